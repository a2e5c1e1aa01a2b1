// Who plays a side, and the choice of somebody else: a list that lies over the whole card of the side.

import { make, setText } from "./dom.js";
import { icon } from "./icons.js";
import { PLAYERS } from "./players.js";

/** @import { Side, Who } from "./players.js" */
/** @import { Words } from "./words.js" */

/** The seat of one side. */
export class Seat {
  #words;
  #name = make("span");
  #select;

  /**
   * @param {Words} words
   * @param {Side} side
   * @param {(side: Side, who: Who) => void} asked
   */
  constructor(words, side, asked) {
    this.#words = words;
    const select = make("select", { class: "seats", attributes: { "data-seat": side } });
    words.put(select, `player.choose.${side}`, "aria-label");
    for (const who of PLAYERS) {
      const option = make("option", { attributes: { value: who } });
      select.append(words.put(option, `player.${who}`));
    }
    select.addEventListener("change", () => asked(side, /** @type {Who} */ (select.value)));
    this.#select = select;
    // The list says the same to whoever listens.
    const attributes = { "aria-hidden": "true" };
    this.elements = { chip: make("span", { class: "as", attributes }, this.#name, icon("chevron")), select };
  }

  /** @param {Who} who */
  update(who) {
    this.#select.value = who;
    setText(this.#name, this.#words.say(`player.short.${who}`));
  }
}
