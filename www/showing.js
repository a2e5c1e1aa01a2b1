// Shows a turn: runs the clock of its telling over the picture, at the pace and with the motion that are wanted now,
// or stands still at one of its steps.

import { Steps } from "./steps.js";
import { Teller } from "./teller.js";

/** @import { CueMark, Frame, Tempo } from "./pkg/katro.js" */
/** @import { Game } from "./game.js" */
/** @import { Options, Speed } from "./options.js" */
/** @import { Picture } from "./picture.js" */

/**
 * @typedef {object} Watcher
 * @property {(frame: Frame, step: number) => void} followed told with every frame how far the telling has come
 * @property {(kinds: CueMark["kind"][]) => void} heard told what has just happened, where that makes a sound
 * @property {() => void} rested told once when it has come to its end
 * @property {(step: number) => void} stood told when it stands still by itself, at a landing
 * @property {<T>(action: () => T) => T | undefined} guard asks the engine, and survives its crash
 */

/** Nothing is left out, so that one can go from seed to seed; nothing moves, because the clock stands. */
/** @type {Tempo} */
const STEPWISE = { speed: "whole", motion: "full" };

/** How fast a telling that leaves nothing out runs, for each pace: by itself it takes its time. */
/** @type {Record<Speed, number>} */
const RATES = { slow: 1, normal: 2, fast: 4, instant: 8 };

/** The telling that runs or stands, if any. */
export class Showing {
  #game;
  #picture;
  #watcher;
  #wanted;
  /** @type {Speed} */
  #speed;
  /** Where a telling stands still by itself. */
  /** @type {"nowhere" | "landings"} */
  #halts = "nowhere";
  #teller = new Teller();
  /** @type {"rest" | "runs" | "stands"} */
  #mode = "rest";
  /** The cues of the telling that is on, the step that each shows, and how many of them have been passed. */
  /** @type {CueMark[]} */
  #cues = [];
  /** @type {number[]} */
  #stepOfCue = [];
  #passed = 0;
  /** How long the telling that is on takes, and whether it is the one that leaves nothing out. */
  #duration = 0;
  #stepwise = false;
  #step = 0;
  #steps = new Steps([]);
  /** The game whose last turn the steps are of. */
  /** @type {object | undefined} */
  #counted;
  #calm = matchMedia("(prefers-reduced-motion: reduce)");
  #calmed = () => this.#again();

  /**
   * @param {Game} game
   * @param {Picture} picture
   * @param {Options} options
   * @param {Watcher} watcher
   */
  constructor(game, picture, options, watcher) {
    this.#game = game;
    this.#picture = picture;
    this.#watcher = watcher;
    this.#wanted = options.motion;
    this.#speed = options.speed;
    this.#calm.addEventListener("change", this.#calmed);
  }

  /** Whether a turn is being told, or stands at one of its steps. */
  get running() {
    return this.#mode !== "rest";
  }

  /** Whether the telling stands still before its end. */
  get paused() {
    return this.#mode === "stands";
  }

  /** The steps of the game's last turn. */
  get steps() {
    const { state } = this.#game;
    if (this.#counted !== state) {
      this.#counted = state;
      const telling = this.#watcher.guard(() => this.#game.lastTelling());
      this.#steps = new Steps(telling?.events ?? []);
    }
    return this.#steps;
  }

  /** The number of the step that is to be seen. */
  get step() {
    return this.running ? this.#step : this.steps.end;
  }

  /** Tells the game's last turn from its beginning. */
  begin() {
    this.#tellFrom(0);
  }

  /** Stands still where it is. */
  pause() {
    if (this.#mode !== "runs") return;
    this.#teller.stop();
    this.#mode = "stands";
  }

  /** Goes on from where it stands. */
  play() {
    if (this.#mode !== "stands") return;
    if (this.#stepwise) this.#tellFrom(this.#step);
    else this.#run(this.#teller.time);
  }

  /**
   * Stands still at a step of the game's last turn; its end is the end of the telling.
   * @param {number} step
   */
  seek(step) {
    if (step >= this.steps.end) {
      if (this.running) this.#rest();
      return;
    }
    this.#watcher.guard(() => {
      this.#teller.stop();
      if (!(this.running && this.#stepwise) && !this.#tell(STEPWISE)) return this.#rest();
      this.#mode = "stands";
      this.#stepwise = true;
      const cue = this.#cues[step];
      if (cue) this.#draw(cue.t);
      if (cue) this.#watcher.heard([cue.kind]);
    });
  }

  /** Stops the telling. Nobody is told. */
  stop() {
    this.#teller.stop();
    this.#mode = "rest";
    this.#stepwise = false;
  }

  /**
   * Goes on at another pace.
   * @param {Speed} speed
   */
  pace(speed) {
    this.#speed = speed;
    this.#again();
  }

  /**
   * From now on a telling stands still by itself at such places, until it is told to go on.
   * @param {"nowhere" | "landings"} places
   */
  halt(places) {
    if (this.#halts === places) return;
    this.#halts = places;
    this.#again();
  }

  close() {
    this.stop();
    this.#calm.removeEventListener("change", this.#calmed);
  }

  /** Tells on in another way, from the step that it had come to; what stands goes on that way when it goes on. */
  #again() {
    if (this.#mode === "runs") this.#tellFrom(this.#step);
    else if (this.#mode === "stands" && !this.#stepwise) this.seek(this.#step);
  }

  /** @param {number} step */
  #tellFrom(step) {
    if (this.#halts === "landings" && this.#reduced) return this.#leap(step);
    this.#watcher.guard(() => {
      const { steps } = this;
      this.#teller.stop();
      this.#mode = "runs";
      this.#stepwise = false;
      if (!this.#tell(this.#tempo())) return this.#rest();
      this.#step = step;
      this.#run(step === 0 ? 0 : (this.#cues[steps.cueOf(step, this.#cues)]?.t ?? 0));
    });
  }

  /**
   * Makes a telling ready.
   * @param {Tempo} tempo
   * @returns {boolean} whether there is anything to show
   */
  #tell(tempo) {
    const { session, state } = this.#game;
    this.#duration = this.#picture.tell(session, state.ply, tempo);
    this.#cues = this.#picture.cues();
    this.#stepOfCue = this.steps.ofCues(this.#cues);
    this.#passed = 0;
    return this.#duration > 0;
  }

  /** @param {number} from */
  #run(from) {
    this.#mode = "runs";
    this.#passed = this.#cues.findIndex(({ t }) => from <= t);
    const halting = this.#halts === "landings";
    const halt = halting ? this.#cues.find(({ kind, t }) => kind === "land" && from < t)?.t : undefined;
    this.#teller.run(
      from,
      halt ?? this.#duration,
      (time) => this.#draw(time, true),
      () => (halt === undefined ? this.#rest() : this.#stand()),
      halting ? RATES[this.#speed] : 1,
    );
  }

  /**
   * Stands at the next landing at once: nothing travels there.
   * @param {number} from
   */
  #leap(from) {
    const landing = this.steps.landingAfter(from);
    if (landing === undefined) return this.#rest();
    this.#mode = "stands";
    this.seek(landing);
    if (this.#mode === "stands") this.#stand();
  }

  #stand() {
    this.#mode = "stands";
    this.#watcher.stood(this.#step);
  }

  /**
   * @param {number} time
   * @param {boolean} [heard] whether what happens on the way there is heard
   */
  #draw(time, heard = false) {
    this.#watcher.guard(() => {
      const frame = this.#picture.frame(time);
      if (!frame) return;
      const before = heard ? this.#passed : 0;
      let passed = before;
      while ((this.#cues[passed]?.t ?? Number.POSITIVE_INFINITY) <= time) passed += 1;
      this.#passed = passed;
      this.#step = this.#stepOfCue[passed - 1] ?? 0;
      if (heard && before < passed) this.#watcher.heard(this.#cues.slice(before, passed).map(({ kind }) => kind));
      this.#watcher.followed(frame, this.#step);
    });
  }

  #rest() {
    this.stop();
    this.#watcher.rested();
  }

  get #reduced() {
    return this.#wanted === "reduced" || (this.#wanted === "auto" && this.#calm.matches);
  }

  /** @returns {Tempo} */
  #tempo() {
    // No landing may be left out where each is waited for.
    const speed = this.#halts === "landings" ? "whole" : this.#speed;
    return { speed, motion: this.#reduced ? "reduced" : "full" };
  }
}
