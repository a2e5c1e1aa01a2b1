// What the table lets its tools see and do. A tool has the board to itself while it is open, and gives it back.

import { gameFrom } from "./game.js";
import { Hand } from "./hand.js";

/** @import { Frame, GameState, TurnTelling } from "./pkg/katro.js" */
/** @import { Game } from "./game.js" */
/** @import { Work } from "./hand.js" */
/** @import { Options } from "./options.js" */
/** @import { Sample, Side, Who } from "./players.js" */
/** @import { Strip } from "./strip.js" */
/** @import { Phase } from "./table.js" */
/** @import { Words } from "./words.js" */

/**
 * What a tool is told. All of it may be left out.
 * @typedef {object} Watcher
 * @property {(hole: string) => boolean} [picked] a hole was chosen; `true` where that was meant for the tool alone
 * @property {(turn: string) => boolean} [asked] somebody wants to play a turn; `true` holds it back
 * @property {(telling: TurnTelling) => void} [began] a turn has been played, and its telling begins
 * @property {(frame: Frame, step: number) => void} [followed] a telling has come so far
 * @property {(step: number) => void} [stood] a telling stands still at a landing, and waits
 * @property {(state: GameState) => void} [rested] a telling has come to its end
 * @property {(state: GameState) => void} [changed] anything may have changed, or the language has
 */

/**
 * A game to be put on the table: a position or a record, and who plays it.
 * @typedef {object} Setting
 * @property {string} [rules] together with `position`, or alone for the usual start
 * @property {string} [position]
 * @property {string} [record]
 * @property {number} [ply] after how many turns of the record
 * @property {Who} [south] a person, where it is not said
 * @property {Who} [north]
 * @property {Sample} [sample] where it is only there to be watched: it is no news to the page, and is not spoken
 */

/**
 * What the desk needs of the table.
 * @typedef {object} Reach
 * @property {Game} game
 * @property {Options} options
 * @property {Words} words
 * @property {Strip} strip
 * @property {HTMLElement} board
 * @property {() => Phase} phase
 * @property {() => boolean} busy whether something goes on by itself: a sowing, or the computer's thinking
 * @property {() => Record<Side, Who>} who
 * @property {(who: Record<Side, Who>) => void} seat changes the players without a word
 * @property {() => void} begin begins a new game with those who sit there now
 * @property {(sample?: Sample) => void} open shows the game that is on the table now
 * @property {(reader: Side) => void} turnTo turns the numbers of the picture to a side
 * @property {(turn: string) => void} play
 * @property {(counts: Options["counts"]) => void} count
 * @property {(places: "nowhere" | "landings") => void} halt
 * @property {(step: number) => void} seek shows the last turn at one of its steps
 * @property {(ply: number) => void} walk shows the game after so many of its turns
 * @property {(command: import("./table.js").TableCommand) => void} command
 * @property {(reason: () => string) => void} refuse
 * @property {(text: string) => void} say
 * @property {<T>(action: () => T) => T | undefined} guard
 */

/** The board and all around it, as tools see it. */
export class Desk {
  #reach;
  /** @type {Set<Watcher>} */
  #watchers = new Set();
  /** Who played the game that was put aside. */
  /** @type {Record<Side, Who> | undefined} */
  #seats;

  /** @param {Reach} reach */
  constructor(reach) {
    this.#reach = reach;
  }

  get words() {
    return this.#reach.words;
  }

  get options() {
    return this.#reach.options;
  }

  get strip() {
    return this.#reach.strip;
  }

  /** The element that holds the picture and the buttons of the holes. */
  get board() {
    return this.#reach.board;
  }

  get state() {
    return this.#reach.game.state;
  }

  get record() {
    return this.#reach.game.record;
  }

  /** The visitor's own game, whatever a tool has put on the table meanwhile. */
  get lasting() {
    return this.#reach.game.lasting;
  }

  /** Whether a tool's game is on the table, and not the visitor's own. */
  get isBorrowed() {
    return this.#reach.game.isBorrowed;
  }

  get phase() {
    return this.#reach.phase();
  }

  /** Whether something goes on by itself: a sowing that does not stand, or the computer's thinking. */
  get busy() {
    return this.#reach.busy();
  }

  get who() {
    return this.#reach.who();
  }

  /**
   * All that happened in the game's last turn; nothing before the first.
   * @returns {TurnTelling | undefined}
   */
  lastTelling() {
    return this.ask(() => this.#reach.game.lastTelling());
  }

  /**
   * What may be done with a hole now, and why; or why nothing.
   * @param {string} hole
   */
  why(hole) {
    return this.ask(() => this.#reach.game.why(hole));
  }

  /**
   * Shows the last turn at one of its steps, and stands still there. Its events are numbered alike.
   * @param {number} step
   */
  seek(step) {
    this.#reach.seek(step);
  }

  /**
   * Tells somebody what happens, from now on.
   * @param {Watcher} watcher
   * @returns {() => void} stops telling
   */
  watch(watcher) {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /**
   * Asks the engine for something, and survives its crash.
   * @template T
   * @param {() => T} action
   * @returns {T | undefined}
   */
  ask(action) {
    return this.#reach.guard(action);
  }

  /**
   * Gets a worker for a tool's own work.
   * @param {Work} work
   */
  hire(work) {
    return new Hand(work);
  }

  /**
   * Puts another game on the table. The visitor's own is put aside until `giveBack`.
   * Throws, and changes nothing, where the engine refuses it: the error says why.
   * @param {Setting} setting
   */
  put(setting) {
    const { south = "human", north = "human" } = setting;
    const session = this.ask(() => gameFrom({ rules: this.state.rules, ...setting }));
    if (!session) return;
    this.#seats ??= this.who;
    this.ask(() => this.#reach.game.borrow(session));
    this.#reach.seat({ south, north });
    this.#reach.open(setting.sample);
  }

  /** Brings the visitor's own game back, with its players. */
  giveBack() {
    const seats = this.#seats;
    this.#seats = undefined;
    if (!this.ask(() => this.#reach.game.giveBack())) return;
    if (seats) this.#reach.seat(seats);
    this.#reach.open();
  }

  /**
   * Begins a new game on the visitor's own table, with these players. The game that was there can be brought back.
   * @param {Record<Side, Who>} who
   */
  begin(who) {
    this.giveBack();
    this.#reach.seat(who);
    this.#reach.begin();
  }

  /**
   * Plays a turn, without asking the watchers first.
   * @param {string} turn
   */
  play(turn) {
    this.#reach.play(turn);
  }

  /**
   * Shows the game after so many of its turns. Those that come later stay in the record.
   * @param {number} ply
   */
  goTo(ply) {
    if (ply !== this.state.ply) this.#reach.walk(ply);
  }

  /**
   * Shows the numbers at the holes, or does not. Those who listen hear them all the same.
   * @param {Options["counts"]} counts
   */
  count(counts) {
    this.#reach.count(counts);
  }

  /**
   * From now on a telling stands still by itself at every landing, or nowhere.
   * @param {"nowhere" | "landings"} places
   */
  halt(places) {
    this.#reach.halt(places);
  }

  /** @param {import("./table.js").TableCommand} command */
  command(command) {
    this.#reach.command(command);
  }

  /**
   * Shows beside the board, and says, why something cannot be done.
   * @param {() => string} reason in the language of the moment
   */
  refuse(reason) {
    this.#reach.refuse(reason);
  }

  /**
   * Says something to those who listen.
   * @param {string} text
   */
  say(text) {
    this.#reach.say(text);
  }

  /**
   * Marks holes, and the arrows that are offered, for those who look: `data-mark` on their buttons. Every other mark
   * goes.
   * @param {Map<string, string>} marks the kind of mark by the hole's name, or by the turn
   */
  mark(marks) {
    for (const button of this.board.querySelectorAll("[data-hole], [data-turn]")) {
      const kind = marks.get(button.getAttribute("data-hole") ?? button.getAttribute("data-turn") ?? "");
      if (kind === undefined) button.removeAttribute("data-mark");
      else button.setAttribute("data-mark", kind);
    }
  }

  /**
   * Turns the numbers of the picture to a side.
   * @param {Side} reader
   */
  turnTo(reader) {
    this.ask(() => this.#reach.turnTo(reader));
  }

  /**
   * Whether a tool takes the choice of a hole for itself.
   * @param {string} hole
   */
  takes(hole) {
    return this.#some((watcher) => watcher.picked?.(hole));
  }

  /**
   * Whether a tool holds a turn back.
   * @param {string} turn
   */
  holds(turn) {
    return this.#some((watcher) => watcher.asked?.(turn));
  }

  /** @param {TurnTelling} telling */
  began(telling) {
    for (const watcher of [...this.#watchers]) watcher.began?.(telling);
  }

  /**
   * @param {Frame} frame
   * @param {number} step
   */
  followed(frame, step) {
    for (const watcher of this.#watchers) watcher.followed?.(frame, step);
  }

  /** @param {number} step */
  stood(step) {
    for (const watcher of [...this.#watchers]) watcher.stood?.(step);
  }

  rested() {
    for (const watcher of [...this.#watchers]) watcher.rested?.(this.state);
  }

  changed() {
    for (const watcher of [...this.#watchers]) watcher.changed?.(this.state);
  }

  /** @param {(watcher: Watcher) => boolean | undefined} taken */
  #some(taken) {
    return [...this.#watchers].some((watcher) => taken(watcher) === true);
  }
}
