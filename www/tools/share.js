// Share and embed: this game, or a board with other options, as a link, as a code to scan, or as a part of any page.

import { make, setText } from "../dom.js";
import { gameFrom } from "../game.js";
import { addressOf, elementOf, frameOf, pageOfTheGame } from "../links.js";
import { SHEAF as SHARE } from "../words/share/sheaf.js";
import { SHEAF as TAKEHOME } from "../words/takehome/sheaf.js";
import { Preview } from "./preview.js";
import { Keepsake } from "./saving.js";
import { Scan } from "./scan.js";
import { Wishes } from "./wishes.js";

/** @import { Desk } from "../desk.js" */
/** @import { Sheaf } from "../languages.js" */
/** @import { Given } from "../links.js" */
/** @import { Tool } from "../tools.js" */
/** @import { Words } from "../words.js" */

/** What is taken away here is called as where the game is taken home. */
/** @type {Sheaf} */
export const SHEAF = Object.fromEntries(
  Object.entries(SHARE).map(([tag, fetch]) => [
    tag,
    async () => {
      const [own, common] = await Promise.all([fetch(), TAKEHOME[tag]?.()]);
      return { words: { ...common?.words, ...own.words } };
    },
  ]),
);

export const STYLE = new URL("share.css", import.meta.url).href;

/** What a link can begin with. */
const STARTS = /** @type {const} */ (["start", "position", "game"]);

/**
 * @param {Desk} desk
 * @param {unknown} _leave
 * @param {unknown} _lead
 * @param {string} [page] where the game is
 * @returns {Tool}
 */
export function open(desk, _leave, _lead, page = pageOfTheGame()) {
  if (page.startsWith("file:")) return plain(desk.words, "share.file");
  if (!desk.options.links || desk.options.kiosk) return printed(desk, page, new Scan(desk, "shown"));
  return new Share(desk, page, new Scan(desk, "kept"));
}

/** @implements {Tool} */
class Share {
  #desk;
  #page;
  #scan;
  #starts;
  #wishes;
  #preview;
  #codes;
  #stop;
  #note = make("h4");
  #options = make("summary");

  /**
   * @param {Desk} desk
   * @param {string} page
   * @param {Scan} scan
   */
  constructor(desk, page, scan) {
    this.#desk = desk;
    this.#page = page;
    this.#scan = scan;
    const changed = () => this.#show();
    this.#starts = new Map(STARTS.map((start) => [start, choice(start, changed)]));
    this.#wishes = new Wishes(desk.words, desk.state.rules, changed);
    this.#preview = new Preview();
    this.#codes = {
      link: new Keepsake(desk, "share.link", "katro-link.txt", "text/plain"),
      frame: new Keepsake(desk, "share.frame", "katro-frame.html", "text/html"),
      element: new Keepsake(desk, "share.element", "katro-element.html", "text/html"),
    };
    const { link, frame, element } = this.#codes;
    const first = this.#starts.get(desk.state.ply > 0 ? "game" : "start")?.input;
    if (first) first.checked = true;
    this.element = make(
      "div",
      {},
      make(
        "fieldset",
        { class: "share-starts" },
        make("legend"),
        ...[...this.#starts.values()].map((each) => each.element),
      ),
      make("details", { class: "share-options" }, this.#options, this.#wishes.element),
      link.element,
      scan.element,
      this.#note,
      this.#preview.element,
      frame.element,
      element.element,
    );
    this.#stop = desk.watch({ changed });
  }

  rewrite() {
    const { words } = this.#desk;
    const legend = this.element.querySelector("legend");
    if (legend) setText(legend, words.say("share.starts"));
    for (const [start, { label }] of this.#starts) setText(label, words.say(`share.starts.${start}`));
    setText(this.#options, words.say("share.options"));
    setText(this.#note, words.say("share.preview"));
    this.#wishes.rewrite();
    this.#scan.rewrite();
    for (const code of Object.values(this.#codes)) code.rewrite();
    this.#show();
  }

  close() {
    this.#stop();
    this.#preview.close();
  }

  #show() {
    const given = { ...this.#wishes.given, ...this.#startGiven() };
    const address = addressOf(this.#page, given);
    this.#codes.link.show(address);
    this.#codes.frame.show(frameOf(this.#page, given));
    this.#codes.element.show(elementOf(this.#page, given));
    this.#scan.show(address);
    this.#preview.show({ lang: this.#desk.words.language.tag, ...given });
  }

  /** @returns {Given} */
  #startGiven() {
    const chosen = STARTS.find((start) => this.#starts.get(start)?.input.checked);
    return chosen === "start" ? {} : { ...gameGiven(this.#desk, chosen === "game"), rules: this.#desk.state.rules };
  }
}

/**
 * The game on the table, as options: its position, or all of its turns.
 * @param {Desk} desk
 * @param {boolean} whole
 * @returns {Given}
 */
function gameGiven({ state }, whole) {
  const written = (/** @type {string} */ text) => text.replaceAll(" ", "_");
  if (!whole) return { position: written(state.position) };
  const usual = gameFrom({ rules: state.rules });
  const position = usual.state().start === state.start ? undefined : written(state.start);
  usual.free();
  const record = state.history.map(({ turn }) => turn).join("_");
  /** @type {Given} */
  const given = {};
  if (position !== undefined) given.position = position;
  if (record !== "") given.record = record;
  if (state.ply < state.plies) given.ply = String(state.ply);
  return given;
}

/**
 * Where no link may be followed, an address to be typed in and a code to be scanned, of this game.
 * @param {Desk} desk
 * @param {string} page
 * @param {Scan} scan
 * @returns {Tool}
 */
function printed(desk, page, scan) {
  const address = make("code", { text: page.replace(/^https?:\/\//, "").replace(/(^|\/)index\.html$/, "$1") });
  const sentence = make("p");
  const show = () => scan.show(addressOf(page, { rules: desk.state.rules, ...gameGiven(desk, true) }));
  const stop = desk.watch({ changed: show });
  return {
    element: make("div", {}, sentence, make("p", { class: "share-address" }, address), scan.element),
    rewrite() {
      setText(sentence, desk.words.say("share.printed"));
      scan.rewrite();
      show();
    },
    close: stop,
  };
}

/**
 * @param {Words} words
 * @param {"share.file"} key
 * @returns {Tool}
 */
function plain(words, key) {
  const element = make("p");
  return { element, rewrite: () => setText(element, words.say(key)) };
}

/**
 * @param {string} value
 * @param {() => void} changed
 */
function choice(value, changed) {
  const input = make("input", { attributes: { type: "radio", name: "start", value } });
  const label = make("span");
  input.addEventListener("change", changed);
  return { input, label, element: make("label", {}, input, label) };
}
