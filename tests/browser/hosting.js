// Pages of other people that hold the game, and servers that do not behave like ours.

import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, frame, ready } from "./katro.js";

export * from "./katro.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".wasm": "application/wasm",
};

/** A page of somebody else's with the script on it. */
export const host = (body, { script = "/www/define.js", head = "" } = {}) =>
  `<!doctype html><html lang="en"><title>Host</title>${head}<script type="module" src="${script}"></script>${body}`;

/** Opens a page of somebody else's that holds the element, and waits for it where it is to be seen. */
export async function openHost(page, body, options) {
  await page.route("**/host.html*", (route) => route.fulfill({ contentType: "text/html", body: host(body, options) }));
  await page.goto("/host.html");
  if (body.includes("<katro-board")) await ready(page);
}

/** A page of somebody else's that holds the game in a frame: keeps what it hears in `heard`, and says things. */
export const framing = (
  source,
  attributes = 'width="800" height="600"',
) => `<!doctype html><html lang="en"><title>Host</title>
<script>
  window.heard = [];
  addEventListener("message", ({ data, source }) => {
    if (source === document.querySelector("iframe").contentWindow) window.heard.push(data);
  });
  window.say = (message) => document.querySelector("iframe").contentWindow.postMessage({ ns: "katro", v: 1, ...message }, "*");
</script>
<iframe title="Katro" src="${source}" ${attributes}></iframe>`;

/** What is in the first frame of a page. */
export async function framed(page) {
  return (await page.locator("iframe").first().elementHandle()).contentFrame();
}

/** Opens such a page, and gives its frame when the game in it is ready. */
export async function openFramed(page, query = "", attributes = undefined) {
  const body = framing(`/index.html${query}`, attributes);
  await page.route("**/framing.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/framing.html");
  await expect.poll(() => page.evaluate(() => window.heard.some(({ type }) => type === "ready"))).toBe(true);
  const inner = await framed(page);
  await expect(frame(inner)).toHaveAttribute("data-phase", /idle|over|telling|thinking/);
  return inner;
}

/**
 * Serves the game from a port of its own until it is closed: with other headers, other types, or other files.
 * @param {{ headers?: Record<string, string>, types?: Record<string, string | undefined>, files?: Record<string, string> }} manner
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serve({ headers = {}, types = {}, files = {} } = {}) {
  const made = { "/katro.js": 'export * from "./www/define.js";\n', ...files };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://host").pathname);
    const type = { ...TYPES, ...types }[extname(path)];
    const file = normalize(join(ROOT, path));
    const known =
      /^\/(www\/.*|[^/]+\.html)$/.test(path) && file.startsWith(ROOT) && existsSync(file) && statSync(file).isFile();
    if (!(path in made || known)) return response.writeHead(404).end();
    response.writeHead(200, { ...(type && { "content-type": type }), "cache-control": "no-store", ...headers });
    if (path in made) response.end(made[path]);
    else createReadStream(file).pipe(response);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
