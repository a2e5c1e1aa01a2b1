// What a class sees beside the board while a sowing goes on: no seed is lost, so many laps so far, and a halt at every
// landing. It stays when its panel is closed, and for as long as the browser's tab is open.

import { make, setText } from "../dom.js";
import { Steps } from "../steps.js";
import { Parts } from "./parts.js";
import { seedsOf } from "./positions.js";

/** @import { Desk } from "../desk.js" */
/** @import { GameState, TurnTelling } from "../pkg/katro.js" */

/** @typedef {"counts" | "sum" | "laps" | "landings"} Switch */

/** In the order of the panel. */
export const SWITCHES = /** @type {const} */ (["counts", "sum", "laps", "landings"]);

const KEY = "katro/1/class";

/** One classroom for each board. */
/** @type {WeakMap<Desk, Classroom>} */
const rooms = new WeakMap();

/** @param {Desk} desk */
export function classroomOf(desk) {
  const room = rooms.get(desk) ?? new Classroom(desk);
  rooms.set(desk, room);
  return room;
}

/** What is switched on for a class, and the line that shows it. */
export class Classroom {
  #desk;
  #parts;
  #on = recall();
  #counts;
  #figures = { board: make("strong"), hand: make("strong"), total: make("strong"), lap: make("strong") };
  #sum;
  #laps;
  #halt = make("p", { class: "halt" });
  #onward;
  #element;
  /** Where the telling that is on has come to: seeds on the board and in hand, and the lap. */
  /** @type {{ state: GameState, places: Place[] } | undefined} */
  #told;
  /** The step at which it stands and waits. */
  /** @type {number | undefined} */
  #waiting;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    const { counts } = desk.options;
    // A page that hides the numbers has switched this on already.
    if (counts === "never") this.#on.add("counts");
    this.#counts = counts === "never" ? "auto" : counts;
    const parts = new Parts(desk.words);
    this.#parts = parts;
    const { board, hand, total, lap } = this.#figures;
    /** @type {(key: import("../words.js").WordKey, value: HTMLElement) => HTMLElement} */
    const figure = (key, value) => make("div", {}, value, " ", parts.put(make("span"), key));
    /** @type {(sign: string) => HTMLElement} */
    const sign = (text) => make("div", { class: "sign", text, attributes: { "aria-hidden": "true" } });
    const cells = [
      figure("class.board", board),
      sign("+"),
      figure("class.hand", hand),
      sign("="),
      figure("class.total", total),
    ]; // prettier-ignore
    this.#sum = make("div", { class: "balance" }, ...cells);
    this.#laps = make("div", { class: "balance laps-so-far" }, figure("class.laps", lap));
    this.#onward = parts.button("class.onward", () => desk.command("play"));
    this.#onward.setAttribute("data-primary", "");
    const figures = make("div", { class: "figures-of-class" }, this.#sum, this.#laps);
    this.#element = make(
      "div",
      { class: "blackboard", attributes: { role: "group" } },
      figures,
      this.#halt,
      this.#onward,
    );
    parts.put(this.#element, "class.blackboard", "aria-label");
    desk.board.closest(".frame")?.querySelector(".panel .status")?.after(this.#element);
    desk.watch({
      picked: () => this.#picked(),
      followed: (_, step) => this.#follow(step),
      stood: (step) => this.#stand(step),
      changed: () => this.#changed(),
    });
    this.#apply();
  }

  /** @param {Switch} name */
  has(name) {
    return this.#on.has(name);
  }

  /**
   * @param {Switch} name
   * @param {"on" | "off"} way
   */
  turn(name, way) {
    if (way === "on") this.#on.add(name);
    else this.#on.delete(name);
    keep(this.#on);
    this.#apply();
  }

  #apply() {
    this.#desk.count(this.has("counts") ? "never" : this.#counts);
    this.#sum.hidden = !this.has("sum");
    this.#laps.hidden = !this.has("laps");
    const shown = this.has("sum") || this.has("laps") || this.has("landings");
    this.#element.hidden = !shown;
    this.#desk.board.closest(".frame")?.toggleAttribute("data-class", shown);
    this.#desk.halt(this.has("landings") ? "landings" : "nowhere");
    this.#changed();
  }

  // A hole that is chosen while everything waits means: go on. Space and Enter choose the hole that has the focus.
  #picked() {
    if (this.#waiting === undefined) return false;
    this.#desk.command("play");
    return true;
  }

  /** @param {number} step */
  #follow(step) {
    if (step !== this.#waiting) this.#wait(undefined);
    const place = this.#place(step);
    if (place) this.#show(place);
  }

  /** @param {number} step */
  #stand(step) {
    const place = this.#place(step);
    if (!place) return;
    this.#wait(step);
    this.#show(place);
    this.#desk.say([this.#halt.textContent, this.#spoken(place)].filter(Boolean).join(" "));
  }

  #changed() {
    this.#parts.rewrite();
    const { state, phase } = this.#desk;
    if (phase === "telling") {
      this.#wait(this.#waiting);
      return;
    }
    this.#wait(undefined);
    this.#told = undefined;
    this.#show({ board: seedsOf(state), hand: 0, lap: state.last?.laps ?? 0, at: "" });
  }

  /** @param {number | undefined} step */
  #wait(step) {
    this.#waiting = step;
    const place = step === undefined ? undefined : this.#place(step);
    const { words } = this.#desk;
    this.#halt.hidden = place === undefined;
    this.#onward.hidden = place === undefined;
    setText(this.#halt, place ? words.say("class.landed", { lap: place.lap, hole: place.at }) : "");
  }

  /** @param {Place} place */
  #show({ board, hand, lap }) {
    setText(this.#figures.board, String(board));
    setText(this.#figures.hand, String(hand));
    setText(this.#figures.total, String(board + hand));
    setText(this.#figures.lap, String(lap));
  }

  /** @param {Place} place */
  #spoken({ board, hand }) {
    return this.has("sum") ? this.#desk.words.say("class.spoken", { board, hand, total: board + hand }) : "";
  }

  /** @param {number} step */
  #place(step) {
    const { state } = this.#desk;
    if (this.#told?.state !== state) {
      const telling = this.#desk.lastTelling();
      this.#told = telling && { state, places: placesOf(telling, seedsOf(state)) };
    }
    return this.#told?.places[step];
  }
}

/** @typedef {{ board: number, hand: number, lap: number, at: string }} Place */

/**
 * What lies on the board and in the hand after each step. The one is counted from what is lifted and dropped, the other
 * is what the steps say is in the hand: that the two together stay the same is to be seen, and not put in.
 * @param {TurnTelling} telling
 * @param {number} seeds how many lay on the board before
 * @returns {Place[]}
 */
export function placesOf({ events }, seeds) {
  const steps = new Steps(events);
  /** @type {Place[]} */
  const places = [];
  let board = seeds;
  let at = "";
  for (let number = 0; number <= steps.end; number += 1) {
    const step = steps.at(number);
    if (step?.event?.kind === "lifted") board -= step.event.seeds;
    if (step?.event?.kind === "dropped") board += 1;
    if (step?.event?.kind === "landed") at = step.event.at;
    places.push({ board, hand: step?.hand ?? 0, lap: step?.lap ?? 0, at });
  }
  return places;
}

/** @returns {Set<Switch>} */
function recall() {
  try {
    const kept = sessionStorage.getItem(KEY)?.split(" ") ?? ["sum", "laps"];
    return new Set(SWITCHES.filter((name) => kept.includes(name)));
  } catch {
    return new Set(/** @type {Switch[]} */ (["sum", "laps"])); // Storage is forbidden here.
  }
}

/** @param {Set<Switch>} on */
function keep(on) {
  try {
    sessionStorage.setItem(KEY, [...on].join(" "));
  } catch {
    // Forbidden: it lasts as long as the page.
  }
}
