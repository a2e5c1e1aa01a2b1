// The tools that are fetched on demand: their list, the shelf they stand on, and what can be taken home.

import AxeBuilder from "@axe-core/playwright";
import {
  askForTool,
  command,
  expect,
  frame,
  hole,
  open,
  openTool,
  record,
  rested,
  saved,
  shelf,
  sow,
  state,
  test,
  toolDoor,
} from "./katro.js";

const button = (page, name) => page.getByRole("button", { name, exact: true });

test("the words and modules of tools come when one is wanted, and not before @site", { tag: "@logic" }, async ({
  page,
}) => {
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  // On the finished site modules have other names; style sheets keep their folder there.
  const ofTools = () => asked.filter((path) => /\/(tools|takehome)\//.test(path) && !path.includes("sheaf"));
  expect(ofTools()).toEqual([]);
  const before = asked.length;
  await openTool(page, "takehome");
  expect(ofTools().length).toBeGreaterThan(0);
  // The tool, its words, and its style.
  expect(asked.length - before).toBeGreaterThanOrEqual(3);
});

test("a tool takes the place of the controls, and gives it and the focus back", { tag: "@engines" }, async ({
  page,
}) => {
  await open(page);
  await openTool(page, "takehome");
  await expect(shelf(page).getByRole("heading", { name: "Take home" })).toBeFocused();
  await expect(command(page, "rules")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(shelf(page)).toBeHidden();
  await expect(command(page, "rules")).toBeVisible();
  expect(await page.evaluate(() => document.querySelector("katro-board").shadowRoot.activeElement?.className)).toMatch(
    /tool|hole/,
  );
});

test("the record and the table of turns can be taken home", { tag: "@logic" }, async ({ page, browserName }) => {
  await open(page, "?speed=instant");
  await openTool(page, "takehome");
  await sow(page, "C>");
  await rested(page);
  const [text, table] = await shelf(page).locator("textarea").all();
  await expect(text).toHaveValue(await record(page));
  await expect(table).toHaveValue(
    /^turn,side,hole,way round,laps,captured,as written\r?\n1,South,C,East,\d+,\d+,C>\r?\n$/,
  );
  const { name, bytes } = await saved(page, browserName, () => button(page, "Save as a file").first().click());
  expect(name).toBe("katro.txt");
  expect(String(bytes)).toBe(await record(page));
});

test("where the clipboard is closed, the text is selected to be copied by hand", { tag: "@logic" }, async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await open(page);
  await openTool(page, "takehome");
  await button(page, "Copy").first().click();
  await expect(page.locator("katro-board .message")).toContainText("Ctrl + C");
  const selected = await page.evaluate(() => {
    const { activeElement } = document.querySelector("katro-board").shadowRoot;
    return activeElement.value.slice(activeElement.selectionStart, activeElement.selectionEnd);
  });
  expect(selected).toBe(await record(page));
});

test("a tool speaks the language of the moment, and its list too", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?lang=fr");
  await openTool(page, "takehome");
  await expect(shelf(page).getByRole("heading", { name: "À emporter" })).toBeVisible();
  await page.evaluate(() => document.querySelector("katro-board").setAttribute("lang", "it"));
  await expect(shelf(page).getByRole("heading", { name: "Da portare a casa" })).toBeVisible();
  await expect(button(page, "Salva come file").first()).toBeVisible();
});

test.describe(() => {
  test.use({ expected: ["Failed to load resource", "net::ERR_FAILED"] });

  test("a tool that cannot be fetched leaves the game as it is, and says so", { tag: "@logic" }, async ({ page }) => {
    await page.route("**/takehome.js", (route) => route.abort());
    await open(page);
    await askForTool(page, "takehome");
    await expect(page.locator("katro-board .message")).toContainText("no-tool");
    await hole(page, "C").click();
    await expect(frame(page)).toHaveAttribute("data-phase", "picked");
  });
});

test("a new game in the middle of a tool begins the tool's game again, and touches no other", {
  tag: "@logic",
}, async ({ page }) => {
  await open(page, "?speed=instant");
  await sow(page, "C<");
  await rested(page);
  const before = await record(page);
  await openTool(page, "setup");
  await page.getByRole("button", { name: "Play from here" }).click();
  await sow(page, (await state(page)).turns[0]);
  await rested(page);
  await page.keyboard.press("Alt+R");
  expect((await state(page)).ply).toBe(0);
  await expect(page.locator("katro-board .message")).toHaveCount(0);
  await shelf(page).locator("header .close").click();
  expect(await record(page)).toBe(before);
});

for (const theme of ["earth", "wood", "projector", "contrast"]) {
  test(`axe finds nothing in the list and on the shelf: ${theme}`, async ({ page }) => {
    await open(page, `?theme=${theme}`);
    await command(page, "tools").click();
    await expect(toolDoor(page, "takehome")).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await toolDoor(page, "takehome").click();
    await expect(shelf(page)).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
