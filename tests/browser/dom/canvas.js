// A canvas that draws nothing: it takes every call, so that the engine's stage works and a sowing takes its time.

class CanvasRenderingContext2D {}
class CanvasGradient {
  addColorStop() {}
}

class ImageData {
  constructor(data, width, height) {
    Object.assign(this, { data, width, height });
  }
}

/** What happy-dom asks for a canvas's context. */
export const canvasAdapter = {
  getContext: (_caller, kind) => (kind === "2d" ? deaf() : null),
  toDataURL: () => "data:,",
  toBlob: (_caller, done) => done(null),
};

/** The classes that the engine makes, or of which it asks whether something is one of them. */
export const CANVAS_CLASSES = { CanvasRenderingContext2D, CanvasGradient, ImageData };

function deaf() {
  return new Proxy(new CanvasRenderingContext2D(), {
    get(context, name) {
      if (name in context || typeof name === "symbol") return context[name];
      return (...given) => {
        if (name.startsWith("create")) return new CanvasGradient();
        return name === "measureText" ? { width: 8 * String(given[0]).length } : undefined;
      };
    },
    set: () => true,
  });
}
