// The sheet of rules: the usual game, what the telling on the table has otherwise, all tellings, and who says so.

import { make } from "./dom.js";

/** @import { RulesetInfo } from "./pkg/katro.js" */
/** @import { WordKey, Words } from "./words.js" */

/** In the order of their numbers, which the engine gives as the reason for whatever happens. */
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
  "rule.last",
  "rule.end",
];

/** The number of the rule that only some tellings have. */
const LAST_SEED_STEPS = 13;

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
  const differs = here?.differs ?? [];
  const [step] = differs.filter((code) => code.startsWith("lone-seed:"));
  if (differs.length > 0) {
    const others = differs.filter((code) => code !== step);
    content.push(
      make("p", { text: words.say("rules.differs") }),
      listed("ul", differencesOf(words, { differs: others })),
    );
    if (step) content.push(listed("ol", differencesOf(words, { differs: [step] }), LAST_SEED_STEPS));
  }
  content.push(heading(words.say("rules.usual")), usual(words, rulesets[0]));
  // Of what is ours, these are rules of their own; the rest is about others.
  const isRule = (/** @type {string} */ code) =>
    here?.says.slice(USUAL.length).some((said) => said.endsWith(`::${code}`)) === true;
  const inWords = (/** @type {string} */ code) => words.sayCode("ours", code, "ours.unknown");
  const ours = here?.ours ?? [];
  content.push(
    heading(words.say("rules.ours")),
    make("p", { text: words.say("rules.ours.about") }),
    listed("ul", ours.filter((code) => !isRule(code)).map(inWords)),
    listed("ol", ours.filter(isRule).map(inWords), USUAL.length + 1),
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
 * @param {Pick<RulesetInfo, "differs">} ruleset
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
  const sources = sourceNames(
    words,
    ruleset.sources.map(({ short }) => short),
  );
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

/**
 * @param {Words} words
 * @param {string[]} shorts
 */
export function sourceNames(words, shorts) {
  return words.list(shorts.map((short) => SHORT[short] ?? short));
}

/**
 * The rules of the usual game, each with who says it.
 * @param {Words} words
 * @param {RulesetInfo | undefined} standard
 */
function usual(words, standard) {
  const list = listed("ol", usualRules(words));
  for (const [at, item] of [...list.children].entries()) {
    item.append(" ", make("small", { text: sourceNames(words, standard?.says[at]?.split(":")[1]?.split(",") ?? []) }));
  }
  return list;
}

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
 * @param {number} [start] the first number
 */
function listed(kind, lines, start = 1) {
  const attributes = kind === "ol" ? { start: String(start) } : {};
  return make(kind, { class: "rules", attributes }, ...lines.map((text) => make("li", { text })));
}
