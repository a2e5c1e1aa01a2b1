// Shows a turn: runs the clock of its telling over the picture, at the pace and with the motion that are wanted now.

import { Teller } from "./teller.js";

/** @import { Frame, Tempo } from "./pkg/katro.js" */
/** @import { Game } from "./game.js" */
/** @import { Options, Speed } from "./options.js" */
/** @import { Picture } from "./picture.js" */

/**
 * @typedef {object} Watcher
 * @property {(frame: Frame) => void} followed told with every frame how far the telling has come
 * @property {() => void} rested told once when it has come to its end
 * @property {<T>(action: () => T) => T | undefined} guard asks the engine, and survives its crash
 */

/** The telling that runs, if any. */
export class Showing {
  #game;
  #picture;
  #watcher;
  #wanted;
  /** @type {Speed} */
  #speed;
  #teller = new Teller();
  #lap = 0;
  #running = false;
  #calm = matchMedia("(prefers-reduced-motion: reduce)");
  #calmed = () => this.#again();

  /**
   * @param {Game} game
   * @param {Picture} picture
   * @param {Options} options
   * @param {Watcher} watcher
   */
  constructor(game, picture, options, watcher) {
    this.#game = game;
    this.#picture = picture;
    this.#watcher = watcher;
    this.#wanted = options.motion;
    this.#speed = options.speed;
    this.#calm.addEventListener("change", this.#calmed);
  }

  /** Whether a turn is being told. */
  get running() {
    return this.#running;
  }

  /** Tells the game's last turn from its beginning. */
  begin() {
    this.#lap = 0;
    this.#running = true;
    this.#tell();
  }

  /** Stops the telling. Nobody is told. */
  stop() {
    this.#teller.stop();
    this.#running = false;
  }

  /**
   * Goes on at another pace.
   * @param {Speed} speed
   */
  pace(speed) {
    this.#speed = speed;
    this.#again();
  }

  close() {
    this.stop();
    this.#calm.removeEventListener("change", this.#calmed);
  }

  /** Tells on in another way, from the lap that it had come to. */
  #again() {
    if (this.#running) this.#tell();
  }

  #tell() {
    this.#watcher.guard(() => {
      const { session, state } = this.#game;
      const duration = this.#picture.tell(session, state.ply, this.#tempo());
      if (duration <= 0) return this.#rest();
      const begun = this.#picture.cues().find(({ lap }) => 1 < this.#lap && this.#lap <= lap)?.t ?? 0;
      this.#teller.run(
        begun,
        duration,
        (time) => this.#draw(time),
        () => this.#rest(),
      );
    });
  }

  /** @param {number} time */
  #draw(time) {
    this.#watcher.guard(() => {
      const frame = this.#picture.frame(time);
      if (!frame) return;
      this.#lap = frame.lap;
      this.#watcher.followed(frame);
    });
  }

  #rest() {
    this.stop();
    this.#watcher.rested();
  }

  /** @returns {Tempo} */
  #tempo() {
    const reduced = this.#wanted === "reduced" || (this.#wanted === "auto" && this.#calm.matches);
    return { speed: this.#speed, motion: reduced ? "reduced" : "full" };
  }
}
