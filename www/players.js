// Who plays which side, and when a computer thinks: whenever it is to move and the board is at rest, and never else.

/** @import { GameState } from "./pkg/katro.js" */
/** @import { Game } from "./game.js" */
/** @import { Options } from "./options.js" */
/** @import { Store } from "./store.js" */
/** @import { Thinker } from "./thinker.js" */

/** @typedef {"south" | "north"} Side */
/** @typedef {"human" | "level1" | "level2" | "level3" | "level4" | "level5"} Who */

/** All that can play a side. */
export const PLAYERS = /** @type {const} */ (["human", "level1", "level2", "level3", "level4", "level5"]);

const SIDES = /** @type {const} */ (["south", "north"]);

/**
 * @typedef {object} Moves
 * @property {(turn: string) => void} play a computer has chosen
 * @property {() => void} failed nothing here can think, so that some legal turn is played
 */

/**
 * How a game is played that is only there to be watched.
 * @typedef {object} Sample
 * @property {number} seed makes it the same game every time
 * @property {number} leisure how long each side thinks, in milliseconds
 * @property {import("./options.js").Speed} speed
 */

// So long somebody is seen to think, at least; and at most.
const MOMENT = 450;
const LONGEST = 900;

/** The two players of a game. */
export class Players {
  #game;
  #thinker;
  #moves;
  /** @type {Record<Side, Who>} */
  #who;
  #given;
  #seed;
  #leisure = MOMENT;
  /** What is being thought about. A new one for every question, so that no answer can be taken for another's. */
  /** @type {{ about: string, side: Side } | undefined} */
  #request;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #moment;

  /**
   * @param {Game} game
   * @param {Options} options
   * @param {Thinker} thinker
   * @param {Moves} moves
   */
  constructor(game, options, thinker, moves) {
    this.#game = game;
    this.#thinker = thinker;
    this.#moves = moves;
    this.#who = { south: whoIs(options.south), north: whoIs(options.north) };
    this.#given = options.seed;
    this.#seed = options.seed ?? chance();
  }

  /** Who plays each side. */
  get who() {
    return { ...this.#who };
  }

  /** The side that thinks now. */
  get thinking() {
    return this.#request?.side;
  }

  /** Whether somebody at the board is to move. */
  get waitsForPerson() {
    const { over, toMove } = this.#game.state;
    return !over && this.level(toMove) === undefined;
  }

  get canUndo() {
    return this.#undoLeadsTo(this.#game.state) !== undefined || this.#leadsToPrevious;
  }

  /**
   * Which level plays a side; none where a person does.
   * @param {Side} side
   */
  level(side) {
    const who = this.#who[side];
    return who === "human" ? undefined : Number(who.slice("level".length));
  }

  /**
   * Gives a side to somebody else, at any time.
   * @param {Side} side
   * @param {Who} who
   */
  seat(side, who) {
    this.#who[side] = who;
  }

  /**
   * A new game has begun: the computer need not play it like the last one.
   * @param {Sample} [sample]
   */
  renew(sample) {
    this.#seed = sample?.seed ?? this.#given ?? chance();
    this.#leisure = sample?.leisure ?? MOMENT;
  }

  /**
   * Thinks if it is a computer's turn, and drops whatever else was being thought. To be called after every change.
   * @param {boolean} free whether nothing moves on the board
   */
  follow(free) {
    const { state, record } = this.#game;
    const level = free && !state.over ? this.level(state.toMove) : undefined;
    const about = level === undefined ? undefined : `${level} ${state.ply} ${record}`;
    if (about === this.#request?.about) return;
    this.stop();
    if (level === undefined || about === undefined) {
      // It will be its turn soon: so it is there when it is needed.
      if (!free && this.level(state.toMove) !== undefined) this.#thinker.warm();
      return;
    }
    this.#request = { about, side: state.toMove };
    this.#think(this.#request, level);
  }

  /** Drops what is being thought. */
  stop() {
    if (!this.#request) return;
    this.#request = undefined;
    clearTimeout(this.#moment);
    this.#thinker.stop();
  }

  /**
   * Takes back, or plays again, so much that a person has the choice once more.
   * @param {"undo" | "redo"} way
   * @returns {boolean} whether there was anything to do
   */
  walk(way) {
    const game = this.#game;
    if (way === "undo" && this.#leadsToPrevious) return game.undo();
    const ply = way === "undo" ? this.#undoLeadsTo(game.state) : this.#redoLeadsTo(game.state);
    if (ply === undefined) return false;
    game.goTo(ply);
    return true;
  }

  get #leadsToPrevious() {
    return this.#game.state.ply === 0 && this.#game.hasPrevious;
  }

  /**
   * The last choice that was a person's own.
   * @param {GameState} state
   */
  #undoLeadsTo({ history, ply }) {
    const own = history.slice(0, ply).findLastIndex(({ side }) => this.level(side) === undefined);
    return own < 0 ? undefined : own;
  }

  /**
   * The next choice of a person's, or the last turn that there is.
   * @param {GameState} state
   */
  #redoLeadsTo({ history, ply, plies }) {
    if (ply === plies) return undefined;
    const own = history.findIndex(({ side }, at) => ply < at && this.level(side) === undefined);
    return own < 0 ? plies : own;
  }

  /**
   * @param {{ about: string, side: Side }} request
   * @param {number} level
   */
  async #think(request, level) {
    const { record, state } = this.#game;
    const begun = performance.now();
    const question = { record, ply: state.ply, level, seed: this.#seed, nodes: 0, time: LONGEST };
    const answer = await this.#thinker.ask(question);
    if (request !== this.#request) return;
    const left = this.#leisure - (performance.now() - begun);
    await new Promise((done) => {
      this.#moment = setTimeout(done, left);
    });
    if (request !== this.#request) return;
    this.#request = undefined;
    const [some] = state.turns;
    const turn = answer?.turn ?? some;
    if (answer?.turn === undefined) this.#moves.failed();
    if (turn !== undefined) this.#moves.play(turn);
  }
}

/**
 * Keeps who was chosen to play, for the next visit.
 * @param {Store} store
 * @param {Record<Side, Who>} who
 */
export function keepPlayers(store, who) {
  for (const side of SIDES) store.write(`player/${side}`, who[side]);
}

/**
 * Takes up who was chosen to play last, where the page does not say it.
 * @param {Store} store
 * @param {Options} options
 * @param {(name: Side) => string | null | undefined} given
 */
export function recallPlayers(store, options, given) {
  if (options.record !== undefined || SIDES.some((side) => (given(side) ?? undefined) !== undefined)) return;
  for (const side of SIDES)
    options[side] = PLAYERS.find((who) => who === store.read(`player/${side}`)) ?? options[side];
}

/** @param {string} name */
function whoIs(name) {
  return PLAYERS.find((who) => who === name) ?? "human";
}

function chance() {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
