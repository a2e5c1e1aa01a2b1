// The element on somebody else's page: it waits to be seen, looks the same whatever the page says, leaves the page's
// keys and scrolling alone, and is gone when it is taken away.

import { expect, holdRequests, hole, host, openHost, ready, sow, state, test } from "./hosting.js";

const BOARD = '<katro-board north="human" speed="instant" style="max-width:700px"></katro-board>';
const FAR = '<div id="far" style="height: 4000px"></div>';
/** The most that may be there before somebody sees the board, as the browser has it in hand, in bytes. */
const LIGHT = 30_000;

const poster = (page) => page.locator("katro-board [data-poster] svg");
const paths = (page) =>
  page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));

test("a board that nobody sees is a light picture of the start, and begins when it is seen", {
  tag: "@engines",
}, async ({ page }) => {
  await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body: host(FAR + BOARD) }));
  await page.goto("/host.html");
  await expect(poster(page)).toHaveCount(1);
  await expect(page.locator("katro-board .frame")).toHaveAttribute("data-phase", "waiting");
  await page.waitForTimeout(300);
  expect((await paths(page)).filter((path) => /pkg|table|sitting/.test(path))).toEqual([]);
  expect(await poster(page).evaluate((svg) => svg.outerHTML.length)).toBeLessThan(LIGHT);
  expect(await poster(page).locator("ellipse").count()).toBe(72);
  const before = await page.evaluate(() => document.querySelector("katro-board").getBoundingClientRect().height);
  await page.evaluate(() => document.querySelector("katro-board").scrollIntoView());
  await ready(page);
  await expect(poster(page)).toHaveCount(0);
  // Nothing on the page has moved for it.
  expect(await page.evaluate(() => document.querySelector("katro-board").getBoundingClientRect().height)).toBe(before);
});

test("a press begins it as well", async ({ page }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    };
  });
  await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body: host(BOARD) }));
  // Also while its style sheet is on the way.
  const send = await holdRequests(page, "**/style.css");
  await page.goto("/host.html", { waitUntil: "commit" });
  await expect(poster(page)).toHaveCount(1);
  await page.locator("katro-board").click();
  send();
  await ready(page);
});

test("the picture is the start of every ruleset, as the engine has it", { tag: "@logic" }, async ({ page }) => {
  await openHost(page, BOARD);
  const differences = await page.evaluate(async () => {
    const { rowsOf } = await import("/www/poster.js");
    const { gameFrom, rulesets } = await import("/www/game.js");
    const names = [...rulesets().map(({ name }) => name), "standard,board:4x8,seeds:3", "katro-4x4,start:any-hole"];
    const read = (position) =>
      position
        .split(" ")[0]
        .split("/")
        .map((row) => [...row].map(Number));
    return names.filter((rules) => {
      const engine = gameFrom({ rules }).state().position;
      return JSON.stringify(rowsOf({ rules, orient: "south" })) !== JSON.stringify(read(engine));
    });
  });
  expect(differences).toEqual([]);
  const heaps = await page.evaluate(async () => {
    const { rowsOf } = await import("/www/poster.js");
    const position = "000000/000001/000000/05202(22)/75211(11)/030262_N";
    return rowsOf({ rules: "standard", position, orient: "north" });
  });
  expect(heaps.slice(0, 3)).toEqual([
    [2, 6, 2, 0, 3, 0],
    [11, 1, 1, 2, 5, 7],
    [22, 2, 0, 2, 5, 0],
  ]);
});

test("several wait, begin and share one engine; a copy of one is another game", async ({ page }) => {
  await openHost(page, `<style>katro-board{width:420px}</style>${BOARD}<p>${FAR}${BOARD}`);
  await sow(page, "C<");
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll("katro-board");
    second.setAttribute("rules", "katro-4x4");
    const copy = first.cloneNode(true);
    copy.setAttribute("rules", "katro-6x3");
    document.querySelector("p").append(copy);
    copy.scrollIntoView();
    copy.addEventListener("ready", () => second.scrollIntoView());
  });
  const rules = () =>
    page.evaluate(() => [...document.querySelectorAll("katro-board")].map((each) => each.state?.rules));
  await expect.poll(rules).toEqual(["standard", "katro-6x3", "katro-4x4"]);
  expect((await paths(page)).filter((path) => path.endsWith(".wasm"))).toHaveLength(1);
  expect((await state(page)).ply).toBe(1);
});

test("keys and scrolling of the page stay the page's", async ({ page }) => {
  await openHost(page, `<input id="field"><button id="other">Other</button>${BOARD}${FAR}`);
  expect(await page.evaluate(() => [scrollY, document.activeElement.tagName])).toEqual([0, "BODY"]);
  await sow(page, "C<");
  await page.evaluate(() => {
    window.taken = [];
    addEventListener("keydown", (event) => event.defaultPrevented && window.taken.push(event.key));
  });
  for (const place of ["#other", "#field"]) {
    await page.locator(place).focus();
    for (const key of ["Control+z", "Alt+r", "ArrowLeft", "m", "3", "?"]) await page.keyboard.press(key);
  }
  expect(await page.evaluate(() => window.taken)).toEqual([]);
  expect((await state(page)).ply).toBe(1);
  // The wheel over the board moves the page.
  const { x, y } = await hole(page, "C").boundingBox();
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  // In the board, its keys work.
  await hole(page, "C").focus();
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await state(page)).ply).toBe(0);
});

const UNRULY = `<style>
  html { font-size: 62.5% }
  * { box-sizing: content-box; font-size: 10px; letter-spacing: 2px; text-transform: uppercase; transition: all 1s }
  button { all: unset; width: 1px !important } canvas { max-width: 50% } [hidden] { display: block }
  body { font: italic 700 9px/3 monospace; text-align: center; word-spacing: 9px; cursor: crosshair; text-indent: 3em }
</style>`;

const room = (inner) => `<div id="room" style="width:800px;margin:0">${inner}</div>`;

/** Opens an unruly page with a board in a tree within a tree. */
async function openUnruly(page) {
  await openHost(page, `${UNRULY}<style>body{margin:0}</style>${room("")}`);
  await page.evaluate((board) => {
    document.documentElement.dir = "rtl";
    let place = document.querySelector("#room");
    for (const inner of ["<div></div>", board]) {
      const root = place.attachShadow({ mode: "open" });
      root.innerHTML = inner;
      place = root.firstElementChild;
    }
  }, BOARD);
  await ready(page);
}

test("it looks the same whatever the page says, and in trees within trees", async ({ page }) => {
  const picture = () => page.locator("katro-board").screenshot({ animations: "disabled" });
  await openHost(page, `<style>body{margin:0}</style>${room(BOARD)}`);
  await page.evaluate(() => document.fonts.ready);
  const plain = await picture();
  await page.unrouteAll();
  await openUnruly(page);
  await page.waitForTimeout(1200); // What the page lets change slowly has changed.
  const unruly = await picture();
  const different = await page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (text) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob());
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext("2d");
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (a.width !== b.width || a.height !== b.height) return `${a.width}×${a.height} and ${b.width}×${b.height}`;
      let count = 0;
      for (let at = 0; at < a.data.length; at += 4) if (Math.abs(a.data[at] - b.data[at]) > 40) count += 1;
      return count / (a.data.length / 4);
    },
    [plain.toString("base64"), unruly.toString("base64")],
  );
  expect(different).toBeLessThan(0.003);
});

test("where the page's letters are small, what is pressed is as large as ever, and tools and messages are too", {
  tag: "@engines",
}, async ({ page }) => {
  const sizes = async () => {
    await page.locator("katro-board [data-command=tools]").click();
    await expect(page.locator("katro-board .tool-list")).toBeVisible();
    return page.evaluate(() => {
      const { shadowRoot } = document.querySelector("katro-board");
      return ["[data-command=undo]", ".tool-list .door", ".hole", "dialog[open]"].map((part) => {
        const { width, height } = shadowRoot.querySelector(part).getBoundingClientRect();
        return [part, Math.round(width), Math.round(height)];
      });
    });
  };
  const board = '<katro-board north="human" style="width: 900px"></katro-board>';
  await openHost(page, board);
  const usual = await sizes();
  await page.unrouteAll();
  await openHost(page, `<style>html { font-size: 62.5% } body { margin: 8px }</style>${board}`);
  expect(await sizes()).toEqual(usual);
  expect(usual[1][2]).toBeGreaterThanOrEqual(44);
});

test("a style sheet that a page of small letters cannot read is worn as it comes", async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (what, ...given) =>
      String(what).endsWith(".css") ? Promise.reject(new TypeError("no")) : fetch(what, ...given);
  });
  await openHost(page, `<style>html { font-size: 62.5% }</style>${BOARD}`);
  const place = await hole(page, "C").evaluate((button) => getComputedStyle(button).position);
  expect(place).toBe("absolute");
});

test("it works the same in trees within trees, where who has the focus is asked of the right one", {
  tag: "@engines",
}, async ({ page }) => {
  await openUnruly(page);
  await hole(page, "C").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  const ply = () => page.locator("katro-board").evaluate((board) => board.state.ply);
  await expect.poll(ply).toBe(1);
});

test("a hundred boards added and removed leave nothing behind", async ({ page, browserName }) => {
  await openHost(page, "");
  const rounds = (count) =>
    page.evaluate(async (count) => {
      for (let round = 0; round < count; round += 1) {
        const board = document.createElement("katro-board");
        board.setAttribute("north", "human");
        board.style.width = "320px";
        const begun = new Promise((done) => board.addEventListener("ready", done, { once: true }));
        document.body.append(board);
        await begun;
        board.remove();
      }
      const { default: engine } = await import("/www/pkg/katro.js");
      return (await engine()).memory.buffer.byteLength;
    }, count);
  const heap = async () => {
    if (browserName !== "chromium") return 0;
    const session = await page.context().newCDPSession(page);
    await session.send("HeapProfiler.collectGarbage");
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Runtime.getHeapUsage")).usedSize;
  };
  const engineBefore = await rounds(10);
  const before = await heap();
  expect(await rounds(90)).toBe(engineBefore);
  // The heap breathes a little; a board that stayed would weigh some hundred kilobytes.
  expect((await heap()) - before).toBeLessThan(1_500_000);
});
