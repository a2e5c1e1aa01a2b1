// Choosing a turn: a hole, then the way round; by finger, mouse and keys. Nobody sows by accident.

import {
  arrow,
  board,
  command,
  expect,
  frame,
  hole,
  inWebkit,
  listen,
  open,
  picture,
  rested,
  said,
  sow,
  state,
  test,
} from "./katro.js";

test("a hole offers two large arrows, and pointing at one shows its path", { tag: "@engines" }, async ({ page }) => {
  await open(page);
  await hole(page, "C").click();
  await expect(frame(page)).toHaveAttribute("data-phase", "picked");
  await expect(page.locator("katro-board .title")).toHaveText("Which way round?");
  for (const turn of ["C<", "C>"]) {
    const { width, height } = await arrow(page, turn).boundingBox();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await expect(arrow(page, "C>")).toHaveAccessibleName("Sow C East, first to D");
  const before = await picture(page);
  await arrow(page, "C>").hover();
  const east = await picture(page);
  await arrow(page, "C<").hover();
  const west = await picture(page);
  expect(new Set([before, east, west]).size).toBe(3);
  expect((await state(page)).ply).toBe(0);
});

test("Escape, the same hole, and anything else put the seeds back", async ({ page }) => {
  await open(page);
  const still = await picture(page);
  const cancels = [
    () => page.keyboard.press("Escape"),
    () => hole(page, "C").click(),
    () => board(page).click({ position: { x: 3, y: 3 } }),
  ];
  for (const cancel of cancels) {
    await hole(page, "C").click();
    await expect(page.locator("katro-board .choice")).toHaveCount(2);
    await cancel();
    await expect(page.locator("katro-board .choice")).toHaveCount(0);
    await expect(frame(page)).toHaveAttribute("data-phase", "idle");
    expect(await picture(page)).toBe(still);
  }
  expect((await state(page)).ply).toBe(0);
});

test("another hole is lifted in place of the first", { tag: "@logic" }, async ({ page }) => {
  await open(page);
  await hole(page, "A").click();
  await hole(page, "E").click();
  await expect(page.locator("katro-board .choice")).toHaveCount(2);
  await expect(arrow(page, "E<")).toBeVisible();
});

test("one tap is enough where only one turn starts", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?rules=one-circuit&speed=instant");
  await hole(page, "C").click();
  expect((await state(page)).last.turn).toBe("C>");
});

test("a hole that may not be sown says why, each time", { tag: "@logic" }, async ({ page }) => {
  await open(page);
  await listen(page);
  const hint = page.locator("katro-board .hint");
  const refusals = { c: "c belongs to North", L: "L must wait", l: "l belongs to North" };
  for (const [name, text] of Object.entries(refusals)) {
    await hole(page, name).click({ force: true });
    await expect(hint).toContainText(text);
  }
  await hole(page, "l").click({ force: true });
  await page.waitForTimeout(50);
  expect((await said(page)).filter((text) => text.startsWith("l belongs"))).toHaveLength(2);
  await hole(page, "C").click();
  await expect(hint).not.toContainText("belongs");
});

test("arrow keys choose the way that they point", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=instant");
  await hole(page, "F").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await expect(arrow(page, "F>")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(arrow(page, "F<")).toBeFocused();
  await page.keyboard.press("Space");
  expect((await state(page)).last.turn).toBe("F<");
  await expect(hole(page, "F")).toBeFocused();
});

test("digits, letters and arrows go where they say", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=instant");
  await page.keyboard.press("Tab");
  await expect(hole(page, "A")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(hole(page, "A")).toBeFocused();
  await page.keyboard.press("4");
  await expect(hole(page, "D")).toBeFocused();
  await page.keyboard.press("Shift+Digit6");
  await expect(hole(page, "d")).toBeFocused();
  await page.keyboard.press("m");
  await expect(hole(page, "A")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(hole(page, "L")).toBeFocused();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Help" });
  await expect(sheet).toContainText("go to the next hole that can be sown");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(hole(page, "L")).toBeFocused();
});

test("letters and digits do nothing with AltGr, Ctrl, or outside the board", { tag: "@logic" }, async ({ page }) => {
  await open(page);
  await hole(page, "A").focus();
  const pressed = await page.evaluate(() => {
    const { shadowRoot } = document.querySelector("katro-board");
    const press = (init) => {
      const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, composed: true, ...init });
      shadowRoot.activeElement.dispatchEvent(event);
      return event.defaultPrevented;
    };
    // Not every browser lets a script hold AltGr. On some systems it is the same as Ctrl and Alt.
    const altGraph = { modifierAltGraph: true };
    const held = new KeyboardEvent("keydown", altGraph).getModifierState("AltGraph") ? altGraph : { ctrlKey: true };
    return [
      press({ key: "4", code: "Digit4", altKey: true, ...held }),
      press({ key: "m", code: "KeyM", ctrlKey: true }),
      press({ key: "x", code: "KeyX" }),
      press({ key: "Escape", code: "Escape" }),
      // French digits: the place counts, not the character.
      press({ key: "'", code: "Digit4" }),
    ];
  });
  expect(pressed).toEqual([false, false, false, false, true]);
  await expect(hole(page, "D")).toBeFocused();
});

test("the arrow lies where the sowing goes first", { tag: "@engines" }, async ({ page }) => {
  await page.addInitScript(() => addEventListener("turn", ({ detail }) => (window.turn = detail)));
  await open(page, "?speed=instant&position=222222/222222/222222/222222/222222/222222_S");
  for (const rules of ["standard", "katro-4x6", "katro-6x3"]) {
    await open(page, `?speed=instant&rules=${rules}`);
    const wrong = await page.evaluate(async () => {
      const { firstHole } = await import("/www/path.js");
      const { Session } = await import("/www/pkg/katro.js");
      const { state } = document.querySelector("katro-board");
      // Every hole of South in turn is the only one with seeds, so that every turn of the board is tried.
      const empty = state.position.replace(/[^/ ]/g, (sign) => (/\d/.test(sign) ? "0" : sign));
      const rows = empty.split(" ")[0].split("/");
      const found = [];
      for (let row = rows.length / 2; row < rows.length; row += 1) {
        for (let column = 0; column < state.columns; column += 1) {
          const set = rows.map((text) => [...text]);
          set[row][column] = "2";
          set[0][0] = "2";
          const session = Session.atPosition(state.rules, `${set.map((text) => text.join("")).join("/")} S`);
          const now = session.state();
          for (const turn of now.turns) {
            const told = session.play(turn);
            const { into } = told.events.find(({ kind }) => kind === "dropped");
            if (into !== firstHole(now, turn)) found.push([turn, into, firstHole(now, turn)]);
            session.undo();
          }
        }
      }
      return found;
    });
    expect(wrong).toEqual([]);
  }
});

test("touch counts once @touch", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    baseURL,
  });
  const page = await context.newPage();
  await open(page, "?speed=instant");
  await hole(page, "C").tap();
  await expect(page.locator("katro-board .choice")).toHaveCount(2);
  await arrow(page, "C<").tap();
  expect((await state(page)).ply).toBe(1);
  for (let tap = 0; tap < 6; tap += 1) await command(page, "undo").tap({ force: true });
  expect((await state(page)).ply).toBe(0);
  expect(await page.evaluate(() => visualViewport.scale)).toBe(1);
  await context.close();
});

test("the focus is never lost when a control's work is done", { tag: "@engines" }, async ({ page }) => {
  await open(page, "?speed=instant");
  await sow(page, "C<");
  await rested(page);
  await command(page, "undo").focus();
  await page.keyboard.press("Enter");
  await expect(command(page, "undo")).toBeFocused();
  await page.keyboard.press("Enter");
  expect((await state(page)).ply).toBe(0);
  await expect(command(page, "undo")).toBeFocused();
});

test("Tab goes through the board and out of it, both ways", { tag: "@engines" }, async ({ page }) => {
  await open(page);
  const stops = new Set();
  await page.keyboard.press("Tab");
  for (let press = 0; press < 40; press += 1) {
    stops.add(
      await page.evaluate(() => {
        const { activeElement } = document;
        const inner = activeElement?.shadowRoot?.activeElement;
        return inner?.dataset.hole ?? inner?.dataset.command ?? inner?.tagName ?? activeElement?.tagName;
      }),
    );
    await page.keyboard.press("Tab");
  }
  expect([...stops].filter((stop) => /^[A-Za-z]$/.test(stop))).toEqual(["A"]);
  // In a window without anything around the page Tab begins again; that it leaves the board is proved elsewhere.
  expect(stops.has("BODY") || inWebkit).toBe(true);
});
