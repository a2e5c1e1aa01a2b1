// Boards on pages that have made their root's letters smaller or larger: all lengths are those of the visitor's letters.

import { dressBy, linked } from "./dom.js";

/**
 * Lets style sheets count in the letters that the visitor has chosen, where the page counts in others: many pages make
 * their root's letters smaller, to count in tenths. A page has one root, so this holds for all of its boards.
 * @param {ShadowRoot} root any tree of the page's
 */
export function keepLetters(root) {
  const own = lettersOf(root);
  const page = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (own > 0 && own !== page) dressBy((inside, href) => dressed(inside, href, own));
}

/**
 * How large the visitor's letters are, in pixels.
 * @param {ShadowRoot} root
 */
function lettersOf(root) {
  const probe = document.createElement("span");
  // A family has to be said: letters of one width have a size of their own.
  probe.style.font = "medium serif";
  root.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return size;
}

/** @type {WeakMap<ShadowRoot, Map<string, Promise<void>>>} */
const worn = new WeakMap();

/**
 * @param {ShadowRoot} root
 * @param {string} href
 * @param {number} letters
 * @returns {Promise<void>}
 */
function dressed(root, href, letters) {
  const sheets = worn.get(root) ?? new Map();
  worn.set(root, sheets);
  const there = sheets.get(href) ?? dress(root, href, letters);
  sheets.set(href, there);
  return there;
}

/**
 * @param {ShadowRoot} root
 * @param {string} href
 * @param {number} letters
 */
async function dress(root, href, letters) {
  try {
    const sheet = new CSSStyleSheet();
    // In its place now: what is asked for first comes first, whichever is here first.
    root.adoptedStyleSheets.push(sheet);
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(`${answer.status}`);
    const text = await answer.text();
    sheet.replaceSync(text.replace(/(\d*\.?\d+)rem\b/g, (_, count) => `${Number(count) * letters}px`));
  } catch {
    // As the browser fetches it, it may come all the same, in the page's letters; and the next who asks tries again.
    worn.get(root)?.delete(href);
    await linked(root, href);
  }
}
