// An exhibition: the board invites, begins anew for the next visitor, lets nobody out, and is there to be watched over.

import { Attract } from "./attract.js";
import { drift } from "./drift.js";
import { Idle, Warning } from "./idle.js";
import { lock } from "./lock.js";
import { beat } from "./heartbeat.js";
import { styled } from "./dom.js";
import { SHEAF } from "./words/kiosk/sheaf.js";

/** @import { Desk } from "./desk.js" */
/** @import { KatroBoard } from "./katro-board.js" */
/** @import { Attendant } from "./sitting.js" */

/** What somebody does who is there. A pointer that only passes is noticed too, but stops nothing. */
const DEEDS = /** @type {const} */ (["pointerdown", "keydown", "click", "wheel", "input"]);

const STYLE = new URL("kiosk.css", import.meta.url).href;

/** Boards that somebody has just begun anew: those need not invite. */
/** @type {WeakSet<KatroBoard>} */
const attended = new WeakSet();

/**
 * @param {KatroBoard} board
 * @param {Desk} desk
 * @param {() => void} mend puts the board up again, with its game
 * @returns {Attendant}
 */
export function attend(board, desk, mend) {
  return new Exhibition(board, desk, mend);
}

/** @implements {Attendant} */
class Exhibition {
  #desk;
  #idle;
  #attract;
  #warning;
  #unwatch;
  #stop = new AbortController();

  /**
   * @param {KatroBoard} board
   * @param {Desk} desk
   * @param {() => void} mend
   */
  constructor(board, desk, mend) {
    const { options, words } = desk;
    const { signal } = this.#stop;
    this.#desk = desk;
    const style = styled(desk.board, STYLE);
    this.#attract = new Attract(desk, style);
    this.#idle = new Idle(
      options.idle,
      // Who watches a sowing, or waits for the computer, is there.
      () => desk.busy,
      () => this.#warn(board),
    );
    this.#warning = new Warning(words, {
      stay: () => this.#idle.touch(),
      over: () => {
        attended.add(board);
        board.reset();
      },
      out: () => board.reset(),
    });
    this.#listen();
    this.#unwatch = desk.watch({ changed: () => this.#attract.running || this.#idle.notice() });
    lock(signal);
    drift(desk, signal);
    beat(board, desk, mend, signal);
    if (attended.delete(board) || desk.state.ply > 0) this.#idle.touch();
    else this.#attract.begin();
    words.include(SHEAF).then(() => signal.aborted || this.#warning.place(desk.board.closest(".frame")));
  }

  /** @param {boolean} held */
  hold(held) {
    if (held) {
      this.#idle.stop();
      this.#warning.close();
    } else if (!this.#attract.running) this.#idle.touch();
  }

  close() {
    this.#stop.abort();
    this.#unwatch();
    this.#idle.stop();
    this.#attract.close();
    this.#warning.close();
  }

  #listen() {
    const { signal } = this.#stop;
    const there = () => {
      // Before anybody else hears of it: what was touched is already the visitor's own board.
      this.#attract.end();
      this.#idle.touch();
    };
    for (const deed of DEEDS) window.addEventListener(deed, there, { signal, capture: true, passive: true });
    window.addEventListener("pointermove", () => this.#idle.notice(), { signal, capture: true, passive: true });
  }

  /** @param {KatroBoard} board */
  #warn(board) {
    if (this.#desk.options.warn > 0) this.#warning.open(this.#desk.options.warn);
    else board.reset();
  }
}
