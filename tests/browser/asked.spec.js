// What a page asks of a board that has not begun yet is done when it begins; and what it asks to be forgotten is this
// board's own, and no more.

import { click, command, expect, frame, framing, host, openHost, ready, sow, test } from "./hosting.js";

const FAR = '<div style="height: 4000px"></div>';
const COMPUTERS = '<katro-board south="level1" north="level1" speed="instant" seed="1"></katro-board>';

// The whole board is in view, so that the pointer reaches it.
test.use({ viewport: { width: 1100, height: 800 } });

/** Opens a page with a board that nobody sees yet, and asks something of it. */
async function openFar(page, board, ask) {
  await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body: host(FAR + board) }));
  await page.goto("/host.html");
  await expect(frame(page)).toHaveAttribute("data-phase", "waiting");
  await page.evaluate(ask);
}

const see = (page) => page.evaluate(() => document.querySelector("katro-board").scrollIntoView());

/** How the game stands on a page, or in a frame on it. */
const standing = (inner) =>
  inner
    .locator("katro-board")
    .first()
    .evaluate((board) => board.state);

/** Waits until the board can be played, and sees whether it is held, dimmed and out of reach. */
async function isHeld(page, inner = page) {
  await expect.poll(() => standing(inner)).toBeTruthy();
  await page.waitForTimeout(700);
  expect((await standing(inner)).ply).toBe(0);
  await expect(frame(inner)).toHaveAttribute("inert", "");
  await expect(frame(inner)).toHaveAttribute("data-paused", "");
}

test("held before it has begun, a board begins held and dimmed, and goes on when it is let go", {
  tag: "@logic",
}, async ({ page }) => {
  await openFar(page, COMPUTERS, () => document.querySelector("katro-board").pause());
  await see(page);
  await isHeld(page);
  await page.evaluate(() => document.querySelector("katro-board").resume());
  await expect(frame(page)).not.toHaveAttribute("inert");
  await expect.poll(async () => (await standing(page)).ply).toBeGreaterThan(0);
});

test("a board that is held and let go before it has begun simply begins", { tag: "@logic" }, async ({ page }) => {
  await openFar(page, COMPUTERS, () => {
    const board = document.querySelector("katro-board");
    board.pause();
    board.resume();
  });
  await see(page);
  await expect.poll(async () => (await standing(page))?.ply).toBeGreaterThan(0);
  await expect(frame(page)).not.toHaveAttribute("inert");
});

test("a board that is held is out of reach while it begins anew, too", { tag: "@logic" }, async ({ page }) => {
  await openHost(page, '<katro-board north="human" speed="instant"></katro-board>');
  const held = await page.evaluate(() => {
    const board = document.querySelector("katro-board");
    board.pause();
    board.setAttribute("theme", "wood");
    return board.shadowRoot.querySelector(".frame").matches("[inert][data-paused]");
  });
  expect(held).toBe(true);
  await isHeld(page);
});

test("a frame that is told to hold as soon as it has said a word begins held", { tag: "@engines" }, async ({
  page,
}) => {
  const source = "/index.html?south=level1&north=level1&speed=instant&seed=1";
  const holding = `<script>
    addEventListener("message", ({ data }) => data.type === "size" && window.say({ type: "pause" }));
  </script>`;
  const body = framing(source).replace("<iframe", `${FAR}${holding}<iframe`);
  await page.route("**/framing.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/framing.html");
  await expect.poll(() => page.evaluate(() => window.heard.some(({ type }) => type === "size"))).toBe(true);
  await page.evaluate(() => document.querySelector("iframe").scrollIntoView());
  const inner = page.frameLocator("iframe");
  await isHeld(page, inner);
  await page.evaluate(() => window.say({ type: "resume" }));
  await expect.poll(async () => (await standing(inner)).ply).toBeGreaterThan(0);
});

test("muted before it has begun, a board stays so however often it begins, until the visitor chooses", {
  tag: "@logic",
}, async ({ page }) => {
  const board = '<katro-board north="human" sound="on" speed="instant"></katro-board>';
  await openFar(page, board, () => {
    document.querySelector("katro-board").muted = true;
  });
  await see(page);
  const sound = command(page, "sound");
  const muted = () => page.evaluate(() => document.querySelector("katro-board").muted);
  const again = async (theme) => {
    await page.evaluate((theme) => document.querySelector("katro-board").setAttribute("theme", theme), theme);
    await expect(frame(page)).toHaveAttribute("data-theme", theme);
    await ready(page);
  };
  await ready(page);
  await expect(sound).toHaveAttribute("aria-pressed", "false");
  expect(await muted()).toBe(true);
  await again("wood");
  await expect(sound).toHaveAttribute("aria-pressed", "false");
  // It is the page's wish for this visit, and not the visitor's choice.
  expect(await page.evaluate(() => localStorage.getItem("katro/1/sound"))).toBeNull();
  await click(page, "[data-command=sound]");
  expect(await muted()).toBe(false);
  await again("earth");
  await expect(sound).toHaveAttribute("aria-pressed", "true");
});

/** What is kept for this site, by its keys. */
const kept = (page) => page.evaluate(() => Object.keys(localStorage).sort());

const OTHERS = {
  "katro/1/game/katro-4x4": "another board's",
  "katro/1/previous/game/katro-4x4": "another board's",
  "katro/1/game/standard/1abc": "from a link",
  "somebody/else": "the page's own",
};

for (const when of ["while it is played", "before it has begun"]) {
  test(`a page resets its board ${when}: only its own is forgotten`, { tag: "@logic" }, async ({ page }) => {
    const BOARD = '<katro-board north="human" speed="instant"></katro-board>';
    await openHost(page, BOARD);
    for (const turn of ["C<", "b>"]) await sow(page, turn);
    await command(page, "fresh").click();
    await sow(page, "A>");
    await command(page, "undo").click();
    await command(page, "sound").click();
    await page.evaluate((others) => {
      for (const [key, text] of Object.entries(others)) localStorage.setItem(key, text);
      localStorage.setItem("katro/1/lang", "it");
      localStorage.setItem("katro/1/unreadable/game/standard", "{}");
    }, OTHERS);
    expect(await kept(page)).toEqual(
      expect.arrayContaining([
        "katro/1/game/standard",
        "katro/1/ply/game/standard",
        "katro/1/previous/game/standard",
        "katro/1/sound",
      ]),
    );
    const reset = () => document.querySelector("katro-board").reset();
    if (when === "while it is played") await page.evaluate(reset);
    else {
      await page.unrouteAll();
      await openFar(page, BOARD, reset);
      await see(page);
    }
    await expect.poll(async () => (await standing(page))?.plies).toBe(0);
    await ready(page);
    expect(await kept(page)).toEqual(Object.keys(OTHERS).sort());
    await expect(frame(page)).toHaveAttribute("lang", "en");
    await expect(command(page, "sound")).toHaveAttribute("aria-pressed", "false");
  });
}

test("an exhibition that is reset forgets everything, whoever asks", { tag: "@logic" }, async ({ page }) => {
  await openHost(page, '<katro-board kiosk="on" attract="off" north="human" speed="instant"></katro-board>');
  await page.evaluate((others) => {
    for (const [key, text] of Object.entries(others)) localStorage.setItem(key, text);
  }, OTHERS);
  await sow(page, "C<");
  await page.evaluate(() => document.querySelector("katro-board").reset());
  await expect.poll(async () => (await standing(page))?.ply).toBe(0);
  expect(await kept(page)).toEqual(["somebody/else"]);
});
