// A line that shows who stood better after each turn. A picture only: the table beside it says the same.

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 300;
const HEIGHT = 110;

/** The graph. */
export class Graph {
  #area = draw("path", { class: "graph-area" });
  #line = draw("path", { class: "graph-line" });
  #here = draw("line", { class: "graph-here", y1: "0", y2: String(HEIGHT) });
  #points = draw("g", {});

  constructor() {
    this.element = draw("svg", {
      class: "graph",
      viewBox: `-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`,
      preserveAspectRatio: "none",
      "aria-hidden": "true",
    });
    const middle = draw("line", {
      class: "graph-middle",
      x1: "0",
      x2: String(WIDTH),
      y1: String(HEIGHT / 2),
      y2: String(HEIGHT / 2),
    });
    this.element.append(this.#area, middle, this.#here, this.#line, this.#points);
  }

  /**
   * @param {{ ply: number, stands: number }[]} stood in any order
   * @param {{ plies: number, seeds: number, ply: number, marked: number[] }} game `ply` is what is on the board
   */
  show(stood, { plies, seeds, ply, marked }) {
    const x = (/** @type {number} */ at) => (WIDTH * at) / Math.max(1, plies);
    // Small leads are what one wants to see; a root keeps them apart and still shows the great ones.
    const y = (/** @type {number} */ stands) =>
      HEIGHT / 2 - (Math.sign(stands) * Math.sqrt(Math.abs(stands) / seeds) * HEIGHT) / 2;
    const points = [...stood].sort((one, other) => one.ply - other.ply);
    const line = points.map((point) => `${x(point.ply).toFixed(1)} ${y(point.stands).toFixed(1)}`).join("L");
    const [first] = points;
    const last = points.at(-1);
    this.#line.setAttribute("d", line && `M${line}`);
    this.#area.setAttribute(
      "d",
      first && last ? `M${x(first.ply)} ${HEIGHT / 2}L${line}L${x(last.ply)} ${HEIGHT / 2}Z` : "",
    );
    this.#here.setAttribute("x1", String(x(ply)));
    this.#here.setAttribute("x2", String(x(ply)));
    const marks = points.filter((point) => marked.includes(point.ply));
    this.#points.replaceChildren(
      ...marks.map((point) =>
        draw("circle", { class: "graph-point", cx: String(x(point.ply)), cy: String(y(point.stands)), r: "4" }),
      ),
    );
  }
}

/**
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string>} attributes
 * @returns {SVGElementTagNameMap[K]}
 */
export function draw(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
