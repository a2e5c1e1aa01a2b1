// How the game went: the graph, the turns that decided it, and what every turn is worth.

import AxeBuilder from "@axe-core/playwright";
import { command, expect, fixtureGames, open, openTool, record, rested, shelf, sow, state, test } from "./katro.js";

const [game] = fixtureGames("katro-4x4").filter((entries) => entries.length > 12);
const played = game.slice(0, 13).map((entry) => entry.turn);

/** Opens the tool on a game of thirteen turns, and waits until it is weighed. */
async function weigh(page, query = "") {
  await open(page, `?rules=katro-4x4&speed=instant&record=${encodeURIComponent(played.join(" "))}${query}`);
  await openTool(page, "course");
  await expect(shelf(page).locator("details")).toBeVisible({ timeout: 60_000 });
}

test("the turns that decided a game are named, shown, and can be played on from", { tag: "@logic" }, async ({
  page,
}) => {
  await weigh(page);
  const before = await record(page);
  const item = shelf(page).locator(".deciding > li").first();
  await expect(item).toContainText(/^Turn \d+: (South|North) played “Sow \w (East|West)”/);
  const number = Number(/Turn (\d+)/.exec(await item.textContent())[1]);
  await item.getByRole("button", { name: /Show the moment/ }).click();
  expect((await state(page)).ply).toBe(number - 1);
  // What was played there is among the turns that are weighed, with the best one first.
  await expect(shelf(page).locator("tbody").first()).toContainText("(played)");
  await item.getByRole("button", { name: /Play on/ }).click();
  expect((await state(page)).ply).toBe(number - 1);
  const [turn] = (await state(page)).turns;
  await sow(page, turn);
  await rested(page);
  expect((await state(page)).ply).toBe(number);
  await page.locator("katro-board .shelf header .close").click();
  // The game that was weighed is still there to its end.
  await command(page, "last").click();
  expect(await record(page)).toBe(before);
});

test("every turn of the game stands in a table, and the graph has a point for each", { tag: "@logic" }, async ({
  page,
}) => {
  await weigh(page);
  await shelf(page).locator("summary").click();
  await expect(shelf(page).locator("details tbody tr")).toHaveCount(14);
  const path = await shelf(page).locator(".graph-line").getAttribute("d");
  expect(path.split("L")).toHaveLength(14);
});

test("what is proven is said as such, in the language of the moment", { tag: "@logic" }, async ({ page }) => {
  await weigh(page, "&lang=fr");
  await shelf(page).locator("summary").click();
  // A small board is solved to its end from here.
  await expect(shelf(page).locator("details tbody")).toContainText(/gagne en \d+ coup/);
  await page.evaluate(() => document.querySelector("katro-board").setAttribute("lang", "it"));
  await shelf(page).locator("summary").click();
  await expect(shelf(page).locator("details tbody")).toContainText(/vince in \d+ moss/);
});

test("at the end of a game the place of the hint leads here", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=instant&rules=katro-4x4&position=0000/0000/0010/0100_S");
  await expect(command(page, "course")).toBeHidden();
  await sow(page, (await state(page)).turns[0]);
  await rested(page);
  await expect(command(page, "hint")).toBeHidden();
  await command(page, "course").click();
  await expect(shelf(page).locator("details")).toBeVisible({ timeout: 30_000 });
  await page.locator("katro-board .shelf header .close").click();
  await expect(command(page, "course")).toBeFocused();
});

test("before the first turn there is nothing to weigh, and that is said", { tag: "@logic" }, async ({ page }) => {
  await open(page);
  await openTool(page, "course");
  await expect(shelf(page)).toContainText("Play a few turns first");
});

test("axe finds nothing in it", { tag: "@engines" }, async ({ page }) => {
  await weigh(page, "&theme=projector");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
