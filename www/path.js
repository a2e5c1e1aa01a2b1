// Where on the screen a turn sets out to, so that its arrow can be put there. Which turns may be played, the engine says.

/** @import { GameState, HoleState } from "./pkg/katro.js" */

/** @typedef {"east" | "west"} Way */

/**
 * A turn taken apart: from which hole, with which step, and which way round.
 * @typedef {object} Parts
 * @property {string} from
 * @property {"^" | "\\" | "/" | undefined} step
 * @property {Way | undefined} way
 */

/**
 * @param {string} turn as the engine writes it, such as `C<` or `L^>`
 * @returns {Parts}
 */
export function partsOf(turn) {
  const [, from = "", step, sign] = /^([A-Za-z])([\^\\/]?)([<>]?)$/.exec(turn) ?? [];
  const way = sign === ">" ? "east" : sign === "<" ? "west" : undefined;
  return { from, step: step === "^" || step === "\\" || step === "/" ? step : undefined, way };
}

/**
 * The hole that a turn goes to first.
 * @param {GameState} state
 * @param {string} turn
 * @returns {string | undefined}
 */
export function firstHole(state, turn) {
  const { from, step, way } = partsOf(turn);
  const hole = state.holes.find((each) => each.hole === from);
  if (!hole) return undefined;
  if (step !== undefined) {
    const aside = step === "\\" ? -1 : step === "/" ? 1 : 0;
    return beside(state, hole, inward(state, hole), hole.column + aside)?.hole;
  }
  return way === undefined ? undefined : nextHole(state, hole, way)?.hole;
}

/**
 * @param {GameState} state
 * @param {HoleState} hole
 * @param {Way} way
 */
function nextHole(state, hole, way) {
  const rows = rowsOf(state);
  const back = rows.indexOf(hole.row) % 2 === 1;
  const right = (way === "east") !== back;
  const along = beside(state, hole, hole.row, hole.column + (right ? 1 : -1));
  if (along) return along;
  const further = inward(state, hole);
  if (further) return beside(state, hole, further, hole.column);
  return beside(state, hole, "outer", way === "east" ? 1 : state.columns);
}

/**
 * @param {GameState} state
 * @returns {HoleState["row"][]} from a player's own edge to the middle
 */
function rowsOf(state) {
  return state.rows === 4 ? ["outer", "inner"] : ["outer", "central", "inner"];
}

/**
 * @param {GameState} state
 * @param {HoleState} hole
 */
function inward(state, hole) {
  const rows = rowsOf(state);
  return rows[rows.indexOf(hole.row) + 1];
}

/**
 * @param {GameState} state
 * @param {HoleState} hole
 * @param {HoleState["row"] | undefined} row
 * @param {number} column
 */
function beside(state, hole, row, column) {
  return state.holes.find((each) => each.side === hole.side && each.row === row && each.column === column);
}
