// The drawings on the buttons: line drawings on a 24 by 24 grid, in the colour of the text around them.

const SVG = "http://www.w3.org/2000/svg";

/** Paths by name. A path that begins with `!` is filled, the others are lines. */
const DRAWINGS = {
  undo: ["M9 6 4.5 10.5 9 15", "M5 10.5h8.5a5.5 5.5 0 0 1 0 11H11"],
  redo: ["m15 6 4.5 4.5L15 15", "M19 10.5h-8.5a5.5 5.5 0 0 0 0 11H13"],
  again: ["M4.5 12a7.5 7.5 0 1 0 2.6-5.7", "M7.6 2.8 6.9 6.6l3.8.7", "!M10.4 9.2v5.6l4.6-2.8z"],
  skip: ["!M5 6v12l8.5-6z", "M17.5 6v12"],
  pause: ["!M7 5.5h3.6v13H7z", "!M13.4 5.5H17v13h-3.6z"],
  play: ["!M8 5.2v13.6L18.6 12z"],
  seedback: ["M10.5 6.5 5 12l5.5 5.5", "!M16.4 9a3.4 2.9 0 1 1 0 6 3.4 2.9 0 1 1 0-6z"],
  seedon: ["M13.5 6.5 19 12l-5.5 5.5", "!M7.6 9a3.4 2.9 0 1 1 0 6 3.4 2.9 0 1 1 0-6z"],
  lapback: ["M11 6.5 5.5 12l5.5 5.5", "M18 6.5 12.5 12l5.5 5.5"],
  lapon: ["M13 6.5 18.5 12 13 17.5", "M6 6.5 11.5 12 6 17.5"],
  first: ["M5.5 5.5v13", "M19.5 12H9", "M13.5 7 8.5 12l5 5"],
  turnback: ["M19 12H5.5", "M11 6.5 5.5 12l5.5 5.5"],
  turnon: ["M5 12h13.5", "M13 6.5l5.5 5.5-5.5 5.5"],
  last: ["M18.5 5.5v13", "M4.5 12H15", "M10.5 7l5 5-5 5"],
  sound: ["!M4 9.5h3.6L12 5.6v12.8l-4.4-3.9H4z", "M15 9.2a4 4 0 0 1 0 5.6", "M17.6 6.6a7.6 7.6 0 0 1 0 10.8"],
  fresh: ["M12 5v14", "M5 12h14"],
  help: [
    "M9.2 9.2a2.9 2.9 0 1 1 4.3 2.6c-1 .5-1.5 1.2-1.5 2.4",
    "!M12 16.6a1.15 1.15 0 1 1 0 2.3 1.15 1.15 0 0 1 0-2.3z",
  ],
  course: ["M4 4.5v15h16", "M7 14.5l3.6-4.5 3.2 2.8L19.5 6"],
  lesson: ["M12 5 2.8 9.6 12 14.2l9.2-4.6z", "M6.4 11.6v4.6c3.4 2.6 7.8 2.6 11.2 0v-4.6", "M21.2 9.6v5.6"],
  tools: ["M4.5 4.5h6v6h-6z", "M13.5 4.5h6v6h-6z", "M4.5 13.5h6v6h-6z", "M13.5 13.5h6v6h-6z"],
  laps: ["M4 7h3", "M4 12h3", "M4 17h3", "M11 7h9", "M11 12h9", "M11 17h6"],
  rules: [
    "M12 6.2C9.8 4.8 7 4.4 4 4.6v13.6c3-.2 5.8.2 8 1.6 2.2-1.4 5-1.8 8-1.6V4.6c-3-.2-5.8.2-8 1.6z",
    "M12 6.2v13.6",
  ],
  language: [
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
    "M3.5 12h17",
    "M12 3.5c5 5 5 12 0 17",
    "M12 3.5c-5 5-5 12 0 17",
  ],
  close: ["M6.5 6.5l11 11", "M17.5 6.5l-11 11"],
  arrow: ["M4.5 12h14", "M12.8 5.8 19 12l-6.2 6.2"],
  speed: ["M4.4 17.5a8.6 8.6 0 1 1 15.2 0", "M12 14l4-4.6", "!M12 12.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z"],
  chevron: ["m7.5 10 4.5 4.5 4.5-4.5"],
  south: ["!M12 5.2 19.4 18H4.6z"],
  north: ["!M12 18.8 4.6 6h14.8z"],
  hint: ["M9 16.2a6.2 6.2 0 1 1 6 0v1.6H9z", "M9.8 20.8h4.4"],
  note: ["M12 8v5.4", "!M12 16a1.1 1.1 0 1 1 0 2.2A1.1 1.1 0 0 1 12 16z", "M12 3.2 21.4 20H2.6z"],
};

/** @typedef {keyof typeof DRAWINGS} IconName */

/**
 * A drawing by its name. It says nothing to a screen reader: the button beside it does.
 * @param {IconName} name
 * @returns {SVGSVGElement}
 */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", `icon icon-${name}`);
  for (const drawing of DRAWINGS[name]) {
    const path = document.createElementNS(SVG, "path");
    const filled = drawing.startsWith("!");
    path.setAttribute("d", filled ? drawing.slice(1) : drawing);
    path.setAttribute("class", filled ? "filled" : "line");
    svg.append(path);
  }
  return svg;
}
