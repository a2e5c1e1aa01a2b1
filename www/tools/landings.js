// What was decided in a turn, event by event, as the engine tells it: sentences with the rule and who says it.

import { make } from "../dom.js";
import { sourceNames } from "../rules.js";
import { endHint } from "../telling.js";

/** @import { TurnTelling, WireEvent } from "../pkg/katro.js" */
/** @import { Values, Words } from "../words.js" */

/**
 * A landing, a step or the end, with all that is said of it.
 * @typedef {object} Decision
 * @property {number} step the number of the event: the step of the telling that shows it
 * @property {[from: number, to: number]} seen the steps at which it lies before one's eyes
 * @property {string} title
 * @property {Node[]} because
 * @property {Map<string, string>} marks the holes that it is about
 */

/**
 * A sentence, and under it the rule.
 * @param {string} sentence
 * @param {string} rule
 */
export function because(sentence, rule) {
  return make("p", { class: "because" }, make("span", { text: sentence }), " ", make("small", { text: rule }));
}

/**
 * The rule of a reason and its code, as the engine writes them: `7:facing-empty`.
 * @param {string} reason
 * @returns {[rule: string, code: string]}
 */
export function partsOf(reason) {
  const [rule = "", code = ""] = reason.split(":");
  return [rule, code];
}

/**
 * A rule by its number, with who says it.
 * @param {Words} words
 * @param {string[]} says who says each rule, as the engine writes it: `4:WP:headings-from-elsewhere`
 * @param {string} rule
 */
export function ruleLine(words, says, rule) {
  const said = says.find((each) => each.startsWith(`${rule}:`));
  if (said === undefined) return words.say("reasons.agreed");
  const [, sources = "", ours] = said.split(":");
  if (sources === "") return words.say(ours ? "reasons.rule.ours" : "reasons.rule.chosen", { rule });
  const names = sourceNames(words, sources.split(","));
  return words.say(ours ? "reasons.rule.adopted" : "reasons.rule", { rule, sources: names });
}

/**
 * @param {Words} words
 * @param {string[]} says
 * @param {TurnTelling} telling
 * @returns {Decision[]}
 */
export function decisionsOf(words, says, { events, reasons, side }) {
  /** @type {Decision[]} */
  const decisions = [];
  let [lap, lifted] = [0, { from: "", seeds: 0 }];
  for (const [step, event] of events.entries()) {
    if (event.kind === "lifted") [lap, lifted] = [lap + 1, event];
    const decided = reasons.filter((reason) => reason.startsWith(`${step}:`));
    if (decided.length === 0) continue;
    const captured = event.kind === "landed" ? capturesAfter(events, step) : [];
    const from = event.kind === "stepped" ? event.from : words.list(captured.map((each) => each.from));
    const at = event.kind === "landed" ? event.at : event.kind === "stepped" ? event.to : "";
    const n = captured.reduce((sum, { seeds }) => sum + seeds, 0);
    const values = { at, from, side, n };
    const before = events[step - 1];
    const stepped = event.kind === "stepped" ? event : before?.kind === "stepped" ? before : undefined;
    const title = stepped
      ? words.say("reasons.step", { from: stepped.from, at: stepped.to })
      : event.kind === "ended"
        ? words.say("reasons.end")
        : words.say("reasons.lap", { lap, n: lifted.seeds, from: lifted.from, at });
    const lines = decided.map((reason) => {
      const [rule, code] = partsOf(reason.slice(reason.indexOf(":") + 1));
      const own = stepped && code === "stepped" ? { from: stepped.from, at: stepped.to } : {};
      return because(sentenceOf(words, event, code, { ...values, ...own }), ruleLine(words, says, rule));
    });
    const next = events.findIndex(({ kind }, later) => step < later && kind === "lifted");
    const marks = new Map(at ? [[at, "landing"]] : []);
    for (const each of captured) marks.set(each.from, "taken");
    if (event.kind === "landed" && event.facing !== undefined) marks.set(event.facing, "facing");
    decisions.push({
      step,
      seen: [Math.max(0, step - 1), next < 0 ? events.length : next],
      title,
      because: lines,
      marks,
    });
  }
  return decisions;
}

/**
 * @param {Words} words
 * @param {WireEvent} event
 * @param {string} code
 * @param {Values} values
 */
function sentenceOf(words, event, code, values) {
  if (event.kind === "ended") return endHint(words, event.over);
  // Why nothing was captured is said in the same words as on the sheet of laps.
  if (event.kind === "landed" && code === event.why) {
    return words.sayCode("why", code, "why.unknown", { row: event.row ?? "", facing: event.facing ?? "" });
  }
  return words.sayCode("reasons", code, "reasons.unknown", values);
}

/**
 * What was captured at a landing.
 * @param {WireEvent[]} events
 * @param {number} landing
 */
function capturesAfter(events, landing) {
  const captured = [];
  for (const event of events.slice(landing + 1)) {
    if (event.kind !== "captured") break;
    captured.push(event);
  }
  return captured;
}
