// Share and embed: what is offered to take away opens the same game, and the code made here can be read by others.

import AxeBuilder from "@axe-core/playwright";
import jsqr from "jsqr";
import {
  command,
  expect,
  open,
  openHost,
  openTool,
  position,
  ready,
  record,
  saved,
  sow,
  state,
  test,
} from "./hosting.js";

const shelf = (page) => page.locator("katro-board .shelf").first();
const text = (page, name) => shelf(page).getByRole("textbox", { name });
const link = (page) => text(page, "Link").inputValue();
const option = (page, name) => shelf(page).locator(`[data-option="${name}"]`);

async function openShare(page) {
  await openTool(page, "share");
}

/** What a reader of codes sees in rows of dark and light modules. */
function scanned(modules) {
  const [scale, edge] = [3, 4];
  const size = (modules.length + 2 * edge) * scale;
  const points = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let at = 0; at < size * size; at += 1) {
    const [x, y] = [Math.floor((at % size) / scale) - edge, Math.floor(at / size / scale) - edge];
    if (modules[y]?.[x]) points.fill(0, 4 * at, 4 * at + 3);
  }
  return jsqr(points, size, size)?.data;
}

test("codes of every size are read as what was written", { tag: "@logic" }, async ({ page }) => {
  await openHost(page, "");
  // The most bytes that each of the forty sizes holds at level M, and the length at which the first is too small.
  const lengths = [
    1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
  ];
  lengths.push(
    711,
    779,
    857,
    911,
    997,
    1059,
    1125,
    1190,
    1264,
    1370,
    1452,
    1538,
    1628,
    1722,
    1809,
    1911,
    1989,
    2099,
    2213,
    2331,
  );
  const codes = await page.evaluate(async (lengths) => {
    const { qrOf } = await import("/www/tools/qr.js");
    const signs = "https://katro?record=C%3C_b%3E_ÿ中";
    const texts = lengths.map((length) => {
      let text = "";
      for (let at = 0; new TextEncoder().encode(text + signs[at % 33]).length <= length; at += 1)
        text += signs[(at * 7) % 30];
      return text;
    });
    texts.push("Où? 中文");
    return texts.map((text) => ({ text, modules: qrOf(text) }));
  }, lengths);
  for (const { text, modules } of codes) expect(scanned(modules)).toBe(text);
  const sizes = new Set(codes.map(({ modules }) => (modules.length - 17) / 4));
  expect(sizes.size).toBe(40);
  const tooLong = await page.evaluate(
    async () => (await import("/www/tools/qr.js")).qrOf("x".repeat(2332)) === undefined,
  );
  expect(tooLong).toBe(true);
});

test("the link opens the game that is shared: from the start, from here, and turn by turn", { tag: "@logic" }, async ({
  page,
  context,
}) => {
  await open(page, "?speed=instant");
  for (const turn of ["C<", "b>", "F>"]) await sow(page, turn);
  await command(page, "undo").click();
  await openShare(page);
  const shared = { position: await position(page), record: await record(page) };
  const seen = async (start) => {
    await shelf(page).getByRole("radio", { name: start }).check();
    const other = await context.newPage();
    await other.goto(await link(page));
    await ready(other);
    const found = { position: await position(other), record: await record(other), ply: (await state(other)).ply };
    await other.close();
    return found;
  };
  await page.evaluate(() => localStorage.clear());
  expect(await seen("this game, with all its turns")).toMatchObject({ ...shared, ply: 2 });
  expect(await seen("this position")).toMatchObject({ position: shared.position, ply: 0 });
  expect(await seen("the start of a game")).toMatchObject({ ply: 0 });
});

test("every option can be chosen, and what is left as it is is not said", async ({ page }) => {
  await open(page);
  await openShare(page);
  expect(new URL(await link(page)).search).toBe("");
  await shelf(page).getByText("Options", { exact: true }).click();
  const names = await page.evaluate(async () => (await import("/www/options.js")).OPTION_NAMES);
  const offered = await shelf(page)
    .locator("[data-option]")
    .evaluateAll((all) => all.map(({ dataset }) => dataset.option));
  expect(offered).toEqual(names.filter((name) => !["position", "record", "ply"].includes(name)));
  await option(page, "rules").selectOption("katro-4x4");
  await option(page, "theme").selectOption("wood");
  await option(page, "class").check();
  await option(page, "links").uncheck();
  await option(page, "seed").fill("7");
  expect(new URL(await link(page)).search).toBe("?rules=katro-4x4&theme=wood&links=off&class=on&seed=7");
  const source = await text(page, "In a frame, on any page").inputValue();
  expect(source).toContain(`src="${(await link(page)).replaceAll("&", "&amp;")}"`);
  const element = await text(page, "As a part of your page").inputValue();
  expect(element).toContain(
    '<katro-board rules="katro-4x4" theme="wood" links="off" class-mode="on" seed="7"></katro-board>',
  );
  // The small board follows, and what is played there is nobody's game.
  const small = page.locator("katro-board katro-board");
  await page.locator("katro-board .share-preview").scrollIntoViewIfNeeded();
  await expect.poll(() => small.evaluate((board) => board.state?.rules)).toBe("katro-4x4");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("4x4")))).toEqual([]);
  expect(await small.evaluate((board) => board.closest("[inert]") !== null)).toBe(true);
});

test("the code is the link's, and can be saved as a drawing and as a picture", { tag: "@engines" }, async ({
  page,
  browserName,
}) => {
  await open(page);
  await openShare(page);
  const read = () =>
    shelf(page)
      .locator(".share-code svg")
      .evaluate(async (svg) => {
        const size = Number(svg.getAttribute("viewBox").split(" ")[2]) * 4;
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
        await image.decode();
        const canvas = new OffscreenCanvas(size, size);
        const context = canvas.getContext("2d");
        context.drawImage(image, 0, 0, size, size);
        return { size, points: [...context.getImageData(0, 0, size, size).data] };
      });
  const { size, points } = await read();
  expect(jsqr(Uint8ClampedArray.from(points), size, size).data).toBe(await link(page));
  for (const [name, file, start] of [
    ["Save as a drawing (SVG)", "katro-code.svg", "<svg"],
    ["Save as a picture (PNG)", "katro-code.png", "\u0089PNG"],
  ]) {
    const given = await saved(page, browserName, () => shelf(page).getByRole("button", { name }).click());
    expect(given.name).toBe(file);
    expect(given.bytes.toString("latin1").slice(0, 4)).toBe(start);
  }
});

test("a link that is too long for a code says so", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=instant");
  await openShare(page);
  // No game is so long here: what is shown is what matters.
  await page.evaluate(async () => {
    const { Scan } = await import("/www/tools/scan.js");
    const words = { say: (key, { n } = {}) => `${key} ${n ?? ""}` };
    const scan = new Scan({ words }, "kept");
    scan.element.id = "long";
    document.body.append(scan.element);
    scan.show("x".repeat(2332));
  });
  await expect(page.locator("#long p")).toHaveText("share.code.long 2332");
  await expect(page.locator("#long .share-code")).toBeHidden();
});

test("where links may not be followed there is an address to type and a code, and nothing to leave by", {
  tag: "@logic",
}, async ({ page }) => {
  await open(page, "?links=off&speed=instant");
  await sow(page, "C<");
  await openShare(page);
  await expect(shelf(page).locator(".share-address")).toHaveText(/^127\.0\.0\.1:\d+\/$/);
  await expect(shelf(page).locator(".share-code svg")).toBeVisible();
  await expect(shelf(page).locator("a, textarea, iframe")).toHaveCount(0);
  await expect(shelf(page).getByRole("button", { name: /Save/ })).toHaveCount(0);
});

test("opened from a file it says that a link needs a web site", { tag: "@logic" }, async ({ page }) => {
  await open(page);
  const said = await page.evaluate(async () => {
    const { open } = await import("/www/tools/share.js");
    const tool = open({ words: { say: (key) => key } }, undefined, undefined, "file:///katro/index.html");
    tool.rewrite();
    return tool.element.textContent;
  });
  expect(said).toBe("share.file");
});

test("from somebody else's page, the links lead to the page of the game", { tag: "@logic" }, async ({
  page,
  baseURL,
}) => {
  await openHost(page, '<div style="height:700px"><katro-board style="height:100%" north="human"></katro-board></div>');
  await openShare(page);
  expect(await link(page)).toBe(new URL("/index.html", baseURL).href);
});

test("everybody can use it", async ({ page }) => {
  await open(page);
  await openShare(page);
  await shelf(page).getByText("Options", { exact: true }).click();
  const { violations } = await new AxeBuilder({ page }).include("katro-board").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))])).toEqual([]);
});
