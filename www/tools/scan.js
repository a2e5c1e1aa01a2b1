// A code to scan: made here, shown, and saved as a drawing or as a picture.

import { make, setText } from "../dom.js";
import { qrOf, qrPath } from "./qr.js";
import { saveFile } from "./saving.js";

/** @import { Desk } from "../desk.js" */

const SVG = "http://www.w3.org/2000/svg";

/** Points of the picture for each module of the code: enough for print. */
const SCALE = 12;

/** The code of a text. */
export class Scan {
  #desk;
  #text = "";
  /** @type {{ path: string, size: number } | undefined} */
  #code;
  #heading = make("h4");
  #figure = make("div", { class: "share-code" });
  #sentence = make("p");
  #buttons;

  /**
   * @param {Desk} desk
   * @param {"kept" | "shown"} use whether it can be saved
   */
  constructor(desk, use) {
    this.#desk = desk;
    this.#buttons = [
      { key: /** @type {const} */ ("share.code.svg"), act: () => this.#saveDrawing() },
      { key: /** @type {const} */ ("share.code.png"), act: () => this.#savePicture() },
    ].map(({ key, act }) => {
      const button = make("button", { class: "tool", attributes: { type: "button" } });
      button.addEventListener("click", act);
      return { key, button };
    });
    const row = make("div", { class: "row" }, ...this.#buttons.map(({ button }) => button));
    row.hidden = use === "shown";
    this.element = make("section", {}, this.#heading, this.#figure, this.#sentence, row);
  }

  /** @param {string} text */
  show(text) {
    if (text === this.#text) return;
    this.#text = text;
    const modules = qrOf(text);
    this.#code = modules && qrPath(modules);
    this.#figure.replaceChildren(...(this.#code ? [drawing(this.#code)] : []));
    this.rewrite();
  }

  rewrite() {
    const { words } = this.#desk;
    setText(this.#heading, words.say("share.code"));
    setText(this.#sentence, this.#code ? "" : words.say("share.code.long", { n: this.#text.length }));
    this.#figure.firstElementChild?.setAttribute("aria-label", words.say("share.code"));
    for (const { key, button } of this.#buttons) {
      setText(button, words.say(key));
      button.hidden = !this.#code;
    }
    this.#figure.hidden = !this.#code;
    this.#sentence.hidden = this.#code !== undefined;
  }

  #saveDrawing() {
    if (!this.#code) return;
    const text = new XMLSerializer().serializeToString(drawing(this.#code));
    saveFile(this.element, text, "katro-code.svg", "image/svg+xml");
  }

  #savePicture() {
    if (!this.#code) return;
    const { path, size } = this.#code;
    const canvas = make("canvas", { attributes: { width: String(size * SCALE), height: String(size * SCALE) } });
    const context = canvas.getContext("2d");
    if (!context) return;
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = "#000";
    context.scale(SCALE, SCALE);
    context.fill(new Path2D(path));
    canvas.toBlob((blob) => blob && saveFile(this.element, blob, "katro-code.png", "image/png"), "image/png");
  }
}

/** @param {{ path: string, size: number }} code */
function drawing({ path, size }) {
  const picture = document.createElementNS(SVG, "svg");
  const attributes = { xmlns: SVG, viewBox: `0 0 ${size} ${size}`, role: "img", "shape-rendering": "crispEdges" };
  for (const [name, value] of Object.entries(attributes)) picture.setAttribute(name, value);
  // Whatever the theme: a code is dark on light.
  for (const [fill, d] of [
    ["#fff", `M0 0h${size}v${size}H0z`],
    ["#000", path],
  ]) {
    const part = document.createElementNS(SVG, "path");
    part.setAttribute("fill", fill ?? "");
    part.setAttribute("d", d ?? "");
    picture.append(part);
  }
  return picture;
}
