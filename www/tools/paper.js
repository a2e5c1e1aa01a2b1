// A sheet of paper to take home: the position, an empty board to play on, and the rules, on one page.

import { make } from "../dom.js";
import { differencesOf, titleOf, usualRules } from "../rules.js";
import { endSentence } from "../telling.js";

/** @import { GameState, RulesetInfo } from "../pkg/katro.js" */
/** @import { Words } from "../words.js" */

const SVG = "http://www.w3.org/2000/svg";

/** Holes are this far apart, in the drawing's own measure; the rest is a share of it. */
const APART = 20;

/**
 * The whole sheet, to be put into a document of its own with `paper.css`.
 * @param {Words} words
 * @param {GameState} state
 * @param {RulesetInfo | undefined} ruleset
 * @param {string} address where this position is opened again; nothing where links may not be shown
 */
export function paperOf(words, state, ruleset, address) {
  const { south, north, over, toMove } = state;
  const stands = over ? endSentence(words, over) : words.say("state.next", { next: toMove });
  const caption = `${words.say("state.totals", { south, north })} ${stands}`;
  const title = ruleset ? titleOf(words, ruleset) : state.rules;
  return make(
    "main",
    { class: "paper", attributes: { lang: words.language.tag, dir: words.language.direction } },
    make(
      "header",
      {},
      make("h1", { text: title }),
      make("p", { text: words.say("page.place") }),
      make("p", { class: "position", text: state.position }),
    ),
    make(
      "div",
      { class: "text" },
      make("figure", {}, drawing(words, state, "seeds"), make("figcaption", { text: caption })),
      ...rules(words, ruleset),
    ),
    make(
      "figure",
      { class: "large" },
      drawing(words, state, "no seeds"),
      make("figcaption", { text: words.say("takehome.paper.empty") }),
    ),
    ...(address === "" ? [] : [make("footer", { text: address })]),
  );
}

/**
 * @param {Words} words
 * @param {RulesetInfo | undefined} ruleset
 */
function rules(words, ruleset) {
  const heading = (/** @type {string} */ text) => make("h2", { text });
  const list = (/** @type {string[]} */ lines) => make("ul", {}, ...lines.map((text) => make("li", { text })));
  const differs = ruleset ? differencesOf(words, ruleset) : [];
  const ours = ruleset?.ours.map((code) => words.sayCode("ours", code, "ours.unknown")) ?? [];
  return [
    ...(differs.length > 0 ? [heading(words.say("rules.differs")), list(differs)] : []),
    heading(words.say("rules.usual")),
    make("ol", {}, ...usualRules(words).map((text) => make("li", { text }))),
    ...(ours.length > 0 ? [heading(words.say("rules.ours")), list(ours)] : []),
  ];
}

/**
 * The board in lines: South's holes are rings, North's are double rings, so that nobody needs colours.
 * @param {Words} words
 * @param {GameState} state
 * @param {"seeds" | "no seeds"} what
 */
function drawing(words, { holes, rows, columns }, what) {
  const width = (columns + 0.3) * APART;
  const middle = 0.6 * APART;
  const height = (rows + 0.3) * APART + middle;
  const svg = drawn("svg", { viewBox: `0 0 ${width} ${height}`, role: "img" });
  svg.setAttribute("aria-label", words.say("board.label", { rows, columns }));
  svg.append(drawn("rect", { x: 0.5, y: 0.5, width: width - 1, height: height - 1, rx: 5, class: "ground" }));
  const half = height / 2;
  svg.append(drawn("line", { x1: 5, y1: half, x2: width - 5, y2: half, class: "middle" }));
  holes.forEach(({ hole, side, seeds }, at) => {
    const x = ((at % columns) + 0.65) * APART;
    const y = (Math.floor(at / columns) + 0.65) * APART + (side === "south" ? middle : 0);
    svg.append(drawn("circle", { cx: x, cy: y, r: 0.41 * APART, class: side }));
    if (side === "north") svg.append(drawn("circle", { cx: x, cy: y, r: 0.36 * APART, class: "inside" }));
    const letter = drawn("text", { x: x - 0.49 * APART, y: y - 0.3 * APART, class: "letter" });
    letter.textContent = hole;
    svg.append(letter);
    if (what === "no seeds") return;
    const number = drawn("text", { x, y: y + 3.1, class: "number" });
    number.textContent = String(seeds);
    svg.append(number);
  });
  return svg;
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
function drawn(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
