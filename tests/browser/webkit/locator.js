// Elements on a page in WebKit, as Playwright's locators: found anew whenever something is asked of them.

import { Frame } from "./frame.js";
import { notHere, PATIENCE, pause } from "./waiting.js";

/** Elements that are looked for anew whenever something is asked of them. */
export class Locator {
  /**
   * @param {Frame} frame where they are
   * @param {object[]} steps that lead to them (finding.js)
   */
  constructor(frame, steps) {
    this.frame = frame;
    this.steps = steps;
  }

  /** The document in this element, a frame. */
  contentFrame() {
    return new Frame(this.frame.window, this);
  }

  async elementHandle() {
    await this.waitFor((seen) => seen.count > 0, "is there");
    return { contentFrame: async () => this.contentFrame() };
  }

  locator(selector, { hasText } = {}) {
    const found = this.#then({ by: "css", selector });
    return hasText === undefined ? found : found.filter({ hasText });
  }

  getByRole(role, { name, exact = false } = {}) {
    if (name instanceof RegExp)
      return this.#then({ by: "role", role, pattern: { source: name.source, flags: name.flags } });
    return this.#then({ by: "role", role, name, exact });
  }

  getByText(text, { exact = false } = {}) {
    return this.#then({ by: "says", text, exact });
  }

  getByLabel(text) {
    return this.#then({ by: "label", text });
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

  /** What is there at this moment. Now and then the driver cannot read the answer; to look again does no harm. */
  look() {
    const once = () => this.frame.run("return look(find(args[0]))", this.steps);
    return once().catch((error) => (/parse script result/.test(error.message) ? once() : Promise.reject(error)));
  }

  async evaluate(script, argument) {
    await this.waitFor((seen) => seen.count > 0, "is there");
    return this.frame.run(`return (${script})(find(args[0])[0], args[1])`, this.steps, argument);
  }

  evaluateAll(script, argument) {
    return this.frame.run(`return (${script})(find(args[0]), args[1])`, this.steps, argument);
  }

  async getAttribute(name) {
    return (await this.waitFor((seen) => seen.count > 0, "is there")).attributes[name] ?? null;
  }

  async textContent() {
    return (await this.waitFor((seen) => seen.count > 0, "is there")).text;
  }

  async allTextContents() {
    return (await this.look()).texts;
  }

  async inputValue() {
    return (await this.waitFor((seen) => seen.count > 0, "is there")).value;
  }

  /** Where it is on the page, also from within a frame. */
  async boundingBox() {
    const { box } = await this.waitFor((seen) => seen.count > 0, "is there");
    const corner = await this.frame.corner();
    return { ...box, x: box.x + corner.x, y: box.y + corner.y };
  }

  async isVisible() {
    return (await this.look()).shown;
  }

  async focus() {
    await this.evaluate((element) => element.focus());
  }

  async press(name) {
    await this.focus();
    await this.frame.window.press(name);
    await this.frame.settle();
  }

  /** A picture of it, as bytes of a PNG; cut out here, because the protocol's own pictures of elements are shifted. */
  async screenshot() {
    await this.scrollIntoViewIfNeeded();
    const box = await this.boundingBox();
    const whole = await this.frame.window.ask("/screenshot");
    const cut = await this.frame.evaluate(
      async ([png, { x, y, width, height }]) => {
        const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const canvas = document.createElement("canvas");
        Object.assign(canvas, { width: Math.round(width), height: Math.round(height) });
        canvas.getContext("2d").drawImage(image, -Math.round(x), -Math.round(y));
        return canvas.toDataURL().split(",")[1];
      },
      [whole, box],
    );
    return Buffer.from(cut, "base64");
  }

  async scrollIntoViewIfNeeded() {
    await this.frame.run(
      `const [element] = find(args[0]);
       const { x, y, width, height } = boxOf(element);
       if (y < 0 || x < 0 || y + height > innerHeight || x + width > innerWidth)
         element.scrollIntoView({ block: "center", behavior: "instant" });`,
      this.steps,
    );
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
      const { value: chosen } = value.label
        ? [...select.options].find((each) => each.textContent === value.label)
        : { value };
      select.value = chosen;
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

  async check() {
    await this.#turn(true);
  }

  async uncheck() {
    await this.#turn(false);
  }

  async #turn(on) {
    const { checked } = await this.waitFor((seen) => seen.count > 0, "is there");
    if (checked !== on) await this.click();
    await this.waitFor((seen) => seen.checked === on, on ? "is checked" : "is not checked");
  }

  tap() {
    return notHere("touch");
  }

  /** Clicks as a person can: where the element is seen, at rest, and with nothing over it. */
  async click({ force = false, position } = {}) {
    const { x, y } = await this.#reach(force, position);
    await this.frame.window.pointer.click(x, y);
    await this.frame.settle();
  }

  async hover() {
    const { x, y } = await this.#reach(true);
    await this.frame.window.pointer.move(x, y);
  }

  async #reach(force, position) {
    await this.waitFor((seen) => seen.shown && (force || !seen.disabled), "can be clicked");
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
        force || (await this.frame.run("return isHit(find(args[0])[0], args[1].x, args[1].y)", this.steps, place));
      if (!hit) {
        // It may be out of sight within something that is in sight.
        await this.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
        continue;
      }
      const corner = await this.frame.corner();
      return { x: place.x + corner.x, y: place.y + corner.y };
    }
    throw new Error(`something lies over ${JSON.stringify(this.steps)}`);
  }

  /**
   * What is seen as soon as it is enough.
   * @param {(seen: any) => boolean} enough
   * @param {string} what it is waited for
   */
  async waitFor(enough, what) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const seen = await this.look();
      if (enough(seen)) return seen;
      if (end < Date.now()) throw new Error(`nothing that ${what}: ${JSON.stringify(this.steps)}`);
      await pause(40);
    }
  }

  #then(step) {
    return this.frame.locatorAt([...this.steps, step]);
  }
}
