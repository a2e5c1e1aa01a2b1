// Puzzles: positions in which one turn is right, by grade, and which of them the visitor has solved.

import { make, setText } from "../dom.js";
import { Store } from "../store.js";
import { Attempt } from "./attempt.js";

/** @import { Desk } from "../desk.js" */
/** @import { Tool } from "../tools.js" */
/** @import { Grade, Puzzle, Stage } from "./attempt.js" */
/** @import { WordKey } from "../words.js" */

export { SHEAF } from "../words/puzzles/sheaf.js";

export const STYLE = new URL("puzzles.css", import.meta.url).href;

/** What the engine has made: `cargo xtask puzzles` writes it, and proves it. */
const FILE = new URL("../puzzles.json", import.meta.url).href;

/** Under which name it is kept which puzzles are solved. */
const KEY = "puzzles";

/**
 * @param {Desk} desk
 * @param {() => void} leave
 * @returns {Tool}
 */
export function open(desk, leave) {
  const puzzles = new Puzzles(desk);
  fetchPuzzles().then(
    (all) => puzzles.list(all),
    (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      desk.strip.show({ say: () => desk.words.say("strip.tool", { reason }), code: "no-puzzles" });
      leave();
    },
  );
  return puzzles;
}

/** @returns {Promise<Puzzle[]>} */
async function fetchPuzzles() {
  const answer = await fetch(FILE);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return answer.json();
}

/** @typedef {"all" | "hint" | "solution" | "again" | "next"} Button */

/** Which buttons there are when an attempt has come so far. */
/** @type {Record<Stage, Button[]>} */
const BUTTONS = {
  open: ["all", "hint", "solution"],
  busy: ["all", "again"],
  wrong: ["all", "solution", "again"],
  right: ["all", "again", "next"],
  shown: ["all", "again", "next"],
};

/** The list, or the puzzle that is being solved. */
class Puzzles {
  element = make("div", { class: "puzzles" });
  #desk;
  #store = new Store();
  #solved;
  /** @type {Puzzle[]} */
  #all = [];
  /** @type {Puzzle | undefined} the one that was opened last */
  #last;
  /** @type {Attempt | undefined} */
  #attempt;
  #name = make("h4");
  #task = make("p", { class: "task" });
  #note = make("p", { class: "note" });
  /** @type {Record<Button, HTMLButtonElement>} */
  #buttons;
  #view;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    // In an exhibition the next visitor begins with nothing solved.
    const kept = desk.options.kiosk ? undefined : this.#store.read(KEY);
    this.#solved = new Set(kept?.split(" "));
    this.#buttons = {
      all: this.#button("all", () => this.#leave()),
      hint: this.#button("hint", () => this.#attempt?.hint()),
      solution: this.#button("solution", () => this.#attempt?.solve()),
      again: this.#button("again", () => this.#again()),
      next: this.#button("next", () => this.#next()),
    };
    const row = make("div", { class: "row" }, ...Object.values(this.#buttons));
    this.#view = make("div", { class: "puzzle" }, this.#name, this.#task, this.#note, row);
  }

  /**
   * Shows all puzzles.
   * @param {Puzzle[]} all
   */
  list(all) {
    this.#all = all;
    this.rewrite();
  }

  rewrite() {
    for (const [name, button] of Object.entries(this.#buttons)) setText(button, this.#say(`puzzles.${name}`));
    if (this.#attempt) this.#update();
    else this.#showList();
  }

  close() {
    this.#attempt?.close();
    this.#attempt = undefined;
  }

  #showList() {
    const { words } = this.#desk;
    /** @type {Map<Grade, Puzzle[]>} */
    const grades = new Map();
    for (const puzzle of this.#all) grades.set(puzzle.grade, [...(grades.get(puzzle.grade) ?? []), puzzle]);
    const focused = this.element.contains(activeIn(this.element));
    this.element.replaceChildren(
      ...[...grades].map(([grade, puzzles]) => {
        const solved = puzzles.filter(({ id }) => this.#solved.has(id)).length;
        const title = make("h4", { text: words.say(`puzzles.grade.${grade}`) });
        const count = make("span", { text: words.say("puzzles.solved", { solved, all: puzzles.length }) });
        const doors = puzzles.map((puzzle) => make("li", {}, this.#door(puzzle)));
        return make("section", {}, make("header", {}, title, count), make("ol", { class: "numbers" }, ...doors));
      }),
    );
    if (focused) this.#focusDoor();
  }

  /** @param {Puzzle} puzzle */
  #door(puzzle) {
    const { n } = this.#place(puzzle);
    const solved = this.#solved.has(puzzle.id);
    const label = this.#desk.words.say(solved ? "puzzles.door.solved" : "puzzles.door", { n });
    const attributes = { type: "button", "aria-label": label, "data-puzzle": puzzle.id };
    const door = make("button", { text: String(n), attributes });
    door.toggleAttribute("data-solved", solved);
    door.addEventListener("click", () => this.#start(puzzle));
    return door;
  }

  /**
   * Which puzzle of its grade it is.
   * @param {Puzzle} puzzle
   */
  #place({ grade, id }) {
    const puzzles = this.#all.filter((each) => each.grade === grade);
    return { n: puzzles.findIndex((each) => each.id === id) + 1, all: puzzles.length };
  }

  /** @param {Puzzle} puzzle */
  #start(puzzle) {
    this.close();
    this.#last = puzzle;
    const attempt = new Attempt(this.#desk, puzzle, (right) => {
      if (right) this.#keep(puzzle);
      this.#update();
    });
    this.#attempt = attempt;
    this.element.replaceChildren(this.#view);
    attempt.begin();
    this.#toBoard();
    this.#desk.say(`${this.#name.textContent}. ${attempt.task}`);
  }

  /** @param {Puzzle} puzzle */
  #keep({ id }) {
    this.#solved.add(id);
    if (!this.#desk.options.kiosk) this.#store.write(KEY, [...this.#solved].join(" "));
  }

  #update() {
    const attempt = this.#attempt;
    const puzzle = this.#last;
    if (!attempt || !puzzle) return;
    const { stage } = attempt;
    const grade = this.#say(`puzzles.grade.${puzzle.grade}`);
    const { n, all } = this.#place(puzzle);
    setText(this.#name, this.#desk.words.say("puzzles.name", { grade, n, all }));
    setText(this.#task, attempt.task);
    setText(this.#note, attempt.note);
    this.element.parentElement?.scrollTo(0, 0);
    this.#view.dataset.stage = stage;
    const wanted = BUTTONS[stage];
    const next = wanted.includes("next") && this.#following() === undefined ? wanted.slice(0, -1) : wanted;
    const lost = Object.values(this.#buttons).find((button) => button.matches(":focus"));
    for (const [name, button] of Object.entries(this.#buttons)) button.hidden = !next.some((each) => each === name);
    // The focus stays in the row when its button goes.
    if (lost?.hidden) this.#buttons.again.focus({ preventScroll: true });
  }

  #leave() {
    this.close();
    this.#desk.giveBack();
    this.#desk.mark(new Map());
    this.#showList();
    this.#focusDoor();
  }

  #again() {
    this.#attempt?.again();
    this.#toBoard();
  }

  #next() {
    const next = this.#following();
    if (next) this.#start(next);
  }

  /** The puzzle after the one that is open. */
  #following() {
    return this.#all[this.#all.findIndex(({ id }) => id === this.#last?.id) + 1];
  }

  #focusDoor() {
    const door = this.#last && this.element.querySelector(`[data-puzzle="${this.#last.id}"]`);
    if (door instanceof HTMLElement) door.focus();
  }

  /** The next thing to do is on the board: the focus goes to a hole that can be sown. */
  #toBoard() {
    const { board, state } = this.#desk;
    const from = state.holes.find(({ turns }) => turns.length > 0)?.hole;
    const hole = board.querySelector(`[data-hole="${from}"]`);
    if (hole instanceof HTMLElement) hole.focus({ preventScroll: true });
  }

  /**
   * @param {"all" | "hint" | "solution" | "again" | "next"} name
   * @param {() => void} act
   */
  #button(name, act) {
    const attributes = { type: "button", "data-does": name };
    const button = make("button", { class: "tool", attributes });
    button.addEventListener("click", act);
    return button;
  }

  /** @param {string} key */
  #say(key) {
    return this.#desk.words.say(/** @type {WordKey} */ (key));
  }
}

/** @param {Element} element */
function activeIn(element) {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : null;
}
