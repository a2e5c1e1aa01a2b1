// The tests of the page in WebKit: one window for all tests of a worker, and a new origin for each test.

import { test as base } from "@playwright/test";
import { Between } from "./between.js";
import { Webkit } from "./driver.js";
import { notHere, pageOf } from "./page.js";

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
  context: async ({ page }, use) => use(page),
  page: async ({ window, baseURL, locale }, use) => {
    if (locale !== undefined && locale !== "en-US") notHere(`a visitor who speaks ${locale}`);
    const between = new Between(baseURL ?? "");
    await between.open();
    const page = pageOf(window, between);
    await page.goto("about:blank");
    await page.setViewportSize({ width: 1280, height: 720 });
    await use(page);
    between.close();
  },
});
