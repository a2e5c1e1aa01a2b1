// Gets random games played and counted: by a worker, or where there is none in slices on the page.

import { makeTally, release } from "../engine.js";
import { playRounds } from "./rounds.js";

/** @import { Desk } from "../desk.js" */
/** @import { Tally, TallyReport } from "../pkg/katro.js" */
/** @import { Order, Told } from "./rounds.js" */

/** @typedef {{ id: number, order: Order, told: (report: TallyReport) => void, done: (all: boolean) => void }} Pending */

// A slice on the page and all else that a frame needs must fit into a frame.
const SLICE = 10;
// A worker has to be loaded first. Where it says nothing for so long, the page plays.
const SILENCE = 2500;

const ADDRESS = new URL("tallyworker.js", import.meta.url).href;

/** Plays one order at a time: a new one takes the place of the one before. */
export class Tallying {
  #desk;
  #hand;
  #id = 0;
  /** @type {Pending | undefined} */
  #pending;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watch;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#hand = desk.hire({
      address: ADDRESS,
      make: () => new Worker(new URL("tallyworker.js", import.meta.url), { type: "module", name: "katro-tally" }),
      heard: (said) => this.#hear(said),
      lost: () => this.#dismiss(),
    });
  }

  /**
   * Plays games, unless others are ordered before that, or it is stopped.
   * @param {Order} order
   * @param {(report: TallyReport) => void} told hears what was counted so far, again and again
   * @returns {Promise<boolean>} whether all were played
   */
  play(order, told) {
    this.stop();
    this.#id += 1;
    const id = this.#id;
    return new Promise((done) => {
      this.#pending = { id, order, told, done };
      this.#send();
    });
  }

  /** Lets the order go. What was counted by then has been told. */
  stop() {
    clearTimeout(this.#watch);
    const pending = this.#pending;
    this.#pending = undefined;
    if (!pending) return;
    pending.done(false);
    this.#id += 1;
    this.#hand.tell({ id: this.#id });
  }

  close() {
    this.stop();
    this.#hand.close();
  }

  #send() {
    const pending = this.#pending;
    if (!pending) return;
    if (!this.#hand.reach()) {
      this.#playHere(pending);
      return;
    }
    const { id, order } = pending;
    this.#hand.tell({ id, order });
    this.#watch = setTimeout(() => this.#dismiss(), SILENCE);
  }

  /** @param {Told} said */
  #hear(said) {
    const pending = this.#pending;
    if (!pending || said.id !== pending.id) return;
    if ("failed" in said) return this.#dismiss();
    clearTimeout(this.#watch);
    this.#tell(pending, said.report);
    if (this.#pending === pending) this.#watch = setTimeout(() => this.#dismiss(), SILENCE);
  }

  /** The worker is lost: the games are played by another one or on the page, from the first one on. */
  #dismiss() {
    clearTimeout(this.#watch);
    this.#hand.bury();
    this.#send();
  }

  /**
   * Plays on the page, in slices.
   * @param {Pending} pending
   */
  async #playHere(pending) {
    const { rules, seed, games } = pending.order;
    const wanted = () => this.#pending === pending;
    const tally = this.#desk.ask(() => makeTally(rules, seed));
    // Every slice is a call of its own, for the engine may crash in any of them.
    let report = tally && this.#desk.ask(() => tally.report());
    const guarded = {
      step: (/** @type {number} */ count) => this.#desk.ask(() => tally?.step(count)),
      report: () => {
        report = this.#desk.ask(() => tally?.report()) ?? report;
        return /** @type {TallyReport} */ (report);
      },
    };
    if (tally && report) {
      const told = (/** @type {TallyReport} */ counted) => this.#tell(pending, counted);
      await playRounds(guarded, games, { slice: SLICE, pause, wanted, told });
    }
    release(/** @type {Tally | undefined} */ (tally));
    if (wanted()) this.#settle(false);
  }

  /**
   * @param {Pending} pending
   * @param {TallyReport} report
   */
  #tell(pending, report) {
    pending.told(report);
    if (report.games === pending.order.games && this.#pending === pending) this.#settle(true);
  }

  /** @param {boolean} all */
  #settle(all) {
    clearTimeout(this.#watch);
    const pending = this.#pending;
    this.#pending = undefined;
    pending?.done(all);
  }
}

/** Lets the page draw and listen. */
function pause() {
  return new Promise((/** @type {(value: void) => void} */ done) => setTimeout(done));
}
