// The mouse of a window of WebKit.

const BUTTON = { button: 0 };

/** Moves to places on the page, presses and turns its wheel. */
export class Pointer {
  #window;
  #place = { x: 0, y: 0 };

  /** @param {import("./driver.js").Webkit} window */
  constructor(window) {
    this.#window = window;
  }

  move = async (/** @type {number} */ x, /** @type {number} */ y) => this.#act([await this.#moved(x, y)]);

  click = async (/** @type {number} */ x, /** @type {number} */ y) =>
    this.#act([await this.#moved(x, y), { type: "pointerDown", ...BUTTON }, { type: "pointerUp", ...BUTTON }]);

  down = () => this.#act([{ type: "pointerDown", ...BUTTON }]);

  up = () => this.#act([{ type: "pointerUp", ...BUTTON }]);

  wheel = (/** @type {number} */ deltaX, /** @type {number} */ deltaY) =>
    this.#window.act([
      { type: "wheel", id: "wheel", actions: [{ type: "scroll", duration: 0, ...this.#place, deltaX, deltaY }] },
    ]);

  /** A move of the mouse. The protocol refuses places that are out of sight, so they are brought into it. */
  async #moved(x, y) {
    const down = await this.#window.run(
      `const [y, done] = arguments, before = scrollY;
       if (y < 0 || innerHeight <= y) scrollBy({ top: y - innerHeight / 2, behavior: "instant" });
       done(JSON.stringify({ value: scrollY - before }))`,
      [y],
    );
    this.#place = { x: Math.round(x), y: Math.round(y - down) };
    return { type: "pointerMove", duration: 0, ...this.#place };
  }

  #act(actions) {
    return this.#window.act([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);
  }
}
