// Two players face to face over one screen: what is read turns to whoever moves, the board stays, and fingers of both
// on the screen at once make no nonsense.

import { overflows } from "./fitting.js";
import { board, command, expect, frame, hole, open, position, rested, sow, state, test, keep } from "./katro.js";

const turned = (page) => frame(page).evaluate((element) => element.hasAttribute("data-turned"));
const part = (page, query) => page.locator(`katro-board ${query}`);
const rotation = (locator) => locator.evaluate((element) => getComputedStyle(element).rotate);

/** The board's place, and that of every hole. */
const places = (page) =>
  page.evaluate(() =>
    [...document.querySelector("katro-board").shadowRoot.querySelectorAll(".board, .hole")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    }),
  );

/** The picture of a hole's number, pixel by pixel, as it is or upside down. */
const numberOf = (page, name, way) =>
  page.evaluate(
    ([name, way]) => {
      const root = document.querySelector("katro-board").shadowRoot;
      const canvas = root.querySelector("canvas");
      const box = canvas.getBoundingClientRect();
      const ratio = canvas.width / box.width;
      const place = root.querySelector(`[data-hole="${name}"]`).getBoundingClientRect();
      const radius = Number.parseFloat(root.querySelector(".holes").style.getPropertyValue("--_radius"));
      const at = (start, size) => (start + size / 2 + 0.74 * radius) * ratio;
      const [x, y] = [at(place.x - box.x, place.width), at(place.y - box.y, place.height)];
      const reach = Math.round(0.17 * radius * ratio);
      const side = 2 * reach + 1;
      const copy = new OffscreenCanvas(side, side).getContext("2d", { willReadFrequently: true });
      copy.drawImage(canvas, reach - Math.round(x), reach - Math.round(y));
      const { data } = copy.getImageData(0, 0, side, side);
      const light = [];
      for (let pixel = 0; pixel < data.length; pixel += 4) light.push(data[pixel] + data[pixel + 1] + data[pixel + 2]);
      return way === "turned" ? light.reverse() : light;
    },
    [name, way],
  );

/** How far two pictures differ, on average, of 765: where they fit best, for letters may lie a pixel further on. */
function apart(one, other) {
  const side = Math.sqrt(one.length);
  const inner = [...Array(side - 4).keys()].map((at) => at + 2);
  const shifts = [-2, -1, 0, 1, 2];
  const by = (x, y) => {
    const differences = inner.flatMap((row) =>
      inner.map((column) => Math.abs(one[row * side + column] - other[(row + y) * side + column + x])),
    );
    return differences.reduce((sum, each) => sum + each, 0) / differences.length;
  };
  return Math.min(...shifts.flatMap((x) => shifts.map((y) => by(x, y))));
}

for (const [width, height] of [
  [1920, 1080],
  [1080, 1920],
  [1280, 800],
]) {
  test(`at ${width} by ${height} everything that is read turns to North, and the board stays`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "?table=on&speed=instant");
    await expect(part(page, ".panel")).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelector("katro-board").shadowRoot.querySelectorAll("link")].every(({ sheet }) => sheet),
        ),
      )
      .toBe(true);
    expect(await turned(page)).toBe(false);
    const before = await places(page);
    const upright = await numberOf(page, "r", "as it is");
    await sow(page, "C<");
    await expect.poll(() => turned(page)).toBe(true);
    expect(await places(page)).toEqual(before);
    for (const query of [".panel", ".playback"]) expect(await rotation(part(page, query)), query).toBe("180deg");
    // The same number, upside down.
    const after = await numberOf(page, "r", "turned");
    expect(apart(upright, after)).toBeLessThan(0.6 * apart(upright, await numberOf(page, "r", "as it is")));
    const [middle, panel, bar] = [
      await board(page).boundingBox(),
      await part(page, ".panel").boundingBox(),
      await part(page, ".playback").boundingBox(),
    ];
    if (height > width) expect(panel.y + panel.height).toBeLessThanOrEqual(middle.y + 1);
    expect(bar.y + bar.height).toBeLessThanOrEqual(middle.y + 1);
    // What is turned works where it is seen.
    await part(page, '.controls [data-command="rules"]').click();
    await expect(part(page, ".sheet")).toBeVisible();
    expect(await rotation(part(page, ".sheet"))).toBe("180deg");
    await page.keyboard.press("Escape");
    await sow(page, "b>");
    await expect.poll(() => turned(page)).toBe(false);
    expect(await places(page)).toEqual(before);
    expect(await rotation(part(page, ".panel"))).toBe("none");
    const low = await part(page, ".playback").boundingBox();
    expect(low.y).toBeGreaterThanOrEqual(middle.y + middle.height - 1);
  });
}

test("while a sowing is shown, its player reads; at the end, the winner", async ({ page }) => {
  await open(page, "?table=on&speed=slow");
  await sow(page, "C<");
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  expect(await turned(page)).toBe(false);
  await command(page, "skip").click();
  expect(await turned(page)).toBe(true);
  await sow(page, "b>");
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  expect(await turned(page)).toBe(true);
  await open(page, "?table=on&rules=katro-4x4&position=0000/0001/0000/0000_S");
  await expect(frame(page)).toHaveAttribute("data-phase", "over");
  expect(await turned(page)).toBe(true);
});

test("against the computer everything stays turned to the person", async ({ page }) => {
  await open(page, "?table=on&speed=instant&north=level1");
  await sow(page, "C<");
  await expect.poll(async () => (await state(page)).ply).toBe(2);
  await rested(page);
  expect(await turned(page)).toBe(false);
  await open(page, "?table=on&speed=instant&south=level1&north=human");
  await expect.poll(() => turned(page)).toBe(true);
});

test("with North nearer, South is turned to", async ({ page }) => {
  await open(page, "?table=on&orient=north&speed=instant");
  expect(await turned(page)).toBe(true);
  await sow(page, "C<");
  await expect.poll(() => turned(page)).toBe(false);
});

test("without table=on nothing turns, and nothing of it is fetched", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "?speed=instant");
  await sow(page, "C<");
  expect(await turned(page)).toBe(false);
  expect(asked.filter((url) => url.includes("facing"))).toEqual([]);
});

test("after a crash the numbers are still turned", async ({ page }) => {
  // Without messages, which would make the board smaller.
  await open(page, "?table=on&kiosk=on&attract=off&speed=instant");
  await sow(page, "C<");
  const before = await numberOf(page, "r", "as it is");
  await page.evaluate(async () => {
    const { Session } = await import("/www/pkg/katro.js");
    const { play } = Session.prototype;
    Session.prototype.play = () => {
      Session.prototype.play = play;
      throw new WebAssembly.RuntimeError("unreachable executed");
    };
  });
  await sow(page, "b>");
  expect(await turned(page)).toBe(true);
  expect(apart(before, await numberOf(page, "r", "as it is"))).toBeLessThan(5);
});

test("fingers of both players at once play one turn at a time", async ({ browser, browserName, baseURL }) => {
  test.skip(browserName !== "chromium", "no other browser can be given fingers here");
  const context = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 1600, height: 1000 } });
  const page = await context.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  const cdp = await context.newCDPSession(page);
  await open(page, "?table=on&speed=instant");
  const middle = async (query) => {
    const box = await part(page, query).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /** Presses so many places together, and lets go of one after the other. */
  const together = async (...queries) => {
    const points = await Promise.all(queries.map(middle));
    const touches = points.map((point, id) => ({ ...point, id }));
    await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: touches });
    for (let left = touches.length - 1; left >= 0; left -= 1) {
      await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: touches.slice(0, left) });
    }
    await page.waitForTimeout(200);
  };
  const whole = async () => {
    const { position: text } = await state(page);
    const seeds = [...text.split(" ")[0].matchAll(/\((\d+)\)|(\d)/g)].map(([, many, one]) => Number(many ?? one));
    return seeds.reduce((sum, each) => sum + each, 0);
  };
  await together('.hole[data-hole="C"]', '.hole[data-hole="b"]');
  expect((await state(page)).ply).toBe(0);
  await together('.hole[data-hole="A"]', '.hole[data-hole="F"]', '.hole[data-hole="a"]');
  expect((await state(page)).ply).toBe(0);
  expect(await whole()).toBe(72);
  // In one moment, as the page gets them when it was busy: both arrows, and holes of both sides.
  await page.evaluate(() => {
    const root = document.querySelector("katro-board").shadowRoot;
    const click = (query) => root.querySelector(query)?.click();
    for (const button of root.querySelectorAll(".hole[data-picked]")) button.click();
    click('.hole[data-hole="C"]');
    const arrows = [...root.querySelectorAll(".choice")];
    for (const arrow of arrows) arrow.click();
    click('.hole[data-hole="D"]');
    for (const arrow of arrows) arrow.click();
    click('[data-command="undo"]');
    click('[data-command="redo"]');
    click('.hole[data-hole="b"]');
  });
  expect(await state(page)).toMatchObject({ ply: 1, toMove: "north" });
  expect(await whole()).toBe(72);
  // While one sows slowly, the other taps everything.
  await open(page, "?table=on&speed=slow&position=222222/222222/222022/333033/441330/101303_N");
  await hole(page, "b").tap();
  await part(page, '.choice[data-turn="b>"]').tap();
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  await together('.hole[data-hole="A"]', '.hole[data-hole="c"]');
  await hole(page, "D").tap({ force: true });
  expect((await state(page)).ply).toBe(1);
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  expect(await position(page)).toMatch(/ S$/);
  expect(errors).toEqual([]);
  await context.close();
});

// Of two rooms of the same shape one is enough.
for (const [width, height] of [
  [390, 844],
  [640, 400],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [2160, 3840],
  [3840, 2160],
]) {
  test(
    `at ${width} by ${height} a table fits, to either side`,
    keep([390, 640, 1024, 2160].includes(width)),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, "?table=on&speed=instant");
      for (const turn of ["C<", "b>"]) {
        await expect.poll(() => overflows(page)).toEqual([]);
        const [middle, bar] = [await board(page).boundingBox(), await part(page, ".playback").boundingBox()];
        const above = bar.y + bar.height <= middle.y + 1;
        const beside = bar.x >= middle.x + middle.width - 1;
        expect(above || beside || middle.y + middle.height <= bar.y + 1, turn).toBe(true);
        await sow(page, turn);
      }
    },
  );
}
