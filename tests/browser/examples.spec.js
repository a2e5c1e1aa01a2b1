// Every example of docs/embedding.md, opened as it stands there, from a host of its own.

import { readFileSync } from "node:fs";
import { expect, frame, framed, ready, serve, sow, test } from "./hosting.js";

const text = readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8");
const EXAMPLES = Object.fromEntries(
  [...text.matchAll(/```html example=(\w+)\n([\s\S]*?)```/g)].map(([, name, body]) => [name, body]),
);
const POLICY = /```text\n(default-src .*)\n```/.exec(text)[1];

let files;
const hosts = [];
test.beforeAll(async () => {
  files = await serve({ headers: { "access-control-allow-origin": "*" } });
});
test.afterAll(() => {
  for (const host of [files, ...hosts]) host.close();
});
test.use({ expected: ["request to http://127.0.0.1"], viewport: { width: 900, height: 800 } });

/** Opens an example on a page of another host. */
async function example(page, name) {
  const body = EXAMPLES[name]
    .replaceAll("https://example.org/katro/", `${files.origin}/`)
    .replaceAll("/?", "/index.html?");
  const text = `<!doctype html><html lang="en"><title>Example</title>${body}`;
  hosts.push(await serve({ files: { "/example.html": text } }));
  await page.goto(`${hosts.at(-1).origin}/example.html`);
  const inner = body.includes("<iframe") ? await framed(page) : page;
  await ready(inner);
  return inner;
}

test("each example is opened by a test", { tag: "@logic" }, () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual(["element", "events", "frame", "messages", "sized"]);
});

test("as an element", async ({ page }) => {
  await example(page, "element");
  await expect(frame(page)).toHaveAttribute("lang", "it");
});

test("as an element of a certain size and colour", async ({ page }) => {
  await example(page, "sized");
  const box = await page.locator("katro-board").boundingBox();
  expect(box.height).toBeCloseTo(0.7 * page.viewportSize().height, 0);
  await expect(frame(page)).toHaveAttribute("data-theme", "wood");
});

test("listening to it", async ({ page }) => {
  await example(page, "events");
  await sow(page, "C<");
  await expect(page.locator("#told")).toHaveText("south played C< and captured 2");
});

test("in a frame", async ({ page }) => {
  await expect(frame(await example(page, "frame"))).toHaveAttribute("lang", "fr");
});

test("in a frame that is as high as the board wants", { tag: "@engines" }, async ({ page }) => {
  const inner = await example(page, "messages");
  await expect(page.locator("iframe")).toHaveAttribute("height", "540");
  await expect(frame(inner)).toHaveAttribute("lang", "mg");
});

test("under the policy that the documentation gives", { tag: "@engines" }, async ({ page }) => {
  const strict = await serve({ headers: { "content-security-policy": POLICY } });
  hosts.push(strict);
  await page.goto(`${strict.origin}/index.html?north=human&speed=instant`);
  await ready(page);
  await sow(page, "C<");
  await expect.poll(() => page.evaluate(() => document.querySelector("katro-board").state.ply)).toBe(1);
});
