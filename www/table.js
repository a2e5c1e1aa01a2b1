// The game on the table: turns what is asked into calls of the engine, and shows what comes of it. Decides no rule.

import { Adviser } from "./adviser.js";
import { Desk } from "./desk.js";
import { make } from "./dom.js";
import { guarded } from "./game.js";
import { Hearing } from "./hearing.js";
import { Lifting } from "./lifting.js";
import { Panel } from "./panel.js";
import { Passage } from "./passage.js";
import { Picture } from "./picture.js";
import { Players } from "./players.js";
import { Reading } from "./reading.js";
import { Review } from "./review.js";
import { Showing } from "./showing.js";
import { languageSwitch } from "./switch.js";
import { endSentence, lastTurn, promptOf, refusalOf } from "./telling.js";
import { Thinker } from "./thinker.js";
import { Tools } from "./tools.js";

/** @import { TurnTelling } from "./pkg/katro.js" */
/** @import { Announcer } from "./announce.js" */
/** @import { Game } from "./game.js" */
/** @import { BoardAction, PageAction } from "./keys.js" */
/** @import { Options } from "./options.js" */
/** @import { Command } from "./panel.js" */
/** @import { PlaybackCommand } from "./playback.js" */
/** @import { Strip } from "./strip.js" */
/** @import { Sample, Side, Who } from "./players.js" */
/** @import { Words } from "./words.js" */

/** @typedef {"idle" | "picked" | "telling" | "thinking"} Phase */
/** @typedef {Command | PlaybackCommand | BoardAction | PageAction} TableCommand */

/**
 * What the element is told.
 * @typedef {object} Told
 * @property {(telling: TurnTelling) => void} turn a turn has been played; its telling has just begun
 * @property {() => void} state what can be seen has come to rest
 * @property {() => void} end the game is over, and that can be seen
 * @property {(code: string, reason: string) => void} error
 * @property {(who: Record<Side, Who>) => void} players others were chosen to play
 * @property {(tag: string) => void} language another language was chosen
 * @property {(error: unknown) => void} lost the engine has crashed, and again when it was made anew
 */

/**
 * @typedef {object} Parts
 * @property {Game} game
 * @property {Options} options
 * @property {Words} words
 * @property {{ tag: string, name: string }[]} languages those that can be chosen
 * @property {Announcer} announcer
 * @property {Strip} strip
 * @property {Told} told
 */

/** One board with everything around it. */
export class Table {
  #parts;
  #lifting;
  #panel;
  #picture;
  #showing;
  #review;
  #hearing;
  #reading;
  #thinker;
  #players;
  #passage;
  #adviser;
  #desk;
  #tools;
  /** Why the last thing that was asked for was refused, in the language of the moment. */
  /** @type {(() => string) | undefined} */
  #refusal;
  /** Whether the engine has crashed for good. Then nothing is asked of it any more. */
  #lost = false;
  /** Whether a turn has been played that has not come to rest yet; one that is only seen again is no news. */
  #news = false;
  /** Whether everything waits, and whether a sowing was stopped for that. */
  #held = false;
  #halted = false;
  /** Set while a game plays itself for those who pass by. */
  /** @type {Sample | undefined} */
  #sample;

  /** @param {Parts} parts */
  constructor(parts) {
    const { game, options, words, languages } = parts;
    this.#parts = parts;
    this.#lifting = new Lifting(words, {
      pick: (hole, byKey) => this.#pick(hole, byKey),
      sow: (turn, byKey) => this.#sow(turn, byKey),
      consider: (turn) => this.#consider(turn),
    });
    this.#thinker = new Thinker((action) => this.#guard(action));
    this.#players = new Players(game, options, this.#thinker, {
      play: (turn) => this.#sow(turn, false),
      failed: () => parts.strip.show({ say: () => words.say("strip.thinker"), code: "no-thinker" }),
    });
    this.#passage = new Passage(parts, this.#players, {
      guard: (action) => this.#guard(action),
      still: () => {
        this.#news = false;
        this.#still();
      },
    });
    this.#adviser = new Adviser(words, game, this.#thinker, options.hints, () => this.#advised());
    const canvas = make("canvas", { attributes: { "aria-hidden": "true" } });
    const board = { class: "board", part: "board", attributes: { role: "group" } };
    this.board = make("div", board, canvas, ...this.#lifting.elements, this.#adviser.element);
    this.#picture = new Picture(canvas, this.board, (layout) => {
      this.#lifting.place(layout);
      this.#adviser.place(layout);
    });
    this.#showing = new Showing(game, this.#picture, options, {
      followed: (frame, step) => {
        this.#panel.follow(frame, game.state);
        this.#review.follow(step);
        this.#desk.followed(frame, step);
      },
      heard: (kinds) => this.#hearing.hear(kinds),
      rested: () => this.#rest(),
      stood: (step) => {
        this.#update();
        this.#desk.stood(step);
      },
      guard: (action) => this.#guard(action),
    });
    this.#review = new Review(parts, this.#showing, {
      clear: () => this.#reset(),
      update: () => this.#update(),
      again: () => this.#again(),
      skip: () => this.skip(),
      walk: (ply) => this.#passage.browse(ply),
    });
    this.#hearing = new Hearing(game.wantsSound(options.sound));
    this.#panel = new Panel(words, options.speed, languages, {
      command: (command) => this.command(command),
      language: (tag) => parts.told.language(tag),
      speed: (speed) => this.#showing.pace(speed),
      seat: (side, who) => this.#seat(side, who),
    });
    const guard = (/** @type {() => any} */ action) => this.#guard(action);
    const languageDoor = languageSwitch(words, languages, parts.told.language);
    this.#reading = new Reading(words, parts.announcer, game, guard, [this.#panel.soundDoor, languageDoor]);
    this.#desk = this.#makeDesk();
    this.#tools = new Tools(this.#desk, this.#panel.shelf, this.#reading.sheet, this.#reading.doors);
    // Anything else than an arrow or a hole puts the seeds back.
    this.board.addEventListener("click", (event) => {
      if (!(event.target instanceof Element && event.target.closest("button"))) this.#putBack();
    });
  }

  /** @returns {{ words: HTMLElement, playback: HTMLElement, panel: HTMLElement, sheet: HTMLElement }} */
  get elements() {
    const { button, sheet } = this.#reading.elements;
    return { words: button, playback: this.#review.element, panel: this.#panel.element, sheet };
  }

  /** The board as tools, and the page around it, see it. */
  get desk() {
    return this.#desk;
  }

  get tools() {
    return this.#tools;
  }

  /** @returns {Phase} */
  get phase() {
    if (this.#showing.running) return "telling";
    if (this.#players.thinking) return "thinking";
    return this.#lifting.hole === undefined ? "idle" : "picked";
  }

  /** Puts the game on the page. Everything around it must be there by now. */
  begin() {
    this.#name();
    this.#open();
    this.#picture.watch();
  }

  /** Says everything again: the language is another. The game, the focus and a running sowing stay as they are. */
  rewrite() {
    this.#name();
    this.#lifting.rename();
    this.#reading.rewrite();
    this.#tools.rewrite();
    this.#update();
  }

  #makeDesk() {
    const { announcer, game, options, strip, words } = this.#parts;
    return new Desk({
      game,
      options,
      words,
      strip,
      board: this.board,
      phase: () => this.phase,
      busy: () => (this.#showing.running && !this.#showing.paused) || this.phase === "thinking",
      who: () => this.#players.who,
      seat: (who) => {
        this.#players.seat("south", who.south);
        this.#players.seat("north", who.north);
      },
      begin: () => {
        this.#parts.told.players(this.#players.who);
        if (game.state.ply === 0) this.#still();
        else this.#passage.fresh();
      },
      open: (sample) => {
        this.#news = false;
        this.#passage.playOn();
        this.#showing.stop();
        this.#show(sample);
        this.#open();
      },
      play: (turn) => this.#play(turn),
      count: (counts) => {
        options.counts = counts;
        this.#frame?.setAttribute("data-counts", counts);
        this.#guard(() => this.#picture.count(counts));
      },
      halt: (places) => {
        this.#showing.halt(places);
        this.#update();
      },
      seek: (step) => this.#review.seek(step),
      walk: (ply) => {
        this.skip();
        this.#passage.browse(ply);
      },
      command: (command) => this.command(command),
      refuse: (reason) => this.#refuse(reason),
      say: (text) => announcer.say(text),
      turnTo: (reader) => this.#picture.turnTo(reader),
      guard: (action) => this.#guard(action),
    });
  }

  #name() {
    const { game, words } = this.#parts;
    const { rows, columns } = game.state;
    this.board.setAttribute("aria-label", words.say("board.label", { rows, columns }));
  }

  /** Takes the game from the page. */
  close() {
    this.#tools.close();
    this.#players.stop();
    this.#thinker.close();
    this.#showing.close();
    this.#hearing.close();
    this.#picture.close();
  }

  /** Goes on with a fresh instance of the engine, from the record. */
  restore() {
    this.#picture.forget();
    this.#thinker.forget();
    this.#parts.game.restore();
    this.#open();
  }

  /** @param {TableCommand} action */
  command(action) {
    switch (action) {
      case "undo":
      case "redo":
        if (this.phase === "telling") return;
        return this.#passage.walk(action);
      case "sound":
        return this.#sound();
      case "fresh":
      case "reset":
        return this.#passage.fresh();
      case "hint":
        return this.#hint();
      case "course":
        this.#tools.open("course");
        return;
      case "lesson":
        this.#tools.open("lesson");
        return;
      case "tools":
        return this.#tools.list();
      case "laps":
        if (this.phase !== "telling") this.#reading.laps();
        return;
      case "rules":
      case "words":
      case "help":
        return this.#reading.open(action);
      case "hole":
        return this.#reading.hole(this.#lifting.current);
      case "state":
        return this.#reading.standing();
      case "cancel":
        return this.phase === "telling" ? this.skip() : this.#putBack();
      case "next":
        return this.#lifting.next(this.#parts.game.state);
      case "hold":
        return this.#review.toggle();
      case "move":
      case "pick":
      case "column":
      case "row":
        return; // They come by methods of their own.
      default:
        return this.#review.command(action);
    }
  }

  /**
   * An arrow key: between holes, or between the two ways round.
   * @param {{ x: number, y: number }} direction
   */
  move(direction) {
    this.#lifting.move(direction);
  }

  /**
   * A digit key: the same row in another column, or the same column in another row.
   * @param {"column" | "row"} way
   * @param {number} number
   */
  jump(way, number) {
    this.#lifting.jump(this.#parts.game.state, way, number);
  }

  /** Holds everything still: nothing moves, and no computer thinks, until it is let go. */
  hold() {
    if (this.#held) return;
    this.#held = true;
    this.#halted = this.phase === "telling" && !this.#showing.paused;
    this.#showing.pause();
    this.#update();
  }

  /** Goes on where everything was held. */
  release() {
    if (!this.#held) return;
    this.#held = false;
    if (this.#halted) this.#showing.play();
    this.#update();
  }

  /** Whether pebbles are heard. */
  get heard() {
    return this.#hearing.on;
  }

  /** @param {boolean} on */
  hear(on) {
    this.#hearing.switch(on);
    this.#update();
  }

  /** Ends the telling at once, as if it had been watched. */
  skip() {
    if (this.phase === "telling") this.#rest();
  }

  /**
   * A game that nobody plays is no news, and is not spoken.
   * @param {Sample | undefined} sample
   */
  #show(sample) {
    if (sample !== this.#sample) this.#showing.pace(sample?.speed ?? this.#parts.options.speed);
    this.#sample = sample;
    this.#parts.announcer.hushed = sample !== undefined;
    this.#players.renew(sample);
  }

  #open() {
    const { game, options, strip, words } = this.#parts;
    const { columns, rows } = game.state;
    const frame = this.#frame;
    frame?.style.setProperty("--_columns", String(columns));
    frame?.style.setProperty("--_rows", String(rows));
    this.#reset();
    // What stands beside the board leaves it the room that it is drawn for.
    this.#update();
    const works = this.#picture.open(game.session, { counts: options.counts, orient: options.orient });
    this.board.toggleAttribute("data-plain", !works);
    if (!works) strip.show({ say: () => words.say("strip.canvas-lost"), code: "canvas-lost", lasting: true });
    this.#picture.show(game.session);
  }

  /**
   * A hole was chosen: lifts its seeds, or says why they may not be lifted.
   * @param {string} name
   * @param {boolean} byKey
   */
  #pick(name, byKey) {
    const { game, words } = this.#parts;
    const hole = game.state.holes.find((each) => each.hole === name);
    if (!hole || this.#desk.takes(name)) return;
    // Whoever stops to play is done with looking. What moves is ended by those who mean to.
    if (this.#showing.paused) return this.skip();
    if (this.phase === "telling") return this.#refuse(() => words.say("refusal.busy"));
    if (this.#passage.browsing && !this.#players.waitsForPerson)
      return this.#refuse(() => words.say("refusal.browsing"));
    const thinking = this.#players.thinking;
    if (thinking) return this.#refuse(() => words.say("refusal.thinking", { side: thinking }));
    if (this.#lifting.hole === name) return this.#putBack();
    const [only, ...others] = hole.turns;
    if (only === undefined) {
      this.#putBack();
      return this.#refuse(() => refusalOf(words, game.state, hole));
    }
    if (others.length === 0) return this.#sow(only, byKey);
    this.#refusal = undefined;
    this.#lifting.lift(game.state, name, hole.turns, byKey);
    this.#consider(byKey ? only : undefined);
    this.#update();
  }

  /**
   * @param {string} turn
   * @param {boolean} byKey
   */
  #sow(turn, byKey) {
    if (this.phase === "telling") return;
    if (this.#desk.holds(turn)) return this.#putBack();
    const telling = this.#play(turn);
    if (telling && byKey) this.#lifting.focus(telling.from);
  }

  /** @param {string} turn */
  #play(turn) {
    const telling = this.#guard(() => this.#parts.game.play(turn));
    if (!telling) return undefined;
    this.#parts.strip.clearPassing();
    this.#reset();
    this.#news = true;
    this.#passage.playOn();
    if (!this.#sample) this.#parts.told.turn(telling);
    this.#showing.begin();
    this.#desk.began(telling);
    this.#update();
    return telling;
  }

  /** The sowing has come to rest: shows what it left, and says so once. */
  #rest() {
    const { announcer, game, told, words } = this.#parts;
    this.#still();
    const { state } = game;
    const end = state.over ? [endSentence(words, state.over)] : [];
    announcer.say([lastTurn(words, state), ...end].join(" "));
    this.#desk.rested();
    if (!this.#news || this.#sample) return;
    this.#news = false;
    told.state();
    if (state.over) told.end();
  }

  #again() {
    if (this.phase === "telling" || this.#parts.game.state.ply === 0) return;
    this.#reset();
    this.#showing.begin();
    this.#update();
  }

  #sound() {
    this.#hearing.switch(!this.#hearing.on);
    this.#parts.game.keepSound(this.#hearing.on);
    this.#update();
  }

  #putBack() {
    if (this.phase === "telling") return;
    this.#reset();
    this.#consider(undefined);
    this.#update();
  }

  /** @param {string | undefined} turn */
  #consider(turn) {
    if (this.phase === "telling") return;
    const { hole } = this.#lifting;
    const shown = turn ?? (hole === undefined ? this.#adviser.best : undefined);
    this.#guard(() => this.#picture.choose(this.#parts.game.session, hole, shown));
  }

  /**
   * Gives a side to somebody else. Whatever was being thought, or lifted, is let go.
   * @param {Side} side
   * @param {Who} who
   */
  #seat(side, who) {
    const { announcer, told, words } = this.#parts;
    this.#players.seat(side, who);
    if (!this.#parts.game.isBorrowed) told.players(this.#players.who);
    const level = this.#players.level(side);
    const key = level === undefined ? "player.changed.human" : "player.changed.level";
    if (this.phase === "telling") this.#update();
    else this.#putBack();
    announcer.say(words.say(key, { side, level: level ?? 0 }));
  }

  #hint() {
    if (!this.#players.waitsForPerson || this.phase === "telling") return;
    this.#adviser.toggle();
    this.#putBack();
  }

  /** The adviser knows something: shows it, and says it. */
  #advised() {
    this.#consider(undefined);
    this.#update();
    const { sentence } = this.#adviser;
    if (sentence !== undefined) this.#parts.announcer.say(sentence);
  }

  /** @param {() => string} reason */
  #refuse(reason) {
    this.#refusal = reason;
    this.#parts.announcer.say(reason());
    this.#update();
  }

  /** Shows the position as it stands. */
  #still() {
    this.#reset();
    this.#guard(() => this.#picture.show(this.#parts.game.session));
    this.#update();
  }

  // Nothing lifted, nothing moving, nothing refused.
  #reset() {
    this.#showing.stop();
    this.#refusal = undefined;
    this.#lifting.putBack();
  }

  #update() {
    if (this.#lost) return;
    const { game, options, words } = this.#parts;
    const { state } = game;
    const resting = !this.#showing.running;
    this.#players.follow(resting && !this.#passage.browsing && !this.#held);
    const { phase } = this;
    const telling = phase === "telling";
    const waits = resting && this.#players.waitsForPerson;
    if (resting) this.#lifting.update(state, waits);
    this.#adviser.follow(waits && !this.#held, this.board);
    this.board.setAttribute("aria-busy", String(telling));
    this.#panel.update({
      ...promptOf(words, state, {
        phase,
        picked: this.#lifting.hole,
        refusal: this.#refusal?.(),
        advice: this.#adviser.sentence,
      }),
      state,
      phase,
      orient: options.orient,
      who: this.#players.who,
      canHint: waits,
      hinted: waits && this.#adviser.on,
      canUndo: this.#players.canUndo,
      canRedo: game.canRedo,
      undoIsGame: state.ply === 0 && game.hasPrevious,
      sound: this.#hearing.on,
    });
    this.#review.update();
    this.#frame?.setAttribute("data-phase", state.over && phase === "idle" ? "over" : phase);
    this.#desk.changed();
  }

  /** Everything that belongs to this board, once it is on the page. */
  get #frame() {
    const frame = this.board.closest("[data-phase]");
    return frame instanceof HTMLElement ? frame : undefined;
  }

  /**
   * Asks the engine for something; after a crash the game is put back from its record, and that is said.
   * @template T
   * @param {() => T} action
   */
  #guard(action) {
    const { strip, told, words } = this.#parts;
    const crashed = (/** @type {string} */ reason) => {
      strip.show({ say: () => words.say("strip.restored", { reason }), code: "crash", lasting: true });
      told.error("crash", reason);
    };
    const lost = (/** @type {unknown} */ error) => {
      this.#lost = true;
      told.lost(error);
    };
    return this.#lost ? undefined : guarded(action, crashed, lost);
  }
}
