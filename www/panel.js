// What stands beside the board: whose turn it is, what is happening, and the buttons. It shows, and asks; no more.

import { make, setEnabled, setText, isEnabled } from "./dom.js";
import { icon } from "./icons.js";
import { Seat } from "./seats.js";
import { languageSwitch } from "./switch.js";

/** @import { Frame, GameState } from "./pkg/katro.js" */
/** @import { IconName } from "./icons.js" */
/** @import { Speed } from "./options.js" */
/** @import { Side, Who } from "./players.js" */
/** @import { WordKey, Words } from "./words.js" */

/** @typedef {"undo" | "redo" | "fresh" | "hint" | "course" | "sound" | "rules" | "lesson" | "tools"} Command */

/**
 * Everything that the panel shows.
 * @typedef {object} View
 * @property {GameState} state
 * @property {"idle" | "picked" | "telling" | "thinking"} phase
 * @property {Record<Side, Who>} who who plays each side
 * @property {boolean} canHint
 * @property {boolean} hinted whether there is advice, or will be soon
 * @property {"south" | "north"} orient
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {boolean} undoIsGame whether undo would bring the last game back
 * @property {boolean} sound whether pebbles are heard
 * @property {string} title the large line
 * @property {string} hint the small one
 * @property {boolean} warned whether the hint says why something was refused
 */

/** @type {readonly Speed[]} */
const SPEEDS = ["slow", "normal", "fast", "instant"];

/** The panel. */
export class Panel {
  #words;
  /** @type {Record<"south" | "north", { card: HTMLElement, total: HTMLElement, doing: HTMLElement, seat: Seat }>} */
  #sides;
  /** Where a tool stands while it is open. The controls make room for it. */
  shelf = make("div", { class: "shelf", attributes: { hidden: "" } });
  /** The switch of sounds once more, for rooms that are too small for it. */
  soundDoor;
  #title = make("h2", { class: "title" });
  #hint = make("p", { class: "hint" });
  #figures;
  /** @type {Record<"lap" | "hand" | "captured", HTMLElement>} */
  #numbers;
  /** @type {Record<Command, HTMLButtonElement>} */
  #buttons;
  #speed;
  #language;
  /** How far the sowing that is shown has come. */
  /** @type {Pick<Frame, "lap" | "laps" | "hand" | "captured"> | undefined} */
  #followed;

  /**
   * @param {Words} words
   * @param {Speed} speed
   * @param {{ tag: string, name: string }[]} languages
   * @param {{ command: (command: Command) => void, speed: (speed: Speed) => void, language: (tag: string) => void, seat: (side: Side, who: Who) => void }} asked
   */
  constructor(words, speed, languages, asked) {
    this.#words = words;
    this.#sides = { south: this.#side("south", asked.seat), north: this.#side("north", asked.seat) };
    this.#numbers = { lap: make("dd"), hand: make("dd"), captured: make("dd") };
    this.#figures = make(
      "dl",
      { class: "figures" },
      this.#figure("sowing.lap", this.#numbers.lap),
      this.#figure("sowing.hand", this.#numbers.hand),
      this.#figure("sowing.captured", this.#numbers.captured),
    );
    const button = (/** @type {Command} */ name, /** @type {IconName} */ drawing, kind = "tool") =>
      this.#button(name, drawing, kind, asked.command);
    this.#buttons = {
      undo: button("undo", "undo"),
      redo: button("redo", "redo"),
      fresh: button("fresh", "fresh"),
      hint: button("hint", "hint", "tool small"),
      course: button("course", "course", "tool small"),
      sound: button("sound", "sound", "tool small"),
      rules: button("rules", "rules", "tool small"),
      lesson: button("lesson", "lesson", "tool small"),
      tools: button("tools", "tools", "tool small"),
    };
    this.soundDoor = button("sound", "sound");
    this.#speed = this.#pace(speed, asked.speed);
    this.#language = languageSwitch(words, languages, asked.language);
    this.element = make(
      "section",
      { class: "panel", part: "panel" },
      make("div", { class: "sides" }, this.#sides.north.card, this.#sides.south.card),
      make("div", { class: "status" }, this.#title, this.#hint, this.#figures),
      make(
        "div",
        { class: "controls", attributes: { role: "group" } },
        this.#buttons.undo,
        this.#buttons.redo,
        this.#buttons.fresh,
        this.#speed,
        this.#buttons.hint,
        this.#buttons.course,
        this.#buttons.sound,
        this.#buttons.rules,
        this.#buttons.lesson,
        this.#buttons.tools,
        this.#language,
      ),
      this.shelf,
    );
    words.put(this.element, "panel.label", "aria-label");
    const [, , controls] = this.element.children;
    if (controls) words.put(controls, "controls.label", "aria-label");
  }

  /** @param {View} view */
  update(view) {
    const { state, phase } = view;
    const telling = phase === "telling";
    for (const side of /** @type {const} */ (["south", "north"])) {
      const { card, total, doing, seat } = this.#sides[side];
      seat.update(view.who[side]);
      const moves = (telling ? state.last?.side : state.over ? undefined : state.toMove) === side;
      if (!telling) this.#count(total, state[side]);
      setText(doing, this.#words.say(doingOf(state, side, moves, phase)));
      card.toggleAttribute("data-moves", moves);
      card.toggleAttribute("data-won", !telling && state.over?.winner === side);
      card.style.setProperty("order", side === view.orient ? "2" : "1");
    }
    setText(this.#title, view.title);
    setText(this.#hint, view.hint);
    this.#hint.toggleAttribute("data-warned", view.warned);
    this.#figures.hidden = !telling;
    const begun = { lap: 1, laps: state.last?.laps ?? 1, hand: 0, captured: 0 };
    if (telling) this.follow(this.#followed ?? begun, state);
    else this.#followed = undefined;
    const played = state.ply > 0;
    setEnabled(this.#buttons.undo, !telling && view.canUndo);
    setEnabled(this.#buttons.redo, !telling && view.canRedo);
    // While it is played one asks what to play, and at the end how it went.
    const ended = !telling && state.over !== undefined;
    if (ended && this.#buttons.hint.matches(":focus")) this.#buttons.fresh.focus({ preventScroll: true });
    this.#buttons.hint.hidden = ended;
    this.#buttons.course.hidden = !ended;
    setEnabled(this.#buttons.hint, view.canHint);
    this.#buttons.hint.setAttribute("aria-pressed", String(view.hinted));
    setEnabled(this.#buttons.fresh, played);
    this.#buttons.fresh.toggleAttribute("data-primary", ended);
    this.#buttons.undo.title = this.#words.say(view.undoIsGame ? "button.undo.game" : "button.undo.hint");
    for (const sound of [this.#buttons.sound, this.soundDoor]) sound.setAttribute("aria-pressed", String(view.sound));
  }

  /**
   * Shows how far a sowing has come.
   * @param {Pick<Frame, "lap" | "laps" | "hand" | "captured">} frame
   * @param {GameState} state the game after the turn that is told
   */
  follow({ lap, laps, hand, captured }, state) {
    const { last } = state;
    if (!last) return;
    this.#followed = { lap, laps, hand, captured };
    // What is still to be captured has not changed sides yet.
    const open = last.captured - captured;
    for (const side of /** @type {const} */ (["south", "north"])) {
      this.#count(this.#sides[side].total, state[side] + (side === last.side ? -open : open));
    }
    setText(this.#numbers.lap, this.#words.say("sowing.lap.of", { lap, laps }));
    setText(this.#numbers.hand, String(hand));
    setText(this.#numbers.captured, String(captured));
  }

  /**
   * @param {HTMLElement} total
   * @param {number} seeds
   */
  #count(total, seeds) {
    setText(total, String(seeds));
    const label = this.#words.say("side.total", { n: seeds });
    if (total.getAttribute("aria-label") !== label) total.setAttribute("aria-label", label);
  }

  /**
   * @param {Side} side
   * @param {(side: Side, who: Who) => void} asked somebody else shall play it
   */
  #side(side, asked) {
    const total = make("span", { class: "total", attributes: { role: "img" } });
    const doing = make("span", { class: "doing" });
    const name = this.#words.put(make("span", { class: "name" }), `name.${side}`);
    const seat = new Seat(this.#words, side, asked);
    const card = make(
      "div",
      { class: "side", attributes: { "data-side": side } },
      icon(side),
      make("span", { class: "who" }, name, seat.elements.chip, doing),
      total,
      seat.elements.select,
    );
    return { card, total, doing, seat };
  }

  /**
   * @param {WordKey} term
   * @param {HTMLElement} value
   */
  #figure(term, value) {
    return make("div", {}, this.#words.put(make("dt"), term), value);
  }

  /**
   * @param {Command} name
   * @param {IconName} drawing
   * @param {string} kind
   * @param {(command: Command) => void} asked
   */
  #button(name, drawing, kind, asked) {
    const button = make("button", { class: kind, attributes: { type: "button", "data-command": name } });
    this.#words.put(button, `button.${name}.hint`, "title");
    button.append(icon(drawing), this.#words.put(make("span", { class: "label" }), `button.${name}`));
    button.addEventListener("click", () => {
      if (isEnabled(button)) asked(name);
    });
    return button;
  }

  /**
   * @param {Speed} speed
   * @param {(speed: Speed) => void} asked
   */
  #pace(speed, asked) {
    const select = this.#words.put(make("select"), "speed.pace", "aria-label");
    for (const each of SPEEDS) {
      const option = this.#words.put(make("option", { attributes: { value: each } }), `speed.${each}`);
      option.selected = each === speed;
      select.append(option);
    }
    select.addEventListener("change", () => asked(/** @type {Speed} */ (select.value)));
    const label = this.#words.put(
      make("span", { class: "label", attributes: { "aria-hidden": "true" } }),
      "speed.label",
    );
    return make("label", { class: "pace tool" }, icon("speed"), label, select, icon("chevron"));
  }
}

/**
 * @param {GameState} state
 * @param {"south" | "north"} side
 * @param {boolean} moves
 * @param {View["phase"]} phase
 * @returns {WordKey}
 */
function doingOf(state, side, moves, phase) {
  if (phase === "thinking" && moves) return "side.thinks";
  if (phase === "telling") return moves ? "side.sows" : "side.waits";
  if (!state.over) return moves ? "side.moves" : "side.waits";
  if (state.over.winner === undefined) return "side.drawn";
  return state.over.winner === side ? "side.won" : "side.lost";
}
