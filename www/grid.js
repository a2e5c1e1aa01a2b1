// The board as buttons: one per hole, over the canvas, for pointer, keyboard, switch and screen reader alike.

import { holeLabel } from "./asking.js";
import { make } from "./dom.js";

/** @import { GameState, HoleState, StageLayout } from "./pkg/katro.js" */
/** @import { Words } from "./words.js" */

// A finger needs this much, where the holes leave room for it.
const FINGER = 44;

/** The holes. One of them can be reached with Tab; arrow keys go on from there. */
export class Grid {
  #words;
  #picked;
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  /** In the order in which they are seen: rows from the top, each from the left. */
  /** @type {string[]} */
  #drawn = [];
  #columns = 1;
  #current = "";

  /**
   * @param {Words} words
   * @param {(hole: string, byKey: boolean) => void} picked
   */
  constructor(words, picked) {
    this.#words = words;
    this.#picked = picked;
    this.element = make("div", { class: "holes" });
    this.element.addEventListener("click", (event) => {
      const hole = holeOf(event.target);
      // A click that no pointer made comes from a key, a switch or a screen reader.
      if (hole !== undefined) this.#picked(hole, event.detail === 0);
    });
    this.element.addEventListener("focusin", (event) => {
      const hole = holeOf(event.target);
      if (hole !== undefined) this.#makeCurrent(hole);
    });
  }

  /** The hole that has the focus, or had it last. */
  get current() {
    return this.#current;
  }

  /**
   * Says what lies where.
   * @param {GameState} state
   * @param {{ picked: string | undefined, lively: boolean }} now which hole is lifted; whether turns may be played
   */
  update(state, { picked, lively }) {
    const same = state.holes.length === this.#buttons.size && state.holes.every(({ hole }) => this.#buttons.has(hole));
    if (!same) this.#build(state);
    for (const hole of state.holes) {
      const button = this.#buttons.get(hole.hole);
      if (!button) continue;
      const sowable = hole.turns.length > 0;
      const label = holeLabel(this.#words, hole, picked);
      if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
      button.dataset.seeds = String(hole.seeds);
      button.toggleAttribute("data-sowable", sowable && lively);
      button.toggleAttribute("data-picked", hole.hole === picked);
      if (sowable && lively) button.removeAttribute("aria-disabled");
      else button.setAttribute("aria-disabled", "true");
    }
  }

  /** @param {StageLayout} layout */
  place(layout) {
    this.#drawn = layout.holes.map(({ hole }) => hole);
    const [first] = layout.holes;
    this.#columns = layout.holes.filter(({ y }) => y === first?.y).length || 1;
    const across = spacing(layout.holes.map(({ x }) => x));
    const down = spacing(layout.holes.map(({ y }) => y));
    for (const { hole, x, y, width, height } of layout.holes) {
      const style = this.#buttons.get(hole)?.style;
      const wide = Math.max(width, Math.min(across, FINGER));
      const high = Math.max(height, Math.min(down, FINGER));
      style?.setProperty("left", `${x + (width - wide) / 2}px`);
      style?.setProperty("top", `${y + (height - high) / 2}px`);
      style?.setProperty("width", `${wide}px`);
      style?.setProperty("height", `${high}px`);
    }
    this.element.style.setProperty("--_radius", `${layout.radius}px`);
  }

  /** @param {string} hole */
  focus(hole) {
    this.#buttons.get(hole)?.focus({ preventScroll: true });
  }

  /**
   * Goes to the neighbouring hole on the screen, if there is one.
   * @param {{ x: number, y: number }} direction
   */
  move({ x, y }) {
    const at = this.#drawn.indexOf(this.#current);
    const column = (at % this.#columns) + x;
    const next = this.#drawn[at + x + y * this.#columns];
    if (next !== undefined && 0 <= column && column < this.#columns) this.focus(next);
  }

  /**
   * Goes along the row to a column, or along the column to a row; both counted from South's first hole.
   * @param {GameState} state
   * @param {"column" | "row"} way
   * @param {number} number
   */
  jump(state, way, number) {
    const at = state.holes.findIndex(({ hole }) => hole === this.#current);
    const column = way === "column" ? number - 1 : at % state.columns;
    const row = way === "row" ? state.rows - number : Math.floor(at / state.columns);
    const hole = column < state.columns && 0 <= row ? state.holes[row * state.columns + column] : undefined;
    if (hole) this.focus(hole.hole);
  }

  /**
   * Goes to the next hole, in reading order, for which a test holds.
   * @param {GameState} state
   * @param {(hole: HoleState) => boolean} wanted
   */
  seek(state, wanted) {
    const from = this.#drawn.indexOf(this.#current);
    for (let step = 1; step <= this.#drawn.length; step += 1) {
      const name = this.#drawn[(from + step) % this.#drawn.length];
      const hole = state.holes.find((each) => each.hole === name);
      if (hole && wanted(hole)) return this.focus(hole.hole);
    }
  }

  /** @param {GameState} state */
  #build(state) {
    this.#buttons.clear();
    for (const { hole } of state.holes) {
      const button = make("button", {
        class: "hole",
        attributes: { type: "button", tabindex: "-1", "data-hole": hole },
      });
      this.#buttons.set(hole, button);
    }
    this.element.replaceChildren(...this.#buttons.values());
    this.#drawn = state.holes.map(({ hole }) => hole);
    this.#columns = state.columns;
    // South's first hole: at the bottom left, where a new reader begins.
    this.#makeCurrent(state.toMove === "north" ? "a" : "A");
  }

  /** @param {string} hole */
  #makeCurrent(hole) {
    this.#buttons.get(this.#current)?.setAttribute("tabindex", "-1");
    this.#buttons.get(hole)?.setAttribute("tabindex", "0");
    this.#current = hole;
  }
}

/**
 * How far neighbours are apart.
 * @param {number[]} places
 */
function spacing(places) {
  const [first = 0, second = first] = [...new Set(places)].sort((one, other) => one - other);
  return second - first;
}

/** @param {EventTarget | null} target */
function holeOf(target) {
  return target instanceof Element ? target.closest("button")?.dataset.hole : undefined;
}
