// How the game went: who stood better turn by turn, the turns that decided it, and what every turn here is worth.

import { turnName } from "../adviser.js";
import { make, setText } from "../dom.js";
import { Graph } from "./graph.js";
import { deciding, Weighing } from "./weighing.js";

/** @import { Desk } from "../desk.js" */
/** @import { TurnAdvice } from "../pkg/katro.js" */
/** @import { Tool } from "../tools.js" */
/** @import { WordKey } from "../words.js" */
/** @import { Weighed } from "./weighing.js" */

export { SHEAF } from "../words/course/sheaf.js";
export const STYLE = new URL("course.css", import.meta.url).href;

const MOST = 3;

/**
 * @param {Desk} desk
 * @returns {Tool}
 */
export function open(desk) {
  const course = new Course(desk);
  return { element: course.element, rewrite: () => course.write(), close: () => course.close() };
}

/** The game as it was when this was opened, and what is thought of it. */
class Course {
  #desk;
  #words;
  #graph = new Graph();
  #progress = make("p", { attributes: { role: "status" } });
  #turns = make("div");
  #here = make("div");
  #table = make("div");
  /** @type {Weighing | undefined} */
  #weighing;
  /** @type {Map<number, Weighed>} */
  #weighed = new Map();
  #game;
  #stop;
  #done = false;

  /** @param {Desk} desk */
  constructor(desk) {
    const { record, state } = desk;
    this.#desk = desk;
    this.#words = desk.words;
    const { history, plies, south, north, over } = state;
    this.#game = { record, history, plies, seeds: south + north, over: over !== undefined && state.ply === plies };
    this.element = make(
      "div",
      { class: "course" },
      this.#progress,
      this.#graph.element,
      this.#turns,
      this.#here,
      this.#table,
    );
    this.#stop = desk.watch({ changed: () => this.#follow() });
    this.write();
    if (plies > 0) this.#weigh();
  }

  close() {
    this.#stop();
    this.#weighing?.close();
  }

  /** Writes everything, in the language of the moment. */
  write() {
    const words = this.#words;
    const { plies } = this.#game;
    const left = plies - this.#weighed.size;
    if (plies === 0) setText(this.#progress, words.say("course.none"));
    else if (!this.#done) setText(this.#progress, words.say("course.looking", { n: Math.max(0, left), all: plies }));
    else setText(this.#progress, words.say("course.graph", { depth: this.#shallowest }));
    this.#graph.element.style.setProperty("display", plies === 0 ? "none" : "");
    this.#writeTurns();
    this.#writeTable();
    this.#follow();
  }

  get #shallowest() {
    return Math.min(...[...this.#weighed.values()].map(({ advice }) => advice.depth));
  }

  async #weigh() {
    this.#weighing = new Weighing(this.#desk);
    await this.#weighing.weigh(this.#game, (weighed) => {
      this.#weighed.set(weighed.ply, weighed);
      setText(this.#progress, this.#words.say("course.looking", { n: weighed.ply, all: this.#game.plies }));
      this.#draw();
    });
    this.#weighing.close();
    this.#done = true;
    this.write();
  }

  get #deciding() {
    return this.#done ? deciding([...this.#weighed.values()], MOST) : [];
  }

  #draw() {
    const { ply } = this.#desk.state;
    const marked = this.#deciding.map((weighed) => weighed.ply);
    this.#graph.show([...this.#weighed.values()], { ...this.#game, ply, marked });
  }

  #writeTurns() {
    const words = this.#words;
    if (!this.#done || this.#weighed.size === 0) return this.#turns.replaceChildren();
    const list = make("ol", { class: "deciding" });
    for (const weighed of this.#deciding) {
      const { ply } = weighed;
      const show = make("button", { class: "tool", text: words.say("course.show"), attributes: { type: "button" } });
      show.addEventListener("click", () => this.#show(ply));
      const play = make("button", { class: "tool", text: words.say("course.play"), attributes: { type: "button" } });
      play.addEventListener("click", () => this.#desk.put({ record: this.#game.record, ply, ...this.#desk.who }));
      for (const [button, key] of /** @type {[HTMLElement, WordKey][]} */ ([
        [show, "course.show.turn"],
        [play, "course.play.turn"],
      ])) {
        button.setAttribute("aria-label", words.say(key, { ply: ply + 1 }));
      }
      const text = make("p", { text: this.#sentence(weighed) });
      list.append(make("li", {}, text, make("div", { class: "row" }, show, play)));
    }
    const heading = make("h4", { text: words.say("course.deciding") });
    const none = make("p", { text: words.say("course.even") });
    this.#turns.replaceChildren(heading, list.childElementCount === 0 ? none : list);
  }

  /**
   * Shows the moment before a turn. A game that is played on from elsewhere is left for the one that is weighed.
   * @param {number} ply
   */
  #show(ply) {
    this.#desk.giveBack();
    this.#desk.goTo(ply);
  }

  /** @param {Weighed} weighed */
  #sentence({ ply, side, played, advice, lost }) {
    const words = this.#words;
    const [best] = advice.turns;
    const chosen = advice.turns.find(({ turn }) => turn === played?.turn);
    const other = side === "south" ? "north" : "south";
    const values = {
      ply: ply + 1,
      side,
      other,
      what: turnName(words, played?.turn ?? ""),
      better: turnName(words, best?.turn ?? ""),
      n: Math.round(lost),
    };
    if (chosen?.kind === "loss" && best?.kind !== "loss") return words.say("course.threw", values);
    if (best?.kind === "win" && chosen?.kind !== "win") return words.say("course.missed", values);
    return words.say("course.gave", values);
  }

  /** Follows the board: what every turn is worth in the position that is on it. */
  #follow() {
    const words = this.#words;
    this.#draw();
    const { ply, plies } = this.#desk.state;
    const same = !this.#desk.isBorrowed && plies === this.#game.plies;
    const weighed = same ? this.#weighed.get(ply) : undefined;
    if (!weighed) return this.#here.replaceChildren();
    const head = /** @type {const} */ (["turn", "laps", "captured", "stands"]).map((name) =>
      words.say(`course.column.${name}`),
    );
    const rows = weighed.advice.turns.map((turn) => [
      turn.turn === weighed.played?.turn ? words.say("course.played", { what: turn.turn }) : turn.turn,
      String(turn.laps),
      String(turn.captured),
      this.#stands(weighed.side, turn),
    ]);
    this.#here.replaceChildren(
      make("h4", { text: words.say("course.here", { side: weighed.side }) }),
      table(head, rows),
    );
  }

  #writeTable() {
    const words = this.#words;
    if (!this.#done || this.#weighed.size === 0) return this.#table.replaceChildren();
    const head = /** @type {const} */ (["number", "turn", "stands"]).map((name) => words.say(`course.column.${name}`));
    const rows = [...this.#weighed.values()]
      .sort((one, other) => one.ply - other.ply)
      .map(({ ply, side, played, advice: { turns } }) => [
        String(ply + 1),
        played?.turn ?? "",
        turns[0] ? this.#stands(side, turns[0]) : "",
      ]);
    const summary = make("summary", { text: words.say("course.table") });
    this.#table.replaceChildren(make("details", {}, summary, table(head, rows)));
  }

  /**
   * Who stands better after a turn, in words.
   * @param {"south" | "north"} side who plays it
   * @param {TurnAdvice} turn
   */
  #stands(side, { kind, score }) {
    const words = this.#words;
    const other = side === "south" ? "north" : "south";
    if (kind === "draw" || (kind === "seeds" && score === 0)) return words.say("course.level");
    const leads = (kind === "seeds" ? score > 0 : kind === "win") ? side : other;
    if (kind === "seeds") return words.say("course.ahead", { side: leads, n: Math.abs(score) });
    return words.say("course.wins", { side: leads, n: Math.ceil(score / 2) });
  }
}

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  const cells = (/** @type {string[]} */ texts, /** @type {"th" | "td"} */ kind) =>
    make("tr", {}, ...texts.map((text) => make(kind, { text, attributes: kind === "th" ? { scope: "col" } : {} })));
  return make(
    "table",
    {},
    make("thead", {}, cells(head, "th")),
    make("tbody", {}, ...rows.map((row) => cells(row, "td"))),
  );
}
