// The switch of languages: each by the name that it gives itself, so that it is found by whoever needs it.

import { make } from "./dom.js";
import { icon } from "./icons.js";

/** @import { Words } from "./words.js" */

/**
 * @param {Words} words
 * @param {{ tag: string, name: string }[]} languages
 * @param {(tag: string) => void} asked
 */
export function languageSwitch(words, languages, asked) {
  const select = make("select", { attributes: { name: "language" } });
  for (const { tag, name } of languages) {
    select.append(make("option", { text: name, attributes: { value: tag, lang: tag } }));
  }
  select.addEventListener("change", () => asked(select.value));
  words.keep(() => {
    select.setAttribute("aria-label", words.say("language.label"));
    select.value = words.language.tag;
  });
  return make("label", { class: "language tool small" }, icon("language"), select, icon("chevron"));
}
