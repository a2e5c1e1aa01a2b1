// The panel of a class: what is shown beside the board and what is not, and the doors to all other tools.

import { make } from "../dom.js";
import { toolNames } from "../tools.js";
import { classroomOf, SWITCHES } from "./classroom.js";
import { Parts } from "./parts.js";

/** @import { Desk } from "../desk.js" */
/** @import { Tool } from "../tools.js" */

export { SHEAF } from "../words/class/sheaf.js";
export const STYLE = new URL("class.css", import.meta.url).href;

/**
 * @param {Desk} desk
 * @param {() => void} _leave
 * @param {(name: string) => void} lead
 * @returns {Tool}
 */
export function open(desk, _leave, lead) {
  const room = classroomOf(desk);
  const parts = new Parts(desk.words);
  const switches = SWITCHES.map((name) => {
    const { element, box } = parts.toggle(`class.switch.${name}`, (way) => room.turn(name, way));
    box.checked = room.has(name);
    box.dataset.switch = name;
    return element;
  });
  const doors = toolNames().filter((name) => name !== "class");
  const element = make(
    "div",
    { class: "class-panel" },
    ...switches,
    parts.put(make("p", { class: "aside-note" }), "class.listeners"),
    make(
      "div",
      { class: "row game-row" },
      parts.button("button.undo", () => desk.command("undo")),
      parts.button("button.fresh", () => desk.command("fresh")),
    ),
    parts.put(make("h4"), "class.doors"),
    make(
      "div",
      { class: "row chips" },
      ...doors.map((name) => {
        const door = parts.button(`tool.${name}`, () => lead(name));
        door.dataset.door = name;
        return door;
      }),
    ),
  );
  return { element, rewrite: () => parts.rewrite() };
}
