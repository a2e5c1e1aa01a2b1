// An exhibition: the board invites, asks, begins anew, lets nobody out, and mends itself where nobody is there to help.

import AxeBuilder from "@axe-core/playwright";
import {
  command,
  expect,
  frame,
  holdRequests,
  hole,
  open,
  picture,
  position,
  ready,
  record,
  rested,
  sow,
  state,
  strip,
  test,
  toolDoor,
} from "./katro.js";

const START = "222222/222222/222222/222222/222222/222222 S";
const ribbon = (page) => page.locator("katro-board .ribbon");
const call = (page) => page.locator("katro-board .ribbon .call");
const warning = (page) => page.locator("katro-board dialog.warning");

/** What a press in the middle of a hole meets, whatever lies over it. */
async function press(page, name, by = page.mouse) {
  const { x, y, width, height } = await hole(page, name).boundingBox();
  if (by === page.mouse) await by.click(x + width / 2, y + height / 2);
  else await by.tap(x + width / 2, y + height / 2);
}

/** Counts the frames that are asked for from the beginning of the page. */
async function countFrames(page) {
  await page.addInitScript(() => {
    window.framesAsked = 0;
    const ask = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      window.framesAsked += 1;
      return ask.call(window, callback);
    };
  });
}

test("nothing of it is fetched by anybody else @site", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  expect(
    asked.filter((path) => /(kiosk|attract|idle|lock|drift|heartbeat|unlinked)[^/]*\.(js|css)$/.test(path)),
  ).toEqual([]);
});

test("a game plays itself, its captions say what is seen, and the first touch picks a hole", async ({ page }) => {
  await open(page, "?kiosk=on&seed=3&speed=fast");
  await expect(call(page)).toHaveText("Touch a hole to play");
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  const first = (await state(page)).history[0].turn;
  await expect(page.locator("katro-board .ribbon .seen")).toHaveText(/path|among others|Captured/);
  await press(page, "C");
  await expect(ribbon(page)).toHaveCount(0);
  await expect(frame(page)).toHaveAttribute("data-phase", "picked");
  expect(await position(page)).toBe(START);
  await expect(command(page, "fresh")).toHaveAttribute("aria-disabled", "true");
  // The same seed, the same sample.
  await page.reload();
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  expect((await state(page)).history[0].turn).toBe(first);
});

test("with a finger and with a key the first touch counts as well @touch", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 1080, height: 1920 } });
  const page = await context.newPage();
  await open(page, "?kiosk=on");
  await expect(ribbon(page)).toBeVisible();
  await press(page, "D", page.touchscreen);
  await expect(frame(page)).toHaveAttribute("data-phase", "picked");
  await open(page, "?kiosk=on");
  await expect(ribbon(page)).toBeVisible();
  await hole(page, "A").focus();
  await page.keyboard.press("Enter");
  await expect(frame(page)).toHaveAttribute("data-phase", "picked");
  await expect(ribbon(page)).toHaveCount(0);
  await context.close();
});

test("the sample is no news to the page, and nobody hears of it", { tag: "@logic" }, async ({ page }) => {
  await page.addInitScript(() => {
    window.told = [];
    for (const type of ["turn", "state", "end"]) addEventListener(type, () => window.told.push(type));
  });
  await open(page, "?kiosk=on&speed=fast");
  await expect.poll(async () => (await state(page)).ply).toBeGreaterThan(1);
  expect(await page.evaluate(() => window.told)).toEqual([]);
  await expect(page.locator("katro-board .spoken").first()).toHaveText("");
  await sow(page, "C>");
  expect(await page.evaluate(() => window.told)).toContain("turn");
});

for (const [name, query] of [
  ["attract=still", "&attract=still"],
  ["less motion is wanted", "&motion=reduced"],
]) {
  test(`where ${name}, a still picture invites in every language`, async ({ page }) => {
    await countFrames(page);
    await page.clock.install();
    await open(page, `?kiosk=on${query}`);
    await expect(call(page)).toHaveText("Touch a hole to play");
    const before = await page.evaluate(() => window.framesAsked);
    const called = new Set();
    for (let language = 0; language < 8; language += 1) {
      called.add(await call(page).textContent());
      await page.clock.runFor(6_000);
    }
    expect(called.size).toBe(8);
    await page.clock.runFor(60_000);
    expect((await state(page)).ply).toBe(0);
    expect(await page.evaluate(() => window.framesAsked)).toBe(before);
    await press(page, "C");
    await expect(frame(page)).toHaveAttribute("data-phase", "picked");
  });
}

test("attract=off leaves the board alone", { tag: "@logic" }, async ({ page }) => {
  await page.clock.install();
  await open(page, "?kiosk=on&attract=off");
  await page.clock.runFor(200_000);
  await expect(ribbon(page)).toHaveCount(0);
  await expect(warning(page)).toBeHidden();
  expect(await position(page)).toBe(START);
});

test("somebody who has gone is asked, and everything begins anew for the next", async ({ page }) => {
  await page.clock.install();
  await open(page, "?kiosk=on&speed=instant&lang=en");
  await sow(page, "C<");
  await page.locator("katro-board .controls .language select").selectOption("fr");
  await command(page, "sound").first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  const played = await record(page);
  await page.clock.runFor(88_000);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(3_000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(page)).toContainText("Jouez-vous encore");
  await expect(warning(page).locator(".left-number")).toHaveText(/^(29|30)$/);
  for (const answer of ["stay", "over"]) {
    const { height, width } = await command(page, answer).boundingBox();
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(64);
  }
  const left = async () => Number(await warning(page).locator(".left-number").textContent());
  const before = await left();
  await page.clock.runFor(10_000);
  expect(await left()).toBeLessThanOrEqual(before - 10);
  await command(page, "stay").click();
  await expect(warning(page)).toBeHidden();
  expect(await record(page)).toBe(played);
  await page.clock.runFor(92_000);
  await expect(warning(page)).toBeVisible();
  await page.clock.runFor(31_000);
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(call(page)).toHaveText("Touch a hole to play");
  await press(page, "C");
  expect(await position(page)).toBe(START);
  await expect(command(page, "sound").first()).toHaveAttribute("aria-pressed", "false");
  await expect(command(page, "undo")).toHaveAttribute("aria-disabled", "true");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /previous|lang|sound/.test(key)))).toEqual(
    [],
  );
});

test("Start over begins anew at once, with the board and the focus in hand", async ({ page }) => {
  await page.clock.install();
  // The clock goes on by itself as well: a slow machine has time to press the answer.
  await open(page, "?kiosk=on&speed=instant&idle=20&warn=300");
  await sow(page, "C<");
  await command(page, "tools").click();
  await expect(page.locator("katro-board .tool-list")).toBeVisible();
  await page.clock.runFor(21_000);
  await command(page, "over").click();
  await expect.poll(async () => (await state(page))?.position).toBe(START);
  await ready(page);
  await expect(ribbon(page)).toHaveCount(0);
  await expect(page.locator("katro-board dialog[open]")).toHaveCount(0);
  const focused = () => page.evaluate(() => document.querySelector("katro-board").shadowRoot.activeElement?.className);
  expect(await focused()).toBe("hole");
  await press(page, "C");
  await expect(frame(page)).toHaveAttribute("data-phase", "picked");
  // Whoever touches anything else than the answers is there too.
  await page.clock.runFor(21_000);
  await page.mouse.click(5, 5);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(15_000);
  await expect(frame(page)).toHaveAttribute("data-phase", "picked");
});

test("a list that comes late does not cover the question", async ({ page }) => {
  const send = await holdRequests(page, "**/tools.css");
  await page.clock.install();
  await open(page, "?kiosk=on&speed=instant&idle=20&warn=300");
  await sow(page, "C<");
  await command(page, "tools").click();
  await page.clock.runFor(21_000);
  await expect(warning(page)).toBeVisible();
  send();
  await expect(page.locator("katro-board .tool-list")).toBeVisible();
  await page.clock.runFor(1_500);
  await command(page, "over").click({ timeout: 10_000 });
  await expect.poll(async () => (await state(page))?.position).toBe(START);
});

test("whoever watches a sowing is there; whoever has left it standing is not", async ({ page }) => {
  await open(page, "?kiosk=on&speed=slow&idle=1&warn=60");
  await sow(page, "C<");
  await page.waitForTimeout(3_500);
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  await expect(warning(page)).toBeHidden();
  await command(page, "pause").click();
  await expect(warning(page)).toBeVisible({ timeout: 6_000 });
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test("a game that was going on when the page was lost goes on, and is asked about too", { tag: "@logic" }, async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "?kiosk=on&speed=instant");
  await sow(page, "C<");
  await page.reload();
  await ready(page);
  expect((await state(page)).ply).toBe(1);
  await expect(ribbon(page)).toHaveCount(0);
  await page.clock.runFor(91_000);
  await expect(warning(page)).toBeVisible();
});

/** What a page does with an event of every kind that could lead out of it: whether it was refused. */
const refusals = (page) =>
  page.evaluate(() => {
    const element = document.querySelector("katro-board");
    const inside = element.shadowRoot.querySelector('.hole[data-hole="C"]');
    const text = document.querySelector(".place, .lead") ?? document.body;
    const refused = {};
    const send = (name, target, event) => {
      refused[name] = !target.dispatchEvent(event);
    };
    const settings = { bubbles: true, cancelable: true, composed: true };
    send("menu on a hole", inside, new MouseEvent("contextmenu", settings));
    send("menu on text", text, new MouseEvent("contextmenu", settings));
    send("drag", text, new DragEvent("dragstart", settings));
    send("file over", inside, new DragEvent("dragover", settings));
    send("file dropped", inside, new DragEvent("drop", settings));
    send("selection", text, new Event("selectstart", settings));
    send("middle button", inside, new MouseEvent("mousedown", { ...settings, button: 1 }));
    send("zoom with the wheel", inside, new WheelEvent("wheel", { ...settings, ctrlKey: true }));
    // Not every browser lets anybody make touches, and some know none.
    if (window.TouchEvent) {
      const fingers = new TouchEvent("touchmove", settings);
      Object.defineProperty(fingers, "touches", { value: [{}, {}] });
      send("two fingers", inside, fingers);
    }
    for (const key of ["s", "p", "o", "+", "u"])
      send(`Ctrl+${key}`, inside, new KeyboardEvent("keydown", { ...settings, key, ctrlKey: true }));
    send("Alt+Left", inside, new KeyboardEvent("keydown", { ...settings, key: "ArrowLeft", altKey: true }));
    send("F12", inside, new KeyboardEvent("keydown", { ...settings, key: "F12" }));
    return refused;
  });

// J1
test("nothing leads out of an exhibition", async ({ page }) => {
  await open(page, "?kiosk=on&attract=off");
  const refused = await refusals(page);
  expect(Object.entries(refused).filter(([, was]) => !was)).toEqual([]);
  expect(Object.keys(refused).length).toBeGreaterThan(12);
  // What the game needs is left to it.
  const undone = await page.evaluate(() => {
    const event = new KeyboardEvent("keydown", { key: "Tab", bubbles: true, cancelable: true, composed: true });
    return document.querySelector("katro-board").shadowRoot.querySelector(".hole").dispatchEvent(event);
  });
  expect(undone).toBe(true);
  await expect(page.locator(".reading")).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
});

// J1
test("anywhere else the browser's own menu, selection and zoom work", { tag: "@engines" }, async ({ page }) => {
  await open(page);
  const refused = await refusals(page);
  expect(Object.entries(refused).filter(([name, was]) => was && !name.startsWith("Ctrl+z"))).toEqual([]);
});

// J1
test("no fingers zoom, select or open a menu", async ({ browser, browserName, baseURL }) => {
  test.skip(browserName !== "chromium", "no other browser can be given fingers here");
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 900, height: 700 },
  });
  for (const [query, zoomed] of [
    ["?kiosk=on&attract=off", false],
    ["", true],
  ]) {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await open(page, query);
    const scale = () => page.evaluate(() => visualViewport.scale);
    const fingers = (type, apart) =>
      cdp.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [-apart, apart].slice(0, apart && 2).map((by, id) => ({ x: 450 + by, y: 350, id })),
      });
    await fingers("touchStart", 10);
    for (let apart = 20; apart < 200; apart += 10) await fingers("touchMove", apart);
    await fingers("touchEnd", 0);
    await page.waitForTimeout(200);
    expect((await scale()) > 1.05, query).toBe(zoomed);
    if (!zoomed) {
      for (let tap = 0; tap < 2; tap += 1) {
        await cdp.send("Input.synthesizeTapGesture", { x: 800, y: 300, tapCount: 2, gestureSourceType: "touch" });
      }
      expect(await scale()).toBe(1);
      const { x, y } = await page.locator("katro-board .title").boundingBox();
      await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + 20, y: y + 8 }] });
      await page.waitForTimeout(1_200);
      await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      expect(await page.evaluate(() => String(getSelection()))).toBe("");
    }
    await page.close();
  }
  await context.close();
});

for (const query of ["?kiosk=on&attract=off", "?links=off"]) {
  test(`links are text: ${query}`, { tag: "@logic" }, async ({ page }) => {
    await page.route("**/index.html*", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("</h1>", '</h1><a href="/elsewhere">Elsewhere</a>');
      await route.fulfill({ response, body });
    });
    await open(page, query);
    const link = page.locator('[slot="head"] a');
    expect(await link.getAttribute("href")).toBeNull();
    // One that comes later is not followed.
    const followed = await page.evaluate(() => {
      const late = document.createElement("a");
      late.href = "/elsewhere";
      document.querySelector("katro-board").append(late);
      return late.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
    });
    expect(followed).toBe(false);
    await page.evaluate(() => document.querySelector("katro-board").remove());
    expect(await link.count()).toBe(0);
  });
}

test("only tools for exhibitions are offered", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?kiosk=on&attract=off");
  await command(page, "tools").click();
  await expect(page.locator("katro-board .sheet")).toBeVisible();
  await expect(toolDoor(page, "takehome")).toHaveCount(0);
});

// J6, and against burn-in
test("a still picture moves by a pixel now and then, and asks for no frame", async ({ page }) => {
  await countFrames(page);
  await page.clock.install();
  await open(page, "?kiosk=on&attract=off");
  const before = await page.evaluate(() => window.framesAsked);
  const places = new Set();
  for (let minute = 0; minute < 9; minute += 1) {
    await page.clock.runFor(60_000);
    const translate = await frame(page).evaluate((element) => getComputedStyle(element).translate);
    places.add(translate);
    for (const way of translate.match(/-?[\d.]+(?=px)/g) ?? []) expect(Math.abs(Number(way))).toBeLessThanOrEqual(2);
  }
  expect(places.size).toBeGreaterThanOrEqual(6);
  expect(await page.evaluate(() => window.framesAsked)).toBe(before);
  // The holes have moved with it.
  await press(page, "C");
  await expect(frame(page)).toHaveAttribute("data-phase", "picked");
});

// N: an ordinary window has scroll bars, which take room from the page.
test("nothing scrolls in an exhibition, and no scroll bar comes, wherever the picture has drifted to", {
  tag: "@scrollbars",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.clock.install();
  // The window has bars at all: the page for readers has one.
  await open(page);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5);
  await open(page, "?kiosk=on&attract=off");
  for (let minute = 0; minute < 9; minute += 1) {
    const room = await page.evaluate(() => {
      scrollTo(50, 50);
      const { clientWidth, clientHeight, scrollLeft, scrollTop } = document.scrollingElement;
      return { clientWidth, clientHeight, scrollLeft, scrollTop };
    });
    expect(room).toEqual({ clientWidth: 1366, clientHeight: 768, scrollLeft: 0, scrollTop: 0 });
    await page.clock.runFor(60_000);
  }
});

// N
test("a frame of another page has no scroll bar, and grows none", { tag: "@scrollbars" }, async ({ page }) => {
  await page.clock.install();
  await page.goto("/index.html?attract=off");
  await page.setContent(
    '<iframe src="/index.html?kiosk=on&attract=off&north=human" width="700" height="500"></iframe>',
  );
  const [, inner] = page.frames();
  await ready(inner);
  for (let minute = 0; minute < 9; minute += 1) {
    const room = await inner.evaluate(() => [
      innerWidth,
      innerHeight,
      document.documentElement.clientWidth,
      document.documentElement.clientHeight,
    ]);
    expect(room).toEqual([700, 500, 700, 500]);
    await page.clock.runFor(60_000);
  }
});

// J6
test("with a sheet open, at the end of a game and off screen nothing is drawn and no frame is asked for", async ({
  page,
}) => {
  await countFrames(page);
  await page.addInitScript(() => {
    window.drawn = 0;
    const draw = CanvasRenderingContext2D.prototype.drawImage;
    CanvasRenderingContext2D.prototype.drawImage = function (...given) {
      window.drawn += 1;
      return draw.apply(this, given);
    };
  });
  const still = async (name) => {
    await picture(page);
    await page.waitForTimeout(400);
    const before = await page.evaluate(() => [window.framesAsked, window.drawn]);
    await page.waitForTimeout(2_000);
    expect(await page.evaluate(() => [window.framesAsked, window.drawn]), name).toEqual(before);
  };
  await open(page, "?speed=instant&north=level2");
  await command(page, "rules").click();
  await still("a sheet is open");
  await page.keyboard.press("Escape");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await still("off screen");
  await open(page, "?rules=katro-4x4&speed=instant&position=0000/0000/0000/0001_N");
  await expect(frame(page)).toHaveAttribute("data-phase", "over");
  await still("the game is over");
});

test("the page around holds the board still and dark, lets it go on, and begins anew", async ({ page }) => {
  await open(page, "?kiosk=on&speed=slow&north=level2");
  await sow(page, "C<");
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  const element = page.locator("katro-board");
  await element.evaluate((board) => board.pause());
  await expect(frame(page)).toHaveAttribute("data-paused", "");
  const brightness = await frame(page).evaluate((element) => getComputedStyle(element).filter);
  expect(brightness).toBe("brightness(0.3)");
  const drawn = () => picture(page);
  const before = await drawn();
  await press(page, "D");
  await page.keyboard.press("Alt+r");
  await page.waitForTimeout(1_000);
  expect(await drawn()).toBe(before);
  expect((await state(page)).ply).toBe(1);
  await element.evaluate((board) => board.resume());
  await expect(frame(page)).not.toHaveAttribute("data-paused", "");
  await expect.poll(drawn).not.toBe(before);
  await element.evaluate((board) => board.reset());
  await expect(ribbon(page)).toBeVisible();
  await press(page, "C");
  expect(await position(page)).toBe(START);
});

test("held while the computer thinks, it thinks again afterwards", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=instant&north=level2");
  await sow(page, "C<");
  await page.evaluate(() => document.querySelector("katro-board").pause());
  await page.waitForTimeout(1_500);
  expect((await state(page)).ply).toBe(1);
  await page.evaluate(() => document.querySelector("katro-board").resume());
  await expect.poll(async () => (await state(page)).ply).toBe(2);
});

test("it says that it works, with an event and in the title, and says nothing when it does not", {
  tag: "@logic",
}, async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.beats = [];
    addEventListener("heartbeat", ({ detail }) => window.beats.push(detail));
  });
  await open(page, "?kiosk=on&attract=off&lang=en");
  const title = await page.title();
  await page.clock.runFor(31_000);
  const beats = await page.evaluate(() => window.beats);
  expect(beats.map(({ beats }) => beats)).toEqual([1, 2, 3]);
  expect(beats[0]).toMatchObject({ phase: "idle", ply: 0 });
  expect(await page.title()).toBe(`${title} (3)`);
  // Another language is another title, and the count goes on with the next beat.
  await page.evaluate(() => document.querySelector("katro-board").reset());
  await ready(page);
  await page.clock.runFor(11_000);
  expect(await page.title()).toMatch(/ \(\d+\)$/);
  await page.evaluate(async () => {
    const { Session } = await import("/www/pkg/katro.js");
    Session.rulesets = () => {
      throw new WebAssembly.RuntimeError("unreachable executed");
    };
  });
  const last = await page.evaluate(() => window.beats.length);
  await page.clock.runFor(30_000);
  expect(await page.evaluate(() => window.beats.length)).toBe(last);
});

test("an engine that is lost is back within a second, with the game, and no word to the visitor", {
  tag: "@logic",
}, async ({ page }) => {
  await open(page, "?kiosk=on&speed=instant");
  await sow(page, "C<");
  await page.evaluate(async () => {
    const { Stage } = await import("/www/pkg/katro.js");
    const show = Stage.prototype.show;
    let crashes = 0;
    Stage.prototype.show = () => {
      crashes += 1;
      if (crashes === 2) Stage.prototype.show = show;
      throw new WebAssembly.RuntimeError("unreachable executed");
    };
    addEventListener("error", ({ detail }) => (window.failed ??= detail && performance.now()));
    addEventListener("ready", () => (window.back = performance.now()));
  });
  await sow(page, "b>");
  await expect.poll(() => page.evaluate(() => window.back - window.failed)).toBeLessThan(1_500);
  await ready(page);
  expect((await state(page)).ply).toBe(2);
  await expect(strip(page)).toHaveCount(0);
  await sow(page, (await state(page)).turns[0]);
  expect((await state(page)).ply).toBe(3);
});

test("a picture that is lost and does not come back is put up again within a second", { tag: "@engines" }, async ({
  page,
}) => {
  await open(page, "?kiosk=on&speed=instant");
  await sow(page, "C<");
  await rested(page);
  const before = await record(page);
  await page.evaluate(() => {
    const canvas = document.querySelector("katro-board").shadowRoot.querySelector("canvas");
    window.lostCanvas = canvas;
    canvas.dispatchEvent(new Event("contextlost"));
  });
  await page.waitForFunction(
    () => {
      const canvas = document.querySelector("katro-board").shadowRoot.querySelector("canvas");
      return canvas && canvas !== window.lostCanvas;
    },
    undefined,
    { timeout: 2_000 },
  );
  await ready(page);
  expect(await record(page)).toBe(before);
});

for (const theme of ["earth", "projector", "contrast"]) {
  test(`axe finds nothing while it invites: ${theme}`, async ({ page }) => {
    await open(page, `?kiosk=on&attract=still&theme=${theme}`);
    await expect(ribbon(page)).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
