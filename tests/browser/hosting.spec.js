// The game from servers that are stricter, or more careless, than ours: it plays, or says plainly why it cannot.

import {
  expect,
  frame,
  framed,
  framing,
  hole,
  host,
  openTool,
  ready,
  rested,
  serve,
  shelf,
  sow,
  state,
  strip,
  test,
  keep,
} from "./hosting.js";

const BOARD = '<katro-board north="level1" speed="instant" seed="1"></katro-board>';
const ANYBODY = { "access-control-allow-origin": "*" };
const STRICT = "default-src 'none'; style-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'";

/** The servers of one test. */
const open = [];
const serving = async (manner) => {
  const server = await serve(manner);
  open.push(server);
  return server.origin;
};
test.afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** Plays a turn and has it answered by the computer. */
async function answered(page, inner = page) {
  await ready(inner);
  await sow(page, "C<", inner);
  await expect
    .poll(() => inner.evaluate(() => document.querySelector("katro-board").state.ply), { timeout: 30_000 })
    .toBe(2);
  await expect(strip(inner)).toHaveCount(0);
}

// The whole board is in view, so that the pointer reaches it.
test.use({ expected: ["request to http://127.0.0.1"], viewport: { width: 900, height: 800 } });

test("from a host of files, with the page elsewhere, the computer plays", { tag: "@engines" }, async ({ page }) => {
  const files = await serving({ headers: ANYBODY });
  const origin = await serving({ files: { "/host.html": host(BOARD, { script: `${files}/katro.js` }) } });
  await page.goto(`${origin}/host.html`);
  await answered(page);
});

test("with the page elsewhere random games are counted in a worker, which is asked for as it may be", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.asked = [];
    const RealWorker = window.Worker;
    window.Worker = class extends RealWorker {
      constructor(address, options) {
        window.asked.push(new URL(address, location.href).origin === origin);
        super(address, options);
      }
    };
  });
  const files = await serving({ headers: ANYBODY });
  const people = '<katro-board north="human" speed="instant" seed="7"></katro-board>';
  const origin = await serving({ files: { "/host.html": host(people, { script: `${files}/katro.js` }) } });
  await page.goto(`${origin}/host.html`);
  await ready(page);
  await openTool(page, "lab");
  await shelf(page).locator('[data-do="play"]').click();
  await expect(shelf(page).locator(".lab-status")).toHaveText("All 1,000 games are played.");
  expect(await page.evaluate(() => window.asked)).toEqual([true]);
});

test.describe("where some things are refused", () => {
  test.use({
    expected: ["request to http://127.0.0.1", "Content Security Policy", "violates the following", "worker"],
  });

  test("a page that lets no worker come from a text has it thought out on the page", { tag: "@engines" }, async ({
    page,
  }) => {
    const files = await serving({ headers: ANYBODY });
    const policy = `default-src 'self' ${files}; script-src 'self' 'wasm-unsafe-eval' ${files}`;
    const origin = await serving({
      headers: { "content-security-policy": policy },
      files: { "/host.html": host(BOARD, { script: `${files}/katro.js` }) },
    });
    await page.goto(`${origin}/host.html`);
    await answered(page);
  });

  test("without WebAssembly: the start, the rules, what its owner must add, and a way out", async ({ page }) => {
    const files = await serving({ headers: ANYBODY });
    const origin = await serving({
      headers: { "content-security-policy": `script-src 'self' ${files}` },
      files: { "/host.html": host('<katro-board rules="katro-4x4"></katro-board>', { script: `${files}/katro.js` }) },
    });
    await page.goto(`${origin}/host.html`);
    await expect(strip(page)).toContainText("'wasm-unsafe-eval' to script-src");
    await expect(page.locator("katro-board svg ellipse")).toHaveCount(32);
    await expect.poll(() => page.locator("katro-board .shelf li").count()).toBeGreaterThan(8);
    const link = page.getByRole("link", { name: "Open the game by itself" });
    await expect(link).toHaveAttribute("href", `${files}/index.html?rules=katro-4x4`);
  });
});

test("with no workers at all the computer plays", async ({ page }) => {
  await page.addInitScript(() => delete window.Worker);
  const origin = await serving({ files: { "/host.html": host(BOARD) } });
  await page.goto(`${origin}/host.html`);
  await answered(page);
});

test("in a frame that may do nothing but run scripts the computer plays", { tag: "@engines" }, async ({ page }) => {
  const origin = await serving({
    headers: ANYBODY,
    files: {
      "/host.html": framing(
        "/index.html?north=level1&speed=instant&seed=1",
        'sandbox="allow-scripts" width="800" height="600"',
      ),
    },
  });
  await page.goto(`${origin}/host.html`);
  await answered(page, await framed(page));
});

test("the strictest policy that can be played under: no text, no style and no evaluation within the page", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.broken = [];
    addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile }) =>
      window.broken.push(`${violatedDirective} ${sourceFile}`),
    );
  });
  const policy = `${STRICT}; script-src 'self' 'wasm-unsafe-eval'`;
  const origin = await serving({
    headers: { "content-security-policy": policy },
    files: { "/host.html": host(BOARD) },
  });
  for (const path of ["/host.html", "/index.html?north=level1&speed=instant&seed=1"]) {
    await page.goto(origin + path);
    await answered(page);
    await openTool(page, "share");
    await expect(page.locator("katro-board .share-code svg")).toBeVisible();
    await page.locator("katro-board .share-preview").scrollIntoViewIfNeeded();
    await expect(page.locator("katro-board katro-board .frame")).toHaveAttribute("data-phase", /idle|thinking|telling/);
    expect(await page.evaluate(() => window.broken)).toEqual([]);
    await page.evaluate(() => localStorage.clear());
  }
});

// How the engine is called matters to one line, which knows no names; hosts.spec.js has more of them.
for (const type of ["application/octet-stream", "text/plain", undefined]) {
  test.describe(`with WebAssembly called ${type ?? "nothing"}`, () => {
    test.use({ expected: ["request to http://127.0.0.1", "WebAssembly.instantiateStreaming"] });

    test("it plays", keep(type === "text/plain"), async ({ page }) => {
      const origin = await serving({ types: { ".wasm": type } });
      await page.goto(`${origin}/index.html?north=human&speed=instant`);
      await ready(page);
      await sow(page, "C<");
      await rested(page);
      expect((await state(page)).ply).toBe(1);
    });
  });
}

test.describe("with a page of words in the place of the engine", () => {
  test.use({ expected: ["request to http://127.0.0.1", "WebAssembly"] });

  test("it says that it cannot go on, and can be tried again", async ({ page }) => {
    const nothing = "<!doctype html><title>Not here</title>";
    const origin = await serving({ types: { ".wasm": "text/html" }, files: { "/www/pkg/katro_bg.wasm": nothing } });
    await page.goto(`${origin}/index.html`);
    await expect(frame(page)).toHaveAttribute("data-phase", "failed");
    await expect(strip(page)).toContainText("Katro cannot go on");
    await expect(strip(page)).not.toContainText("wasm-unsafe-eval");
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(hole(page, "C")).toHaveCount(0);
  });
});
