// Where and how the page's tests run. `cargo xtask test` starts this with everything it needs; by hand, run
// `cargo xtask test browser` or, once that has worked, `npx playwright test` here.
import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./chromium.js";

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

const chromium = { browserName: "chromium", launchOptions: CHROMIUM };

/**
 * Files of tests by the names of what they are about.
 * @param {string[]} groups
 */
const specs = (...groups) => new RegExp(`/(${groups.join(" ").replaceAll(" ", "|")})\\.spec\\.js$`);

/** The game on pages of others, and on servers of all sorts. */
const ELSEWHERE = "contract examples framing guest hosting hosts share";

/**
 * The specs that Firefox runs too. Left out are those that would show nothing of a browser (endurance), that look at
 * pictures and printed pages as Chromium makes them (look, print), and what needs hosts that go away and clocks that
 * workers see (offline).
 */
const FIREFOX = specs(
  ELSEWHERE,
  "access asked choosing class computer course element everyone facing file games kiosk lab languages lesson light load",
  "options playback predict projector puzzles reasons setup size sound storage teaching telling tools",
);

// Debian's Firefox is driven over WebDriver BiDi, by the name of the channel that Playwright has for it.
const firefox = {
  browserName: "firefox",
  // What this Firefox cannot emulate is left alone.
  colorScheme: null,
  launchOptions: { executablePath: process.env.KATRO_FIREFOX ?? "/usr/bin/firefox-esr", channel: "moz-firefox" },
};

/** The specs that WebKit runs too: the same. */
const WEBKIT = FIREFOX;

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
  reporter: [[process.env.CI ? "dot" : "list"], ["./failed.js"]],
  // Generous, because a busy machine is no fault of the page's; a test that passes ends when it has passed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A trace photographs every step, which takes longer than the tests; KATRO_TRACE=1 asks for it.
  use: { baseURL: `http://127.0.0.1:${port}`, trace: process.env.KATRO_TRACE ? "retain-on-failure" : "off" },
  webServer: [server(port), ...(existsSync(finished) ? [server(port + 1, "--folder target/dist")] : [])],
  projects: [
    { name: "chromium", use: chromium },
    // This Firefox cannot be made to believe that it has a touch screen.
    { name: "firefox", use: firefox, testMatch: FIREFOX, grepInvert: /@touch/ },
    // It is driven by the tests themselves (webkit/), which only share the runner and the server.
    { name: "webkit", testMatch: WEBKIT, use: { browserName: "webkit" } },
    // The finished site, with hashed names: the tests tagged @site once more.
    { name: "dist", grep: /@site/, use: { ...chromium, baseURL: `http://127.0.0.1:${port + 1}` } },
  ],
});
