// For everyone: nothing that axe finds, in any state of the page.

import AxeBuilder from "@axe-core/playwright";
import { expect, frame, hole, host, open, picture, sow, state, test } from "./hosting.js";

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

test("the picture and the buttons say the same after every turn", { tag: "@engines" }, async ({ page }) => {
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

const BOTH = { forcedColors: "active", contrast: "more" };
const NEITHER = { forcedColors: "none", contrast: "no-preference" };

/** Every custom property that a frame's theme gives it. */
const colours = (page) =>
  frame(page).evaluate((element) => {
    const style = getComputedStyle(element);
    const names =
      "material page paper ink muted line accent focus ground hole rim-dark pebble-a south north-ink path trail";
    return names.split(" ").map((name) => `${name}: ${style.getPropertyValue(`--_${name}`).trim()}`);
  });

test("forced colours and a wish for contrast are answered with the contrast theme, and only while they last", async ({
  page,
}) => {
  await open(page, "?theme=contrast");
  const wanted = await colours(page);
  await open(page, "?theme=auto");
  const usual = await colours(page);
  expect(usual[0]).toBe("material: earth");
  const earthen = await picture(page);
  for (const wish of Object.entries(BOTH)) {
    await page.emulateMedia(Object.fromEntries([wish]));
    await expect(frame(page)).toHaveAttribute("data-theme", "contrast");
    await expect.poll(() => colours(page)).toEqual(wanted);
    // The picture follows as well.
    await expect.poll(() => picture(page)).not.toBe(earthen);
    await page.emulateMedia(NEITHER);
    await expect(frame(page)).toHaveAttribute("data-theme", "earth");
    await expect.poll(() => colours(page)).toEqual(usual);
    await expect.poll(() => picture(page)).toBe(earthen);
  }
  // Who has chosen a theme keeps it.
  await page.emulateMedia(BOTH);
  await open(page, "?theme=wood");
  expect((await colours(page))[0]).toBe("material: wood");
});

test("a board that nobody has seen yet answers a wish for contrast too", async ({ page }) => {
  const body = host('<div style="height: 4000px"></div><katro-board></katro-board>');
  await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/host.html");
  await expect(frame(page)).toHaveAttribute("data-theme", "earth");
  await page.emulateMedia(BOTH);
  await expect(frame(page)).toHaveAttribute("data-theme", "contrast");
  await expect.poll(async () => (await colours(page))[0]).toBe("material: flat");
});
