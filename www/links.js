// Writes options as a link to the page, or as attributes of the element: only what differs from saying nothing.

import { attributeOf, OPTION_NAMES, OPTIONS } from "./options.js";

/** @import { Option, OptionName } from "./options.js" */

/** @typedef {Partial<Record<OptionName, string>>} Given what is said about the options, as it is written */

/**
 * The page that is made for the board: this one, if it is, or else the one that lies beside the modules.
 */
export function pageOfTheGame() {
  const here = document.querySelector("katro-board[query]") !== null;
  const { href } = here ? location : new URL("../index.html", import.meta.url);
  return href.replace(/[?#].*$/, "");
}

/**
 * What an element says, and where it reads the address, what that says.
 * @param {Element} element
 * @returns {Given}
 */
export function givenTo(element) {
  const query = element.hasAttribute("query") ? new URLSearchParams(location.search) : undefined;
  /** @type {Given} */
  const given = {};
  for (const name of OPTION_NAMES) {
    const value = element.getAttribute(attributeOf(name)) ?? query?.get(name);
    if (value !== null && value !== undefined) given[name] = value;
  }
  return given;
}

/**
 * The address of a page with these options.
 * @param {string} page
 * @param {Given} given
 */
export function addressOf(page, given) {
  // These may stand in a query as they are, and people can read them.
  const plain = (/** @type {string} */ value) =>
    encodeURIComponent(value).replaceAll("%2F", "/").replaceAll("%2C", ",").replaceAll("%3A", ":");
  const written = told(given).map(([name, value]) => `${name}=${plain(value)}`);
  return written.length === 0 ? page : `${page}?${written.join("&")}`;
}

/**
 * What puts a page with these options into a frame of another.
 * @param {string} page
 * @param {Given} given
 */
export function frameOf(page, given) {
  const address = escaped(addressOf(page, given));
  return `<iframe src="${address}" title="Katro" width="800" height="600" loading="lazy" allow="clipboard-write"></iframe>`;
}

/**
 * What makes the game a part of another page.
 * @param {string} page
 * @param {Given} given
 */
export function elementOf(page, given) {
  const attributes = told(given).map(([name, value]) => ` ${attributeOf(name)}="${escaped(value)}"`);
  // The finished site has this name in every version.
  const script = escaped(page.replace(/[^/]*$/, "katro.js"));
  return `<script type="module" src="${script}"></script>\n<katro-board${attributes.join("")}></katro-board>`;
}

/**
 * @param {string} text
 */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/**
 * What has to be said: what is not as it would be anyway.
 * @param {Given} given
 * @returns {[OptionName, string][]}
 */
export function told(given) {
  /** @type {[OptionName, string][]} */
  const all = [];
  for (const name of OPTION_NAMES) {
    /** @type {Option} */
    const option = OPTIONS[name];
    const value = given[name];
    if (value !== undefined && value !== "" && value !== option.fallback) all.push([name, value]);
  }
  return all;
}
