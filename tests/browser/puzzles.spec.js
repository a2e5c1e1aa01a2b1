// Puzzles: solved by pointer and by keys, answered when they are wrong, and gone without a trace when they are left.

import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import {
  askForTool,
  click,
  command,
  expect,
  frame,
  hole,
  listen,
  open,
  openTool,
  position,
  record,
  rested,
  said,
  shelf,
  sow,
  state,
  test,
  toolDoor,
  keep,
  THEMES_THAT_DIFFER,
} from "./katro.js";

const PUZZLES = JSON.parse(readFileSync(new URL("../../www/puzzles.json", import.meta.url), "utf8"));
const GRADES = ["capture-most", "win-in-one", "win-in-two", "save-yourself"];
const puzzle = (id) => PUZZLES.find((each) => each.id === id);

const door = (page, id) => shelf(page).locator(`[data-puzzle="${id}"]`);
const task = (page) => shelf(page).locator(".task");
const note = (page) => shelf(page).locator(".note");
const does = (page, name) => shelf(page).locator(`[data-does="${name}"]`);
const stage = (page) => shelf(page).locator(".puzzle");

/** Opens the list of puzzles as a visitor does. */
async function list(page, query = "?speed=instant") {
  await open(page, query);
  await openTool(page, "puzzles");
  await expect(door(page, PUZZLES[0].id)).toBeVisible();
}

/** Opens a puzzle from the list. */
async function start(page, id, query) {
  await list(page, query);
  await door(page, id).click();
  await expect(stage(page)).toHaveAttribute("data-stage", "open");
  expect(await position(page)).toBe(puzzle(id).position);
}

const reached = (page, name) => expect(stage(page)).toHaveAttribute("data-stage", name, { timeout: 15_000 });

/** The best defence against the right first turn, and what wins after it. */
const defence = ({ replies }) => Object.entries(replies)[0];

for (const grade of GRADES) {
  test(`a puzzle is solved with the pointer: ${grade} @site`, { tag: "@logic" }, async ({ page }) => {
    const { solution, replies, position: start_ } = puzzle(`${grade}-1`);
    await start(page, `${grade}-1`);
    await expect(task(page)).toContainText("South to move");
    expect(start_).toMatch(/ S$/);
    await sow(page, solution);
    if (replies) {
      await expect(note(page)).toContainText("now win", { timeout: 15_000 });
      await rested(page);
      const [reply, [win]] = defence({ replies });
      expect((await state(page)).history.map(({ turn }) => turn)).toEqual([solution, reply]);
      await sow(page, win);
    }
    await reached(page, "right");
    await expect(note(page)).toContainText("Right!");
    await does(page, "next").click();
    await expect(shelf(page).locator("h4")).toContainText(", 2 of 14");
    await does(page, "all").click();
    await expect(door(page, `${grade}-1`)).toHaveAttribute("data-solved", "");
    await expect(door(page, `${grade}-2`)).not.toHaveAttribute("data-solved", "");
  });
}

test("puzzles of every grade and board can be put on the table, one after another", { tag: "@logic" }, async ({
  page,
}) => {
  await list(page);
  // The engine has read every position when it proved them; here a few from the easiest to the hardest are enough.
  for (const each of PUZZLES.filter((_, place) => place % 7 === 0)) {
    await door(page, each.id).click();
    expect(await position(page)).toBe(each.position);
    expect((await state(page)).turns).toContain(each.solution);
    await does(page, "all").click();
  }
});

test("a puzzle is solved with keys alone", { tag: "@engines" }, async ({ page }) => {
  await open(page, "?speed=instant");
  await command(page, "tools").focus();
  await page.keyboard.press("Enter");
  await toolDoor(page, "puzzles").focus();
  await page.keyboard.press("Enter");
  await expect(door(page, "capture-most-1")).toBeVisible();
  // The title has the focus; behind it lie the cross, in some browsers the room that can be scrolled, and the first puzzle.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  if (await door(page, "capture-most-1").evaluate((it) => !it.matches(":focus"))) await page.keyboard.press("Tab");
  await expect(door(page, "capture-most-1")).toBeFocused();
  await page.keyboard.press("Enter");
  const { solution, rules } = puzzle("capture-most-1");
  expect(rules).toBe("katro-6x3");
  await expect(page.locator("katro-board .hole:focus")).toHaveCount(1);
  await page.keyboard.press(String("ABC".indexOf(solution[0]) + 1));
  await expect(hole(page, solution[0])).toBeFocused();
  await page.keyboard.press("Enter");
  const turn = () => page.evaluate(() => document.querySelector("katro-board").shadowRoot.activeElement.dataset.turn);
  for (let tries = 0; tries < 3 && (await turn()) !== solution; tries += 1) await page.keyboard.press("ArrowRight");
  expect(await turn()).toBe(solution);
  await page.keyboard.press("Enter");
  await reached(page, "right");
});

test("a wrong capture is told what it took, and what could be taken", { tag: "@logic" }, async ({ page }) => {
  const { solution, most, position: before } = puzzle("capture-most-3");
  await start(page, "capture-most-3");
  const wrong = (await state(page)).turns.find((turn) => turn !== solution);
  await sow(page, wrong);
  await reached(page, "wrong");
  const { captured } = (await state(page)).last;
  await expect(note(page)).toContainText(
    captured === 0 ? "Nothing captured." : new RegExp(`^${captured} seeds? captured`),
  );
  await expect(note(page)).toContainText(`captures ${most}`);
  await does(page, "again").click();
  expect(await position(page)).toBe(before);
  await reached(page, "open");
  await expect(note(page)).toHaveText("");
});

test("a defence that fails is answered until the opponent has won", { tag: "@logic" }, async ({ page }) => {
  const { losses } = puzzle("save-yourself-4");
  await start(page, "save-yourself-4");
  const [wrong, line] = Object.entries(losses).toSorted(([, one], [, other]) => other.length - one.length)[0];
  expect(line).toHaveLength(3);
  await sow(page, wrong);
  await reached(page, "busy");
  await reached(page, "wrong");
  const { history, over } = await state(page);
  expect(history.map(({ turn }) => turn)).toEqual([wrong, ...line]);
  expect(over.winner).toBe("north");
  await expect(note(page)).toContainText("North has won");
});

test("of two turns the first may be right and the second wrong; then only the second is tried again", {
  tag: "@logic",
}, async ({ page }) => {
  const { solution, replies } = puzzle("win-in-two-3");
  const [, wins] = defence({ replies });
  await start(page, "win-in-two-3");
  await sow(page, solution);
  await expect(note(page)).toContainText("now win", { timeout: 15_000 });
  await rested(page);
  const halfway = await position(page);
  await sow(
    page,
    (await state(page)).turns.find((turn) => !wins.includes(turn)),
  );
  await reached(page, "wrong");
  await expect(note(page)).toContainText("first turn was right");
  await does(page, "again").click();
  await reached(page, "open");
  expect(await position(page)).toBe(halfway);
  await sow(page, wins[0]);
  await reached(page, "right");
});

test("a wrong first of two turns is answered by the reply that refutes it", { tag: "@logic" }, async ({ page }) => {
  const { refutations } = puzzle("win-in-two-3");
  const [wrong, [reply]] = Object.entries(refutations)[0];
  await start(page, "win-in-two-3");
  await sow(page, wrong);
  await reached(page, "wrong");
  expect((await state(page)).history.map(({ turn }) => turn)).toEqual([wrong, reply]);
  // A hole is as good as the button.
  await click(page, '.hole[data-hole="A"]');
  await reached(page, "open");
  expect(await position(page)).toBe(puzzle("win-in-two-3").position);
});

test("a hint shows the hole, the solution is played, and neither counts as solved", { tag: "@logic" }, async ({
  page,
}) => {
  const { solution, replies } = puzzle("win-in-two-1");
  const [reply, [win]] = defence({ replies });
  await start(page, "win-in-two-1");
  await does(page, "hint").click();
  await expect(hole(page, solution[0])).toHaveAttribute("data-mark", "hint");
  await expect(note(page)).toContainText(`hole ${solution[0]}`);
  await does(page, "solution").click();
  await expect(hole(page, solution[0])).not.toHaveAttribute("data-mark", "hint");
  await reached(page, "shown");
  expect((await state(page)).history.map(({ turn }) => turn)).toEqual([solution, reply, win]);
  await does(page, "all").click();
  await expect(door(page, "win-in-two-1")).toBeFocused();
  await expect(shelf(page).locator("[data-solved]")).toHaveCount(0);
});

test("what is solved is there at the next visit, but not in an exhibition", { tag: "@logic" }, async ({ page }) => {
  for (const query of ["?speed=instant", "?speed=instant&kiosk=on"]) {
    await start(page, "win-in-one-1", query);
    await sow(page, puzzle("win-in-one-1").solution);
    await reached(page, "right");
    const kiosk = query.includes("kiosk");
    await list(page, query);
    await expect(shelf(page).locator("[data-solved]")).toHaveCount(kiosk ? 0 : 1);
    await page.evaluate(() => localStorage.clear());
  }
});

test("leaving the puzzles gives the earlier game back", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=instant");
  await sow(page, "C<");
  await rested(page);
  const [before, kept] = [await position(page), await record(page)];
  await openTool(page, "puzzles");
  await door(page, "win-in-one-1").click();
  await sow(page, puzzle("win-in-one-1").solution);
  await reached(page, "right");
  await does(page, "all").click();
  expect(await position(page)).toBe(before);
  await door(page, "win-in-two-1").click();
  await sow(page, puzzle("win-in-two-1").solution);
  // In the middle of what the page plays.
  await page.keyboard.press("Escape");
  await shelf(page).getByRole("button", { name: "Close" }).click();
  await expect(shelf(page)).toBeHidden();
  expect([await position(page), await record(page)]).toEqual([before, kept]);
  await page.waitForTimeout(1_000);
  expect(await record(page)).toBe(kept);
});

test("the language may change in the middle of a puzzle", { tag: "@logic" }, async ({ page }) => {
  await start(page, "win-in-two-3");
  await sow(page, puzzle("win-in-two-3").solution);
  await expect(note(page)).toContainText("now win", { timeout: 15_000 });
  await rested(page);
  const before = await position(page);
  for (const lang of ["fr", "mg", "it", "fil", "mn", "mr", "lo"]) {
    await page.evaluate((lang) => document.querySelector("katro-board").setAttribute("lang", lang), lang);
    await expect(frame(page)).toHaveAttribute("lang", lang);
    const hint = await page.evaluate(async (lang) => {
      const { words } = await import(`/www/words/puzzles/${lang}.js`);
      return words["puzzles.hint"];
    }, lang);
    await expect(does(page, "hint")).toHaveText(hint);
    await expect(task(page)).not.toContainText("South");
    await expect(shelf(page)).not.toContainText("puzzles.");
    expect(await position(page)).toBe(before);
  }
  await sow(page, defence(puzzle("win-in-two-3"))[1][0]);
  await reached(page, "right");
});

test("task and verdict are said once each", { tag: "@logic" }, async ({ page }) => {
  await list(page);
  await listen(page);
  await door(page, "win-in-one-1").click();
  const times = async (text) => (await said(page)).filter((each) => each.includes(text)).length;
  await expect.poll(() => times("win with this turn")).toBe(1);
  expect(await said(page)).toContain("Win in one, 1 of 14. South to move: win with this turn.");
  await sow(page, puzzle("win-in-one-1").solution);
  await reached(page, "right");
  await expect.poll(() => times("Right!")).toBe(1);
  expect(await times("win with this turn")).toBe(1);
  expect((await said(page)).at(-1)).toContain("Right!");
});

test("on a phone a puzzle fits beside the board in every language", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await start(page, "save-yourself-9");
  for (const lang of ["en", "fr", "mg", "it", "fil", "mn", "mr", "lo"]) {
    await page.evaluate((lang) => document.querySelector("katro-board").setAttribute("lang", lang), lang);
    await expect(frame(page)).toHaveAttribute("lang", lang);
    await expect(does(page, "solution")).toBeInViewport();
    const wide = await shelf(page)
      .locator(".shelf-body")
      .evaluate((body) => body.scrollWidth - body.clientWidth);
    expect(wide, lang).toBeLessThanOrEqual(0);
  }
});

test("from the last row of a class everything on the shelf can be read", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const small = () =>
    shelf(page).evaluate((shelf) => {
      const texts = [...shelf.querySelectorAll("*")].filter((each) => each.checkVisibility() && ownText(each) !== "");
      return texts.flatMap((each) => {
        const size = Number.parseFloat(getComputedStyle(each).fontSize);
        return size < 0.025 * innerHeight ? [[each.textContent, size]] : [];
      });
      function ownText(element) {
        return [...element.childNodes].map((node) => (node.nodeType === 3 ? node.textContent.trim() : "")).join("");
      }
    });
  await list(page, "?speed=instant&theme=projector");
  expect(await small()).toEqual([]);
  await door(page, "capture-most-3").click();
  await does(page, "hint").click();
  expect(await small()).toEqual([]);
});

test.describe(() => {
  test.use({ expected: ["Failed to load resource", "net::ERR_FAILED"] });

  test("puzzles that cannot be fetched leave the game as it is, and say so", { tag: "@logic" }, async ({ page }) => {
    await page.route("**/puzzles*.json", (route) => route.abort());
    await open(page);
    await askForTool(page, "puzzles");
    await expect(page.locator("katro-board .message")).toContainText("no-puzzles");
    await expect(shelf(page)).toBeHidden();
  });
});

// A tool has its colours from the theme; tools.spec.js looks at the shelf that they all stand on in every theme.
for (const theme of ["earth", "wood", "projector", "contrast"]) {
  test(`axe finds nothing in the puzzles: ${theme}`, keep(THEMES_THAT_DIFFER.includes(theme)), async ({ page }) => {
    const faults = async () => {
      // Colours that are on their way to others are no fault.
      await page.waitForTimeout(500);
      const { violations } = await new AxeBuilder({ page }).analyze();
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(" "))]);
    };
    await list(page, `?speed=instant&theme=${theme}`);
    expect(await faults()).toEqual([]);
    await door(page, "capture-most-3").click();
    const { solution } = puzzle("capture-most-3");
    await sow(
      page,
      (await state(page)).turns.find((turn) => turn !== solution),
    );
    await reached(page, "wrong");
    expect(await faults()).toEqual([]);
    await does(page, "again").click();
    await sow(page, solution);
    await reached(page, "right");
    await does(page, "all").click();
    await expect(shelf(page).locator("[data-solved]")).toHaveCount(1);
    await door(page, "win-in-one-2").click();
    await does(page, "hint").click();
    expect(await faults()).toEqual([]);
  });
}
