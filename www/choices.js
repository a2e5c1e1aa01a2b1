// The large arrows around a lifted hole: one for each turn that may be played from it.

import { make } from "./dom.js";
import { icon } from "./icons.js";
import { firstHole, partsOf } from "./path.js";

/** @import { GameState, HoleBox, StageLayout } from "./pkg/katro.js" */
/** @import { Words } from "./words.js" */

// Never smaller than a finger.
const SMALLEST = 48;
const LARGEST = 88;

/** @typedef {{ turn: string, button: HTMLButtonElement, x: number, y: number }} Arrow */

/** Offers the turns of one hole. */
export class Choices {
  #words;
  #chosen;
  #considered;
  /** @type {Arrow[]} */
  #arrows = [];
  /** @type {{ state: GameState, hole: string, turns: string[] } | undefined} */
  #offer;
  /** @type {StageLayout | undefined} */
  #layout;

  /**
   * @param {Words} words
   * @param {(turn: string, byKey: boolean) => void} chosen
   * @param {(turn: string | undefined) => void} considered pointed at or focused, but not chosen yet
   */
  constructor(words, chosen, considered) {
    this.#words = words;
    this.#chosen = chosen;
    this.#considered = considered;
    this.element = make("div", { class: "choices" });
  }

  /**
   * @param {GameState} state
   * @param {string} hole
   * @param {string[]} turns
   */
  offer(state, hole, turns) {
    this.#offer = { state, hole, turns };
    this.#arrows = turns.map((turn) => ({ turn, button: this.#button(state, turn), x: 0, y: 0 }));
    this.element.replaceChildren(...this.#arrows.map(({ button }) => button));
    if (this.#layout) this.place(this.#layout);
  }

  clear() {
    this.#offer = undefined;
    this.#arrows = [];
    this.element.replaceChildren();
  }

  /** Names the arrows again: the language is another. */
  rename() {
    for (const { turn, button } of this.#arrows) {
      if (this.#offer) button.setAttribute("aria-label", this.#labelOf(this.#offer.state, turn));
    }
  }

  /** Gives the focus to the first arrow. */
  focus() {
    this.#arrows[0]?.button.focus({ preventScroll: true });
  }

  /**
   * Gives the focus to the arrow that lies in a direction, or else to the next one.
   * @param {{ x: number, y: number }} direction
   */
  move(direction) {
    const centre = this.#layout?.holes.find(({ hole }) => hole === this.#offer?.hole);
    if (!centre) return;
    const toward = (/** @type {Arrow} */ arrow) =>
      (arrow.x - centre.x - centre.width / 2) * direction.x + (arrow.y - centre.y - centre.height / 2) * direction.y;
    const focused = this.#arrows.findIndex(({ button }) => button.matches(":focus"));
    const [best] = [...this.#arrows].sort((one, other) => toward(other) - toward(one));
    const next = best && toward(best) > 1 ? best : this.#arrows[(focused + 1) % this.#arrows.length];
    next?.button.focus({ preventScroll: true });
  }

  /** @param {StageLayout} layout */
  place(layout) {
    this.#layout = layout;
    if (!this.#offer) return;
    const { state, hole } = this.#offer;
    const home = layout.holes.find((box) => box.hole === hole);
    if (!home) return;
    const size = Math.min(LARGEST, Math.max(SMALLEST, home.width * 0.86));
    const taken = new Map();
    for (const arrow of this.#arrows) {
      const next = layout.holes.find((box) => box.hole === firstHole(state, arrow.turn)) ?? home;
      const way = direction(layout, home, next);
      // Two turns with the same first hole, as when a step then sows, stand one beyond the other.
      const key = `${way.x},${way.y}`;
      const before = taken.get(key) ?? 0;
      taken.set(key, before + 1);
      const reach = Math.max(way.reach, (home.width + size) / 2) + before * size;
      const half = size / 2;
      const { x: left, y: top, width, height } = layout.board;
      arrow.x = within(home.x + home.width / 2 + way.x * reach, left + half, left + width - half);
      arrow.y = within(home.y + home.height / 2 + way.y * reach, top + half, top + height - half);
      const { style } = arrow.button;
      style.setProperty("left", `${arrow.x - half}px`);
      style.setProperty("top", `${arrow.y - half}px`);
      style.setProperty("width", `${size}px`);
      style.setProperty("height", `${size}px`);
      style.setProperty("--_turned", `${Math.atan2(way.y, way.x)}rad`);
    }
  }

  /**
   * @param {GameState} state
   * @param {string} turn
   */
  #button(state, turn) {
    const { from } = partsOf(turn);
    const button = make("button", {
      class: "choice",
      attributes: {
        type: "button",
        "aria-label": this.#labelOf(state, turn),
        "data-turn": turn,
        "data-side": /[A-Z]/.test(from) ? "south" : "north",
      },
    });
    button.append(icon("arrow"));
    button.addEventListener("click", (event) => {
      // Another finger may have been quicker: what is not offered any more is not chosen.
      if (button.isConnected) this.#chosen(turn, event.detail === 0);
    });
    for (const type of ["pointerenter", "focus"]) button.addEventListener(type, () => this.#considered(turn));
    for (const type of ["pointerleave", "blur"]) button.addEventListener(type, () => this.#considered(this.#focused()));
    return button;
  }

  /**
   * @param {GameState} state
   * @param {string} turn
   */
  #labelOf(state, turn) {
    const { from, step, way } = partsOf(turn);
    const key = step === undefined ? "choice.sow" : way === undefined ? "choice.step" : "choice.step.sow";
    return this.#words.say(key, { hole: from, heading: way ?? "", next: firstHole(state, turn) ?? "" });
  }

  #focused() {
    return this.#arrows.find(({ button }) => button.matches(":focus"))?.turn;
  }
}

/**
 * The way from one hole to the next as it is seen, and how far. Where the path jumps from one end of the board to
 * the other, the arrow points out over the near edge.
 * @param {StageLayout} layout
 * @param {HoleBox} home
 * @param {HoleBox} next
 */
function direction(layout, home, next) {
  const x = next.x - home.x;
  const y = next.y - home.y;
  const reach = Math.hypot(x, y);
  const columns = layout.holes.filter((box) => Math.abs(box.y - home.y) < 1);
  const pitch = columns[1] && columns[0] ? Math.abs(columns[1].x - columns[0].x) : home.width;
  if (reach < 1) return { x: 0, y: -1, reach: 0 };
  if (Math.abs(x) > pitch * 1.5) return { x: -Math.sign(x), y: 0, reach: 0 };
  return { x: x / reach, y: y / reach, reach };
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function within(value, least, most) {
  return Math.max(least, Math.min(most, value));
}
