// The sheet of rules: the usual game, what the telling on the table has otherwise, all tellings, and who says so.

import { make } from "./dom.js";

/** @import { RulesetInfo } from "./pkg/katro.js" */
/** @import { WordKey, Words } from "./words.js" */

/** @type {WordKey[]} */
const USUAL = [
  "rule.board",
  "rule.rows",
  "rule.start",
  "rule.heading",
  "rule.sowing",
  "rule.relay",
  "rule.capture",
  "rule.onward",
  "rule.end",
];

/** @type {[WordKey, WordKey][]} */
const GLOSSARY = [
  ["glossary.katro", "glossary.katro.is"],
  ["glossary.way", "glossary.way.is"],
  ["glossary.lap", "glossary.lap.is"],
  ["glossary.relay", "glossary.relay.is"],
  ["glossary.facing", "glossary.facing.is"],
];

/**
 * @param {Words} words
 * @param {RulesetInfo[]} rulesets all that there are
 * @param {RulesetInfo | undefined} here the one on the table
 * @returns {Node[]}
 */
export function ruleSheet(words, rulesets, here) {
  const heading = (/** @type {string} */ text) => make("h3", { text });
  /** @type {Node[]} */
  const content = [];
  if (here) content.push(heading(words.say("rules.here", { title: titleOf(words, here) })));
  const differs = here ? differencesOf(words, here) : [];
  if (differs.length > 0) content.push(make("p", { text: words.say("rules.differs") }), listed("ul", differs));
  content.push(heading(words.say("rules.usual")), listed("ol", usualRules(words)));
  const ours = here?.ours.map((code) => words.sayCode("ours", code, "ours.unknown")) ?? [];
  content.push(
    heading(words.say("rules.ours")),
    make("p", { text: words.say("rules.ours.about") }),
    listed("ul", ours),
  );
  content.push(heading(words.say("rules.glossary")), glossary(words));
  content.push(heading(words.say("rules.ways")), ...rulesets.map((ruleset) => way(words, ruleset)));
  const sources = new Set(rulesets.flatMap((ruleset) => ruleset.sources.map(({ short }) => short)));
  const references = [...sources].map((short) => words.sayCode("source", short, "source.unknown"));
  content.push(heading(words.say("rules.sources")), listed("ul", references));
  return content;
}

/**
 * The usual game, sentence by sentence.
 * @param {Words} words
 */
export function usualRules(words) {
  return USUAL.map((key) => words.say(key));
}

/**
 * @param {Words} words
 * @param {RulesetInfo} ruleset
 */
export function titleOf(words, ruleset) {
  // What nobody tells has no name.
  if (ruleset.sources.length === 0) return words.say("title.own");
  return words.sayCode("title", ruleset.name, "title.unknown");
}

/**
 * @param {Words} words
 * @param {RulesetInfo} ruleset
 */
export function differencesOf(words, ruleset) {
  return ruleset.differs.map((code) => words.sayCode("differs", code.replace(":", "."), "differs.unknown"));
}

/**
 * One way to play: its name, what it has otherwise, and who says so.
 * @param {Words} words
 * @param {RulesetInfo} ruleset
 */
function way(words, ruleset) {
  const sources = words.list(ruleset.sources.map(({ short }) => SHORT[short] ?? short));
  return make(
    "details",
    { class: "way" },
    make("summary", { text: titleOf(words, ruleset) }),
    listed("ul", differencesOf(words, ruleset)),
    make("p", { text: words.say("rules.sources.of", { sources }) }),
  );
}

/**
 * What the sources are called among people. Names, the same in every language.
 * @type {Record<string, string>}
 */
const SHORT = { MW: "Mancala World", WP: "Wikipedia", DV: "de Voogt", LN: "Linton", TN: "Tiennot", Ludii: "Ludii" };

/** @param {Words} words */
function glossary(words) {
  const list = make("dl", { class: "glossary" });
  for (const [term, meaning] of GLOSSARY) {
    list.append(make("div", {}, make("dt", { text: words.say(term) }), make("dd", { text: words.say(meaning) })));
  }
  return list;
}

/**
 * @param {"ol" | "ul"} kind
 * @param {string[]} lines
 */
function listed(kind, lines) {
  return make(kind, { class: "rules" }, ...lines.map((text) => make("li", { text })));
}
