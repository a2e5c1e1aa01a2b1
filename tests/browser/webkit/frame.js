// A document in WebKit: that of the page, or one in a frame on it. Runs functions there and finds elements.

import { FINDING } from "./finding.js";
import { Locator } from "./locator.js";
import { PATIENCE, pause } from "./waiting.js";

/** A document. It is reached from the window by the frames around it. */
export class Frame {
  /**
   * @param {import("./driver.js").Webkit} window
   * @param {import("./locator.js").Locator} [owner] the element that shows it; the page has none
   */
  constructor(window, owner) {
    this.window = window;
    this.owner = owner;
  }

  /** The element that shows it. */
  async frameElement() {
    return this.owner;
  }

  /** The frames to go through, from the outermost, each as the steps to its element. */
  get way() {
    return this.owner ? [...this.owner.frame.way, this.owner.steps] : [];
  }

  /** Where its upper left corner is on the page. */
  async corner() {
    if (!this.owner) return { x: 0, y: 0 };
    const outer = await this.owner.frame.corner();
    const inner = await this.owner.evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return { x: x + element.clientLeft, y: y + element.clientTop };
    });
    return { x: outer.x + inner.x, y: outer.y + inner.y };
  }

  /** Runs a function on the page, which may take its time; or a text, of which nobody wants to know what it gives. */
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
      this.way,
    );
  }

  /** @param {object[]} steps that lead to elements (finding.js) */
  locatorAt(steps) {
    return new Locator(this, steps);
  }

  locator(selector, options) {
    return this.locatorAt([]).locator(selector, options);
  }

  frameLocator(selector) {
    return this.locator(selector).contentFrame();
  }

  getByRole(role, options) {
    return this.locatorAt([]).getByRole(role, options);
  }

  getByText(text, options) {
    return this.locatorAt([]).getByText(text, options);
  }

  getByLabel(text) {
    return this.locatorAt([]).getByLabel(text);
  }

  /** The protocol answers when a press is sent, and not when the page has heard it. */
  settle() {
    return this.run("await new Promise((done) => setTimeout(done, 20))");
  }
}
