// Drives WebKitGTK's little browser by the WebDriver protocol: a screen that nobody sees, a driver, one session.

import { spawn } from "node:child_process";

/** The key codes of the WebDriver protocol. */
export const KEYS = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Left: "\uE012",
  Up: "\uE013",
  Right: "\uE014",
  Down: "\uE015",
  Tab: "\uE004",
};

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const BROWSER = process.env.KATRO_MINIBROWSER ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/** A window of WebKit. Close it, or its processes stay. */
export class Webkit {
  #port;
  #processes;
  #session = "";

  /**
   * @param {number} port
   * @param {import("node:child_process").ChildProcess[]} processes
   */
  constructor(port, processes) {
    this.#port = port;
    this.#processes = processes;
  }

  /** Starts everything that is needed and opens a window. */
  static async open() {
    const screen = await free(90, (number) =>
      start("Xvfb", [`:${number}`, "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]),
    );
    const port = 4500 + (process.pid % 1000);
    const environment = {
      ...process.env,
      DISPLAY: `:${screen.number}`,
      // There is no sandbox inside a container, and no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      GDK_BACKEND: "x11",
    };
    const driver = start("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], environment);
    const window = new Webkit(port, [driver, screen.process]);
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
        const { sessionId } = await this.#ask("POST", "", { capabilities }, "");
        this.#session = `/${sessionId}`;
        return;
      } catch (error) {
        // The driver needs a moment before it listens.
        if (tries === 40 || !/fetch failed/.test(String(error))) throw error;
        await pause(100);
      }
    }
  }

  /** @param {string} url */
  async go(url) {
    await this.#ask("POST", "/url", { url });
  }

  /**
   * Runs a function's body on the page and gives what it returns.
   * @param {string} script
   * @param {unknown[]} args
   */
  run(script, ...args) {
    return this.#ask("POST", "/execute/sync", { script, args });
  }

  /**
   * Waits until a script gives something true.
   * @param {string} script
   */
  async until(script) {
    const end = Date.now() + 15_000;
    while (Date.now() < end) {
      const value = await this.run(script);
      if (value) return value;
      await pause(50);
    }
    throw new Error(`never true: ${script}`);
  }

  /**
   * Presses and lets go of keys, one after the other.
   * @param {string[]} keys
   */
  async press(...keys) {
    const actions = keys.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.#ask("POST", "/actions", { actions: [{ type: "key", id: "keys", actions }] });
  }

  /**
   * Clicks in the middle of a part of the board.
   * @param {string} part
   */
  async click(part) {
    const script = `return document.querySelector("katro-board").shadowRoot.querySelector(arguments[0])`;
    const element = await this.run(script, part);
    const move = { type: "pointerMove", duration: 0, x: 0, y: 0, origin: { [ELEMENT]: element[ELEMENT] } };
    const press = [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    await this.#ask("POST", "/actions", { actions: [{ type: "pointer", id: "mouse", actions: press }] });
  }

  async close() {
    if (this.#session) await this.#ask("DELETE", "").catch(() => undefined);
    for (const each of this.#processes) each.kill();
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @param {string} [session]
   */
  async #ask(method, path, body, session = this.#session) {
    const answer = await fetch(`http://127.0.0.1:${this.#port}/session${session}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
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

/** @param {number} time */
const pause = (time) => new Promise((done) => setTimeout(done, time));
