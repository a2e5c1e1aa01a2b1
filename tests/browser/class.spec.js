// The panel of a class: numbers hidden, no seed lost, laps counted, a halt at every landing, and doors to the tools.

import AxeBuilder from "@axe-core/playwright";
import {
  click,
  command,
  expect,
  frame,
  hole,
  listen,
  open,
  picture,
  rested,
  said,
  shelf,
  sow,
  test,
  keep,
  LONG_LANGUAGES,
  THEMES_THAT_DIFFER,
} from "./katro.js";

const blackboard = (page) => page.locator("katro-board .blackboard");
const toggle = (page, name) => page.locator(`katro-board [data-switch="${name}"]`);
const onward = (page) => blackboard(page).getByRole("button", { name: "Go on" });

async function openClass(page, query = "") {
  await open(page, `?class=on${query}`);
  await expect(shelf(page)).toHaveAttribute("data-tool", "class");
}

/** The numbers on the blackboard: on the board, in hand, together, laps so far. */
const figures = (page) => blackboard(page).locator("strong").allTextContents();

test("class=on opens the panel without taking the focus, and nothing of it is fetched otherwise", {
  tag: "@logic",
}, async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  expect(asked.filter((path) => /tools\/class|words\/class/.test(path))).toEqual([]);
  await openClass(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
});

test("as an attribute it is called class-mode; an exhibition has no class", { tag: "@logic" }, async ({ page }) => {
  let attributes = "class-mode";
  await page.route("**/host.html*", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="en"><title>Host</title><script type="module" src="/www/define.js"></script><katro-board ${attributes}></katro-board>`,
    }),
  );
  await open(page, "", "/host.html");
  await expect(shelf(page)).toHaveAttribute("data-tool", "class");
  attributes = "class-mode kiosk";
  await open(page, "?again", "/host.html");
  await page.waitForTimeout(500);
  await expect(shelf(page)).toBeHidden();
});

test("at every moment of a sowing what is on the board and in hand makes 72", { tag: "@logic" }, async ({ page }) => {
  await openClass(page, "&speed=slow");
  expect(await figures(page)).toEqual(["72", "0", "72", "0"]);
  await sow(page, "C<");
  await command(page, "pause").click();
  const seen = new Set();
  for (let step = 0; step < 30; step += 1) {
    await command(page, "seedon").click();
    const [on, hand, total] = (await figures(page)).map(Number);
    seen.add(hand);
    expect(on + hand).toBe(72);
    expect(total).toBe(72);
  }
  expect(seen.size).toBeGreaterThan(3);
  await command(page, "skip").click();
  await rested(page);
  expect(await figures(page)).toEqual(["72", "0", "72", "7"]);
});

for (const [name, query] of [
  ["seeds travel", "&motion=full"],
  ["nothing travels", "&motion=reduced"],
]) {
  test(`a sowing halts at each landing until somebody goes on: ${name}`, { tag: "@logic" }, async ({ page }) => {
    await openClass(page, `&speed=instant${query}`);
    await toggle(page, "landings").check();
    await listen(page);
    await sow(page, "C<");
    const landings = ["A", "R", "L", "F", "P", "B", "J"];
    const seen = [];
    for (const lap of landings.keys()) {
      await expect(onward(page)).toBeVisible();
      await expect(blackboard(page).locator(".halt")).toHaveText(
        new RegExp(`^Lap ${lap + 1}: the last seed fell into [A-R]`),
      );
      seen.push(/into ([A-R])/.exec(await blackboard(page).locator(".halt").textContent())?.[1]);
      await expect(frame(page)).toHaveAttribute("data-phase", "telling");
      if (lap % 2 === 0) await onward(page).click();
      else {
        // A hole that has the focus, and Space.
        await hole(page, "D").focus();
        await page.keyboard.press("Space");
      }
    }
    await rested(page);
    await expect(onward(page)).toBeHidden();
    const told = await page.evaluate(() => document.querySelector("katro-board").state.last.laps);
    expect(seen.length).toBe(told);
    expect((await said(page)).filter((text) => text.startsWith("Lap ")).length).toBe(told);
    expect((await said(page)).find((text) => text.startsWith("Lap 1"))).toContain("make 72.");
  });
}

test("numbers are hidden from those who look, and said to those who listen", async ({ page }) => {
  await openClass(page);
  const before = await picture(page);
  await toggle(page, "counts").check();
  await expect(frame(page)).toHaveAttribute("data-counts", "never");
  expect(await picture(page)).not.toBe(before);
  await expect(hole(page, "C")).toHaveAttribute("aria-label", /2 seeds/);
  await expect(shelf(page)).toContainText("A screen reader still says the numbers");
  await toggle(page, "counts").uncheck();
  expect(await picture(page)).toBe(before);
});

test("the switches last as long as the tab, whatever tool is open", { tag: "@logic" }, async ({ page }) => {
  await openClass(page, "&speed=instant");
  await toggle(page, "counts").check();
  await toggle(page, "laps").uncheck();
  await page.locator('katro-board [data-door="predict"]').click();
  await expect(shelf(page)).toHaveAttribute("data-tool", "predict");
  await expect(blackboard(page)).toBeVisible();
  await expect(frame(page)).toHaveAttribute("data-counts", "never");
  // Closing what a door has opened leads back.
  await shelf(page).getByRole("button", { name: "Close" }).click();
  await expect(shelf(page)).toHaveAttribute("data-tool", "class");
  await page.reload();
  await expect(shelf(page)).toHaveAttribute("data-tool", "class");
  await expect(toggle(page, "counts")).toBeChecked();
  await expect(toggle(page, "laps")).not.toBeChecked();
  await expect(frame(page)).toHaveAttribute("data-counts", "never");
  await shelf(page).getByRole("button", { name: "Close" }).click();
  await expect(shelf(page)).toBeHidden();
  await expect(blackboard(page)).toBeVisible();
});

test("every door opens its tool, and its tool leads back", { tag: "@logic" }, async ({ page }) => {
  await openClass(page);
  const doors = await page
    .locator("katro-board [data-door]")
    .evaluateAll((all) => all.map((each) => each.dataset.door));
  expect(doors).toEqual(expect.arrayContaining(["setup", "predict", "takehome"]));
  for (const name of doors) {
    await page.locator(`katro-board [data-door="${name}"]`).click();
    await expect(shelf(page)).toHaveAttribute("data-tool", name);
    // One begins to read at its beginning.
    expect(
      await shelf(page)
        .locator(".shelf-body")
        .evaluate((it) => it.scrollTop),
    ).toBe(0);
    await shelf(page).locator("header .close").click();
    await expect(shelf(page)).toHaveAttribute("data-tool", "class");
  }
});

// A tool has its colours from the theme; tools.spec.js looks at the shelf that they all stand on in every theme.
for (const theme of ["earth", "projector", "contrast"]) {
  test(
    `axe finds nothing, standing at a landing too: ${theme}`,
    keep(THEMES_THAT_DIFFER.includes(theme)),
    async ({ page }) => {
      await openClass(page, `&theme=${theme}&speed=instant`);
      await toggle(page, "landings").check();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await click(page, '.hole[data-hole="C"]');
      await click(page, '.choice[data-turn="C<"]');
      await expect(onward(page)).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    },
  );
}

// What does not fit depends on how long the words are: the other languages are shorter. --thorough shows them all.
for (const lang of ["en", "fr", "mg", "it", "fil", "mn", "mr", "lo"]) {
  test(`it fits a telephone and a laptop: ${lang}`, keep(LONG_LANGUAGES.includes(lang)), async ({ page }) => {
    for (const [width, height] of [
      [360, 640],
      [640, 400],
      [1280, 800],
    ]) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => globalThis.localStorage?.clear()).catch(() => {});
      await openClass(page, `&lang=${lang}&speed=instant`);
      await toggle(page, "landings").check();
      await sow(page, "C<");
      await expect(blackboard(page).locator(".halt")).toBeVisible();
      const wide = await frame(page).evaluate((it) =>
        [...it.querySelectorAll(".panel, .blackboard, .balance, .shelf-body, .shelf .tool, .toggle")]
          .filter((each) => each.scrollWidth > each.clientWidth + 1)
          .map((each) => each.className),
      );
      expect(wide, `${width}`).toEqual([]);
      // Nothing lies over it.
      await blackboard(page).getByRole("button").click({ trial: true });
      await page.locator("katro-board [data-command=skip]").click();
    }
  });
}
