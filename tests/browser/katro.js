// What the page's tests share: a page that must stay quiet, the board's parts by name, and the fixture games.

import { readFileSync } from "node:fs";
import { test as base, expect as itself } from "@playwright/test";
import { domTest } from "./dom/fixture.js";
import { webkitExpect } from "./webkit/expecting.js";
import { webkitTest } from "./webkit/fixture.js";

// Nothing that Playwright drives by itself is a WebKit that can be installed here; this one is driven by its own tests'
// side of the WebDriver protocol.
export const inWebkit = process.env.KATRO_WEBKIT !== undefined;

/** Whether the page stands in Node, without any browser (dom/). */
export const inDom = process.env.KATRO_DOM !== undefined;

export const expect = inWebkit || inDom ? webkitExpect : itself;

/** Whether a browser with a window asks for this by itself, of every site whose page names no icon. */
const isAskedByBrowser = (/** @type {string} */ url) => url.endsWith("/favicon.ico");

/** A page on which every console error, uncaught error and request to another host fails the test. */
const quiet = base.extend({
  /** Texts of errors that a test expects. */
  expected: [[], { option: true }],
  page: async ({ page, baseURL, browserName, expected }, use) => {
    // It would do nothing, and the test would pass whatever the page does.
    if (browserName === "firefox")
      page.emulateMedia = () => base.skip(true, "this Firefox cannot be given other wishes");
    const faults = [];
    page.on("console", (message) => {
      if (!/^(error|warning)$/.test(message.type()) || isAskedByBrowser(message.location().url)) return;
      faults.push(message.text());
    });
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (isAskedByBrowser(url.href)) return;
      if (/^https?:$/.test(url.protocol) && url.origin !== new URL(baseURL).origin)
        faults.push(`request to ${url.origin}`);
    });
    await use(page);
    itself(faults.filter((fault) => !expected.some((text) => fault.includes(text)))).toEqual([]);
  },
});

export const test = inDom ? domTest : inWebkit ? webkitTest : quiet;

/**
 * The languages in which something is most likely not to fit: the two with the most signs, and the one whose words
 * have no spaces between them.
 */
export const LONG_LANGUAGES = ["mg", "fil", "lo"];

/** Dark on light and light on dark: what can be read in these can be read in the themes between them. */
export const THEMES_THAT_DIFFER = ["earth", "contrast"];

/**
 * What to say of one of many like tests: those that are not kept run before a release only. The spec says why another
 * one shows what they could show.
 * @param {boolean} isKept
 */
export const keep = (isKept) => (isKept ? {} : { tag: "@thorough" });

/** Opens the page with the given query, for two people unless it says otherwise, and waits until it can be played. */
export async function open(page, query = "", path = "/index.html") {
  const people = /[?&](north|south)=/.test(query) ? "" : `${query ? "&" : "?"}north=human`;
  await page.goto(`${path}${query}${people}`);
  await ready(page);
}

export async function ready(page) {
  await expect(frame(page)).toHaveAttribute("data-phase", /idle|over|picked|telling/, { timeout: 15_000 });
}

/** The picture of the board as a text to compare. Its first light is rough; this waits for the fine one. */
export const picture = (page) =>
  page
    .locator("katro-board .board canvas")
    .first()
    .evaluate(async (canvas) => {
      while (canvas.dataset.light) await new Promise((done) => setTimeout(done, 20));
      return canvas.toDataURL();
    });

export const frame = (page) => page.locator("katro-board .frame").first();
export const hole = (page, name) => page.locator(`katro-board .hole[data-hole="${name}"]`);
export const arrow = (page, turn) => page.locator(`katro-board .choice[data-turn="${turn}"]`);
export const command = (page, name) => page.locator(`katro-board [data-command="${name}"]`);
export const strip = (page) => page.locator("katro-board .message");
/** Where a tool stands while it is open. */
export const shelf = (page) => page.locator("katro-board .shelf");
/** What a tool is called by in the list of tools. */
export const toolDoor = (page, name) => page.locator(`katro-board .door[data-tool="${name}"]`);

/** Asks for a tool as a visitor does: from the list. */
export async function askForTool(page, name) {
  await command(page, "tools").click();
  await toolDoor(page, name).click();
}

export async function openTool(page, name) {
  await askForTool(page, name);
  await expect(shelf(page)).toHaveAttribute("data-tool", name);
}

export const board = (page) => page.locator("katro-board .board");

/** A copy of the game as the element shows it to its page. */
export const state = (page) => page.evaluate(() => document.querySelector("katro-board").state);
export const position = (page) => page.evaluate(() => document.querySelector("katro-board").state.position);
export const record = (page) => page.evaluate(() => document.querySelector("katro-board").record);

/** Plays a turn with the pointer, as a visitor does: the hole, then the arrow where there are two. */
export async function sow(page, turn, inner = page) {
  await click(page, `.hole[data-hole="${turn[0]}"]`, inner);
  await click(page, `.choice[data-turn="${turn.replace("\\", "\\\\")}"]`, inner);
}

/**
 * Holds back what is asked for at such an address.
 * @param {string} glob
 * @returns {Promise<() => void>} lets it go
 */
export async function holdRequests(page, glob) {
  /** @type {() => void} */
  let letGo = () => {};
  const gone = new Promise((done) => {
    letGo = () => done(undefined);
  });
  await page.route(glob, (route) => gone.then(() => route.continue()));
  return letGo;
}

/** Presses the mouse on the middle of a part of the board, if it is there. The board may lie in a frame of the page. */
export async function click(page, part, inner = page) {
  if (inDom) {
    const pressed = inner.locator(`katro-board ${part}`).first();
    return (await pressed.count()) > 0 ? pressed.click({ force: true }) : undefined;
  }
  const middle = await inner.evaluate((part) => {
    const pressed = document.querySelector("katro-board").shadowRoot.querySelector(part);
    if (!pressed) return undefined;
    pressed.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    // Some browsers measure what is magnified as if it were not.
    let zoom = 1;
    if (pressed.currentCSSZoom === undefined)
      for (let each = pressed; each; each = each.parentElement ?? each.getRootNode().host)
        zoom *= Number(getComputedStyle(each).zoom);
    const { x, y, width, height } = pressed.getBoundingClientRect();
    return { x: zoom * (x + width / 2), y: zoom * (y + height / 2) };
  }, part);
  if (!middle) return;
  const owner = inner === page ? undefined : await (await inner.frameElement()).boundingBox();
  await page.mouse.click(middle.x + (owner?.x ?? 0), middle.y + (owner?.y ?? 0));
}

/**
 * What the page gives to be saved when something is pressed. Where nobody is told that a browser saves a file, it is
 * taken from the link by which the browser would have it.
 * @param {string} browserName
 * @param {() => Promise<void>} press
 * @returns {Promise<{ name: string, bytes: Buffer }>}
 */
export async function saved(page, browserName, press) {
  if (browserName === "chromium") {
    const saving = page.waitForEvent("download");
    await press();
    const download = await saving;
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  }
  await page.evaluate(() => {
    const { createObjectURL } = URL;
    let content;
    URL.createObjectURL = (blob) => {
      content = blob;
      return createObjectURL.call(URL, blob);
    };
    window.saving = new Promise((done) => {
      const take = async (event) => {
        const [link] = event.composedPath();
        if (!link.download) return;
        event.preventDefault();
        removeEventListener("click", take, { capture: true });
        URL.createObjectURL = createObjectURL;
        const bytes = new Uint8Array(await content.arrayBuffer());
        done({ name: link.download, signs: Array.from(bytes, (byte) => String.fromCharCode(byte)).join("") });
      };
      addEventListener("click", take, { capture: true });
    });
  });
  await press();
  const { name, signs } = await page.evaluate(() => window.saving);
  return { name, bytes: Buffer.from(signs, "latin1") };
}

/** Waits until nothing moves. */
export async function rested(page) {
  await expect(frame(page)).toHaveAttribute("data-phase", /idle|over/, { timeout: 30_000 });
}

/** Waits until no colour and no place is on its way to another. */
export const calm = (page) =>
  page.evaluate(async () => {
    const roots = [document, document.querySelector("katro-board").shadowRoot];
    const moving = roots.flatMap((root) => root.getAnimations());
    const ending = moving.filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** The games of a fixture: each a list of turns with the position after each. */
export function fixtureGames(rules) {
  const text = readFileSync(new URL(`../fixtures/games/${rules}.jsonl`, import.meta.url), "utf8");
  const games = [];
  for (const line of text.trim().split("\n")) {
    const entry = JSON.parse(line);
    games[entry.game] ??= [];
    games[entry.game].push(entry);
  }
  return games;
}

/** Everything that the live regions have said since this was called. */
export async function listen(page) {
  await page.evaluate(() => {
    window.said = [];
    for (const region of document.querySelector("katro-board").shadowRoot.querySelectorAll(".spoken")) {
      new MutationObserver(() => region.textContent && window.said.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });
}

export const said = (page) => page.evaluate(() => window.said);
