// Every language, changed at any time: nothing is lost, nothing overflows, and only what is needed is fetched.

import { overflows } from "./fitting.js";
import { arrow, command, expect, frame, hole, open, position, rested, sow, state, strip, test, keep } from "./katro.js";
import { bring } from "./pseudo.js";

/** A sentence of each language, to be seen at the start. */
const PROMPTS = {
  en: "Choose a hole to sow from",
  fr: "Choisissez un trou à semer",
  mg: "Misafidiana lavaka hafafy",
  it: "Scegli una buca da seminare",
  fil: "Pumili ng butas na ihahasik",
  mn: "Тарих нүхээ сонгоно уу",
  mr: "पेरण्यासाठी खड्डा निवडा",
  lo: "ເລືອກຂຸມທີ່ຈະຫວ່ານ",
};

const title = (page) => page.locator("katro-board .title");
const choose = (page, tag) => page.locator("katro-board .controls .language select").selectOption(tag);

// One way for all of them: our own language, one that is fetched, and one in other letters. That no word is missing
// in any is shown without a browser (tests/words.test.js).
for (const [tag, prompt] of Object.entries(PROMPTS)) {
  test(
    `${tag}: all of the page speaks it, and no other is fetched`,
    keep(["en", "mg", "lo"].includes(tag)),
    async ({ page }) => {
      await open(page, `?lang=${tag}`);
      await expect(title(page)).toHaveText(prompt);
      await expect(frame(page)).toHaveAttribute("lang", tag);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
      const fetched = await page.evaluate(() =>
        performance.getEntriesByType("resource").flatMap(({ name }) => /words\/(\w+)\./.exec(name)?.[1] ?? []),
      );
      expect([...new Set(fetched)].sort()).toEqual([...new Set(["en", tag])].sort());
      const left = await page.evaluate(async () => {
        const { words } = await import("/www/words/en.js");
        const shown = [...document.querySelectorAll("[data-words]")].map((each) => each.content || each.textContent);
        const english = new Set(Object.values(words).filter((text) => text.length > 20));
        return shown.filter((text) => english.has(text.trim()));
      });
      expect(left.length === 0 || tag === "en").toBe(true);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => overflows(page)).toEqual([]);
      for (const part of [title(page), page.locator(".lead"), page.locator("h1")])
        expect(await part.evaluate((element) => getComputedStyle(element).letterSpacing)).toMatch(/normal|^0px$/);
    },
  );
}

test("an attribute comes before the address, and that before the visitor's own; what is unknown is English", {
  tag: "@logic",
}, async ({ page }) => {
  await page.route("**/host.html*", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: '<!doctype html><html lang="en"><title>Host</title><script type="module" src="/www/define.js"></script><katro-board lang="mg" query></katro-board>',
    }),
  );
  await open(page, "?lang=fr", "/host.html");
  await expect(title(page)).toHaveText(PROMPTS.mg);
  await open(page, "?lang=fr-CA");
  await expect(title(page)).toHaveText(PROMPTS.fr);
  await open(page, "?lang=tlh");
  await expect(title(page)).toHaveText(PROMPTS.en);
  await expect(strip(page)).toHaveCount(0);
});

test.describe("a visitor from Mongolia", () => {
  test.use({ locale: "mn-MN" });
  test("is spoken to in Mongolian, and a choice is remembered", async ({ page }) => {
    await open(page);
    await expect(title(page)).toHaveText(PROMPTS.mn);
    await choose(page, "lo");
    await expect(title(page)).toHaveText(PROMPTS.lo);
    await page.reload();
    await expect(title(page)).toHaveText(PROMPTS.lo);
  });
});

test("in mid-sowing the language changes, and the sowing, the focus and the game stay", { tag: "@logic" }, async ({
  page,
}) => {
  await open(page, "?speed=slow");
  await sow(page, "C<");
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  await command(page, "skip").focus();
  const lap = page.locator("katro-board .figures dd").first();
  await page.waitForTimeout(300);
  for (const tag of ["fr", "lo", "mr"]) {
    await page.evaluate((tag) => document.querySelector("katro-board").setAttribute("lang", tag), tag);
    await expect(frame(page)).toHaveAttribute("lang", tag);
  }
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  await expect(command(page, "skip")).toBeFocused();
  await expect(lap).not.toHaveText("");
  await command(page, "skip").click();
  await rested(page);
  expect(await position(page)).toBe("222222/222222/222022/333033/441330/101303 N");
  await expect(page.locator("katro-board .hint")).toContainText("फेऱ्या");
});

test("with a hole lifted, a refusal, a message and a sheet open, all of it changes", {
  tag: ["@logic", "@engines"],
}, async ({ page }) => {
  await open(page, "?speed=warp&lang=en");
  await hole(page, "a").click({ force: true });
  await expect(page.locator("katro-board .hint")).toContainText("belongs to North");
  await choose(page, "it");
  await expect(page.locator("katro-board .hint")).toContainText("appartiene a Nord");
  await expect(strip(page)).toContainText("non è un valore di speed");
  await hole(page, "C").click();
  await choose(page, "fr");
  await expect(arrow(page, "C<")).toHaveAttribute("aria-label", /^Semer C vers l’ouest/);
  await expect(hole(page, "C")).toHaveAttribute("aria-label", /en main/);
  await command(page, "tools").click();
  const sheet = page.locator("katro-board dialog[open]");
  await sheet.locator("select").focus();
  await sheet.locator("select").selectOption("mg");
  await expect(sheet.locator("h2")).toHaveText("Zavatra hafa azo atao");
  await expect(sheet.locator("select")).toBeFocused();
  await sheet.getByRole("button", { name: "Fitsipika, fomba filalao ary loharano" }).click();
  await expect(sheet.locator("h2")).toHaveText("Fitsipika sy loharano");
});

test("fifty changes in a moment end with the last one", { tag: "@logic" }, async ({ page }) => {
  await open(page);
  await page.evaluate((tags) => {
    const board = document.querySelector("katro-board");
    for (let time = 0; time < 50; time += 1) board.setAttribute("lang", tags[time % tags.length]);
    board.setAttribute("lang", "mr");
  }, Object.keys(PROMPTS));
  await expect(title(page)).toHaveText(PROMPTS.mr);
  await page.waitForTimeout(200);
  await expect(title(page)).toHaveText(PROMPTS.mr);
  expect((await state(page)).ply).toBe(0);
});

test("a page may correct sentences, or bring a language, without building anything", { tag: "@logic" }, async ({
  page,
}) => {
  await page.route("**/own.json", (route) =>
    route.fulfill({ json: { language: { tag: "fr" }, words: { "prompt.pick": "À vous" } } }),
  );
  await page.route("**/host.html*", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: '<!doctype html><html lang="fr"><title>Musée</title><script type="module" src="/www/define.js"></script><katro-board lang="fr" words="own.json" query></katro-board>',
    }),
  );
  await open(page, "?x=1", "/host.html");
  await expect(title(page)).toHaveText("À vous");
  await expect(command(page, "undo")).toHaveText("Reprendre");
});

test("from right to left the controls are mirrored, and the board is not", async ({ page }) => {
  const tag = await bring(page, "rtl");
  await open(page, `?lang=${tag}&speed=instant`);
  await expect(frame(page)).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const left = async (locator) => (await locator.boundingBox()).x;
  expect(await left(command(page, "undo"))).toBeGreaterThan(await left(command(page, "redo")));
  expect(await left(page.locator("katro-board .panel"))).toBeLessThan(await left(page.locator("katro-board .board")));
  expect(await left(hole(page, "A"))).toBeLessThan(await left(hole(page, "F")));
  await hole(page, "C").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(hole(page, "B")).toBeFocused();
  await expect.poll(() => overflows(page)).toEqual([]);
  await sow(page, "C<");
  expect(await position(page)).toBe("222222/222222/222022/333033/441330/101303 N");
  expect(await page.evaluate(() => document.querySelector("katro-board").record)).toContain("C<");
});

const ROOMS = [
  [280, 653],
  [320, 568],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
];

for (const kind of /** @type {const} */ (["double", "long", "short"])) {
  test(`sentences that are ${kind} overflow nothing`, async ({ page }) => {
    const tag = await bring(page, kind);
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, `?lang=${tag}&speed=instant&record=C<`);
    const found = [];
    for (const [width, height] of ROOMS) {
      await page.setViewportSize({ width, height });
      // What does not fit in height can be scrolled to. The layout follows its room a moment later.
      const sideways = async () => (await overflows(page)).filter(([, how]) => how !== "sticks out below");
      await expect.poll(sideways, { message: `${width} by ${height}` }).toEqual([]);
      for (const name of ["undo", "fresh", "tools"]) {
        const button = command(page, name);
        await button.scrollIntoViewIfNeeded();
        await expect(button).toBeInViewport();
      }
      await command(page, "tools").click();
      const cut = await page
        .locator("katro-board dialog[open]")
        .evaluate((dialog) =>
          [dialog, ...dialog.querySelectorAll("*")]
            .filter(
              (each) =>
                each.scrollWidth > each.clientWidth + 1 &&
                getComputedStyle(each).display !== "inline" &&
                each.clientWidth > 0,
            )
            .map((each) => each.className || each.tagName),
        );
      if (cut.length > 0) found.push([width, height, "in the sheet", ...cut]);
      await page.keyboard.press("Escape");
    }
    expect(found).toEqual([]);
  });
}
