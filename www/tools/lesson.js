// Learn in ninety seconds: six cards. Five show an idea each, by a turn that the pupil makes on the board and that the
// engine plays; the last one begins a game.

import { make, isEnabled, setEnabled, setText } from "../dom.js";
import { refusalOf } from "../telling.js";
import { CARDS } from "./cards.js";

/** @import { Desk } from "../desk.js" */
/** @import { Tool } from "../tools.js" */
/** @import { WordKey } from "../words.js" */
/** @import { Card } from "./cards.js" */

export { SHEAF } from "../words/lesson/sheaf.js";
export const STYLE = new URL("lesson.css", import.meta.url).href;

/** The cards with a turn, and the one that begins a game. */
const ALL = CARDS.length + 1;

/**
 * @param {Desk} desk
 * @param {() => void} leave
 * @returns {Tool}
 */
export function open(desk, leave) {
  const lesson = new Lesson(desk, leave);
  lesson.turnTo(0);
  // Whoever has asked for it is led to the heading first; who has not keeps the focus.
  setTimeout(() => {
    if (lesson.element.closest(".shelf")?.contains(activeIn(lesson.element))) lesson.lead();
  });
  return lesson;
}

/** The card that is on the table, and what becomes of it. Whether it is done is read from the game, never kept. */
class Lesson {
  #desk;
  #leave;
  /** Where the visitor's own game started: the last card begins another one there. */
  #own;
  #stop;
  #at = 0;
  /** Why the last thing that was tried is not what this card is about, in the language of the moment. */
  /** @type {(() => string) | undefined} */
  #word;
  #dots = make("span", { class: "dots", attributes: { "aria-hidden": "true" } });
  #of = make("span");
  #title = make("h4");
  #text = make("p", { class: "lesson-text" });
  #warned = make("p", { class: "lesson-word" });
  #back = button(() => this.#go(this.#at - 1));
  #again = button(() => this.#go(this.#at));
  #next = button(() => (this.#card ? this.#go(this.#at + 1) : this.#begin()));
  #skip = button(() => this.#leave());

  /**
   * @param {Desk} desk
   * @param {() => void} leave
   */
  constructor(desk, leave) {
    this.#desk = desk;
    this.#leave = leave;
    this.#own = { rules: desk.state.rules, position: desk.state.start };
    this.#skip.classList.add("lesson-leave");
    for (let at = 0; at < ALL; at += 1) this.#dots.append(make("span"));
    this.element = make(
      "div",
      { class: "lesson" },
      make(
        "div",
        { class: "lesson-card" },
        make("p", { class: "lesson-of" }, this.#dots, this.#of),
        this.#title,
        this.#text,
        this.#warned,
      ),
      make("div", { class: "lesson-buttons" }, this.#back, this.#again, this.#next, this.#skip),
    );
    this.#stop = desk.watch({
      picked: (hole) => this.#picked(hole),
      asked: (turn) => this.#asked(turn),
      rested: () => this.#rested(),
      changed: () => this.rewrite(),
    });
  }

  close() {
    this.#stop();
  }

  /**
   * Lays a card on the table, from its beginning.
   * @param {number} at
   */
  turnTo(at) {
    this.#at = at;
    this.#word = undefined;
    const card = this.#card;
    this.#desk.put(card ? { rules: "standard", position: card.position } : this.#own);
    this.rewrite();
    const { words } = this.#desk;
    const title = this.#title.textContent ?? "";
    this.#desk.say(words.say("lesson.spoken", { n: at + 1, all: ALL, title, text: this.#say("do") }));
  }

  /** Gives the focus to where the turn begins: whoever has no pointer goes on from there. */
  lead() {
    const hole = this.#card && this.#desk.board.querySelector(`[data-hole="${this.#card.hole}"]`);
    (hole instanceof HTMLElement ? hole : this.#next).focus({ preventScroll: true });
  }

  /** @param {number} at */
  #go(at) {
    this.turnTo(at);
    this.lead();
  }

  /** Shows the card as it stands, in the language of the moment. */
  rewrite() {
    const { words } = this.#desk;
    const card = this.#card;
    const done = this.#done;
    setText(this.#of, words.say("lesson.of", { n: this.#at + 1, all: ALL }));
    for (const [at, dot] of [...this.#dots.children].entries()) dot.toggleAttribute("data-on", at <= this.#at);
    setText(this.#title, words.say(card ? `lesson.${card.name}` : "lesson.play"));
    setText(this.#text, this.#say(done ? "done" : "do"));
    this.#text.toggleAttribute("data-done", done);
    setText(this.#warned, this.#word?.() ?? "");
    setText(this.#back, words.say("lesson.back"));
    setEnabled(this.#back, this.#at > 0);
    setText(this.#again, words.say("lesson.again"));
    setEnabled(this.#again, card !== undefined);
    setText(this.#next, words.say(!card ? "lesson.begin" : done ? "lesson.next" : "lesson.skip"));
    this.#next.toggleAttribute("data-primary", !card || done);
    setText(this.#skip, words.say("lesson.leave"));
    const waits = card !== undefined && !done && this.#desk.phase !== "telling";
    const marked = waits ? [card.hole, ...card.turns] : [];
    this.#desk.mark(new Map(marked.map((name) => [name, "use"])));
  }

  /** @returns {Card | undefined} nothing for the last card */
  get #card() {
    return CARDS[this.#at];
  }

  /** Whether the turn of this card has been made, and has been seen. */
  get #done() {
    return this.#card !== undefined && this.#desk.state.ply > 0 && this.#desk.phase !== "telling";
  }

  /**
   * A sentence of this card.
   * @param {"do" | "done" | "wrong"} what
   */
  #say(what) {
    const { words } = this.#desk;
    const card = this.#card;
    if (!card) return words.say("lesson.play.do");
    const { hole, taken = "", safe = "" } = card;
    const heading = card.turns[0]?.endsWith(">") ? "east" : "west";
    const key = /** @type {WordKey} */ (`lesson.${card.name}.${what}`);
    return words.say(key, { hole, heading, taken, safe });
  }

  /** @param {string} name */
  #picked(name) {
    const { phase, state, words } = this.#desk;
    const card = this.#card;
    if (!card || phase === "telling") return false;
    if (this.#done) return this.#refuse(() => words.say("lesson.on"));
    const { hole } = card;
    if (name === hole) {
      this.#word = undefined;
      return false;
    }
    const other = state.holes.find((each) => each.hole === name);
    return this.#refuse(() => {
      const here = words.say("lesson.here", { hole });
      return other?.refusal === undefined ? here : `${refusalOf(words, state, other)} ${here}`;
    });
  }

  /** @param {string} turn */
  #asked(turn) {
    const card = this.#card;
    if (!card) {
      this.#begin(turn);
      return true;
    }
    if (card.turns.includes(turn)) return false;
    return this.#refuse(() => (turn.startsWith(card.hole) ? this.#say("wrong") : this.#say("do")));
  }

  /**
   * @param {() => string} reason
   * @returns {true}
   */
  #refuse(reason) {
    this.#word = reason;
    this.#desk.say(reason());
    this.rewrite();
    return true;
  }

  #rested() {
    if (!this.#done) return;
    this.#word = undefined;
    this.rewrite();
    this.#desk.say(this.#say("done"));
    // Whoever made the turn with keys goes on with one. Somebody who goes through the sowing is left there.
    // The table gives the focus back to the hole first.
    queueMicrotask(() => {
      if (this.#desk.board.contains(activeIn(this.#desk.board))) this.#next.focus({ preventScroll: true });
    });
  }

  /**
   * Begins the visitor's first game, on the visitor's own table.
   * @param {string} [turn] the one with which it begins
   */
  #begin(turn) {
    const desk = this.#desk;
    this.#leave();
    desk.begin({ south: "human", north: "level1" });
    const home = desk.board.querySelector('[data-hole][tabindex="0"]');
    if (home instanceof HTMLElement) home.focus({ preventScroll: true });
    if (turn === undefined) desk.say(desk.words.say("lesson.begun"));
    else desk.play(turn);
  }
}

/** @param {() => void} pressed */
function button(pressed) {
  const made = make("button", { class: "tool", attributes: { type: "button" } });
  made.addEventListener("click", () => {
    if (isEnabled(made)) pressed();
  });
  return made;
}

/**
 * What has the focus in the tree that holds an element.
 * @param {Element} element
 */
function activeIn(element) {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : null;
}
