// Who won random games: one bar, from South's share to North's, with what nobody won in the middle.

import { make } from "../dom.js";
import { percentOf } from "./figures.js";

/** @import { TallyReport } from "../pkg/katro.js" */
/** @import { Words } from "../words.js" */

/**
 * @param {Words} words
 * @param {string} title
 * @param {TallyReport} report
 */
export function winners(words, title, report) {
  const drawn = report.drawnByRepetition + report.drawnByEndless;
  const parts = [
    { name: "south", games: report.wonSouth, text: words.say("name.south") },
    { name: "drawn", games: drawn, text: words.say("lab.drawn") },
    { name: "unfinished", games: report.unfinished, text: words.say("lab.unfinished") },
    { name: "north", games: report.wonNorth, text: words.say("name.north") },
  ];
  const bar = make("div", { class: "winners-bar" });
  const key = make("ul", { class: "winners-key" });
  for (const { name, games, text } of parts) {
    if (games === 0) continue;
    const share = make("span", { attributes: { "data-part": name } });
    share.style.flexGrow = String(games);
    bar.append(share);
    const percent = words.say("lab.winners.part", { what: text, percent: percentOf(games, report) });
    key.append(make("li", { text: percent, attributes: { "data-part": name } }));
  }
  bar.setAttribute("aria-hidden", "true");
  return make("figure", { class: "winners" }, make("figcaption", { text: title }), bar, key);
}
