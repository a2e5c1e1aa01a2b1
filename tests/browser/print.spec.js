// The sheet of paper: one page of A4 with the position, an empty board and the rules, in every language.

import { readFileSync } from "node:fs";
import { expect, open, openTool, rested, shelf, sow, strip, test, keep, LONG_LANGUAGES } from "./katro.js";

const LANGUAGES = ["en", "fr", "mg", "it", "fil", "mn", "mr", "lo"];

async function openTakeHome(page, query = "") {
  await open(page, query);
  await openTool(page, "takehome");
}

/** Saves the sheet, and gives the file as a text. */
async function savedSheet(page) {
  const saved = page.waitForEvent("download");
  await shelf(page).locator(".keepsake").first().locator(".tool").nth(1).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("katro.html");
  return readFileSync(await download.path(), "utf8");
}

/** How many pages a document has, as Chromium writes it. */
const pagesOf = (pdf) => [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;

// A page is too full because of its board or because of its words: every board in one language, and the longest words
// with one board. --thorough prints every pair.
for (const lang of LANGUAGES) {
  for (const rules of ["standard", "katra-boaoaka", "field-1998-small"]) {
    test(
      `one page, with everything on it: ${lang}, ${rules}`,
      keep(lang === "en" || (rules === "standard" && LONG_LANGUAGES.includes(lang))),
      async ({ page, context }) => {
        await openTakeHome(page, `?lang=${lang}&rules=${rules}`);
        const html = await savedSheet(page);
        const sheet = await context.newPage();
        await sheet.setContent(html);
        await sheet.emulateMedia({ media: "print" });
        const pdf = await sheet.pdf({ preferCSSPageSize: true });
        expect(pagesOf(pdf)).toBe(1);
        const words = await page.evaluate(async (lang) => (await import(`/www/words/${lang}.js`)).words, lang);
        const text = await sheet.evaluate(() => document.body.textContent);
        for (const key of ["rule.capture", "rule.end", "rules.usual", "ours.repetition"])
          expect(text).toContain(words[key]);
        expect(text).toContain(`rules=${rules}`);
        expect(await sheet.locator("html").getAttribute("lang")).toBe(lang);
        // Nothing lies outside the page or over something else, and the empty board is large enough to play on.
        const measured = await sheet.evaluate(() => {
          const box = (part) => document.querySelector(part).getBoundingClientRect();
          const paper = box(".paper");
          const inside = [...document.querySelectorAll("p, li, h1, h2, figure, figcaption, svg, footer")].every(
            (each) => {
              const { left, right, top, bottom } = each.getBoundingClientRect();
              return (
                paper.left - 1 <= left && right <= paper.right + 1 && paper.top - 1 <= top && bottom <= paper.bottom + 1
              );
            },
          );
          const large = box(".large svg");
          return { inside, apart: box(".text").bottom <= large.top + 1, height: large.height, of: paper.height };
        });
        expect(measured).toMatchObject({ inside: true, apart: true });
        expect(measured.height / measured.of).toBeGreaterThan(0.28);
      },
    );
  }
}

test("the sheet shows the position of the moment, and an empty board", async ({ page, context }) => {
  await openTakeHome(page, "?speed=instant");
  await sow(page, "C<");
  await rested(page);
  const sheet = await context.newPage();
  await sheet.setContent(await savedSheet(page));
  const numbers = await sheet.locator("svg").first().locator(".number").allTextContents();
  expect(numbers.join("")).toBe("222222222222222022333033441330101303");
  expect(await sheet.locator(".large .number").count()).toBe(0);
  expect(await sheet.locator(".large circle").count()).toBe(36 + 18);
  await expect(sheet.locator("figcaption").first()).toHaveText(
    "South has 38 seeds, North has 34 seeds. North to move.",
  );
});

test("the sheet alone is printed, from a frame of its own", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      parent.printed = [location.href, document.querySelector(".paper")?.textContent, document.styleSheets.length];
    };
  });
  await openTakeHome(page);
  await shelf(page).getByRole("button", { name: "Print", exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.printed?.[1])).toContain("The usual game");
  expect(await page.evaluate(() => window.printed[2])).toBe(1);
  await page.waitForTimeout(900);
  await expect(strip(page)).toHaveCount(0);
});

test.describe(() => {
  test.use({ expected: ["Ignored call to 'print()'", "can escape its sandboxing"] });

  for (const sandbox of ["allow-scripts allow-same-origin", "allow-scripts"]) {
    test(`where a frame may not print, the page says what to do: ${sandbox}`, async ({ page }) => {
      await page.route("**/host.html", (route) =>
        route.fulfill({
          contentType: "text/html; charset=utf-8",
          body: `<!doctype html><html lang="en"><title>Host</title><iframe sandbox="${sandbox}" src="/index.html?north=human" title="Katro" width="1200" height="700"></iframe>`,
        }),
      );
      await page.goto("/host.html");
      const inside = page.frameLocator("iframe");
      await openTool(inside, "takehome");
      await inside.getByRole("button", { name: "Print", exact: true }).click();
      await expect(inside.locator("katro-board .message")).toContainText(
        "Save the sheet, open the file and print that.",
      );
    });
  }
});
