// Every key that the page handles, in one table: what is handled and what the help sheet lists cannot differ.

/** @import { WordKey } from "./words.js" */

/** @typedef {"move" | "pick" | "cancel" | "column" | "row" | "next" | "again" | "hold" | "seedback" | "seedon" | "laps" | "hole" | "state" | "words" | "help"} BoardAction */
/** @typedef {"undo" | "redo" | "reset"} PageAction */
/** @typedef {"leave"} BrowserAction what the browser does by itself: listed, not handled */

/**
 * @typedef {object} Key
 * @property {BoardAction | PageAction | BrowserAction} action
 * @property {"board" | "page"} scope where it works: with the focus on the board, or anywhere on the page
 * @property {WordKey} [named] what the key is called; without it, the letter is shown
 * @property {string} [letter]
 * @property {WordKey} does
 * @property {(event: KeyboardEvent) => boolean} matches
 */

/** @type {(event: KeyboardEvent) => boolean} */
const plain = (event) => !event.ctrlKey && !event.metaKey && !event.altKey && !event.getModifierState("AltGraph");

/** @param {string} letter */
const letter = (letter) => (/** @type {KeyboardEvent} */ event) =>
  plain(event) && !event.shiftKey && event.key.toLowerCase() === letter;

/** @type {(event: KeyboardEvent) => boolean} */
const command = (event) => (event.ctrlKey || event.metaKey) && !event.altKey && !event.getModifierState("AltGraph");

/** @type {readonly Key[]} */
export const KEYS = [
  {
    action: "move",
    scope: "board",
    named: "key.arrows",
    does: "does.move",
    matches: (event) => plain(event) && !event.shiftKey && directionOf(event) !== undefined,
  },
  // The button that has the focus does this by itself, for every kind of input alike.
  { action: "pick", scope: "board", named: "key.enter", does: "does.pick", matches: () => false },
  {
    action: "cancel",
    scope: "board",
    named: "key.escape",
    does: "does.cancel",
    matches: (event) => plain(event) && event.key === "Escape",
  },
  {
    action: "column",
    scope: "board",
    named: "key.digits",
    does: "does.column",
    matches: (event) => plain(event) && !event.shiftKey && digitOf(event) !== undefined,
  },
  {
    action: "row",
    scope: "board",
    named: "key.shift-digits",
    does: "does.row",
    matches: (event) => plain(event) && event.shiftKey && digitOf(event) !== undefined,
  },
  { action: "next", scope: "board", letter: "m", does: "does.next", matches: letter("m") },
  { action: "again", scope: "board", letter: "l", does: "does.again", matches: letter("l") },
  { action: "hold", scope: "board", letter: "p", does: "does.hold", matches: letter("p") },
  { action: "seedback", scope: "board", letter: ",", does: "does.seedback", matches: letter(",") },
  { action: "seedon", scope: "board", letter: ".", does: "does.seedon", matches: letter(".") },
  { action: "laps", scope: "board", letter: "d", does: "does.laps", matches: letter("d") },
  { action: "hole", scope: "board", letter: "f", does: "does.hole", matches: letter("f") },
  { action: "state", scope: "board", letter: "s", does: "does.state", matches: letter("s") },
  { action: "words", scope: "board", letter: "w", does: "does.words", matches: letter("w") },
  {
    action: "help",
    scope: "board",
    named: "key.question",
    does: "does.help",
    matches: (event) => plain(event) && event.key === "?",
  },
  { action: "leave", scope: "board", named: "key.tab", does: "does.leave", matches: () => false },
  {
    action: "undo",
    scope: "page",
    named: "key.undo",
    does: "does.undo",
    matches: (event) => command(event) && !event.shiftKey && event.key.toLowerCase() === "z",
  },
  {
    action: "redo",
    scope: "page",
    named: "key.redo",
    does: "does.redo",
    matches: (event) => command(event) && event.shiftKey && event.key.toLowerCase() === "z",
  },
  {
    action: "reset",
    scope: "page",
    named: "key.reset",
    does: "does.reset",
    matches: (event) =>
      event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.key.toLowerCase() === "r",
  },
];

/**
 * What a key asks for, if anything.
 * @param {KeyboardEvent} event
 * @param {"board" | "page"} scope
 */
export function actionOf(event, scope) {
  if (event.isComposing || event.defaultPrevented) return undefined;
  return KEYS.find((key) => key.scope === scope && key.matches(event))?.action;
}

/**
 * The way an arrow key points on the screen.
 * @param {KeyboardEvent} event
 * @returns {{ x: number, y: number } | undefined}
 */
export function directionOf(event) {
  switch (event.key) {
    case "ArrowLeft":
      return { x: -1, y: 0 };
    case "ArrowRight":
      return { x: 1, y: 0 };
    case "ArrowUp":
      return { x: 0, y: -1 };
    case "ArrowDown":
      return { x: 0, y: 1 };
    default:
      return undefined;
  }
}

/**
 * The number of a digit key: by its place, so that it works where digits need Shift, and on the number pad.
 * @param {KeyboardEvent} event
 */
export function digitOf(event) {
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? /^([1-9])$/.exec(event.key) ?? [];
  return digit === undefined ? undefined : Number(digit);
}
