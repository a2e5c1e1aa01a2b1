// A small board as it will look elsewhere: a real one, that can only be looked at and whose game is kept nowhere.

import { make } from "../dom.js";
import { told } from "../links.js";
import { TOLD } from "../messages.js";
import { attributeOf } from "../options.js";
import { fleeting } from "../store.js";

/** @import { Given } from "../links.js" */

/** The room that the board believes to have, before it is made small. */
const ROOM = { width: 800, height: 600 };
/** Whoever goes through the options is not shown every one of them. */
const PATIENCE = 300;

/** The board, made anew for other options. */
export class Preview {
  #room = make("div", { class: "share-room" });
  #observer = new ResizeObserver(() => this.#fit());
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #late;
  #shown = "";

  constructor() {
    this.element = make(
      "div",
      { class: "share-preview", attributes: { inert: "", "aria-hidden": "true" } },
      this.#room,
    );
    this.#observer.observe(this.element);
    // What happens there is nothing that happens here.
    for (const type of TOLD) this.element.addEventListener(type, (event) => event.stopPropagation());
  }

  /** @param {Given} given */
  show(given) {
    const wanted = JSON.stringify(given);
    if (wanted === this.#shown) return;
    const first = this.#shown === "";
    this.#shown = wanted;
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.#seat(given), first ? 0 : PATIENCE);
  }

  close() {
    clearTimeout(this.#late);
    this.#observer.disconnect();
    this.#room.replaceChildren();
  }

  /** @param {Given} given */
  #seat(given) {
    const board = document.createElement("katro-board");
    fleeting.add(board);
    for (const [name, value] of told(given)) if (name !== "sound") board.setAttribute(attributeOf(name), value);
    this.#room.replaceChildren(board);
    this.#fit();
  }

  #fit() {
    const scale = this.element.clientWidth / ROOM.width;
    const { style } = this.#room;
    style.setProperty("width", `${ROOM.width}px`);
    style.setProperty("height", `${ROOM.height}px`);
    style.setProperty("transform", `scale(${scale})`);
    this.element.style.setProperty("height", `${ROOM.height * scale}px`);
  }
}
