// Plays random games apart from the page, in an instance of the engine of its own, and tells what it has counted.

import start, { Tally } from "../pkg/katro.js";
import { RELEASE } from "../release.js";
import { playRounds } from "./rounds.js";

/** @import { Order, Ordered, Stamped, Told } from "./rounds.js" */

// Between two slices somebody may have had enough.
const SLICE = 40;

const worker = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The number of the order that is wanted: always the last one. */
let wanted = 0;

/** @param {Told} told */
function say(told) {
  worker.postMessage(/** @satisfies {Stamped} */ ({ ...told, release: RELEASE }));
}

/**
 * @param {number} id
 * @param {Order} order
 */
async function play(id, { rules, seed, games }) {
  try {
    await start();
    const tally = new Tally(rules, seed);
    const told = (/** @type {import("../pkg/katro.js").TallyReport} */ report) => say({ id, report });
    await playRounds(tally, games, { slice: SLICE, pause, wanted: () => id === wanted, told });
    tally.free();
  } catch (error) {
    say({ id, failed: String(error) });
  }
}

/** Lets messages in. */
function pause() {
  return new Promise((/** @type {(value: void) => void} */ done) => setTimeout(done));
}

worker.addEventListener("message", (/** @type {MessageEvent<Ordered>} */ { data: { id, order } }) => {
  wanted = id;
  if (order) play(id, order);
});
