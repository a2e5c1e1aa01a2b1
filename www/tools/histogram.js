// How long random games were: a bar for each range of lengths, on one scale for all rulesets that are compared.

import { make } from "../dom.js";
import { draw } from "./graph.js";

/** @import { TallyReport } from "../pkg/katro.js" */
/** @import { Words } from "../words.js" */

const WIDTHS = [1, 2, 5, 10, 20, 50, 100];
const MOST_BARS = 42;
const HEIGHT = 100;

/**
 * What all histograms side by side have in common.
 * @typedef {object} Scale
 * @property {number} width how many turns a bar stands for
 * @property {number} bars
 * @property {number} most the share of games in the highest bar
 */

/**
 * @param {TallyReport[]} reports
 * @returns {Scale}
 */
export function scaleOf(reports) {
  const longest = Math.max(0, ...reports.map((report) => report.longest));
  const width = WIDTHS.find((each) => longest / each < MOST_BARS) ?? 100;
  const bars = Math.floor(longest / width) + 1;
  const most = Math.max(0, ...reports.map((report) => Math.max(...barsOf(report, { width, bars })) / report.games));
  return { width, bars, most };
}

/**
 * @param {Words} words
 * @param {string} title
 * @param {TallyReport} report
 * @param {Scale} scale
 */
export function histogram(words, title, report, scale) {
  const bars = barsOf(report, scale);
  const { width } = scale;
  const svg = draw("svg", {
    class: "histogram-bars",
    viewBox: `0 0 ${10 * scale.bars} ${HEIGHT}`,
    preserveAspectRatio: "none",
    "aria-hidden": "true",
  });
  for (const [index, games] of bars.entries()) {
    const height = (HEIGHT * games) / report.games / Math.max(scale.most, 1e-9);
    const place = { x: String(10 * index + 0.5), y: String(HEIGHT - height), height: String(height) };
    svg.append(draw("rect", { ...place, width: "9", "data-games": String(games) }));
  }
  const middle = draw("line", { class: "histogram-median", y1: "0", y2: String(HEIGHT) });
  const at = String(10 * ((report.median + 0.5) / width));
  middle.setAttribute("x1", at);
  middle.setAttribute("x2", at);
  svg.append(middle);
  const highest = bars.indexOf(Math.max(...bars));
  const label = words.say("lab.lengths.label", {
    rules: title,
    median: report.median,
    from: highest * width,
    to: highest * width + width - 1,
    longest: report.longest,
  });
  return make(
    "figure",
    { class: "histogram" },
    make("figcaption", { text: title }),
    make("div", { attributes: { role: "img", "aria-label": label } }, svg),
    axis(words, scale),
  );
}

/**
 * @param {Words} words
 * @param {Scale} scale
 */
function axis(words, { bars, width }) {
  const number = (/** @type {number} */ n) => make("span", { text: words.say("lab.value.number", { n }) });
  return make("div", { class: "axis", attributes: { "aria-hidden": "true" } }, number(0), number(bars * width));
}

/**
 * How many games there are in each bar.
 * @param {TallyReport} report
 * @param {Pick<Scale, "width" | "bars">} scale
 */
function barsOf({ lengths }, { width, bars }) {
  const counts = Array.from({ length: bars }, () => 0);
  for (const { turns, games } of lengths) {
    const bar = Math.floor(turns / width);
    counts[bar] = (counts[bar] ?? 0) + games;
  }
  return counts;
}
