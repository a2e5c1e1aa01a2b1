// The hole whose seeds the player has lifted, and the ways round that are offered for them: the board's buttons.

import { Choices } from "./choices.js";
import { Grid } from "./grid.js";

/** @import { GameState, StageLayout } from "./pkg/katro.js" */
/** @import { Words } from "./words.js" */

/**
 * @typedef {object} Asked
 * @property {(hole: string, byKey: boolean) => void} pick a hole was chosen
 * @property {(turn: string, byKey: boolean) => void} sow a way round was chosen
 * @property {(turn: string | undefined) => void} consider a way round is pointed at or has the focus
 */

/** The buttons over the board. They know what is lifted, and nothing else about the game. */
export class Lifting {
  #grid;
  #choices;
  /** @type {string | undefined} */
  #hole;

  /**
   * @param {Words} words
   * @param {Asked} asked
   */
  constructor(words, asked) {
    this.#grid = new Grid(words, asked.pick);
    this.#choices = new Choices(words, asked.sow, asked.consider);
  }

  get elements() {
    return [this.#grid.element, this.#choices.element];
  }

  /** The hole whose seeds are lifted, if any. */
  get hole() {
    return this.#hole;
  }

  /** @param {StageLayout} layout */
  place(layout) {
    this.#grid.place(layout);
    this.#choices.place(layout);
  }

  /**
   * Says what lies where, and what may be sown.
   * @param {GameState} state
   * @param {boolean} waits whether somebody at the board is to move
   */
  update(state, waits) {
    this.#grid.update(state, { picked: this.#hole, lively: waits });
  }

  /** Names the arrows again: the language is another. */
  rename() {
    this.#choices.rename();
  }

  /** The hole that was gone to last. */
  get current() {
    return this.#grid.current;
  }

  /**
   * Lifts a hole's seeds and offers the turns that start there.
   * @param {GameState} state
   * @param {string} hole
   * @param {string[]} turns
   * @param {boolean} byKey whether the focus shall go to the first of them
   */
  lift(state, hole, turns, byKey) {
    this.#hole = hole;
    this.#choices.offer(state, hole, turns);
    if (byKey) this.#choices.focus();
  }

  /** Puts the seeds back. A focus that was on an arrow goes back to the hole. */
  putBack() {
    const focused = this.#choices.element.matches(":focus-within");
    const hole = this.#hole;
    this.#hole = undefined;
    this.#choices.clear();
    if (focused && hole !== undefined) this.#grid.focus(hole);
  }

  /** @param {string} hole */
  focus(hole) {
    this.#grid.focus(hole);
  }

  /**
   * An arrow key: between the ways round while seeds are lifted, or else between holes.
   * @param {{ x: number, y: number }} direction
   */
  move(direction) {
    if (this.#hole === undefined) this.#grid.move(direction);
    else this.#choices.move(direction);
  }

  /**
   * @param {GameState} state
   * @param {"column" | "row"} way
   * @param {number} number
   */
  jump(state, way, number) {
    this.#grid.jump(state, way, number);
  }

  /**
   * Goes to the next hole that may be sown.
   * @param {GameState} state
   */
  next(state) {
    this.#grid.seek(state, (hole) => hole.turns.length > 0);
  }
}
