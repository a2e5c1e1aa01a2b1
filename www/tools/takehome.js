// Take home: the game as a sheet of paper, as a record that can be read again, and as a table for a spreadsheet.

import { make } from "../dom.js";
import { rulesetOf } from "../game.js";
import { paperOf } from "./paper.js";
import { Parts } from "./parts.js";
import { linkTo } from "./positions.js";
import { fileOf, Printing } from "./printing.js";
import { Keepsake, saveFile } from "./saving.js";

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
  const parts = new Parts(desk.words);
  const paper = paperSection(desk, parts);
  return {
    element: make("div", {}, paper.element, record.element, table.element),
    rewrite() {
      parts.rewrite();
      record.rewrite();
      table.rewrite();
      show();
    },
    close() {
      stop();
      paper.close();
    },
  };
}

/**
 * @param {Desk} desk
 * @param {Parts} parts
 */
function paperSection(desk, parts) {
  const element = make("section", { class: "keepsake" });
  const printing = new Printing(element);
  const { words } = desk;
  const sheet = () => {
    const { state } = desk;
    const address = desk.options.links ? linkTo(location.href, state) : "";
    return paperOf(
      words,
      state,
      desk.ask(() => rulesetOf(state.rules)),
      address,
    );
  };
  const print = async () => {
    if (await printing.print(sheet(), words.say("page.name"))) return;
    desk.strip.show({ say: () => words.say("takehome.paper.blocked"), code: "no-print" });
  };
  const save = async () => saveFile(element, await fileOf(sheet(), words.say("page.name")), "katro.html", "text/html");
  element.append(
    parts.put(make("h4"), "takehome.paper"),
    parts.put(make("p"), "takehome.paper.about"),
    make("div", { class: "row" }, parts.button("takehome.print", print), parts.button("takehome.paper.save", save)),
  );
  return { element, close: () => printing.close() };
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
