// The controls of one ruleset: which telling it is, and what it answers to every question.

import { make, setText } from "../dom.js";
import { titleOf } from "../rules.js";

/** @import { QuestionInfo, RulesetInfo } from "../pkg/katro.js" */
/** @import { Words } from "../words.js" */

/**
 * What there is to choose from.
 * @typedef {object} Choice
 * @property {QuestionInfo[]} questions
 * @property {RulesetInfo[]} tellings
 * @property {(rules: string) => RulesetInfo | undefined} describe
 */

/** The value of the option for rules that nobody tells. */
const OWN = "";

/** A ruleset that is being chosen. */
export class Answers {
  #words;
  #choice;
  #changed;
  #info;
  #own = make("option", { attributes: { value: OWN } });
  /** Which telling it is. */
  telling = make("select", { class: "pick" });
  /** By question: what it answers. */
  /** @type {Map<string, HTMLSelectElement>} */
  selects = new Map();

  /**
   * @param {Words} words
   * @param {Choice} choice
   * @param {RulesetInfo} info what is chosen at first
   * @param {() => void} changed
   */
  constructor(words, choice, info, changed) {
    this.#words = words;
    this.#choice = choice;
    this.#changed = changed;
    this.#info = info;
    this.telling.append(...choice.tellings.map(({ name }) => make("option", { attributes: { value: name } })));
    this.telling.addEventListener("change", () => this.#choose(this.telling.value));
    for (const { question, answers } of choice.questions) {
      const select = make("select", { class: "pick", attributes: { "data-question": question } });
      select.append(...answers.map((answer) => make("option", { attributes: { value: answer } })));
      select.addEventListener("change", () => this.#choose(this.#rules));
      this.selects.set(question, select);
    }
    this.#follow();
  }

  /** The ruleset that is chosen. */
  get info() {
    return this.#info;
  }

  /**
   * Says everything in the language of the moment; what is chosen and what has the focus stay.
   * @param {string} column what this ruleset is called, where there are two
   */
  write(column) {
    const words = this.#words;
    const named = (/** @type {string} */ what) =>
      column === "" ? what : words.say("lab.control", { what, rules: column });
    this.telling.setAttribute("aria-label", named(words.say("lab.telling")));
    setText(this.#own, words.say("title.own"));
    for (const telling of this.#choice.tellings) {
      const option = this.telling.querySelector(`option[value="${telling.name}"]`);
      if (option) setText(option, titleOf(words, telling));
    }
    for (const [question, select] of this.selects) {
      select.setAttribute("aria-label", named(questionOf(words, question)));
      for (const option of select.options) setText(option, this.#marked(question, option.value));
    }
  }

  /** What the selects say, as the engine reads it. */
  get #rules() {
    return ["standard", ...[...this.selects].map(([question, { value }]) => `${question}:${value}`)].join(",");
  }

  /** @param {string} rules */
  #choose(rules) {
    const info = rules === OWN ? undefined : this.#choice.describe(rules);
    if (info) this.#info = info;
    this.#follow();
    this.#changed();
  }

  /** Lets every control show what is chosen. */
  #follow() {
    const { answers, name, sources } = this.#info;
    if (sources.length === 0) this.telling.append(this.#own);
    else this.#own.remove();
    this.telling.value = sources.length === 0 ? OWN : name;
    for (const each of answers) {
      const [question = "", answer = ""] = each.split(":");
      const select = this.selects.get(question);
      if (select) select.value = answer;
    }
  }

  /**
   * An answer in words, with who gives it.
   * @param {string} question
   * @param {string} value
   */
  #marked(question, value) {
    const words = this.#words;
    const answer = answerOf(words, question, value);
    const [first] = this.#choice.tellings.filter(({ answers }) => answers.includes(`${question}:${value}`));
    if (!first) return answer;
    if (first.name === "standard") return words.say("lab.usual", { answer });
    return words.say("lab.told", { answer, telling: titleOf(words, first) });
  }
}

/**
 * A question in words.
 * @param {Words} words
 * @param {string} question
 */
export function questionOf(words, question) {
  return words.sayCode("lab", `question.${question}`, "lab.question.unknown");
}

/**
 * An answer in words.
 * @param {Words} words
 * @param {string} question
 * @param {string} answer
 */
export function answerOf(words, question, answer) {
  const [rows = 0, columns = 0] = answer.split("x").map(Number);
  if (question === "board") return words.say("lab.answer.board", { rows, columns });
  if (question === "seeds") return words.say("lab.answer.seeds", { n: Number(answer) });
  return words.sayCode("lab", `answer.${question}.${answer}`, "lab.answer.unknown", { code: answer });
}
