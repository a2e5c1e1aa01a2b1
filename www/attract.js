// Invites whoever passes by: a game plays itself, with a few words about what is seen, in one language after another.

import { make, setText } from "./dom.js";
import { fetchSheaf, LANGUAGES } from "./languages.js";
import { SHEAF } from "./words/kiosk/sheaf.js";

/** @import { Desk } from "./desk.js" */
/** @import { Frame, GameState } from "./pkg/katro.js" */
/** @import { KioskKey } from "./words.js" */

// How long one language is spoken, a sentence stands at least, and the end of a game is seen.
const SPOKEN = 6_000;
const READ = 1_600;
const END = 7_000;
// A sample need not be a whole game: those who come late want to see a beginning.
const MOST_TURNS = 30;
const LEISURE = 2_200;
const SEEDS = 100;

/** @typedef {{ tag: string, say: (key: KioskKey) => string }} Voice */

/** The sample game and its captions, over the board. They take no touch. */
export class Attract {
  #desk;
  #ready;
  #seen = make("p", { class: "seen" });
  #call = make("p", { class: "call" });
  #element;
  /** @type {Voice[]} */
  #voices = [];
  #voice = 0;
  /** @type {KioskKey} */
  #caption = "attract.name";
  #since = 0;
  #games = 0;
  #captured = 0;
  /** @type {ReturnType<typeof setTimeout>[]} */
  #timers = [];
  /** @type {(() => void) | undefined} */
  #unwatch;
  #running = false;

  /**
   * @param {Desk} desk
   * @param {Promise<unknown>} ready when it can be shown as it shall look
   */
  constructor(desk, ready) {
    this.#desk = desk;
    this.#ready = ready;
    const ribbon = make("div", { class: "ribbon" }, this.#seen, this.#call);
    this.#element = make("div", { class: "attract", attributes: { "aria-hidden": "true" } }, ribbon);
  }

  /** Whether nobody is there. */
  get running() {
    return this.#running;
  }

  /** Begins to invite, as the page asks for it. */
  begin() {
    const { attract } = this.#desk.options;
    if (this.#running || attract === "off") return;
    this.#running = true;
    this.#invite();
  }

  /** Somebody is there: the board is theirs, as it was. */
  end() {
    if (!this.#running) return;
    this.close();
    this.#desk.giveBack();
  }

  /** Stops, and leaves the board as it is. */
  close() {
    this.#running = false;
    this.#unwatch?.();
    this.#unwatch = undefined;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#element.remove();
  }

  async #invite() {
    await this.#ready;
    const tags = [this.#desk.words.language.tag, ...LANGUAGES];
    this.#voices = await Promise.all([...new Set(tags)].map(voiceOf));
    if (!this.#running) return;
    this.#unwatch = this.#desk.watch({
      began: () => this.#show("attract.sow"),
      followed: (frame) => this.#follow(frame),
      rested: (state) => this.#rest(state),
    });
    this.#desk.board.append(this.#element);
    this.#write();
    this.#turn();
    if (this.#moves) this.#play();
  }

  /** Whether a game may be seen playing, or only stand there. */
  get #moves() {
    const { attract, motion } = this.#desk.options;
    const calm = motion === "reduced" || (motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches);
    return attract === "play" && !calm;
  }

  #play() {
    const { options, state } = this.#desk;
    const seed = ((options.seed ?? 1) + this.#games) % SEEDS;
    this.#games += 1;
    this.#desk.put({
      rules: state.rules,
      position: state.start,
      south: "level3",
      north: "level3",
      sample: { seed, leisure: LEISURE, speed: options.speed === "slow" ? "slow" : "normal" },
    });
    this.#show("attract.choose");
  }

  /** @param {Frame} frame */
  #follow({ lap, captured }) {
    if (this.#captured < captured) this.#show("attract.capture");
    else if (lap > 1) this.#show("attract.relay");
    this.#captured = captured;
  }

  /** @param {GameState} state */
  #rest({ over, ply }) {
    this.#captured = 0;
    const last = over !== undefined || ply >= MOST_TURNS;
    this.#show(over === undefined ? "attract.rest" : "attract.over");
    if (last) this.#after(END, () => this.#play());
    else this.#after(READ, () => this.#show("attract.choose"));
  }

  /**
   * Says what is seen; never so fast that nobody could read it, but for a capture, which is what everybody looks at.
   * @param {KioskKey} key
   */
  #show(key) {
    const now = performance.now();
    if (key === this.#caption || (now - this.#since < READ && key !== "attract.capture")) return;
    this.#since = now;
    this.#caption = key;
    this.#write();
  }

  /** The next language, again and again. */
  #turn() {
    this.#after(SPOKEN, () => {
      this.#voice = (this.#voice + 1) % this.#voices.length;
      this.#write();
      this.#turn();
    });
  }

  #write() {
    const voice = this.#voices[this.#voice];
    if (!voice) return;
    this.#element.lang = voice.tag;
    setText(this.#seen, voice.say(this.#caption));
    setText(this.#call, voice.say("attract.touch"));
  }

  /**
   * @param {number} time
   * @param {() => void} act
   */
  #after(time, act) {
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((each) => each !== timer);
      act();
    }, time);
    this.#timers.push(timer);
  }
}

/**
 * @param {string} tag
 * @returns {Promise<Voice>}
 */
async function voiceOf(tag) {
  const words = await fetchSheaf(SHEAF, tag);
  return { tag, say: (key) => words[key] ?? "" };
}
