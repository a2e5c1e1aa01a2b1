// The lessons of docs/teaching.md: every link opens the page as the lesson says, and every example is played.

import { existsSync, readFileSync } from "node:fs";
import { expect, frame, ready, state, strip, test } from "./katro.js";

const DOCUMENT = new URL("../../docs/teaching.md", import.meta.url);
const TEXT = readFileSync(DOCUMENT, "utf8");
const LINKS = [...TEXT.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link);
const PAGES = [...new Set(LINKS.filter((link) => link.startsWith("../index.html")))];

test("every file that is named is there", { tag: "@logic" }, () => {
  const files = LINKS.filter((link) => !link.startsWith("../index.html"));
  expect(files.length).toBeGreaterThan(3);
  for (const link of files) expect(existsSync(new URL(link.replace(/#.*/, ""), DOCUMENT)), link).toBe(true);
});

test("every link opens what it asks for, without a message", { tag: "@logic" }, async ({ page }) => {
  expect(PAGES.length).toBeGreaterThan(12);
  for (const link of PAGES) {
    await page.goto(link.replace("..", ""));
    await ready(page);
    await expect(strip(page), link).toHaveCount(0);
    const asked = new URLSearchParams(link.split("?")[1]);
    const { rules, position } = await state(page);
    expect(rules, link).toBe(asked.get("rules") ?? "standard");
    if (asked.has("position")) expect(position, link).toBe(asked.get("position").replaceAll("_", " "));
    if (asked.get("class") === "on")
      await expect(page.locator("katro-board .shelf"), link).toHaveAttribute("data-tool", "class");
    if (asked.has("theme")) await expect(frame(page)).toHaveAttribute("data-theme", asked.get("theme"));
    if (asked.has("lang")) await expect(frame(page)).toHaveAttribute("lang", asked.get("lang"));
    if (asked.get("counts") === "never") await expect(page.locator('katro-board [data-switch="counts"]')).toBeChecked();
  }
});

test("every example goes as the table says, and is in the set-up board by that name", { tag: "@logic" }, async ({
  page,
}) => {
  const table = [...TEXT.matchAll(/^\| \[([^\]]+)\]\(([^)]+)\) \| `(..)` \| (\w+) \| (\d*) ?\|$/gm)];
  expect(table.length).toBe(6);
  await page.goto("/index.html");
  await ready(page);
  const examples = await page.evaluate(async () => {
    const { EXAMPLES } = await import("/www/tools/positions.js");
    const { words } = await import("/www/words/setup/en.js");
    return EXAMPLES.map(({ name, rules, position }) => [words[`setup.example.${name}`], rules, position]);
  });
  for (const [, name, link, turn, laps, captured] of table) {
    const asked = new URLSearchParams(link.split("?")[1]);
    const position = asked.get("position").replaceAll("_", " ");
    const rules = asked.get("rules") ?? "standard";
    expect(examples).toContainEqual([name, rules, position]);
    const told = await page.evaluate(
      async ([rules, position, turn]) => {
        const { gameFrom } = await import("/www/game.js");
        const game = gameFrom({ rules, position });
        try {
          const { laps, captured } = game.play(turn);
          return [String(laps), String(captured)];
        } catch (error) {
          return [error.name === "endless" ? "refused" : error.name, ""];
        } finally {
          game.free();
        }
      },
      [rules, position, turn],
    );
    expect(told, name).toEqual([laps, captured]);
  }
});
