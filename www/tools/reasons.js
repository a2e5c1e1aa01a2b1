// Ask the game why: what may be done with a hole, and which rule decided at every landing of the last turn.

import { make, setText } from "../dom.js";
import { rulesetOf } from "../game.js";
import { endHint, refusalOf } from "../telling.js";
import { because, decisionsOf, partsOf, ruleLine } from "./landings.js";

/** @import { Desk } from "../desk.js" */
/** @import { GameState, HoleState } from "../pkg/katro.js" */
/** @import { Tool } from "../tools.js" */
/** @import { Decision } from "./landings.js" */

export { SHEAF } from "../words/reasons/sheaf.js";
export const STYLE = new URL("reasons.css", import.meta.url).href;

/**
 * @param {Desk} desk
 * @returns {Tool}
 */
export function open(desk) {
  return new Reasons(desk);
}

/** The answer about a hole, and the list of what was decided. All of it is the engine's; here it is put in words. */
class Reasons {
  #desk;
  #stop;
  #about = make("p", { class: "reasons-about" });
  #hole = make("h4");
  #answer = make("div", { class: "answer" });
  #turn = make("h4");
  #none = make("p");
  #list = make("ol", { class: "decisions" });
  #sheet = make("button", { class: "tool", attributes: { type: "button" } });
  /** The hole that was asked about last. */
  /** @type {string | undefined} */
  #asked;
  /** The state that is explained: another one is another turn. */
  /** @type {GameState | undefined} */
  #state;
  /** Who says each rule, as the engine writes it. */
  /** @type {string[]} */
  #says = [];
  /** @type {Decision[]} */
  #decisions = [];
  /** The number of the decision that lies before one's eyes. */
  #current = -1;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#sheet.addEventListener("click", () => desk.command("rules"));
    this.element = make(
      "div",
      { class: "why" },
      this.#about,
      this.#hole,
      this.#answer,
      this.#turn,
      this.#none,
      this.#list,
      make("div", { class: "row" }, this.#sheet),
    );
    this.#list.addEventListener("click", (event) => this.#see(event));
    this.#stop = desk.watch({
      picked: (hole) => this.#picked(hole),
      followed: (_, step) => this.#follow(step),
      changed: () => this.#update(),
    });
  }

  close() {
    this.#stop();
  }

  /** Says everything in the language of the moment. */
  rewrite() {
    const { words } = this.#desk;
    setText(this.#about, words.say("reasons.about"));
    setText(this.#turn, words.say("reasons.turn"));
    setText(this.#none, words.say("reasons.none"));
    setText(this.#sheet, words.say("reasons.sheet"));
    this.#state = undefined;
    this.#update();
  }

  /** Explains the game as it stands, where it is another than before. */
  #update() {
    const { state, phase } = this.#desk;
    if (phase !== "telling") this.#point(-1);
    if (state === this.#state) return;
    this.#state = state;
    const { words } = this.#desk;
    this.#says = this.#desk.ask(() => rulesetOf(state.rules))?.says ?? [];
    const telling = this.#desk.lastTelling();
    this.#decisions = telling ? decisionsOf(words, this.#says, telling) : [];
    this.#current = -1;
    this.#list.replaceChildren(...this.#decisions.map((decision, at) => item(decision, at)));
    this.#none.hidden = this.#decisions.length > 0;
    this.#explain();
  }

  /**
   * A hole was chosen: says what may be done with it. Whatever may be sown can be sown as always.
   * @param {string} name
   */
  #picked(name) {
    const { phase, state, who } = this.#desk;
    const hole = state.holes.find((each) => each.hole === name);
    if (!hole || phase === "telling" || (phase === "picked" && name === this.#asked)) return false;
    const again = name === this.#asked;
    this.#asked = name;
    this.#point(-1);
    this.#desk.say(this.#explain());
    const mayBeSown = phase !== "thinking" && who[state.toMove] === "human" && hole.turns.length > 0;
    // Where one tap is enough to sow, the first one only asks.
    return !mayBeSown || (hole.turns.length === 1 && !again);
  }

  /** Shows the answer about the hole that was asked for, and gives it as it is spoken. */
  #explain() {
    const { words, state } = this.#desk;
    const hole = state.holes.find((each) => each.hole === this.#asked);
    const answer = hole && this.#desk.why(hole.hole);
    this.#hole.hidden = !answer;
    this.#answer.hidden = !answer;
    if (!hole || !answer) return "";
    setText(this.#hole, words.say("reasons.hole", { hole: hole.hole }));
    const lines = answer.map((reason) => this.#lineOf(hole, reason));
    this.#answer.replaceChildren(...lines.map(([sentence, rule]) => because(sentence, rule)));
    return lines.map(([sentence, rule]) => `${sentence} ${rule}.`).join(" ");
  }

  /**
   * A reason why a hole may be sown; or after a `!` why it, or the way round before that sign, may not.
   * @param {HoleState} hole
   * @param {string} reason
   * @returns {[sentence: string, rule: string]}
   */
  #lineOf(hole, reason) {
    const { words, state } = this.#desk;
    const [heading, refusal] = reason.split("!");
    const [rule, code] = partsOf(refusal ?? reason);
    const said = ruleLine(words, this.#says, rule);
    const values = { hole: hole.hole, side: hole.side, heading: heading ?? "" };
    if (refusal === undefined) return [words.sayCode("reasons", code, "reasons.unknown", values), said];
    if (heading) return [words.sayCode("reasons", `not.${code}`, "reasons.not.unknown", values), said];
    return [state.over ? endHint(words, state.over) : refusalOf(words, state, hole), said];
  }

  /**
   * A decision was chosen: shows it on the board.
   * @param {MouseEvent} event
   */
  #see(event) {
    const chosen = event.target instanceof Element ? event.target.closest("button") : null;
    const decision = this.#decisions[Number(chosen?.dataset.decision)];
    if (decision) this.#desk.seek(decision.step);
  }

  /**
   * Points at what was decided where the showing has come to.
   * @param {number} step
   */
  #follow(step) {
    if (this.#desk.state !== this.#state) return;
    this.#point(this.#decisions.findIndex(({ seen: [from, to] }) => from <= step && step <= to));
  }

  /** @param {number} at which decision; none below zero */
  #point(at) {
    const decision = this.#decisions[at];
    if (at === this.#current && decision) return;
    this.#current = at;
    for (const [number, line] of [...this.#list.children].entries()) {
      if (number === at) line.setAttribute("aria-current", "step");
      else line.removeAttribute("aria-current");
    }
    const asked = this.#asked === undefined ? [] : [/** @type {const} */ ([this.#asked, "asked"])];
    this.#desk.mark(decision?.marks ?? new Map(asked));
    this.#scroll(this.#list.children[at]);
  }

  /**
   * Brings a line into sight, and moves nothing but the shelf.
   * @param {Element | undefined} line
   */
  #scroll(line) {
    const body = this.element.parentElement;
    if (!line || !body) return;
    const [inner, outer] = [line.getBoundingClientRect(), body.getBoundingClientRect()];
    if (inner.top < outer.top) body.scrollTop += inner.top - outer.top;
    else if (outer.bottom < inner.bottom)
      body.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top);
  }
}

/**
 * @param {Decision} decision
 * @param {number} at
 */
function item({ title, because: lines, marks }, at) {
  // What nothing on the board belongs to is only read.
  const head =
    marks.size === 0
      ? make("strong", { text: title })
      : make("button", { class: "decision", text: title, attributes: { type: "button", "data-decision": String(at) } });
  return make("li", {}, head, ...lines);
}
