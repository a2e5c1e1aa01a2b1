// The finished site on hosts of all sorts: with wrong types, in frames without rights, and as a package.

import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { expect, ready, rested, sow, state, test as base, keep } from "./katro.js";
import { finished, Host, pathOf } from "./releases.js";

const PACKAGE = new URL("../../target/dist-npm/katro-board/", import.meta.url);

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: fixtures are asked for by pattern
  host: async ({}, use) => {
    const host = await new Host().open();
    host.files = finished();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.address),
});

test.describe("a host that does not know what an engine is", () => {
  // The module generated for the engine notes it, and goes another way.
  test.use({ expected: ["application/wasm"] });

  // The browser refuses every name but one in the same way.
  for (const type of ["application/octet-stream", "text/plain", "text/html", undefined])
    test(
      `sends it as ${type ?? "nothing"}, and it is played`,
      keep(type === "application/octet-stream" || type === undefined),
      async ({ page, host }) => {
        const engine = pathOf(host.files, "www/pkg/katro_bg.wasm");
        host.odd.set(engine, { body: host.files.get(engine), type });
        await page.goto("/index.html?north=human&speed=instant");
        await ready(page);
        await sow(page, "C<");
        await rested(page);
        expect((await state(page)).ply).toBe(1);
      },
    );
});

test.describe("a host that sends a page for what it has not", () => {
  test.use({ expected: ["application/wasm", "integrity", "Failed to load"] });

  test("is found out, and the visitor is told", async ({ page, host }) => {
    const engine = pathOf(host.files, "www/pkg/katro_bg.wasm");
    host.odd.set(engine, { body: "<!doctype html><title>Welcome</title>", type: "text/html" });
    await page.goto("/index.html?north=human");
    await expect(page.locator("katro-board .message")).toContainText(/could not be loaded|Retry|again/i);
    await expect(page.locator("katro-board .message")).not.toContainText("wasm-unsafe-eval");
    // Loaded anew once, in vain.
    expect(host.asked.filter((path) => path === "index.html")).toHaveLength(2);
  });
});

test.describe("a frame without any right but that to scripts", () => {
  test.use({ expected: ["sandbox", "localStorage", "serviceWorker"] });

  test("as other sites make them of what they embed, holds the game", async ({ page, host }) => {
    const frame = '<iframe sandbox="allow-scripts" src="index.html?north=human" width="800" height="600"></iframe>';
    host.files.set("other.html", Buffer.from(frame));
    await page.goto("/other.html");
    await expect(page.frameLocator("iframe").locator("katro-board .frame")).toHaveAttribute("data-phase", "idle");
  });
});

test("what is installable says so, and every picture of it is there", async ({ page, host }) => {
  await page.goto("/index.html?north=human");
  await ready(page);
  const href = await page.locator('link[rel="manifest"]').evaluate((link) => link.href);
  const about = JSON.parse(String(host.files.get(new URL(href).pathname.slice(1))));
  expect(new URL(about.start_url, href).pathname).toBe("/index.html");
  expect(new URL(about.scope, href).pathname).toBe("/");
  for (const { src, sizes } of about.icons.filter(({ type }) => type === "image/png")) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, href).href);
    expect(size).toBe(sizes);
  }
});

test("an exhibit offers nobody to install it", async ({ page }) => {
  await page.goto("/index.html?kiosk=on&north=human");
  await ready(page);
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);
  const offered = await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    window.dispatchEvent(offer);
    return !offer.defaultPrevented;
  });
  expect(offered).toBe(false);
});

test("the package is imported by its name, and plays with the computer", async ({ page, host }) => {
  const about = JSON.parse(readFileSync(new URL("package.json", PACKAGE), "utf8"));
  const read = (folder) => {
    for (const name of readdirSync(new URL(folder, PACKAGE))) {
      const file = new URL(folder + name, PACKAGE);
      if (statSync(file).isDirectory()) read(`${folder}${name}/`);
      else host.files.set(`node_modules/katro-board/${folder}${name}`, readFileSync(file));
    }
  };
  read("");
  const paths = Object.entries(about.exports).filter(([, to]) => typeof to === "object");
  const imports = Object.fromEntries(
    paths.map(([name, to]) => [name.replace(".", about.name), to.default.replace(".", "/node_modules/katro-board")]),
  );
  for (const [, to] of paths) expect(existsSync(new URL(to.types, PACKAGE))).toBe(true);
  const text = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>
    <script type="module">
      import { KatroBoard } from "katro-board";
      window.registered = customElements.get("katro-board") !== undefined;
      await import("katro-board/define");
      window.same = customElements.get("katro-board") === KatroBoard;
    </script>
    <katro-board south="human" north="level1" speed="instant" lang="mg" style="display: block; block-size: 30rem"></katro-board>`;
  host.files.set("other.html", Buffer.from(text));
  await page.goto("/other.html");
  await ready(page);
  expect(await page.evaluate(() => [window.registered, window.same])).toEqual([false, true]);
  await sow(page, "C<");
  await expect.poll(async () => (await state(page)).ply, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
  expect(about.dependencies).toBeUndefined();
});

test("the package's types know every attribute", async () => {
  const options = readFileSync(new URL("../../www/options.js", import.meta.url), "utf8");
  const { attributeOf, OPTION_NAMES } = await import(`data:text/javascript,${encodeURIComponent(options)}`);
  const types = readFileSync(new URL("katro-board.d.ts", PACKAGE), "utf8");
  const missing = OPTION_NAMES.map(attributeOf).filter((name) => !new RegExp(`^  "?${name}"?\\?:`, "m").test(types));
  expect(missing).toEqual([]);
});
