// A text that can be taken away: shown, to be copied by hand, and with buttons that copy it or save it as a file.

import { make, setText } from "../dom.js";

/** @import { Desk } from "../desk.js" */
/** @import { WordKey } from "../words.js" */

/** A text with its title and its buttons. The words it needs are those of the take-home tool. */
export class Keepsake {
  #desk;
  #title;
  #file;
  #type;
  #heading = make("h4");
  #text = make("textarea", { attributes: { readonly: "", rows: "5", spellcheck: "false", dir: "ltr" } });
  #copy = make("button", { class: "tool", attributes: { type: "button" } });
  #save = make("button", { class: "tool", attributes: { type: "button" } });

  /**
   * @param {Desk} desk
   * @param {WordKey} title
   * @param {string} file what the file is called
   * @param {string} type its media type
   */
  constructor(desk, title, file, type) {
    this.#desk = desk;
    this.#title = title;
    this.#file = file;
    this.#type = type;
    this.#copy.addEventListener("click", () => this.#toClipboard());
    this.#save.addEventListener("click", () => this.#toFile());
    this.element = make(
      "section",
      { class: "keepsake" },
      this.#heading,
      this.#text,
      make("div", { class: "row" }, this.#copy, this.#save),
    );
  }

  /** @param {string} text */
  show(text) {
    if (this.#text.value !== text) this.#text.value = text;
  }

  rewrite() {
    const { words } = this.#desk;
    setText(this.#heading, words.say(this.#title));
    this.#text.setAttribute("aria-label", words.say(this.#title));
    setText(this.#copy, words.say("takehome.copy"));
    setText(this.#save, words.say("takehome.save"));
  }

  async #toClipboard() {
    const { words } = this.#desk;
    this.#text.focus({ preventScroll: true });
    this.#text.select();
    const copied = await navigator.clipboard?.writeText(this.#text.value).then(
      () => true,
      () => false,
    );
    // In a frame the clipboard may be closed; then it is in the hands of whoever asked.
    const key = copied ? "takehome.copied" : "takehome.selected";
    this.#desk.say(words.say(key));
    setText(this.#copy, words.say(copied ? "takehome.copied" : "takehome.copy"));
    if (!copied) this.#desk.strip.show({ say: () => words.say("takehome.selected") });
  }

  #toFile() {
    saveFile(this.element, this.#text.value, this.#file, this.#type);
  }
}

/**
 * Saves something as a file. Where a frame may save none, nothing happens.
 * @param {HTMLElement} host
 * @param {string | Blob} content
 * @param {string} file what it is called
 * @param {string} type its media type
 */
export function saveFile(host, content, file, type) {
  const coded = typeof content === "string" ? `${type};charset=utf-8` : type;
  const href = URL.createObjectURL(new Blob([content], { type: coded }));
  const link = make("a", { attributes: { href, download: file } });
  host.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
