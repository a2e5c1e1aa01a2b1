// Servers between the browser and the sites: every test has its own, with origins and a storage of their own. They do
// what the protocol cannot: scripts that run before the page's own, and answers that a test gives in place of a site.

import { createServer } from "node:http";

/** @typedef {{ glob: RegExp, answer: (route: object) => unknown }} Rule */

/** Where a page asks for the scripts that run before its own. No policy of a page refuses its own site. */
const BEGINNING = "/begins-with.js";

/** The doors of one test, one for each site that it goes to. */
export class Between {
  /** @type {Map<string, { address: string, server: import("node:http").Server }>} */
  #doors = new Map();
  /** @type {string[]} */
  #scripts = [];
  /** @type {Rule[]} */
  #rules = [];
  /** @type {((url: string) => void)[]} */
  #listeners = [];

  /**
   * The address at which a site is reached; a door leads to itself.
   * @param {string} site
   */
  async doorTo(site) {
    const { origin } = new URL(site);
    const known = [...this.#doors].find(([behind, { address }]) => origin === behind || origin === address);
    if (known) return known[1].address;
    const door = { address: "", server: createServer((request, response) => this.#serve(origin, request, response)) };
    door.address = `http://127.0.0.1:${await freshPort(door.server)}`;
    this.#doors.set(origin, door);
    return door.address;
  }

  /** @param {string} script runs before those of every page */
  begin(script) {
    this.#scripts.push(script);
  }

  /**
   * @param {string | RegExp} glob
   * @param {(route: object) => unknown} answer
   */
  route(glob, answer) {
    this.#rules.unshift({ glob: glob instanceof RegExp ? glob : patternOf(glob), answer });
  }

  /** @param {(url: string) => void} listener told of every address that is asked for */
  listen(listener) {
    this.#listeners.push(listener);
  }

  /** Takes all answers back that were given in place of a site. */
  unroute() {
    this.#rules = [];
  }

  close() {
    for (const { server } of this.#doors.values()) {
      server.closeAllConnections();
      server.close();
    }
  }

  async #serve(site, request, response) {
    if (request.url === BEGINNING) {
      response.writeHead(200, { "content-type": "text/javascript; charset=utf-8" });
      return response.end(this.#scripts.join("\n"));
    }
    const url = `${this.#doors.get(site).address}${request.url}`;
    for (const listener of this.#listeners) listener(url);
    const rule = this.#rules.find(({ glob }) => glob.test(url));
    const fetched = () => this.#fetch(site + request.url);
    const settle = (answer) => this.#send(response, answer);
    try {
      if (!rule) return settle(await fetched());
      await rule.answer({
        request: () => ({ url: () => url }),
        fetch: async () => {
          const answer = await fetched();
          return {
            ...answer,
            status: () => answer.status,
            headers: () => answer.headers,
            text: async () => String(answer.body),
            body: async () => answer.body,
          };
        },
        fulfill: async ({ response: from, status, headers, contentType, body, json }) =>
          settle({
            status: status ?? from?.status?.() ?? 200,
            headers: {
              ...(headers ?? from?.headers?.()),
              ...(contentType ? { "content-type": contentType } : {}),
              ...(json === undefined ? {} : { "content-type": "application/json" }),
            },
            body: json === undefined ? (body ?? (from ? await from.body() : "")) : JSON.stringify(json),
          }),
        continue: async () => settle(await fetched()),
        fallback: async () => settle(await fetched()),
        abort: () => response.destroy(),
      });
    } catch (error) {
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    }
  }

  async #fetch(url) {
    const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    };
  }

  #send(response, { status, headers, body }) {
    const kept = Object.entries(headers ?? {}).filter(
      ([name]) =>
        !/^(content-length|content-encoding|connection|keep-alive|transfer-encoding|cache-control|etag)$/i.test(name),
    );
    const type = kept.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
    const page = /text\/html/.test(type) && this.#scripts.length > 0;
    const script = `<script src="${BEGINNING}"></script>`;
    const content = page
      ? String(body).replace(/^(\s*<!doctype[^>]*>)?(\s*<html[^>]*>)?(\s*<head[^>]*>)?/i, (start) => start + script)
      : body;
    response.writeHead(status, Object.fromEntries(kept));
    response.end(content);
  }
}

/** The ports that this browser has been at. */
const visited = new Set();

/**
 * Lets a server listen where it has never listened in this process: the system gives ports a second time, and the
 * browser keeps what an earlier test has stored for that address, such as its game.
 * @param {import("node:http").Server} server
 * @returns {Promise<number>} the port
 */
async function freshPort(server) {
  for (;;) {
    await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
    const { port } = server.address();
    if (!visited.has(port)) {
      visited.add(port);
      return port;
    }
    await new Promise((done) => server.close(done));
  }
}

/**
 * The pattern of an address with stars: two for anything, one for anything but a slash.
 * @param {string} glob
 */
export function patternOf(glob) {
  const escaped = glob.replaceAll(/[.+^${}()|[\]\\?]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll("**", "\u0000").replaceAll("*", "[^/]*").replaceAll("\u0000", ".*")}$`);
}
