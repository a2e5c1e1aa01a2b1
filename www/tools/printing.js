// Prints a sheet in a document of its own, so that nothing else of the page is printed with it; or gives it as a file.

import { make } from "../dom.js";

/** Which style the sheet has. */
const STYLE = new URL("paper.css", import.meta.url).href;

// So long a browser that prints has begun to.
const SOON = 700;

/** A hidden frame that holds one sheet at a time. */
export class Printing {
  #host;
  /** @type {HTMLIFrameElement | undefined} */
  #frame;

  /** @param {HTMLElement} host what holds the frame */
  constructor(host) {
    this.#host = host;
  }

  /**
   * @param {HTMLElement} sheet
   * @param {string} title
   * @returns {Promise<boolean>} whether the browser prints; in a frame without modal dialogs it does not
   */
  async print(sheet, title) {
    const view = (await this.#show(sheet, title))?.defaultView;
    if (!view) return false;
    let begun = false;
    view.addEventListener("beforeprint", () => {
      begun = true;
    });
    view.focus();
    view.print();
    if (!begun) await new Promise((done) => setTimeout(done, SOON));
    return begun;
  }

  close() {
    this.#frame?.remove();
    this.#frame = undefined;
  }

  /**
   * @param {HTMLElement} sheet
   * @param {string} title
   * @returns {Promise<Document | undefined>} nothing in a sandbox that lets no frame look into another
   */
  async #show(sheet, title) {
    this.close();
    const attributes = { srcdoc: "<!doctype html>", "aria-hidden": "true", tabindex: "-1", title };
    const frame = make("iframe", { class: "printing", attributes });
    this.#frame = frame;
    // Only what has come to be there by itself stays there: some browsers put an empty page in its place afterwards.
    const loaded = new Promise((done) => frame.addEventListener("load", done, { once: true }));
    this.#host.append(frame);
    await loaded;
    const page = frame.contentDocument;
    if (!page) return undefined;
    const link = make("link", { attributes: { rel: "stylesheet", href: STYLE } });
    const styled = new Promise((done) => {
      link.addEventListener("load", done, { once: true });
      link.addEventListener("error", done, { once: true });
    });
    fill(page, sheet, title, link);
    await styled;
    return page;
  }
}

/**
 * The sheet as a file that needs no other.
 * @param {HTMLElement} sheet
 * @param {string} title
 */
export async function fileOf(sheet, title) {
  const style = await fetch(STYLE).then(
    (response) => response.text(),
    () => "", // Then it looks plain, and says the same.
  );
  const page = document.implementation.createHTMLDocument();
  fill(page, sheet, title, make("style", { text: style }));
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`;
}

/**
 * @param {Document} page
 * @param {HTMLElement} sheet
 * @param {string} title
 * @param {HTMLElement} style
 */
function fill(page, sheet, title, style) {
  page.documentElement.lang = sheet.lang;
  page.documentElement.dir = sheet.dir;
  page.head.replaceChildren(make("meta", { attributes: { charset: "utf-8" } }), make("title", { text: title }), style);
  page.body.replaceChildren(sheet);
}
