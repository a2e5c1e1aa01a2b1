// The bar under the board: back and on by a seed, a lap or a turn, pause, skip, and a slider over the whole sowing.
// It is always there, so that nothing jumps when a sowing begins. It shows, and asks; no more.

import { make, isEnabled, setEnabled, setText } from "./dom.js";
import { icon } from "./icons.js";

/** @import { Steps } from "./steps.js" */
/** @import { IconName } from "./icons.js" */
/** @import { WordKey, Words } from "./words.js" */

/** @typedef {"again" | "pause" | "play"} MainCommand */
/**
 * @typedef {"lapback" | "seedback" | "seedon" | "lapon" | "skip" | "first" | "turnback" | "turnon" | "last"
 *   | MainCommand} PlaybackCommand
 */

/**
 * Everything that the bar shows.
 * @typedef {object} PlaybackView
 * @property {Steps} steps
 * @property {number} step
 * @property {boolean} telling whether a sowing is on, moving or not
 * @property {boolean} paused
 * @property {number} ply
 * @property {number} plies
 */

/** More marks than this on the slider could not be told apart. */
const MOST_TICKS = 40;

/** The bar. */
export class Playback {
  #words;
  #slider;
  #ticks = make("div", { class: "ticks", attributes: { "aria-hidden": "true" } });
  #turn = make("span", { class: "group-label" });
  /** @type {Map<PlaybackCommand, HTMLButtonElement>} */
  #buttons = new Map();
  #main;
  /** @type {Steps | undefined} */
  #steps;
  #lap = -1;

  /**
   * @param {Words} words
   * @param {{ command: (command: PlaybackCommand) => void, seek: (step: number) => void }} asked
   */
  constructor(words, asked) {
    this.#words = words;
    const button = (/** @type {PlaybackCommand} */ name) => this.#button(name, asked.command);
    this.#main = button("again");
    this.#main.classList.add("main");
    this.#slider = this.#scrubber(asked);
    const label = (/** @type {WordKey} */ key) =>
      words.put(make("span", { class: "group-label", attributes: { "aria-hidden": "true" } }), key);
    this.element = make(
      "div",
      {
        class: "playback",
        part: "playback",
        // Time runs from left to right for everybody, as on every player.
        attributes: { role: "toolbar", dir: "ltr" },
      },
      make(
        "div",
        { class: "bar" },
        make("div", { class: "scrub" }, this.#main, make("div", { class: "track" }, this.#ticks, this.#slider)),
        make("div", { class: "group" }, button("seedback"), label("playback.seed"), button("seedon")),
        make("div", { class: "group laps-group" }, button("lapback"), label("playback.lap"), button("lapon")),
        make("div", { class: "group skip-group" }, button("skip")),
        make(
          "div",
          { class: "group turns-group" },
          button("first"),
          button("turnback"),
          this.#turn,
          button("turnon"),
          button("last"),
        ),
      ),
    );
    words.put(this.element, "playback.label", "aria-label");
    this.#rove(this.#main);
    this.element.addEventListener("keydown", (event) => this.#move(event));
    this.element.addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLButtonElement) this.#rove(target);
    });
  }

  /** @param {PlaybackView} view */
  update(view) {
    const { steps, telling, paused, ply, plies } = view;
    if (this.#steps !== steps) this.#measure(steps);
    this.#follow(view.step, paused || !telling);
    /** @type {MainCommand} */
    const main = telling ? (paused ? "play" : "pause") : "again";
    if (this.#main.dataset.command !== main) this.#dress(this.#main, main);
    const some = steps.end > 0;
    const enabled = {
      [main]: telling || some,
      skip: telling,
      seedback: some,
      lapback: some,
      seedon: telling,
      lapon: telling,
      first: ply > 0,
      turnback: ply > 0,
      turnon: ply < plies,
      last: ply < plies,
    };
    setEnabled(this.#main, enabled[main] ?? false);
    for (const [name, button] of this.#buttons) {
      if (button !== this.#main) setEnabled(button, enabled[name] ?? false);
    }
    this.#slider.disabled = !some;
    setText(this.#turn, this.#words.say("playback.turn", { ply, plies }));
    this.#turn.title = this.#words.say("playback.turn.hint", { ply, plies });
  }

  /**
   * Shows how far a sowing has come.
   * @param {number} step
   */
  follow(step) {
    this.#follow(step, false);
  }

  /**
   * @param {number} step
   * @param {boolean} stands whether it is said in words where the sowing is; on the way only each lap is
   */
  #follow(step, stands) {
    if (this.#slider.value !== String(step)) this.#slider.value = String(step);
    const share = this.#steps && this.#steps.end > 0 ? step / this.#steps.end : 0;
    this.#slider.style.setProperty("--_share", String(share));
    const lap = this.#steps?.at(step)?.lap ?? 0;
    if (!stands && lap === this.#lap) return;
    this.#lap = stands ? -1 : lap;
    this.#slider.setAttribute("aria-valuetext", this.#steps ? placeOf(this.#words, this.#steps, step) : "");
  }

  /** @param {Steps} steps */
  #measure(steps) {
    this.#steps = steps;
    this.#slider.max = String(steps.end);
    const every = Math.ceil(steps.laps / MOST_TICKS);
    const begins = steps.begins.filter((_, lap) => lap % every === 0);
    const ticks = begins.map((begin) => {
      const tick = make("i");
      tick.style.setProperty("--_at", String(begin / Math.max(1, steps.end)));
      return tick;
    });
    this.#ticks.replaceChildren(...ticks);
  }

  /** @param {{ seek: (step: number) => void, command: (command: PlaybackCommand) => void }} asked */
  #scrubber({ seek, command }) {
    const slider = make("input", { attributes: { type: "range", min: "0", max: "0" } });
    this.#words.put(slider, "playback.slider", "aria-label");
    slider.addEventListener("input", () => seek(Number(slider.value)));
    // Arrow keys go by a seed; these by a lap, which a browser cannot know.
    slider.addEventListener("keydown", (event) => {
      const way = { PageUp: /** @type {const} */ ("lapon"), PageDown: /** @type {const} */ ("lapback") }[event.key];
      if (way === undefined) return;
      event.preventDefault();
      command(way);
    });
    return slider;
  }

  /**
   * Makes one of the buttons the one that Tab stops at: whoever only passes by is not held up by ten of them.
   * @param {HTMLButtonElement} stop
   */
  #rove(stop) {
    for (const button of this.#buttons.values()) button.tabIndex = button === stop ? 0 : -1;
  }

  /** @param {KeyboardEvent} event */
  #move(event) {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (way === undefined || !(event.target instanceof HTMLButtonElement)) return;
    const shown = [...this.element.querySelectorAll("button")].filter((button) => button.offsetParent);
    shown[shown.indexOf(event.target) + way]?.focus();
    event.preventDefault();
  }

  /**
   * @param {PlaybackCommand} name
   * @param {(command: PlaybackCommand) => void} asked
   */
  #button(name, asked) {
    const button = make("button", { class: "step", attributes: { type: "button" } });
    button.dataset.command = name;
    this.#words.keep(() => this.#dress(button, /** @type {PlaybackCommand} */ (button.dataset.command)));
    button.addEventListener("click", () => {
      if (isEnabled(button)) asked(/** @type {PlaybackCommand} */ (button.dataset.command));
    });
    this.#buttons.set(name, button);
    return button;
  }

  /**
   * @param {HTMLButtonElement} button
   * @param {PlaybackCommand} name
   */
  #dress(button, name) {
    button.dataset.command = name;
    button.title = this.#words.say(`playback.${name}`);
    button.setAttribute("aria-label", button.title);
    button.replaceChildren(icon(/** @type {IconName} */ (name)));
  }
}

/**
 * Where in a sowing a step is, in words.
 * @param {Words} words
 * @param {Steps} steps
 * @param {number} number
 */
export function placeOf(words, steps, number) {
  const step = steps.at(number);
  if (!step) return "";
  const { lap, hand, event } = step;
  /** @type {string} */
  let what;
  switch (event?.kind) {
    case "lifted":
      what = words.say("step.lifted", { hole: event.from, n: event.seeds });
      break;
    case "dropped":
      what = words.say("step.dropped", { hole: event.into, n: hand });
      break;
    case "landed":
      what = words.say("step.dropped", { hole: event.at, n: 0 });
      break;
    case "captured":
      what = words.say("step.captured", { hole: event.from, n: event.seeds });
      break;
    case "stepped":
      what = words.say("step.stepped", { hole: event.from, into: event.to });
      break;
    default:
      what = words.say("step.end");
  }
  return words.say("step.place", { lap: Math.max(1, lap), laps: Math.max(1, steps.laps), what });
}
