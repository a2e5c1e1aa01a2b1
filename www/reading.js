// Everything that can be read or asked about the game: the sheets, and the answers that are only spoken.

import { boardSheet, holeSentence, standing } from "./asking.js";
import { make } from "./dom.js";
import { rulesetOf, rulesets } from "./game.js";
import { keySheet, lapSheet, Sheet } from "./sheets.js";
import { lastTurn } from "./telling.js";

/** @import { Announcer } from "./announce.js" */
/** @import { Game } from "./game.js" */
/** @import { WordKey, Words } from "./words.js" */

/** @typedef {<T>(action: () => T) => T | undefined} Guard asks the engine, and survives its crash */

/** What there is to read. */
export class Reading {
  #words;
  #announcer;
  #game;
  #guard;
  #sheet;
  #doors;

  /**
   * @param {Words} words
   * @param {Announcer} announcer
   * @param {Game} game
   * @param {Guard} guard
   * @param {HTMLElement[]} switches what has no place beside the board in small rooms
   */
  constructor(words, announcer, game, guard, switches) {
    this.#words = words;
    this.#announcer = announcer;
    this.#game = game;
    this.#guard = guard;
    this.#sheet = new Sheet(words);
    const door = (/** @type {WordKey} */ key, /** @type {() => void} */ opened) => {
      const button = words.put(make("button", { class: "tool", attributes: { type: "button" } }), key);
      button.addEventListener("click", opened);
      return button;
    };
    this.#doors = make(
      "div",
      { class: "doors" },
      door("button.rules.hint", () => this.open("rules")),
      door("button.laps.hint", () => this.laps()),
      door("button.help.hint", () => this.open("help")),
      ...switches,
    );
  }

  /** The one sheet that everything is read on. */
  get sheet() {
    return this.#sheet;
  }

  /** Buttons that open the sheets, for a sheet that leads to everything. */
  get doors() {
    return this.#doors;
  }

  /** A button for those who listen, which is there to see when it has the focus; and the sheet. */
  get elements() {
    const button = this.#words.put(make("button", { class: "aside", attributes: { type: "button" } }), "button.state");
    button.addEventListener("click", () => this.open("words"));
    return { button, sheet: this.#sheet.element };
  }

  /** Writes the sheet again: the language is another. */
  rewrite() {
    this.#sheet.rewrite();
  }

  /** @param {"rules" | "words" | "help"} what */
  open(what) {
    const words = this.#words;
    if (what === "rules") return void this.#openRules();
    const board = () => ({ title: words.say("state.title"), content: boardSheet(words, this.#game.state) });
    const help = () => ({ title: words.say("help.title"), content: keySheet(words) });
    this.#sheet.open(what === "words" ? board : help);
  }

  /** What most visitors never read is fetched when it is wanted. */
  async #openRules() {
    const words = this.#words;
    const fetched = await import("./rules.js").catch((/** @type {unknown} */ error) => String(error));
    this.#sheet.open(() => {
      const title = words.say("rules.title");
      if (typeof fetched === "string") {
        return { title, content: [make("p", { text: words.say("strip.tool", { reason: fetched }) })] };
      }
      const all = this.#guard(rulesets) ?? [];
      const here = this.#guard(() => rulesetOf(this.#game.state.rules));
      return { title, content: fetched.ruleSheet(words, all, here) };
    });
  }

  /** The last turn, lap by lap. */
  laps() {
    const words = this.#words;
    const telling = this.#guard(() => this.#game.lastTelling());
    if (telling) this.#sheet.open(() => ({ title: words.say("laps.title"), content: lapSheet(words, telling) }));
    else this.#announcer.say(lastTurn(words, this.#game.state));
  }

  /**
   * Says what lies in a hole and in those that face it.
   * @param {string} name
   */
  hole(name) {
    this.#announcer.say(holeSentence(this.#words, this.#game.state, name));
  }

  /** Says how the game stands. */
  standing() {
    this.#announcer.say(standing(this.#words, this.#game.state));
  }
}
