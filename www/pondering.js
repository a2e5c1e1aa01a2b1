// Carries a search on in slices until it is done or its time is up. The worker and the page think alike.

/** @import { Advice, Thinker } from "./pkg/katro.js" */

/**
 * What is asked about a game.
 * @typedef {object} Question
 * @property {string} record the game with its past
 * @property {number} ply where in the game
 * @property {number} [level] who plays; without it every turn is judged
 * @property {number} seed makes the answer repeatable
 * @property {number} nodes how much to think at most when every turn is judged
 * @property {number} time how long to think at most, in milliseconds
 */

/**
 * @typedef {object} Answer
 * @property {string | undefined} turn the turn that the level plays; absent where none may be played
 * @property {Advice | undefined} advice what is thought of every turn, where that was asked
 */

/**
 * What the page and its worker say to each other. Each question has a number, and every word about it carries that.
 * @typedef {{ id: number, question?: Question }} Asked without a question: whatever was asked is no longer wanted
 * @typedef {{ id: number, kind: "begun" } | { id: number, kind: "answer", answer: Answer }
 *   | { id: number, kind: "failed", reason: string }} Said
 * @typedef {Said & { release: string }} Stamped said by a worker of some release
 */

/**
 * How to think without being in anybody's way.
 * @typedef {object} Manner
 * @property {number} slice how long to think in one go, in milliseconds
 * @property {() => Promise<void>} pause lets others do what they must
 * @property {() => boolean} wanted whether the answer is still wanted
 */

// What a slow phone thinks in a few milliseconds. From there on the slices find their size.
const FIRST_NODES = 1_500;
const MOST_NODES = 400_000;

/**
 * Thinks on from where the thinker was begun.
 * @param {Thinker} thinker
 * @param {number} time how long, in milliseconds
 * @param {Manner} manner
 * @returns {Promise<boolean>} whether the answer is still wanted
 */
export async function ponder(thinker, time, { slice, pause, wanted }) {
  const begun = performance.now();
  let nodes = FIRST_NODES;
  for (let now = begun; now - begun < time; ) {
    const more = thinker.step(nodes);
    const before = now;
    now = performance.now();
    if (!more) return wanted();
    // A slice that took too long must be followed by a shorter one; a short one by one not much longer.
    nodes = Math.max(FIRST_NODES / 3, Math.min(MOST_NODES, nodes * Math.min(2, slice / Math.max(1, now - before))));
    nodes = Math.round(nodes);
    await pause();
    if (!wanted()) return false;
    now = performance.now();
  }
  return wanted();
}

/**
 * What a thinker answers to a question.
 * @param {Thinker} thinker
 * @param {Question} question
 * @returns {Answer}
 */
export function answerOf(thinker, { level }) {
  const turn = thinker.choice();
  return { turn, advice: level === undefined ? thinker.advice() : undefined };
}
