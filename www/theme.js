// Reads what the board looks like from the style sheet, so that a page that embeds it can change every colour.

/** @import { Theme } from "./pkg/katro.js" */

/** The colours of a theme. Each is the custom property `--katro-…`, with `-` before what is a capital here. */
const COLOURS = /** @type {const} */ ([
  "page",
  "ground",
  "groundLight",
  "groundDark",
  "hole",
  "holeDeep",
  "rimLight",
  "rimDark",
  "pebbleA",
  "pebbleB",
  "pebbleC",
  "pebbleD",
  "south",
  "southInk",
  "north",
  "northInk",
  "path",
  "trail",
  "gain",
  "loss",
  "select",
  "ghost",
  "shadow",
]);

/** What a visitor's system can ask for. When one changes, the theme is read again. */
export const THEME_QUERIES = /** @type {const} */ ([
  "(prefers-color-scheme: dark)",
  "(prefers-contrast: more)",
  "(forced-colors: active)",
]);

/**
 * The theme that the style sheet gives an element now. The sheet resolves what the page set (`--katro-ground`)
 * and what the theme says into one private property (`--_ground`).
 * @param {Element} element
 * @returns {Theme}
 */
export function readTheme(element) {
  const style = getComputedStyle(element);
  const read = (/** @type {string} */ name) => style.getPropertyValue(`--_${name}`).trim();
  const colours = /** @type {Record<(typeof COLOURS)[number], string>} */ (
    Object.fromEntries(COLOURS.map((name) => [name, read(kebab(name))]))
  );
  const material = read("material");
  const scale = Number.parseFloat(read("numeral-scale"));
  return {
    ...colours,
    material: material === "wood" || material === "flat" ? material : "earth",
    numeralScale: Number.isFinite(scale) ? Math.min(2, Math.max(0.5, scale)) : 1,
    font: read("numeral-font") || "sans-serif",
  };
}

/** @param {string} name */
function kebab(name) {
  return name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
