// The finished site over time: without a network, with the next release, with files missing or of another release.

import { readFileSync } from "node:fs";
import { expect, frame, ready, rested, sow, state, test as base, keep } from "./katro.js";
import { Host, pathOf, release } from "./releases.js";

/** What is answered with an old file by default, and whether the other old files are there. */
const STALE_BY_DEFAULT = new Set([
  "index.html, gone",
  "www/words-mg.js, there",
  "www/worker.js, there",
  "www/pkg/katro_bg.wasm, gone",
]);

const FIRST = "firstfirst01";
const NEXT = "nextnextnx02";
let first;
let next;

/** A page with a host of its own, which has the first release. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: fixtures are asked for by pattern
  host: async ({}, use) => {
    const host = await new Host().open();
    host.files = first;
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.address),
});
test.use({ expected: ["Failed to load resource", "net::ERR", "bad HTTP response code"] });

// Not when the file is read: a run that leaves these tests out needs no finished site.
test.beforeAll(() => {
  first = release(FIRST);
  next = release(NEXT);
});

const open = async (page, query = "?north=human&speed=instant") => {
  await page.goto(`/index.html${query}`);
  await ready(page);
};

/** The releases that are kept whole. */
const kept = (page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const whole = [];
    for (const name of names) {
      const page = await (await caches.open(name)).match("index.html");
      if (page) whole.push(name.split(" ").at(-1));
    }
    return whole;
  });

const registrations = (page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Waits until a release is kept, and answers from now on. */
async function settled(page, name) {
  await expect.poll(() => kept(page)).toContain(name);
  const isQuiet = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === "activated" && !registration.installing && !registration.waiting;
  };
  await expect.poll(() => page.evaluate(isQuiet)).toBe(true);
}

/** The releases of all that runs: the page, its modules, its workers. */
async function running(page) {
  const written = await page.evaluate(() => document.querySelector('meta[name="katro-release"]').content);
  const ran = await page.evaluate(() => globalThis.ran ?? []);
  const thought = await Promise.all(page.workers().map((worker) => worker.evaluate(() => globalThis.ran ?? [])));
  return [...new Set([written, ...ran, ...thought.flat()])];
}

/** What the visitor is told: that the page, or its engine, did not come. */
const said = async (page) => {
  const texts = [page.locator("p.rescue"), page.locator("katro-board .message")].map((all) => all.allTextContents());
  // A page that is being loaded anew says nothing.
  return (await Promise.all(texts).catch(() => [])).flat();
};

test("after one visit the game opens without a network, with every language and the computer", async ({
  page,
  host,
}) => {
  await open(page);
  await settled(page, FIRST);
  await host.close();
  await open(page, "?north=level1&speed=instant&lang=mg");
  await expect(frame(page)).toHaveAttribute("lang", "mg");
  await sow(page, "C<");
  await expect.poll(async () => (await state(page)).ply, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
  await open(page, "?north=human&lang=lo");
  await expect(frame(page)).toHaveAttribute("lang", "lo");
  expect(await running(page)).toEqual([FIRST]);
});

test("the address of the folder is the page too, without a network", async ({ page, host }) => {
  await page.goto("/");
  await ready(page);
  await settled(page, FIRST);
  await host.close();
  await page.goto("/?lang=fr");
  await ready(page);
  await expect(frame(page)).toHaveAttribute("lang", "fr");
});

test("what was fetched already is not fetched again to be kept", async ({ page, host }) => {
  await open(page);
  await settled(page, FIRST);
  const engine = pathOf(first, "www/pkg/katro_bg.wasm");
  expect(host.asked.filter((path) => path === engine)).toHaveLength(1);
});

test("the next release is there by the second visit, whole, and the game goes on", async ({ page, host }) => {
  await open(page);
  await sow(page, "C<");
  await rested(page);
  await settled(page, FIRST);
  host.files = next;
  await open(page);
  const seen = await running(page);
  expect(seen).toHaveLength(1);
  await settled(page, NEXT);
  // What is open goes on with what it has, even where the host has it no longer.
  await page.evaluate(() => document.querySelector("katro-board").setAttribute("lang", "mg"));
  await expect(frame(page)).toHaveAttribute("lang", "mg");
  expect(await running(page)).toEqual(seen);
  await open(page);
  expect(await running(page)).toEqual([NEXT]);
  expect((await state(page)).ply).toBe(1);
  await host.close();
  await open(page);
  expect(await running(page)).toEqual([NEXT]);
});

test("a page left alone turns to the next release, with its game; one in use does not", async ({ page, host }) => {
  await page.clock.install();
  await open(page);
  await sow(page, "C<");
  await page.clock.runFor(3000);
  await settled(page, FIRST);
  await open(page);
  await page.clock.runFor(6000);
  host.files = next;
  const loads = [];
  page.on("load", () => loads.push(1));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await settled(page, NEXT);
  await page.clock.runFor("09:00");
  await page.keyboard.press("Shift");
  await page.clock.runFor("05:00");
  expect(loads).toEqual([]);
  expect(await running(page)).toEqual([FIRST]);
  await page.clock.runFor("20:00");
  await expect.poll(() => loads.length).toBe(1);
  await page.clock.runFor(3000);
  await ready(page);
  expect(await running(page)).toEqual([NEXT]);
  expect((await state(page)).ply).toBe(1);
});

test("only the last two releases are kept", async ({ page, host }) => {
  await open(page);
  await settled(page, FIRST);
  for (const name of [NEXT, "thirdthird03", "fourthfrth04"]) {
    host.files = name === NEXT ? next : release(name);
    await open(page);
    await settled(page, name);
  }
  await expect.poll(() => kept(page)).toEqual(["thirdthird03", "fourthfrth04"]);
});

for (const missing of ["www/pkg/katro_bg.wasm", "www/words-mg.js"])
  test(`when ${missing} cannot be kept, nothing is, and the page works; the next visit tries again`, async ({
    page,
    host,
  }) => {
    host.odd.set(pathOf(first, missing), { status: 500 });
    if (missing.endsWith("wasm")) {
      // The page itself must have it: only the worker, which asks later, does not get it.
      host.odd.clear();
      await page.goto("/index.html?north=human&speed=instant");
      await page.waitForFunction(() => document.querySelector("katro-board")?.state);
      host.odd.set(pathOf(first, "www/words-fr.js"), { body: "export const words = {};" });
    } else await open(page);
    await expect.poll(() => host.asked.includes("offline-worker.js")).toBe(true);
    await expect.poll(() => registrations(page)).toBe(0);
    expect(await kept(page)).toEqual([]);
    await sow(page, "C<");
    await rested(page);
    expect((await state(page)).ply).toBe(1);
    host.odd.clear();
    await open(page);
    await settled(page, FIRST);
  });

test("a host that says no page is there when it has none keeps nothing wrong", async ({ page, host }) => {
  await open(page);
  await settled(page, FIRST);
  // Half of the next release is there; for the rest the host sends its page, as many do.
  host.files = new Map([...next].filter(([path]) => !path.includes("shared")));
  for (const path of next.keys())
    if (path.includes("shared")) host.odd.set(path, { body: next.get("index.html"), type: "text/html" });
  await open(page);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update().catch(() => undefined));
  await open(page);
  expect(await running(page)).toEqual([FIRST]);
  host.odd.clear();
  host.files = next;
  await open(page);
  await settled(page, NEXT);
  await open(page);
  expect(await running(page)).toEqual([NEXT]);
});

test("a release can end all keeping", async ({ page, host }) => {
  await open(page);
  await settled(page, FIRST);
  const end = readFileSync(new URL("../../www/offline-worker-end.js", import.meta.url));
  host.files = new Map([...next].map(([path, bytes]) => [path, ended(path, bytes)]));
  host.files.set("offline-worker.js", end);
  await open(page);
  await expect.poll(() => kept(page)).toEqual([]);
  await open(page);
  await expect.poll(() => registrations(page)).toBe(0);
  expect(await running(page)).toEqual([NEXT]);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await registrations(page)).toBe(0);
});

/** A file of a release that must not be kept, as `cargo xtask dist --without-offline` makes it. */
const ended = (path, bytes) =>
  path.endsWith(".js") ? Buffer.from(String(bytes).replaceAll('"keep"', '"end"')) : bytes;

test("where the worker has been taken from the host, nothing is kept", async ({ page, host }) => {
  await open(page);
  await settled(page, FIRST);
  host.files = new Map([...next].filter(([path]) => path !== "offline-worker.js"));
  await open(page);
  await expect.poll(() => kept(page)).toEqual([]);
  await expect.poll(() => registrations(page)).toBe(0);
  await open(page);
  expect(await running(page)).toEqual([NEXT]);
});

test("a frame and an element on somebody else's page install nothing", async ({ page, host }) => {
  host.files = new Map(first);
  host.files.set("frame.html", Buffer.from('<iframe src="index.html?north=human" width="800" height="600"></iframe>'));
  host.files.set(
    "element.html",
    Buffer.from('<script type="module" src="katro.js"></script><katro-board></katro-board>'),
  );
  await page.goto("/frame.html");
  const inside = page.frameLocator("iframe");
  await expect(inside.locator("katro-board .frame")).toHaveAttribute("data-phase", "idle");
  await page.waitForTimeout(1500);
  expect(await registrations(page)).toBe(0);
  await page.goto("/element.html");
  await ready(page);
  await page.waitForTimeout(1500);
  expect(await registrations(page)).toBe(0);
  expect(host.asked).not.toContain("offline-worker.js");
});

test.describe("without a worker", () => {
  test.use({
    serviceWorkers: "block",
    expected: ["Failed to load", "blocked by Playwright", "net::ERR", "does not provide an export", "integrity"],
  });

  // Each file of the next release is answered with what it was before, where the host still has the first release's
  // files beside it, and where it does not.
  // Four ways in which a mix is found out: by the page, by the words, by the worker and by the engine.
  for (const stale of [
    "index.html",
    "www/rescue.js",
    "www/page.js",
    "www/worker.js",
    "www/words-mg.js",
    "www/pkg/katro_bg.wasm",
  ])
    for (const rest of ["gone", "there"])
      test(
        `a stale ${stale}, the other old files ${rest}: no mix is played`,
        keep(STALE_BY_DEFAULT.has(`${stale}, ${rest}`)),
        async ({ page, host }) => {
          await open(page, "?north=level1&speed=instant&lang=mg");
          host.files = rest === "there" ? new Map([...first, ...next]) : next;
          host.odd.set(pathOf(next, stale), { body: first.get(pathOf(first, stale)) });
          const loads = [];
          page.on("load", () => loads.push(1));
          await page.goto("/index.html?north=level1&speed=instant&lang=mg");
          await expect
            .poll(async () => (await said(page)).join("") || (await frame(page).getAttribute("data-phase")), {
              timeout: 30_000,
            })
            .not.toMatch(/^(loading)?$/);
          await page.waitForTimeout(1000);
          expect(loads.length).toBeLessThanOrEqual(2);
          const ran = await running(page);
          const messages = await said(page);
          if (messages.length > 0) expect(messages.join()).toMatch(/could not be loaded|tsy|Tsy/);
          else if (stale === "www/words-mg.js") await expect(frame(page)).toHaveAttribute("lang", "en");
          else if (stale === "www/worker.js") {
            await sow(page, "C<");
            await expect.poll(async () => (await state(page)).ply, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
            expect(await running(page)).toEqual([NEXT]);
          } else expect(ran).toHaveLength(1);
        },
      );

  test("a page whose files are gone is loaded anew once, and then says so", async ({ page, host }) => {
    host.files = next;
    host.odd.set("index.html", { body: first.get("index.html") });
    await page.goto("/index.html");
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    expect(host.asked.filter((path) => path === "index.html")).toHaveLength(2);
    host.odd.clear();
    await page.getByRole("button", { name: "Try again" }).click();
    await ready(page);
    expect(await running(page)).toEqual([NEXT]);
  });
});
