// Says what could not be had when the game was opened: each fault as a message for the strip.

/** @import { BadOption } from "./options.js" */
/** @import { Fault } from "./opening.js" */
/** @import { Message } from "./strip.js" */
/** @import { Words } from "./words.js" */

/**
 * @param {Words} words
 * @param {BadOption[]} bad
 * @param {Fault[]} faults
 * @returns {Message[]}
 */
export function faultMessages(words, bad, faults) {
  return [
    ...bad.map((option) => ({ say: () => optionText(words, option), code: option.code, lasting: true })),
    ...faults.map((fault) => faultMessage(words, fault)),
  ];
}

/**
 * @param {Words} words
 * @param {BadOption} option
 */
function optionText(words, { name, value, fallback }) {
  if (fallback === undefined) return words.say("strip.option.none", { name, value });
  return words.say("strip.option", { name, value, fallback });
}

/**
 * @param {Words} words
 * @param {Fault} fault
 * @returns {Message}
 */
function faultMessage(words, { what, code, reason, line, column, value = "", text, plies = 0 }) {
  const placed = line !== undefined && column !== undefined;
  const reasoned = () => sentence(words.sayCode("reason", code, "reason.refused", { reason }));
  const values = () => ({ reason: reasoned(), line: line ?? 0, column: column ?? 0, what });
  switch (what) {
    case "rules": {
      // A name that nobody knows is said whole; in a longer text there is a place that is wrong.
      const key = code === "unknown-ruleset" ? "strip.rules" : "strip.rules.at";
      return { say: () => words.say(key, { value, fallback: "standard", ...values() }), code, lasting: true };
    }
    case "ply":
      return { say: () => words.say("strip.ply", { ply: value, n: plies }), code, lasting: true };
    case "position":
    case "record":
      return { say: () => words.say(placed ? "strip.text.at" : "strip.text", values()), code, lasting: true };
    case "stored": {
      const kept = { label: () => words.say("strip.stored.show"), text: text ?? "" };
      return { say: () => words.say(placed ? "strip.stored.at" : "strip.stored", values()), code, kept, lasting: true };
    }
  }
}

/**
 * A reason as a sentence of its own.
 * @param {string} reason
 */
function sentence(reason) {
  const text = reason.trim();
  return /[.!?।]$/.test(text) ? text : `${text}.`;
}
