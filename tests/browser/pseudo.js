// Languages that nobody speaks, for tests: every sentence twice as long, of one word that does not end, from right to
// left. They come to the page as a museum's own words do, so none of them is shipped.

import { readFileSync } from "node:fs";

// Read as a text, for Playwright takes modules outside this folder for something else.
const source = readFileSync(new URL("../../www/words/en.js", import.meta.url), "utf8");
const { words } = await import(`data:text/javascript,${encodeURIComponent(source)}`);

const LONG = "Donaudampfschiffahrtselektrizitatshaupt.";

/** @type {Record<string, { language: { tag: string, name: string, direction: string }, words: Record<string, string> }>} */
export const PSEUDO = {
  double: made("en-XA", "ltr", (text) => `${text} ${text}`),
  long: made("en-XC", "ltr", (text) => `${LONG} ${[...text.matchAll(/\{\w+\}/g)].join(" ")}`.trim()),
  short: made("en-XD", "ltr", (text) => [...text.matchAll(/\{\w+\}/g)].join(" ") || "i"),
  rtl: made("ar-XB", "rtl", (text) => `ابجد ${text}`),
};

/**
 * @param {string} tag
 * @param {string} direction
 * @param {(text: string) => string} change
 */
function made(tag, direction, change) {
  const changed = Object.entries(words).map(([key, text]) => [key, change(text)]);
  return { language: { tag, name: `pseudo ${tag}`, direction }, words: Object.fromEntries(changed) };
}

/**
 * Opens the page with a pseudo-language, as its only words.
 * @param {import("@playwright/test").Page} page
 * @param {keyof typeof PSEUDO} kind
 */
export async function bring(page, kind) {
  const { language, words } = PSEUDO[kind];
  await page.route("**/own-words.json", (route) => route.fulfill({ json: { language, words } }));
  await page.route(/index\.html|\/$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("<katro-board", '<katro-board words="own-words.json"');
    await route.fulfill({ response, body });
  });
  return language.tag;
}
