// How a ruleset is asked for: a link that opens it, and what the engine is told to play the same games.

import { make, setText } from "../dom.js";

/** @import { Desk } from "../desk.js" */
/** @import { RulesetInfo } from "../pkg/katro.js" */

/** The address of a ruleset, to be taken away. */
export class Address {
  #desk;
  #heading = make("h4");
  #link = make("input", { class: "lab-link", attributes: { readonly: "", spellcheck: "false", dir: "ltr" } });
  #copy = make("button", { class: "tool", attributes: { type: "button", "data-do": "copy" } });
  #engine = make("p", { class: "lab-about" });
  #lines = make("pre", { class: "lab-lines", attributes: { dir: "ltr", tabindex: "0" } });

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#copy.addEventListener("click", () => this.#toClipboard());
    this.element = make(
      "section",
      { class: "address" },
      this.#heading,
      make("div", { class: "row" }, this.#link, this.#copy),
      this.#engine,
      this.#lines,
    );
  }

  /** @param {RulesetInfo} info */
  show({ name }) {
    const link = this.#linkTo(name);
    if (this.#link.value !== link) {
      this.#link.value = link;
      this.write();
    }
    setText(this.#lines, `rules ${name}\ntally 1000 1`);
  }

  write() {
    const { words } = this.#desk;
    setText(this.#heading, words.say("lab.link"));
    this.#link.setAttribute("aria-label", words.say("lab.link"));
    setText(this.#copy, words.say("lab.copy"));
    setText(this.#engine, words.say("lab.engine"));
    this.#lines.setAttribute("aria-label", words.say("lab.engine"));
  }

  /**
   * The address of this page with these rules; where the page does not pass its own on, the element's attribute.
   * @param {string} rules
   */
  #linkTo(rules) {
    const root = this.#desk.board.getRootNode();
    if (!(root instanceof ShadowRoot && root.host.hasAttribute("query"))) return `rules="${rules}"`;
    const { origin, pathname, protocol, href } = location;
    const page = protocol === "file:" ? (href.split(/[?#]/)[0] ?? href) : origin + pathname;
    // Commas and colons may stand in a query as they are, and people can read them.
    return `${page}?rules=${rules}`;
  }

  async #toClipboard() {
    const { words } = this.#desk;
    this.#link.focus({ preventScroll: true });
    this.#link.select();
    const copied = await navigator.clipboard?.writeText(this.#link.value).then(
      () => true,
      () => false,
    );
    // In a frame the clipboard may be closed; then it is in the hands of whoever asked.
    const said = words.say(copied ? "lab.copied" : "lab.selected");
    this.#desk.say(said);
    if (copied) setText(this.#copy, said);
    else this.#desk.strip.show({ say: () => words.say("lab.selected") });
  }
}
