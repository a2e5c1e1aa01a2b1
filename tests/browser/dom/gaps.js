// What happy-dom has not, as far as the page needs it. Everything has a size, and whatever is watched is seen.

import { CANVAS_CLASSES } from "./canvas.js";

/** The width and height of everything, in CSS pixels. */
const SIZE = 120;
/** A frame lasts so long, in milliseconds of the page. */
const FRAME = 16;
/** The page's time goes so many times faster than ours: nobody watches. */
export const HASTE = 5;

/** What the style sheets hide, by their addresses (shown.js). */
const readSheets = new Map();

/**
 * @param {any} window
 * @param {WebAssembly.Module} engine
 */
export function fillGaps(window, engine) {
  Object.assign(window, CANVAS_CLASSES, { structuredClone: cloneIn(window) });
  window.katroEngine = engine;
  window.readSheets = readSheets;
  window.eval(`(${inPage})(${SIZE}, ${FRAME}, ${HASTE})`);
}

/** Copies come from the page's own world, where an array is an array. */
const cloneIn = (window) => (value) => {
  const text = JSON.stringify(value);
  return text === undefined ? undefined : window.JSON.parse(text);
};

/** Runs on the page before everything else, and stands alone. */
function inPage(size, frame, haste) {
  const { prototype } = HTMLElement;
  const give = (object, name, value) =>
    Object.defineProperty(object, name, { configurable: true, writable: true, value });
  // happy-dom's window is another object than the one that scripts know.
  give(globalThis, "parent", window);
  give(globalThis, "top", window);
  give(prototype, "attachInternals", () => ({ states: new Set() }));
  give(prototype, "checkVisibility", function () {
    return !this.closest("[hidden]");
  });
  for (const name of ["clientWidth", "clientHeight", "offsetWidth", "offsetHeight"])
    Object.defineProperty(prototype, name, { configurable: true, get: () => size });
  const { showModal, close } = HTMLDialogElement.prototype;
  give(HTMLDialogElement.prototype, "showModal", function () {
    showModal.call(this);
    this.isModal = true;
  });
  give(HTMLDialogElement.prototype, "close", function (...given) {
    this.isModal = false;
    close.apply(this, given);
  });
  give(
    window,
    "IntersectionObserver",
    class {
      constructor(seen) {
        this.seen = seen;
      }
      observe(target) {
        setTimeout(() => this.seen?.([{ isIntersecting: true, target }], this));
      }
      unobserve() {}
      disconnect() {
        this.seen = undefined;
      }
    },
  );
  const { setTimeout: later, setInterval: often } = window;
  give(window, "setTimeout", (call, time = 0, ...given) => later(call, time / haste, ...given));
  give(window, "setInterval", (call, time = 0, ...given) => often(call, time / haste, ...given));
  give(window, "requestAnimationFrame", (callback) => setTimeout(() => callback(performance.now()), frame));
  give(window, "cancelAnimationFrame", (number) => clearTimeout(number));
  // Nobody sees the light become fine.
  give(window, "requestIdleCallback", () => 0);
  give(window, "cancelIdleCallback", () => undefined);
  // These are Node's own, which everybody shares: the page gets its own, and with it what it has asked for.
  const resources = [];
  window.noteResource = (name) => resources.push({ name });
  const clock = performance.now.bind(performance);
  const ownClock = {
    now: () => haste * clock(),
    getEntriesByType: (type) => (type === "resource" ? [...resources] : []),
  };
  give(globalThis, "performance", Object.assign(Object.create(performance), ownClock));
  // The engine is compiled once; happy-dom's answers are no answers to the WebAssembly of Node.
  const { instantiate } = WebAssembly;
  const engine = {
    instantiateStreaming: undefined,
    instantiate: async (_bytes, imports) => {
      const instance = await instantiate.call(WebAssembly, window.katroEngine, imports);
      return { instance, module: window.katroEngine };
    },
  };
  give(globalThis, "WebAssembly", Object.assign(Object.create(WebAssembly), engine));
}
