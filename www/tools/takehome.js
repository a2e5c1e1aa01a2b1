// Take home: the game as a record that can be read again, and as a table for a spreadsheet.

import { make } from "../dom.js";
import { Keepsake } from "./saving.js";

/** @import { Desk } from "../desk.js" */
/** @import { GameState } from "../pkg/katro.js" */
/** @import { Tool } from "../tools.js" */
/** @import { Words } from "../words.js" */

export { SHEAF } from "../words/takehome/sheaf.js";

/**
 * @param {Desk} desk
 * @returns {Tool}
 */
export function open(desk) {
  const record = new Keepsake(desk, "takehome.record", "katro.txt", "text/plain");
  const table = new Keepsake(desk, "takehome.table", "katro.csv", "text/csv");
  const show = () => {
    record.show(desk.record);
    table.show(tableOf(desk.words, desk.state));
  };
  const stop = desk.watch({ changed: show });
  return {
    element: make("div", {}, record.element, table.element),
    rewrite() {
      record.rewrite();
      table.rewrite();
      show();
    },
    close: stop,
  };
}

/**
 * A line for every turn, as spreadsheets read it.
 * @param {Words} words
 * @param {GameState} state
 */
export function tableOf(words, state) {
  const head = /** @type {const} */ (["turn", "side", "hole", "heading", "laps", "captured", "text"]);
  const lines = [head.map((name) => words.say(`takehome.column.${name}`))];
  for (const { ply, side, turn, from, heading, laps, captured } of state.history.slice(0, state.ply)) {
    const way = heading === undefined ? "" : words.say(`name.${heading}`);
    lines.push([String(ply), words.say(`name.${side}`), from, way, String(laps), String(captured), turn]);
  }
  return lines.map((line) => `${line.map(quoted).join(",")}\r\n`).join("");
}

/** @param {string} cell */
function quoted(cell) {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
