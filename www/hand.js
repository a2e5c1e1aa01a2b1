// A worker at hand for one kind of work: made from its address, or where that is refused from a text that imports the
// address. One of another release is as good as none, and one that has died is replaced.

import { RELEASE } from "./release.js";

/**
 * The work that is to be done.
 * @typedef {object} Work
 * @property {string} address where the worker's module lies
 * @property {() => Worker} make makes it from there; written where the address is, so that what bundles modules finds it
 * @property {(said: any) => void} heard the worker has said something
 * @property {() => void} lost the worker has failed: whoever asked it says what becomes of that, and buries it
 */

// A worker that dies again and again is not made again.
const MOST_DEATHS = 2;

/** Where a worker may not come from another address, it may come from a text that imports that address. */
const WAYS = [
  (/** @type {Work} */ { address, make }) => {
    // It would be refused, and some browsers speak of that.
    if (new URL(address).origin !== self.origin) throw new Error("the files lie elsewhere");
    return make();
  },
  (/** @type {Work} */ { address }) => {
    const text = `import ${JSON.stringify(address)};`;
    const blob = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    const worker = new Worker(blob, { type: "module", name: "katro" });
    worker.addEventListener("message", () => URL.revokeObjectURL(blob), { once: true });
    return worker;
  },
];

export class Hand {
  #work;
  /** @type {Worker | undefined} */
  #worker;
  /** How the next worker is made; past the last way there is none. */
  #way = 0;
  #deaths = 0;
  /** Whether the worker has ever said anything. */
  #alive = false;

  /** @param {Work} work */
  constructor(work) {
    this.#work = work;
  }

  get alive() {
    return this.#alive;
  }

  /** Makes the worker if there is none, and says whether there is one. */
  reach() {
    while (!this.#worker && this.#way < WAYS.length) {
      try {
        const worker = WAYS[this.#way]?.(this.#work);
        this.#alive = false;
        worker?.addEventListener("message", ({ data }) => worker === this.#worker && this.#hear(data));
        for (const type of ["error", "messageerror"]) {
          worker?.addEventListener(type, (event) => {
            // The reason is of no use to a visitor, for whom the game goes on.
            event.preventDefault();
            if (worker === this.#worker) this.#work.lost();
          });
        }
        this.#worker = worker;
      } catch {
        this.#way += 1; // Not allowed here, or there are no workers.
      }
    }
    return this.#worker !== undefined;
  }

  /** @param {object} message */
  tell(message) {
    this.#worker?.postMessage(message);
  }

  /** The worker is dead, or as good as dead: there may be another one. */
  bury() {
    this.close();
    this.#deaths += 1;
    // One that has never said a word cannot be made in this way.
    if (!this.#alive) this.#way += 1;
    else if (MOST_DEATHS < this.#deaths) this.#way = WAYS.length;
  }

  close() {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** @param {{ release: string }} said */
  #hear(said) {
    if (said.release !== RELEASE) return this.#work.lost();
    this.#alive = true;
    this.#work.heard(said);
  }
}
