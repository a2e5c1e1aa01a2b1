// How long frames take during the longest sowing of the fixtures on a slow machine, and how many are asked for while
// nothing moves. Prints lines; judges nothing. `cargo xtask bench` serves the page and runs this.
//
// node tests/benches/frames.js ADDRESS

import { createRequire } from "node:module";
import { CHROMIUM } from "../browser/chromium.js";

const SLOWER = 4;
const SECONDS_OF_NOTHING = 10;
const LONGEST = "rules=wikipedia&position=202120/133120/431512/411241/042292/101410_N&south=human&north=human";
const TURN = "c<";

// The browser tests' packages serve here too; they lie beside the tests.
const { chromium } = createRequire(new URL("../browser/package.json", import.meta.url))("@playwright/test");
const [, , address] = process.argv;

const browser = await chromium.launch(CHROMIUM);

/** Opens a page that notes how long its frames' work takes, and counts the frames that are asked for. */
async function opened(query, viewport) {
  const page = await browser.newPage({ viewport });
  await page.addInitScript(() => {
    window.asked = 0;
    window.work = [];
    window.drawn = 0;
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      window.asked += 1;
      return ask((time) => {
        const begun = performance.now();
        callback(time);
        window.work.push(performance.now() - begun);
      });
    };
    const draw = CanvasRenderingContext2D.prototype.drawImage;
    CanvasRenderingContext2D.prototype.drawImage = function (...given) {
      window.drawn += 1;
      return draw.apply(this, given);
    };
  });
  await page.goto(`${address}/index.html?${query}`);
  await page.locator("katro-board .frame[data-phase=idle]").waitFor();
  await page.waitForTimeout(500);
  return page;
}

const print = (line) => process.stdout.write(`${line}\n`);

const share = (times, part) => times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0;

for (const [name, viewport] of [
  ["telephone", { width: 390, height: 844 }],
  ["laptop", { width: 1280, height: 800 }],
]) {
  const page = await opened(`${LONGEST}&speed=normal`, viewport);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.locator(`katro-board .hole[data-hole="${TURN[0]}"]`).click();
  await page.evaluate(() => (window.work = []));
  await page.locator(`katro-board .choice[data-turn="${TURN}"]`).click();
  await page.locator("katro-board .frame[data-phase=idle]").waitFor({ timeout: 120_000 });
  const work = await page.evaluate(() => window.work);
  const times = work.toSorted((one, other) => one - other);
  const late = times.filter((time) => 16.7 < time).length;
  const shown = [0.5, 0.99, 1].map((part) => share(times, part).toFixed(1));
  print(
    `frames ${name}: ${times.length} in 109 laps at ${SLOWER}x slowdown, median ${shown[0]} ms, ` +
      `99 % under ${shown[1]} ms, longest ${shown[2]} ms, ${late} over 16.7 ms`,
  );
  await page.close();
}

const page = await opened("record=C<", { width: 1280, height: 800 });
await page.evaluate(() => {
  window.asked = 0;
  window.drawn = 0;
});
await page.waitForTimeout(1000 * SECONDS_OF_NOTHING);
const { asked, drawn } = await page.evaluate(() => ({ asked: window.asked, drawn: window.drawn }));
print(`frames idle: ${asked} asked for and ${drawn} copies drawn in ${SECONDS_OF_NOTHING} s of nothing`);
await browser.close();
