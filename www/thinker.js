// Gets questions about a game answered: by a worker, or where there is none in slices on the page. Late answers are
// dropped, a worker that has died or says nothing is replaced, and a question is answered in any case.

import { makeThinker, release, sessionAt } from "./engine.js";
import { Hand } from "./hand.js";
import { answerOf, ponder } from "./pondering.js";

/** @import { Thinker as Engine } from "./pkg/katro.js" */
/** @import { Answer, Question, Said } from "./pondering.js" */

/** @typedef {<T>(action: () => T) => T | undefined} Guard asks the page's engine, and survives its crash */
/** @typedef {{ id: number, question: Question, answered: (answer: Answer | undefined) => void }} Pending */

// A slice on the page and all else that a frame needs must fit into a frame.
const SLICE = 10;
// A worker has to be loaded first. Where that takes longer, the page begins to think as well.
const SILENCE_BEFORE = 1200;
// One that has answered before answers at most this much later than it was asked to, or is dead.
const SILENCE_AFTER = 700;

const ADDRESS = new URL("worker.js", import.meta.url).href;

/** Answers one question at a time: a new one takes the place of the one before. */
export class Thinker {
  #guard;
  #hand = new Hand({
    address: ADDRESS,
    make: () => new Worker(new URL("worker.js", import.meta.url), { type: "module", name: "katro" }),
    heard: (said) => this.#hear(said),
    lost: () => this.#bury(),
  });
  #id = 0;
  /** @type {Pending | undefined} */
  #pending;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watch;
  /** @type {Engine | undefined} the page's own, where there is no worker */
  #engine;

  /** @param {Guard} guard */
  constructor(guard) {
    this.#guard = guard;
  }

  /** Makes the worker before it is needed. */
  warm() {
    this.#hand.reach();
  }

  /**
   * Answers a question, unless another one is asked before that, or it is let go.
   * @param {Question} question
   * @returns {Promise<Answer | undefined>} nothing when the answer is no longer wanted, or cannot be had
   */
  ask(question) {
    this.stop();
    const { promise, resolve: answered } = withResolvers();
    this.#id += 1;
    this.#pending = { id: this.#id, question, answered };
    this.#send();
    return promise;
  }

  /** Lets the question go: its answer is dropped. */
  stop() {
    clearTimeout(this.#watch);
    const pending = this.#pending;
    this.#pending = undefined;
    if (!pending) return;
    pending.answered(undefined);
    this.#id += 1;
    this.#hand.tell({ id: this.#id });
  }

  /** The page's engine is a new one: what the old one made is dead. */
  forget() {
    this.#engine = undefined;
  }

  close() {
    this.stop();
    this.#hand.close();
    release(this.#engine);
    this.#engine = undefined;
  }

  #send() {
    const pending = this.#pending;
    if (!pending) return;
    if (!this.#hand.reach()) {
      this.#think(pending);
      return;
    }
    const { id, question } = pending;
    this.#hand.tell({ id, question });
    if (this.#hand.alive) this.#await(question.time);
    else this.#watch = setTimeout(() => this.#think(pending), SILENCE_BEFORE);
  }

  /**
   * Waits for an answer of a worker that has answered before.
   * @param {number} time how long it may think
   */
  #await(time) {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#bury(), time + SILENCE_AFTER);
  }

  /** @param {Said} said */
  #hear(said) {
    const pending = this.#pending;
    if (!pending || said.id !== pending.id) return;
    if (said.kind === "failed") this.#bury();
    else if (said.kind === "begun") this.#await(pending.question.time);
    else this.#settle(said.answer);
  }

  /** The worker is lost. What it was asked is answered here, if it was made at all; the next question gets a new one. */
  #bury() {
    clearTimeout(this.#watch);
    this.#hand.bury();
    const pending = this.#pending;
    if (pending && !this.#hand.alive) this.#send();
    else if (pending) this.#think(pending);
  }

  /**
   * Thinks on the page, in slices.
   * @param {Pending} pending
   */
  async #think(pending) {
    const { question } = pending;
    const wanted = () => this.#pending === pending;
    // What was just played is painted first.
    await painted();
    if (!wanted()) return;
    const engine = this.#guard(() => this.#begin(question));
    if (!engine) return this.#settle(undefined);
    // Every slice is a call of its own, for the engine may crash in any of them.
    const guarded = /** @type {Engine} */ (
      /** @type {unknown} */ ({ step: (/** @type {number} */ nodes) => this.#guard(() => engine.step(nodes)) ?? false })
    );
    if (!(await ponder(guarded, question.time, { slice: SLICE, pause: rest, wanted }))) return;
    this.#settle(engine === this.#engine ? this.#guard(() => answerOf(engine, question)) : undefined);
  }

  /** @param {Question} question */
  #begin({ record, ply, level, seed, nodes }) {
    this.#engine ??= makeThinker();
    const session = sessionAt(record, ply);
    if (level === undefined) this.#engine.judge(session, nodes);
    else this.#engine.begin(session, level, seed);
    session.free();
    return this.#engine;
  }

  /** @param {Answer | undefined} answer */
  #settle(answer) {
    clearTimeout(this.#watch);
    const pending = this.#pending;
    this.#pending = undefined;
    pending?.answered(answer);
  }
}

/** @returns {{ promise: Promise<Answer | undefined>, resolve: (answer: Answer | undefined) => void }} */
function withResolvers() {
  let resolve = (/** @type {Answer | undefined} */ _answer) => {};
  const promise = new Promise((/** @type {(answer: Answer | undefined) => void} */ done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Lets the page draw and listen. */
function rest() {
  return new Promise((/** @type {(value: void) => void} */ done) => setTimeout(done));
}

/** After the next frame; in a hidden page, where there are none, soon. */
function painted() {
  return new Promise((/** @type {(value: void) => void} */ done) => {
    const late = setTimeout(done, 100);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done);
    });
  });
}
