// The game on the table: brings the engine, the picture, the buttons and the words together. Decides no rule.

import { Choices } from "./choices.js";
import { guarded } from "./game.js";
import { Grid } from "./grid.js";
import { Panel } from "./panel.js";
import { Picture } from "./picture.js";
import { keySheet, lapSheet, Sheet } from "./sheets.js";
import { endHint, endTitle, lastTurn, refusalOf, sowingTitle } from "./telling.js";
import { Teller } from "./teller.js";

/** @import { Frame, Tempo, TurnTelling } from "./pkg/katro.js" */
/** @import { Announcer } from "./announce.js" */
/** @import { Game } from "./game.js" */
/** @import { BoardAction, PageAction } from "./keys.js" */
/** @import { Options, Speed } from "./options.js" */
/** @import { Command } from "./panel.js" */
/** @import { Strip } from "./strip.js" */
/** @import { Words } from "./words.js" */

/** @typedef {"idle" | "picked" | "telling"} Phase */

/**
 * What the element is told.
 * @typedef {object} Told
 * @property {(telling: TurnTelling) => void} turn a turn has been played; its telling has not begun
 * @property {() => void} state what can be seen has come to rest
 * @property {() => void} end the game is over, and that can be seen
 * @property {(code: string, reason: string) => void} error
 */

/** One board with everything around it. */
export class Table {
  #game;
  #options;
  #words;
  #announcer;
  #strip;
  #told;
  #grid;
  #choices;
  #panel;
  #picture;
  #sheet;
  #teller = new Teller();
  /** @type {Phase} */
  #phase = "idle";
  /** @type {string | undefined} */
  #picked;
  /** Why the last thing that was asked for was refused. */
  /** @type {string | undefined} */
  #refusal;
  /** @type {Frame | undefined} */
  #frame;
  /** @type {Speed} */
  #speed;
  #motion = matchMedia("(prefers-reduced-motion: reduce)");
  #motionChanged = () => this.#retell();

  /**
   * @param {{ game: Game, options: Options, words: Words, announcer: Announcer, strip: Strip, told: Told }} parts
   */
  constructor({ game, options, words, announcer, strip, told }) {
    this.#game = game;
    this.#options = options;
    this.#words = words;
    this.#announcer = announcer;
    this.#strip = strip;
    this.#told = told;
    this.#speed = options.speed;
    this.canvas = document.createElement("canvas");
    this.canvas.setAttribute("aria-hidden", "true");
    this.board = document.createElement("div");
    this.board.className = "board";
    this.board.setAttribute("part", "board");
    this.board.setAttribute("role", "group");
    this.#grid = new Grid(words, (hole, byKey) => this.pick(hole, byKey));
    this.#choices = new Choices(
      words,
      (turn, byKey) => this.#sow(turn, byKey),
      (turn) => this.#consider(turn),
    );
    this.board.append(this.canvas, this.#grid.element, this.#choices.element);
    this.#panel = new Panel(words, options.speed, {
      command: (command) => this.command(command),
      speed: (speed) => this.#pace(speed),
    });
    this.#sheet = new Sheet(words);
    this.#picture = new Picture(this.canvas, this.board, (layout) => {
      this.#grid.place(layout);
      this.#choices.place(layout);
    });
    // Anything else than an arrow or a hole puts the seeds back.
    this.board.addEventListener("click", (event) => {
      if (!(event.target instanceof Element && event.target.closest("button"))) this.#putBack();
    });
    this.#motion.addEventListener("change", this.#motionChanged);
  }

  /** @returns {{ panel: HTMLElement, sheet: HTMLElement }} */
  get elements() {
    return { panel: this.#panel.element, sheet: this.#sheet.element };
  }

  get phase() {
    return this.#phase;
  }

  /** Puts the game on the page. Everything around it must be there by now. */
  begin() {
    const { rows, columns } = this.#game.state;
    this.board.setAttribute("aria-label", this.#words.say("board.label", { rows, columns }));
    this.#open();
    this.#picture.watch();
  }

  /** Takes the game from the page. */
  close() {
    this.#teller.stop();
    this.#motion.removeEventListener("change", this.#motionChanged);
    this.#picture.close();
  }

  /** Goes on with a fresh instance of the engine, from the record. */
  restore() {
    this.#teller.stop();
    this.#picture.forget();
    this.#game.restore();
    this.#open();
  }

  /**
   * A hole was chosen: lifts its seeds, or says why they may not be lifted.
   * @param {string} name
   * @param {boolean} byKey
   */
  pick(name, byKey) {
    const { state } = this.#game;
    const hole = state.holes.find((each) => each.hole === name);
    if (!hole) return;
    if (this.#phase === "telling") return this.#refuse(this.#words.say("refusal.busy"));
    if (this.#picked === name) return this.#putBack();
    const [only, ...others] = hole.turns;
    if (only === undefined) {
      this.#putBack();
      return this.#refuse(refusalOf(this.#words, state, hole));
    }
    if (others.length === 0) return this.#sow(only, byKey);
    this.#phase = "picked";
    this.#picked = name;
    this.#refusal = undefined;
    this.#choices.offer(state, name, hole.turns);
    this.#consider(undefined);
    this.#update();
    if (byKey) this.#choices.focus();
  }

  /** @param {Command | BoardAction | PageAction} action */
  command(action) {
    switch (action) {
      case "undo":
        return this.#walk("undo");
      case "redo":
        return this.#walk("redo");
      case "again":
        return this.#again();
      case "skip":
        return this.skip();
      case "fresh":
      case "reset":
        return this.#fresh();
      case "laps":
        return this.#laps();
      case "help":
        return this.#sheet.open(this.#words.say("help.title"), keySheet(this.#words));
      case "cancel":
        return this.#phase === "telling" ? this.skip() : this.#putBack();
      case "next":
        return this.#grid.seek(this.#game.state, (hole) => hole.turns.length > 0);
    }
  }

  /**
   * An arrow key: between holes, or between the two ways round.
   * @param {{ x: number, y: number }} direction
   */
  move(direction) {
    if (this.#phase === "picked") this.#choices.move(direction);
    else this.#grid.move(direction);
  }

  /**
   * A digit key: the same row in another column, or the same column in another row.
   * @param {"column" | "row"} way
   * @param {number} number
   */
  jump(way, number) {
    const { state } = this.#game;
    const at = state.holes.findIndex(({ hole }) => hole === this.#grid.current);
    const column = way === "column" ? number - 1 : at % state.columns;
    const row = way === "row" ? state.rows - number : Math.floor(at / state.columns);
    const hole = column < state.columns && 0 <= row ? state.holes[row * state.columns + column] : undefined;
    if (hole) this.#grid.focus(hole.hole);
  }

  /** Ends the telling at once, as if it had been watched. */
  skip() {
    if (this.#phase === "telling") this.#settle();
  }

  #open() {
    this.#reset();
    const works = this.#picture.open(this.#game.session, {
      counts: this.#options.counts,
      orient: this.#options.orient,
    });
    this.board.toggleAttribute("data-plain", !works);
    if (!works) this.#strip.show({ text: this.#words.say("strip.canvas-lost"), code: "canvas-lost", lasting: true });
    this.#update();
    this.#picture.show(this.#game.session);
  }

  /**
   * @param {string} turn
   * @param {boolean} byKey
   */
  #sow(turn, byKey) {
    if (this.#phase === "telling") return;
    const from = this.#picked;
    const telling = this.#guard(() => this.#game.play(turn));
    if (!telling) return;
    this.#strip.clearPassing();
    const focused = this.#choices.element.matches(":focus-within");
    this.#reset();
    if (focused || byKey) this.#grid.focus(from ?? telling.from);
    this.#tell(telling.ply, 0);
    this.#told.turn(telling);
  }

  /**
   * Shows the telling of a turn, from a lap on.
   * @param {number} ply
   * @param {number} lap
   */
  #tell(ply, lap) {
    this.#guard(() => {
      const duration = this.#picture.tell(this.#game.session, ply, this.#tempo());
      const begun = this.#phase === "telling";
      this.#phase = "telling";
      if (duration <= 0) return this.#settle();
      const from = lap > 1 ? (this.#picture.cues().find((cue) => lap <= cue.lap)?.t ?? 0) : 0;
      if (!begun) this.#update();
      this.#teller.run(
        from,
        duration,
        (time) => this.#draw(time),
        () => this.#settle(),
      );
    });
  }

  /** @returns {Tempo} */
  #tempo() {
    const { motion } = this.#options;
    const reduced = motion === "reduced" || (motion === "auto" && this.#motion.matches);
    return { speed: this.#speed, motion: reduced ? "reduced" : "full" };
  }

  /** @param {number} time */
  #draw(time) {
    this.#guard(() => {
      this.#frame = this.#picture.frame(time);
      if (this.#frame) this.#panel.follow(this.#frame, this.#game.state);
    });
  }

  /** Goes on with a telling at another pace, from the lap it had come to. */
  #retell() {
    if (this.#phase === "telling") this.#tell(this.#game.state.ply, this.#frame?.lap ?? 0);
  }

  /** @param {Speed} speed */
  #pace(speed) {
    this.#speed = speed;
    this.#retell();
  }

  /** The sowing has come to rest: shows what it left, and says so once. */
  #settle() {
    this.#reset();
    this.#guard(() => this.#picture.show(this.#game.session));
    this.#update();
    const { state } = this.#game;
    const end = state.over ? ` ${endTitle(this.#words, state.over)}. ${endHint(this.#words, state.over)}` : "";
    this.#announcer.say(lastTurn(this.#words, state) + end);
    this.#told.state();
    if (state.over) this.#told.end();
  }

  #again() {
    if (this.#phase === "telling" || this.#game.state.ply === 0) return;
    this.#reset();
    this.#tell(this.#game.state.ply, 0);
  }

  #laps() {
    if (this.#phase === "telling") return;
    const telling = this.#guard(() => this.#game.lastTelling());
    if (telling) this.#sheet.open(this.#words.say("laps.title"), lapSheet(this.#words, telling));
    else this.#announcer.say(lastTurn(this.#words, this.#game.state));
  }

  /** @param {"undo" | "redo"} way */
  #walk(way) {
    if (this.#phase === "telling") return;
    if (!this.#guard(() => this.#game[way]())) return;
    this.#strip.clearPassing();
    this.#reshow();
    const { state } = this.#game;
    const { toMove, last } = state;
    if (way === "undo" || !last) this.#announcer.say(this.#words.say("turn.undone", { next: toMove }));
    else this.#announcer.say(lastTurn(this.#words, state));
  }

  #fresh() {
    if (this.#game.state.ply === 0) return;
    this.#teller.stop();
    this.#guard(() => this.#game.begin());
    this.#strip.clearPassing();
    this.#reshow();
    this.#strip.show({
      text: this.#words.say("strip.fresh"),
      action: { label: this.#words.say("strip.fresh.back"), act: () => this.#back() },
    });
  }

  #back() {
    if (this.#phase === "telling") this.#teller.stop();
    if (this.#guard(() => this.#game.bringBack())) this.#reshow();
  }

  #reshow() {
    this.#reset();
    this.#guard(() => this.#picture.show(this.#game.session));
    this.#update();
    this.#told.state();
  }

  #putBack() {
    if (this.#phase === "telling") return;
    const focused = this.#choices.element.matches(":focus-within");
    const from = this.#picked;
    this.#reset();
    this.#consider(undefined);
    if (focused && from !== undefined) this.#grid.focus(from);
    this.#update();
  }

  /** @param {string | undefined} turn */
  #consider(turn) {
    if (this.#phase !== "telling") this.#guard(() => this.#picture.choose(this.#game.session, this.#picked, turn));
  }

  /** @param {string} reason */
  #refuse(reason) {
    this.#refusal = reason;
    this.#announcer.say(reason);
    this.#update();
  }

  // Nothing lifted, nothing moving, nothing refused.
  #reset() {
    this.#teller.stop();
    this.#phase = "idle";
    this.#picked = undefined;
    this.#refusal = undefined;
    this.#frame = undefined;
    this.#choices.clear();
  }

  #update() {
    const { state } = this.#game;
    const telling = this.#phase === "telling";
    if (!telling) this.#grid.update(state, { picked: this.#picked, lively: state.over === undefined });
    this.board.setAttribute("aria-busy", String(telling));
    const { title, hint } = this.#prompt();
    this.#panel.update({
      state,
      phase: this.#phase,
      orient: this.#options.orient,
      canUndo: this.#game.canUndo,
      canRedo: this.#game.canRedo,
      undoIsGame: state.ply === 0 && this.#game.hasPrevious,
      title,
      hint: this.#refusal ?? hint,
      warned: this.#refusal !== undefined,
    });
    const frame = this.board.closest("[data-phase]");
    frame?.setAttribute("data-phase", state.over && this.#phase === "idle" ? "over" : this.#phase);
  }

  /** The large line beside the board and the small one under it. */
  #prompt() {
    const { state } = this.#game;
    const words = this.#words;
    if (this.#phase === "telling") return { title: sowingTitle(words, state), hint: "" };
    if (state.over) return { title: endTitle(words, state.over), hint: endHint(words, state.over) };
    const picked = state.holes.find(({ hole }) => hole === this.#picked);
    if (picked) {
      const hint = words.say("prompt.heading.hint", { hole: picked.hole, n: picked.seeds });
      return { title: words.say("prompt.heading"), hint };
    }
    const hint = state.ply === 0 ? words.say("prompt.first") : lastTurn(words, state, false);
    return { title: words.say("prompt.pick"), hint };
  }

  /**
   * Asks the engine for something; after a crash the game is put back from its record, and that is said.
   * @template T
   * @param {() => T} action
   */
  #guard(action) {
    return guarded(action, (reason) => {
      this.#strip.show({ text: this.#words.say("strip.restored", { reason }), code: "crash", lasting: true });
      this.#told.error("crash", reason);
    });
  }
}
