// A page in WebKit that looks to the tests like one of Playwright's: as much of it as they need.

import { Clock } from "./clock.js";
import { Frame } from "./frame.js";
import { notHere, orNotHere, pause } from "./waiting.js";

/**
 * The page of a window. Whatever else is asked of it leaves the test out.
 * @param {import("./driver.js").Webkit} window
 * @param {import("./between.js").Between} between
 * @param {string} address where its paths begin
 */
export function pageOf(window, between, address) {
  return orNotHere(new Page(window, between, address), "page");
}

/** The one page of a window. */
export class Page extends Frame {
  #size = { width: 0, height: 0 };

  /**
   * @param {import("./driver.js").Webkit} window
   * @param {import("./between.js").Between} between
   * @param {string} address
   */
  constructor(window, between, address) {
    super(window);
    this.between = between;
    this.address = address;
    this.keyboard = {
      press: async (name) => {
        await window.press(name);
        await this.settle();
      },
      down: () => notHere("a held key"),
      type: async (text) => {
        for (const sign of text) await this.keyboard.press(sign);
      },
    };
    const { move, click, down, up, wheel } = window.pointer;
    this.mouse = {
      move,
      down,
      up,
      wheel,
      click: async (x, y) => {
        await click(x, y);
        await this.settle();
      },
    };
    this.clock = orNotHere(new Clock(this), "page.clock");
    this.touchscreen = { tap: () => notHere("touch") };
  }

  async goto(path) {
    const { href, origin, protocol } = new URL(path, this.address);
    const other = protocol === "http:" && origin !== this.address;
    await this.window.ask("/url", { url: other ? href.replace(origin, await this.between.doorTo(origin)) : href });
  }

  async setContent(html) {
    await this.goto("about:blank");
    await this.evaluate((html) => {
      document.open();
      document.write(html);
      document.close();
    }, html);
  }

  async reload() {
    await this.window.ask("/refresh", {});
  }

  url() {
    return this.window.ask("/url");
  }

  title() {
    return this.window.ask("/title");
  }

  addInitScript(script, argument) {
    const text =
      typeof script === "function"
        ? `(${script})(${JSON.stringify(argument) ?? ""});`
        : notHere("a script that is no function");
    this.between.begin(text);
  }

  route(glob, answer) {
    this.between.route(glob, answer);
  }

  unrouteAll() {
    this.between.unroute();
  }

  on(type, listener) {
    if (type === "request") this.between.listen((url) => listener({ url: () => url }));
    else if (!/^(console|pageerror)$/.test(type)) notHere(`the event ${type}`);
  }

  waitForTimeout(time) {
    return pause(time);
  }

  async addStyleTag({ content }) {
    await this.evaluate((content) => {
      const style = document.createElement("style");
      style.textContent = content;
      document.head.append(style);
    }, content);
  }

  /** Makes the room for the page so large. A window has a least size, and a test that needs less is left out. */
  async setViewportSize({ width, height }) {
    this.#size = { width, height };
    for (let tries = 0; tries < 3; tries += 1) {
      const inner = await this.evaluate(() => [innerWidth, innerHeight]);
      if (inner[0] === width && inner[1] === height) return;
      const outer = await this.window.ask("/window/rect");
      const rect = { x: 0, y: 0, width: outer.width + width - inner[0], height: outer.height + height - inner[1] };
      await this.window.ask("/window/rect", rect);
      await pause(150);
    }
    const [w, h] = await this.evaluate(() => [innerWidth, innerHeight]);
    if (w !== width || h !== height) notHere(`a window of ${width} by ${height}`);
  }

  async close() {
    await this.goto("about:blank");
  }

  /** What is looked through for faults of access; what is in frames is not. */
  frames() {
    return [this];
  }

  viewportSize() {
    return this.#size;
  }
}
