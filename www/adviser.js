// What the adviser thinks of every turn, shown on the board and said in words. Only when asked to.

import { make } from "./dom.js";
import { partsOf } from "./path.js";

/** @import { Advice, GameState, StageLayout, TurnAdvice } from "./pkg/katro.js" */
/** @import { Game } from "./game.js" */
/** @import { Thinker } from "./thinker.js" */
/** @import { Words } from "./words.js" */

// Long enough to see through most exchanges; nobody waits longer gladly.
const TIME = 700;
// The time ends it, and then what was judged last is whole.
const NODES = 100_000_000;

/** Advises on one position at a time. */
export class Adviser {
  #words;
  #game;
  #thinker;
  #always;
  #ready;
  /** The position that is advised on. */
  #about = "";
  /** Whether advice was asked for in this position. */
  #asked = false;
  #asking = false;
  /** @type {Advice | undefined} */
  #advice;
  /** @type {Map<string, HTMLElement>} */
  #badges = new Map();
  /** @type {StageLayout | undefined} */
  #layout;

  /**
   * @param {Words} words
   * @param {Game} game
   * @param {Thinker} thinker
   * @param {boolean} always whether to advise unasked
   * @param {() => void} ready called when there is advice
   */
  constructor(words, game, thinker, always, ready) {
    this.#words = words;
    this.#game = game;
    this.#thinker = thinker;
    this.#always = always;
    this.#ready = ready;
    this.element = make("div", { class: "advice", attributes: { "aria-hidden": "true" } });
  }

  /** Whether there is advice on this position, or will be soon. */
  get on() {
    return this.#asked || this.#always;
  }

  /** The turn that seems best, where there is advice. */
  get best() {
    // A turn may just have been played, and not be followed yet.
    return this.#about === this.#here ? this.#advice?.turns[0]?.turn : undefined;
  }

  /** The position that is on the board, with its past. */
  get #here() {
    const { record, state } = this.#game;
    return `${state.ply} ${record}`;
  }

  /** What to do and why, in words; that it is being thought about; or nothing. */
  get sentence() {
    const [best] = this.#advice?.turns ?? [];
    if (best && this.#advice) return adviceSentence(this.#words, this.#game.state, best, this.#advice.depth);
    return this.#asking ? this.#words.say("advice.looking") : undefined;
  }

  /** Asks for advice on the position that is on the board, or puts it away. */
  toggle() {
    this.#asked = !this.#asked;
    if (!this.#asked) this.#clear();
  }

  /**
   * To be called after every change: advice on another position is none.
   * @param {boolean} free whether a person is to choose a turn
   * @param {HTMLElement} board
   */
  follow(free, board) {
    const about = free ? this.#here : "";
    if (about !== this.#about) {
      this.#about = about;
      this.#asked = false;
      this.#clear();
    }
    if (about !== "" && this.on && !this.#asking && !this.#advice) this.#ask(about);
    this.#mark(board);
  }

  /** @param {StageLayout} layout */
  place(layout) {
    this.#layout = layout;
    for (const [hole, badge] of this.#badges) {
      const box = layout.holes.find((each) => each.hole === hole);
      if (!box) continue;
      // At the upper corner that no number of the picture's stands at.
      badge.style.setProperty("left", `${box.x + box.width * 0.14}px`);
      badge.style.setProperty("top", `${box.y + box.height * 0.14}px`);
    }
  }

  /** @param {string} about */
  async #ask(about) {
    this.#asking = true;
    const { record, state } = this.#game;
    const answer = await this.#thinker.ask({ record, ply: state.ply, seed: 0, nodes: NODES, time: TIME });
    if (about !== this.#about || !this.on) return;
    this.#asking = false;
    if (!answer?.advice) {
      this.#asked = false;
      return;
    }
    this.#advice = answer.advice;
    this.#badge(answer.advice);
    this.#ready();
  }

  #clear() {
    if (this.#asking) this.#thinker.stop();
    this.#asking = false;
    this.#advice = undefined;
    this.#badges.clear();
    this.element.replaceChildren();
  }

  /**
   * A badge on every hole that can be sown, for the better of its turns.
   * @param {Advice} advice
   */
  #badge({ turns }) {
    for (const [rank, turn] of turns.entries()) {
      const { from } = partsOf(turn.turn);
      if (this.#badges.has(from)) continue;
      const badge = make("span", { class: "takes", text: mark(this.#words, turn) });
      badge.toggleAttribute("data-best", rank === 0);
      this.#badges.set(from, badge);
    }
    this.element.replaceChildren(...this.#badges.values());
    if (this.#layout) this.place(this.#layout);
  }

  /**
   * Says at the arrows what each turn takes, and describes it to whoever listens.
   * @param {HTMLElement} board
   */
  #mark(board) {
    for (const arrow of board.querySelectorAll("[data-turn]")) {
      if (!(arrow instanceof HTMLElement)) continue;
      const turn = this.#advice?.turns.find((each) => each.turn === arrow.dataset.turn);
      if (!turn) {
        arrow.removeAttribute("data-advice");
        continue;
      }
      arrow.dataset.advice = mark(this.#words, turn);
      arrow.toggleAttribute("data-best", turn.turn === this.best);
      arrow.setAttribute("aria-description", reasonOf(this.#words, this.#game.state, turn));
    }
  }
}

/**
 * The best turn, why, and how far was looked.
 * @param {Words} words
 * @param {GameState} state
 * @param {TurnAdvice} best
 * @param {number} depth
 */
export function adviceSentence(words, state, best, depth) {
  const why = reasonOf(words, state, best);
  const proven = best.kind === "win" || best.kind === "loss";
  return words.say(proven ? "advice.proven" : "advice.best", { what: turnName(words, best.turn), why, depth });
}

/**
 * A turn as people say it.
 * @param {Words} words
 * @param {string} turn
 */
export function turnName(words, turn) {
  const { from, step, way } = partsOf(turn);
  return words.say(step === undefined ? "advice.sow" : "advice.step", { hole: from, heading: way ?? "", turn });
}

/**
 * What speaks for a turn, or against it.
 * @param {Words} words
 * @param {GameState} state
 * @param {TurnAdvice} turn
 */
export function reasonOf(words, state, { kind, score, captured, risk }) {
  const other = state.toMove === "south" ? "north" : "south";
  // Scores count the turns of both sides; people count their own.
  const n = Math.ceil(score / 2);
  switch (kind) {
    case "win":
      return words.say("advice.win", { n });
    case "loss":
      return words.say("advice.loss", { n, other });
    case "draw":
      return words.say("advice.draw", { captured });
    case "seeds":
      return words.say("advice.takes", { captured, other, risk });
  }
}

/**
 * The same in a word.
 * @param {Words} words
 * @param {TurnAdvice} turn
 */
function mark(words, { kind, captured }) {
  if (kind === "win") return words.say("advice.mark.win");
  if (kind === "loss") return words.say("advice.mark.loss");
  return captured === 0 ? "0" : `+${captured}`;
}
