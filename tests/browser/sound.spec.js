// Pebbles are heard only by those who want to, never in a burst, and nothing waits for them.

import { command, expect, frame, open, rested, sow, test } from "./katro.js";

// Stands in for the browser's sound: notes what is asked of it, and when.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.heard = [];
    window.contexts = [];
    const RealContext = window.AudioContext;
    window.AudioContext = class extends RealContext {
      constructor(options) {
        super(options);
        window.contexts.push(this);
      }
      get state() {
        return window.silenced ?? "running";
      }
      get currentTime() {
        return performance.now() / 1000;
      }
      resume() {
        window.resumed = (window.resumed ?? 0) + 1;
        return Promise.resolve();
      }
      createBufferSource() {
        window.heard.push(performance.now());
        return super.createBufferSource();
      }
    };
  });
});

const heard = (page) => page.evaluate(() => window.heard.length);
const contexts = (page) => page.evaluate(() => window.contexts.length);

test("there is no sound, and nothing that could make any, until it is switched on", { tag: "@engines" }, async ({
  page,
}) => {
  await open(page, "?speed=fast");
  await expect(command(page, "sound")).toHaveAttribute("aria-pressed", "false");
  await sow(page, "C<");
  await rested(page);
  expect(await contexts(page)).toBe(0);
  await command(page, "sound").click();
  await expect(command(page, "sound")).toHaveAttribute("aria-pressed", "true");
  await command(page, "again").click();
  await rested(page);
  expect(await contexts(page)).toBe(1);
  expect(await heard(page)).toBeGreaterThan(10);
  const times = await page.evaluate(() => window.heard);
  // Twelve drops a second, and lifts and captures between them.
  const most = Math.max(...times.map((from) => times.filter((time) => from <= time && time < from + 1000).length));
  expect(most).toBeLessThanOrEqual(24);
});

test("the page's option switches it on, the visitor's choice outlives it and a reload", async ({ page }) => {
  await open(page, "?speed=instant&sound=on");
  await expect(command(page, "sound")).toHaveAttribute("aria-pressed", "true");
  expect(await contexts(page)).toBe(0);
  await command(page, "sound").click();
  await page.reload();
  await expect(command(page, "sound")).toHaveAttribute("aria-pressed", "false");
});

test("a context that is not allowed to sound, or that was taken away, holds nothing up and is asked again", {
  tag: "@engines",
}, async ({ page }) => {
  await open(page, "?speed=fast&sound=on");
  await page.evaluate(() => (window.silenced = "suspended"));
  await sow(page, "C<");
  await rested(page);
  expect(await heard(page)).toBe(0);
  const asked = await page.evaluate(() => window.resumed);
  expect(asked).toBeGreaterThan(0);
  // After a telephone call the same context is asked for again with the next touch, and a dead one is replaced.
  await page.evaluate(() => (window.silenced = "closed"));
  await command(page, "again").click();
  await page.evaluate(() => (window.silenced = undefined));
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  await rested(page);
  expect(await contexts(page)).toBeGreaterThan(1);
  expect(await heard(page)).toBeGreaterThan(0);
});

test("a browser without sound plays all the same", async ({ page }) => {
  await page.addInitScript(() => {
    delete window.AudioContext;
  });
  await open(page, "?speed=fast&sound=on");
  await sow(page, "C<");
  await rested(page);
});

test("a page that nobody sees is silent, and nothing is made up for", { tag: "@engines" }, async ({ page }) => {
  await open(page, "?speed=normal&sound=on");
  await sow(page, "C<");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    window.heard = [];
  });
  await page.waitForTimeout(800);
  expect(await heard(page)).toBe(0);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: false, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.waitForTimeout(100);
  expect(await heard(page)).toBeLessThanOrEqual(3);
  await command(page, "skip").click();
  const after = await heard(page);
  await page.waitForTimeout(300);
  expect(await heard(page)).toBe(after);
});
