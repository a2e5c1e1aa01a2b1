// Every size of screen: everything fits, can be hit, and stays where it is hit.

import { overflows } from "./fitting.js";
import { board, expect, frame, hole, open, sow, state, test, keep } from "./katro.js";

const SIZES = [
  [320, 460],
  [320, 568],
  [390, 844],
  [480, 360],
  [640, 400],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [3840, 2160],
];

/** For each hole, every point of its box's middle and edges at which another thing would be hit. */
const strayHits = (page) =>
  page.evaluate(() => {
    const element = document.querySelector("katro-board");
    const { shadowRoot } = element;
    // Some browsers measure what is magnified as if it were not.
    const zoom = element.currentCSSZoom === undefined ? Number(getComputedStyle(element).zoom) : 1;
    const stray = [];
    for (const button of shadowRoot.querySelectorAll(".hole")) {
      const [left, top, width, height] = ["left", "top", "width", "height"].map(
        (side) => zoom * button.getBoundingClientRect()[side],
      );
      for (const [x, y] of [
        [0.5, 0.5],
        [0.03, 0.5],
        [0.97, 0.5],
        [0.5, 0.03],
        [0.5, 0.97],
      ]) {
        const hit = shadowRoot.elementFromPoint(left + width * x, top + height * y);
        if (hit !== button) stray.push([button.dataset.hole, x, y, hit?.className]);
      }
    }
    return stray;
  });

// The narrow, the low, and the largest; what lies between has more room than its neighbour.
for (const [width, height] of SIZES) {
  test(
    `at ${width} by ${height} everything fits and every hole is hit`,
    keep([320, 480, 640, 1024, 3840].includes(width)),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page);
      await expect.poll(() => overflows(page)).toEqual([]);
      expect(await strayHits(page)).toEqual([]);
      await hole(page, "C").click();
      await expect.poll(() => overflows(page)).toEqual([]);
      for (const choice of await page.locator("katro-board .choice").all()) {
        const box = await choice.boundingBox();
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
    },
  );
}

test("at 320 pixels holes are large enough for a finger", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page);
  // A telephone's bars to scroll with lie over the page; those of some browsers here take room.
  const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  if (bar > 0) await page.setViewportSize({ width: 320 + bar, height: 568 });
  for (const name of ["A", "F", "a", "r", "M"]) {
    const { width, height } = await hole(page, name).boundingBox();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test("sowing and the end fit as well, in small and large rooms", { tag: "@engines" }, async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [480, 360],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    await open(page, "?speed=slow&position=000000/000000/000000/000001/100000/000000_S");
    await open(page, "?speed=slow&record=C<");
    await page.locator("katro-board [data-command=again]").click();
    await expect(frame(page)).toHaveAttribute("data-phase", "telling");
    await expect.poll(() => overflows(page)).toEqual([]);
  }
});

test("text at twice its size overflows nothing sideways", { tag: "@engines" }, async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "200%")),
  );
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height });
    await open(page);
    const sideways = async () => (await overflows(page)).filter(([, how]) => how !== "sticks out below");
    await expect.poll(sideways, { message: `${width} by ${height}` }).toEqual([]);
    // What does not fit in height can be scrolled to.
    for (const name of ["undo", "fresh", "tools"]) {
      await page.locator(`katro-board [data-command=${name}]`).scrollIntoViewIfNeeded();
      await expect(page.locator(`katro-board [data-command=${name}]`)).toBeInViewport();
    }
  }
});

const DISTORTIONS = {
  "scaled by transform": "transform: scale(0.7)",
  zoomed: "zoom: 1.1",
  "with padding and border": "padding: 13px; border: 7px solid",
  "in thirds of a pixel": "width: 33.333vw; height: 33.333vw",
  "from right to left": "direction: rtl",
};

for (const [name, style] of Object.entries(DISTORTIONS)) {
  test(`the holes are where they are seen: ${name}`, async ({ page }) => {
    await open(page, "?speed=instant");
    await page.addStyleTag({ content: `katro-board { ${style} }` });
    await page.waitForTimeout(100);
    await expect.poll(() => strayHits(page)).toEqual([]);
    await sow(page, "C<");
    expect((await state(page)).last.turn).toBe("C<");
  });
}

test("resizing is followed, and the canvas does not feed on itself", { tag: "@engines" }, async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await open(page);
  await page.evaluate(() => {
    window.sizes = [];
    const canvas = document.querySelector("katro-board").shadowRoot.querySelector("canvas");
    new MutationObserver(() => window.sizes.push([canvas.width, canvas.height])).observe(canvas, {
      attributeFilter: ["width", "height"],
    });
  });
  const hosts = [
    "height: auto",
    "height: 100%",
    "height: 400px; border: 1px solid",
    "width: 66.666%; height: 66.666vh",
  ];
  for (const style of hosts) {
    await page.evaluate((style) => {
      window.sizes = [];
      document.querySelector("katro-board").style.cssText = style;
    }, style);
    await page.waitForTimeout(150);
    const sizes = await page.evaluate(() => window.sizes);
    expect(sizes.length, style).toBeLessThanOrEqual(4);
    const settled = sizes.length;
    await page.waitForTimeout(150);
    expect((await page.evaluate(() => window.sizes)).length).toBe(settled);
    expect(await strayHits(page)).toEqual([]);
  }
});

test("the canvas has a bounded backing store", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ deviceScaleFactor: 3, viewport: { width: 3840, height: 2160 }, baseURL });
  const page = await context.newPage();
  await open(page);
  const [width, height] = await board(page).evaluate((element) => {
    const canvas = element.querySelector("canvas");
    return [canvas.width, canvas.height];
  });
  expect(Math.max(width, height)).toBeLessThanOrEqual(4096);
  await context.close();
});
