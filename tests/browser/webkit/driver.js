// Drives WebKitGTK's little browser by the WebDriver protocol: a screen that nobody sees, a driver, one session.

import { spawn } from "node:child_process";

const BROWSER = process.env.KATRO_WEBKIT ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

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
      start("Xvfb", [`:${number}`, "-screen", "0", "4000x2400x24", "-nolisten", "tcp"]),
    );
    // Every worker has a driver of its own.
    const port = 4500 + (process.pid % 1000);
    const environment = {
      ...process.env,
      DISPLAY: `:${screen.number}`,
      // There is no sandbox inside a container, and no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      GDK_BACKEND: "x11",
      LANG: "C.UTF-8",
      LANGUAGE: "en_US",
    };
    // Without a manager of windows none has the focus, and then no element of its page has it either.
    const manager = start("openbox", ["--sm-disable"], environment);
    const driver = start("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], environment);
    const window = new Webkit(port, [driver, manager, screen.process]);
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

  /**
   * Asks for one of the protocol's commands.
   * @param {string} path such as `/url`
   * @param {object} [body] what is sent; nothing asks to be told
   * @returns {Promise<any>}
   */
  ask(path, body) {
    return this.#ask(body === undefined ? "GET" : "POST", path, body);
  }

  /**
   * Runs the body of a function on the page. It calls its last argument with a JSON text when it is done.
   * @param {string} script
   * @param {unknown[]} args
   */
  async run(script, args) {
    const answer = JSON.parse(await this.ask("/execute/async", { script, args }));
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }

  /** @param {object[]} sources of input, as the protocol has them */
  async act(sources) {
    await this.ask("/actions", { actions: sources });
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
