// The board is there before the light on it is fine. The fine light comes when nothing else is to be done, and then
// nothing is drawn any more.

import { expect, open, ready, sow, state, test } from "./katro.js";

/** The board as it is drawn, as a text to compare. */
const picture = (page) =>
  page.evaluate(() => document.querySelector("katro-board").shadowRoot.querySelector(".board canvas").toDataURL());

/** Lets nothing be done in idle moments before `window.idle` is called. */
const HOLD = () => {
  const waiting = [];
  window.requestIdleCallback = (work) => waiting.push(work);
  window.idle = () => {
    const rest = { didTimeout: false, timeRemaining: () => 0 };
    const slices = waiting.splice(0);
    for (const work of slices) work(rest);
    return slices.length;
  };
};
const idle = (page) => page.evaluate(() => window.idle());

for (const theme of ["earth", "wood"]) {
  test(`the first picture is rough, and slice by slice a fine one is made: ${theme}`, async ({ page }) => {
    await page.addInitScript(HOLD);
    await open(page, `?theme=${theme}`);
    const rough = await picture(page);
    // It is no empty plate.
    expect(rough.length).toBeGreaterThan(200_000);
    // One slice is not all of it, and nothing of it is seen before the last.
    expect(await idle(page)).toBe(1);
    expect(await picture(page)).toBe(rough);
    let slices = 1;
    while (await idle(page)) slices += 1;
    expect(slices).toBeGreaterThan(5);
    expect(slices).toBeLessThan(200);
    expect(await picture(page)).not.toBe(rough);
  });
}

for (const [width, height] of [
  [1280, 720],
  [412, 823],
  [1024, 600],
]) {
  test(`a board of ${width} by ${height} has the size that it will have when it is first drawn`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      window.sizes = new Set();
      const { drawImage } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.drawImage = function (...given) {
        if (this.canvas.isConnected) window.sizes.add(`${this.canvas.width} by ${this.canvas.height}`);
        return drawImage.apply(this, given);
      };
    });
    await open(page);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => [...window.sizes])).toHaveLength(1);
  });
}

test("a board that changes its size while its light is worked out gets the light of its new size", async ({ page }) => {
  await page.addInitScript(HOLD);
  await page.setViewportSize({ width: 800, height: 700 });
  await open(page, "?theme=earth");
  while (await idle(page));
  const wanted = await picture(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.reload();
  await ready(page);
  await idle(page);
  const before = await picture(page);
  await page.setViewportSize({ width: 800, height: 700 });
  await expect.poll(() => picture(page)).not.toBe(before);
  expect(await picture(page)).not.toBe(wanted);
  while (await idle(page));
  expect(await picture(page)).toBe(wanted);
});

test("in browsers that know no idle moments the light becomes fine as well, and then all is still", {
  tag: "@engines",
}, async ({ page }) => {
  await page.addInitScript(() => {
    delete window.requestIdleCallback;
    window.painted = 0;
    const { putImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.putImageData = function (...given) {
      window.painted += 1;
      return putImageData.apply(this, given);
    };
  });
  await open(page, "?theme=earth");
  const painted = () => page.evaluate(() => window.painted);
  let before = -1;
  await expect
    .poll(async () => {
      const last = before;
      before = await painted();
      return before === last;
    })
    .toBe(true);
  expect(before).toBeGreaterThan(20);
  await page.waitForTimeout(1000);
  expect(await painted()).toBe(before);
});

test("a flat board has no light to wait for", { tag: "@logic" }, async ({ page }) => {
  await page.addInitScript(HOLD);
  await open(page, "?theme=projector");
  const first = await picture(page);
  while (await idle(page));
  expect(await picture(page)).toBe(first);
});

test("a crash while the light is worked out costs nothing", async ({ page }) => {
  await page.addInitScript(HOLD);
  await open(page, "?speed=instant");
  await page.evaluate(() => {
    const { putImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.putImageData = () => {
      CanvasRenderingContext2D.prototype.putImageData = putImageData;
      throw new Error("the browser has lost it");
    };
  });
  await idle(page);
  await sow(page, "C<");
  expect((await state(page)).ply).toBeGreaterThan(0);
});
