// A reporter for whoever starts the tests: which of them failed and why, in a file, when all are done.
import { writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** The file that `cargo xtask test` reads to say it again at the very end, where nobody has to scroll for it. */
const file = process.env.KATRO_FAILED;

/** @typedef {import("@playwright/test/reporter").TestCase} TestCase */
/** @typedef {import("@playwright/test/reporter").TestResult} TestResult */

export default class Failed {
  /** @type {string[]} */
  #lines = [];

  printsToStdio() {
    return false;
  }

  /** @param {TestCase} test @param {TestResult} result */
  onTestEnd(test, result) {
    if (result.status === test.expectedStatus || result.status === "skipped") return;
    const [, project, spec, ...titles] = test.titlePath();
    const why = stripVTControlCharacters(result.error?.message ?? result.status);
    this.#lines.push(`[${project}] ${spec}:${test.location.line} ${titles.join(" › ")}: ${inOneLine(why)}`);
  }

  onEnd() {
    if (file) writeFileSync(file, this.#lines.map((line) => `${line}\n`).join(""));
  }
}

/** @param {string} text */
function inOneLine(text) {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 400 ? `${line.slice(0, 400)} …` : line;
}
