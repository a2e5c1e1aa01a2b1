// What was counted of random games, as a table: a line for each figure, a column for each ruleset.

import { make } from "../dom.js";

/** @import { TallyReport } from "../pkg/katro.js" */
/** @import { WordKey, Words } from "../words.js" */

/** @typedef {(report: TallyReport, words: Words) => string} Figure */

/** @type {[WordKey, Figure][]} */
const FIGURES = [
  ["lab.row.games", ({ games }, words) => number(words, games)],
  ["lab.row.south", (report, words) => share(words, report.wonSouth, report)],
  ["lab.row.north", (report, words) => share(words, report.wonNorth, report)],
  ["lab.row.first", first],
  ["lab.row.repetition", (report, words) => share(words, report.drawnByRepetition, report)],
  ["lab.row.only-endless", (report, words) => share(words, report.drawnByEndless, report)],
  ["lab.row.unfinished", (report, words) => share(words, report.unfinished, report)],
  ["lab.row.median", ({ median }, words) => number(words, median)],
  ["lab.row.mean", ({ turns, games }, words) => number(words, turns / games)],
  ["lab.row.range", ({ shortest, longest }, words) => words.say("lab.value.range", { from: shortest, to: longest })],
  ["lab.row.captures", ({ capturing, games }, words) => number(words, capturing / games)],
  ["lab.row.captured", ({ captured, games }, words) => number(words, captured / games)],
  ["lab.row.laps", ({ laps, turns }, words) => number(words, laps / Math.max(1, turns))],
  ["lab.row.longest", ({ longestSowing }, words) => number(words, longestSowing)],
  ["lab.row.endless", ({ endless }, words) => number(words, endless)],
];

/**
 * @param {Words} words
 * @param {{ title: string, report: TallyReport | undefined }[]} columns
 */
export function figureTable(words, columns) {
  const head = columns.map(({ title }) => make("th", { text: title, attributes: { scope: "col" } }));
  const rows = FIGURES.map(([key, figure]) => {
    const cells = columns.map(({ report }) => make("td", { text: report?.games ? figure(report, words) : "–" }));
    return make("tr", {}, make("th", { text: words.say(key), attributes: { scope: "row" } }), ...cells);
  });
  return make(
    "table",
    { class: "figure-table" },
    make("caption", { class: "spoken", text: words.say("lab.figures") }),
    make("thead", {}, make("tr", {}, make("td"), ...head)),
    make("tbody", {}, ...rows),
  );
}

/**
 * How many of a hundred games, to one decimal.
 * @param {number} games
 * @param {TallyReport} report
 */
export function percentOf(games, report) {
  return rounded((100 * games) / Math.max(1, report.games));
}

/**
 * Who wins by how many games of a hundred more, and two standard errors of that: within them it may be chance.
 * @param {TallyReport} report
 * @param {Words} words
 */
function first({ games, wonSouth, wonNorth }, words) {
  const lead = (wonSouth - wonNorth) / games;
  const variance = (wonSouth + wonNorth) / games - lead * lead;
  const error = rounded(200 * Math.sqrt(Math.max(0, variance) / games));
  const side = lead > 0 ? "south" : "north";
  if (lead === 0) return words.say("lab.value.level", { error });
  return words.say("lab.value.first", { side, n: Math.abs(rounded(100 * lead)), error });
}

/**
 * @param {Words} words
 * @param {number} games
 * @param {TallyReport} report
 */
function share(words, games, report) {
  return words.say("lab.value.share", { n: games, percent: percentOf(games, report) });
}

/**
 * @param {Words} words
 * @param {number} value
 */
function number(words, value) {
  return words.say("lab.value.number", { n: rounded(value) });
}

/** @param {number} value */
function rounded(value) {
  return Math.round(10 * value) / 10;
}
