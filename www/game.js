// One game: the engine's session, the record that outlives it, and the way back after a crash. Shows nothing.

import { Session } from "./pkg/katro.js";
import { isCrash, release, replaceEngine, sessionAt } from "./engine.js";

/** @import { GameState, TurnTelling } from "./pkg/katro.js" */
/** @import { Opening } from "./opening.js" */
/** @import { Store } from "./store.js" */

/** @typedef {{ record: string, ply: number }} Saved a game with all its turns, and how many of them are played */

/** A game that is being played, saved after every change. */
export class Game {
  /** @type {Session} */
  #session;
  /** @type {Store} */
  #store;
  /** @type {string} */
  #key;
  /** The game that was put aside for another one, which is not saved. */
  /** @type {Saved | undefined} */
  #aside;
  /** @type {GameState} */
  #state;
  /** @type {string} */
  #record;
  /** The truth: everything else can be made from it again. Turns that were taken back are in it too. */
  /** @type {Saved} */
  #saved;

  /**
   * @param {Opening} opening
   * @param {Store} store
   */
  constructor({ session, key }, store) {
    this.#session = session;
    this.#key = key;
    this.#store = store;
    this.#state = session.state();
    this.#record = session.record();
    this.#saved = wholeOf(session, this.#state);
  }

  /** The engine's side of the game, for the picture. A new one after a crash and after a new game. */
  get session() {
    return this.#session;
  }

  get state() {
    return this.#state;
  }

  get record() {
    return this.#record;
  }

  /** The game that lasts: this one, or the one that was put aside for it. */
  get lasting() {
    return this.#aside ?? this.#saved;
  }

  /** Whether another game was put aside for this one. */
  get isBorrowed() {
    return this.#aside !== undefined;
  }

  /** Whether undo has something to do: a turn to take back, or the game before this one. */
  get canUndo() {
    return this.#state.ply > 0 || this.hasPrevious;
  }

  get canRedo() {
    return this.#state.ply < this.#state.plies;
  }

  /** Whether another game was left for this one. */
  get hasPrevious() {
    return !this.isBorrowed && this.#store.read(this.#previousKey) !== undefined;
  }

  /**
   * Plays a turn. Throws, and changes nothing, where the rules refuse it.
   * @param {string} turn
   * @returns {TurnTelling}
   */
  play(turn) {
    const telling = this.#session.play(turn);
    this.#changed();
    return telling;
  }

  undo() {
    if (this.#state.ply === 0 && this.hasPrevious) return this.bringBack();
    const undone = this.#session.undo();
    this.#changed();
    return undone;
  }

  /**
   * Whether pebbles shall be heard: as the visitor chose, or else as the page says.
   * @param {boolean} otherwise
   */
  wantsSound(otherwise) {
    const chosen = this.#store.read("sound");
    return chosen === undefined ? otherwise : chosen === "on";
  }

  /** @param {boolean} on */
  keepSound(on) {
    this.#store.write("sound", on ? "on" : "off");
  }

  redo() {
    const redone = this.#session.redo();
    this.#changed();
    return redone;
  }

  /**
   * Goes to the position after so many turns, of those that are known.
   * @param {number} ply
   */
  goTo(ply) {
    this.#session.goTo(ply);
    this.#changed();
  }

  /**
   * The last turn as it was told when it was played.
   * @returns {TurnTelling | undefined}
   */
  lastTelling() {
    return this.#state.ply > 0 ? this.#session.telling(this.#state.ply) : undefined;
  }

  /**
   * What may be done with a hole now, and why; or why nothing.
   * @param {string} hole
   */
  why(hole) {
    return this.#session.ask(hole);
  }

  /** Begins a new game from the same start. The one that is left can be brought back. */
  begin() {
    const { rules, start, ply } = this.#state;
    if (ply > 0 && !this.isBorrowed) this.#store.write(this.#previousKey, this.#record);
    this.#replace(Session.atPosition(rules, start));
    this.#changed();
  }

  /** Brings the game back that was left for this one. */
  bringBack() {
    const record = this.isBorrowed ? undefined : this.#store.read(this.#previousKey);
    if (record === undefined) return false;
    this.#replace(Session.fromRecord(record));
    this.#store.remove(this.#previousKey);
    this.#changed();
    return true;
  }

  /**
   * Puts this game aside, saved as it is, and another one on the table, which is saved nowhere. One that is on the
   * table in this way already is forgotten.
   * @param {Session} session
   */
  borrow(session) {
    this.#aside ??= this.#saved;
    this.#replace(session);
    this.#changed();
  }

  /** Takes the game up again that was put aside, as it was. */
  giveBack() {
    const aside = this.#aside;
    if (!aside) return false;
    this.#replace(sessionAt(aside.record, aside.ply));
    this.#aside = undefined;
    this.#changed();
    return true;
  }

  /** Makes the session again from the record, in an instance of the engine that works. */
  restore() {
    this.#session = sessionAt(this.#saved.record, this.#saved.ply);
    this.#state = this.#session.state();
  }

  free() {
    release(this.#session);
  }

  get #previousKey() {
    return `previous/${this.#key}`;
  }

  /** @param {Session} session */
  #replace(session) {
    this.#session.free();
    this.#session = session;
  }

  #changed() {
    this.#state = this.#session.state();
    this.#record = this.#session.record();
    this.#saved = wholeOf(this.#session, this.#state);
    if (this.isBorrowed) return;
    const { plies } = this.#state;
    const { record, ply } = this.#saved;
    this.#store.write(this.#key, record);
    if (ply < plies) this.#store.write(plyKey(this.#key), String(ply));
    else this.#store.remove(plyKey(this.#key));
  }
}

/**
 * Where it is saved how many turns of a game are played, if not all.
 * @param {string} key where the game is saved
 */
export function plyKey(key) {
  return `ply/${key}`;
}

/**
 * A game with the turns that were taken back, so that they can be played again in another session too.
 * @param {Session} session
 * @param {GameState} state
 * @returns {Saved}
 */
function wholeOf(session, { ply, plies }) {
  session.goTo(plies);
  const record = session.record();
  session.goTo(ply);
  return { record, ply };
}

/**
 * A game apart from the one on the table: from a record, from a position, or from the usual start.
 * Throws where the engine refuses it: the error says why.
 * @param {{ rules: string, position?: string, record?: string, ply?: number }} source
 */
export function gameFrom({ rules, position, record, ply }) {
  if (record !== undefined) return sessionAt(record, ply);
  return position === undefined ? new Session(rules) : Session.atPosition(rules, position);
}

/** Every ruleset that has a name, with its sources. */
export function rulesets() {
  return Session.rulesets();
}

/**
 * What there is to say about a ruleset. Throws where it cannot be read.
 * @param {string} rules a name, or one and what is answered otherwise
 */
export function rulesetOf(rules) {
  return Session.ruleset(rules);
}

/**
 * Does something with the engine. After a crash there is a new instance, and what was asked for did not happen.
 * @template T
 * @param {() => T} action
 * @param {(reason: string) => void} crashed told the first cause, once the new instance is there
 * @param {(error: unknown) => void} lost told when the new instance has crashed as well
 * @returns {T | undefined}
 */
export function guarded(action, crashed, lost) {
  try {
    return action();
  } catch (error) {
    if (!isCrash(error)) throw error;
    try {
      replaceEngine();
    } catch (again) {
      if (!isCrash(again)) throw again;
      lost(error);
      return undefined;
    }
    crashed(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
