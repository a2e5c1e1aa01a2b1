// The <katro-board> element: attributes in, events out. It knows no rules, and importing it does nothing.

import { attributeOf, OPTION_NAMES } from "./options.js";

/** @import { GameState } from "./pkg/katro.js" */
/** @import { Sitting } from "./sitting.js" */

/**
 * A game of Katro on a page. What it needs is fetched when somebody sees it; until then there is a picture.
 *
 * Events, all of them `CustomEvent`s that bubble: `ready` (version, rules, lang), `size` (width, height), `activity`,
 * `turn` (side, text, laps, captured, ply), `state` (position, ply, toMove, over), `end` (winner, reason), `lang`
 * (lang, dir), `error` (code, text).
 */
export class KatroBoard extends HTMLElement {
  static observedAttributes = [...OPTION_NAMES.map(attributeOf), "words"];

  #root = this.attachShadow({ mode: "open" });
  #internals = this.attachInternals();
  /** @type {Sitting | undefined} from the first start on */
  #sitting;
  /** What was asked before the first start: it is done then. */
  /** @type {((sitting: Sitting) => void)[]} */
  #asked = [];
  /** Ends the waiting for the first start. */
  #gone = new AbortController();

  /** The game as it stands, or nothing before the element is ready. A copy: changing it changes nothing. */
  /** @returns {GameState | undefined} */
  get state() {
    const game = this.#sitting?.game;
    return game && structuredClone(game.state);
  }

  /** The game as a text that can be kept and read again. */
  get record() {
    return this.#sitting?.game?.record;
  }

  /** Whether no sound is heard. Setting it is for this visit, and the visitor can choose again. */
  get muted() {
    return !this.#sitting?.table?.heard;
  }

  set muted(muted) {
    this.#ask((sitting) => sitting.hear(!muted));
  }

  /** Holds everything still, dims the board and lets nobody touch it, until `resume`. */
  pause() {
    this.#ask((sitting) => sitting.pause());
  }

  /** Goes on after `pause`, from where everything was held. */
  resume() {
    this.#ask((sitting) => sitting.resume());
  }

  /** Begins as if nobody had been here: game, language and settings are again what the page asks for. */
  reset() {
    this.#ask((sitting) => sitting.reset());
  }

  connectedCallback() {
    this.#arrive();
  }

  disconnectedCallback() {
    this.#gone.abort();
    this.#sitting?.end();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} after
   */
  attributeChangedCallback(name, before, after) {
    // Before the first start, the attributes are those that it will read.
    if (!this.#sitting || !this.isConnected || before === after) return;
    // Another language is no reason to begin again.
    if (name === "lang") this.#sitting.ask(after ?? undefined);
    else this.#sitting.anew();
  }

  /** @param {(sitting: Sitting) => void} wish */
  #ask(wish) {
    if (this.#sitting) wish(this.#sitting);
    else this.#asked.push(wish);
  }

  async #arrive() {
    if (this.#sitting) return this.#sitting.begin();
    this.#gone = new AbortController();
    const { signal } = this.#gone;
    const tell = (/** @type {string} */ type, /** @type {Record<string, unknown>} */ detail) =>
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    try {
      const isHome = this.hasAttribute("query");
      // The page that is made for the board has it in view, and wants no word of it, unless it lies in a frame.
      if (!isHome || window.parent !== window) {
        const [{ receive }, speech] = await Promise.all([
          import("./guest.js"),
          isHome ? import("./messages.js") : undefined,
        ]);
        speech?.converse(this);
        await receive(this, this.#root, tell, signal);
        if (signal.aborted) return;
      }
      const { Sitting } = await import("./sitting.js");
      if (signal.aborted) return;
      this.#sitting = new Sitting({ element: this, root: this.#root, internals: this.#internals, tell });
      this.#sitting.begin();
      for (const wish of this.#asked) wish(this.#sitting);
    } catch (error) {
      tell("error", { code: "not-loaded", text: String(error) });
    }
  }
}
