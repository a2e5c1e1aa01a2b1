// Releases of the game for the tests of updates, made from the finished site, and a host that has one of them.
//
// Every release is marked: each of its modules notes its name when it runs, its engine has another content, and its
// names are its own. So a test can tell whether all that ran was of one release.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FINISHED = fileURLToPath(new URL("../../target/dist/", import.meta.url));

const TYPES = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  wasm: "application/wasm",
  svg: "image/svg+xml",
  png: "image/png",
  json: "application/json",
  webmanifest: "application/manifest+json",
};

/** The finished site, as a map from paths to contents. */
export function finished() {
  if (!existsSync(FINISHED)) throw new Error("there is no finished site; `cargo xtask dist` makes it");
  const files = new Map();
  const read = (folder) => {
    for (const name of readdirSync(join(FINISHED, folder))) {
      const path = folder + name;
      if (statSync(join(FINISHED, path)).isDirectory()) read(`${path}/`);
      else if (!/\.(br|gz)$/.test(name)) files.set(path, readFileSync(join(FINISHED, path)));
    }
  };
  read("");
  return files;
}

const integrity = (bytes) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
const ending = (path) => path.slice(path.lastIndexOf(".") + 1);

/**
 * A release like the finished one, under another name.
 * @param {string} name of twelve letters or digits
 */
export function release(name) {
  const site = finished();
  const [, old] = /katro-release" content="(\w+)"/.exec(String(site.get("index.html")));
  const newName = (path) =>
    path.replace(
      /\.([0-9a-f]{12})\./,
      (_, mark) =>
        `.${createHash("sha256")
          .update(name + mark)
          .digest("hex")
          .slice(0, 12)}.`,
    );
  const names = [...site.keys()].map((path) => [path, newName(path)]).filter(([before, after]) => before !== after);
  const sums = new Map();
  const files = new Map();
  const put = (path, bytes) => {
    sums.set(integrity(site.get(path)), integrity(bytes));
    files.set(newName(path), bytes);
  };
  const rewritten = (path) => {
    let text = String(site.get(path)).replaceAll(old, name);
    for (const [before, after] of names) text = text.replaceAll(base(before), base(after));
    for (const [before, after] of sums) text = text.replaceAll(before, after);
    return text;
  };
  // What others hold the sum of comes first.
  const order = ["wasm", "png", "svg", "json", "webmanifest", "css", "js", "html"];
  const paths = [...site.keys()].filter((path) => order.includes(ending(path)) && path !== "katro.html");
  const place = (path) => (path === "offline-worker.js" ? 99 : order.indexOf(ending(path)));
  for (const path of paths.sort((one, other) => place(one) - place(other))) {
    if (ending(path) === "wasm") put(path, Buffer.concat([site.get(path), section(name)]));
    else if (["png", "svg", "json"].includes(ending(path))) put(path, site.get(path));
    else if (ending(path) === "js" && path.startsWith("www/") && path !== "www/rescue.js")
      put(path, Buffer.from(`(globalThis.ran??=[]).push("${name}");${rewritten(path)}`));
    else put(path, Buffer.from(rewritten(path)));
  }
  return files;
}

const base = (path) => path.slice(path.lastIndexOf("/") + 1);

/** A section of an engine's file that means nothing. */
function section(name) {
  const inside = Buffer.concat([Buffer.from([name.length]), Buffer.from(name)]);
  return Buffer.concat([Buffer.from([0, inside.length]), inside]);
}

/** A path of a release by its name in the project: `www/page.js` is `www/page.….js`. */
export function pathOf(files, plain) {
  const pattern = new RegExp(`^${plain.replace(/\.(\w+)$/, "(\\.[0-9a-f]{12})?\\.$1")}$`);
  const found = [...files.keys()].find((path) => pattern.test(path));
  if (!found) throw new Error(`no ${plain} in ${[...files.keys()].join(", ")}`);
  return found;
}

/** A web host for one test. */
export class Host {
  /** What is published. */
  files = new Map();
  /** Answers that differ from what is published, by path: `{ status, body, type }`. */
  odd = new Map();
  /** Every path that was asked for. */
  asked = [];
  #server = createServer((request, response) => this.#answer(request, response));
  #sockets = new Set();
  address = "";

  async open() {
    this.#server.on("connection", (socket) => {
      this.#sockets.add(socket);
      socket.on("close", () => this.#sockets.delete(socket));
    });
    await new Promise((done) => this.#server.listen(0, "127.0.0.1", done));
    this.address = `http://127.0.0.1:${this.#server.address().port}`;
    return this;
  }

  /** No answer any more, as without a network. */
  close() {
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((done) => this.#server.close(done));
  }

  #answer(request, response) {
    const asked = decodeURIComponent(new URL(request.url, "http://host").pathname.slice(1));
    const path = asked === "" || asked.endsWith("/") ? `${asked}index.html` : asked;
    this.asked.push(path);
    const odd = this.odd.get(path);
    const body = odd?.body ?? this.files.get(path);
    const status = odd?.status ?? (body === undefined ? 404 : 200);
    const headers = { "x-content-type-options": "nosniff", "access-control-allow-origin": "*" };
    const type = odd && "type" in odd ? odd.type : TYPES[ending(path)];
    if (type) headers["content-type"] = type;
    else delete headers["x-content-type-options"];
    // As docs/hosting.md advises.
    headers["cache-control"] =
      /\.[0-9a-f]{12}\./.test(path) && status === 200 ? "max-age=31536000, immutable" : "no-cache";
    response.writeHead(status, headers).end(status === 200 ? body : "Nothing here.\n");
  }
}
