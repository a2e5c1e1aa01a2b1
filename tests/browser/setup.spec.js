// The set-up board: seeds by tap and key, what the engine says to it, and playing from there.

import AxeBuilder from "@axe-core/playwright";
import {
  click,
  expect,
  frame,
  hole,
  listen,
  open,
  openTool,
  picture,
  position,
  record,
  rested,
  said,
  shelf,
  sow,
  strip,
  test,
  keep,
  LONG_LANGUAGES,
  THEMES_THAT_DIFFER,
} from "./katro.js";

const button = (page, name) => shelf(page).getByRole("button", { name, exact: true });
const tap = (page, name) => click(page, `.hole[data-hole="${name}"]`);
const total = (page) => shelf(page).locator(".tally");
const EMPTY = "000000/000000/000000/000000/000000/000000 S";

async function openSetUp(page, query = "") {
  await open(page, query);
  await openTool(page, "setup");
}

test("a tap adds a seed or takes one, and the picture, the label and the total follow at once", {
  tag: "@engines",
}, async ({ page }) => {
  await openSetUp(page);
  await expect(total(page)).toHaveText("72 of 72 seeds");
  const before = await picture(page);
  await listen(page);
  await tap(page, "C");
  expect(await picture(page)).not.toBe(before);
  await expect(total(page)).toHaveText("73 of 72 seeds");
  expect(await said(page)).toContain("C: 3. 73 in all.");
  await expect(hole(page, "C")).toHaveAttribute("aria-label", /3 seeds/);
  await button(page, "takes a seed").click();
  for (const name of ["C", "r", "r", "r"]) await tap(page, name);
  expect(await position(page)).toBe("222222/222222/222220/222222/222222/222222 S");
  await expect(total(page)).toHaveText("70 of 72 seeds");
});

test("on a hole plus, minus, digits and Delete set the number, and arrows still move", { tag: "@logic" }, async ({
  page,
}) => {
  await openSetUp(page);
  await hole(page, "A").focus();
  await page.keyboard.press("+");
  expect(await position(page)).toContain("/322222 S");
  await page.keyboard.press("-");
  await page.keyboard.press("-");
  expect(await position(page)).toContain("/122222 S");
  await page.keyboard.type("12");
  expect(await position(page)).toContain("/(12)22222 S");
  await page.keyboard.press("ArrowRight");
  await expect(hole(page, "B")).toBeFocused();
  await page.keyboard.press("Delete");
  expect(await position(page)).toContain("/(12)02222 S");
  await page.keyboard.press("Enter");
  expect(await position(page)).toContain("/(12)12222 S");
  await page.keyboard.press("Escape");
  await expect(hole(page, "B")).toBeFocused();
});

test("an empty board, the most in a hole and the most on a board", { tag: "@logic" }, async ({ page }) => {
  await openSetUp(page);
  await button(page, "Empty board").click();
  expect(await position(page)).toBe(EMPTY);
  await expect(total(page)).toHaveText("0 of 72 seeds");
  await expect(shelf(page).locator(".judgement")).toContainText("South would have to move and cannot");
  for (const [name, digits] of [
    ["A", "255"],
    ["B", "255"],
    ["C", "255"],
    ["D", "234"],
  ]) {
    await hole(page, name).focus();
    await page.keyboard.type(digits);
  }
  await expect(total(page)).toHaveText("999 of 72 seeds");
  await tap(page, "E");
  await expect(total(page)).toHaveText("999 of 72 seeds");
  await expect(page.locator("katro-board .hint")).toContainText("A board cannot be set up with more seeds");
  await tap(page, "A");
  await expect(page.locator("katro-board .hint")).toContainText("A hole cannot be set up with more seeds");
  expect(await position(page)).toContain("/(255)(255)(255)(234)00 S");
  await expect(frame(page)).toHaveAttribute("data-phase", "idle");
});

test("who is to move, other rules and other boards", { tag: "@logic" }, async ({ page }) => {
  await openSetUp(page);
  await button(page, "North").click();
  expect(await position(page)).toMatch(/ N$/);
  await tap(page, "A");
  const rules = shelf(page).getByRole("combobox", { name: "Rules" });
  // The same holes: the seeds stay. A ruleset that binds headings has nobody bound.
  await rules.selectOption("field-1998");
  expect(await position(page)).toMatch(/\/322222 N/);
  await rules.selectOption("katro-4x4");
  expect(await position(page)).toBe("2222/2222/2222/2222 S");
  await expect(total(page)).toHaveText("32 of 32 seeds");
  await rules.selectOption("standard");
  await expect(total(page)).toHaveText("72 of 72 seeds");
});

test("playing from there, back to the set-up, and the visitor's own game after it", { tag: "@logic" }, async ({
  page,
}) => {
  await open(page, "?speed=instant");
  await sow(page, "C>");
  await rested(page);
  const own = await record(page);
  await openTool(page, "setup");
  await button(page, "A relay").click();
  await button(page, "Play from here").click();
  await sow(page, "A>");
  await rested(page);
  expect(await position(page)).toBe("000000/000000/000002/000000/000000/010111 N");
  await button(page, "Back to the set-up").click();
  expect(await position(page)).toBe("000000/000000/000002/000000/000000/202000 S");
  await button(page, "My game").click();
  expect(await position(page)).toMatch(/ N$/);
  await button(page, "Close").click();
  await expect(shelf(page)).toBeHidden();
  expect(await record(page)).toBe(own);
});

test("a position is a text and a link, and a text that cannot be read is refused with its place", {
  tag: "@logic",
}, async ({ page }) => {
  await openSetUp(page);
  const field = shelf(page).getByRole("textbox");
  await tap(page, "C");
  await expect(field).toHaveValue("222222/222222/222222/222222/222222/223222 S");
  await field.fill("222222/222222/22x222/222222/222222/222222 S");
  await button(page, "Read this text").click();
  await expect(shelf(page).locator(".fault")).toContainText("Line 1, column 17:");
  expect(await position(page)).toContain("/223222 S");
  await field.fill("  000000/000000/000200/000000/000000/3000(11)0 N ");
  await field.press("Enter");
  await expect(shelf(page).locator(".fault")).toBeHidden();
  const read = "000000/000000/000200/000000/000000/3000(11)0 N";
  expect(await position(page)).toBe(read);
  await expect(field).toHaveValue(read);
  const href = await shelf(page).getByRole("link", { name: "Open the link" }).getAttribute("href");
  await open(page, new URL(href).search);
  expect(await position(page)).toBe(read);
  await expect(strip(page)).toHaveCount(0);
});

// A tool has its colours from the theme; tools.spec.js looks at the shelf that they all stand on in every theme.
for (const theme of ["earth", "projector", "contrast"]) {
  test(`axe finds nothing: ${theme}`, keep(THEMES_THAT_DIFFER.includes(theme)), async ({ page }) => {
    await openSetUp(page, `?theme=${theme}`);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await button(page, "Play from here").click();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

// What does not fit depends on how long the words are: the other languages are shorter. --thorough shows them all.
for (const lang of ["en", "fr", "mg", "it", "fil", "mn", "mr", "lo"]) {
  test(`it fits a telephone: ${lang}`, keep(LONG_LANGUAGES.includes(lang)), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openSetUp(page, `?lang=${lang}`);
    await tap(page, "C");
    const wide = await shelf(page).evaluate((it) =>
      [it, ...it.querySelectorAll(".shelf-body, .tool, .choice-line")]
        .filter((each) => each.scrollWidth > each.clientWidth + 1)
        .map((each) => each.className),
    );
    expect(wide).toEqual([]);
  });
}
