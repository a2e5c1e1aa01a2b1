// Says every few seconds that the board works, to whoever watches over an exhibition; and mends a picture that is lost.

import { rulesets } from "./game.js";

/** @import { Desk } from "./desk.js" */
/** @import { KatroBoard } from "./katro-board.js" */

const EVERY = 10_000;
// A browser brings a lost picture back by itself, mostly at once.
const LOST = 400;

/**
 * Every beat is an event `heartbeat` of the board and a number at the end of the page's title, which can be read
 * from outside the browser. There is none while the engine gives no answer or there is nothing to draw on.
 * @param {KatroBoard} board
 * @param {Desk} desk
 * @param {() => void} mend
 * @param {AbortSignal} signal
 */
export function beat(board, desk, mend, signal) {
  const canvas = desk.board.querySelector("canvas");
  let lost = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let late;
  const listen = (/** @type {string} */ type, /** @type {() => void} */ heard) =>
    canvas?.addEventListener(type, heard, { signal });
  listen("contextlost", () => {
    lost = true;
    late = setTimeout(mend, LOST);
  });
  listen("contextrestored", () => {
    lost = false;
    clearTimeout(late);
  });
  const timer = setInterval(() => {
    if (desk.board.hasAttribute("data-plain")) return mend();
    if (lost || desk.ask(() => rulesets().length) === undefined) return;
    const beats = next();
    const { phase, state } = desk;
    const detail = { beats, phase, ply: state.ply };
    board.dispatchEvent(new CustomEvent("heartbeat", { detail, bubbles: true, composed: true }));
  }, EVERY);
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    clearTimeout(late);
  });
}

/** Counts in the title, through every new beginning of the board. */
function next() {
  const [, title = "", count = "0"] = /^(.*?)(?: \((\d+)\))?$/s.exec(document.title) ?? [];
  const beats = Number(count) + 1;
  document.title = `${title} (${beats})`;
  return beats;
}
