// The set-up board: seeds are put where somebody wants them, and the game is played from there. The engine judges.

import { make, setText } from "../dom.js";
import { explain } from "../engine.js";
import { gameFrom, rulesets } from "../game.js";
import { HoleKeys } from "./holekeys.js";
import { Parts } from "./parts.js";
import { EXAMPLES, linkTo, seedsOf, withMover, withoutSeeds, withSeeds } from "./positions.js";
import { PositionText } from "./positiontext.js";

/** @import { Desk } from "../desk.js" */
/** @import { Setting } from "../desk.js" */
/** @import { SideName } from "../pkg/katro.js" */
/** @import { Tool } from "../tools.js" */

export { SHEAF } from "../words/setup/sheaf.js";
export const STYLE = new URL("class.css", import.meta.url).href;

/** @param {Desk} desk */
export function open(desk) {
  return new SetUp(desk);
}

/** @implements {Tool} */
class SetUp {
  #desk;
  #parts;
  /** What a tap on a hole does. */
  /** @type {"add" | "take"} */
  #way = "add";
  /** The position to come back to, while it is being played. */
  /** @type {Setting | undefined} */
  #left;
  #mine;
  #keys;
  #text;
  #ways;
  #movers;
  #rules = make("select", { class: "field" });
  #total = make("strong", { class: "tally" });
  #judgement = make("p", { class: "judgement" });
  #setting;
  #playing;
  #stop;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    const { rules, position } = desk.state;
    this.#mine = { rules, position };
    const parts = new Parts(desk.words);
    this.#parts = parts;
    this.#ways = parts.choice(
      "setup.tap",
      [
        ["add", "setup.add"],
        ["take", "setup.take"],
      ],
      (way) => this.#turn(way),
    );
    /** @type {(side: SideName) => void} */
    const moves = (side) => this.#put({ position: withMover(desk.state, side) });
    this.#movers = parts.choice(
      "setup.mover",
      [
        ["south", "name.south"],
        ["north", "name.north"],
      ],
      moves,
    );
    this.#rules.addEventListener("change", () => this.#choose(this.#rules.value));
    this.#text = new PositionText(desk, parts, (text) => this.#read(text));
    this.#keys = new HoleKeys(desk, (hole, seeds) => this.#set(hole, seeds));
    this.#setting = this.#board();
    this.#playing = make(
      "div",
      {},
      parts.put(make("p"), "setup.playing"),
      make(
        "div",
        { class: "row" },
        parts.button("setup.back", () => this.#back()),
      ),
    );
    this.element = make("div", { class: "setup" }, this.#setting, this.#playing);
    this.#stop = desk.watch({ picked: (hole) => this.#tapped(hole), changed: () => this.#show() });
    // What is on the table is what one begins with, whatever has been played before.
    if (!this.#put(this.#mine)) this.#put({ rules });
    this.#turn("add");
  }

  rewrite() {
    this.#parts.rewrite();
    this.#text.rewrite();
    this.#list();
    this.#show();
  }

  close() {
    this.#keys.close();
    this.#stop();
  }

  #board() {
    const parts = this.#parts;
    const play = parts.button("setup.play", () => this.#play());
    play.setAttribute("data-primary", "");
    const start = parts.button("setup.start", () => this.#put({ rules: this.#desk.state.rules }));
    const empty = parts.button("setup.empty", () => this.#put({ position: withoutSeeds(this.#desk.state) }));
    const mine = parts.button("setup.mine", () => this.#put(this.#mine));
    const examples = EXAMPLES.map(({ name, rules, position }) =>
      parts.button(`setup.example.${name}`, () => this.#put({ rules, position })),
    );
    const rulesName = parts.put(make("span", { class: "question" }), "setup.rules");
    return make(
      "div",
      {},
      this.#ways.element,
      make("p", { class: "sum" }, this.#total),
      this.#judgement,
      parts.put(make("p", { class: "aside-note" }), "setup.keys"),
      this.#movers.element,
      make("label", { class: "choice-line" }, rulesName, this.#rules),
      make("div", { class: "row" }, play),
      parts.put(make("h4"), "setup.begin"),
      make("div", { class: "row chips" }, start, empty, mine, ...examples),
      this.#text.element,
    );
  }

  /** @param {"add" | "take"} way */
  #turn(way) {
    this.#way = way;
    this.#ways.show(way);
  }

  /** @param {string} hole */
  #tapped(hole) {
    if (this.#left) return false;
    const seeds = this.#desk.state.holes.find((each) => each.hole === hole)?.seeds ?? 0;
    this.#set(hole, Math.max(0, seeds + (this.#way === "add" ? 1 : -1)));
    return true;
  }

  /**
   * @param {string} hole
   * @param {number} seeds
   * @returns {boolean} whether it was for the set-up
   */
  #set(hole, seeds) {
    const { desk, words } = { desk: this.#desk, words: this.#desk.words };
    if (this.#left) return false;
    if (!this.#put({ position: withSeeds(desk.state, hole, seeds) })) return true;
    const now = desk.state.holes.find((each) => each.hole === hole)?.seeds ?? 0;
    desk.say(words.say("setup.said", { hole, n: now, total: seedsOf(desk.state) }));
    return true;
  }

  /** @param {string} rules */
  #choose(rules) {
    const { rows, columns, position } = this.#desk.state;
    const next = this.#desk.ask(rulesets)?.find(({ name }) => name === rules);
    const [holes, mover] = position.split(" ");
    // The seeds stay where they are, where the board has the same holes; nobody is bound under other rules.
    const same = next?.rows === rows && next.columns === columns;
    this.#put(same ? { rules, position: `${holes} ${mover}` } : { rules });
  }

  /** @param {string} text */
  #read(text) {
    const { words } = this.#desk;
    try {
      this.#desk.put({ position: text.trim() });
      this.#desk.say(words.say("setup.read.done", { total: seedsOf(this.#desk.state) }));
      return undefined;
    } catch (error) {
      const { code, reason, line = 1, column = 1 } = explain(error);
      return () =>
        words.say("setup.unread", {
          line,
          column,
          reason: words.sayCode("reason", code, "reason.refused", { reason }),
        });
    }
  }

  /**
   * @param {Setting} setting
   * @returns {boolean} whether the engine took it
   */
  #put(setting) {
    const { words } = this.#desk;
    try {
      this.#desk.put(setting);
      return true;
    } catch (error) {
      const { code, reason } = explain(error);
      const key = code === "hole-too-full" ? "setup.full" : code === "too-many-seeds" ? "setup.many" : undefined;
      this.#desk.refuse(() => (key ? words.say(key) : words.sayCode("reason", code, "reason.refused", { reason })));
      this.#show();
      return false;
    }
  }

  #play() {
    const { rules, position } = this.#desk.state;
    this.#left = { rules, position };
    this.#show();
    const hole = this.#desk.board.querySelector('[tabindex="0"]');
    if (hole instanceof HTMLElement) hole.focus({ preventScroll: true });
  }

  #back() {
    const left = this.#left;
    if (!left) return;
    this.#left = undefined;
    this.#put(left);
    this.#setting.querySelector("button")?.focus({ preventScroll: true });
  }

  #list() {
    const { words } = this.#desk;
    const all = this.#desk.ask(rulesets) ?? [];
    const options = all.map(({ name }) =>
      make("option", { text: words.sayCode("title", name, "title.unknown"), attributes: { value: name } }),
    );
    this.#rules.replaceChildren(...options);
    this.#rules.value = this.#desk.state.rules;
  }

  #show() {
    const { state, words } = this.#desk;
    this.#setting.hidden = this.#left !== undefined;
    this.#playing.hidden = this.#left === undefined;
    this.element.dataset.way = this.#left ? "play" : "set";
    if (this.#left) return;
    const total = seedsOf(state);
    const usual = this.#desk.ask(() => seedsAtStart(state.rules)) ?? total;
    setText(this.#total, words.say("setup.total", { total, usual }));
    const key = state.over ? "setup.over" : total === usual ? "setup.complete" : "setup.other";
    setText(this.#judgement, words.say(key, { side: state.toMove, n: state.turns.length }));
    this.#movers.show(state.toMove);
    this.#rules.value = state.rules;
    // Rules of somebody's own are in no list.
    if (this.#rules.value !== state.rules) {
      this.#rules.append(make("option", { text: words.say("title.own"), attributes: { value: state.rules } }));
      this.#rules.value = state.rules;
    }
    this.#text.show(state.position, linkTo(location.href, state));
  }
}

/**
 * How many seeds a game begins with.
 * @param {string} rules
 */
function seedsAtStart(rules) {
  const session = gameFrom({ rules });
  const total = seedsOf(session.state());
  session.free();
  return total;
}
