// The page by itself: it comes up, it is quiet, and it does nothing while nothing happens.

import { board, expect, hole, open, sow, rested, state, test } from "./katro.js";

test("the start position stands there, as buttons with names @site", { tag: "@engines" }, async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle(/Katro/);
  await expect(page.locator("katro-board .hole")).toHaveCount(36);
  await expect(hole(page, "C")).toHaveAccessibleName("C, South, outer row, column 3, 2 seeds, can be sown");
  await expect(hole(page, "c")).toHaveAccessibleName("c, North, outer row, column 3, 2 seeds");
  expect((await state(page)).position).toBe("222222/222222/222222/222222/222222/222222 S");
});

test("a turn is played on the finished site as well @site", { tag: "@smoke" }, async ({ page }) => {
  await open(page, "?speed=instant");
  await sow(page, "C<");
  await rested(page);
  expect((await state(page)).position).toBe("222222/222222/222022/333033/441330/101303 N");
});

test("the board is drawn, with soil and seeds of more than one colour @site", { tag: "@engines" }, async ({ page }) => {
  await open(page);
  const colours = await page.evaluate(() => {
    const canvas = document.querySelector("katro-board").shadowRoot.querySelector("canvas");
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set();
    for (let at = 0; at < data.length; at += 4 * 997)
      seen.add((data[at] >> 4) * 256 + (data[at + 1] >> 4) * 16 + (data[at + 2] >> 4));
    return seen.size;
  });
  expect(colours).toBeGreaterThan(30);
});

test("nothing takes the focus and nothing scrolls when the page comes up", async ({ page }) => {
  await open(page);
  expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(["BODY", 0]);
});

test("still means still: no frame is asked for while nothing moves", async ({ page }) => {
  await page.addInitScript(() => {
    window.frames_asked = 0;
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      window.frames_asked += 1;
      return ask(callback);
    };
  });
  const asked = () => page.evaluate(() => window.frames_asked);
  await open(page, "?speed=fast");
  await page.waitForTimeout(300);
  const before = await asked();
  await page.waitForTimeout(1000);
  expect(await asked()).toBe(before);
  await sow(page, "C<");
  await rested(page);
  expect(await asked()).toBeGreaterThan(before + 10);
  const after = await asked();
  await page.waitForTimeout(1000);
  expect(await asked()).toBe(after);
});

test("a strict content policy is enough", { tag: "@engines" }, async ({ page }) => {
  await page.route("**/index.html*", async (route) => {
    const response = await route.fetch();
    const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  await open(page, "?speed=instant");
  await sow(page, "A>");
  await rested(page);
  expect((await state(page)).ply).toBe(1);
});

test.describe("without WebAssembly", () => {
  test.use({ expected: ["Content Security Policy", "violates the following", "WebAssembly"] });

  test("the page says what is missing", async ({ page }) => {
    await page.route("**/index.html", async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), "content-security-policy": "script-src 'self'" };
      await route.fulfill({ response, headers });
    });
    await page.goto("/index.html");
    await expect(page.locator("katro-board .message")).toContainText("wasm-unsafe-eval");
  });
});

test("the picture is as sharp as the screen, and not larger than it must be", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ deviceScaleFactor: 2, viewport: { width: 800, height: 600 }, baseURL });
  const page = await context.newPage();
  await open(page);
  const ratio = await board(page).evaluate((element) => element.querySelector("canvas").width / element.clientWidth);
  expect(ratio).toBeCloseTo(2, 1);
  await context.close();
});
