// A position as a text and as a link: to be read, copied, typed or pasted. The engine reads it, and says what is wrong.

import { make, setText } from "../dom.js";

/** @import { Desk } from "../desk.js" */
/** @import { Parts } from "./parts.js" */

/** A field for the text, and a link that opens the same position. */
export class PositionText {
  #desk;
  #read;
  #field = make("textarea", { attributes: { rows: "2", spellcheck: "false", autocapitalize: "off", dir: "ltr" } });
  #fault = make("p", { class: "fault", attributes: { role: "status" } });
  /** Why the text that stands there cannot be read, in the language of the moment. */
  /** @type {(() => string) | undefined} */
  #reason;
  #link = make("a", { class: "link" });
  #copy;
  /** What the field was given last: while it still shows that, nobody has typed. */
  #given = "";
  #copied = false;

  /**
   * @param {Desk} desk
   * @param {Parts} parts
   * @param {(text: string) => (() => string) | undefined} read gives why it cannot be read, or nothing
   */
  constructor(desk, parts, read) {
    this.#desk = desk;
    this.#read = read;
    this.#field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      this.#take();
    });
    parts.put(this.#field, "setup.text", "aria-label");
    this.#copy = make("button", { class: "tool", attributes: { type: "button" } });
    this.#copy.addEventListener("click", () => this.#toClipboard());
    parts.put(this.#link, "setup.link");
    this.#link.hidden = !desk.options.links;
    this.element = make(
      "section",
      {},
      parts.put(make("h4"), "setup.text"),
      this.#field,
      this.#fault,
      make(
        "div",
        { class: "row" },
        parts.button("setup.read", () => this.#take()),
        this.#copy,
        this.#link,
      ),
    );
    this.#fault.hidden = true;
  }

  /**
   * @param {string} text
   * @param {string} address
   */
  show(text, address) {
    this.#link.href = address;
    if (this.#given === text) return;
    this.#given = text;
    this.#field.value = text;
    this.#blame(undefined);
    this.#copied = false;
    this.rewrite();
  }

  rewrite() {
    setText(this.#copy, this.#desk.words.say(this.#copied ? "setup.copied" : "setup.copy"));
    this.#blame(this.#reason);
  }

  #take() {
    // What is read is written as the engine writes it, even where that is what stood there before.
    const typed = this.#field.value;
    const reason = this.#read(typed);
    if (!reason) this.#field.value = this.#given;
    this.#blame(reason);
    if (reason) this.#desk.say(reason());
  }

  /** @param {(() => string) | undefined} reason */
  #blame(reason) {
    this.#reason = reason;
    this.#fault.hidden = reason === undefined;
    setText(this.#fault, reason?.() ?? "");
    if (reason) this.#field.setAttribute("aria-invalid", "true");
    else this.#field.removeAttribute("aria-invalid");
  }

  async #toClipboard() {
    const { words } = this.#desk;
    const text = this.#link.href;
    this.#copied = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => true,
      () => false,
    );
    // In a frame the clipboard may be closed; then the text is shown, to be copied by hand.
    if (!this.#copied) {
      this.#field.value = text;
      this.#field.focus({ preventScroll: true });
      this.#field.select();
    }
    this.#desk.say(words.say(this.#copied ? "setup.copied" : "setup.selected"));
    this.rewrite();
  }
}
