// Where and how the page's tests run. `cargo xtask test` starts this with everything it needs; by hand, run
// `cargo xtask test browser "part of a title"` or, once that has worked, `npx playwright test` here.
import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./chromium.js";

/**
 * How much is run: `quick` between two edits, `default`, `thorough` before a release, or `named`: whatever is asked for.
 * docs/contributing.md says what the tags mean.
 */
const scope = process.env.KATRO_TESTS ?? "named";
const withoutBrowser = process.env.KATRO_DOM !== undefined;

const xtask = process.env.KATRO_XTASK ?? "cargo run --quiet --package xtask --";
const port = Number(process.env.KATRO_PORT ?? 8137);
const finished = new URL("../../target/dist/index.html", import.meta.url);

/** @param {number} port @param {string} options */
const server = (port, options = "") => ({
  command: `${xtask} serve --port ${port} ${options}`,
  url: `http://127.0.0.1:${port}/index.html`,
  // Somebody's server of another checkout must not answer for this one.
  reuseExistingServer: false,
});

/**
 * Which tests a browser runs in each scope.
 * @param {Record<string, object>} scopes
 */
const runs = (scopes) => scopes[scope] ?? {};

const chromium = { browserName: "chromium", launchOptions: CHROMIUM };

// Debian's Firefox is driven over WebDriver BiDi, by the name of the channel that Playwright has for it.
const firefox = {
  browserName: "firefox",
  // What this Firefox cannot emulate is left alone.
  colorScheme: null,
  launchOptions: { executablePath: process.env.KATRO_FIREFOX ?? "/usr/bin/firefox-esr", channel: "moz-firefox" },
};

/**
 * The specs that Firefox and WebKit never run: those that would show nothing of a browser (endurance), that look at
 * pictures and printed pages as Chromium makes them (look, print), that ask axe about colours, which are the same
 * everywhere (states), and what needs hosts that go away and clocks that workers see (offline).
 */
const CHROMIUM_ALONE = /\/(endurance|look|offline|print|states)\.spec\.js$/;

/** Without a browser nothing is loaded, painted or waited for. */
const DOM = { name: "dom", timeout: 30_000, ...runs({ quick: { grep: /@logic/ }, default: { grep: /@logic/ } }) };

const BROWSERS = [
  {
    name: "chromium",
    use: chromium,
    grepInvert: /@scrollbars/,
    ...runs({ quick: { grep: /@smoke/ }, default: { grepInvert: /@(logic|thorough|scrollbars)/ } }),
  },
  {
    name: "firefox",
    use: firefox,
    testIgnore: CHROMIUM_ALONE,
    // This Firefox cannot be made to believe that it has a touch screen.
    grepInvert: /@(touch|scrollbars)/,
    ...runs({ default: { grep: /@engines/, grepInvert: /@(touch|thorough)/ } }),
  },
  {
    // It is driven by the tests themselves (webkit/), which only share the runner and the server.
    name: "webkit",
    use: { browserName: "webkit" },
    testIgnore: CHROMIUM_ALONE,
    grepInvert: /@scrollbars/,
    ...runs({ default: { grep: /@engines/, grepInvert: /@thorough/ } }),
  },
  // The finished site, with hashed names: the tests tagged @site once more.
  { name: "dist", grep: /@site/, use: { ...chromium, baseURL: `http://127.0.0.1:${port + 1}` } },
  {
    // A window as people have it: Playwright hides the scroll bars of what it starts without one.
    name: "window",
    grep: /@scrollbars/,
    use: {
      ...chromium,
      headless: false,
      launchOptions: { ...CHROMIUM, ignoreDefaultArgs: ["--hide-scrollbars"] },
    },
  },
];

export default defineConfig({
  testMatch: "*.spec.js",
  outputDir: "results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes the second time is a fault in the test or in the page. It is named at the end of the run, to be
  // mended; where nobody watches, it is no reason to stop everybody.
  retries: process.env.CI ? 1 : 0,
  // Where nobody watches, a dot is enough for a test that passed.
  reporter: [[process.env.CI ? "dot" : "list"], ["./failed.js"], ["./times.js"]],
  // Generous, because a busy machine is no fault of the page's; a test that passes ends when it has passed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    screenshot: "only-on-failure",
    // A trace photographs every step, which takes longer than the tests: `--trace` asks for it.
    trace: process.env.KATRO_TRACE ? "on" : "off",
  },
  webServer: withoutBrowser
    ? []
    : [server(port), ...(scope !== "quick" && existsSync(finished) ? [server(port + 1, "--folder target/dist")] : [])],
  projects: withoutBrowser ? [DOM] : BROWSERS,
});
