// What the tools for a class are made of: buttons, choices and sentences that can be said again in another language.

import { isEnabled, make, setText } from "../dom.js";

/** @import { WordKey, Words } from "../words.js" */

/** Makes parts, and writes all of them again when the language is another. */
export class Parts {
  #words;
  /** @type {(() => void)[]} */
  #written = [];

  /** @param {Words} words */
  constructor(words) {
    this.#words = words;
  }

  /** Writes everything again. */
  rewrite() {
    for (const write of this.#written) write();
  }

  /**
   * Writes the sentence of a key into an element, or into one of its attributes.
   * @template {Element} E
   * @param {E} element
   * @param {WordKey} key
   * @param {string} [attribute]
   * @returns {E}
   */
  put(element, key, attribute) {
    const write = () => {
      const text = this.#words.say(key);
      if (attribute === undefined) setText(element, text);
      else element.setAttribute(attribute, text);
    };
    this.#written.push(write);
    write();
    return element;
  }

  /**
   * @param {WordKey} key
   * @param {() => void} act
   */
  button(key, act) {
    const button = make("button", { class: "tool", attributes: { type: "button" } });
    button.addEventListener("click", () => {
      if (isEnabled(button)) act();
    });
    return this.put(button, key);
  }

  /**
   * A few answers to one question, of which one is given.
   * @template {string} V
   * @param {WordKey} question
   * @param {[V, WordKey][]} answers
   * @param {(value: V) => void} chosen
   */
  choice(question, answers, chosen) {
    const buttons = answers.map(([value, key]) => {
      const button = this.button(key, () => chosen(value));
      button.dataset.value = value;
      return button;
    });
    const name = this.put(make("span", { class: "question" }), question);
    const group = make("div", { class: "answers", attributes: { role: "group" } }, ...buttons);
    this.put(group, question, "aria-label");
    name.setAttribute("aria-hidden", "true");
    return {
      element: make("div", { class: "choice-line" }, name, group),
      /** @param {V} value */
      show(value) {
        for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.value === value));
      },
    };
  }

  /**
   * Something that is on or off.
   * @param {WordKey} key
   * @param {(on: "on" | "off") => void} switched
   */
  toggle(key, switched) {
    const box = make("input", { attributes: { type: "checkbox" } });
    box.addEventListener("change", () => switched(box.checked ? "on" : "off"));
    const element = make("label", { class: "toggle" }, box, this.put(make("span"), key));
    return { element, box };
  }
}
