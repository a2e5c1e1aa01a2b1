// The tests of the page without a browser: each has a visitor of its own, and a page on which everything that goes
// wrong fails the test.

import { test as base, expect as itself } from "@playwright/test";
import { SITE, Visitor } from "./driver.js";
import { missing, orMissing } from "./missing.js";
import { DomPage } from "./page.js";

export const domTest = base.extend({
  expected: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: fixtures are asked for by pattern
  browserName: async ({}, use) => use("none"),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  baseURL: async ({}, use) => use(SITE),
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => use({ newContext: () => missing("second browser") }),
    { scope: "worker" },
  ],
  visitor: async ({ viewport, expected }, use) => {
    const visitor = new Visitor(viewport ?? undefined);
    await use(visitor);
    await visitor.close();
    itself(visitor.faults.filter((fault) => !expected.some((text) => fault.includes(text)))).toEqual([]);
  },
  page: async ({ visitor, locale, hasTouch }, use) => {
    if (locale !== undefined && locale !== "en-US") missing(`visitor who speaks ${locale}`);
    if (hasTouch) missing("touch screen");
    await use(DomPage.of(visitor));
  },
  context: async ({ page, visitor }, use) =>
    use(orMissing({ newPage: async () => DomPage.of(visitor), pages: () => [page] }, "context")),
});
