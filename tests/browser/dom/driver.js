// A page without a browser: the project's own files in happy-dom, with the real engine and no layout. What happy-dom
// has not is in gaps.js; what needs a layout, pixels or a worker is tested in browsers.

import { readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { Browser } from "happy-dom";
import { FINDING } from "../webkit/finding.js";
import { patternOf } from "../webkit/between.js";
import { canvasAdapter } from "./canvas.js";
import { fillGaps } from "./gaps.js";
import { SHOWN } from "./shown.js";

/** Where the pages say that they come from. Nothing listens there. */
export const SITE = "http://127.0.0.1:8137";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const TYPES = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** Compiled once for all pages; each page makes an instance of its own. */
const ENGINE = new WebAssembly.Module(readFileSync(`${ROOT}www/pkg/katro_bg.wasm`));

/** The files that were read, by their paths. */
const files = new Map();

/** One visitor's browser: what it stores outlives its pages. */
export class Visitor {
  /** @type {string[]} scripts that run before those of every page */
  scripts = [];
  /** @type {{ glob: RegExp, answer: (route: object) => unknown }[]} answers in place of the site's, the latest first */
  rules = [];
  /** @type {((url: string) => void)[]} */
  listeners = [];
  /** @type {string[]} what went wrong on any page */
  faults = [];
  #browser;
  #storage = {};
  #pages = [];

  constructor({ width = 1280, height = 720 } = {}) {
    this.#browser = new Browser({
      settings: {
        enableJavaScriptEvaluation: true,
        suppressInsecureJavaScriptEnvironmentWarning: true,
        enableCSSFileLoading: true,
        canvasAdapter,
        viewport: { width, height },
        navigation: { beforeContentCallback: (window) => this.#begin(window) },
        fetch: {
          interceptor: {
            beforeAsyncRequest: ({ request, window }) => this.#answer(request, window),
            beforeSyncRequest: ({ request }) => ({
              ...inOne(fileAt(request.url)),
              url: request.url,
              redirected: false,
            }),
          },
        },
      },
    });
  }

  /** A page of this visitor's, empty at first. */
  open() {
    const page = this.#browser.newPage();
    this.#pages.push(page);
    page.virtualConsolePrinter.addEventListener("print", () => {
      for (const { level, type, message } of page.virtualConsolePrinter.read())
        if (level >= 3 || type === "error") this.faults.push(message.map(String).join(" "));
    });
    return page;
  }

  /**
   * Goes to an address, and waits until the document is there, not what its scripts do.
   * @param {import("happy-dom").BrowserPage} page
   * @param {string} address
   */
  async go(page, address) {
    await page.goto(address === "about:blank" ? address : new URL(address, SITE).href);
  }

  /**
   * Runs the text of a function's body on a page, with what finds elements (finding.js). It gets `args`.
   * @param {import("happy-dom").BrowserPage} page
   * @param {string} text
   * @param {unknown[]} given
   */
  async run(page, text, given) {
    const body = text.replaceAll(/\bimport\(/g, "importModule(");
    const call = page.mainFrame.window.eval(
      `(async (json) => { const args = JSON.parse(json); ${FINDING}\n${SHOWN}\n${body} })`,
    );
    const value = await call(JSON.stringify(given.map((each) => each ?? null)));
    return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  }

  async close() {
    await this.#browser.close();
  }

  /** Before anything of a page runs: it gets what happy-dom has not, and what was stored by the pages before it. */
  #begin(window) {
    fillGaps(window, ENGINE);
    if (window.location.protocol === "about:") return;
    for (const [name, storage] of Object.entries(this.#storage))
      Object.defineProperty(window, name, { configurable: true, value: storage });
    const { localStorage, sessionStorage } = window;
    this.#storage = { localStorage, sessionStorage };
  }

  /** What a page is sent: what a test says in place of the site, or a file of the project. */
  async #answer(request, window) {
    const { url } = request;
    for (const listener of this.listeners) listener(url);
    window.noteResource?.(url);
    const rule = this.rules.find(({ glob }) => glob.test(url));
    const respond = ({ status = 200, headers = {}, body = "" }) =>
      new window.Response(this.#begun(headers, body), { status, headers });
    if (!rule) return respond(fileAt(url));
    return new Promise((done, fail) => {
      const site = fileAt(url);
      const route = {
        request: () => ({ url: () => url }),
        fetch: async () => ({
          ...site,
          status: () => site.status,
          headers: () => site.headers,
          text: async () => String(site.body),
          body: async () => site.body,
        }),
        fulfill: async ({ response: from, status, headers, contentType, body, json }) =>
          done(
            respond({
              status: status ?? from?.status() ?? 200,
              headers: {
                ...(headers ?? from?.headers()),
                ...(contentType ? { "content-type": contentType } : {}),
                ...(json === undefined ? {} : { "content-type": "application/json" }),
              },
              body: json === undefined ? (body ?? (from ? await from.body() : "")) : JSON.stringify(json),
            }),
          ),
        continue: async () => done(respond(site)),
        fallback: async () => done(respond(site)),
        abort: async () => fail(new window.TypeError("Failed to fetch")),
      };
      Promise.resolve(rule.answer(route)).catch(fail);
    });
  }

  /** A document begins with the scripts that run before its own, and with a way to ask for modules. */
  #begun(headers, body) {
    if (!/text\/html/.test(headers["content-type"] ?? "")) return body;
    const asking = "window.importModule = (address) => import(new URL(address, location.href).href);";
    const scripts = [asking, ...this.scripts].map((script) => `<script>${script.replaceAll("</", "<\\/")}</script>`);
    return String(body).replace(
      /^(\s*<!doctype[^>]*>)?(\s*<html[^>]*>)?(\s*<head[^>]*>)?/i,
      (start) => start + scripts.join(""),
    );
  }
}

/** @param {string} glob */
export const globOf = (glob) => (glob instanceof RegExp ? glob : patternOf(glob));

/** The file of the project at an address, as a server answers. */
function fileAt(url) {
  const path = decodeURIComponent(new URL(url).pathname).slice(1);
  if (!files.has(path)) {
    const known = /^(www\/.*|[^/]+\.html)$/.test(path) && statSync(ROOT + path, { throwIfNoEntry: false })?.isFile();
    files.set(
      path,
      known
        ? { status: 200, headers: { "content-type": TYPES[extname(path)] ?? "" }, body: readFileSync(ROOT + path) }
        : { status: 404, headers: {}, body: "" },
    );
  }
  return files.get(path);
}

/** An answer as happy-dom has it where a document waits for it. */
function inOne({ status, headers, body }) {
  return { status, ok: status < 400, statusText: "", headers: new Headers(headers), body };
}
