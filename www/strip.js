// The small strip of messages above the board: each with its stable code, dismissible, never more than a few.

import { make } from "./dom.js";
import { icon } from "./icons.js";

/** @import { Announcer } from "./announce.js" */
/** @import { Words } from "./words.js" */

/**
 * @typedef {object} Message
 * @property {string} text
 * @property {string} [code] the stable name of what went wrong
 * @property {{ label: string, act: () => void }} [action] something to do about it
 * @property {{ label: string, text: string }} [kept] a text that must not be lost, to read and to copy
 * @property {boolean} [lasting] stays when the next turn is played
 */

// More than this at once would push the board off the screen.
const MOST = 4;

/** Shows messages, the newest last. */
export class Strip {
  #words;
  #announcer;
  #silent;

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
    for (const row of this.element.children) {
      if (row.querySelector("p")?.firstChild?.textContent === message.text) row.remove();
    }
    const close = make("button", {
      class: "quiet close",
      attributes: { type: "button", "aria-label": this.#words.say("button.dismiss") },
    });
    close.append(icon("close"));
    const text = make("p", { text: message.text });
    if (message.code) text.append(" ", make("code", { text: message.code }));
    const row = make("div", { class: "message" }, icon("note"), text);
    if (message.lasting) row.dataset.lasting = "";
    if (message.action) row.append(this.#action(message.action, row));
    row.append(close);
    if (message.kept) row.append(keptText(message.kept));
    close.addEventListener("click", () => row.remove());
    this.element.append(row);
    while (this.element.children.length > MOST) this.element.firstElementChild?.remove();
    this.#announcer.say(message.text);
  }

  /** Takes away what only mattered until the next turn. */
  clearPassing() {
    for (const row of [...this.element.children]) {
      if (!(row instanceof HTMLElement) || row.dataset.lasting === undefined) row.remove();
    }
  }

  /**
   * @param {{ label: string, act: () => void }} action
   * @param {HTMLElement} row
   */
  #action(action, row) {
    const button = make("button", { class: "link", text: action.label, attributes: { type: "button" } });
    button.addEventListener("click", () => {
      row.remove();
      action.act();
    });
    return button;
  }
}

/** @param {{ label: string, text: string }} kept */
function keptText({ label, text }) {
  const area = make("textarea", { attributes: { readonly: "", rows: "4", spellcheck: "false", "aria-label": label } });
  area.value = text.slice(0, 20_000);
  return make("details", {}, make("summary", { text: label }), area);
}
