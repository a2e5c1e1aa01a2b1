// The game outlives the page where the browser keeps things, and is played all the same where it does not.

import { command, expect, open, position, ready, record, rested, sow, state, strip, test } from "./katro.js";

const KEY = "katro/1/game/standard";

test("the game in progress survives a reload, and each ruleset keeps its own", { tag: ["@logic", "@engines"] }, async ({
  page,
}) => {
  await open(page, "?speed=instant");
  for (const turn of ["C<", "b>", "F>"]) await sow(page, turn);
  const standard = await record(page);
  await page.reload();
  await ready(page);
  expect(await record(page)).toBe(standard);
  await open(page, "?rules=katro-4x4&speed=instant");
  expect((await state(page)).ply).toBe(0);
  await sow(page, (await state(page)).turns[0]);
  await open(page, "?rules=standard");
  expect(await record(page)).toBe(standard);
  expect((await state(page)).ply).toBe(3);
});

test("a turn is safe before its telling has ended", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=slow");
  await sow(page, "C<");
  await page.reload();
  await ready(page);
  expect((await state(page)).ply).toBe(1);
});

test("a game from the address is played on after a reload, and leaves the other alone", { tag: "@logic" }, async ({
  page,
}) => {
  await open(page, "?speed=instant");
  await sow(page, "A>");
  const own = await record(page);
  const query = "?speed=instant&position=014133/330330/033133/033033/441330/101303_S";
  await open(page, query);
  await sow(page, "F>");
  const linked = await record(page);
  await page.reload();
  await ready(page);
  expect(await record(page)).toBe(linked);
  await open(page);
  expect(await record(page)).toBe(own);
});

const BROKEN = {
  empty: "",
  "not a record": "{}",
  "cut off": '[Game "Katro"]\n[Rules "stan',
  "an illegal turn": '[Game "Katro"]\n[Rules "standard"]\n\n1. C< C< *\n',
  "another ruleset": '[Game "Katro"]\n[Rules "nobody\'s"]\n\n1. C< *\n',
  noise: "\u0000ÿ".repeat(50_000),
};

for (const [name, text] of Object.entries(BROKEN)) {
  test(`a saved game that cannot be read (${name}) is kept, shown, and in nobody's way`, { tag: "@logic" }, async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, text]);
    await open(page, "?speed=instant");
    await expect(strip(page)).toContainText("cannot be read");
    await expect(strip(page).getByText("Show the saved text")).toBeVisible();
    await sow(page, "C<");
    const kept = await page.evaluate((key) => localStorage.getItem(key), "katro/1/unreadable/game/standard");
    expect(kept).toBe(text);
    await page.reload();
    await ready(page);
    expect((await state(page)).ply).toBe(1);
    await expect(strip(page)).toHaveCount(0);
  });
}

const REFUSALS = {
  "the property throws": () =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("no", "SecurityError");
      },
    }),
  "the property is null": () => Object.defineProperty(window, "localStorage", { value: null }),
  "nothing can be written": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  "nothing can be read": () => {
    Storage.prototype.getItem = () => {
      throw new DOMException("no", "SecurityError");
    };
  },
};

for (const [name, refuse] of Object.entries(REFUSALS)) {
  test(`it is played as well where ${name}`, { tag: "@logic" }, async ({ page }) => {
    await page.addInitScript(refuse);
    await open(page, "?speed=instant");
    await sow(page, "C<");
    const played = await position(page);
    await command(page, "fresh").click();
    await command(page, "undo").click();
    expect(await position(page)).toBe(played);
  });
}

test("it is played in a frame that may do nothing but run scripts", { tag: "@engines" }, async ({ page }) => {
  // Modules are fetched from such a frame as if from another site: the server must allow that.
  await page.route(/\/www\/|\/index\.html/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "access-control-allow-origin": "*" } });
  });
  await page.route("**/host.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><title>Host</title><iframe sandbox="allow-scripts" src="/index.html?speed=instant&north=human" width="700" height="600"></iframe>',
    }),
  );
  await page.goto("/host.html");
  const inner = page.frameLocator("iframe");
  await inner.locator('katro-board [data-hole="C"]').click();
  await inner.locator('katro-board [data-turn="C<"]').click();
  await expect(inner.locator("katro-board .hint")).toHaveText("South sowed C West: 7 laps, captured 2.");
});

test("a turn that was taken back can be played again after a reload, and after the element was moved", {
  tag: "@engines",
}, async ({ page }) => {
  await open(page, "?speed=instant");
  await sow(page, "C<");
  await rested(page);
  const played = await record(page);
  await command(page, "undo").click();
  await page.reload();
  await ready(page);
  expect((await state(page)).ply).toBe(0);
  await page.evaluate(() => document.querySelector("main").append(document.querySelector("katro-board")));
  await ready(page);
  await expect.poll(async () => (await state(page))?.plies).toBe(1);
  await command(page, "redo").click();
  expect(await record(page)).toBe(played);
});
