// One attempt at a puzzle: puts the position on the table, judges what the visitor plays by what the puzzle tells,
// and plays what follows from it.

/** @import { Desk } from "../desk.js" */
/** @import { GameState } from "../pkg/katro.js" */
/** @import { Values, WordKey } from "../words.js" */

/** @typedef {"capture-most" | "win-in-one" | "win-in-two" | "save-yourself"} Grade */

/**
 * A puzzle as the engine has proved it: see docs/engine.md.
 * @typedef {object} Puzzle
 * @property {string} id
 * @property {Grade} grade
 * @property {string} rules
 * @property {string} position
 * @property {string} solution
 * @property {number} [most]
 * @property {number} [next]
 * @property {Record<string, string[]>} [replies] to each reply the turns that win; the best defence comes first
 * @property {Record<string, string[]>} [refutations]
 * @property {number} [within]
 * @property {Record<string, string[]>} [losses]
 */

/**
 * How far it has come: the visitor is to play; turns are played by the page; right; wrong; the solution was shown.
 * @typedef {"open" | "busy" | "right" | "wrong" | "shown"} Stage
 */

/** Between two turns that are played by the page, so that one sees that there are two. */
const PAUSE = 700;

/** From the position to the verdict, and back to the position. */
export class Attempt {
  #desk;
  #puzzle;
  #told;
  /** @type {"south" | "north"} */
  #mover = "south";
  /** @type {Stage} */
  #stage = "open";
  /** What is said of it, in the language of the moment. */
  #say = () => "";
  /** Whose turn is being told. One that is only seen again is nobody's. */
  /** @type {"visitor" | "page" | undefined} */
  #awaited;
  /** What the page plays next, and what it says at the end. */
  /** @type {string[]} */
  #script = [];
  #close = () => {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #stop;

  /**
   * @param {Desk} desk
   * @param {Puzzle} puzzle
   * @param {(right: boolean) => void} told something has changed; whether the visitor has just solved it
   */
  constructor(desk, puzzle, told) {
    this.#desk = desk;
    this.#puzzle = puzzle;
    this.#told = told;
    this.#stop = desk.watch({
      picked: () => this.#picked(),
      asked: () => this.#asked(),
      rested: (state) => this.#rested(state),
    });
  }

  get stage() {
    return this.#stage;
  }

  /** What is to be done, in the language of the moment. */
  get task() {
    const { grade, within = 0 } = this.#puzzle;
    return this.#word(`puzzles.task.${grade}`, { within });
  }

  /** What came of it; nothing before the first turn. */
  get note() {
    return this.#say();
  }

  /** Puts the position on the table. What was marked or being played is let go. */
  begin() {
    this.#put();
    this.#tell("open", () => "");
  }

  /** Goes back to where the visitor was to play: to the second turn where the first one was right. */
  again() {
    const half = this.#stage === "wrong" && this.#desk.state.ply === 3;
    if (!half) {
      this.begin();
      this.#desk.say(this.task);
      return;
    }
    this.#desk.command("undo");
    this.#tell("open", () => this.#word("puzzles.halfway"));
    this.#desk.say(this.note);
  }

  /** Marks the hole from which the right turn starts. */
  hint() {
    if (!this.#isOpen()) this.begin();
    const { state } = this.#desk;
    const turn = state.ply === 0 ? this.#puzzle.solution : this.#wins()[0];
    const found = state.holes.find(({ turns }) => turn !== undefined && turns.includes(turn));
    if (!found) return;
    const { hole } = found;
    this.#desk.mark(new Map([[hole, "hint"]]));
    this.#tell("open", () => this.#word("puzzles.hint.hole", { hole }));
    this.#desk.say(this.note);
  }

  /** Plays the right turn, and what follows from it up to the win. */
  solve() {
    this.#put();
    const { solution } = this.#puzzle;
    const reply = this.#reply();
    const line = reply === undefined ? [solution] : [solution, reply, ...this.#wins().slice(0, 1)];
    this.#play(line, () => this.#end("shown", "puzzles.shown"));
    this.#tell("busy", () => this.#word("puzzles.showing"));
  }

  close() {
    clearTimeout(this.#timer);
    this.#stop();
  }

  #put() {
    const { rules, position } = this.#puzzle;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#awaited = undefined;
    this.#script = [];
    this.#desk.mark(new Map());
    this.#desk.put({ rules, position });
    this.#mover = this.#desk.state.toMove;
  }

  /** What the opponent replies to the right turn, where that is not the end. */
  #reply() {
    return Object.keys(this.#puzzle.replies ?? {})[0];
  }

  /** The turns that win after that reply. */
  #wins() {
    const reply = this.#reply();
    return (reply !== undefined && this.#puzzle.replies?.[reply]) || [];
  }

  /** Whether the visitor is to play here: at the beginning, or after the reply to the right turn. */
  #isOpen() {
    const { ply, history } = this.#desk.state;
    if (this.#stage !== "open") return false;
    return ply === 0 || (ply === 2 && history[0]?.turn === this.#puzzle.solution && history[1]?.turn === this.#reply());
  }

  /** A hole was chosen. After the verdict, or in another place of the game, that begins anew. */
  #picked() {
    if (this.#isOpen() || this.#desk.phase === "telling") return false;
    if (this.#timer === undefined) this.again();
    return true;
  }

  /** A turn was chosen. */
  #asked() {
    if (!this.#isOpen()) return true;
    this.#desk.mark(new Map());
    this.#awaited = "visitor";
    return false;
  }

  /** @param {GameState} state */
  #rested(state) {
    const awaited = this.#awaited;
    this.#awaited = undefined;
    if (awaited === "visitor") this.#judge(state);
    else if (awaited === "page") this.#playNext();
  }

  /** @param {GameState} state the game after the visitor's turn */
  #judge(state) {
    const { grade, solution, refutations, losses } = this.#puzzle;
    const { last, over, ply } = state;
    if (!last) return;
    const { turn, captured } = last;
    const left = state[this.#other];
    const won = over?.winner === this.#mover;
    if (ply === 3) {
      if (won) this.#end("right", `puzzles.right.${grade}`);
      else this.#end("wrong", "puzzles.wrong.second", { n: left });
    } else if (grade === "win-in-one" ? won : turn === solution) {
      const reply = this.#reply();
      if (reply === undefined) this.#end("right", `puzzles.right.${grade}`, { captured });
      else this.#answer([reply], () => this.#end("open", "puzzles.halfway"));
    } else {
      const line = refutations?.[turn] ?? losses?.[turn] ?? [];
      this.#answer(line, () => this.#end("wrong", `puzzles.wrong.${grade}`, { n: left, captured }));
    }
  }

  /** @returns {"south" | "north"} */
  get #other() {
    return this.#mover === "south" ? "north" : "south";
  }

  /**
   * Lets the opponent, and then whoever follows, play.
   * @param {string[]} line
   * @param {() => void} close
   */
  #answer(line, close) {
    if (line.length > 0) this.#tell("busy", () => this.#word("puzzles.answering"));
    this.#play(line, close);
  }

  /**
   * @param {string[]} line
   * @param {() => void} close
   */
  #play(line, close) {
    this.#script = [...line];
    this.#close = close;
    this.#playNext();
  }

  #playNext() {
    const turn = this.#script.shift();
    if (turn === undefined) return this.#close();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#awaited = "page";
      this.#desk.play(turn);
    }, PAUSE);
  }

  /**
   * @param {Stage} stage
   * @param {WordKey} key
   * @param {Values} [values]
   */
  #end(stage, key, values = {}) {
    this.#tell(stage, () => this.#word(key, values));
    this.#desk.say(this.note);
  }

  /**
   * @param {Stage} stage
   * @param {() => string} say
   */
  #tell(stage, say) {
    const right = stage === "right" && this.#stage !== "right";
    this.#stage = stage;
    this.#say = say;
    this.#told(right);
  }

  /**
   * @param {WordKey} key
   * @param {Values} [values]
   */
  #word(key, values = {}) {
    const { most = 0, next = 0 } = this.#puzzle;
    return this.#desk.words.say(key, { side: this.#mover, other: this.#other, most, next, ...values });
  }
}
