// Whole games, played with the pointer and with the keyboard, compared with the fixtures after every turn.

import {
  arrow,
  command,
  expect,
  fixtureGames,
  frame,
  hole,
  open,
  position,
  record,
  rested,
  sow,
  state,
  test,
  keep,
} from "./katro.js";

// One whole game of each ruleset. Those of `wikipedia` seldom end: the fixture's hundred turns are played.
const GAMES = { standard: 5, "one-circuit": 5, "katro-4x4": 2, "katro-4x6": 1, "katro-6x3": 4, wikipedia: 1 };

// Every game of every ruleset is played in the tests of the engine; here it is whether two boards of unlike size take
// the pointer.
for (const [rules, number] of Object.entries(GAMES)) {
  test(
    `a whole game of ${rules} with the pointer`,
    keep(rules === "standard" || rules === "katro-4x4"),
    async ({ page }) => {
      const game = fixtureGames(rules)[number];
      await open(page, `?rules=${rules}&speed=instant`);
      let now = await state(page);
      expect(now.position).toBe(game[0].position);
      for (const { turns, turn, laps, captured, after } of game) {
        if (!turn) continue;
        expect(now.turns.toSorted()).toEqual(turns.toSorted());
        await sow(page, turn);
        now = await state(page);
        expect(now.position, `after ${turn}`).toBe(after);
        expect(now.last).toMatchObject({ turn, laps, captured });
      }
      const { over } = game.at(-1);
      expect(now.over?.result).toBe(over);
      if (over) {
        await expect(frame(page)).toHaveAttribute("data-phase", "over");
        await expect(page.locator("katro-board .title")).toHaveText(/has won|draw/);
        await expect(page.locator("katro-board .hint")).toHaveText(/no seeds left/);
        await expect(command(page, "fresh")).toHaveAttribute("data-primary", "");
      }
      expect(await memory(page)).toBeLessThanOrEqual(4 * 1024 * 1024);
    },
  );
}

test("a whole game with the keyboard alone", { tag: "@engines" }, async ({ page }) => {
  const game = fixtureGames("standard")[5].filter(({ turn }) => turn);
  await open(page, "?speed=instant");
  await page.keyboard.press("Tab");
  for (const { turn, after } of game) {
    await walkTo(page, turn[0]);
    await page.keyboard.press("Enter");
    for (let press = 0; press < 3 && !(await focused(page, { turn })); press += 1) {
      await page.keyboard.press("ArrowRight");
    }
    if (await arrow(page, turn).count()) await page.keyboard.press("Enter");
    expect(await position(page), `after ${turn}`).toBe(after);
    // The focus has gone back to the hole that was sown, and is never lost.
    expect(await focused(page, { hole: turn[0] })).toBe(true);
  }
  await expect(page.locator("katro-board .title")).toHaveText("North has won");
});

test("undo and redo walk the whole game, and a new game can be taken back", { tag: "@logic" }, async ({ page }) => {
  const game = fixtureGames("katro-4x4")[1].filter(({ turn }) => turn);
  await open(page, "?rules=katro-4x4&speed=instant");
  for (const { turn } of game) await sow(page, turn);
  const whole = await record(page);
  for (const { position: before } of game.toReversed()) {
    await command(page, "undo").click();
    expect(await position(page)).toBe(before);
  }
  await expect(command(page, "undo")).toHaveAttribute("aria-disabled", "true");
  for (const { after } of game) {
    await page.keyboard.press("Control+Shift+Z");
    expect(await position(page)).toBe(after);
  }
  expect(await record(page)).toBe(whole);
  await command(page, "fresh").click();
  expect((await state(page)).ply).toBe(0);
  await page.keyboard.press("Control+Z");
  expect(await record(page)).toBe(whole);
  await page.keyboard.press("Alt+R");
  await page.getByRole("button", { name: "Bring the last one back" }).click();
  expect(await record(page)).toBe(whole);
});

test("the memory of the engine stays small in a long game", async ({ page }) => {
  await open(page, "?speed=instant");
  // Turns are played where the visitor's clicks arrive; the clicks themselves are proved above.
  const played = await page.evaluate(() => {
    const element = document.querySelector("katro-board");
    const click = (query) => element.shadowRoot.querySelector(query)?.click();
    let turns = 0;
    for (let game = 0; game < 6; game += 1) {
      for (let ply = 0; ply < 120 && element.state.over === undefined; ply += 1) {
        const { turns: legal } = element.state;
        const turn = legal[(ply * 7 + game) % legal.length];
        click(`[data-hole="${turn[0]}"]`);
        click(`[data-turn="${turn}"]`);
        turns += 1;
      }
      click('[data-command="fresh"]');
    }
    return turns;
  });
  expect(played).toBeGreaterThan(200);
  expect(await memory(page)).toBeLessThanOrEqual(4 * 1024 * 1024);
});

test("events tell the page what happened", { tag: "@logic" }, async ({ page }) => {
  await page.addInitScript(() => {
    window.told = [];
    for (const type of ["ready", "turn", "state", "end", "error"]) {
      addEventListener(type, ({ detail }) => detail && window.told.push([type, detail]));
    }
  });
  await open(page, "?rules=katro-4x4&speed=instant&position=0000/0100/1000/0000_S");
  await sow(page, (await state(page)).turns[0]);
  await rested(page);
  const told = await page.evaluate(() => window.told);
  expect(told[0]).toEqual(["ready", { version: 1, rules: "katro-4x4", lang: "en" }]);
  expect(told.find(([type]) => type === "turn")[1]).toMatchObject({ side: "south", ply: 1 });
  expect(told.find(([type]) => type === "state")[1]).toMatchObject({ ply: 1 });
});

/** With arrow keys, as somebody does who sees the board. */
async function walkTo(page, name) {
  const target = await hole(page, name).boundingBox();
  for (let press = 0; press < 24; press += 1) {
    if (await focused(page, { hole: name })) return;
    const at = await page.evaluate(() => {
      const { x, y } = document.querySelector("katro-board").shadowRoot.activeElement.getBoundingClientRect();
      return { x, y };
    });
    const key =
      Math.abs(at.y - target.y) > 2
        ? at.y < target.y
          ? "ArrowDown"
          : "ArrowUp"
        : at.x < target.x
          ? "ArrowRight"
          : "ArrowLeft";
    await page.keyboard.press(key);
  }
  throw new Error(`no way to ${name}`);
}

const focused = (page, wanted) =>
  page.evaluate((wanted) => {
    const { dataset } = document.querySelector("katro-board").shadowRoot.activeElement ?? { dataset: {} };
    return Object.entries(wanted).every(([name, value]) => dataset[name] === value);
  }, wanted);

const memory = (page) =>
  page.evaluate(async () => {
    const source = [...performance.getEntriesByType("resource")]
      .map(({ name }) => name)
      .find((name) => /pkg\/katro[^/]*\.js/.test(name));
    const { memory } = await (await import(source)).default();
    return memory.buffer.byteLength;
  });
