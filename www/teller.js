// Runs the clock of a telling. The only place that asks for frames, and only while something moves.

// A frame that comes later than this (a stalled page, a hidden tab, a sleeping machine) counts as this late: the
// telling goes on from where it was, and nothing bursts.
const LONGEST_STEP = 100;

/** Plays a stretch of time, once. */
export class Teller {
  /** @type {number | undefined} */
  #request;
  #now = 0;

  /** Whether time is running. */
  get running() {
    return this.#request !== undefined;
  }

  /** Where the telling is, in milliseconds from its beginning. */
  get time() {
    return this.#now;
  }

  /**
   * Runs from one time to another. `draw` is called once a frame with the time; `done` once, after the last frame.
   * @param {number} from
   * @param {number} to
   * @param {(time: number) => void} draw
   * @param {() => void} done
   * @param {number} [rate] how many times as fast as the clock
   */
  run(from, to, draw, done, rate = 1) {
    this.stop();
    this.#now = from;
    /** @type {number | undefined} */
    let last;
    const step = (/** @type {number} */ at) => {
      this.#request = undefined;
      const passed = last === undefined ? 0 : Math.min(LONGEST_STEP, Math.max(0, at - last));
      this.#now = Math.min(to, this.#now + rate * passed);
      last = at;
      if (this.#now < to) this.#request = requestAnimationFrame(step);
      draw(this.#now);
      if (to <= this.#now) done();
    };
    this.#request = requestAnimationFrame(step);
  }

  /** Stops the clock. Nothing is called any more. */
  stop() {
    if (this.#request !== undefined) cancelAnimationFrame(this.#request);
    this.#request = undefined;
  }
}
