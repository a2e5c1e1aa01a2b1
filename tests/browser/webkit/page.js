// A page in WebKit that looks to the tests like one of Playwright's: as much of it as they need.

import { test } from "@playwright/test";
import { FINDING } from "./finding.js";
import { actionsOf } from "./keys.js";

/** How long an element is waited for. */
const PATIENCE = 15_000;

/**
 * Leaves a test out that needs what the protocol cannot do.
 * @param {string} what
 */
export function notHere(what) {
  test.info().skip(true, `${what} is not to be had in WebKit by WebDriver`);
}

/** @param {number} time */
export const pause = (time) => new Promise((done) => setTimeout(done, time));

/**
 * The page of a window. Whatever else is asked of it leaves the test out.
 * @param {import("./driver.js").Webkit} window
 * @param {import("./between.js").Between} between
 */
export function pageOf(window, between) {
  return new Proxy(new Page(window, between), {
    get(page, name) {
      if (!(name in page) && typeof name === "string" && name !== "then") return () => notHere(`page.${name}`);
      const value = page[name];
      return typeof value === "function" ? value.bind(page) : value;
    },
  });
}

/** The one page of a window. */
export class Page {
  /**
   * @param {import("./driver.js").Webkit} window
   * @param {import("./between.js").Between} between
   */
  constructor(window, between) {
    this.window = window;
    this.between = between;
    this.keyboard = {
      press: async (name) => {
        await window.act(actionsOf(name));
        await this.settle();
      },
      down: () => notHere("a held key"),
      type: async (text) => {
        for (const sign of text) await this.keyboard.press(sign);
      },
    };
    const button = (/** @type {string} */ type) => ({ type, button: 0 });
    this.mouse = {
      move: async (x, y) => this.#point([await this.#moved(x, y)]),
      click: async (x, y) => {
        await this.#point([await this.#moved(x, y), button("pointerDown"), button("pointerUp")]);
        await this.settle();
      },
      down: () => this.#point([button("pointerDown")]),
      up: () => this.#point([button("pointerUp")]),
    };
    this.touchscreen = { tap: () => notHere("touch") };
  }

  async goto(path) {
    await this.window.ask("/url", { url: new URL(path, this.between.address).href });
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

  /** Runs a function on the page, which may take its time. */
  evaluate(script, argument) {
    if (typeof script === "string") return this.run(script);
    return this.run(`return (${script})(args[0])`, argument);
  }

  async waitForFunction(script, argument) {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      if (await this.evaluate(script, argument)) return;
      await pause(50);
    }
    throw new Error(`never true: ${script}`);
  }

  /** Runs a text with what finds elements. */
  run(text, ...given) {
    const script = `const args = arguments; const done = args[args.length - 1];
      ${FINDING}
      (async () => { ${text} })().then(
        (value) => done(JSON.stringify({ value })),
        (error) => done(JSON.stringify({ error: String(error?.stack ?? error) })));`;
    return this.window.run(
      script,
      given.map((each) => each ?? null),
    );
  }

  locator(selector) {
    return new Locator(this, [{ by: "css", selector }]);
  }

  getByRole(role, options) {
    return new Locator(this, []).getByRole(role, options);
  }

  getByText(text) {
    return new Locator(this, []).getByText(text);
  }

  /** The protocol answers when a press is sent, and not when the page has heard it. */
  settle() {
    return this.run("await new Promise((done) => setTimeout(done, 20))");
  }

  /** A move of the mouse. The protocol refuses places that are out of sight, so they are brought into it. */
  async #moved(x, y) {
    const down = await this.evaluate((y) => {
      const before = scrollY;
      if (y < 0 || innerHeight <= y) scrollBy({ top: y - innerHeight / 2, behavior: "instant" });
      return scrollY - before;
    }, y);
    return { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y - down) };
  }

  #point(actions) {
    return this.window.act([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);
  }
}

/** Elements that are looked for anew whenever something is asked of them. */
export class Locator {
  #page;
  #steps;

  constructor(page, steps) {
    this.#page = page;
    this.#steps = steps;
  }

  locator(selector) {
    return this.#then({ by: "css", selector });
  }

  getByRole(role, { name, exact = false } = {}) {
    if (name instanceof RegExp)
      return this.#then({ by: "role", role, pattern: { source: name.source, flags: name.flags } });
    return this.#then({ by: "role", role, name, exact });
  }

  getByText(text) {
    return this.#then({ by: "says", text });
  }

  filter({ hasText }) {
    return this.#then({ by: "text", text: hasText });
  }

  first() {
    return this.nth(0);
  }

  last() {
    return this.nth(-1);
  }

  nth(at) {
    return this.#then({ by: "nth", at });
  }

  async all() {
    const count = await this.count();
    return Array.from({ length: count }, (_, at) => this.nth(at));
  }

  async count() {
    return (await this.look()).count;
  }

  /** What is there at this moment. */
  look() {
    return this.#page.run("return look(find(args[0]))", this.#steps);
  }

  async evaluate(script, argument) {
    await this.#wait((seen) => seen.count > 0, "is there");
    return this.#page.run(`return (${script})(find(args[0])[0], args[1])`, this.#steps, argument);
  }

  evaluateAll(script, argument) {
    return this.#page.run(`return (${script})(find(args[0]), args[1])`, this.#steps, argument);
  }

  async getAttribute(name) {
    return (await this.#wait((seen) => seen.count > 0, "is there")).attributes[name] ?? null;
  }

  async textContent() {
    return (await this.#wait((seen) => seen.count > 0, "is there")).text;
  }

  async inputValue() {
    return (await this.#wait((seen) => seen.count > 0, "is there")).value;
  }

  async boundingBox() {
    return (await this.#wait((seen) => seen.count > 0, "is there")).box;
  }

  async isVisible() {
    return (await this.look()).shown;
  }

  async focus() {
    await this.evaluate((element) => element.focus());
  }

  async press(name) {
    await this.focus();
    await this.#page.keyboard.press(name);
  }

  async scrollIntoViewIfNeeded() {
    await this.evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
        element.scrollIntoView({ block: "center" });
    });
  }

  async dispatchEvent(type, init) {
    await this.evaluate(
      (element, [type, init]) => {
        const Kind = /^(click|pointer|mouse)/.test(type) ? MouseEvent : Event;
        element.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, composed: true, ...init }));
      },
      [type, init],
    );
  }

  async selectOption(value) {
    await this.evaluate((select, value) => {
      select.value = value;
      select.dispatchEvent(new Event("input", { bubbles: true }));
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }, value);
  }

  async fill(text) {
    await this.evaluate((field, text) => {
      field.focus();
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }, text);
  }

  tap() {
    return notHere("touch");
  }

  /** Clicks as a person can: where the element is seen, at rest, and with nothing over it. */
  async click({ force = false, position } = {}) {
    const { x, y } = await this.#reach(force, position);
    await this.#page.mouse.click(x, y);
  }

  async hover() {
    const { x, y } = await this.#reach(true);
    await this.#page.mouse.move(x, y);
  }

  async #reach(force, position) {
    await this.#wait((seen) => seen.shown && (force || !seen.disabled), "can be clicked");
    await this.scrollIntoViewIfNeeded();
    const end = Date.now() + PATIENCE;
    for (let before; Date.now() < end; await pause(30)) {
      const { box } = await this.look();
      if (!box) continue;
      const place = { x: box.x + (position?.x ?? box.width / 2), y: box.y + (position?.y ?? box.height / 2) };
      const still = before && Math.abs(before.x - place.x) < 0.5 && Math.abs(before.y - place.y) < 0.5;
      before = place;
      if (!still) continue;
      const hit =
        force || (await this.#page.run("return isHit(find(args[0])[0], args[1].x, args[1].y)", this.#steps, place));
      if (hit) return place;
    }
    throw new Error(`something lies over ${JSON.stringify(this.#steps)}`);
  }

  async #wait(enough, what) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const seen = await this.look();
      if (enough(seen)) return seen;
      if (end < Date.now()) throw new Error(`nothing that ${what}: ${JSON.stringify(this.#steps)}`);
      await pause(40);
    }
  }

  #then(step) {
    return new Locator(this.#page, [...this.#steps, step]);
  }
}
