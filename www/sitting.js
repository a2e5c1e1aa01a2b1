// What a board needs once somebody sees it: opens the game that its attributes ask for, and seats a table at it.

import { Announcer } from "./announce.js";
import { make, styled, wear } from "./dom.js";
import { explain, loadEngine, onFreshEngine } from "./engine.js";
import { Game } from "./game.js";
import { actionOf, digitOf, directionOf } from "./keys.js";
import { openGame } from "./opening.js";
import { attributeOf, readOptions } from "./options.js";
import { keepPlayers, recallPlayers } from "./players.js";
import { fleeting, Store } from "./store.js";
import { Strip } from "./strip.js";
import { Table } from "./table.js";
import { fetchWords, languageFor, languageNames, ownWords } from "./languages.js";
import { Words } from "./words.js";

/** @import { Saved } from "./game.js" */
/** @import { KatroBoard } from "./katro-board.js" */
/** @import { OptionName, Options } from "./options.js" */
/** @import { WordsFile } from "./words.js" */

/**
 * Somebody who stands by the board where the page asks for it: in an exhibition, or at a table.
 * @typedef {object} Attendant
 * @property {() => void} close
 * @property {(held: boolean) => void} [hold] the board is held still, or let go
 */

/**
 * @typedef {object} AttendantModule
 * @property {(board: KatroBoard, desk: import("./desk.js").Desk, mend: () => void) => Attendant} attend
 */

// So long a visitor of an exhibition sees a board that has failed; each time longer, up to a minute.
const PATIENCE = 250;
const MOST_PATIENCE = 60_000;

/** The board that was used last: the one that the page-wide keys mean. */
/** @type {HTMLElement | undefined} */
let inUse;

/**
 * What the element lends.
 * @typedef {object} Lent
 * @property {KatroBoard} element
 * @property {ShadowRoot} root
 * @property {ElementInternals} internals
 * @property {(type: string, detail: Record<string, unknown>) => void} tell
 */

/** A board from its first start on, however often it is begun and ended: moved, taken away, put back. */
export class Sitting {
  #element;
  #root;
  #internals;
  #tell;
  #store;
  /** @type {Game | undefined} */
  #game;
  /** @type {Table | undefined} */
  #table;
  /** Whether the game that is kept is to be forgotten: which one that is, the next start knows. */
  #fresh = false;
  /** The game that was on the table when the element was taken from its page. */
  /** @type {Saved | undefined} */
  #kept;
  /** @type {Words | undefined} */
  #words;
  /** @type {WordsFile | undefined} what the page brings: corrected sentences, or a language of its own */
  #own;
  /** The language that was asked for last: here, or by an attribute that has changed since. */
  /** @type {string | undefined} */
  #asked;
  /** @type {Strip | undefined} */
  #strip;
  /** @type {Attendant[]} */
  #attendants = [];
  /** Whether the page holds everything still, and what had the focus then. */
  #paused = false;
  /** @type {Element | null} */
  #left = null;
  /** Nobody who could press a button is there to help a board in an exhibition. */
  #alone = false;
  #patience = PATIENCE;
  #stop = new AbortController();
  /** Tells one start from the next, so that one that was overtaken stops. */
  #start = 0;

  /** @param {Lent} lent */
  constructor({ element, root, internals, tell }) {
    this.#element = element;
    this.#store = new Store(fleeting.has(element) ? "fleeting" : "lasting");
    this.#root = root;
    this.#internals = internals;
    this.#tell = tell;
  }

  /** The game, while it is on the table. */
  get game() {
    return this.#game;
  }

  /** The table, while there is one. */
  get table() {
    return this.#table;
  }

  /** Holds everything still, dims the board and lets nobody touch it, until `resume`. */
  pause() {
    if (!this.#paused) this.#left = this.#root.activeElement;
    this.#paused = true;
    this.#dim();
  }

  /** Goes on after `pause`, from where everything was held. */
  resume() {
    this.#paused = false;
    this.#dim();
    if (this.#left instanceof HTMLElement) this.#left.focus({ preventScroll: true });
    this.#left = null;
  }

  /**
   * Lets pebbles be heard, or not: for this visit, and until the visitor chooses again.
   * @param {boolean} on
   */
  hear(on) {
    this.#store.remember("sound", on ? "on" : "off");
    this.#table?.hear(on);
  }

  /** Begins as if nobody had been here: game, language and settings are again what the page asks for. */
  reset() {
    const focused = this.#root.activeElement !== null;
    this.end();
    this.#kept = undefined;
    this.#asked = undefined;
    this.#fresh = true;
    // Other boards of the same site have their own games; an exhibition is there for itself.
    this.#store.clear((key) => this.#alone || !key.includes("game/"));
    this.begin(focused);
  }

  /** @param {boolean} [focused] whether the focus shall be on the board again */
  async begin(focused = false) {
    this.#start += 1;
    const start = this.#start;
    const element = this.#element;
    // It is the last to be there, so it is the first to be sent for. What it fails of is told where it is waited for.
    const engine = loadEngine();
    engine.catch(() => undefined);
    const query = element.hasAttribute("query") ? new URLSearchParams(location.search) : undefined;
    const given = (/** @type {OptionName} */ name) => element.getAttribute(attributeOf(name)) ?? query?.get(name);
    const { options, bad } = readOptions(given);
    this.#alone = options.kiosk;
    if (!options.kiosk) recallPlayers(this.#store, options, given);
    const announcer = new Announcer();
    const furnished = this.#furnish(options, announcer);
    const own = await ownWords(element.getAttribute("words"));
    const chosen = options.kiosk ? undefined : this.#store.read("lang");
    const wanted = () => languageFor([this.#asked, options.lang, chosen], own);
    let tag = wanted();
    let file = await fetchWords(tag, own);
    // Somebody may have asked for another meanwhile.
    for (; tag !== wanted(); file = await fetchWords(tag, own)) tag = wanted();
    if (start !== this.#start) return;
    const words = new Words(file);
    this.#words = words;
    this.#own = own;
    const strip = new Strip(words, announcer, options.kiosk);
    this.#strip = strip;
    this.#frame.append(strip.element);
    this.#tellLanguage(words);
    try {
      const [attendants] = await Promise.all([fetchAttendants(options), engine, furnished]);
      if (start !== this.#start) return;
      let opening = openGame(options, this.#store, this.#kept);
      if (this.#fresh) {
        this.#fresh = false;
        opening.session.free();
        this.#store.clear((key) => key.endsWith(opening.key));
        opening = openGame(options, this.#store, undefined);
      }
      this.#game = new Game(opening, this.#store);
      this.#seat(options, words, announcer, strip);
      this.#attend(attendants, focused);
      const { faults } = opening;
      // Hardly ever is there one; and what cannot be said is no reason not to play.
      const speech = bad.length + faults.length > 0 ? await import("./faults.js").catch(() => undefined) : undefined;
      if (start !== this.#start) return;
      for (const message of speech?.faultMessages(words, bad, faults) ?? []) {
        strip.show(message);
        this.#tell("error", { code: message.code, text: message.say() });
      }
      const { rules } = this.#game.state;
      this.#patience = PATIENCE;
      this.#tell("ready", { version: 1, rules, lang: words.language.tag });
    } catch (error) {
      this.#fail(error, options, words, strip);
    }
  }

  end() {
    this.#start += 1;
    if (inUse === this.#element) inUse = undefined;
    this.#stop.abort();
    this.#stop = new AbortController();
    for (const attendant of this.#attendants) attendant.close();
    this.#attendants = [];
    this.#table?.close();
    this.#table = undefined;
    this.#words = undefined;
    this.#kept = this.#game?.lasting ?? this.#kept;
    this.#game?.free();
    this.#game = undefined;
  }

  /** Begins with what the attributes ask for now; the game so far is saved already. */
  anew() {
    this.end();
    this.#kept = undefined;
    this.begin();
  }

  /**
   * Puts up what does not need the engine: the style sheet, the place for the head, the live regions.
   * @param {Options} options
   * @param {Announcer} announcer
   * @returns {Promise<unknown>} when the style sheets are there, or never will be
   */
  #furnish(options, announcer) {
    const frame = make("div", {
      class: "frame",
      part: "frame",
      attributes: {
        "data-phase": "loading",
        "data-counts": options.counts,
        "data-ui": options.ui,
      },
    });
    wear(frame, options.theme, this.#stop.signal);
    const head = make("div", { class: "head" }, make("slot", { attributes: { name: "head" } }));
    frame.append(head, ...announcer.elements);
    this.#colourPage(options);
    const room = this.#root.querySelector(".root") ?? make("div", { class: "root" });
    // A picture that waits here goes when the board comes.
    frame.append(...room.querySelectorAll("[data-poster]"));
    room.replaceChildren(frame);
    this.#root.append(room);
    if (this.#paused) this.#dim();
    const sheets = [new URL("style.css", import.meta.url), new URL("playback.css", import.meta.url)];
    const here = sheets.map(({ href }) => styled(frame, href));
    if (options.theme === "projector") here.push(import("./projector.js").then(({ STYLE }) => styled(frame, STYLE)));
    return Promise.allSettled(here);
  }

  /**
   * Lets the page around the board follow its theme, as `katro-board:state(projector)` in a style sheet.
   * @param {Options} options
   */
  #colourPage({ theme, kiosk }) {
    const { states } = this.#internals;
    if (!states) return; // An older browser: the page keeps its colours.
    states.clear();
    states.add(theme);
    if (kiosk) states.add("kiosk");
  }

  /** @returns {HTMLElement} */
  get #frame() {
    const frame = this.#root.querySelector(".frame");
    if (!(frame instanceof HTMLElement)) throw new Error("the element has no frame");
    return frame;
  }

  /**
   * Puts the game on the page and listens to it.
   * @param {Options} options
   * @param {Words} words
   * @param {Announcer} announcer
   * @param {Strip} strip
   */
  #seat(options, words, announcer, strip) {
    const game = this.#game;
    if (!game) return;
    const table = new Table({
      game,
      options,
      words,
      languages: languageNames(this.#own),
      announcer,
      strip,
      told: {
        turn: ({ side, turn, laps, captured, ply }) => this.#tell("turn", { side, text: turn, laps, captured, ply }),
        state: () => this.#tellState(),
        end: () => this.#tell("end", { winner: game.state.over?.winner, reason: game.state.over?.reason }),
        error: (code, text) => this.#tell("error", { code, text }),
        players: (who) => {
          if (!options.kiosk) keepPlayers(this.#store, who);
        },
        language: (tag) => {
          if (!options.kiosk) this.#store.write("lang", tag);
          this.ask(tag);
        },
        lost: (error) => this.#fail(error, options, words, strip),
      },
    });
    this.#table = table;
    const frame = this.#frame;
    frame.querySelector("[data-poster]")?.remove();
    frame.append(
      make("div", { class: "well" }, table.board, table.elements.words),
      table.elements.playback,
      table.elements.panel,
      table.elements.sheet,
    );
    table.begin();
    if (options.class && !options.kiosk) table.tools.begin("class");
    this.#listen(table);
  }

  /**
   * @param {AttendantModule[]} attendants
   * @param {boolean} focused
   */
  #attend(attendants, focused) {
    const table = this.#table;
    if (!table) return;
    this.#attendants = attendants.map(({ attend }) => attend(this.#element, table.desk, () => this.#again()));
    if (this.#paused) this.#dim();
    const first = focused && table.board.querySelector('[tabindex="0"]');
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  #dim() {
    const frame = this.#root.querySelector(".frame");
    frame?.toggleAttribute("data-paused", this.#paused);
    frame?.toggleAttribute("inert", this.#paused);
    for (const attendant of this.#attendants) attendant.hold?.(this.#paused);
    if (this.#paused) this.#table?.hold();
    else this.#table?.release();
  }

  /** @param {Table} table */
  #listen(table) {
    const { signal } = this.#stop;
    const stopFresh = onFreshEngine(() => table.restore());
    signal.addEventListener("abort", stopFresh);
    table.board.addEventListener("keydown", (event) => this.#boardKey(event, table), { signal });
    this.#root.addEventListener("pointerdown", () => this.#use(), { signal });
    this.#root.addEventListener("focusin", () => this.#use(), { signal });
    window.addEventListener("keydown", (event) => this.#pageKey(event, table), { signal });
  }

  #use() {
    inUse = this.#element;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {Table} table
   */
  #boardKey(event, table) {
    const action = actionOf(event, "board");
    const nothing = table.phase === "idle" || table.phase === "thinking";
    if (action === undefined || (action === "cancel" && nothing)) return;
    event.preventDefault();
    const direction = directionOf(event);
    const digit = digitOf(event);
    if (action === "move" && direction) table.move(direction);
    else if ((action === "column" || action === "row") && digit !== undefined) table.jump(action, digit);
    else if (action !== "move" && action !== "leave") table.command(action);
  }

  /**
   * @param {KeyboardEvent} event
   * @param {Table} table
   */
  #pageKey(event, table) {
    const action = actionOf(event, "page");
    if (action === undefined || this.#paused || !this.#isMeantBy(event)) return;
    const [target] = event.composedPath();
    if (target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea"))) return;
    event.preventDefault();
    if (action !== "move" && action !== "leave") table.command(action);
  }

  /**
   * Where the page is made for the board, its keys work anywhere. On another they work in the board, and as long as
   * nothing else has been touched since.
   * @param {KeyboardEvent} event
   */
  #isMeantBy(event) {
    const element = this.#element;
    if (element.hasAttribute("query")) return (inUse ?? document.querySelector("katro-board")) === element;
    return event.composedPath().includes(element) || (inUse === element && event.target === document.body);
  }

  /**
   * @param {unknown} error
   * @param {Options} options
   * @param {Words} words
   * @param {Strip} strip
   */
  #fail(error, options, words, strip) {
    const { code, reason } = explain(error);
    const blocked =
      typeof WebAssembly === "undefined" || /content security policy|unsafe-eval|blocked by csp/i.test(reason);
    const say = () => (blocked ? words.say("strip.wasm-blocked") : words.say("strip.loading", { reason }));
    const retry = { label: () => words.say("strip.retry"), act: () => this.#again() };
    this.#table?.close();
    strip.show({ say, code: blocked ? "wasm-blocked" : code, action: retry, lasting: true });
    const frame = this.#frame;
    frame.dataset.phase = blocked ? "blocked" : "failed";
    this.#tell("error", { code: blocked ? "wasm-blocked" : code, text: say() });
    frame.querySelector("[data-poster]")?.remove();
    if (blocked) import("./blocked.js").then(({ showBlocked }) => showBlocked(this.#element, frame, options, words));
    if (!this.#alone) return;
    const start = this.#start;
    setTimeout(() => start === this.#start && this.#again(), this.#patience);
    this.#patience = Math.min(2 * this.#patience, MOST_PATIENCE);
  }

  /**
   * Turns to another language. The last one asked for wins, however long each takes to come.
   * @param {string | undefined} tag
   */
  async ask(tag) {
    this.#asked = tag;
    const words = this.#words;
    if (!words) return; // It will be read when the element begins.
    const found = languageFor([tag], this.#own);
    let sheaves = words.sheaves;
    let file = await fetchWords(found, this.#own, sheaves);
    for (; sheaves.length < words.sheaves.length; file = await fetchWords(found, this.#own, sheaves)) {
      sheaves = words.sheaves; // Another tool was opened meanwhile.
    }
    if (this.#asked !== tag || this.#words !== words) return;
    words.turnTo(file);
    this.#strip?.rewrite();
    this.#table?.rewrite();
    this.#tellLanguage(words);
  }

  /** @param {Words} words */
  #tellLanguage(words) {
    const { tag, direction } = words.language;
    this.#frame.lang = tag;
    this.#frame.dir = direction;
    this.#tell("lang", { lang: tag, dir: direction });
  }

  #again() {
    this.end();
    this.begin();
  }

  #tellState() {
    const state = this.#game?.state;
    if (state)
      this.#tell("state", { position: state.position, ply: state.ply, toMove: state.toMove, over: state.over });
  }
}

/**
 * @param {Options} options
 * @returns {Promise<AttendantModule[]>}
 */
function fetchAttendants({ kiosk, links, table }) {
  /** @type {Promise<AttendantModule>[]} */
  const wanted = [];
  if (kiosk) wanted.push(import("./kiosk.js"));
  if (kiosk || !links) wanted.push(import("./unlinked.js"));
  if (table) wanted.push(import("./facing.js"));
  return Promise.all(wanted);
}
