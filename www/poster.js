// A picture of the start, drawn without the engine: what is seen before the game is there, or where it cannot be.

/** @import { Options } from "./options.js" */

const SVG = "http://www.w3.org/2000/svg";

/** The boards that are not of six rows of six holes, by the name of the rules; a test compares them with the engine. */
/** @type {Record<string, readonly [rows: number, columns: number]>} */
const BOARDS = {
  "field-1998-small": [6, 3],
  "field-1998-small-free": [6, 3],
  "katro-4x4": [4, 4],
  "katro-4x6": [4, 6],
  "katro-6x3": [6, 3],
  "katra-boaoaka": [4, 8],
};

/** Rules of one's own say these; where they do not, there are two seeds in each hole. */
const OWN_BOARD = /,board:(\d)x(\d)/;
const OWN_SEEDS = /,seeds:(\d)/;

/** A hole is so far from the next one, and so wide across half. */
const STEP = 100;
const RADIUS = 41;
/** What lies around the holes. */
const EDGE = { x: 25, y: 48 };
/** Each seed lies a golden angle further round, and so never twice on the same side. */
const ANGLE = 2.4;
/** More than these look like no more. */
const MOST = 12;

/**
 * @param {Pick<Options, "rules" | "position" | "orient">} options
 * @returns {SVGElement}
 */
export function posterOf(options) {
  const rows = rowsOf(options);
  const columns = Math.max(...rows.map((row) => row.length));
  const width = columns * STEP + 2 * EDGE.x;
  const height = rows.length * STEP + 2 * EDGE.y;
  const picture = draw("svg", {
    viewBox: `0 0 ${width} ${height}`,
    width: "100%",
    height: "100%",
    role: "img",
    "aria-label": "Katro",
  });
  const inside = { x: "6", y: "29", width: String(width - 12), height: String(height - 58), rx: "34" };
  picture.append(
    draw("rect", { ...inside, fill: "var(--_ground)", stroke: "var(--_ground-dark)", "stroke-width": "6" }),
  );
  const middle = String(height / 2);
  const across = { x1: "30", x2: String(width - 30), y1: middle, y2: middle };
  picture.append(draw("line", { ...across, stroke: "var(--_ground-dark)", "stroke-width": "5" }));
  for (const [row, counts] of rows.entries()) {
    for (const [column, seeds] of counts.entries()) {
      const [x, y] = [EDGE.x + (column + 0.5) * STEP, EDGE.y + (row + 0.5) * STEP];
      picture.append(...hole(x, y), ...heap(x, y, Math.min(seeds, MOST), row + column));
    }
  }
  return picture;
}

/**
 * How many seeds lie in each hole of each row, as seen.
 * @param {Pick<Options, "rules" | "position" | "orient">} options
 * @returns {number[][]}
 */
export function rowsOf({ rules, position, orient }) {
  const [told = ""] = rules.split(",");
  const own = OWN_BOARD.exec(rules)?.slice(1).map(Number);
  const [rows = 6, columns = 6] = own ?? BOARDS[told] ?? [];
  const seeds = Number(OWN_SEEDS.exec(rules)?.[1] ?? 2);
  const start = Array.from({ length: rows }, () => Array.from({ length: columns }, () => seeds));
  const [text = ""] = position?.trim().split(/[\s_]/) ?? [];
  const read = text
    .split("/")
    .map((row) => [...row.matchAll(/\((\d+)\)|\d/g)].map(([all, many]) => Number(many ?? all)));
  // What cannot be a board is no reason for a strange picture: the engine says what is wrong with it.
  const isBoard = read.length === rows && read.every((row) => row.length === columns);
  const seen = isBoard ? read : start;
  return orient === "north" ? seen.map((row) => [...row].reverse()).reverse() : seen;
}

/**
 * @param {number} x
 * @param {number} y
 */
function hole(x, y) {
  const disc = (/** @type {number} */ r, /** @type {number} */ down, /** @type {string} */ colour) =>
    draw("circle", { cx: String(x), cy: String(y + down), r: String(r), fill: `var(--_${colour})` });
  return [disc(RADIUS, 2, "rim-light"), disc(RADIUS, -1, "rim-dark"), disc(RADIUS - 3, 1, "hole")];
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} seeds
 * @param {number} turned by how many angles, so that no two neighbours look the same
 */
function heap(x, y, seeds, turned) {
  return Array.from({ length: seeds }, (_, at) => {
    const far = seeds === 1 ? 0 : 8 + 6 * Math.sqrt(at);
    const [cx, cy] = [x + far * Math.cos((at + turned) * ANGLE), y + far * Math.sin((at + turned) * ANGLE)];
    const fill = `var(--_pebble-${"abcd"[(at + turned) % 4]})`;
    const round = { cx: cx.toFixed(1), cy: cy.toFixed(1), rx: "13", ry: "11" };
    return draw("ellipse", { ...round, fill, stroke: "var(--_hole-deep)", "stroke-width": "1.5" });
  });
}

/**
 * @param {string} kind
 * @param {Record<string, string>} attributes
 */
function draw(kind, attributes) {
  const element = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
