// A whole game with the keyboard alone, and another with nothing but what a screen reader is told; the state on demand.

import AxeBuilder from "@axe-core/playwright";
import { command, expect, frame, hole, listen, open, position, rested, said, sow, state, test, keep } from "./katro.js";

const SMALL = "?speed=instant&rules=katro-4x4&lang=en&south=human&north=human";

const focusIsSomewhere = (page) =>
  page.evaluate(() => {
    const { activeElement, shadowRoot } = document.querySelector("katro-board");
    return Boolean((activeElement ?? shadowRoot.activeElement)?.matches("button, select, a, [tabindex]"));
  });

test("a whole game is played with the keyboard alone, and the focus is never lost", async ({ page }) => {
  await open(page, SMALL);
  await listen(page);
  for (let tabs = 0; tabs < 5 && !(await hole(page, "A").evaluate((each) => each.matches(":focus"))); tabs += 1)
    await page.keyboard.press("Tab");
  let turns = 0;
  for (; turns < 80 && !(await state(page)).over; turns += 1) {
    await page.keyboard.press("m");
    expect(await focusIsSomewhere(page)).toBe(true);
    await page.keyboard.press("Enter");
    if ((await frame(page).getAttribute("data-phase")) === "picked") await page.keyboard.press("Enter");
    await rested(page);
    expect(await focusIsSomewhere(page)).toBe(true);
  }
  expect((await state(page)).over).toBeTruthy();
  await page.waitForTimeout(50);
  // One message a turn, the end with the last.
  expect(await said(page)).toHaveLength(turns);
  expect((await said(page)).at(-1)).toMatch(/won|draw/i);
});

test("another is played with nothing but the names of the buttons", { tag: "@logic" }, async ({ page }) => {
  await open(page, SMALL);
  const board = page.getByRole("group", { name: "Katro board, 4 rows of 4 holes" });
  for (let turns = 0; turns < 80; turns += 1) {
    const sowable = board.getByRole("button", { name: /can be sown$/ });
    if ((await sowable.count()) === 0) break;
    await sowable.last().dispatchEvent("click", { detail: 0 });
    const ways = board.getByRole("button", { name: /^Sow / });
    if ((await ways.count()) > 0) await ways.last().dispatchEvent("click", { detail: 0 });
    await rested(page);
  }
  await expect(page.getByRole("heading", { name: /has won|A draw/ })).toBeVisible();
});

test("how the game stands can be asked for, with a key and with a button", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=instant&lang=en");
  await listen(page);
  await hole(page, "A").focus();
  await page.keyboard.press("s");
  await page.keyboard.press("f");
  await page.keyboard.press("f");
  await expect.poll(() => said(page)).toHaveLength(3);
  const [standing, asked, again] = await said(page);
  expect(standing).toBe(
    "South has 36 seeds, North has 36 seeds. South to move. 6 holes can be sown: A, B, C, D, E, F.",
  );
  expect(asked).toBe(
    "A, South, outer row, column 1, 2 seeds, can be sown. Facing it: m: 2 seeds, l: 2 seeds, a: 2 seeds.",
  );
  expect(again).toBe(asked);
  await sow(page, "C<");
  await page.getByRole("button", { name: "The board in words" }).dispatchEvent("click", { detail: 0 });
  const sheet = page.getByRole("dialog", { name: "The board in words" });
  await expect(sheet.getByRole("listitem")).toHaveCount(6);
  await expect(sheet).toContainText("South sowed C West: 7 laps, captured 2.");
  await expect(sheet.getByRole("listitem").first()).toContainText("North, outer row, from column 1");
});

test("the rules and their sources can be read, for each telling", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?rules=wikipedia&lang=en");
  await command(page, "rules").click();
  const sheet = page.getByRole("dialog", { name: "Rules and sources" });
  await expect(sheet).toContainText("On this table: Katro as on Wikipedia");
  await expect(sheet).toContainText("You capture where the last seed falls into an empty hole.");
  await expect(sheet.locator("details")).toHaveCount(12);
  await expect(sheet).not.toContainText(/another point|\{|undefined/);
  await page.keyboard.press("Escape");
  await expect(command(page, "rules")).toBeFocused();
});

test("Tab goes through the board and leaves, both ways, in every phase", async ({ page }) => {
  await open(page, "?speed=slow&lang=en");
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("afterbegin", '<button id="before">before</button>');
    document.body.insertAdjacentHTML("beforeend", '<button id="after">after</button>');
  });
  const walk = async (key, goal) => {
    for (let tabs = 0; tabs < 25; tabs += 1) {
      await page.keyboard.press(key);
      if ((await page.evaluate(() => document.activeElement.id)) === goal) return true;
    }
    return false;
  };
  const through = async () => {
    await page.evaluate(() => document.querySelector("#before").focus({ preventScroll: true }));
    expect(await walk("Tab", "after")).toBe(true);
    expect(await walk("Shift+Tab", "before")).toBe(true);
  };
  await through();
  await sow(page, "C<");
  await through();
});

test("the focus has a home after undo, a new game, a closed sheet and a dismissed message", {
  tag: "@engines",
}, async ({ page }) => {
  await open(page, "?speed=instant&lang=en&counts=what");
  await page.locator("katro-board .message .close").focus();
  await page.keyboard.press("Enter");
  expect(await focusIsSomewhere(page)).toBe(true);
  await sow(page, "C<");
  for (const name of ["undo", "redo", "tools", "fresh"]) {
    await command(page, name).focus();
    await page.keyboard.press("Enter");
    if (name === "tools") {
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
    }
    await expect(command(page, name)).toBeFocused();
  }
});

test("at 400 % everything can be reached, and nothing has to be scrolled sideways", { tag: "@engines" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, "?lang=en");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  for (const name of ["undo", "fresh", "tools"]) {
    await command(page, name).scrollIntoViewIfNeeded();
    await expect(command(page, name)).toBeInViewport();
  }
});

// Nothing that axe asks depends on a language but its name and its letters: one in letters of its own is enough.
for (const lang of ["fr", "mg", "it", "fil", "mn", "mr", "lo"]) {
  test(`axe finds nothing in ${lang}, with the rules open either`, keep(lang === "mr"), async ({ page }) => {
    await open(page, `?lang=${lang}`);
    const find = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
    expect(await find()).toEqual([]);
    await command(page, "rules").click();
    expect(await find()).toEqual([]);
  });
}

test("axe finds nothing while somebody presses whatever there is", async ({ page }) => {
  await open(page, "?speed=fast&lang=en");
  await page.evaluate(() => {
    let seed = 7;
    const random = (below) => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return (seed >>> 8) % below;
    };
    const { shadowRoot } = document.querySelector("katro-board");
    window.pressing = setInterval(() => {
      const buttons = [...shadowRoot.querySelectorAll(".hole, .choice, .controls button")];
      buttons[random(buttons.length)]?.click();
    }, 40);
  });
  for (let time = 0; time < 3; time += 1) {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
  await page.evaluate(() => clearInterval(window.pressing));
  await page.keyboard.press("Escape");
  expect(await position(page)).toMatch(/ [NS]/);
});

test("forced colours leave the sowable holes, the focus and the buttons to be seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "?lang=en");
  const border = (locator) => locator.evaluate((each) => getComputedStyle(each).borderTopStyle);
  expect(await border(command(page, "fresh"))).toBe("solid");
  const ring = await hole(page, "A").evaluate((each) => getComputedStyle(each, "::before").borderTopStyle);
  expect(ring).toBe("solid");
});
