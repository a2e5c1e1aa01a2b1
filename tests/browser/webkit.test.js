// The page in WebKit, the engine of Safari: it loads, is played by pointer and by keyboard, and changes its language.
// `cargo xtask test browser` runs this with KATRO_BASE, the address of the page.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { KEYS, Webkit } from "./webkit.js";

const base = process.env.KATRO_BASE ?? "http://127.0.0.1:8080";
const board = `const board = document.querySelector("katro-board"); const root = board?.shadowRoot;`;
const ready = `${board} return board?.state && /idle|over/.test(root.querySelector(".frame").dataset.phase)`;

/** @type {Webkit} */
let webkit;

before(async () => {
  webkit = await Webkit.open();
});

after(() => webkit?.close());

/** @param {string} query */
async function open(query) {
  await webkit.go("about:blank");
  await webkit.go(`${base}/index.html${query}`);
  await webkit.run("localStorage.clear()");
  await webkit.go("about:blank");
  await webkit.go(`${base}/index.html${query}`);
  await webkit.until(ready);
}

const state = () => webkit.run(`${board} return board.state`);
const text = (part) => webkit.run(`${board} return root.querySelector(arguments[0]).textContent`, part);
const focused = () =>
  webkit.run(`${board} return root.activeElement?.dataset.hole ?? root.activeElement?.dataset.turn`);

test("it loads, draws, and a turn is played with the pointer", async () => {
  await open("?speed=instant&lang=en&south=human&north=human");
  const drawn = await webkit.run(`${board} const canvas = root.querySelector("canvas");
    const pixels = canvas.getContext("2d").getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data;
    return pixels[3]`);
  assert.equal(drawn, 255);
  await webkit.click('[data-hole="C"]');
  await webkit.click('[data-turn="C<"]');
  await webkit.until(ready);
  assert.equal((await state()).position, "222222/222222/222022/333033/441330/101303 N");
  assert.equal(await text(".hint"), "South sowed C West: 7 laps, captured 2.");
});

test("a whole game is played by keyboard alone", async () => {
  await open("?speed=instant&rules=katro-4x4&lang=en&south=human&north=human");
  await webkit.run(`${board} root.querySelector('.hole[tabindex="0"]').focus()`);
  for (let turns = 0; turns < 60 && !(await state()).over; turns += 1) {
    await webkit.press("m");
    assert.match(String(await focused()), /^[A-Za-z]$/);
    await webkit.press(KEYS.Enter);
    if ((await webkit.run(`${board} return root.querySelector(".frame").dataset.phase`)) === "picked")
      await webkit.press(KEYS.Enter);
    await webkit.until(ready);
  }
  assert.ok((await state()).over);
});

test("a sowing runs while the language changes, and nothing is lost", async () => {
  await open("?speed=slow&lang=en&south=human&north=human");
  await webkit.click('[data-hole="C"]');
  await webkit.click('[data-turn="C<"]');
  await webkit.run(`${board} board.setAttribute("lang", "lo")`);
  await webkit.until(`${board} return root.querySelector(".frame").lang === "lo"`);
  assert.equal(await webkit.run(`${board} return root.querySelector(".frame").dataset.phase`), "telling");
  assert.equal(await webkit.run("return document.documentElement.lang"), "lo");
  await webkit.click("[data-command=skip]");
  await webkit.until(ready);
  assert.equal((await state()).plies, 1);
});

test("Tab goes through and leaves", async () => {
  await open("?lang=en&south=human&north=human");
  await webkit.run(`document.body.insertAdjacentHTML("beforeend", '<button id="beyond">beyond</button>')`);
  await webkit.run(`${board} root.querySelector('.hole[tabindex="0"]').focus()`);
  let tabs = 0;
  for (; tabs < 25 && (await webkit.run("return document.activeElement.id")) !== "beyond"; tabs += 1)
    await webkit.press(KEYS.Tab);
  assert.ok(tabs < 25, "the focus never left the board");
});
