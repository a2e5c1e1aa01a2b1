// The sound of pebbles: made here, from noise, when somebody wants to hear it. Nothing waits for it or depends on it.

/** @import { CueMark } from "./pkg/katro.js" */

/** @typedef {"lift" | "drop" | "capture"} Sound */

/** More pebbles than this many a second would be a rattle. */
const MOST_DROPS_A_SECOND = 12;
/** How loud each is at its loudest, of 1, and the most that one lasts, in seconds. */
const VOLUMES = { drop: 0.3, lift: 0.22, capture: 0.42 };
const LONGEST = 0.8;

/**
 * What a sound is made of: clicks of stone on earth, each a little noise that rings and dies away.
 * @typedef {{ at: number, pitch: number, lasts: number, loud: number }} Click
 */

/** @type {Record<Sound, readonly Click[]>} */
const SOUNDS = {
  drop: [
    { at: 0, pitch: 1500, lasts: 0.018, loud: 0.8 },
    { at: 0.006, pitch: 420, lasts: 0.03, loud: 0.6 },
  ],
  // Several stones against each other, ever brighter: a hand that closes.
  lift: [
    { at: 0, pitch: 700, lasts: 0.03, loud: 0.25 },
    { at: 0.045, pitch: 950, lasts: 0.025, loud: 0.3 },
    { at: 0.08, pitch: 1300, lasts: 0.025, loud: 0.35 },
  ],
  // Two deep knocks and what rolls after them.
  capture: [
    { at: 0, pitch: 240, lasts: 0.09, loud: 0.9 },
    { at: 0.11, pitch: 180, lasts: 0.12, loud: 1 },
    { at: 0.16, pitch: 900, lasts: 0.03, loud: 0.4 },
    { at: 0.22, pitch: 1100, lasts: 0.03, loud: 0.35 },
  ],
};

/** What makes the sounds of one board. Silent until it is switched on, and while nobody sees the page. */
export class Pebbles {
  /** @type {AudioContext | undefined} */
  #context;
  /** @type {Map<Sound, AudioBuffer>} */
  #made = new Map();
  #on;
  #count = 0;
  #lastDrop = Number.NEGATIVE_INFINITY;
  #stop = new AbortController();

  /** @param {boolean} on */
  constructor(on) {
    this.#on = on;
    const { signal } = this.#stop;
    // Browsers give sound only to pages that were touched, and take it away in a call or a sleep.
    const touched = () => this.#wake();
    for (const gesture of ["pointerup", "keydown"]) {
      document.addEventListener(gesture, touched, { signal, capture: true, passive: true });
    }
    document.addEventListener("visibilitychange", () => document.hidden && this.#sleep(), { signal });
  }

  get on() {
    return this.#on;
  }

  /**
   * Switches all sound on or off. Must be called from a gesture to be heard at once.
   * @param {boolean} on
   */
  switch(on) {
    this.#on = on;
    if (on) this.#wake();
    else this.#sleep();
  }

  /**
   * Sounds for what has just been shown.
   * @param {readonly CueMark["kind"][]} kinds
   */
  hear(kinds) {
    for (const kind of new Set(kinds)) {
      if (kind === "lift" || kind === "drop" || kind === "capture") this.play(kind);
    }
  }

  /**
   * Sounds now, or never: what cannot be heard at its moment is left out.
   * @param {Sound} sound
   */
  play(sound) {
    const context = this.#context;
    if (!this.#on || !context || context.state !== "running" || document.hidden) return;
    const now = context.currentTime;
    if (sound === "drop") {
      if (now - this.#lastDrop < 1 / MOST_DROPS_A_SECOND) return;
      this.#lastDrop = now;
    }
    const source = context.createBufferSource();
    source.buffer = this.#buffer(context, sound);
    // No two pebbles sound alike: the golden ratio spreads any number of them evenly.
    this.#count += 1;
    source.playbackRate.value = 0.85 + 0.3 * ((this.#count * 0.618) % 1);
    const gain = context.createGain();
    gain.gain.value = VOLUMES[sound];
    source.connect(gain).connect(context.destination);
    source.start();
  }

  close() {
    this.#stop.abort();
    this.#context?.close().catch(() => undefined);
    this.#context = undefined;
  }

  #wake() {
    if (!this.#on) return;
    try {
      if (this.#context?.state === "closed") this.#context = undefined;
      this.#context ??= new AudioContext({ latencyHint: "interactive" });
    } catch {
      return; // No sound in this browser: nothing to be done, and nothing lost.
    }
    if (this.#context.state !== "running") this.#context.resume().catch(() => undefined);
  }

  #sleep() {
    if (this.#context?.state === "running") this.#context.suspend().catch(() => undefined);
  }

  /**
   * @param {AudioContext} context
   * @param {Sound} sound
   */
  #buffer(context, sound) {
    const made = this.#made.get(sound);
    if (made) return made;
    const buffer = context.createBuffer(1, Math.ceil(LONGEST * context.sampleRate), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (const click of SOUNDS[sound]) addClick(samples, context.sampleRate, click);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = (samples[index] ?? 0) / loudest;
    this.#made.set(sound, buffer);
    return buffer;
  }
}

/**
 * Adds noise through a resonance that dies away.
 * @param {Float32Array} samples
 * @param {number} rate
 * @param {Click} click
 */
function addClick(samples, rate, { at, pitch, lasts, loud }) {
  const start = Math.floor(at * rate);
  const length = Math.min(samples.length - start, Math.ceil(6 * lasts * rate));
  // Two poles near the pitch; the nearer to 1, the longer they ring.
  const ring = Math.exp(-1 / (lasts * rate));
  const turn = 2 * ring * Math.cos((2 * Math.PI * pitch) / rate);
  let [last, before, noise] = [0, 0, 12345 + start];
  for (let index = 0; index < length; index += 1) {
    noise = (Math.imul(noise, 1103515245) + 12345) | 0;
    // Stone meets earth for two thousandths of a second; after that it only rings.
    const blow = index < 0.002 * rate ? noise / 0x80000000 : 0;
    const now = turn * last - ring * ring * before + blow * (1 - ring) * 8;
    [before, last] = [last, now];
    samples[start + index] = (samples[start + index] ?? 0) + loud * Math.tanh(now);
  }
}
