// Decides which game is on the table when the element begins: the one in the address, the saved one, or a new one.

import { Session } from "./pkg/katro.js";
import { explain, sessionAt } from "./engine.js";
import { plyKey } from "./game.js";

/** @import { Saved } from "./game.js" */
/** @import { Options } from "./options.js" */
/** @import { Store } from "./store.js" */

/**
 * Why something that was asked for is not on the table.
 * @typedef {object} Fault
 * @property {"rules" | "position" | "record" | "ply" | "stored"} what
 * @property {string} code
 * @property {string} reason
 * @property {number} [line]
 * @property {number} [column]
 * @property {string} [value] what was asked for
 * @property {string} [text] the text that cannot be read
 * @property {number} [plies] how many turns there are
 */

/** @typedef {{ session: Session, key: string, faults: Fault[] }} Opening */

/**
 * Opens a game. Always gives one; what could not be had is named in the faults.
 * @param {Options} options
 * @param {Store} store
 * @param {Saved | undefined} kept the game that this element last held, where it was only moved on its page
 * @returns {Opening}
 */
export function openGame(options, store, kept) {
  /** @type {Fault[]} */
  const faults = [];
  const rules = rulesOf(options.rules, faults);
  if (kept !== undefined) {
    const session = attempt(() => sessionAt(kept.record, kept.ply), "stored", kept.record, faults);
    if (session) return { session, key: keyOf(rules, options), faults };
  }
  if (options.position !== undefined || options.record !== undefined) {
    const linked = openLinked(rules, options, store, faults);
    if (linked) return { session: linked, key: keyOf(rules, options), faults };
  }
  const key = keyOf(rules, {});
  return { session: openStored(key, rules, store, faults) ?? new Session(rules), key, faults };
}

/**
 * The rules that are asked for, as the engine writes them: each has one text, and one place where its game is kept.
 * @param {string} asked
 * @param {Fault[]} faults
 */
function rulesOf(asked, faults) {
  try {
    return Session.ruleset(asked).name;
  } catch (error) {
    faults.push({ what: "rules", value: asked, ...explain(error) });
    return "standard";
  }
}

/**
 * The game in the address, or what became of it when it was played on here.
 * @param {string} rules
 * @param {Options} options
 * @param {Store} store
 * @param {Fault[]} faults
 */
function openLinked(rules, options, store, faults) {
  const played = openStored(keyOf(rules, options), rules, store, faults);
  if (played) return played;
  const position = options.position === undefined ? undefined : options.position.replaceAll("_", " ");
  const record = options.record?.replaceAll("_", " ");
  if (record === undefined) {
    if (position === undefined) return undefined;
    return attempt(() => Session.atPosition(rules, position), "position", position, faults);
  }
  if (position !== undefined) {
    const start = attempt(() => Session.atPosition(rules, position), "position", position, faults);
    if (!start) return undefined;
    start.free();
  }
  const session = attempt(() => Session.fromTurns(rules, position, record), "record", record, faults);
  if (session && options.ply !== undefined) {
    const ply = options.ply;
    const { plies } = session.state();
    if (ply <= plies) session.goTo(ply);
    else faults.push({ what: "ply", code: "no-such-ply", reason: "there is no such turn", value: String(ply), plies });
  }
  return session;
}

/**
 * @param {string} key
 * @param {string} rules
 * @param {Store} store
 * @param {Fault[]} faults
 */
function openStored(key, rules, store, faults) {
  const text = store.read(key);
  if (text === undefined) return undefined;
  const session = attempt(() => Session.fromRecord(text), "stored", text, faults);
  if (session && session.state().rules === rules) {
    const ply = store.read(plyKey(key));
    if (ply !== undefined && /^\d+$/.test(ply)) session.goTo(Number(ply));
    return session;
  }
  session?.free();
  store.move(key, `unreadable/${key}`);
  return undefined;
}

/**
 * @param {() => Session} open
 * @param {"position" | "record" | "stored"} what
 * @param {string} text
 * @param {Fault[]} faults
 */
function attempt(open, what, text, faults) {
  try {
    return open();
  } catch (error) {
    faults.push({ what, text, ...explain(error) });
    return undefined;
  }
}

/**
 * Where a game is saved: one place for each ruleset, and one beside it for the last game that came from an address.
 * @param {string} rules
 * @param {{ position?: string, record?: string, ply?: number }} source
 */
export function keyOf(rules, source) {
  if (source.position === undefined && source.record === undefined) return `game/${rules}`;
  const text = JSON.stringify([source.position ?? "", source.record ?? "", source.ply ?? ""]);
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return `game/${rules}/${(sum >>> 0).toString(36)}`;
}
