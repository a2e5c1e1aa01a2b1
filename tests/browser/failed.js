// A reporter for whoever starts the tests: which of them failed and why, in a file, when all are done.
import { writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** The file that `cargo xtask test` reads to say it again at the very end, where nobody has to scroll for it. */
const file = process.env.KATRO_FAILED;

/** @typedef {import("@playwright/test/reporter").Suite} Suite */
/** @typedef {import("@playwright/test/reporter").TestCase} TestCase */

export default class Failed {
  /** @type {Suite | undefined} */
  #all;

  printsToStdio() {
    return false;
  }

  /** @param {unknown} _config @param {Suite} all */
  onBegin(_config, all) {
    this.#all = all;
  }

  onEnd() {
    const tests = this.#all?.allTests() ?? [];
    const lines = tests.flatMap((test) => {
      if (test.outcome() === "unexpected") return [`FAILED  ${about(test)}`];
      return test.outcome() === "flaky" ? [`passed the second time  ${about(test)}`] : [];
    });
    if (file) writeFileSync(file, lines.map((line) => `${line}\n`).join(""));
  }
}

/** @param {TestCase} test */
function about(test) {
  const [, project, spec, ...titles] = test.titlePath();
  const [result] = test.results;
  const why = stripVTControlCharacters(result?.error?.message ?? result?.status ?? "it did not run");
  return `[${project}] ${spec}:${test.location.line} ${titles.join(" › ")}: ${inOneLine(why)}`;
}

/** @param {string} text */
function inOneLine(text) {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 400 ? `${line.slice(0, 400)} …` : line;
}
