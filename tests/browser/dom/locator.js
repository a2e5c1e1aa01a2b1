// Elements on a page without a browser: pressed and written in directly, because nothing has a place.

import { Locator } from "../webkit/locator.js";
import { missing } from "./missing.js";

export class DomLocator extends Locator {
  async click({ force = false, position } = {}) {
    if (position) missing("a place within an element");
    await this.waitFor((seen) => seen.shown && (force || (!seen.disabled && seen.reached)), "can be clicked");
    await this.frame.run("clickOn(find(args[0])[0], 1)", this.steps);
    await this.frame.settle();
  }

  tap(options) {
    return this.click(options);
  }

  async hover() {
    await this.waitFor((seen) => seen.shown, "is shown");
    await this.frame.run("hoverOver(find(args[0])[0])", this.steps);
  }

  async scrollIntoViewIfNeeded() {}

  contentFrame() {
    return missing("a frame");
  }

  async boundingBox() {
    return missing("a layout");
  }

  async screenshot() {
    return missing("a picture");
  }
}
