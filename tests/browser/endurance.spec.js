// A month in a gallery: memory stays flat over many games and new beginnings, and an engine that really crashes, on the
// page or in the worker, is replaced. KATRO_GAMES=5000 plays a whole month's games:
//
//   KATRO_GAMES=5000 npx playwright test endurance --project=chromium --grep "memory is flat"

import { expect, frame, open, picture, position, ready, record, rested, sow, state, strip, test } from "./katro.js";

const THOROUGH = process.env.KATRO_TESTS === "thorough";
const GAMES = Number(process.env.KATRO_GAMES ?? (THOROUGH ? 300 : 60));
const SAMPLES = 10;
/**
 * The bytes that a game may leave behind. Over the first 150 games or so the browser still compiles what is used often,
 * which takes up to 4,100 bytes a game and is no leak.
 */
const MOST = GAMES < 300 ? 8_000 : 2_000;

/** What is taken after everything that can be has been given back. */
async function taken(page, cdp) {
  for (let time = 0; time < 3; time += 1) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const of = (name) => metrics.find((each) => each.name === name).value;
  const wasm = await page.evaluate(async () => {
    const { memory } = await (await import("/www/pkg/katro.js")).default();
    return memory.buffer.byteLength;
  });
  return { heap: of("JSHeapUsedSize"), nodes: of("Nodes"), listeners: of("JSEventListeners"), wasm };
}

/** By how much a row of numbers grows from one to the next, after the first quarter. */
function slope(numbers) {
  const late = numbers.slice(Math.ceil(numbers.length / 4));
  const middle = (late.length - 1) / 2;
  const mean = late.reduce((sum, each) => sum + each, 0) / late.length;
  const along = late.reduce((sum, each, at) => sum + (at - middle) * (each - mean), 0);
  return along / late.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
}

/**
 * Makes the engine of the page crash for good, as it does when a program of its kind cannot go on, the next time that
 * a method is called.
 */
const crashIn = (page, [kind, method]) =>
  page.evaluate(
    async ([kind, method]) => {
      const katro = await import("/www/pkg/katro.js");
      const { __wbindgen_malloc } = await katro.default();
      const { prototype } = katro[kind];
      const before = prototype[method];
      prototype[method] = () => {
        prototype[method] = before;
        __wbindgen_malloc(0xffffffff, 1);
      };
    },
    [kind, method],
  );

// J3, D4
test(`memory is flat over ${GAMES} games of computers, with a new beginning after each`, async ({ page }) => {
  test.setTimeout(120_000 + GAMES * 2_000);
  await page.addInitScript(() => {
    // Nobody watches: nobody need be seen to think.
    const later = window.setTimeout;
    window.setTimeout = (act, time, ...given) => later(act, time > 300 && time < 500 ? 0 : time, ...given);
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  await open(page, "?kiosk=on&attract=off&rules=katro-4x4&speed=instant&south=level1&north=level1");
  const samples = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    await page.evaluate(async (games) => {
      const element = document.querySelector("katro-board");
      for (let game = 0; game < games; game += 1) {
        const ended = new Promise((done) => element.addEventListener("end", done, { once: true }));
        element.reset();
        await ended;
      }
    }, GAMES / SAMPLES);
    await ready(page);
    samples.push(await taken(page, cdp));
    if (process.env.KATRO_GAMES) process.stdout.write(`${JSON.stringify(samples.at(-1))}\n`);
    expect(page.workers().length).toBeLessThanOrEqual(2);
  }
  const grows = (name) => slope(samples.map((sample) => sample[name])) / (GAMES / SAMPLES);
  const growth = { heap: grows("heap"), nodes: grows("nodes"), listeners: grows("listeners") };
  if (process.env.KATRO_GAMES) process.stdout.write(`bytes and so on a game: ${JSON.stringify(growth)}\n`);
  // A busy exhibition sees some twenty games an hour: this is far below a megabyte in that time.
  expect(growth.heap).toBeLessThan(MOST);
  expect(growth.nodes).toBeLessThan(0.5);
  expect(growth.listeners).toBeLessThan(0.5);
  // Where the worker is late, the page thinks too, and its memory does not shrink again. More than once it need not grow.
  expect(Math.max(...samples.map(({ wasm }) => wasm))).toBeLessThanOrEqual(32 * 1024 * 1024);
});

// D4
test("boards that come and go, and records that are opened, leave nothing behind", async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  await open(page, "?speed=instant");
  const samples = [];
  for (let sample = 0; sample < 6; sample += 1) {
    await page.evaluate(async () => {
      const shown = (element) => new Promise((done) => element.addEventListener("ready", done, { once: true }));
      for (let time = 0; time < 8; time += 1) {
        const other = document.createElement("katro-board");
        other.setAttribute("north", "human");
        // One that is out of sight does not begin.
        other.style.cssText = "position: fixed; inset: 0 auto auto 0; inline-size: 400px; block-size: 300px";
        document.body.append(other);
        await shown(other);
        other.remove();
      }
      const element = document.querySelector("katro-board");
      for (let time = 0; time < 12; time += 1) {
        const opened = shown(element);
        element.setAttribute("record", time % 2 === 0 ? "C<_b>" : "C<_b>_F>");
        await opened;
      }
    });
    samples.push(await taken(page, cdp));
  }
  for (const [name, most] of Object.entries({ heap: 60_000, nodes: 20, listeners: 20, wasm: 1 })) {
    expect(slope(samples.map((sample) => sample[name])), name).toBeLessThan(most);
  }
});

test.describe(() => {
  // What a panic says on the console before it ends.
  test.use({ expected: ["panicked", "unreachable"] });

  // D1
  test("an engine that crashes in a move is replaced, and the game goes on from its record", { tag: "@logic" }, async ({
    page,
  }) => {
    await open(page, "?speed=instant");
    await sow(page, "C<");
    const before = await record(page);
    const errors = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await crashIn(page, ["Session", "play"]);
    await sow(page, "b>");
    await expect(strip(page)).toHaveCount(1);
    await expect(strip(page)).toContainText("The game has been put back");
    await expect(strip(page)).toContainText("unreachable");
    expect(await record(page)).toBe(before);
    expect(errors.length).toBeLessThanOrEqual(3);
    await sow(page, "b>");
    expect((await state(page)).ply).toBe(2);
  });

  // D1
  test("one that crashes in a frame of a telling is replaced, and tells the next", { tag: "@logic" }, async ({
    page,
  }) => {
    await open(page, "?speed=slow");
    await sow(page, "C<");
    await expect(frame(page)).toHaveAttribute("data-phase", "telling");
    await crashIn(page, ["Stage", "frame"]);
    await expect(frame(page)).toHaveAttribute("data-phase", "idle");
    await expect(strip(page)).toHaveCount(1);
    expect((await state(page)).ply).toBe(1);
    const [next] = (await state(page)).turns;
    await sow(page, next);
    await expect(frame(page)).toHaveAttribute("data-phase", "telling");
    expect((await state(page)).ply).toBe(2);
  });

  // D1
  test("in the worker it costs a moment, and no word to the visitor", async ({ page }) => {
    await page.route("**/www/worker.js", async (route) => {
      const response = await route.fetch();
      const spoil = `
        let [asked, engine] = [0, undefined];
        start().then((started) => { engine = started; });
        addEventListener("message", ({ data }) => {
          asked += data.question ? 1 : 0;
          if (asked === 2) Thinker.prototype.step = () => engine.__wbindgen_malloc(0xffffffff, 1);
        });`;
      await route.fulfill({ response, body: (await response.text()) + spoil });
    });
    await page.addInitScript(() => {
      window.heard = [];
      const RealWorker = window.Worker;
      window.Worker = class extends RealWorker {
        constructor(...given) {
          super(...given);
          this.addEventListener("message", ({ data }) => window.heard.push(data.kind));
        }
      };
    });
    await open(page, "?kiosk=on&attract=off&speed=instant&north=level5&seed=7");
    const answered = (ply) => expect.poll(async () => (await state(page)).ply).toBe(ply);
    await sow(page, "C<");
    await answered(2);
    for (const ply of [4, 6]) {
      const begun = Date.now();
      await sow(page, (await state(page)).turns[0]);
      await answered(ply);
      // Its own time, and at most a second more.
      expect(Date.now() - begun).toBeLessThan(4_000);
      await rested(page);
    }
    const heard = await page.evaluate(() => window.heard);
    expect(heard).toContain("failed");
    // Another worker has answered since.
    expect(heard.lastIndexOf("answer")).toBeGreaterThan(heard.indexOf("failed"));
    await expect(strip(page)).toHaveCount(0);
  });
});

// D3
test("memory that grows under a picture, a telling and a search changes nothing", async ({ page }) => {
  const grow = () =>
    page.evaluate(async () => {
      const { memory } = await (await import("/www/pkg/katro.js")).default();
      const { buffer } = memory;
      memory.grow(1024);
      return buffer.byteLength;
    });
  await open(page, "?speed=fast");
  const drawn = () => picture(page);
  const before = await drawn();
  expect(await grow()).toBe(0);
  await page.evaluate(() =>
    document
      .querySelector("katro-board")
      .shadowRoot.querySelector("canvas")
      .dispatchEvent(new Event("contextrestored")),
  );
  expect(await drawn()).toBe(before);
  await sow(page, "C<");
  await grow();
  await rested(page);
  expect(await position(page)).toBe("222222/222222/222022/333033/441330/101303 N");
  await sow(page, "b>");
  await rested(page);
  expect((await state(page)).ply).toBe(2);
});

// D8
test("the collector may come at any time", async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  const collect = async (times) => {
    for (let time = 0; time < times; time += 1) await cdp.send("HeapProfiler.collectGarbage");
  };
  await open(page, "?speed=fast&north=level4");
  await sow(page, "C<");
  await collect(10);
  await expect.poll(async () => (await state(page)).ply).toBe(2);
  await collect(10);
  await rested(page);
  await page.evaluate(() => {
    const element = document.querySelector("katro-board");
    element.reset();
    element.remove();
    document.querySelector("main").append(element);
  });
  await collect(10);
  await ready(page);
  await sow(page, "C<");
  await collect(5);
  await page.evaluate(() => document.querySelector("katro-board").remove());
  await collect(5);
});

// I7
test("a page that is left and come back to has its game, and its computer answers once", async ({ page }) => {
  await open(page, "?speed=normal&north=level2");
  await sow(page, "C<");
  await expect(frame(page)).toHaveAttribute("data-phase", "telling");
  await page.goto("about:blank");
  await page.goBack();
  await ready(page);
  await expect.poll(async () => (await state(page)).ply, { timeout: 40_000 }).toBe(2);
  await rested(page);
  await page.waitForTimeout(1_500);
  expect((await state(page)).ply).toBe(2);
  // Another application, and back: nothing is played twice.
  await page.evaluate(() => {
    for (const hidden of [true, false]) {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      dispatchEvent(new PageTransitionEvent(hidden ? "pagehide" : "pageshow", { persisted: true }));
    }
  });
  await sow(page, (await state(page)).turns[0]);
  await expect.poll(async () => (await state(page)).ply, { timeout: 40_000 }).toBe(4);
  await page.waitForTimeout(1_500);
  expect((await state(page)).ply).toBe(4);
});
