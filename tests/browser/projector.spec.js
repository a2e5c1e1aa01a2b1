// From the back of a room: with the projector theme nothing on the board, in the panel or on the shelf is written
// smaller than a fortieth of the screen's height.

import { overflows } from "./fitting.js";
import { command, expect, open, shelf, sow, test, keep, LONG_LANGUAGES } from "./katro.js";

const HEIGHT = 768;
const LEAST = 0.025 * HEIGHT;

test.use({ viewport: { width: 1024, height: HEIGHT } });

test.beforeEach(async ({ page }) => {
  // What the engine writes on the canvas, in CSS pixels.
  await page.addInitScript(() => {
    window.written = new Set();
    for (const name of ["fillText", "strokeText"]) {
      const write = CanvasRenderingContext2D.prototype[name];
      CanvasRenderingContext2D.prototype[name] = function (text, ...place) {
        const size = Number.parseFloat(/([\d.]+)px/.exec(this.font)?.[1] ?? "0");
        window.written.add((size * this.getTransform().d) / devicePixelRatio);
        return write.call(this, text, ...place);
      };
    }
  });
});

/** What is written smaller than it may be: on the page, and on the canvas. */
const tooSmall = (page) =>
  page.evaluate((least) => {
    const found = [...window.written].filter((size) => 0 < size && size < least).map((size) => ["canvas", size]);
    const { shadowRoot } = document.querySelector("katro-board");
    const texts = document.createTreeWalker(shadowRoot.querySelector(".frame"), NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (
        !text.data.trim() ||
        parent.closest("dialog:not([open]), style, option, .spoken") ||
        !parent.checkVisibility()
      )
        continue;
      const style = getComputedStyle(parent);
      // For those who listen only.
      if (style.clipPath !== "none" || parent.closest(".aside, .seats") || parent.offsetWidth <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const drawn = parent instanceof SVGElement ? (parent.getBoundingClientRect().height * 3) / 4 : undefined;
      const size = drawn ?? Number.parseFloat(style.fontSize) * (parent.currentCSSZoom ?? 1);
      if (size < least - 0.01) found.push([text.data.trim().slice(0, 40), size, parent.className]);
    }
    for (const field of shadowRoot.querySelectorAll("input, textarea, select")) {
      if (
        !field.checkVisibility() ||
        Number(getComputedStyle(field).opacity) === 0 ||
        /range|checkbox|radio/.test(field.type)
      )
        continue;
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      if (size < least - 0.01) found.push([field.tagName, size]);
    }
    return found;
  }, LEAST);

test("on the board, beside it and under it, before a turn, while it is sown and after it", { tag: "@engines" }, async ({
  page,
}) => {
  await open(page, "?theme=projector&speed=slow");
  expect(await tooSmall(page)).toEqual([]);
  await expect.poll(() => overflows(page)).toEqual([]);
  await sow(page, "C<");
  await page.waitForTimeout(1500);
  expect(await tooSmall(page)).toEqual([]);
  await command(page, "skip").click();
  expect(await tooSmall(page)).toEqual([]);
  // Numbers, what was gained and lost, and what is in the hand.
  expect(await page.evaluate(() => window.written.size)).toBeGreaterThan(1);
  await expect.poll(() => overflows(page)).toEqual([]);
});

test("on the shelf, for every tool that there is", async ({ page }) => {
  await open(page, "?theme=projector&class=on&speed=instant");
  await expect(shelf(page)).toHaveAttribute("data-tool", "class");
  expect(await tooSmall(page)).toEqual([]);
  await page.locator('katro-board [data-switch="landings"]').check();
  await sow(page, "C<");
  await expect(page.locator("katro-board .halt")).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  const box = await shelf(page).boundingBox();
  expect(box.height).toBeGreaterThan(130);
  await command(page, "skip").click();
  await page.locator('katro-board [data-switch="landings"]').uncheck();
  const doors = await page
    .locator("katro-board [data-door]")
    .evaluateAll((all) => all.map((each) => each.dataset.door));
  for (const name of doors) {
    await page.locator(`katro-board [data-door="${name}"]`).click();
    await expect(shelf(page)).toHaveAttribute("data-tool", name);
    await page.waitForTimeout(300);
    expect(await tooSmall(page), name).toEqual([]);
    expect(
      await shelf(page).evaluate(
        (it) => it.querySelector(".shelf-body").scrollWidth - it.querySelector(".shelf-body").clientWidth,
      ),
      name,
    ).toBeLessThanOrEqual(1);
    await shelf(page).locator("header .close").click();
    await expect(shelf(page)).toHaveAttribute("data-tool", "class");
  }
});

// What does not fit depends on how long the words are: the other languages are shorter. --thorough shows them all.
for (const lang of ["en", "fr", "mg", "it", "fil", "mn", "mr", "lo"]) {
  test(`everything fits all the same: ${lang}`, keep(LONG_LANGUAGES.includes(lang)), async ({ page }) => {
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
      [1920, 1080],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height });
      await open(page, `?theme=projector&lang=${lang}`);
      await expect.poll(() => overflows(page), { message: `${width}` }).toEqual([]);
    }
  });
}
