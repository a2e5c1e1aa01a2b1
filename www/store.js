// Keeps records in the browser, where the browser lets it. Works just as well, for one visit, where it does not.

// The number changes when the saved form does.
const PREFIX = "katro/1/";

/** Elements whose games are not kept: nobody has begun those. */
/** @type {WeakSet<Element>} */
export const fleeting = new WeakSet();

/** Where saved games lie. Every method works when storage is missing, full or forbidden. */
export class Store {
  /** What this page has written lies here too, so that it lasts as long as the page wherever storage fails. */
  /** @type {Map<string, string>} */
  #kept = new Map();
  #place;

  /** @param {"lasting" | "fleeting"} [lasts] what is fleeting is neither read from the browser nor kept there */
  constructor(lasts = "lasting") {
    this.#place = () => (lasts === "lasting" ? window.localStorage : undefined);
  }

  /**
   * @param {string} key
   * @returns {string | undefined}
   */
  read(key) {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    try {
      return this.#place()?.getItem(PREFIX + key) ?? undefined;
    } catch {
      return undefined; // Storage is forbidden here: the same as empty.
    }
  }

  /**
   * Keeps a text for as long as the page lasts.
   * @param {string} key
   * @param {string} text
   */
  remember(key, text) {
    this.#kept.set(key, text);
  }

  /**
   * @param {string} key
   * @param {string} text
   */
  write(key, text) {
    this.remember(key, text);
    try {
      this.#place()?.setItem(PREFIX + key, text);
    } catch {
      // Forbidden or full.
    }
  }

  /** @param {string} key */
  remove(key) {
    this.#kept.delete(key);
    try {
      this.#place()?.removeItem(PREFIX + key);
    } catch {
      // Forbidden: there is nothing to remove.
    }
  }

  /**
   * Forgets what was ever kept here.
   * @param {(key: string) => boolean} goes
   */
  clear(goes) {
    let keys = [...this.#kept.keys()];
    try {
      const kept = Object.keys(this.#place() ?? {}).filter((key) => key.startsWith(PREFIX));
      keys = keys.concat(kept.map((key) => key.slice(PREFIX.length)));
    } catch {
      // Forbidden: there is nothing to remove.
    }
    for (const key of keys) if (goes(key)) this.remove(key);
  }

  /**
   * Moves a text to another key, for one that cannot be read must not be overwritten by the next game.
   * @param {string} from
   * @param {string} to
   */
  move(from, to) {
    const text = this.read(from);
    if (text === undefined) return;
    this.write(to, text);
    this.remove(from);
  }
}
