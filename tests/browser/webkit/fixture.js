// The tests of the page in WebKit: one window for all tests of a worker, and a new origin for each test.

import { writeFileSync } from "node:fs";
import { test as base } from "@playwright/test";
import { Between } from "./between.js";
import { Webkit } from "./driver.js";
import { pageOf } from "./page.js";
import { notHere, orNotHere } from "./waiting.js";

/** What WebDriver cannot do leaves a test out, and says why; everything else is as in the other browsers. */
export const webkitTest = base.extend({
  expected: [[], { option: true }],
  window: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs nothing, and has to be written so
    async ({}, use) => {
      const window = await Webkit.open();
      await use(window);
      await window.close();
    },
    { scope: "worker" },
  ],
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      await use({
        newContext: () => notHere("a second window"),
      });
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  between: async ({}, use) => {
    const between = new Between();
    await use(between);
    between.close();
  },
  baseURL: async ({ baseURL, between }, use) => use(await between.doorTo(baseURL ?? "")),
  page: async ({ window, between, baseURL, locale, viewport, hasTouch }, use, test) => {
    if (locale !== undefined && locale !== "en-US") notHere(`a visitor who speaks ${locale}`);
    if (hasTouch) notHere("touch");
    await use(await begun(window, between, baseURL, viewport));
    if (test.status === test.expectedStatus) return;
    // What there was to be seen when it failed, as the other browsers keep it.
    const path = test.outputPath("failed.png");
    writeFileSync(path, Buffer.from(await window.ask("/screenshot"), "base64"));
    test.attachments.push({ name: "screenshot", path, contentType: "image/png" });
  },
  context: async ({ page, window, between, baseURL, viewport }, use) => {
    const windows = [];
    const newPage = async () => {
      const other = await window.beside();
      windows.push(other);
      return begun(other, between, baseURL, viewport);
    };
    await use(orNotHere({ newPage, pages: () => [page] }, "context"));
    for (const each of windows) await each.close();
  },
});

/**
 * An empty page in a window, as large as it is wanted.
 * @param {Webkit} window
 * @param {Between} between
 * @param {string} [site]
 * @param {{ width: number, height: number }} [size]
 */
async function begun(window, between, site = "", size = { width: 1280, height: 720 }) {
  const page = pageOf(window, between, await between.doorTo(site));
  await page.goto("about:blank");
  await page.setViewportSize(size);
  return page;
}
