// A reporter for `cargo xtask test --times`: how long each test took, in a file, when all are done.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const file = process.env.KATRO_TIMES;

/** @typedef {import("@playwright/test/reporter").Suite} Suite */

export default class Times {
  /** @type {Suite | undefined} */
  #all;

  printsToStdio() {
    return false;
  }

  /** @param {unknown} _config @param {Suite} all */
  onBegin(_config, all) {
    this.#all = all;
  }

  /** @param {{ duration: number }} run */
  onEnd({ duration }) {
    if (!file) return;
    const tests = (this.#all?.allTests() ?? []).map((test) => {
      const [, engine, spec, ...titles] = test.titlePath();
      const milliseconds = test.results.reduce((sum, { duration }) => sum + duration, 0);
      return { engine, spec: spec.replace(/\.spec\.js$/, ""), title: titles.join(" › "), milliseconds };
    });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ scope: process.env.KATRO_TESTS, milliseconds: duration, tests }));
  }
}
