// The element as a part of any page: several of them, moved, removed, defined twice, and put back after a crash.

import { command, expect, frame, open, picture, position, ready, record, sow, state, strip, test } from "./katro.js";

const host = (body) =>
  `<!doctype html><html lang="en"><title>Host</title><script type="module" src="/www/define.js"></script>${body}`;

/** Opens a page of somebody else's that holds the element. */
async function openHost(page, body) {
  await page.route("**/host.html*", (route) => route.fulfill({ contentType: "text/html", body: host(body) }));
  await page.goto("/host.html?position=broken");
  await ready(page);
}

test("it reads its attributes, and the address only where it is asked to", { tag: "@logic" }, async ({ page }) => {
  await openHost(page, '<katro-board north="human" rules="katro-4x4" speed="instant"></katro-board>');
  expect((await state(page)).rules).toBe("katro-4x4");
  await expect(strip(page)).toHaveCount(0);
  await page.evaluate(() => document.querySelector("katro-board").setAttribute("rules", "katro-6x3"));
  await expect.poll(async () => (await state(page))?.rules).toBe("katro-6x3");
  // Also where they are set while it is still starting, as scripts do.
  await page.evaluate(() => {
    const element = document.createElement("katro-board");
    document.querySelector("katro-board").replaceWith(element);
    element.setAttribute("speed", "instant");
    element.setAttribute("rules", "katro-4x6");
  });
  await expect.poll(async () => (await state(page))?.rules).toBe("katro-4x6");
});

test("moved, removed and put back it keeps its game", { tag: "@logic" }, async ({ page }) => {
  await openHost(
    page,
    '<div id="one"><katro-board north="human" speed="instant"></katro-board></div><div id="two"></div>',
  );
  await sow(page, "C<");
  const before = await record(page);
  await page.evaluate(() => document.querySelector("#two").append(document.querySelector("katro-board")));
  await ready(page);
  await expect.poll(() => record(page)).toBe(before);
  await page.evaluate(async () => {
    const element = document.querySelector("katro-board");
    element.remove();
    await new Promise((done) => setTimeout(done, 50));
    document.body.append(element);
    await import("/www/define.js?again");
  });
  await expect.poll(() => record(page)).toBe(before);
});

test("two boards on a page play two games and share one engine", { tag: "@logic" }, async ({ page }) => {
  await openHost(
    page,
    '<style>katro-board{width:480px}</style><katro-board north="human" speed="instant" rules="katro-4x4"></katro-board><katro-board north="human" speed="instant" rules="katro-6x3"></katro-board>',
  );
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll("katro-board")[1].state?.rules))
    .toBe("katro-6x3");
  await sow(page, "A>");
  const plies = await page.evaluate(() => [...document.querySelectorAll("katro-board")].map(({ state }) => state.ply));
  expect(plies).toEqual([1, 0]);
  const modules = await page.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".wasm")).length,
  );
  expect(modules).toBe(1);
});

test("styles of the page do not leak in", { tag: "@engines" }, async ({ page }) => {
  const unruly =
    "<style>button{all:unset;width:1px!important} *{box-sizing:content-box;font-size:10px} canvas{max-width:50%} [hidden]{display:block}</style>";
  await openHost(
    page,
    `${unruly}<div style="width:900px"><katro-board north="human" speed="instant"></katro-board></div>`,
  );
  await sow(page, "C<");
  expect((await state(page)).ply).toBe(1);
  const ratio = await page.evaluate(() => {
    const { shadowRoot } = document.querySelector("katro-board");
    return shadowRoot.querySelector("canvas").clientWidth / shadowRoot.querySelector(".board").clientWidth;
  });
  expect(ratio).toBe(1);
});

test("what is read from the element cannot change the game", { tag: "@logic" }, async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const { state } = document.querySelector("katro-board");
    state.position = "spoiled";
    state.holes.length = 0;
  });
  expect(await position(page)).toBe("222222/222222/222222/222222/222222/222222 S");
  expect((await state(page)).holes).toHaveLength(36);
});

test("after a crash the game is put back from its record and goes on", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=instant");
  await sow(page, "C<");
  const before = await record(page);
  await page.evaluate(async () => {
    const { Session } = await import("/www/pkg/katro.js");
    const play = Session.prototype.play;
    Session.prototype.play = () => {
      Session.prototype.play = play;
      throw new WebAssembly.RuntimeError("unreachable executed");
    };
  });
  await sow(page, "b>");
  await expect(strip(page)).toHaveCount(1);
  await expect(strip(page)).toContainText("The game has been put back");
  expect(await record(page)).toBe(before);
  await sow(page, "b>");
  expect((await state(page)).ply).toBe(2);
});

test("a crash in the middle of a telling ends it, once", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?speed=slow");
  await page.evaluate(async () => {
    const { Stage } = await import("/www/pkg/katro.js");
    const draw = Stage.prototype.frame;
    let frames = 0;
    Stage.prototype.frame = function (time) {
      frames += 1;
      if (frames === 5) throw new WebAssembly.RuntimeError("unreachable executed");
      return draw.call(this, time);
    };
  });
  await sow(page, "C<");
  await expect(strip(page)).toHaveCount(1);
  await expect(frame(page)).toHaveAttribute("data-phase", "idle");
  expect((await state(page)).ply).toBe(1);
  await command(page, "again").click();
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
});

test("an engine that crashes again and again is said to be lost, and can be tried again", { tag: "@logic" }, async ({
  page,
}) => {
  await open(page, "?speed=instant");
  await sow(page, "C<");
  await page.evaluate(async () => {
    const { Stage } = await import("/www/pkg/katro.js");
    const show = Stage.prototype.show;
    Stage.prototype.show = () => {
      throw new WebAssembly.RuntimeError("unreachable executed");
    };
    window.mend = () => {
      Stage.prototype.show = show;
    };
  });
  await sow(page, "b>");
  await expect(frame(page)).toHaveAttribute("data-phase", "failed");
  await expect(strip(page)).toHaveCount(1);
  await expect(strip(page)).toContainText("unreachable executed");
  await page.evaluate(() => window.mend());
  await page.getByRole("button", { name: "Try again" }).click();
  await ready(page);
  // What was played before the crash is not lost.
  expect((await state(page)).ply).toBe(2);
  await sow(page, "F>");
  expect((await state(page)).ply).toBe(3);
});

test("a lost canvas is drawn again when it comes back", { tag: "@engines" }, async ({ page }) => {
  await open(page);
  const drawn = () => picture(page);
  const before = await drawn();
  await page.evaluate(() => {
    const canvas = document.querySelector("katro-board").shadowRoot.querySelector("canvas");
    canvas.getContext("2d").reset();
    canvas.dispatchEvent(new Event("contextrestored"));
  });
  expect(await drawn()).toBe(before);
});
