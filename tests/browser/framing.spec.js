// The game in a frame of another page: any box fits, nobody is made to grow for ever, and strangers are not listened to.

import { overflows } from "./fitting.js";
import { command, expect, frame, framing, openFramed, openTool, sow, test } from "./hosting.js";

const HABITS = {
  "adds a border": "height + 8",
  rounds: "Math.ceil(height / 10) * 10",
  obeys: "height",
};

for (const [name, wanted] of Object.entries(HABITS)) {
  test(`a page that makes its frame as high as it is told, and ${name}, is told three times at most`, async ({
    page,
  }) => {
    const inner = await openFramed(page, "?north=human&speed=instant");
    const told = () => page.evaluate(() => window.heard.filter(({ type }) => type === "size"));
    await page.evaluate((wanted) => {
      const follow = new Function("height", `return ${wanted}`);
      const obey = ({ type, height }) => {
        if (type === "size") document.querySelector("iframe").style.height = `${follow(height)}px`;
      };
      window.heard.forEach(obey);
      addEventListener("message", ({ data }) => obey(data));
    }, wanted);
    await page.waitForTimeout(400);
    await command(inner, "tools").click();
    await page.evaluate(() => window.say({ type: "set", options: { lang: "fr" } }));
    await expect(frame(inner)).toHaveAttribute("lang", "fr");
    await page.waitForTimeout(400);
    expect((await told()).length).toBeLessThanOrEqual(3);
    const before = (await told()).length;
    // Turned, it is told once more.
    await page.evaluate(() => {
      document.querySelector("iframe").style.width = "400px";
    });
    await expect.poll(async () => (await told()).length).toBe(before + 1);
    await page.waitForTimeout(500);
    expect((await told()).length).toBe(before + 1);
    expect((await told()).at(-1)).toMatchObject({ width: 400, height: Math.round((400 * 4.6) / 3) });
  });
}

for (const [width, height] of [
  [300, 480],
  [480, 300],
  [600, 450],
  [1000, 500],
]) {
  test(`it fits a frame of ${width} by ${height}, and has nothing to scroll`, async ({ page }) => {
    const inner = await openFramed(page, "?north=human", `width="${width}" height="${height}"`);
    await expect.poll(() => overflows(inner)).toEqual([]);
    expect(await inner.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  });
}

test("only the page around is listened to, and only where it says what is known", { tag: "@engines" }, async ({
  page,
}) => {
  const inner = await openFramed(page, "?north=human&speed=instant");
  const ply = () => inner.evaluate(() => document.querySelector("katro-board").state?.ply);
  await sow(page, "C<", inner);
  expect(await ply()).toBe(1);
  await page.evaluate(() => {
    window.heard.length = 0;
    const to = document.querySelector("iframe").contentWindow;
    const right = { ns: "katro", v: 1, type: "reset" };
    const huge = {
      ns: "katro",
      v: 1,
      type: "set",
      options: { theme: "x".repeat(2_000_000), nobody: {}, lang: ["fr"] },
    };
    for (const message of [
      undefined,
      null,
      7,
      "reset",
      "{}",
      [],
      { type: "reset" },
      { ...right, ns: "other" },
      { ...right, v: 2 },
      { ...right, type: "__proto__" },
      { ...right, type: "toString" },
      { ...right, type: { toString: 1 } },
      { ns: "katro", v: 1, type: "set", options: null },
      { ns: "katro", v: 1, type: "set", options: "reset" },
      { ...right, type: "unheard" },
      { iframeSizer: "[iFrameSizer]message:0:0" },
    ]) {
      to.postMessage(message, "*");
    }
    // The right words from another window, and from one that hides where it comes from.
    const stranger = document.createElement("iframe");
    stranger.sandbox = "allow-scripts";
    stranger.srcdoc = "<script>parent.frames[0].postMessage({ns:'katro',v:1,type:'reset'},'*')</script>";
    document.body.append(stranger);
    to.postMessage(huge, "*");
  });
  await page.waitForTimeout(500);
  await expect.poll(ply).toBe(1);
  await page.evaluate(() => window.say({ type: "reset" }));
  await expect.poll(ply).toBe(0);
});

test("there is no button for the whole screen, which a frame may not have", { tag: "@engines" }, async ({ page }) => {
  const inner = await openFramed(page, "?north=human");
  await expect(inner.getByRole("button", { name: /full.?screen/i })).toHaveCount(0);
});

test.describe("in a frame that may save nothing", () => {
  test.use({ expected: ["Download is disallowed", "sandboxed"] });

  test("the record is there to be copied, and the game is not replaced", async ({ page, baseURL }) => {
    const inner = await openFramed(page, "?north=human&record=C<", 'sandbox="allow-scripts" width="800" height="700"');
    await openTool(inner, "takehome");
    const text = inner.locator("katro-board .shelf textarea").first();
    await inner.getByRole("button", { name: "Save as a file" }).first().click();
    await expect(text).toHaveValue(/C</);
    expect(await text.evaluate((area) => area.readOnly && !area.disabled)).toBe(true);
    expect(await inner.evaluate(() => location.href)).toContain(new URL(baseURL).origin);
    await expect(frame(inner)).toHaveAttribute("data-phase", "idle");
  });
});

test("what the page around is told is how the game stands, and nothing of the visitor", async ({ page }) => {
  await page.addInitScript(() => {
    try {
      localStorage.setItem("katro/1/lang", "it");
    } catch {
      // Nothing is kept here.
    }
  });
  await openFramed(page, "?north=human&speed=instant");
  await page.evaluate(() => window.say({ type: "get" }));
  await expect.poll(() => page.evaluate(() => window.heard.some(({ record }) => record))).toBe(true);
  const heard = JSON.stringify(await page.evaluate(() => window.heard));
  expect(heard).not.toMatch(/http|Mozilla|127\.0\.0\.1|storage/);
  expect(framing("")).toContain("postMessage");
});
