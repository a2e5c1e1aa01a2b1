// Takes the pictures of the documentation: `cargo xtask screenshots` builds the page, serves it and runs this.

import { chromium } from "@playwright/test";
import { CHROMIUM } from "./chromium.js";

const base = process.argv[2];
const folder = process.argv[3];

const turns = "1._C<_b>_2._F>&north=human";

/**
 * What is photographed: a name, the page's query, the size, and what is done first.
 * @type {{ name: string, query?: string, width: number, height: number, ratio?: number, dark?: boolean, act?: (page: import("@playwright/test").Page) => Promise<void> }[]}
 */
const pictures = [
  { name: "start", width: 1280, height: 800 },
  {
    name: "sowing",
    width: 1280,
    height: 800,
    query: `?record=${turns}&speed=slow`,
    act: async (page) => sow(page, "b", "b>", 4200),
  },
  { name: "choosing", width: 1280, height: 800, query: `?record=${turns}`, act: async (page) => pick(page, "b") },
  { name: "phone", width: 390, height: 844, ratio: 2, query: `?record=${turns}`, act: async (page) => pick(page, "b") },
  {
    name: "projector",
    width: 1024,
    height: 768,
    query: `?record=${turns}&theme=projector&speed=slow`,
    act: async (page) => sow(page, "b", "b>", 6500),
  },
  { name: "wood", width: 1280, height: 800, query: `?record=${turns}&theme=wood` },
  { name: "contrast", width: 1280, height: 800, query: `?record=${turns}&theme=contrast` },
  { name: "dark", width: 1280, height: 800, dark: true, query: `?record=${turns}` },
  {
    name: "phone-sowing",
    width: 390,
    height: 844,
    ratio: 2,
    query: `?record=${turns}&speed=slow`,
    act: async (page) => sow(page, "b", "b>", 4200),
  },
  { name: "laptop-after", width: 1366, height: 768, query: "?record=1._C<_b>_2._F>_b>&north=human" },
  { name: "projector-rest", width: 1024, height: 768, query: `?record=${turns}&theme=projector` },
  { name: "four-by-four", width: 1024, height: 768, query: "?rules=katro-4x4" },
  { name: "four-by-six", width: 1024, height: 768, query: "?rules=katro-4x6&orient=north" },
  { name: "six-by-three", width: 1024, height: 768, query: "?rules=katro-6x3&theme=wood" },
  { name: "french", width: 1280, height: 800, query: "?lang=fr" },
  { name: "four-by-eight", width: 1280, height: 800, query: "?rules=katra-boaoaka" },
];

const browser = await chromium.launch(CHROMIUM);
for (const { name, query = "", width, height, ratio = 1, dark, act } of pictures) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: ratio,
    colorScheme: dark ? "dark" : "light",
  });
  await page.goto(`${base}/index.html${query}`);
  await page.locator("katro-board .frame[data-phase=idle]").waitFor();
  // What fades in has faded in.
  await page.waitForTimeout(400);
  await act?.(page);
  await page.locator("katro-board .board canvas:not([data-light])").waitFor();
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: "jpeg", quality: 80 });
  await page.close();
}
await browser.close();

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} hole
 */
async function pick(page, hole) {
  await page.locator(`katro-board .hole[data-hole="${hole}"]`).click();
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} hole
 * @param {string} turn
 * @param {number} wait how far into the sowing, in milliseconds
 */
async function sow(page, hole, turn, wait) {
  await pick(page, hole);
  await page.locator(`katro-board .choice[data-turn="${turn}"]`).click();
  await page.waitForTimeout(wait);
}
