// The cards of the lesson: positions of the usual game in which one turn shows one idea. A test holds what each shows.

/**
 * A card with a turn to be made. Its words are `lesson.NAME` and what begins so.
 * @typedef {object} Card
 * @property {"path" | "sow" | "relay" | "capture" | "end"} name
 * @property {string} position South is to move
 * @property {string} hole where the turn starts
 * @property {readonly string[]} turns the turns from there that show it
 * @property {string} [taken] the hole that is captured
 * @property {string} [safe] the fuller one in the same column, that is not
 */

/** @type {readonly Card[]} */
export const CARDS = [
  // Along all three rows in one lap, which ends in the only empty hole.
  { name: "path", position: "222222/222222/222222/022222/222222/222282 S", hole: "E", turns: ["E>"] },
  // Either way round it is one lap.
  { name: "sow", position: "120210/021120/012010/202110/021212/123120 S", hole: "C", turns: ["C<", "C>"] },
  // Two relays without a capture, for South has seeds further in; the other way it ends at once.
  { name: "relay", position: "021010/102102/210120/120210/022020/011212 S", hole: "B", turns: ["B>"] },
  // A relay in the outer row, for there are seeds further in; then a capture from the central row, for there are none.
  {
    name: "capture",
    position: "120152/201131/000000/000000/021113/020311 S",
    hole: "B",
    turns: ["B>"],
    taken: "h",
    safe: "e",
  },
  { name: "end", position: "000000/000000/000200/000000/012101/110003 S", hole: "F", turns: ["F>"] },
];
