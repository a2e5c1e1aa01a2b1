// A server between the browser and the site: every test has one, with an origin and a storage of its own. It does what
// the protocol cannot: scripts that run before the page's own, and answers that a test gives in place of the site.

import { createServer } from "node:http";

/** @typedef {{ glob: RegExp, answer: (route: object) => unknown }} Rule */

/** The server of one test. */
export class Between {
  #site;
  #server = createServer((request, response) => this.#serve(request, response));
  /** @type {string[]} */
  #scripts = [];
  /** @type {Rule[]} */
  #rules = [];
  /** @type {((url: string) => void)[]} */
  #listeners = [];

  /** @param {string} site the address that is asked for everything else */
  constructor(site) {
    this.#site = site.replace(/\/$/, "");
  }

  async open() {
    await new Promise((done) => this.#server.listen(0, "127.0.0.1", () => done(undefined)));
    return this.address;
  }

  get address() {
    return `http://127.0.0.1:${this.#server.address().port}`;
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

  close() {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #serve(request, response) {
    const url = `${this.address}${request.url}`;
    for (const listener of this.#listeners) listener(url);
    const rule = this.#rules.find(({ glob }) => glob.test(url));
    const fetched = () => this.#fetch(request.url);
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

  async #fetch(path) {
    const answer = await fetch(`${this.#site}${path}`, { headers: { "accept-encoding": "identity" } });
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
    const scripts = this.#scripts.map((text) => `<script>${text}</script>`).join("");
    const content = page
      ? String(body).replace(/<head>|<!doctype html>(?!\s*<html)/i, (start) => start + scripts)
      : body;
    response.writeHead(status, Object.fromEntries(kept));
    response.end(content);
  }
}

/**
 * The pattern of an address with stars: two for anything, one for anything but a slash.
 * @param {string} glob
 */
function patternOf(glob) {
  const escaped = glob.replaceAll(/[.+^${}()|[\]\\?]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll("**", "\u0000").replaceAll("*", "[^/]*").replaceAll("\u0000", ".*")}$`);
}
