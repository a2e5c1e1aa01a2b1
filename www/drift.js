// Moves the picture by a pixel now and then, so that a screen which shows it for months wears evenly.

/** @import { Desk } from "./desk.js" */

const EVERY = 60_000;

/** Round a small square, in pixels. Nobody sees one step. */
const WAY = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
];

/**
 * @param {Desk} desk
 * @param {AbortSignal} signal
 */
export function drift(desk, signal) {
  const frame = desk.board.closest(".frame");
  if (!(frame instanceof HTMLElement)) return;
  let at = 0;
  let due = false;
  const step = () => {
    due = false;
    at = (at + 1) % WAY.length;
    const [x = 0, y = 0] = WAY[at] ?? [];
    frame.style.translate = `${x}px ${y}px`;
  };
  const timer = setInterval(() => {
    // What moves wears nothing; its end will do.
    if (desk.phase === "telling") due = true;
    else step();
  }, EVERY);
  const unwatch = desk.watch({ rested: () => due && step() });
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    unwatch();
  });
}
