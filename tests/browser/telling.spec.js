// While a sowing is told: one turn is one turn, time is time, and it can be ended, hurried, calmed and seen again.

import {
  command,
  expect,
  frame,
  hole,
  listen,
  open,
  picture,
  position,
  rested,
  said,
  sow,
  state,
  test,
} from "./katro.js";

const AFTER = "222222/222222/222022/333033/441330/101303 N";
const figures = (page) => page.locator("katro-board .figures");

test("input while the relay moves does nothing but end it", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=slow");
  await sow(page, "C<");
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  await page.evaluate(() => {
    const { shadowRoot } = document.querySelector("katro-board");
    for (const button of shadowRoot.querySelectorAll(".hole, [data-command=undo], [data-command=redo]")) button.click();
  });
  for (const key of ["Enter", "Space", "ArrowLeft", "Control+Z"]) await page.keyboard.press(key);
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  expect((await state(page)).plies).toBe(1);
  await command(page, "skip").click();
  await expect(frame(page)).toHaveAttribute("data-phase", "idle");
  expect(await position(page)).toBe(AFTER);
  // And the board is alive again.
  await sow(page, "b>");
  expect((await state(page)).ply).toBe(2);
});

test("Escape ends a telling, and the focus stays on the hole", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=slow");
  await hole(page, "C").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  await page.keyboard.press("Escape");
  await expect(frame(page)).toHaveAttribute("data-phase", "idle");
  await expect(hole(page, "C")).toBeFocused();
  expect(await position(page)).toBe(AFTER);
});

test("laps, hand and captures are counted as they happen", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=fast");
  await page.evaluate(() => {
    window.laps = [];
    const lap = document.querySelector("katro-board").shadowRoot.querySelector(".figures dd");
    new MutationObserver(() => window.laps.push(lap.textContent)).observe(lap, { childList: true });
  });
  await sow(page, "C<");
  await expect(figures(page)).toBeVisible();
  await rested(page);
  const laps = await page.evaluate(() => window.laps);
  expect(laps.at(-1)).toBe("7 of 7");
  expect(laps).toEqual(laps.toSorted());
  await expect(figures(page)).toBeHidden();
  await expect(page.locator("katro-board .hint")).toHaveText("South sowed C West: 7 laps, captured 2.");
});

test("the pace can be changed in mid-sowing", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=slow");
  await sow(page, "C<");
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  await page.locator("katro-board .pace select").selectOption("instant");
  await expect(frame(page)).toHaveAttribute("data-phase", "idle");
  expect(await position(page)).toBe(AFTER);
});

test("a calmer system calms a sowing that has begun", async ({ page }) => {
  await open(page, "?speed=fast");
  await sow(page, "C<");
  await expect(figures(page)).toContainText("2 of 7");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await rested(page);
  expect(await position(page)).toBe(AFTER);
  await expect(page.locator("katro-board .hint")).toContainText("7 laps");
});

test("one summary is spoken for a turn, and none for a drop", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=fast");
  await listen(page);
  await sow(page, "C<");
  await rested(page);
  await page.waitForTimeout(100);
  expect(await said(page)).toEqual(["South sowed C West: 7 laps, captured 2. North to move."]);
  await command(page, "again").click();
  await command(page, "skip").click();
  await page.waitForTimeout(100);
  expect(await said(page)).toHaveLength(2);
});

test("the last turn can be read lap by lap", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=instant");
  await sow(page, "C<");
  await command(page, "tools").click();
  await page.getByRole("button", { name: "Read the last turn lap by lap" }).click();
  const sheet = page.getByRole("dialog", { name: "The last turn, lap by lap" });
  await expect(sheet.getByRole("listitem")).toHaveCount(7);
  await expect(sheet.getByRole("listitem").nth(3)).toContainText("2 seeds captured from p");
  await expect(sheet.getByRole("listitem").last()).toContainText("was empty, so the turn ends there");
});

test("New game in mid-sowing stops it, and leaves nothing running", { tag: "@engines" }, async ({ page }) => {
  await open(page, "?speed=slow");
  const still = () => picture(page);
  const fresh = await still();
  await sow(page, "C<");
  await page.waitForTimeout(200);
  await command(page, "fresh").click();
  await page.mouse.move(1, 1);
  await expect(frame(page)).toHaveAttribute("data-phase", "idle");
  await page.locator("katro-board .message .close").click();
  await page.waitForTimeout(100);
  expect(await still()).toBe(fresh);
});

test.describe("with a clock in our hands", () => {
  // Frames are given out by the test, with the times that it says.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      let waiting = [];
      let number = 0;
      window.requestAnimationFrame = (callback) => {
        number += 1;
        waiting.push([number, callback]);
        return number;
      };
      window.cancelAnimationFrame = (id) => {
        waiting = waiting.filter(([each]) => each !== id);
      };
      window.tick = (time) => {
        const now = waiting;
        waiting = [];
        for (const [, callback] of now) callback(time);
        return waiting.length + now.length;
      };
    });
  });

  const run = (page, step) =>
    page.evaluate((step) => {
      let time = performance.now();
      const begun = time;
      while (window.tick(time) > 0 && time - begun < 60_000) time += step;
      return time - begun;
    }, step);

  test("a sowing takes as long on every screen", { tag: "@logic" }, async ({ page }) => {
    const took = [];
    for (const rate of [24, 60, 240]) {
      await open(page, "?speed=fast");
      await sow(page, "C<");
      took.push(await run(page, 1000 / rate));
      await rested(page);
      await command(page, "fresh").click();
    }
    expect(Math.max(...took) - Math.min(...took)).toBeLessThan(2 * (1000 / 24));
    expect(took[0]).toBeGreaterThan(300);
  });

  test("a hidden page or a sleep neither freezes a sowing nor lets it burst", { tag: "@logic" }, async ({ page }) => {
    await open(page, "?speed=fast");
    await listen(page);
    await sow(page, "C<");
    await page.evaluate(() => {
      window.tick(1000);
      window.tick(1016);
      // Half a minute without a frame: it goes on from where it was.
      window.tick(31_016);
    });
    await expect(frame(page)).toHaveAttribute("data-phase", "telling");
    await expect(figures(page)).toContainText("1 of 7");
    await run(page, 16);
    await expect(frame(page)).toHaveAttribute("data-phase", "idle");
    expect(await position(page)).toBe(AFTER);
    await page.waitForTimeout(50);
    expect(await said(page)).toHaveLength(1);
  });
});
