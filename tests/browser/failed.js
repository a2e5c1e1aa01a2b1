// A reporter for whoever starts the tests: which of them failed, why, and what there is to look at, in a file, when
// all are done.
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
      if (test.outcome() === "unexpected") return [`FAILED  ${about(test)}`, ...kept(test)];
      if (test.outcome() === "flaky") return [`passed the second time  ${about(test)}`, ...kept(test)];
      // A trace that was asked for is wanted of a test that passed, too.
      return kept(test).filter((line) => line.includes("trace"));
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

/**
 * Where the pictures and traces of a test lie.
 * @param {TestCase} test
 */
function kept(test) {
  const attachments = test.results.flatMap((result) => result.attachments);
  return attachments.flatMap(({ name, path }) => {
    if (!path) return [];
    if (name === "screenshot") return [`        picture  ${path}`];
    return name === "trace" ? [`        trace    (cd tests/browser && npx playwright show-trace ${path})`] : [];
  });
}

/** @param {string} text */
function inOneLine(text) {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 400 ? `${line.slice(0, 400)} …` : line;
}
