// Plays the games of a tally in slices until all are played. The worker and the page play alike.

/** @import { Tally, TallyReport } from "../pkg/katro.js" */

/**
 * What is to be played.
 * @typedef {object} Order
 * @property {string} rules
 * @property {number} seed
 * @property {number} games
 */

/**
 * How to play without being in anybody's way.
 * @typedef {object} Manner
 * @property {number} slice how long to play in one go, in milliseconds
 * @property {() => Promise<void>} pause lets others do what they must
 * @property {() => boolean} wanted whether anybody still wants to know
 * @property {(report: TallyReport) => void} told what was counted so far, after every slice
 */

/**
 * What the page and its worker say to each other. Each order has a number, and every word about it carries that.
 * @typedef {{ id: number, order?: Order }} Ordered without an order: whatever was ordered is no longer wanted
 * @typedef {{ id: number, report: TallyReport } | { id: number, failed: string }} Told
 * @typedef {Told & { release: string }} Stamped said by a worker of some release
 */

/**
 * @param {Pick<Tally, "step" | "report">} tally
 * @param {number} games
 * @param {Manner} manner
 * @returns {Promise<boolean>} whether all were played and somebody still wants to know
 */
export async function playRounds(tally, games, { slice, pause, wanted, told }) {
  // One game may take long; from there on the slices find their size.
  let step = 1;
  for (let played = 0; played < games; ) {
    const now = Math.min(step, games - played);
    const begun = performance.now();
    tally.step(now);
    const took = Math.max(0.1, performance.now() - begun);
    played += now;
    step = Math.max(1, Math.round(now * Math.min(4, slice / took)));
    told(tally.report());
    if (played < games) await pause();
    if (!wanted()) return false;
  }
  return true;
}
