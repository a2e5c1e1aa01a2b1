// Makes the links around a board plain text, where the page asks for that or stands in an exhibition.

/** @import { Desk } from "./desk.js" */
/** @import { KatroBoard } from "./katro-board.js" */
/** @import { Attendant } from "./sitting.js" */

/**
 * In an exhibition the whole page is meant; elsewhere only what stands in the board.
 * @param {KatroBoard} board
 * @param {Desk} desk
 * @returns {Attendant}
 */
export function attend(board, desk) {
  const stop = new AbortController();
  const place = desk.options.kiosk ? document : board;
  /** @type {Map<Element, string>} */
  const addresses = new Map();
  for (const link of place.querySelectorAll("a[href], area[href]")) {
    addresses.set(link, link.getAttribute("href") ?? "");
    link.removeAttribute("href");
  }
  // What comes later, or lies in a tree of its own, is not followed either.
  const held = (/** @type {Event} */ event) => {
    if (event.composedPath().some((each) => each instanceof Element && each.matches("a[href], area[href]")))
      event.preventDefault();
  };
  for (const type of ["click", "auxclick"]) {
    place.addEventListener(type, held, { signal: stop.signal, capture: true });
  }
  return {
    close: () => {
      stop.abort();
      for (const [link, address] of addresses) link.setAttribute("href", address);
    },
  };
}
