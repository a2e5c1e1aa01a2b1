// Keys that change how many seeds lie in the hole that has the focus: plus and minus, digits, and those that delete.

/** @import { Desk } from "../desk.js" */

// Digits that follow each other so soon are one number.
const TOGETHER = 1200;

/** Listens before the board's own keys do, for as long as a set-up is open. */
export class HoleKeys {
  #desk;
  #set;
  #stop = new AbortController();
  /** The number that is being typed, for which hole, and until when another digit belongs to it. */
  #typed = { hole: "", digits: "", until: 0 };

  /**
   * @param {Desk} desk
   * @param {(hole: string, seeds: number) => boolean} set gives whether it was for the set-up
   */
  constructor(desk, set) {
    this.#desk = desk;
    this.#set = set;
    desk.board.addEventListener("keydown", (event) => this.#key(event), { capture: true, signal: this.#stop.signal });
  }

  close() {
    this.#stop.abort();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
    const name = event.target.closest("[data-hole]")?.getAttribute("data-hole");
    const hole = this.#desk.state.holes.find((each) => each.hole === name);
    if (!hole) return;
    const seeds = this.#wanted(event, hole);
    if (seeds === undefined || !this.#set(hole.hole, seeds)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * @param {KeyboardEvent} event
   * @param {{ hole: string, seeds: number }} hole
   */
  #wanted({ key, timeStamp }, { hole, seeds }) {
    if (key === "+") return seeds + 1;
    if (key === "-") return Math.max(0, seeds - 1);
    if (key === "Delete" || key === "Backspace") return 0;
    if (!/^\d$/.test(key)) return undefined;
    const goesOn = this.#typed.hole === hole && timeStamp < this.#typed.until && this.#typed.digits.length < 3;
    const digits = goesOn ? this.#typed.digits + key : key;
    this.#typed = { hole, digits, until: timeStamp + TOGETHER };
    return Number(digits);
  }
}
