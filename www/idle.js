// Notices that nobody is there any more, asks once, and begins anew when nobody answers.

import { make, setText } from "./dom.js";

/** @import { Words } from "./words.js" */

// So often it is looked whether somebody is still watching.
const LOOK = 1000;

/** Counts how long nobody has done anything. It counts only after somebody was there. */
export class Idle {
  #wait;
  #busy;
  #left;
  #last = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {number} seconds how long; with none it never counts
   * @param {() => boolean} busy whether there is something to be waited for
   * @param {() => void} left everybody has gone
   */
  constructor(seconds, busy, left) {
    this.#wait = seconds * 1000;
    this.#busy = busy;
    this.#left = left;
  }

  /** Somebody is there: counts from now. */
  touch() {
    this.#last = performance.now();
    if (this.#timer === undefined && this.#wait > 0) this.#arm(this.#wait);
  }

  /** Something has happened, which nobody need have done. */
  notice() {
    if (this.#timer !== undefined) this.touch();
  }

  /** Does not count any more. */
  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** @param {number} time */
  #arm(time) {
    this.#timer = setTimeout(() => {
      if (this.#busy()) this.#last = performance.now();
      const rest = this.#last + this.#wait - performance.now();
      if (rest > 0) return this.#arm(this.#busy() ? LOOK : rest);
      this.#timer = undefined;
      this.#left();
    }, time);
  }
}

/** Asks whether somebody is still there, and counts down. */
export class Warning {
  #words;
  #asked;
  #number = make("span", { class: "left-number" });
  #ring = make("div", { class: "left", attributes: { role: "img" } }, this.#number);
  #dialog = make("dialog", {
    class: "warning",
    attributes: { role: "alertdialog", "aria-labelledby": "warning-title", "aria-describedby": "warning-about" },
  });
  #end = 0;
  #all = 1;
  /** How many dialogs are open, this one among them. */
  #open = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Words} words
   * @param {{ stay: () => void, over: () => void, out: () => void }} asked what was chosen, or that nobody chose
   */
  constructor(words, asked) {
    this.#words = words;
    this.#asked = asked;
    // Whatever is touched is touched by somebody.
    this.#dialog.addEventListener("click", () => this.#choose("stay"));
    this.#dialog.addEventListener("cancel", () => this.#choose("stay"));
  }

  /**
   * Writes the question, now that its words are there.
   * @param {Element | null} frame
   */
  place(frame) {
    const words = this.#words;
    const button = (/** @type {"stay" | "over"} */ name) => {
      const element = make("button", { class: `large ${name}`, attributes: { type: "button", "data-command": name } });
      element.addEventListener("click", (event) => {
        event.stopPropagation();
        this.#choose(name);
      });
      return words.put(element, `kiosk.${name}`);
    };
    this.#dialog.append(
      this.#ring,
      words.put(make("h2", { attributes: { id: "warning-title" } }), "kiosk.warn.title"),
      words.put(make("p", { attributes: { id: "warning-about" } }), "kiosk.warn.about"),
      make("div", { class: "answers" }, button("stay"), button("over")),
    );
    frame?.append(this.#dialog);
  }

  /** @param {number} seconds */
  open(seconds) {
    this.#all = seconds * 1000;
    this.#end = performance.now() + this.#all;
    this.#open = -1;
    this.#count();
  }

  close() {
    clearTimeout(this.#timer);
    this.#dialog.close();
  }

  #count() {
    const left = this.#end - performance.now();
    if (left <= 0) return this.#choose("out");
    const n = Math.ceil(left / 1000);
    setText(this.#number, String(n));
    this.#ring.setAttribute("aria-label", this.#words.say("kiosk.warn.left", { n }));
    this.#ring.style.setProperty("--_left", String((n * 1000) / this.#all));
    this.#raise();
    // The next second, and not one second on: a late timer makes no second longer.
    this.#timer = setTimeout(() => this.#count(), left - (n - 1) * 1000);
  }

  /** The question stands above everything else, also above what somebody asked for and what comes late. */
  #raise() {
    if (!this.#dialog.isConnected) return;
    const root = /** @type {ShadowRoot} */ (this.#dialog.getRootNode());
    const open = () => root.querySelectorAll("dialog[open]").length;
    if (open() <= this.#open) return;
    this.#dialog.close();
    this.#dialog.showModal();
    this.#open = open();
  }

  /** @param {"stay" | "over" | "out"} answer */
  #choose(answer) {
    this.close();
    this.#asked[answer]();
  }
}
