// Every option of the element: one table that drives attributes and the page's query.
// What each of them is, to those who write pages, lies with the contract in tests/browser/contract.js.

/**
 * How one option is written, and what it means when it is absent or bad.
 * @typedef {object} Option
 * @property {"choice" | "text" | "number" | "switch"} kind
 * @property {readonly string[]} [values] for a choice: all of them
 * @property {number} [most] for a number: the greatest that is taken
 * @property {string} [fallback] absent for options that may simply be missing
 * @property {string} [attribute] what the attribute is called where it is not called like the option
 */

const PLAYERS = /** @type {const} */ (["human", "level1", "level2", "level3", "level4", "level5"]);

/** In the order of the documentation. */
export const OPTIONS = /** @type {const} @satisfies {Record<string, Option>} */ ({
  lang: { kind: "text" },
  rules: { kind: "text", fallback: "standard" },
  position: { kind: "text" },
  record: { kind: "text" },
  ply: { kind: "number", most: 100000 },
  orient: { kind: "choice", values: ["south", "north"], fallback: "south" },
  south: { kind: "choice", values: PLAYERS, fallback: "human" },
  north: { kind: "choice", values: PLAYERS, fallback: "level2" },
  speed: { kind: "choice", values: ["slow", "normal", "fast", "instant"], fallback: "normal" },
  motion: { kind: "choice", values: ["auto", "full", "reduced"], fallback: "auto" },
  theme: { kind: "choice", values: ["auto", "earth", "wood", "projector", "contrast"], fallback: "auto" },
  counts: { kind: "choice", values: ["auto", "always", "never"], fallback: "auto" },
  hints: { kind: "switch", fallback: "off" },
  sound: { kind: "switch", fallback: "off" },
  ui: { kind: "choice", values: ["full", "board"], fallback: "full" },
  links: { kind: "switch", fallback: "on" },
  class: { kind: "switch", fallback: "off", attribute: "class-mode" },
  table: { kind: "switch", fallback: "off" },
  kiosk: { kind: "switch", fallback: "off" },
  idle: { kind: "number", most: 86400, fallback: "90" },
  warn: { kind: "number", most: 3600, fallback: "30" },
  attract: { kind: "choice", values: ["play", "still", "off"], fallback: "play" },
  seed: { kind: "number", most: 4294967295 },
});

/** @typedef {keyof typeof OPTIONS} OptionName */
/** @typedef {"slow" | "normal" | "fast" | "instant"} Speed */

/**
 * The options as they stand. Texts and numbers that are missing are absent.
 * @typedef {object} Options
 * @property {string} [lang]
 * @property {string} rules
 * @property {string} [position]
 * @property {string} [record]
 * @property {number} [ply]
 * @property {"south" | "north"} orient
 * @property {string} south
 * @property {string} north
 * @property {Speed} speed
 * @property {"auto" | "full" | "reduced"} motion
 * @property {"auto" | "earth" | "wood" | "projector" | "contrast"} theme
 * @property {"auto" | "always" | "never"} counts
 * @property {boolean} hints
 * @property {boolean} sound
 * @property {"full" | "board"} ui
 * @property {boolean} links
 * @property {boolean} class
 * @property {boolean} table
 * @property {boolean} kiosk
 * @property {number} idle
 * @property {number} warn
 * @property {"play" | "still" | "off"} attract
 * @property {number} [seed]
 */

/**
 * A value that is not one. The fallback is used in its place.
 * @typedef {{ code: "bad-option", name: OptionName, value: string, fallback: string | undefined }} BadOption
 */

/** The names of all options. */
export const OPTION_NAMES = /** @type {OptionName[]} */ (Object.keys(OPTIONS));

/**
 * What the attribute of an option is called.
 * @param {OptionName} name
 */
export function attributeOf(name) {
  /** @type {Option} */
  const option = OPTIONS[name];
  return option.attribute ?? name;
}

/**
 * Reads every option from wherever `given` finds it.
 * @param {(name: OptionName) => string | null | undefined} given
 * @returns {{ options: Options, bad: BadOption[] }}
 */
export function readOptions(given) {
  /** @type {Record<string, string | number | boolean>} */
  const read = {};
  /** @type {BadOption[]} */
  const bad = [];
  for (const name of OPTION_NAMES) {
    /** @type {Option} */
    const option = OPTIONS[name];
    const text = given(name);
    let value = text === null || text === undefined ? undefined : parse(option, text);
    if (text !== null && text !== undefined && value === undefined) {
      bad.push({ code: "bad-option", name, value: text.slice(0, 60), fallback: option.fallback });
    }
    if (value === undefined && option.fallback !== undefined) value = parse(option, option.fallback);
    if (value !== undefined) read[name] = value;
  }
  // Whoever opens a recorded game wants to see it, and not to have it played on.
  const silent = [given("south"), given("north")].every((text) => text === null || text === undefined);
  if (silent && read.record !== undefined) read.north = "human";
  return { options: /** @type {Options} */ (/** @type {unknown} */ (read)), bad };
}

/**
 * @param {Option} option
 * @param {string} text
 * @returns {string | number | boolean | undefined} nothing for a bad value
 */
function parse(option, text) {
  switch (option.kind) {
    case "choice":
      return option.values?.includes(text.trim().toLowerCase()) ? text.trim().toLowerCase() : undefined;
    case "switch":
      return { on: true, "": true, true: true, 1: true, off: false, false: false, 0: false }[text.trim().toLowerCase()];
    case "number":
      return /^\s*\d+\s*$/.test(text) && Number(text) <= (option.most ?? 0) ? Number(text) : undefined;
    case "text":
      return text;
  }
}
