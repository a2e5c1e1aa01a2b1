// Goes from turn to turn of the game: back, on, to any of them, and to a new game. Nothing that was played is lost.

import { lastTurn } from "./telling.js";

/** @import { Players } from "./players.js" */
/** @import { Parts } from "./table.js" */

/**
 * What the passage needs of the table.
 * @typedef {object} Reach
 * @property {<T>(action: () => T) => T | undefined} guard asks the engine, and survives its crash
 * @property {() => void} still shows the position as it stands; what was being told is told no more
 */

/** The way through a game. */
export class Passage {
  #parts;
  #players;
  #reach;
  #browsing = false;

  /**
   * @param {Parts} parts
   * @param {Players} players
   * @param {Reach} reach
   */
  constructor(parts, players, reach) {
    this.#parts = parts;
    this.#players = players;
    this.#reach = reach;
  }

  /** Whether somebody goes through the record: then no computer plays on from there. */
  get browsing() {
    return this.#browsing;
  }

  /** Somebody plays on from here. */
  playOn() {
    this.#browsing = false;
  }

  /**
   * Takes back, or plays again, so much that a person has the choice once more.
   * @param {"undo" | "redo"} way
   */
  walk(way) {
    const { words } = this.#parts;
    this.#browsing = false;
    const { state } = this.#go(() => this.#players.walk(way)) ?? {};
    if (state) this.#say(way === "undo" ? words.say("turn.undone", { next: state.toMove }) : lastTurn(words, state));
  }

  /**
   * Shows the game after so many turns, without playing on from there.
   * @param {number} ply
   */
  browse(ply) {
    const { game, words } = this.#parts;
    const gone = this.#go(() => {
      this.#browsing = ply < game.state.plies;
      game.goTo(ply);
      return true;
    });
    if (gone) this.#say(lastTurn(words, gone.state));
  }

  /** Begins a new game, from which one can come back. */
  fresh() {
    const { game, strip, words } = this.#parts;
    if (game.state.ply === 0) return;
    this.#go(() => {
      game.begin();
      this.#players.renew();
      this.#browsing = false;
      return true;
    });
    // A game that is only borrowed is left for nothing.
    if (!game.hasPrevious) return;
    const back = { label: () => words.say("strip.fresh.back"), act: () => void this.#go(() => game.bringBack()) };
    strip.show({ say: () => words.say("strip.fresh"), action: back });
  }

  /**
   * @param {() => boolean} way
   * @returns {Parts["game"] | undefined} the game, where there was a way
   */
  #go(way) {
    const { game, strip, told } = this.#parts;
    if (!this.#reach.guard(way)) return undefined;
    strip.clearPassing();
    this.#reach.still();
    told.state();
    return game;
  }

  /** @param {string} text */
  #say(text) {
    this.#parts.announcer.say(text);
  }
}
