// The small strip of messages above the board: each with its stable code, dismissible, never more than a few.

import { make } from "./dom.js";
import { icon } from "./icons.js";

/** @import { Announcer } from "./announce.js" */
/** @import { Words } from "./words.js" */

/**
 * @typedef {object} Message
 * @property {() => string} say its text, in whichever language is spoken when it is asked
 * @property {string} [code] the stable name of what went wrong
 * @property {{ label: () => string, act: () => void }} [action] something to do about it
 * @property {{ label: () => string, text: string }} [kept] a text that must not be lost, to read and to copy
 * @property {boolean} [lasting] stays when the next turn is played
 */

// More than this at once would push the board off the screen.
const MOST = 4;

/** Shows messages, the newest last. */
export class Strip {
  #words;
  #announcer;
  #silent;
  /** What is shown, and how each is written in another language. */
  /** @type {Map<HTMLElement, { message: Message, write: () => void }>} */
  #shown = new Map();

  /**
   * @param {Words} words
   * @param {Announcer} announcer
   * @param {boolean} silent for exhibitions: nothing is shown
   */
  constructor(words, announcer, silent) {
    this.#words = words;
    this.#announcer = announcer;
    this.#silent = silent;
    this.element = make("div", { class: "strip", part: "strip" });
  }

  /** @param {Message} message */
  show(message) {
    if (this.#silent) return;
    for (const [row, shown] of this.#shown) if (shown.message.say() === message.say()) this.#remove(row);
    const close = make("button", { class: "quiet close", attributes: { type: "button" } }, icon("close"));
    const sentence = make("span");
    const text = make("p", {}, sentence);
    if (message.code) text.append(" ", make("code", { text: message.code }));
    const row = make("div", { class: "message" }, icon("note"), text);
    const action = message.action && this.#action(message.action, row);
    if (action) row.append(action);
    row.append(close);
    const kept = message.kept && keptText(message.kept.text);
    if (kept) row.append(kept.element);
    const write = () => {
      sentence.textContent = message.say();
      close.setAttribute("aria-label", this.#words.say("button.dismiss"));
      if (action) action.textContent = message.action?.label() ?? "";
      kept?.write(message.kept?.label() ?? "");
    };
    write();
    close.addEventListener("click", () => this.#remove(row));
    this.#shown.set(row, { message, write });
    this.element.append(row);
    for (const row of [...this.#shown.keys()].slice(0, -MOST)) this.#remove(row);
    this.#announcer.say(message.say());
  }

  /** Writes everything again: the language is another. */
  rewrite() {
    for (const { write } of this.#shown.values()) write();
  }

  /** Takes away what only mattered until the next turn. */
  clearPassing() {
    for (const [row, { message }] of [...this.#shown]) if (!message.lasting) this.#remove(row);
  }

  /**
   * Takes a message away. The focus that was in it goes to the next thing that can have it.
   * @param {HTMLElement} row
   */
  #remove(row) {
    const focused = row.matches(":focus-within");
    row.remove();
    this.#shown.delete(row);
    if (!focused) return;
    const next = this.element.querySelector("button") ?? this.element.parentElement?.querySelector('[tabindex="0"]');
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }

  /**
   * @param {{ act: () => void }} action
   * @param {HTMLElement} row
   */
  #action(action, row) {
    const button = make("button", { class: "link", attributes: { type: "button" } });
    button.addEventListener("click", () => {
      this.#remove(row);
      action.act();
    });
    return button;
  }
}

/** @param {string} text */
function keptText(text) {
  const area = make("textarea", { attributes: { readonly: "", rows: "4", spellcheck: "false" } });
  area.value = text.slice(0, 20_000);
  const summary = make("summary");
  const write = (/** @type {string} */ label) => {
    summary.textContent = label;
    area.setAttribute("aria-label", label);
  };
  return { element: make("details", {}, summary, area), write };
}
