// A board on somebody else's page: a picture until somebody sees it, and word of its size and of its being used.

import { make, styled, wear } from "./dom.js";
import { keepLetters } from "./letters.js";
import { attributeOf, readOptions } from "./options.js";
import { posterOf } from "./poster.js";

/** @typedef {(type: string, detail: Record<string, unknown>) => void} Tell */

/** What somebody does who is there. */
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel"];
/** So long, in milliseconds, nothing more is said about it. */
const QUIET = 1000;
/** A board that is so near to being seen begins. */
const NEAR = "200px";

/** Those that have word sent already. */
const known = new WeakSet();

/**
 * Hangs up a picture, and waits until somebody sees the board or touches it.
 * @param {HTMLElement} element
 * @param {ShadowRoot} root
 * @param {Tell} tell
 * @param {AbortSignal} signal the element is taken away
 * @returns {Promise<void>}
 */
export async function receive(element, root, tell, signal) {
  const room = root.querySelector(".root") ?? make("div", { class: "root" });
  const query = element.hasAttribute("query") ? new URLSearchParams(location.search) : undefined;
  const { options } = readOptions((name) => element.getAttribute(attributeOf(name)) ?? query?.get(name));
  const poster = make("div", { class: "well", attributes: { "data-poster": "" } }, posterOf(options));
  const attributes = { "data-phase": "waiting", "data-ui": options.ui };
  const frame = make("div", { class: "frame", part: "frame", attributes }, poster);
  wear(frame, options.theme, signal);
  room.replaceChildren(frame);
  root.append(room);
  // A touch counts from the moment that there is something to touch.
  const wanted = seen(element, signal);
  keepLetters(root);
  await styled(root, new URL("style.css", import.meta.url).href);
  if (!known.has(element)) {
    known.add(element);
    sendWord(element, room, tell);
  }
  await wanted;
}

/**
 * @param {HTMLElement} element
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function seen(element, signal) {
  return new Promise((done) => {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start(), {
      rootMargin: NEAR,
    });
    const signs = new AbortController();
    const start = () => {
      observer.disconnect();
      signs.abort();
      done();
    };
    observer.observe(element);
    for (const sign of SIGNS) element.addEventListener(sign, start, { signal: signs.signal, passive: true });
    signal.addEventListener("abort", start);
  });
}

/**
 * Tells from now on how high the board wants to be for the width it has, and that somebody is there. The height follows
 * from the width alone, so that a page which obeys it is not told another.
 * @param {HTMLElement} element
 * @param {Element} room
 * @param {Tell} tell
 */
function sendWord(element, room, tell) {
  let told = 0;
  new ResizeObserver(() => {
    const [across = 4, down = 3] = getComputedStyle(room).aspectRatio.split("/").map(Number);
    const width = Math.round(element.clientWidth);
    if (width === 0 || width === told) return;
    told = width;
    tell("size", { width, height: Math.round((width * down) / across) });
  }).observe(element);
  let last = Number.NEGATIVE_INFINITY;
  const active = (/** @type {Event} */ { timeStamp }) => {
    if (timeStamp - last < QUIET) return;
    last = timeStamp;
    tell("activity", {});
  };
  for (const sign of SIGNS) element.addEventListener(sign, active, { passive: true });
}
