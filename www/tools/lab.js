// The rule lab: another answer to any question, what that changes on the board, and what it does to random games.

import { standing } from "../asking.js";
import { make, setText } from "../dom.js";
import { questions } from "../engine.js";
import { rulesetOf, rulesets } from "../game.js";
import { differencesOf, titleOf } from "../rules.js";
import { Address } from "./address.js";
import { Answers, questionOf } from "./answers.js";
import { Experiment } from "./experiment.js";

/** @import { Desk } from "../desk.js" */
/** @import { Tool } from "../tools.js" */
/** @import { Choice } from "./answers.js" */

export { SHEAF } from "../words/lab/sheaf.js";
export const STYLE = new URL("lab.css", import.meta.url).href;

/** @type {readonly ["a", "b"]} */
const COLUMNS = ["a", "b"];

/**
 * @param {Desk} desk
 * @returns {Tool}
 */
export function open(desk) {
  const lab = new Lab(desk);
  return { element: lab.element, rewrite: () => lab.write(), close: () => lab.close() };
}

class Lab {
  #desk;
  #words;
  /** One ruleset, or two that are compared. */
  /** @type {Answers[]} */
  #rulesets = [];
  /** Which of them is on the board. */
  #shown = 0;
  /** @type {Choice} */
  #choice;
  #grid = make("div", { class: "lab-grid" });
  #compare = make("button", { class: "tool", attributes: { type: "button" } });
  #standing = make("p", { class: "lab-standing" });
  #differs = make("div");
  #experiment;
  #address;
  #stop;
  /** What is written again in another language. */
  /** @type {(() => void)[]} */
  #texts = [];

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#words = desk.words;
    this.#choice = {
      questions: desk.ask(questions) ?? [],
      tellings: desk.ask(rulesets) ?? [],
      describe: (rules) => desk.ask(() => rulesetOf(rules)),
    };
    this.#experiment = new Experiment(desk);
    this.#address = new Address(desk);
    this.#compare.addEventListener("click", () => this.#toggle());
    this.element = make(
      "div",
      { class: "lab" },
      this.#grid,
      make("div", { class: "row" }, this.#compare),
      this.#standing,
      this.#differs,
      this.#experiment.element,
      this.#address.element,
    );
    this.#add(desk.state.rules);
    this.#stop = desk.watch({ changed: () => this.#follow() });
    this.write();
  }

  close() {
    this.#stop();
    this.#experiment.close();
  }

  /** Says everything in the language of the moment. */
  write() {
    const words = this.#words;
    const compared = this.#rulesets.length > 1;
    setText(this.#compare, words.say(compared ? "lab.compare.end" : "lab.compare"));
    for (const [index, answers] of this.#rulesets.entries()) answers.write(compared ? this.#nameOf(index) : "");
    for (const write of this.#texts) write();
    this.#experiment.write();
    this.#address.write();
    this.#describe();
    this.#follow();
  }

  get #infos() {
    return this.#rulesets.map(({ info }) => info);
  }

  /** @param {number} index */
  #nameOf(index) {
    return this.#words.say(`lab.rules.${COLUMNS[index] ?? "a"}`);
  }

  /**
   * Adds a ruleset to choose.
   * @param {string} rules
   */
  #add(rules) {
    const info = this.#choice.describe(rules) ?? this.#choice.tellings[0];
    if (!info) return;
    const answers = new Answers(this.#words, this.#choice, info, () => this.#changed(this.#rulesets.indexOf(answers)));
    this.#rulesets.push(answers);
    this.#arrange();
  }

  #toggle() {
    const [first] = this.#infos;
    if (this.#rulesets.length === 1) {
      // What there is most to say about is compared first.
      this.#add(first?.name === "standard" ? "wikipedia" : "standard");
    } else {
      this.#rulesets.pop();
      if (this.#shown === 1) this.#show(0);
      this.#arrange();
    }
    this.write();
  }

  /**
   * An answer has changed.
   * @param {number} index
   */
  #changed(index) {
    this.#show(index);
    this.write();
    this.#desk.say([...this.#sentences(index), standing(this.#words, this.#desk.state)].join(" "));
  }

  /**
   * Puts a ruleset on the board: with the seeds as they lie, where its board has room for just those.
   * @param {number} index
   */
  #show(index) {
    const info = this.#infos[index];
    if (!info) return;
    this.#shown = index;
    const { rules, position, over } = this.#desk.state;
    const before = this.#choice.describe(rules)?.answers ?? [];
    const alike = [0, 1].every((question) => before[question] === info.answers[question]);
    // What binds the headings is part of a position under some rules only.
    const seeds = position.split(" ").slice(0, 2).join(" ");
    this.#desk.put({ rules: info.name, ...(alike && !over ? { position: seeds } : {}) });
  }

  /** Puts the controls in their rows: a question, and what each ruleset answers. */
  #arrange() {
    this.#texts = [];
    this.#grid.toggleAttribute("data-compared", this.#rulesets.length > 1);
    this.#grid.replaceChildren();
    if (this.#rulesets.length > 1) this.#grid.append(make("div", { class: "lab-row lab-heads" }, ...this.#heads()));
    this.#row(
      () => this.#words.say("lab.telling"),
      (answers) => answers.telling,
    );
    for (const { question } of this.#choice.questions) {
      this.#row(
        () => questionOf(this.#words, question),
        (answers) => answers.selects.get(question),
      );
    }
  }

  /** A button for each ruleset that puts it on the board. */
  #heads() {
    const heads = this.#rulesets.map((_, index) => {
      const button = make("button", { class: "tool", attributes: { type: "button" } });
      button.addEventListener("click", () => {
        this.#show(index);
        this.write();
      });
      this.#texts.push(() => {
        const shown = this.#shown === index;
        button.setAttribute("aria-pressed", String(shown));
        const rules = this.#nameOf(index);
        setText(button, shown ? this.#words.say("lab.shown", { rules }) : this.#words.say("lab.show", { rules }));
      });
      return button;
    });
    return [make("span"), ...heads];
  }

  /**
   * @param {() => string} text
   * @param {(answers: Answers) => HTMLSelectElement | undefined} control
   */
  #row(text, control) {
    const label = make("span", { class: "lab-label", attributes: { "aria-hidden": "true" } });
    const controls = this.#rulesets.map(control).filter((each) => each !== undefined);
    const row = make("div", { class: "lab-row" }, label, ...controls);
    this.#texts.push(() => {
      setText(label, text());
      const [one, other] = controls;
      row.toggleAttribute("data-differs", one !== undefined && other !== undefined && one.value !== other.value);
    });
    this.#grid.append(row);
  }

  /** What the rulesets have otherwise than the usual game. */
  #describe() {
    const words = this.#words;
    const compared = this.#rulesets.length > 1;
    const parts = this.#rulesets.map((_, index) => {
      const sentences = this.#sentences(index);
      const title = compared ? words.say("lab.differs.of", { rules: this.#nameOf(index) }) : words.say("rules.differs");
      const list = make("ul", { class: "rules" }, ...sentences.map((text) => make("li", { text })));
      return [make("h4", { text: title }), list];
    });
    this.#differs.replaceChildren(...parts.flat());
    const columns = this.#infos.map((info, index) => ({
      info,
      title: compared ? this.#nameOf(index) : titleOf(words, info),
    }));
    this.#experiment.show(columns);
    const info = this.#infos[this.#shown];
    if (info) this.#address.show(info);
  }

  /**
   * What a ruleset has otherwise, a sentence each; or that it has nothing.
   * @param {number} index
   */
  #sentences(index) {
    const info = this.#infos[index];
    const sentences = info ? differencesOf(this.#words, info) : [];
    return sentences.length > 0 ? sentences : [this.#words.say("lab.nothing")];
  }

  /** Follows the board: which holes can be sown now. */
  #follow() {
    setText(this.#standing, standing(this.#words, this.#desk.state));
  }
}
