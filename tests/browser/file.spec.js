// The whole game in one file, opened from a folder as by a double click; and what the hosted page says there.

import { expect, frame, position, ready, rested, sow, state, test as base } from "./katro.js";

const SINGLE = new URL("../../target/dist/katro.html", import.meta.url).href;

/** A page that may ask for nothing but itself. */
const test = base.extend({
  page: async ({ page }, use) => {
    const asked = [];
    page.on("request", (request) => {
      const url = request.url();
      if (!/^(data|blob):/.test(url) && url.replace(/[?#].*$/, "") !== SINGLE) asked.push(url);
    });
    await use(page);
    expect(asked).toEqual([]);
  },
});

const open = async (page, query) => {
  await page.goto(SINGLE + query);
  await ready(page);
};

test("one file is the game, and asks for nothing", { tag: "@engines" }, async ({ page }) => {
  await open(page, "?north=human&speed=instant");
  await sow(page, "C<");
  await rested(page);
  expect(await position(page)).toBe("222222/222222/222022/333033/441330/101303 N");
});

test("the computer answers in it, and thinks in a worker", { tag: "@engines" }, async ({ page, browserName }) => {
  await open(page, "?north=level2&speed=instant");
  await sow(page, "C<");
  await expect.poll(async () => (await state(page)).ply, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
  // Elsewhere nobody can look into a worker.
  if (browserName !== "chromium") return;
  const thinking = page.workers().map((worker) => worker.evaluate(() => globalThis.katroInside !== undefined));
  expect(await Promise.all(thinking)).toContain(true);
});

for (const [lang, name] of [
  ["mg", "Malagasy"],
  ["lo", "ລາວ"],
  ["mr", "मराठी"],
])
  test(`it speaks ${name}`, async ({ page }) => {
    await open(page, `?north=human&lang=${lang}`);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(frame(page)).toHaveAttribute("lang", lang);
  });

for (const name of ["katro-4x4", "field-1998-small", "katra-boaoaka"])
  test(`it is played by ${name} as well`, async ({ page }) => {
    await open(page, `?north=human&rules=${name}`);
    const { rules, rows, columns } = await state(page);
    expect(rules).toBe(name);
    await expect(page.locator("katro-board .hole")).toHaveCount(rows * columns);
  });

test("it is styled, within and without the board", async ({ page }) => {
  await open(page, "?north=human");
  expect(await page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe("0px");
  expect(await frame(page).evaluate((element) => getComputedStyle(element).display)).not.toBe("block");
});

base.describe("the hosted page", () => {
  base.use({ expected: ["CORS", "Failed to load", "Cross-Origin", "blocked"] });

  base("opened from a folder, it says what to open instead", async ({ page, browserName }) => {
    base.skip(browserName === "firefox", "when it is driven it lets a file read others, as nobody's own does");
    await page.goto(new URL("../../target/dist/index.html?lang=mg", import.meta.url).href);
    await expect(page.getByRole("alert")).toContainText("cannot start from a folder");
    await page.getByRole("link", { name: "katro.html" }).click();
    await ready(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "mg");
  });
});
