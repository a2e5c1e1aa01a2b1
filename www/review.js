// Goes through what was played: within a sowing by seeds and laps, and through the game by turns. Changes no record.

import { Playback, placeOf } from "./playback.js";

/** @import { Announcer } from "./announce.js" */
/** @import { Game } from "./game.js" */
/** @import { PlaybackCommand } from "./playback.js" */
/** @import { Showing } from "./showing.js" */
/** @import { Words } from "./words.js" */

/**
 * What the review needs of the table.
 * @typedef {object} Table
 * @property {() => void} clear puts lifted seeds back, because something else is looked at now
 * @property {() => void} update shows what has changed around the board
 * @property {() => void} again tells the last turn from its beginning
 * @property {() => void} skip ends the telling
 * @property {(ply: number) => void} walk shows the game after so many turns
 */

/** The bar under the board, and what it asks for. */
export class Review {
  #words;
  #game;
  #showing;
  #announcer;
  #table;
  #bar;

  /**
   * @param {{ words: Words, game: Game, announcer: Announcer }} parts
   * @param {Showing} showing
   * @param {Table} table
   */
  constructor({ words, game, announcer }, showing, table) {
    this.#words = words;
    this.#game = game;
    this.#showing = showing;
    this.#announcer = announcer;
    this.#table = table;
    this.#bar = new Playback(words, { command: (name) => this.command(name), seek: (step) => this.seek(step) });
  }

  get element() {
    return this.#bar.element;
  }

  /** @param {PlaybackCommand} name */
  command(name) {
    const { ply, plies } = this.#game.state;
    switch (name) {
      case "again":
        return this.#table.again();
      case "pause":
        this.#showing.pause();
        return this.#table.update();
      case "play":
        this.#showing.play();
        return this.#table.update();
      case "skip":
        return this.#table.skip();
      case "seedback":
        return this.#go("bySeed", -1);
      case "seedon":
        return this.#go("bySeed", 1);
      case "lapback":
        return this.#go("byLap", -1);
      case "lapon":
        return this.#go("byLap", 1);
      case "first":
        return this.#walk(0);
      case "turnback":
        return this.#walk(ply - 1);
      case "turnon":
        return this.#walk(ply + 1);
      case "last":
        return this.#walk(plies);
    }
  }

  /** Pauses what runs, plays what stands. */
  toggle() {
    if (this.#showing.running) this.command(this.#showing.paused ? "play" : "pause");
  }

  /** Shows on the bar what can be done now. */
  update() {
    const { ply, plies } = this.#game.state;
    const { steps, step, running, paused } = this.#showing;
    this.#bar.update({ steps, step, telling: running, paused, ply, plies });
  }

  /** @param {number} step */
  follow(step) {
    this.#bar.follow(step);
  }

  /**
   * @param {"bySeed" | "byLap"} by
   * @param {1 | -1} way
   */
  #go(by, way) {
    const { steps, step, running } = this.#showing;
    if (steps.end === 0 || (!running && way === 1)) return;
    const next = steps[by](step, way);
    if (next === step) return;
    this.seek(next);
    // The end says by itself how the turn went.
    if (next < steps.end) this.#announcer.say(placeOf(this.#words, steps, next));
  }

  /**
   * Stands still at a step of the last turn.
   * @param {number} step
   */
  seek(step) {
    if (!this.#showing.running) this.#table.clear();
    this.#showing.seek(step);
    this.#table.update();
  }

  /** @param {number} ply */
  #walk(ply) {
    const { plies } = this.#game.state;
    if (ply < 0 || plies < ply || ply === this.#game.state.ply) return;
    // What is being told has been played: it is ended before something else is shown.
    this.#table.skip();
    this.#table.walk(ply);
  }
}
