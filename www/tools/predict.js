// Predict, then sow: a turn that is asked for waits until somebody has said what will come of it; then it is sown.

import { make, setEnabled, setText } from "../dom.js";
import { endSentence, sowingTitle } from "../telling.js";
import { Parts } from "./parts.js";
import { landingOf, nearness, Scores } from "./scores.js";

/** @import { Desk } from "../desk.js" */
/** @import { GameState } from "../pkg/katro.js" */
/** @import { Tool } from "../tools.js" */
/** @import { Question } from "./scores.js" */

export { SHEAF } from "../words/predict/sheaf.js";
export const STYLE = new URL("class.css", import.meta.url).href;

/** @param {Desk} desk */
export function open(desk) {
  return new Predict(desk);
}

/** More than any sowing can take or last. */
const MOST = 1000;

/** @implements {Tool} */
class Predict {
  #desk;
  #parts;
  #scores = new Scores();
  /** @type {"choose" | "guess" | "sow" | "told"} */
  #stage = "choose";
  /** The turn that waits, or is being sown. */
  #turn = "";
  /** @type {string | number | undefined} */
  #guess;
  /** What came of the last guess, in the language of the moment. */
  #verdict = () => "";
  #questions;
  #teams;
  #task = make("p", { class: "task" });
  #guessed = make("p", { class: "guessed tally" });
  #number = make("input", {
    class: "field count",
    attributes: { type: "number", min: "0", max: String(MOST), inputmode: "numeric" },
  });
  #counter;
  #sow;
  #back;
  #waiting;
  #stop;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    const parts = new Parts(desk.words);
    this.#parts = parts;
    this.#questions = parts.choice(
      "predict.question",
      [
        ["hole", "predict.ask.hole"],
        ["laps", "predict.ask.laps"],
        ["captured", "predict.ask.captured"],
      ],
      (question) => this.#ask(question),
    );
    this.#teams = parts.choice(
      "predict.team",
      [
        ["1", "predict.team.1"],
        ["2", "predict.team.2"],
      ],
      (team) => {
        this.#scores.team = team;
        this.#show();
      },
    );
    this.#number.addEventListener("input", () => this.#count(0));
    this.#number.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.#go();
    });
    parts.put(this.#number, "predict.number", "aria-label");
    const less = make("button", { class: "tool", text: "−", attributes: { type: "button" } });
    const more = make("button", { class: "tool", text: "+", attributes: { type: "button" } });
    parts.put(less, "predict.less", "aria-label");
    parts.put(more, "predict.more", "aria-label");
    less.addEventListener("click", () => this.#count(-1));
    more.addEventListener("click", () => this.#count(1));
    this.#counter = make("div", { class: "row counter" }, less, this.#number, more);
    this.#sow = parts.button("predict.sow", () => this.#go());
    this.#sow.setAttribute("data-primary", "");
    this.#back = parts.button("predict.another", () => this.#drop());
    this.#waiting = make("div", {}, this.#guessed, this.#counter, make("div", { class: "row" }, this.#sow, this.#back));
    this.element = make(
      "div",
      { class: "predict" },
      this.#task,
      this.#waiting,
      this.#questions.element,
      this.#teams.element,
      make(
        "div",
        { class: "row" },
        parts.button("predict.reset", () => this.#reset()),
        parts.button("button.undo", () => desk.command("undo")),
        parts.button("button.fresh", () => desk.command("fresh")),
      ),
      parts.put(make("p", { class: "aside-note" }), "predict.points"),
    );
    this.#stop = desk.watch({
      asked: (turn) => this.#asked(turn),
      picked: (hole) => this.#picked(hole),
      rested: (state) => this.#rested(state),
      changed: (state) => this.#changed(state),
    });
    this.#show();
  }

  rewrite() {
    this.#parts.rewrite();
    this.#show();
  }

  close() {
    this.#stop();
  }

  /** @param {Question} question */
  #ask(question) {
    this.#scores.question = question;
    if (this.#stage === "guess") this.#wait(this.#turn);
    else this.#show();
  }

  /** @param {string} turn */
  #asked(turn) {
    const { state, who } = this.#desk;
    // A computer does not wait for a class: it would ask again at once.
    if (who[state.toMove] !== "human") return false;
    this.#wait(turn);
    return true;
  }

  /** @param {string} turn */
  #wait(turn) {
    this.#stage = "guess";
    this.#turn = turn;
    this.#guess = undefined;
    this.#number.value = "";
    this.#show();
    this.#desk.say(this.#task.textContent ?? "");
  }

  /** @param {string} name */
  #picked(name) {
    if (this.#stage !== "guess" || this.#scores.question !== "hole") return false;
    const { state, words } = this.#desk;
    const hole = state.holes.find((each) => each.hole === name);
    if (hole?.side !== state.toMove) this.#desk.refuse(() => words.say("predict.own-half"));
    else {
      this.#guess = name;
      this.#show();
      this.#desk.say(this.#guessed.textContent ?? "");
    }
    return true;
  }

  /** @param {-1 | 0 | 1} step */
  #count(step) {
    const typed = this.#number.value === "" ? undefined : Number(this.#number.value);
    const number = step === 0 ? typed : (typed ?? 0) + step;
    const whole = number !== undefined && Number.isInteger(number) && 0 <= number && number <= MOST;
    this.#guess = whole ? number : undefined;
    if (step !== 0 && whole) this.#number.value = String(number);
    this.#show();
  }

  #go() {
    if (this.#stage !== "guess" || this.#guess === undefined) return;
    this.#stage = "sow";
    this.#show();
    this.#desk.play(this.#turn);
  }

  #drop() {
    this.#stage = "choose";
    this.#show();
    this.#desk.command("next");
  }

  #reset() {
    this.#scores.reset();
    if (this.#stage === "told") this.#stage = "choose";
    this.#show();
  }

  /** @param {GameState} state */
  #rested(state) {
    const telling = this.#desk.lastTelling();
    const guess = this.#guess;
    if (this.#stage !== "sow" || !telling || guess === undefined) return;
    const { question, team } = this.#scores;
    const truth = question === "hole" ? landingOf(telling) : telling[question];
    const off = nearness(guess, truth, (state.rows / 2) * state.columns);
    const points = this.#scores.count(off);
    const { words } = this.#desk;
    this.#stage = "told";
    this.#verdict = () =>
      [
        words.say(off === 0 ? "predict.right" : `predict.off.${question}`, { guess, truth, n: off }),
        words.say("predict.scored", { team, n: points }),
      ].join(" ");
    this.#show();
    const end = state.over ? [endSentence(words, state.over)] : [];
    this.#desk.say([this.#verdict(), ...end].join(" "));
  }

  /** @param {GameState} state */
  #changed(state) {
    // The turn that waits may be gone: another game, or a turn taken back.
    if (this.#stage === "guess" && !state.turns.includes(this.#turn)) this.#stage = "choose";
    if (this.#stage === "told" && state.ply === 0) this.#stage = "choose";
    this.#show();
  }

  #show() {
    const { words, state } = this.#desk;
    const { question, team } = this.#scores;
    this.element.dataset.stage = this.#stage;
    const waits = this.#stage === "guess";
    this.#waiting.hidden = !waits;
    this.#counter.hidden = question === "hole";
    this.#guessed.hidden = question !== "hole" || this.#guess === undefined;
    setText(this.#guessed, this.#guess === undefined ? "" : words.say("predict.guess", { guess: this.#guess }));
    setEnabled(this.#sow, this.#guess !== undefined);
    setText(this.#task, this.#taskNow());
    this.#questions.show(question);
    this.#teams.show(team);
    for (const button of this.#teams.element.querySelectorAll("button")) {
      const each = /** @type {"1" | "2"} */ (button.dataset.value);
      setText(button, words.say("predict.team.score", { team: each, n: this.#scores.of(each) }));
    }
    this.#desk.mark(this.#marks(state));
  }

  #taskNow() {
    const { words, state } = this.#desk;
    switch (this.#stage) {
      case "choose":
        return words.say(state.over ? "predict.over" : "predict.choose");
      case "guess":
        return words.say(`predict.task.${this.#scores.question}`, {
          hole: this.#turn.slice(0, 1),
          team: this.#scores.team,
        });
      case "sow":
        return sowingTitle(words, state);
      case "told":
        return this.#verdict();
    }
  }

  /** @param {GameState} state */
  #marks(state) {
    /** @type {Map<string, string>} */
    const marks = new Map();
    if (this.#stage === "choose") return marks;
    if (this.#stage === "guess") marks.set(this.#turn.slice(0, 1), "from");
    if (typeof this.#guess === "string") marks.set(this.#guess, "guess");
    const telling =
      this.#stage === "told" && this.#scores.question === "hole" && state.last && this.#desk.lastTelling();
    if (telling) marks.set(landingOf(telling), this.#guess === landingOf(telling) ? "right" : "truth");
    return marks;
  }
}
