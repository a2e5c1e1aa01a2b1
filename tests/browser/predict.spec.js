// Predict, then sow: a turn waits for a guess, is sown, and the page says how near the guess was.

import AxeBuilder from "@axe-core/playwright";
import {
  arrow,
  click,
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
  keep,
  LONG_LANGUAGES,
  THEMES_THAT_DIFFER,
} from "./katro.js";

const task = (page) => shelf(page).locator(".task");
const button = (page, name) => shelf(page).getByRole("button", { name, exact: true });
const tap = (page, name) => click(page, `.hole[data-hole="${name}"]`);
const START = "222222/222222/222222/222222/222222/222222 S";

async function openPredict(page, query = "?speed=instant") {
  await open(page, query);
  await openTool(page, "predict");
}

test("a turn waits for the hole that is guessed; the distance goes along the path, and teams take turns", {
  tag: "@logic",
}, async ({ page }) => {
  await openPredict(page);
  await sow(page, "C<");
  expect(await position(page)).toBe(START);
  await expect(task(page)).toHaveText("Team 1: in which hole will the last seed fall? Tap that hole.");
  await expect(button(page, "Sow")).toHaveAttribute("aria-disabled", "true");
  await tap(page, "a");
  await expect(page.locator("katro-board .hint")).toContainText("The last seed falls on the half of whoever sows.");
  await tap(page, "F");
  await expect(hole(page, "F")).toHaveAttribute("data-mark", "guess");
  await button(page, "Sow").click();
  await rested(page);
  // From F to J along A B C … R: four holes.
  await expect(task(page)).toHaveText("You said F, it was J: 4 holes apart along the path. No point for team 1.");
  await expect(hole(page, "J")).toHaveAttribute("data-mark", "truth");
  // The next team, one hole off: 2 points. b> rests after 6 laps.
  await sow(page, "b>");
  const landing = await page.evaluate(async () => {
    const { gameFrom } = await import("/www/game.js");
    const game = gameFrom({ rules: "standard", position: document.querySelector("katro-board").state.position });
    const at = game
      .play("b>")
      .events.filter(({ kind }) => kind === "landed")
      .at(-1).at;
    game.free();
    return at;
  });
  const beside = landing === "a" ? "b" : String.fromCharCode(landing.charCodeAt(0) - 1);
  await tap(page, beside);
  await button(page, "Sow").click();
  await rested(page);
  await expect(task(page)).toContainText("1 hole apart along the path. 2 points for team 2.");
  await expect(button(page, "Team 2: 2")).toBeVisible();
  await expect(button(page, "Team 1: 0")).toHaveAttribute("aria-pressed", "true");
});

for (const [question, guess, said] of [
  ["How many laps", "7", "Exactly right: 7. 3 points for team 1."],
  ["How many laps", "10", "You said 10, it was 7: off by 3. 1 point for team 1."],
  ["How much it takes", "0", "You said 0, it was 2: off by 2. 1 point for team 1."],
]) {
  test(`numbers can be asked for: ${question}, guessed ${guess}`, { tag: "@logic" }, async ({ page }) => {
    await openPredict(page);
    await button(page, question).click();
    await sow(page, "C<");
    expect(await position(page)).toBe(START);
    await shelf(page).getByRole("spinbutton").fill(guess);
    await button(page, "Sow").click();
    await rested(page);
    await expect(task(page)).toHaveText(said);
    expect((await state(page)).ply).toBe(1);
  });
}

test("by keys alone, and it is said to those who listen", { tag: "@logic" }, async ({ page }) => {
  await openPredict(page);
  await listen(page);
  await hole(page, "C").focus();
  await page.keyboard.press("Enter");
  await expect(arrow(page, "C<")).toBeVisible();
  await arrow(page, "C<").focus();
  await page.keyboard.press("Enter");
  await hole(page, "J").focus();
  await page.keyboard.press("Space");
  expect(await said(page)).toContain("Your guess: J");
  await button(page, "Sow").focus();
  await page.keyboard.press("Enter");
  await rested(page);
  await expect.poll(() => said(page)).toContain("Exactly right: J. 3 points for team 1.");
});

test("another turn may be taken, scores last as long as the tab and can be put back", { tag: "@logic" }, async ({
  page,
}) => {
  await openPredict(page);
  await sow(page, "A>");
  await button(page, "Another turn").click();
  await sow(page, "C<");
  await tap(page, "J");
  await button(page, "Sow").click();
  await rested(page);
  await page.reload();
  await openTool(page, "predict");
  await expect(button(page, "Team 1: 3")).toBeVisible();
  await button(page, "Reset the score").click();
  await expect(button(page, "Team 1: 0")).toBeVisible();
  await button(page, "Close").click();
  await sow(page, "b>");
  await rested(page);
  expect((await state(page)).ply).toBe(2);
});

test("a computer does not wait for a class", { tag: "@logic" }, async ({ page }) => {
  await openPredict(page, "?speed=instant&north=level1");
  await sow(page, "C<");
  await tap(page, "J");
  await button(page, "Sow").click();
  await expect.poll(async () => (await state(page)).ply).toBe(2);
  await expect(frame(page)).toHaveAttribute("data-phase", "idle");
});

// A tool has its colours from the theme; tools.spec.js looks at the shelf that they all stand on in every theme.
for (const theme of ["earth", "projector", "contrast"]) {
  test(`axe finds nothing: ${theme}`, keep(THEMES_THAT_DIFFER.includes(theme)), async ({ page }) => {
    await openPredict(page, `?speed=instant&theme=${theme}`);
    await button(page, "How many laps").click();
    await sow(page, "C<");
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

// What does not fit depends on how long the words are: the other languages are shorter. --thorough shows them all.
for (const lang of ["en", "fr", "mg", "it", "fil", "mn", "mr", "lo"]) {
  test(`it fits a telephone: ${lang}`, keep(LONG_LANGUAGES.includes(lang)), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPredict(page, `?speed=instant&lang=${lang}`);
    await sow(page, "C<");
    const wide = await shelf(page).evaluate((it) =>
      [it, ...it.querySelectorAll(".shelf-body, .tool, .choice-line")]
        .filter((each) => each.scrollWidth > each.clientWidth + 1)
        .map((each) => each.className),
    );
    expect(wide).toEqual([]);
  });
}
