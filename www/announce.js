// Speaks to screen readers: one sentence at a time, politely, and the same sentence twice if it happens twice.

import { make } from "./dom.js";

/** Two live regions that take turns, so that a text equal to the last one is new all the same. */
export class Announcer {
  #regions = [region(), region()];
  #turn = 0;
  /** Whether nothing is said now. */
  hushed = false;

  /** Must be on the page, and empty, before anything is said. */
  get elements() {
    return this.#regions;
  }

  /** @param {string} text */
  say(text) {
    if (this.hushed) return;
    const [now, before] = this.#turn === 0 ? this.#regions : [...this.#regions].reverse();
    if (before) before.textContent = "";
    if (now) now.textContent = text;
    this.#turn = 1 - this.#turn;
  }
}

function region() {
  return make("div", { class: "spoken", attributes: { "aria-live": "polite", "aria-atomic": "true" } });
}
