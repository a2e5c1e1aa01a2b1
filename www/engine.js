// The one instance of the WebAssembly module that all boards of a page share, and its replacement after a crash.

import * as katro from "./pkg/katro.js";

/** @type {Promise<void> | undefined} */
let started;

/** Called when a fresh instance has taken the place of a crashed one: everything made by the old one is dead. */
/** @type {Set<() => void>} */
const listeners = new Set();

/** Loads the module, once. After a failure the next call tries again. */
export function loadEngine() {
  started ??= katro
    .default()
    .then(() => undefined)
    .catch((/** @type {unknown} */ error) => {
      started = undefined;
      throw error;
    });
  return started;
}

/**
 * Whether an error means that the instance can no longer be trusted, rather than that it refused something. What it
 * refuses has a code for a name; without one, such as "recursive use" after a panic, nobody has thought of it.
 * @param {unknown} error
 */
export function isCrash(error) {
  return error instanceof WebAssembly.RuntimeError || (error instanceof Error && error.name === "Error");
}

/** Throws the instance away, makes a new one from the module that is already compiled, and tells every board. */
export function replaceEngine() {
  katro.__wbg_reset_state();
  for (const listener of [...listeners]) listener();
}

/** Makes a thinker of the page's own. It takes much memory. */
export function makeThinker() {
  return new katro.Thinker();
}

/**
 * Random games under a ruleset, to be played some at a time and counted. Throws where the rules cannot be read.
 * @param {string} rules
 * @param {number} seed
 */
export function makeTally(rules, seed) {
  return new katro.Tally(rules, seed);
}

/** Every question that a ruleset answers, with all answers that there are. */
export function questions() {
  return katro.Session.questions();
}

/**
 * A game apart from the one on the table, to be asked about and given back.
 * @param {string} record
 * @param {number} [ply] after how many of its turns; after all of them where it is not said
 */
export function sessionAt(record, ply) {
  const session = katro.Session.fromRecord(record);
  if (ply !== undefined) session.goTo(ply);
  return session;
}

/**
 * Gives something of the engine's back to it. What died with its instance is gone already.
 * @param {{ free: () => void } | undefined} made
 */
export function release(made) {
  try {
    made?.free();
  } catch {
    // Its instance has crashed, or has been replaced.
  }
}

/**
 * @param {() => void} listener
 * @returns {() => void} stops listening
 */
export function onFreshEngine(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * An error in two words for people: the stable code and the reason, with its place in a text where it has one.
 * @param {unknown} error
 * @returns {{ code: string, reason: string, line?: number, column?: number }}
 */
export function explain(error) {
  if (!(error instanceof Error)) return { code: "unknown", reason: String(error) };
  /** @type {{ line?: unknown, column?: unknown }} */
  const place = /** @type {object} */ (error);
  const at =
    typeof place.line === "number" && typeof place.column === "number"
      ? { line: place.line, column: place.column }
      : {};
  return { code: error.name, reason: error.message, ...at };
}
