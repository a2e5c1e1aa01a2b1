// Drives WebKitGTK's little browser by the WebDriver protocol: a screen that nobody sees, a driver, one session.

import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FINDING } from "./finding.js";
import { actionsOf } from "./keys.js";
import { Pointer } from "./pointer.js";
import { pause } from "./waiting.js";

const BROWSER = process.env.KATRO_WEBKIT ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/** What is said to one driver: where it listens, which session it has, and which window it means at the moment. */
class Session {
  path = "";
  window = "";

  /** @param {number} port */
  constructor(port) {
    this.port = port;
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   */
  async ask(method, path, body) {
    const answer = await fetch(`http://127.0.0.1:${this.port}/session${this.path}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
}

/** A window of WebKit. Close the first, or its processes stay. */
export class Webkit {
  #session;
  #processes;
  #name = "";
  /** Ends when nothing happens in a frame; until then the protocol means that frame, whatever is asked for. */
  #framed = Promise.resolve();
  pointer = new Pointer(this);

  /**
   * @param {Session} session
   * @param {import("node:child_process").ChildProcess[]} [processes] that end with it
   */
  constructor(session, processes = []) {
    this.#session = session;
    this.#processes = processes;
  }

  /** Starts everything that is needed and opens a window. */
  static async open() {
    // Who wants to see it has a screen, and somebody who keeps its windows.
    const seen = process.env.KATRO_HEADED ? process.env.DISPLAY : undefined;
    const screen =
      seen === undefined
        ? await free(90, (number) => start("Xvfb", [`:${number}`, "-screen", "0", "4000x2400x24", "-nolisten", "tcp"]))
        : undefined;
    // The bar over the page keeps no window from being as small as a telephone.
    const settings = mkdtempSync(join(tmpdir(), "katro-webkit-"));
    mkdirSync(join(settings, "gtk-3.0"));
    writeFileSync(
      join(settings, "gtk-3.0/gtk.css"),
      "* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }",
    );
    // Every worker has a driver of its own.
    const port = 4500 + (process.pid % 1000);
    const environment = {
      ...process.env,
      DISPLAY: seen ?? `:${screen?.number}`,
      // There is no sandbox inside a container, and no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      GDK_BACKEND: "x11",
      XDG_CONFIG_HOME: settings,
      LANG: "C.UTF-8",
      LANGUAGE: "en_US",
    };
    // Without a manager of windows none has the focus, and then no element of its page has it either.
    const unseen = screen ? [start("openbox", ["--sm-disable"], environment), screen.process] : [];
    const driver = start("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], environment);
    driver.once("exit", () => rmSync(settings, { recursive: true, force: true }));
    const window = new Webkit(new Session(port), [driver, ...unseen]);
    try {
      await window.#begin();
    } catch (error) {
      await window.close();
      throw error;
    }
    return window;
  }

  async #begin() {
    const options = { binary: BROWSER, args: ["--automation"] };
    const capabilities = { alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options } };
    for (let tries = 0; ; tries += 1) {
      try {
        const { sessionId } = await this.#session.ask("POST", "", { capabilities });
        this.#session.path = `/${sessionId}`;
        this.#name = await this.#session.ask("GET", "/window");
        this.#session.window = this.#name;
        // A test ends by its own time.
        await this.ask("/timeouts", { script: 300_000 });
        return;
      } catch (error) {
        // The driver needs a moment before it listens.
        if (tries === 40 || !/fetch failed/.test(String(error))) throw error;
        await pause(100);
      }
    }
  }

  /**
   * Asks for one of the protocol's commands.
   * @param {string} path such as `/url`
   * @param {object} [body] what is sent; nothing asks to be told
   * @returns {Promise<any>}
   */
  async ask(path, body) {
    await this.#framed;
    return this.#ask(body === undefined ? "GET" : "POST", path, body);
  }

  /**
   * Runs the body of a function on the page. It calls its last argument with a JSON text when it is done.
   * @param {string} script
   * @param {unknown[]} args
   * @param {object[][]} [way] through frames
   */
  async run(script, args, way = []) {
    const answer = JSON.parse(await this.#within(way, (ask) => ask("/execute/async", { script, args })));
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }

  /** @param {string} name a key, or several held together */
  press(name) {
    return this.act(actionsOf(name));
  }

  /** @param {object[]} sources of input, as the protocol has them */
  async act(sources) {
    await this.ask("/actions", { actions: sources });
  }

  /**
   * Does something in a frame, and nothing else at the same time.
   * @template T
   * @param {object[][]} way the steps to each frame from the outermost on
   * @param {(ask: (path: string, body: object) => Promise<any>) => Promise<T>} action
   * @returns {Promise<T>}
   */
  async #within(way, action) {
    const ask = (/** @type {string} */ path, /** @type {object} */ body) => this.#ask("POST", path, body);
    const before = this.#framed;
    if (way.length === 0) return before.then(() => action(ask));
    let end = () => {};
    this.#framed = new Promise((done) => {
      end = () => done(undefined);
    });
    await before;
    try {
      for (const steps of way) await ask("/frame", { id: await this.#find(steps) });
      return await action(ask);
    } finally {
      await ask("/frame", { id: null }).finally(end);
    }
  }

  /** @param {object[]} steps to an element, which must come before long */
  async #find(steps) {
    const script = `${FINDING}; return find(arguments[0])[0] ?? null`;
    for (let tries = 0; tries < 100; tries += 1) {
      const element = await this.#ask("POST", "/execute/sync", { script, args: [steps] });
      if (element) return element;
      await pause(50);
    }
    throw new Error(`nothing is at ${JSON.stringify(steps)}`);
  }

  /** Another window, with the same storage. Only one of them is asked for something at a time. */
  async beside() {
    const other = new Webkit(this.#session);
    other.#name = (await this.ask("/window/new", { type: "window" })).handle;
    return other;
  }

  async close() {
    const last = this.#processes.length > 0;
    if (this.#session.path) await this.#ask("DELETE", last ? "" : "/window").catch(() => undefined);
    for (const each of this.#processes) each.kill();
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   */
  async #ask(method, path, body) {
    if (this.#session.window !== this.#name) {
      await this.#session.ask("POST", "/window", { handle: this.#name });
      this.#session.window = this.#name;
    }
    return this.#session.ask(method, path, body);
  }
}

/**
 * Tries numbers from one upwards until what is started with one lives.
 * @param {number} from
 * @param {(number: number) => import("node:child_process").ChildProcess} begin
 */
async function free(from, begin) {
  for (let number = from; number < from + 20; number += 1) {
    const process = begin(number);
    await pause(400);
    if (process.exitCode === null) return { number, process };
  }
  throw new Error("no screen is free");
}

/**
 * @param {string} program
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} [environment]
 */
function start(program, words, environment = process.env) {
  return spawn(program, words, { env: environment, stdio: "ignore" });
}
