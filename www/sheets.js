// The sheet that can be laid over the page, and two of the things it shows: the keys, and the last turn lap by lap.

import { make } from "./dom.js";
import { icon } from "./icons.js";
import { KEYS } from "./keys.js";

/** @import { TurnTelling, WireEvent } from "./pkg/katro.js" */
/** @import { WordKey, Words } from "./words.js" */

/** A dialog with a title and a button that closes it. The browser gives the focus back where it was. */
export class Sheet {
  #title = make("h2", { attributes: { id: "sheet-title" } });
  // It scrolls, so whoever has no pointer must be able to go there.
  #body = make("div", {
    class: "sheet-body",
    attributes: { tabindex: "0", role: "group", "aria-labelledby": "sheet-title" },
  });
  /** @type {() => { title: string, content: Node[] }} */
  #write = () => ({ title: "", content: [] });

  /** @param {Words} words */
  constructor(words) {
    const close = make("button", { class: "quiet close", attributes: { type: "button" } }, icon("close"));
    words.put(close, "button.close", "aria-label");
    this.element = make(
      "dialog",
      { class: "sheet", attributes: { "aria-labelledby": "sheet-title" } },
      make("header", {}, this.#title, close),
      this.#body,
    );
    close.addEventListener("click", () => this.element.close());
    // A click on the dialog itself, and not on what it holds, is a click on the curtain around it.
    this.element.addEventListener("click", (event) => {
      if (event.target === this.element) this.element.close();
    });
  }

  /**
   * @param {() => { title: string, content: Node[] }} write what it shows, in the language of the moment
   */
  open(write) {
    this.#write = write;
    this.#fill();
    this.#body.scrollTop = 0;
    if (!this.element.open) this.element.showModal();
  }

  /** Writes everything again: the language is another. */
  rewrite() {
    if (this.element.open) this.#fill();
  }

  #fill() {
    const { title, content } = this.#write();
    const focused = this.#body.querySelector(":focus");
    this.#title.textContent = title;
    this.#body.replaceChildren(...content);
    // What is put back has lost the focus on its way; what is gone leaves it to the sheet.
    if (focused) (focused instanceof HTMLElement && focused.isConnected ? focused : this.#body).focus();
  }
}

/**
 * The keys, from the table that handles them.
 * @param {Words} words
 * @returns {Node[]}
 */
export function keySheet(words) {
  /** @type {Node[]} */
  const content = [make("p", { text: words.say("help.pointer") })];
  for (const scope of /** @type {const} */ (["board", "page"])) {
    content.push(make("h3", { text: words.say(`help.${scope}`) }));
    const list = make("dl", { class: "keys" });
    for (const key of KEYS) {
      if (key.scope !== scope) continue;
      const name = key.named === undefined ? (key.letter ?? "") : words.say(key.named);
      list.append(
        make("div", {}, make("dt", {}, make("kbd", { text: name })), make("dd", { text: words.say(key.does) })),
      );
    }
    content.push(list);
  }
  return content;
}

/**
 * A turn, a line a lap, from the events that also moved the seeds.
 * @param {Words} words
 * @param {TurnTelling} telling
 * @returns {Node[]}
 */
export function lapSheet(words, telling) {
  const list = make("ol", { class: "laps" });
  for (const line of lapLines(words, telling.events)) list.append(make("li", { text: line }));
  return [list];
}

/**
 * @param {Words} words
 * @param {WireEvent[]} events
 */
function lapLines(words, events) {
  /** @type {string[]} */
  const lines = [];
  let lifted = { from: "", seeds: 0 };
  for (const event of events) {
    if (event.kind === "lifted") lifted = event;
    if (event.kind === "stepped") lines.push(words.say("laps.stepped", { from: event.from, at: event.to }));
    if (event.kind === "landed") lines.push(landedLine(words, lifted, event));
    if (event.kind === "captured") {
      const captured = words.say("laps.captured", { n: event.seeds, from: event.from, at: event.into });
      lines.push([lines.pop(), captured].filter(Boolean).join(" "));
    }
  }
  return lines;
}

/**
 * @param {Words} words
 * @param {{ from: string, seeds: number }} lifted
 * @param {WireEvent & { kind: "landed" }} landed
 */
function landedLine(words, lifted, landed) {
  /** @type {Record<typeof landed.verdict, WordKey | undefined>} */
  const verdicts = { rested: "laps.rested", relayed: "laps.relayed", captured: undefined };
  const verdict = verdicts[landed.verdict];
  const sentences = [];
  if (lifted.seeds > 0) {
    sentences.push(words.say("laps.lifted", { n: lifted.seeds, from: lifted.from, at: landed.at }));
  }
  if (verdict) sentences.push(words.say(verdict, { at: landed.at }));
  if (verdict && landed.why !== undefined && landed.why !== "landing-was-empty") {
    const values = { row: landed.row ?? "", facing: landed.facing ?? "" };
    sentences.push(words.sayCode("why", landed.why, "why.unknown", values));
  }
  return sentences.join(" ");
}
