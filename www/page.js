// The page that is made for the board: brings all that the board needs at once, and writes what is around it in the
// board's language. Without it, the page is in English.

import "./sitting.js";
import "./define.js";
import { fetchWords, ownWords } from "./languages.js";
import { Words } from "./words.js";

/** @import { WordKey } from "./words.js" */

const board = document.querySelector("katro-board");
let asked = 0;

/** @param {string} tag */
async function write(tag) {
  asked += 1;
  const mine = asked;
  const own = await ownWords(board?.getAttribute("words") ?? null);
  const words = new Words(await fetchWords(tag, own));
  if (mine !== asked) return;
  document.documentElement.lang = words.language.tag;
  document.documentElement.dir = words.language.direction;
  for (const element of document.querySelectorAll("[data-words]")) {
    const text = words.say(/** @type {WordKey} */ (element.getAttribute("data-words")));
    if (element instanceof HTMLMetaElement) element.content = text;
    else if (element.textContent?.trim() !== text) element.textContent = text;
  }
}

board?.addEventListener("lang", (event) => {
  if (event instanceof CustomEvent) write(event.detail.lang);
});

// In a frame there is the board alone.
document.documentElement.toggleAttribute("data-framed", window.parent !== window);

// What is for other times than this one has time.
board?.addEventListener("ready", () => import("./offline.js").catch(() => undefined), { once: true });
