// Learn in ninety seconds: every card by pointer, by keys and by touch, in every language and room, and the way out.

import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { cutOff } from "./fitting.js";
import {
  arrow,
  calm,
  command,
  expect,
  frame,
  hole,
  listen,
  open,
  openTool,
  position,
  rested,
  said,
  shelf,
  sow,
  state,
  test,
  toolDoor,
  keep,
  LONG_LANGUAGES,
} from "./katro.js";

// Read as a text, for Playwright takes modules outside this folder for something else.
const source = readFileSync(new URL("../../www/tools/cards.js", import.meta.url), "utf8");
const { CARDS } = await import(`data:text/javascript,${encodeURIComponent(source)}`);

const card = (page) => page.locator("katro-board .lesson-card");
const button = (page, name) => shelf(page).getByRole("button", { name, exact: true });
const player = (page, side) => page.locator(`katro-board [data-seat="${side}"]`);
const TITLES = ["The board and its path", "Lift and sow", "Relay", "Capture", "The end", "Your first game"];
const mirrored = (turn) => turn.replace(/[<>]/, (way) => (way === "<" ? ">" : "<"));

/** Opens the lesson with the button beside the board. */
async function learn(page, query = "?lang=en&speed=instant") {
  await open(page, query);
  await command(page, "lesson").click();
  await expect(shelf(page)).toHaveAttribute("data-tool", "lesson");
  await expect(card(page).getByRole("heading")).toBeVisible();
}

/** Goes to a card without making its turn. */
async function skipTo(page, number) {
  for (let at = 1; at < number; at += 1) await button(page, "Skip").click();
  await expect(card(page)).toContainText(`${number} of 6`);
}

for (const [at, { name, turns }] of CARDS.entries()) {
  test(`card ${at + 1}, ${name}, is done with the pointer, and says what happened`, { tag: "@logic" }, async ({
    page,
  }) => {
    await learn(page);
    await skipTo(page, at + 1);
    await expect(card(page).getByRole("heading", { name: TITLES[at] })).toBeVisible();
    await expect(shelf(page).getByRole("button", { name: "Next", exact: true })).toHaveCount(0);
    const turn = turns.at(-1);
    await expect(hole(page, turn[0])).toHaveAttribute("data-mark", "use");
    const before = await card(page).locator(".lesson-text").textContent();
    await sow(page, turn);
    await expect(card(page).locator(".lesson-text[data-done]")).not.toHaveText(before);
    await expect(page.locator("katro-board [data-mark]")).toHaveCount(0);
    await button(page, "Again").click();
    await expect(card(page).locator(".lesson-text")).toHaveText(before);
    await expect(hole(page, turn[0])).toHaveAttribute("data-mark", "use");
    await sow(page, turn);
    await button(page, "Next").click();
    await expect(card(page).getByRole("heading", { name: TITLES[at + 1] })).toBeVisible();
    await button(page, "Back").click();
    await expect(card(page).getByRole("heading", { name: TITLES[at] })).toBeVisible();
  });

  test(`card ${at + 1}, ${name}, refuses other holes and takes a wrong turn back, with a word why`, {
    tag: "@logic",
  }, async ({ page }) => {
    await learn(page);
    await skipTo(page, at + 1);
    const start = await position(page);
    await listen(page);
    await hole(page, "a").click({ force: true });
    await expect(card(page).locator(".lesson-word")).toContainText(/North.*On this card, sow/);
    const other = (await state(page)).turns.find((turn) => turn[0] !== turns[0][0]);
    await hole(page, other[0]).click();
    await expect(card(page).locator(".lesson-word")).toHaveText(`On this card, sow ${turns[0][0]}, the marked hole.`);
    await hole(page, turns[0][0]).click();
    await expect(card(page).locator(".lesson-word")).toBeEmpty();
    for (const turn of turns) await expect(arrow(page, turn)).toHaveAttribute("data-mark", "use");
    if (turns.length === 1) {
      await arrow(page, mirrored(turns[0])).click();
      await expect(card(page).locator(".lesson-word")).toContainText("That way");
      await expect(frame(page)).toHaveAttribute("data-phase", "idle");
    }
    expect(await position(page)).toBe(start);
    expect(await said(page)).toHaveLength(turns.length === 1 ? 3 : 2);
  });
}

test("all six cards are done with the keyboard alone, and each thing is said once", async ({ page }) => {
  await open(page, "?lang=en&speed=instant");
  await listen(page);
  await command(page, "lesson").focus();
  await page.keyboard.press("Enter");
  for (const [at, { turns }] of CARDS.entries()) {
    await expect(card(page)).toContainText(`${at + 1} of 6`);
    await expect(hole(page, turns[0][0])).toBeFocused();
    await page.keyboard.press("Enter");
    for (
      let press = 0;
      press < 4 && !(await arrow(page, turns[0]).evaluate((each) => each.matches(":focus")));
      press += 1
    )
      await page.keyboard.press(turns[0].endsWith(">") ? "ArrowRight" : "ArrowLeft");
    await page.keyboard.press("Enter");
    await expect(button(page, "Next")).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(button(page, "Begin")).toBeFocused();
  await page.waitForTimeout(100);
  // Each card, and what happened on five of them.
  expect(await said(page)).toHaveLength(11);
  await page.keyboard.press("Enter");
  await expect(shelf(page)).toBeHidden();
  await expect(player(page, "north")).toHaveValue("level1");
  await expect(page.locator("katro-board .hole:focus")).toHaveCount(1);
  await expect
    .poll(async () => (await said(page)).at(-1))
    .toBe("Your first game has begun. You are South and move first; the computer plays North.");
  expect(await said(page)).toHaveLength(12);
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("all six cards are done by touch, and the first game begins with a turn @touch", async ({ page }) => {
    await open(page, "?lang=en&speed=instant");
    if (await command(page, "lesson").isVisible()) await command(page, "lesson").tap();
    else {
      await command(page, "tools").tap();
      await toolDoor(page, "lesson").tap();
    }
    for (const [at, { turns }] of CARDS.entries()) {
      await expect(card(page)).toContainText(`${at + 1} of 6`);
      await expect(card(page).locator(".lesson-text")).toBeInViewport();
      await hole(page, turns[0][0]).tap();
      await arrow(page, turns[0]).tap();
      await expect(button(page, "Next")).toBeInViewport();
      const { height } = await button(page, "Next").boundingBox();
      expect(height).toBeGreaterThanOrEqual(44);
      await button(page, "Next").tap();
    }
    await hole(page, "C").tap();
    await arrow(page, "C<").tap();
    await expect(shelf(page)).toBeHidden();
    await expect.poll(async () => (await state(page)).ply).toBeGreaterThan(1);
    expect((await state(page)).history[0].turn).toBe("C<");
    expect((await state(page)).history[1].side).toBe("north");
  });
});

test("the language changes in mid-card, and the card stays as it is", { tag: "@logic" }, async ({ page }) => {
  await learn(page);
  await skipTo(page, 4);
  await hole(page, "B").click();
  await arrow(page, "B<").click();
  await hole(page, "B").click();
  const turnTo = (tag) => page.evaluate((tag) => document.querySelector("katro-board").setAttribute("lang", tag), tag);
  await turnTo("fr");
  await expect(card(page)).toContainText("4 sur 6");
  await expect(card(page)).toContainText("Semez B vers l’est");
  await expect(frame(page)).toHaveAttribute("data-phase", "picked");
  await arrow(page, "B>").click();
  await expect(card(page)).toContainText("Vous avez pris les graines de h");
  await turnTo("it");
  await expect(card(page)).toContainText("Hai catturato i semi di h");
  await expect(button(page, "Avanti")).toBeVisible();
});

for (const leave of ["Skip all", "Close", "Escape"]) {
  test(`leaving by ${leave} gives the earlier game and its players back`, { tag: "@logic" }, async ({ page }) => {
    await open(page, "?lang=en&speed=instant&north=level3&south=human&record=C<");
    const before = await position(page);
    await page.evaluate(() => document.querySelector("katro-board").setAttribute("north", "level3"));
    await command(page, "lesson").click();
    await skipTo(page, 3);
    await sow(page, "B>");
    await expect(button(page, "Next")).toBeVisible();
    if (leave === "Escape") {
      await button(page, "Next").focus();
      await page.keyboard.press("Escape");
    } else await button(page, leave).click();
    await expect(shelf(page)).toBeHidden();
    await expect(player(page, "north")).toHaveValue("level3");
    expect((await state(page)).history[0].turn).toBe("C<");
    expect([before, (await state(page)).start].every((text) => /^[\d()/]+ [NS]$/.test(text))).toBe(true);
    await expect(page.locator("katro-board [data-mark]")).toHaveCount(0);
  });
}

test("the first game can be left for the one before it", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?lang=en&speed=instant");
  await sow(page, "C<");
  await rested(page);
  await command(page, "lesson").click();
  await skipTo(page, 6);
  await button(page, "Begin").click();
  expect((await state(page)).ply).toBe(0);
  await page.locator("katro-board .message .link").click();
  // It is the computer's turn there.
  await expect.poll(async () => (await state(page)).history[0]?.turn).toBe("C<");
});

test("a reload in the middle of a card comes back to the visitor's own game", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?lang=en&speed=instant");
  await sow(page, "C<");
  await rested(page);
  const before = await position(page);
  await command(page, "lesson").click();
  await sow(page, "E>");
  await page.reload();
  await expect(frame(page)).toHaveAttribute("data-phase", "idle");
  expect(await position(page)).toBe(before);
});

test("a turn that is taken back gives the card back, and playing on is held until the next card", {
  tag: "@logic",
}, async ({ page }) => {
  await learn(page);
  await sow(page, "E>");
  await hole(page, "a").click({ force: true });
  await expect(card(page).locator(".lesson-word")).toContainText("This card is done");
  expect((await state(page)).ply).toBe(1);
  await page.keyboard.press("Control+z");
  await expect(hole(page, "E")).toHaveAttribute("data-mark", "use");
  await expect(button(page, "Skip")).toBeVisible();
});

test("exhibitions have the same cards", { tag: "@logic" }, async ({ page }) => {
  await learn(page, "?lang=en&speed=instant&kiosk=on");
  await skipTo(page, 5);
  await sow(page, "F>");
  await expect(card(page)).toContainText("North has no seeds left");
});

test("nobody else is seated at a card", { tag: "@logic" }, async ({ page }) => {
  await learn(page, "?lang=en&speed=instant&north=level2");
  await expect(player(page, "north")).toBeHidden();
  await sow(page, "E>");
  await page.waitForTimeout(1200);
  expect((await state(page)).ply).toBe(1);
});

test("a run through all six cards takes ninety seconds at the usual pace", { tag: "@logic" }, async ({ page }) => {
  await learn(page, "?lang=en&speed=normal");
  let reading = 0;
  let watching = 0;
  // Somebody who reads four words in a second, and needs 0.8 seconds for each tap.
  const read = async () => {
    reading += (await card(page).locator(".lesson-text").textContent()).split(/\s+/).length / 4;
  };
  for (const { turns } of CARDS) {
    await read();
    await sow(page, turns[0]);
    const begun = Date.now();
    await expect(button(page, "Next")).toBeVisible();
    watching += (Date.now() - begun) / 1000;
    await read();
    await button(page, "Next").click();
    reading += 2.5;
  }
  await read();
  await button(page, "Begin").click();
  const measured = `${watching.toFixed(1)} s of sowing, ${reading.toFixed(1)} s of reading and tapping`;
  test.info().annotations.push({ type: "measured", description: measured });
  expect(watching + reading, measured).toBeLessThan(90);
});

test("on a wall nothing is smaller than a fortieth of its height", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await learn(page, "?lang=en&speed=instant&theme=projector");
  const small = () =>
    page.evaluate(() => {
      const { shadowRoot } = document.querySelector("katro-board");
      const walker = document.createTreeWalker(shadowRoot.querySelector(".frame"), NodeFilter.SHOW_TEXT);
      const found = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (
          !node.textContent.trim() ||
          !element.checkVisibility() ||
          element.closest(".spoken, .aside, .status, option")
        )
          continue;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        if (size < innerHeight / 40) found.push([element.className, node.textContent, size]);
      }
      return found;
    });
  expect(await small()).toEqual([]);
  await sow(page, "E>");
  expect(await small()).toEqual([]);
});

// Contrast depends on the theme and the component, and those of a card are those of every tool (tools.spec.js), which is
// looked at in every theme.
for (const theme of ["earth", "projector"]) {
  test(`axe finds nothing on any card: ${theme}`, keep(theme === "earth"), async ({ page }) => {
    await learn(page, `?lang=en&speed=instant&theme=${theme}`);
    const find = async () => {
      // Colours that are on their way to others would be measured on the way.
      await calm(page);
      return (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0].target]);
    };
    for (const { turns } of CARDS) {
      expect(await find()).toEqual([]);
      await sow(page, turns[0]);
      await expect(button(page, "Next")).toBeVisible();
      expect(await find()).toEqual([]);
      await button(page, "Next").click();
    }
    expect(await find()).toEqual([]);
  });
}

const ROOMS = [
  [320, 568],
  [360, 640],
  [390, 844],
  [640, 400],
  [768, 1024],
  [1024, 768],
  [1280, 800],
];

// What does not fit depends on how long the words are: the other languages are shorter. --thorough shows them all.
for (const lang of ["en", "fr", "mg", "it", "fil", "mn", "mr", "lo"]) {
  test(
    `in every room the cards can be read and done: ${lang}`,
    keep(LONG_LANGUAGES.includes(lang)),
    async ({ page }) => {
      await open(page, `?lang=${lang}&speed=instant`);
      await openTool(page, "lesson");
      await expect(card(page).getByRole("heading")).toBeVisible();
      for (const [width, height] of ROOMS) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(60);
        const cut = await cutOff(shelf(page));
        expect(cut, `${width} by ${height}`).toEqual([]);
        for (const each of await shelf(page).locator(".lesson-buttons button:visible").all()) {
          const box = await each.boundingBox();
          expect(Math.min(box.width, box.height), `${width} by ${height}`).toBeGreaterThanOrEqual(44);
        }
        const seen = await card(page)
          .locator(".lesson-text")
          .evaluate((text) => {
            const body = text.closest(".shelf-body").getBoundingClientRect();
            const line = Number.parseFloat(getComputedStyle(text).lineHeight);
            return (body.bottom - 60 - text.getBoundingClientRect().top) / line;
          });
        expect(seen, `lines seen at ${width} by ${height}`).toBeGreaterThan(2.5);
      }
    },
  );
}
