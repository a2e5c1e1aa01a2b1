// The rule lab: other answers are on the board at once, and its random games are those that the native engine counts.

import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import {
  expect,
  hole,
  listen,
  open,
  openTool,
  record,
  rested,
  said,
  shelf,
  sow,
  state,
  test,
  keep,
  THEMES_THAT_DIFFER,
} from "./katro.js";

const answer = (page, question, column = 0) => shelf(page).locator(`select[data-question="${question}"]`).nth(column);
const act = (page, name) => shelf(page).locator(`[data-do="${name}"]`);
const status = (page) => shelf(page).locator(".lab-status");
const compare = (page) => shelf(page).locator(".lab > .row button");
const sowable = (page) => page.locator("katro-board .hole[data-sowable]");

async function openLab(page, query = "") {
  await open(page, query);
  await openTool(page, "lab");
}

/** What the table says: by the text of a line, the cell in a column. */
async function figures(page, column = 0) {
  const rows = await shelf(page).locator(".figure-table tbody tr").all();
  const texts = await Promise.all(rows.map((row) => row.locator("th, td").allTextContents()));
  return Object.fromEntries(texts.map(([name, ...cells]) => [name, cells[column]]));
}

/** What the native engine counted under these rules; `tests/engine.rs` holds the fixture to that. */
function counted(rules, asked = "tally 1000 7") {
  const counts = readFileSync(new URL("../fixtures/tally.txt", import.meta.url), "utf8")
    .trim()
    .split("\n\n");
  const [, , ...lines] = counts.find((count) => count.startsWith(`rules ${rules}\n${asked}\n`)).split("\n");
  const numbers = (start) =>
    lines
      .find((line) => line.startsWith(`${start} `))
      .match(/\d+/g)
      .map(Number);
  const [games] = numbers("games");
  const [south, north] = numbers("won");
  const [repetition, onlyEndless] = numbers("drawn");
  const [turns, shortest, median, longest] = numbers("turns");
  const [captured, capturing] = numbers("captured");
  const [laps, longestSowing] = numbers("laps");
  const one = (value) => (Math.round(10 * value) / 10).toLocaleString("en");
  const share = (count) => `${count.toLocaleString("en")} (${one((100 * count) / games)} %)`.replace(" %", "\u00a0%");
  return {
    Games: games.toLocaleString("en"),
    "South wins (moves first)": share(south),
    "North wins": share(north),
    "Drawn: same position three times": share(repetition),
    "Drawn: only endless sowings left": share(onlyEndless),
    "Broken off after 2,000 turns": share(numbers("unfinished")[0]),
    "Half are over after (turns)": one(median),
    "Turns a game, on average": one(turns / games),
    "Turns, shortest to longest": `${shortest.toLocaleString("en")} to ${longest.toLocaleString("en")}`,
    "Turns that capture, a game": one(capturing / games),
    "Seeds captured, a game": one(captured / games),
    "Laps a turn": one(laps / turns),
    "Longest sowing (laps)": one(longestSowing),
    "Endless sowings met": one(numbers("endless")[0]),
  };
}

test("another answer is on the board at once, in sight and in words", { tag: "@logic" }, async ({ page }) => {
  await openLab(page);
  await listen(page);
  await expect(sowable(page)).toHaveCount(6);
  await answer(page, "start").selectOption("any-hole");
  await expect(sowable(page)).toHaveCount(18);
  expect((await state(page)).rules).toBe("standard,start:any-hole");
  await expect(shelf(page)).toContainText("A turn may start from any of your own holes that has seeds.");
  await expect(shelf(page)).toContainText("18 holes can be sown");
  await expect.poll(() => said(page)).toContainEqual(expect.stringContaining("18 holes can be sown"));
  await answer(page, "board").selectOption("4x3");
  await expect(page.locator("katro-board .hole")).toHaveCount(12);
  await answer(page, "seeds").selectOption("4");
  expect((await state(page)).position).toBe("444/444/444/444 S");
});

test("a telling answers every question, and answers that are a telling's have its name", async ({ page }) => {
  await openLab(page);
  const telling = shelf(page).getByLabel("Way to play");
  await telling.selectOption({ label: "Katra Boaoaka" });
  await expect(answer(page, "board")).toHaveValue("4x8");
  await expect(answer(page, "target").locator("option:checked")).toHaveText("the whole column (as in Katra Boaoaka)");
  await telling.selectOption({ label: "Katro" });
  await answer(page, "landing").selectOption("empty");
  await expect(telling.locator("option:checked")).toHaveText("Katro as on Wikipedia");
  await answer(page, "seeds").selectOption("3");
  await expect(telling.locator("option:checked")).toHaveText("Katro by rules of one’s own");
});

test("seeds stay where they lie when another rule is tried on them", { tag: "@logic" }, async ({ page }) => {
  await openLab(page, "?speed=instant");
  await sow(page, "C<");
  await rested(page);
  const { position } = await state(page);
  for (const rules of ["bound-by-first-turn", "each-turn"]) {
    await answer(page, "headings").selectOption(rules);
    expect((await state(page)).position).toContain(position);
  }
  await answer(page, "lone-seed").selectOption("step-ahead");
  expect(await state(page)).toMatchObject({ position, rules: "standard,lone-seed:step-ahead" });
});

for (const [way, prepare] of Object.entries({
  "in a worker": () => {},
  "on the page": (page) => page.addInitScript(() => Reflect.deleteProperty(window, "Worker")),
  "where a worker fails": (page) => page.route("**/tallyworker*.js", (route) => route.abort()),
})) {
  test.describe(() => {
    test.use({ expected: ["Failed to load resource", "net::ERR_FAILED"] });

    test(`a thousand random games are the native engine's, ${way} @site`, async ({ page }) => {
      await prepare(page);
      await openLab(page, "?seed=7");
      await act(page, "play").click();
      await expect(status(page)).toHaveText("All 1,000 games are played.");
      expect(await figures(page)).toMatchObject(counted("standard"));
      await answer(page, "board").selectOption("4x6");
      await answer(page, "seeds").selectOption("3");
      await expect(shelf(page).locator(".figure-table")).toHaveCount(0);
      await act(page, "play").click();
      await expect(status(page)).toHaveText("All 1,000 games are played.");
      expect(await figures(page)).toMatchObject(counted("standard,board:4x6,seeds:3"));
    });
  });
}

test("a worker of another release counts nothing", async ({ page }) => {
  const lie = `addEventListener("message", ({ data: { id, order } }) => {
    if (order) postMessage({ id, release: "another", report: { games: order.games } });
  });`;
  await page.route("**/tallyworker.js", (route) => route.fulfill({ contentType: "text/javascript", body: lie }));
  await openLab(page, "?seed=7");
  await act(page, "play").click();
  await expect(status(page)).toHaveText("All 1,000 games are played.");
  expect(await figures(page)).toMatchObject(counted("standard"));
});

test("every game is in the picture, and the picture is told in words", { tag: "@logic" }, async ({ page }) => {
  await openLab(page, "?seed=7");
  await act(page, "play").click();
  await expect(status(page)).toContainText("All 1,000");
  const games = await shelf(page)
    .locator(".histogram-bars rect")
    .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute("data-games"))));
  expect(games.length).toBeGreaterThan(10);
  expect(games.reduce((sum, count) => sum + count)).toBe(1000);
  const { "Half are over after (turns)": median } = counted("standard");
  await expect(
    shelf(page).getByRole("img", { name: `Katro: half of the games took ${median} turns or fewer` }),
  ).toBeVisible();
  await expect(shelf(page).locator(".winners-key")).toContainText("South:");
});

test("another seed gives other games, and the same one the same", async ({ page }) => {
  await openLab(page, "?rules=katro-4x4");
  const seed = shelf(page).getByLabel("Seed of the dice");
  const play = async (number) => {
    await seed.focus();
    await seed.evaluate((it) => it.select());
    await page.keyboard.type(number);
    await page.keyboard.press("Tab");
    await expect(seed).toHaveValue(number);
    // What is said of the games before them is not taken for these.
    await status(page).evaluate((it) => it.replaceChildren());
    await act(page, "play").click();
    await expect(status(page)).toContainText("All 1,000");
    return figures(page);
  };
  const one = await play("1");
  expect(await play("2")).not.toEqual(one);
  expect(await play("1")).toEqual(one);
});

test("the games can be stopped, and what was counted by then stays", { tag: "@engines" }, async ({ page }) => {
  // Games that hardly ever end.
  await openLab(page, "?rules=katro-4x6,landing:empty");
  await act(page, "play").click();
  await expect(shelf(page).locator("progress")).toBeVisible();
  await act(page, "stop").click();
  await expect(act(page, "play")).toBeVisible();
  await expect(status(page)).toHaveText(/^(Stopped after \d+ games? of 1,000\.|)$/);
  await expect(shelf(page).locator("progress")).toBeHidden();
  await act(page, "play").click();
  await expect(status(page)).toHaveText("All 1,000 games are played.", { timeout: 60_000 });
});

test("the games are played, and stopped, with the keyboard", async ({ page }) => {
  await openLab(page, "?rules=katro-4x6,landing:empty");
  await act(page, "play").focus();
  await page.keyboard.press("Enter");
  await expect(act(page, "stop")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(act(page, "play")).toBeFocused();
});

test("what is played for other rules stops when the rules change", async ({ page }) => {
  await openLab(page, "?rules=katro-4x6,landing:empty");
  await act(page, "play").click();
  await answer(page, "landing").selectOption("occupied");
  await expect(act(page, "play")).toBeVisible();
  await expect(status(page)).toBeEmpty();
  await act(page, "play").click();
  await expect(status(page)).toHaveText("All 1,000 games are played.");
});

test("two rulesets stand side by side, and either is put on the board", { tag: "@logic" }, async ({ page }) => {
  await openLab(page, "?seed=7");
  await compare(page).click();
  await expect(answer(page, "landing", 1)).toHaveValue("empty");
  await expect(answer(page, "landing", 1)).toHaveAccessibleName("The last seed captures, Rules B");
  expect((await state(page)).rules).toBe("standard");
  await answer(page, "board", 1).selectOption("4x6");
  await answer(page, "seeds", 1).selectOption("3");
  await answer(page, "landing", 1).selectOption("occupied");
  expect((await state(page)).rules).toBe("standard,board:4x6,seeds:3");
  await expect(shelf(page).locator(".lab-row[data-differs]")).toHaveCount(3);
  await act(page, "play").click();
  await expect(status(page)).toHaveText("All 2,000 games are played.");
  expect(await figures(page, 0)).toMatchObject(counted("standard"));
  expect(await figures(page, 1)).toMatchObject(counted("standard,board:4x6,seeds:3"));
  await expect(shelf(page).locator(".histogram")).toHaveCount(2);
  await shelf(page).getByRole("button", { name: "Rules A: put on the board" }).click();
  expect((await state(page)).rules).toBe("standard");
  await answer(page, "board", 1).selectOption("4x4");
  await compare(page).click();
  expect((await state(page)).rules).toBe("standard");
  await expect(shelf(page).locator(".histogram")).toHaveCount(1);
});

test("the link opens the same rules, and the engine is told the same", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openLab(page);
  await answer(page, "landing").selectOption("either");
  await act(page, "copy").click();
  await expect(act(page, "copy")).toHaveText("Copied");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/index\.html\?rules=standard,landing:either$/);
  await expect(shelf(page).locator(".lab-lines")).toHaveText("rules standard,landing:either\ntally 1000 1");
  await page.goto(link);
  await expect.poll(async () => (await state(page))?.rules).toBe("standard,landing:either");
});

test("another language in the middle keeps what is chosen and what is counted", { tag: "@logic" }, async ({ page }) => {
  await openLab(page, "?lang=en&seed=7");
  await answer(page, "seeds").selectOption("3");
  await act(page, "play").click();
  await expect(status(page)).toContainText("All 1,000");
  await answer(page, "seeds").focus();
  await page.evaluate(() => document.querySelector("katro-board").setAttribute("lang", "fr"));
  await expect(shelf(page).getByRole("heading", { name: "Laboratoire des règles" })).toBeVisible();
  await expect(answer(page, "seeds")).toBeFocused();
  await expect(answer(page, "seeds")).toHaveValue("3");
  await expect(answer(page, "seeds")).toHaveAccessibleName("Graines par trou");
  await expect(status(page)).toContainText("parties sont jouées");
  expect((await figures(page))["Sud gagne (joue en premier)"]).toMatch(/^\d+ \(\d+(,\d)?\s%\)$/);
  await expect(shelf(page)).not.toContainText(/lab\.|\{|undefined/);
});

test("leaving gives the earlier game back", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=instant&north=level1");
  await sow(page, "C<");
  await expect.poll(async () => (await state(page)).ply).toBe(2);
  await rested(page);
  const before = await record(page);
  await openTool(page, "lab");
  await answer(page, "board").selectOption("4x4");
  await expect(hole(page, "Q")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(shelf(page)).toBeHidden();
  expect(await record(page)).toBe(before);
  await page.reload();
  await expect.poll(() => record(page)).toBe(before);
});

test("from afar every word of the lab can be read", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openLab(page, "?theme=projector");
  await compare(page).click();
  await act(page, "play").click();
  await expect(status(page)).toContainText("All 2,000");
  const small = await shelf(page).evaluate((root) =>
    [...root.querySelectorAll("*")]
      .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ""))
      .filter((each) => each.getBoundingClientRect().width > 1 && !each.closest(".spoken"))
      .filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < 19.2)
      .map((each) => each.textContent),
  );
  expect(small).toEqual([]);
});

for (const size of [
  { width: 360, height: 640 },
  { width: 1024, height: 768 },
]) {
  test(`nothing is wider than its room: ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openLab(page);
    await compare(page).click();
    await act(page, "play").click();
    await expect(status(page)).toContainText("All 2,000");
    const wide = await shelf(page).evaluate((root) => {
      const body = root.querySelector(".shelf-body");
      return body.scrollWidth - body.clientWidth;
    });
    expect(wide).toBeLessThanOrEqual(0);
  });
}

// A tool has its colours from the theme; tools.spec.js looks at the shelf that they all stand on in every theme.
for (const theme of ["earth", "wood", "projector", "contrast"]) {
  test(`axe finds nothing in the lab: ${theme}`, keep(THEMES_THAT_DIFFER.includes(theme)), async ({ page }) => {
    await openLab(page, `?theme=${theme}`);
    await compare(page).click();
    await act(page, "play").click();
    await expect(status(page)).toContainText("All 2,000");
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
