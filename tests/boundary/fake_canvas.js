// A canvas for tests without a browser: it draws nothing, and writes down what it was asked to draw.

class CanvasRenderingContext2D {}
class CanvasGradient {
  addColorStop() {}
}
class ImageData {
  constructor(data, width, height) {
    Object.assign(this, { data, width, height });
  }
}
class HTMLCanvasElement {
  width = 300;
  height = 150;
  /** @type {string[]} every call and every change of a property, in order */
  log = [];
  #context = recorder(this.log);
  get ownerDocument() {
    return document;
  }
  getContext(kind) {
    return kind === "2d" && !this.lost ? this.#context : null;
  }
}
const made = [];
const document = {
  createElement() {
    const canvas = new HTMLCanvasElement();
    made.push(canvas);
    return canvas;
  },
};

Object.assign(globalThis, { CanvasRenderingContext2D, CanvasGradient, ImageData, HTMLCanvasElement, document });

/** A visible canvas. */
export function canvas() {
  return new HTMLCanvasElement();
}

/** The pixels of all hidden canvases together. */
export function hiddenPixels() {
  return made.reduce((sum, each) => sum + each.width * each.height, 0);
}

function recorder(log) {
  const value = (argument) => (typeof argument === "object" ? (argument?.constructor?.name ?? "null") : argument);
  return new Proxy(new CanvasRenderingContext2D(), {
    get: (context, name) => {
      if (name in context || typeof name === "symbol") return context[name];
      return (...given) => {
        log.push(`${name}(${given.map(value).join(" ")})`);
        return name.startsWith("create") ? new CanvasGradient() : undefined;
      };
    },
    set: (_, name, given) => {
      log.push(`${name}=${value(given)}`);
      return true;
    },
  });
}
