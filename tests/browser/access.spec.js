// For everyone: nothing that axe finds, in any state of the page.

import AxeBuilder from "@axe-core/playwright";
import { expect, frame, hole, open, sow, state, test } from "./katro.js";

const END = "?speed=instant&rules=katro-4x4&position=0000/0000/0010/0100_S";

/** Each state of the page, and how one comes to it. */
const STATES = {
  "at the start": (page) => open(page),
  "with a hole lifted": async (page) => {
    await open(page);
    await hole(page, "C").click();
  },
  "in mid-sowing": async (page) => {
    await open(page, "?speed=slow");
    await sow(page, "C<");
    await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  },
  "after a turn": async (page) => {
    await open(page, "?speed=instant");
    await sow(page, "C<");
  },
  "when the game is over": async (page) => {
    await open(page, END);
    await sow(page, (await state(page)).turns[0]);
    await expect(frame(page)).toHaveAttribute("data-phase", "over");
  },
  "with messages": (page) => open(page, "?rules=nope&speed=warp"),
  "with the sheet of keys": async (page) => {
    await open(page);
    await frame(page).locator(".board .hole").first().focus();
    await page.keyboard.press("?");
  },
  "with the laps of the last turn": async (page) => {
    await open(page, "?speed=instant");
    await sow(page, "C<");
    await frame(page).locator(".board .hole").first().focus();
    await page.keyboard.press("d");
  },
};

for (const [name, reach] of Object.entries(STATES)) {
  test(`axe finds nothing ${name}`, async ({ page }) => {
    await reach(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(" "))])).toEqual([]);
  });
}

for (const theme of ["wood", "projector", "contrast"]) {
  test(`axe finds nothing in the ${theme} theme`, async ({ page }) => {
    await open(page, `?theme=${theme}`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test("axe finds nothing at night", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test("the picture and the buttons say the same after every turn", async ({ page }) => {
  await open(page, "?speed=instant");
  for (const turn of ["C<", "b>", "F>", "b>", "A>"]) {
    await sow(page, turn);
    const wrong = await page.evaluate(() => {
      const { state, shadowRoot } = document.querySelector("katro-board");
      return state.holes.filter(({ hole, seeds, turns }) => {
        const label = shadowRoot.querySelector(`[data-hole="${hole}"]`).getAttribute("aria-label");
        const said = Number(/(\d+) seeds?/.exec(label)?.[1] ?? (label.includes("empty") ? 0 : Number.NaN));
        return said !== seeds || label.includes("can be sown") !== turns.length > 0;
      });
    });
    expect(wrong).toEqual([]);
  }
});

test("forced colours and a wish for contrast are answered", async ({ page }) => {
  await open(page);
  const ground = () => frame(page).evaluate((element) => getComputedStyle(element).getPropertyValue("--_material"));
  expect((await ground()).trim()).toBe("earth");
  await page.emulateMedia({ forcedColors: "active" });
  expect((await ground()).trim()).toBe("flat");
});
