// For everyone, everywhere: axe finds nothing in any state of the board, in any language, in any theme. A language is
// one visit, in which the themes follow each other, and the states in each.

import AxeBuilder from "@axe-core/playwright";
import { arrow, calm, command, expect, frame, hole, open, ready, sow, test, keep } from "./katro.js";

const LANGUAGES = ["en", "fr", "mg", "it", "fil", "mn", "mr", "lo"];
const THEMES = ["earth", "wood", "projector", "contrast"];

/** South takes the last seed of North. */
const LAST = "000000/000000/010000/110000/000000/000000 S";

/** Gives the board other attributes, and waits until it has begun with them, as if nobody had been there. */
async function give(page, attributes) {
  await page.evaluate(async (attributes) => {
    const board = document.querySelector("katro-board");
    const begun = new Promise((done) => board.addEventListener("ready", done, { once: true }));
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) board.removeAttribute(name);
      else board.setAttribute(name, value);
    }
    board.reset();
    await begun;
  }, attributes);
  await ready(page);
}

const close = async (page) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

/** Each state, and how one comes to it from the one before. */
const STATES = {
  "at the start": () => {},
  "with a hole lifted": async (page) => {
    await hole(page, "C").click();
    await expect(arrow(page, "C<")).toBeVisible();
  },
  "in mid-sowing, held": async (page) => {
    await arrow(page, "C<").click();
    await expect(frame(page)).toHaveAttribute("data-phase", "telling");
    await command(page, "pause").click();
  },
  "with the list of tools and settings": async (page) => {
    await command(page, "skip").click();
    await command(page, "tools").click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "with the rules": async (page) => {
    await close(page);
    await command(page, "rules").click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "with the sheet of keys": async (page) => {
    await close(page);
    await hole(page, "C").focus();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "when the game is over": async (page) => {
    await close(page);
    await give(page, { position: LAST });
    await sow(page, "M>");
    await command(page, "skip").click();
    await expect(frame(page)).toHaveAttribute("data-phase", "over");
  },
};

/** What a theme can change; all else is looked at in the first of them. */
const OF_A_THEME = ["color-contrast", "link-in-text-block", "target-size"];

/** What axe finds in the board, by its rules, or by some of them. */
async function find(page, rules) {
  // Colours that are on their way to others would be measured on the way.
  await calm(page);
  const options = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  const { violations } = await new AxeBuilder({ page })
    .include("katro-board")
    .setLegacyMode()
    .options(options)
    .analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(" "))]);
}

// Contrast depends on the theme and the component, not on the language. --thorough asks in every language.
for (const lang of LANGUAGES) {
  test(`axe finds nothing in any state and theme, in ${lang}`, keep(lang === "en"), async ({ page }) => {
    await open(page, `?lang=${lang}&speed=slow`);
    const found = [];
    for (const theme of THEMES) {
      await give(page, { theme, position: null });
      for (const [name, reach] of Object.entries(STATES)) {
        await reach(page);
        const faults = await find(page, theme === THEMES[0] ? undefined : OF_A_THEME);
        found.push(...faults.map((fault) => [theme, name, ...fault]));
      }
    }
    expect(found).toEqual([]);
  });
}
