// Whether pebbles are heard. What makes their sound is fetched when somebody wants to hear it.

/** @import { CueMark } from "./pkg/katro.js" */
/** @import { Pebbles } from "./sound.js" */

/** Sound at one board, or none. */
export class Hearing {
  #on;
  /** @type {Pebbles | undefined} */
  #pebbles;
  #closed = false;

  /** @param {boolean} on */
  constructor(on) {
    this.#on = on;
    if (on) this.#fetch();
  }

  get on() {
    return this.#on;
  }

  /**
   * Switches all sound on or off. A gesture that goes before it lets it be heard.
   * @param {boolean} on
   */
  async switch(on) {
    this.#on = on;
    if (on) await this.#fetch();
    this.#pebbles?.switch(this.#on);
  }

  /**
   * Sounds for what has just been shown.
   * @param {readonly CueMark["kind"][]} kinds
   */
  hear(kinds) {
    this.#pebbles?.hear(kinds);
  }

  close() {
    this.#closed = true;
    this.#pebbles?.close();
  }

  async #fetch() {
    if (this.#pebbles) return;
    const sound = await import("./sound.js").catch(() => undefined);
    // Without it the game is played in silence, and the next press asks again.
    if (sound && !this.#closed) this.#pebbles ??= new sound.Pebbles(this.#on);
  }
}
