// Positions as somebody changes them by hand: another number of seeds, another side to move, as texts for the engine.

/** @import { GameState, SideName } from "../pkg/katro.js" */

/**
 * A position for teaching. Its name is `setup.example.NAME`.
 * @typedef {{ name: string, rules: string, position: string }} Example
 */

/** Each shows one thing; the turn that shows it is said in `docs/teaching.md`. */
export const EXAMPLES = /** @type {const} @satisfies {readonly Example[]} */ ([
  { name: "lap", rules: "standard", position: "000000/000000/000200/000000/000000/300000 S" },
  { name: "relay", rules: "standard", position: "000000/000000/000002/000000/000000/202000 S" },
  { name: "capture", rules: "standard", position: "000000/000000/002200/000000/000000/202000 S" },
  { name: "end", rules: "standard", position: "000000/000000/002000/011000/000000/000000 S" },
  { name: "long", rules: "standard", position: "000000/001001/000000/645525/272175/252541 S" },
  { name: "endless", rules: "wikipedia", position: "221111/620131/021010/010307/101216/967120 S" },
]);

/**
 * The position with so many seeds in a hole.
 * @param {GameState} state
 * @param {string} hole
 * @param {number} seeds
 */
export function withSeeds(state, hole, seeds) {
  return written(state, (each) => (each.hole === hole ? seeds : each.seeds), state.toMove);
}

/**
 * The position with another side to move.
 * @param {GameState} state
 * @param {SideName} side
 */
export function withMover(state, side) {
  return written(state, ({ seeds }) => seeds, side);
}

/**
 * The position without seeds.
 * @param {GameState} state
 */
export function withoutSeeds(state) {
  return written(state, () => 0, state.toMove);
}

/**
 * How many seeds lie on the board.
 * @param {GameState} state
 */
export function seedsOf(state) {
  return state.south + state.north;
}

/**
 * The address that opens a position.
 * @param {string} page the address of the page
 * @param {GameState} state
 */
export function linkTo(page, { rules, position }) {
  const address = new URL(page);
  // Written by hand, because slashes and brackets need no escapes in a query and are read more easily without.
  address.search = `?rules=${encodeURIComponent(rules)}&position=${position.replaceAll(" ", "_")}`;
  address.hash = "";
  return address.href;
}

/**
 * @param {GameState} state
 * @param {(hole: GameState["holes"][number]) => number} seedsIn
 * @param {SideName} side
 */
function written(state, seedsIn, side) {
  const counts = state.holes.map(seedsIn).map((seeds) => (seeds > 9 ? `(${seeds})` : String(seeds)));
  const rows = Array.from({ length: state.rows }, (_, row) =>
    counts.slice(row * state.columns, (row + 1) * state.columns).join(""),
  );
  // Headings that bind stand behind the side to move.
  const [, , bound] = state.position.split(" ");
  return [rows.join("/"), side === "south" ? "S" : "N", ...(bound ? [bound] : [])].join(" ");
}
