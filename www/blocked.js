// What is shown where the engine is not allowed to run: the start of the game, its rules, and a way to the game itself.

import { addressOf, givenTo, pageOfTheGame } from "./links.js";
import { make, styled } from "./dom.js";
import { posterOf } from "./poster.js";
import { usualRules } from "./rules.js";
import { STYLE } from "./tools/style.js";
import { SHEAF } from "./words/blocked/sheaf.js";

/** @import { Options } from "./options.js" */
/** @import { Words } from "./words.js" */

/**
 * @param {HTMLElement} element
 * @param {HTMLElement} frame where all of it is put
 * @param {Options} options
 * @param {Words} words
 */
export async function showBlocked(element, frame, options, words) {
  await Promise.all([words.include(SHEAF), styled(frame, STYLE)]);
  const body = make("div", { class: "shelf-body", attributes: { tabindex: "0" } });
  const shelf = make("section", { class: "shelf" }, body);
  words.keep(() => {
    shelf.setAttribute("aria-label", words.say("rules.usual"));
    const rules = usualRules(words).map((text) => make("li", { text }));
    body.replaceChildren(
      make("p", {}, ...wayOut(element, options, words)),
      make("h3", { text: words.say("rules.usual") }),
      make("ol", { class: "rules" }, ...rules),
    );
  });
  const picture = make("div", { class: "board" }, posterOf(options));
  frame.append(make("div", { class: "well" }, picture), make("div", { class: "panel" }, shelf));
}

/**
 * Leads to the game where it stands by itself; nowhere, where it does so already.
 * @param {HTMLElement} element
 * @param {Options} options
 * @param {Words} words
 */
function wayOut(element, { links }, words) {
  if (element.hasAttribute("query") && window.parent === window) return [];
  const address = addressOf(pageOfTheGame(), givenTo(element));
  if (!links) return [words.say("blocked.address"), " ", make("code", { text: address })];
  const attributes = { href: address, target: "_blank", rel: "noopener" };
  return [make("a", { text: words.say("blocked.open"), attributes })];
}
