// A page without a browser that looks to the tests like one of Playwright's: as much of it as they need.

import { Clock } from "../webkit/clock.js";
import { Frame } from "../webkit/frame.js";
import { globOf, SITE } from "./driver.js";
import { HASTE } from "./gaps.js";
import { DomLocator } from "./locator.js";
import { missing, orMissing } from "./missing.js";
import { keyOf, PRESSING } from "./pressing.js";

/** The one document of a page. */
export class DomPage extends Frame {
  #visitor;
  #page;

  /** @param {import("./driver.js").Visitor} visitor */
  constructor(visitor) {
    super(undefined);
    this.#visitor = visitor;
    this.#page = visitor.open();
    this.window = { press: (name) => this.keyboard.press(name) };
    this.keyboard = {
      press: async (name) => {
        await this.run("pressKey(...args[0])", keyOf(name));
        await this.settle();
      },
      down: () => missing("held key"),
      type: async (text) => {
        for (const sign of text) await this.keyboard.press(sign);
      },
    };
    this.mouse = orMissing({ move: async () => undefined }, "page.mouse");
    this.touchscreen = orMissing({}, "page.touchscreen");
    this.clock = orMissing(new Clock(this), "page.clock");
  }

  static of(visitor) {
    return orMissing(new DomPage(visitor), "page");
  }

  /** @param {object[]} steps */
  locatorAt(steps) {
    return new DomLocator(this, steps);
  }

  run(text, ...given) {
    return this.#visitor.run(this.#page, `${PRESSING}\n${text}`, given);
  }

  /** Until what the press began on the page has had its turn. */
  async settle() {
    await new Promise((done) => setTimeout(done, 0));
  }

  async goto(path) {
    await this.#visitor.go(this.#page, path);
  }

  async reload() {
    await this.goto(this.url());
  }

  async setContent(html) {
    this.#page.content = html;
  }

  url() {
    return this.#page.url;
  }

  async title() {
    return this.#page.mainFrame.window.document.title;
  }

  async addInitScript(script, argument) {
    this.#visitor.scripts.push(
      typeof script === "function" ? `(${script})(${JSON.stringify(argument) ?? ""});` : script,
    );
  }

  async route(glob, answer) {
    this.#visitor.rules.unshift({ glob: globOf(glob), answer });
  }

  async unrouteAll() {
    this.#visitor.rules = [];
  }

  on(type, listener) {
    if (type === "request") this.#visitor.listeners.push((url) => listener({ url: () => url }));
    else if (!/^(console|pageerror)$/.test(type)) missing(`event ${type}`);
  }

  /** @param {number} time in milliseconds of the page */
  waitForTimeout(time) {
    return new Promise((done) => setTimeout(done, time / HASTE));
  }

  async setViewportSize({ width, height }) {
    this.#page.setViewport({ width, height });
  }

  workers() {
    return [];
  }

  async close() {
    await this.#page.close();
  }
}

export { SITE };
