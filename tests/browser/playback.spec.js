// The bar under the board: a sowing is paused, stepped, skipped and seen again, and a game is walked through.

import {
  command,
  expect,
  frame,
  hole,
  listen,
  open,
  picture,
  position,
  record,
  rested,
  said,
  sow,
  state,
  test,
} from "./katro.js";

const figures = (page) => page.locator("katro-board .figures");
const slider = (page) => page.locator("katro-board .track input");
const step = (page) => slider(page).evaluate((input) => Number(input.value));
const most = (page) => slider(page).evaluate((input) => Number(input.max));

const AFTER = "222222/222222/222022/333033/441330/101303 N";
// The longest sowing of the fixtures.
const LONG = "?rules=wikipedia&speed=fast&position=202120/133120/431512/411241/042292/101410_N";

test("a sowing stands still when it is paused, and goes on from there", async ({ page }) => {
  await open(page, "?speed=slow");
  await sow(page, "C<");
  await expect(figures(page)).toContainText("2 of 7");
  await command(page, "pause").click();
  await page.mouse.move(1, 1);
  const [first, at] = [await picture(page), await step(page)];
  await page.waitForTimeout(400);
  expect(await picture(page)).toBe(first);
  expect(await step(page)).toBe(at);
  await command(page, "play").click();
  await expect.poll(() => step(page)).toBeGreaterThan(at);
  await command(page, "skip").click();
  expect(await position(page)).toBe(AFTER);
});

test("a sowing is stepped by one seed and by one lap, on and back", { tag: "@engines" }, async ({ page }) => {
  await open(page, "?speed=slow");
  await listen(page);
  await sow(page, "C<");
  await command(page, "pause").click();
  await command(page, "lapon").click();
  await expect(figures(page)).toContainText("2 of 7");
  const second = await picture(page);
  await command(page, "seedon").click();
  const seed = await picture(page);
  expect(seed).not.toBe(second);
  await command(page, "lapon").click();
  await expect(figures(page)).toContainText("3 of 7");
  await command(page, "lapback").click();
  await expect(figures(page)).toContainText("2 of 7");
  expect(await picture(page)).toBe(second);
  await command(page, "seedon").click();
  expect(await picture(page)).toBe(seed);
  await command(page, "seedback").click();
  expect(await picture(page)).toBe(second);
  expect(await said(page)).toContain("Lap 2 of 7: 3 seeds lifted from A.");
  // To the end, seed by seed: it comes to rest there by itself, and the turn is told of once.
  for (
    let count = 0;
    count < 60 && (await command(page, "pause").count()) + (await command(page, "play").count());
    count += 1
  )
    await command(page, "seedon").click();
  await expect(frame(page)).toHaveAttribute("data-phase", "idle");
  expect(await position(page)).toBe(AFTER);
  expect((await said(page)).at(-1)).toBe("South sowed C West: 7 laps, captured 2. North to move.");
});

test("a turn at rest is seen again from any lap with the slider", { tag: "@engines" }, async ({ page }) => {
  await open(page, "?speed=instant&record=C<");
  const still = await picture(page);
  expect(await step(page)).toBe(await most(page));
  await slider(page).fill("0");
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  await expect(figures(page)).toContainText("1 of 7");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "Lap 1 of 7: 2 seeds lifted from C.");
  await slider(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "Lap 1 of 7: a seed in B, 1 left in hand.");
  await page.keyboard.press("PageUp");
  await expect(figures(page)).toContainText("2 of 7");
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press("End");
  await expect(frame(page)).toHaveAttribute("data-phase", "idle");
  await expect(slider(page)).toBeFocused();
  await page.mouse.move(1, 1);
  expect(await picture(page)).toBe(still);
  // Going on from a lap plays the rest.
  await page.locator("katro-board .pace select").selectOption("fast");
  await page.keyboard.press("PageDown");
  await command(page, "play").click();
  await expect(frame(page)).toHaveAttribute("data-phase", "idle");
  expect((await state(page)).plies).toBe(1);
});

test("every seed of a sowing of 109 laps can be stopped at, though laps are left out when it runs", {
  tag: "@logic",
}, async ({ page }) => {
  await open(page, LONG);
  await sow(page, "c<");
  await expect(figures(page)).toContainText("of 109");
  await command(page, "pause").click();
  const end = await most(page);
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    const at = Math.floor(end * share);
    await slider(page).fill(String(at));
    await command(page, "seedon").click();
    expect(await step(page)).toBeGreaterThan(at);
    expect(await step(page)).toBeLessThanOrEqual(at + 2);
  }
  await command(page, "play").click();
  await rested(page);
  expect(await position(page)).toBe("010114/240232/542121/410240/042292/101410 S");
});

test("the bar walks through the whole game and loses nothing", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=instant");
  for (const turn of ["C<", "b>", "F>"]) await sow(page, turn);
  const [whole, last] = [await record(page), await position(page)];
  await command(page, "turnback").click();
  expect((await state(page)).ply).toBe(2);
  await command(page, "first").click();
  expect(await state(page)).toMatchObject({ ply: 0, plies: 3 });
  await expect(command(page, "turnback")).toHaveAttribute("aria-disabled", "true");
  await expect(command(page, "again")).toHaveAttribute("aria-disabled", "true");
  await command(page, "turnon").click();
  expect((await state(page)).ply).toBe(1);
  expect(await position(page)).toBe(AFTER);
  await command(page, "last").click();
  expect(await position(page)).toBe(last);
  expect(await record(page)).toBe(whole);
  await expect(command(page, "turnon")).toHaveAttribute("aria-disabled", "true");
});

test("walking away from a running sowing ends it first", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=slow");
  await page.evaluate(() => {
    window.told = [];
    for (const type of ["turn", "state"]) addEventListener(type, ({ detail }) => window.told.push([type, detail.ply]));
  });
  await sow(page, "C<");
  await command(page, "turnback").click();
  await expect(frame(page)).toHaveAttribute("data-phase", "idle");
  expect(await state(page)).toMatchObject({ ply: 0, plies: 1 });
  expect(await page.evaluate(() => window.told)).toEqual([
    ["turn", 1],
    ["state", 1],
    ["state", 0],
  ]);
});

test("a turn that is seen again is no news to the page around", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=fast");
  await sow(page, "C<");
  await rested(page);
  await page.evaluate(() => {
    window.told = 0;
    for (const type of ["turn", "state", "end"]) addEventListener(type, () => (window.told += 1));
  });
  await command(page, "again").click();
  await command(page, "skip").click();
  await command(page, "seedback").click();
  await command(page, "seedon").click();
  await expect(frame(page)).toHaveAttribute("data-phase", "idle");
  expect(await page.evaluate(() => window.told)).toBe(0);
});

test("a hole chosen during a pause ends the sowing; the next choice plays", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=slow");
  await sow(page, "C<");
  await command(page, "pause").click();
  await hole(page, "a").click({ force: true });
  await expect(frame(page)).toHaveAttribute("data-phase", "idle");
  expect((await state(page)).ply).toBe(1);
  await sow(page, "b>");
  expect((await state(page)).ply).toBe(2);
});

test("keys on the board pause a sowing and step it", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=slow");
  await sow(page, "C<");
  await hole(page, "C").focus();
  await page.keyboard.press("p");
  await expect(command(page, "play")).toBeVisible();
  const at = await step(page);
  await page.keyboard.press(".");
  expect(await step(page)).toBeGreaterThan(at);
  await page.keyboard.press(",");
  await page.keyboard.press("p");
  await expect(command(page, "pause")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(frame(page)).toHaveAttribute("data-phase", "idle");
});

test("calm that comes while a sowing stands is kept when it goes on", async ({ page }) => {
  await open(page, "?speed=normal");
  await sow(page, "C<");
  await expect(figures(page)).toContainText("2 of 7");
  await command(page, "pause").click();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await command(page, "play").click();
  await rested(page);
  expect(await position(page)).toBe(AFTER);
});

test("nothing of the layout moves when a sowing begins, pauses and ends", { tag: "@engines" }, async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [320, 568],
  ]) {
    await page.setViewportSize({ width, height });
    await open(page, "?speed=slow&record=C<");
    const boxes = () =>
      page.evaluate(() =>
        [".board", ".bar", ".sides", ".status", ".controls"].map((part) => {
          const { x, y, width, height } = document
            .querySelector("katro-board")
            .shadowRoot.querySelector(part)
            .getBoundingClientRect();
          // A driver may scroll to what it presses.
          return [part, x, Math.round(y + scrollY), width, height].join(" ");
        }),
      );
    const before = await boxes();
    await command(page, "again").click();
    expect(await boxes()).toEqual(before);
    await command(page, "pause").click();
    expect(await boxes()).toEqual(before);
    await command(page, "skip").click();
    expect(await boxes()).toEqual(before);
  }
});

test("every control of the bar is large enough for a finger", async ({ page }) => {
  for (const [width, height] of [
    [320, 420],
    [320, 568],
    [390, 844],
    [480, 360],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height });
    await open(page, "?speed=slow&record=C<");
    await command(page, "again").click();
    for (const control of await page.locator("katro-board .step:visible, katro-board .track:visible").all()) {
      const box = await control.boundingBox();
      expect(Math.min(box.width, box.height), `${width} by ${height}`).toBeGreaterThanOrEqual(44);
    }
  }
});
