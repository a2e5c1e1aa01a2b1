// Speaks with the page that holds this one in a frame: tells it what happens, and does what only it may ask for.

import { attributeOf, OPTION_NAMES } from "./options.js";

/** @import { KatroBoard } from "./katro-board.js" */

/** What tells our messages from those of others, and from those of a later form. */
const NS = "katro";
const VERSION = 1;

/** Everything that is told: the events of the element, one by one. */
export const TOLD = ["ready", "size", "activity", "turn", "state", "end", "lang", "error"];

/** The board that speaks: one a page. */
/** @type {KatroBoard | undefined} */
let speaking;

/** @param {KatroBoard} board */
export function converse(board) {
  if (speaking) return;
  speaking = board;
  const { parent } = window;
  // It is not known who the page around is, nor need it be: nothing is told but how the game stands.
  const tell = (/** @type {string} */ type, /** @type {object} */ detail) =>
    parent.postMessage({ ns: NS, v: VERSION, type, ...detail }, "*");
  for (const type of TOLD) {
    board.addEventListener(type, (event) => {
      if (event instanceof CustomEvent && event.target === board) tell(type, event.detail);
    });
  }
  const answers = answersOf(board, tell);
  window.addEventListener("message", ({ source, data }) => {
    if (source !== parent || typeof data !== "object" || data?.ns !== NS || data.v !== VERSION) return;
    if (typeof data.type === "string" && Object.hasOwn(answers, data.type)) answers[data.type]?.(data);
  });
}

/**
 * What may be asked for, and what is done about it.
 * @param {KatroBoard} board
 * @param {(type: string, detail: object) => void} tell
 * @returns {Record<string, (asked: Record<string, unknown>) => void>}
 */
function answersOf(board, tell) {
  return {
    pause: () => board.pause(),
    resume: () => board.resume(),
    reset: () => board.reset(),
    mute: ({ on = true }) => {
      board.muted = on === true;
    },
    set: ({ options }) => set(board, options),
    get: () => {
      const { state, record } = board;
      if (!state) return; // Not ready yet: `ready` will say when.
      const { rules, position, ply, toMove, over } = state;
      tell("state", { rules, position, ply, toMove, over, record });
    },
  };
}

/**
 * Gives the element other options, as its attributes. What is `null` is as if it had never been said.
 * @param {KatroBoard} board
 * @param {unknown} options
 */
function set(board, options) {
  if (typeof options !== "object" || options === null) return;
  for (const [name, value] of Object.entries(options)) {
    const option = OPTION_NAMES.find((each) => each === name);
    if (option === undefined) continue;
    if (value === null) board.removeAttribute(attributeOf(option));
    else if (["string", "number", "boolean"].includes(typeof value))
      board.setAttribute(attributeOf(option), String(value));
  }
}
