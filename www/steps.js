// The steps of one turn, for going through it seed by seed and lap by lap. Counts events; knows no time and no clock.

/** @import { CueMark, WireEvent } from "./pkg/katro.js" */

/**
 * One step: what has just happened, or for seeds that are lifted, what is about to.
 * @typedef {object} Step
 * @property {number} lap
 * @property {number} ordinal its number within the lap
 * @property {number} hand how many seeds are in the hand
 * @property {WireEvent | undefined} event nothing for the end
 */

/** Every step of a turn. They are numbered like the cues of a telling that leaves no lap out. */
export class Steps {
  /** @type {Step[]} */
  #steps = [];
  /** Numbers of the steps at which a lap begins. */
  /** @type {number[]} */
  #begins = [];

  /** @param {readonly WireEvent[]} events */
  constructor(events) {
    let [lap, ordinal, hand] = [0, -1, 0];
    for (const event of events) {
      // These two are told in words only.
      if (event.kind === "passed" || event.kind === "ended") continue;
      ordinal += 1;
      if (event.kind === "lifted") {
        [lap, ordinal, hand] = [lap + 1, 0, event.seeds];
        this.#begins.push(this.#steps.length);
      }
      if (event.kind === "dropped") hand -= 1;
      this.#steps.push({ lap, ordinal, hand, event });
    }
    if (events.length > 0) this.#steps.push({ lap, ordinal: ordinal + 1, hand: 0, event: undefined });
  }

  /** The number of the last step: the end. */
  get end() {
    return Math.max(0, this.#steps.length - 1);
  }

  /** How many laps there are. */
  get laps() {
    return this.#begins.length;
  }

  /** Where the laps begin. */
  get begins() {
    return this.#begins;
  }

  /** @param {number} number */
  at(number) {
    return this.#steps[number];
  }

  /**
   * The next step on which something is to be seen, or the one before.
   * @param {number} from
   * @param {1 | -1} way
   */
  bySeed(from, way) {
    let number = from + way;
    // A seed that has landed lies where it fell: that is the same picture.
    while (this.#steps[number]?.event?.kind === "landed") number += way;
    return Math.min(this.end, Math.max(0, number));
  }

  /**
   * Where the next lap begins, or this one, or where it begins already, the one before.
   * @param {number} from
   * @param {1 | -1} way
   */
  byLap(from, way) {
    if (way === 1) return this.#begins.find((begin) => from < begin) ?? this.end;
    return this.#begins.findLast((begin) => begin < from) ?? 0;
  }

  /**
   * The next step at which a last seed has landed, if there is one.
   * @param {number} from
   */
  landingAfter(from) {
    const landing = this.#steps.findIndex(({ event }, number) => from < number && event?.kind === "landed");
    return landing < 0 ? undefined : landing;
  }

  /**
   * The step that a cue of a telling shows. A cue that shows whole laps at once counts as their beginning.
   * @param {readonly CueMark[]} cues
   * @returns {number[]} for each cue
   */
  ofCues(cues) {
    if (cues.length === this.#steps.length) return cues.map((_, number) => number);
    let [lap, ordinal] = [-1, 0];
    return cues.map((cue) => {
      [lap, ordinal] = cue.lap === lap ? [lap, ordinal + 1] : [cue.lap, 0];
      if (cue.kind === "end") return this.end;
      return Math.min(this.end, (this.#begins[lap - 1] ?? 0) + ordinal);
    });
  }

  /**
   * The cue of a telling that comes nearest to a step, not after it where there is a choice.
   * @param {number} number
   * @param {readonly CueMark[]} cues
   */
  cueOf(number, cues) {
    if (cues.length === this.#steps.length) return number;
    const { lap, ordinal } = this.#steps[number] ?? { lap: 0, ordinal: 0 };
    const first = cues.findIndex((cue) => lap <= cue.lap);
    if (first < 0) return cues.length - 1;
    return cues[first]?.lap === lap && cues[first + ordinal]?.lap === lap ? first + ordinal : first;
  }
}
