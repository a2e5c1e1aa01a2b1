// Ask the game why: every landing with its rule and source, on the board and in words; and an answer for every hole.

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
  THEMES_THAT_DIFFER,
} from "./katro.js";

const answer = (page) => page.locator("katro-board .answer");
const decision = (page, at) => page.locator("katro-board .decisions li").nth(at);

/** Opens the tool as a visitor does: from the list. */
async function ask(page, query = "?lang=en&speed=instant") {
  await open(page, query);
  await openTool(page, "reasons");
  await expect(shelf(page).locator(".why")).toBeVisible();
}

/** Chooses a hole as a pointer does, whether it may be sown or not. */
const pick = (page, name) => hole(page, name).dispatchEvent("click", { detail: 1 });

test("every landing of a turn is explained, with the rule and who says so", { tag: "@logic" }, async ({ page }) => {
  await ask(page);
  await expect(shelf(page)).toContainText("No turn has been played yet.");
  await sow(page, "C<");
  await rested(page);
  const { laps } = (await state(page)).last;
  await expect(page.locator("katro-board .decisions li")).toHaveCount(laps);
  await expect(decision(page, 0)).toContainText("Lap 1: 2 seeds from C to A");
  await expect(decision(page, 0)).toContainText("No capture: the inner row, further in, has seeds.");
  await expect(decision(page, 0)).toContainText("Rule 7: Mancala World");
  await expect(decision(page, 0)).toContainText("A held seeds already, and so they are all lifted and sown on.");
  await expect(decision(page, 0)).toContainText("Rule 6: Mancala World, de Voogt");
  await expect(decision(page, laps - 1)).toContainText("was empty, and so the turn rests there.");
  const capture = page.locator("katro-board .decisions li", { hasText: "faces it in the other side’s innermost row" });
  await expect(capture).toHaveCount(1);
  await expect(capture).toContainText("2 seeds are captured.");
  await expect(capture).toContainText("Rule 8: Mancala World");
});

test("one of the landings is chosen, and the board stands still there", { tag: "@logic" }, async ({ page }) => {
  await ask(page);
  await sow(page, "C<");
  await rested(page);
  const chosen = decision(page, 1).getByRole("button");
  await chosen.click();
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  await expect(decision(page, 1)).toHaveAttribute("aria-current", "step");
  await expect(page.locator('katro-board [data-mark="landing"]')).toHaveCount(1);
  await expect(chosen).toBeFocused();
  await command(page, "skip").click();
  await expect(page.locator("katro-board .decisions li[aria-current]")).toHaveCount(0);
  await expect(page.locator('katro-board [data-mark="landing"]')).toHaveCount(0);
});

test("while somebody goes through a sowing, the landing that has come is pointed at", { tag: "@logic" }, async ({
  page,
}) => {
  await ask(page, "?lang=en&speed=slow&record=C<");
  await command(page, "first").click();
  await command(page, "last").click();
  await command(page, "again").click();
  await command(page, "pause").click();
  for (let press = 0; press < 12; press += 1) {
    if ((await decision(page, 0).getAttribute("aria-current")) !== null) break;
    await command(page, "seedon").click();
  }
  await expect(decision(page, 0)).toHaveAttribute("aria-current", "step");
  await expect(hole(page, "A")).toHaveAttribute("data-mark", "landing");
});

test("every hole has an answer: why not, with the rule and who says so", { tag: "@logic" }, async ({ page }) => {
  await ask(page);
  await listen(page);
  await pick(page, "a");
  await expect(answer(page)).toContainText("a belongs to North.");
  await expect(answer(page)).toContainText("Rule 2: Mancala World");
  await pick(page, "M");
  await expect(answer(page)).toContainText(
    "M must wait: sow from your outermost row that has seeds, now the outer row.",
  );
  await expect(answer(page)).toContainText("Rule 3: Mancala World, Wikipedia, de Voogt");
  await expect(hole(page, "M")).toHaveAttribute("data-mark", "asked");
  expect(await said(page)).toHaveLength(2);
  for (const each of (await state(page)).holes) {
    await pick(page, each.hole);
    await expect(shelf(page).getByRole("heading", { name: `Hole ${each.hole}`, exact: true })).toBeVisible();
    await expect(answer(page)).toContainText(/Rule \d+: \w/);
    await expect(answer(page)).not.toContainText(/\{|undefined|Another rule/);
  }
  expect((await state(page)).ply).toBe(0);
});

test("a hole that may be sown has its answer, and can be sown all the same", { tag: "@logic" }, async ({ page }) => {
  await ask(page);
  await hole(page, "C").click();
  await expect(answer(page)).toContainText(
    "C may be sown: it has seeds, and lies in South’s outermost row with seeds.",
  );
  await expect(answer(page)).toContainText("Either way round may be chosen, anew each turn.");
  await expect(answer(page)).toContainText("Rule 4: Wikipedia; brought here by us");
  await arrow(page, "C<").click();
  await rested(page);
  expect((await state(page)).ply).toBe(1);
});

test("where one tap sows, the first one asks", { tag: "@logic" }, async ({ page }) => {
  await ask(page, "?lang=en&speed=instant&rules=one-circuit");
  await hole(page, "C").click();
  await expect(answer(page)).toContainText("Both sides always sow East.");
  expect((await state(page)).ply).toBe(0);
  await hole(page, "C").click();
  await rested(page);
  expect((await state(page)).ply).toBe(1);
});

const TELLINGS = {
  wikipedia: ["rules=wikipedia&record=C<", "Rule 6: Wikipedia"],
  "field-1998": ["rules=field-1998&record=C<", "Rule 7: de Voogt"],
  "katro-4x4": ["rules=katro-4x4&record=A>", "brought here by us"],
  "katra-boaoaka": ["rules=katra-boaoaka&record=A>", "Rule 7: Linton"],
};

for (const [name, [query, rule]] of Object.entries(TELLINGS)) {
  test(`who says so is another in another telling: ${name}`, { tag: "@logic" }, async ({ page }) => {
    await ask(page, `?lang=en&speed=instant&${query}`);
    await expect(shelf(page).locator(".decisions")).toContainText(rule);
    await expect(shelf(page)).not.toContainText(/\{|undefined|Another rule/);
  });
}

test("a rule of ours is said to be ours, and the end of a game has its rule", { tag: "@logic" }, async ({ page }) => {
  await ask(page, "?lang=en&speed=instant&rules=katro-4x4&position=0000/0000/0010/0100_S");
  await sow(page, (await state(page)).turns[0]);
  const { over } = await state(page);
  expect(over).toBeTruthy();
  await expect(page.locator("katro-board .decisions li").last()).toContainText(/The end.*Rule (10|11|12)/s);
  await pick(page, "A");
  await expect(answer(page)).toContainText(/Rule (10|11|12)/);
});

test("the numbers are those of the sheet of rules", { tag: "@logic" }, async ({ page }) => {
  await ask(page, "?lang=en&speed=instant&rules=standard-diagonal");
  await page.locator("katro-board .why").getByRole("button", { name: "All rules and sources" }).click();
  const sheet = page.getByRole("dialog", { name: "Rules and sources" });
  const numbered = await sheet
    .locator("ol.rules")
    .evaluateAll((lists) =>
      lists.flatMap((list) => [...list.children].map((line, at) => `${list.start + at} ${line.textContent}`)),
    );
  const of = (number) => numbered.find((line) => line.startsWith(`${number} `));
  expect(numbered.map((line) => Number.parseInt(line, 10))).toEqual([13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(of(7)).toMatch(/innermost row.*Mancala World$/);
  expect(of(9)).toMatch(/last seeds.*Wikipedia$/);
  expect(of(11)).toContain("1,000 laps");
  expect(of(12)).toContain("third time");
  expect(of(13)).toContain("very last seed");
});

test("it speaks the language of the moment, and stays where it is", { tag: "@logic" }, async ({ page }) => {
  await ask(page, "?lang=en&speed=instant&record=C<");
  await pick(page, "A");
  await expect(answer(page)).toContainText("Rule 2");
  for (const [tag, rule] of [
    ["fr", "Règle 2"],
    ["lo", "ກະຕິກາຂໍ້ 2"],
    ["mn", "2-р дүрэм"],
  ]) {
    await page.evaluate((tag) => document.querySelector("katro-board").setAttribute("lang", tag), tag);
    await expect(answer(page)).toContainText(rule);
    await expect(shelf(page).locator(".decisions")).not.toContainText(/Rule|\{/);
  }
});

test("with keys alone: a hole is asked about, a landing is chosen, and the tool is left", { tag: "@logic" }, async ({
  page,
}) => {
  await ask(page, "?lang=en&speed=instant&record=C<");
  await listen(page);
  await hole(page, "A").focus();
  await page.keyboard.press("Enter");
  await expect(answer(page)).toContainText("A belongs to South.");
  await decision(page, 2).getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(decision(page, 2)).toHaveAttribute("aria-current", "step");
  expect(await said(page)).toHaveLength(1);
  const before = await position(page);
  await page.keyboard.press("Escape");
  await expect(shelf(page)).toBeHidden();
  expect(await position(page)).toBe(before);
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("a hole is asked about by touch, and the answer is in sight @touch", async ({ page }) => {
    await open(page, "?lang=en&speed=instant&record=C<");
    await command(page, "tools").tap();
    await toolDoor(page, "reasons").tap();
    await expect(shelf(page)).toHaveAttribute("data-tool", "reasons");
    await hole(page, "A").tap({ force: true });
    await expect(answer(page).locator(".because").first()).toBeInViewport();
    await decision(page, 1).getByRole("button").tap();
    await expect(decision(page, 1)).toHaveAttribute("aria-current", "step");
  });
});

test("on a wall nothing is smaller than a fortieth of its height", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await ask(page, "?lang=en&speed=instant&theme=projector&record=C<");
  await pick(page, "A");
  const small = await page.evaluate(() => {
    const { shadowRoot } = document.querySelector("katro-board");
    const walker = document.createTreeWalker(shadowRoot.querySelector(".frame"), NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent.trim() || !element.checkVisibility() || element.closest(".spoken, .aside, option"))
        continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < innerHeight / 40) found.push([element.className, node.textContent, size]);
    }
    return found;
  });
  expect(small).toEqual([]);
});

// A tool has its colours from the theme; tools.spec.js looks at the shelf that they all stand on in every theme.
for (const theme of ["earth", "projector"]) {
  test(`axe finds nothing: ${theme}`, keep(THEMES_THAT_DIFFER.includes(theme)), async ({ page }) => {
    await ask(page, `?lang=en&speed=instant&theme=${theme}&record=C<`);
    const find = async () => {
      // Colours that are on their way to others would be measured on the way.
      await calm(page);
      return (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0].target]);
    };
    await pick(page, "A");
    expect(await find()).toEqual([]);
    await decision(page, 1).getByRole("button").click();
    expect(await find()).toEqual([]);
  });
}

// What does not fit depends on how long the words are: the other languages are shorter. --thorough shows them all.
for (const lang of ["fr", "mg", "it", "fil", "mn", "mr", "lo"]) {
  test(`nothing is cut off in any room: ${lang}`, keep(LONG_LANGUAGES.includes(lang)), async ({ page }) => {
    await ask(page, `?lang=${lang}&speed=instant&record=C<`);
    await pick(page, "A");
    for (const [width, height] of [
      [320, 568],
      [640, 400],
      [768, 1024],
      [1280, 800],
    ]) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(60);
      const cut = await cutOff(shelf(page));
      expect(cut, `${width} by ${height}`).toEqual([]);
    }
  });
}
