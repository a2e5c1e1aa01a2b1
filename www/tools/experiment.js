// A thousand random games under each ruleset: who may start and stop them, how far they are, and what came of them.

import { make, setText } from "../dom.js";
import { figureTable } from "./figures.js";
import { histogram, scaleOf } from "./histogram.js";
import { Tallying } from "./tallying.js";
import { winners } from "./winners.js";

/** @import { Desk } from "../desk.js" */
/** @import { RulesetInfo, TallyReport } from "../pkg/katro.js" */

/** @typedef {{ title: string, info: RulesetInfo }} Column */

const GAMES = 1000;
const MOST_SEED = 4294967295;

/** The experiment, and its report. */
export class Experiment {
  #desk;
  #words;
  #tallying;
  /** @type {Column[]} */
  #columns = [];
  /** What was counted, by rules and seed. */
  /** @type {Map<string, TallyReport>} */
  #reports = new Map();
  #running = false;
  #about = make("p", { class: "lab-about" });
  #heading = make("h4");
  #play = make("button", { class: "tool", attributes: { type: "button", "data-primary": "", "data-do": "play" } });
  #stop = make("button", { class: "tool", attributes: { type: "button", "data-do": "stop" } });
  #seedName = make("span");
  #seed = make("input", {
    class: "lab-seed",
    attributes: { type: "number", min: "0", max: String(MOST_SEED), step: "1", inputmode: "numeric" },
  });
  #progress = make("progress", { attributes: { max: String(GAMES), value: "0" } });
  #status = make("p", { class: "lab-status", attributes: { role: "status" } });
  #figures = make("div", { class: "lab-figures" });

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#words = desk.words;
    this.#tallying = new Tallying(desk);
    this.#seed.value = String(desk.options.seed ?? 1);
    this.#seed.addEventListener("change", () => {
      this.#seed.value = String(this.#seedNumber);
      this.#halt();
      this.write();
    });
    this.#play.addEventListener("click", () => this.#run());
    this.#stop.addEventListener("click", () => this.#halt());
    this.element = make(
      "section",
      { class: "experiment" },
      this.#heading,
      this.#about,
      make("div", { class: "row lab-play" }, this.#play, this.#stop),
      make("label", { class: "lab-seed-row" }, this.#seedName, this.#seed),
      this.#progress,
      this.#status,
      this.#figures,
    );
  }

  /**
   * Takes up the rulesets that are chosen now. What was ordered for others is stopped.
   * @param {Column[]} columns
   */
  show(columns) {
    const same = columns.map(({ info }) => info.name).join() === this.#columns.map(({ info }) => info.name).join();
    this.#columns = columns;
    if (!same) this.#halt();
    this.write();
  }

  close() {
    this.#tallying.close();
  }

  /** Says everything in the language of the moment. */
  write() {
    const words = this.#words;
    setText(this.#heading, words.say("lab.games"));
    setText(this.#about, words.say("lab.about"));
    setText(this.#play, words.say("lab.play", { n: GAMES }));
    setText(this.#stop, words.say("lab.stop"));
    setText(this.#seedName, words.say("lab.seed"));
    this.#progress.setAttribute("aria-label", words.say("lab.games"));
    this.#draw();
  }

  get #seedNumber() {
    const seed = Math.trunc(Number(this.#seed.value));
    return Number.isFinite(seed) ? Math.min(MOST_SEED, Math.max(0, seed)) : 1;
  }

  /** @param {Column} column */
  #keyOf({ info }) {
    return `${info.name} ${this.#seedNumber}`;
  }

  /** @param {Column} column */
  #reportOf(column) {
    return this.#reports.get(this.#keyOf(column));
  }

  async #run() {
    if (this.#running) return;
    this.#running = true;
    const seed = this.#seedNumber;
    this.#scrollHere();
    let all = true;
    let seen = this.#figures.hasChildNodes();
    for (const column of this.#columns) {
      if (this.#reportOf(column)?.games === GAMES) continue;
      const key = this.#keyOf(column);
      all = await this.#tallying.play({ rules: column.info.name, seed, games: GAMES }, (report) => {
        this.#reports.set(key, report);
        this.#draw();
        // Until there was something to see, there was no room to scroll.
        if (!seen) this.#scrollHere();
        seen = true;
      });
      if (!all) break;
    }
    this.#running = false;
    this.#draw();
    this.#desk.say(this.#standing);
  }

  /** Lets the games be seen that somebody has asked for. The page itself stays where it is. */
  #scrollHere() {
    const room = this.#heading.closest(".shelf-body");
    if (room) room.scrollTop += this.#heading.getBoundingClientRect().top - room.getBoundingClientRect().top - 8;
  }

  #halt() {
    this.#tallying.stop();
  }

  get #played() {
    const reports = this.#columns.map((column) => this.#reportOf(column)?.games ?? 0);
    return reports.reduce((sum, games) => sum + games, 0);
  }

  /** How far the games are, in words. */
  get #standing() {
    const values = { n: this.#played, all: GAMES * this.#columns.length };
    if (this.#running) return this.#words.say("lab.playing", values);
    if (values.n === values.all) return this.#words.say("lab.done", values);
    return values.n > 0 ? this.#words.say("lab.stopped", values) : "";
  }

  /** One button takes the place of the other, and its focus. */
  #offer() {
    const [offered, gone] = this.#running ? [this.#stop, this.#play] : [this.#play, this.#stop];
    offered.hidden = false;
    if (gone.matches(":focus")) offered.focus({ preventScroll: true });
    gone.hidden = true;
  }

  #draw() {
    const words = this.#words;
    const all = GAMES * this.#columns.length;
    this.#progress.max = all;
    this.#progress.value = this.#played;
    this.#progress.hidden = !this.#running;
    this.#offer();
    setText(this.#status, this.#standing);
    const columns = this.#columns.map((column) => ({ title: column.title, report: this.#reportOf(column) }));
    const counted = columns.flatMap(({ title, report }) => (report?.games ? [{ title, report }] : []));
    if (counted.length === 0) return this.#figures.replaceChildren();
    const scale = scaleOf(counted.map(({ report }) => report));
    this.#figures.replaceChildren(
      make("h4", { text: words.say("lab.winners") }),
      ...counted.map(({ title, report }) => winners(words, title, report)),
      make("h4", { text: words.say("lab.lengths") }),
      ...counted.map(({ title, report }) => histogram(words, title, report, scale)),
      make("p", { class: "lab-about", text: words.say("lab.lengths.bars", { n: scale.width }) }),
      figureTable(words, columns),
    );
  }
}
