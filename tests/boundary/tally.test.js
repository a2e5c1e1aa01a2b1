// Random games counted in the browser's engine are those that the native one counts for the same seed.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { playRounds } from "../../www/tools/rounds.js";
import { memory, Session, Tally } from "./engine.js";

/** What the native engine answers; `tests/engine.rs` holds it to that. */
const COUNTS = readFileSync(new URL("../fixtures/tally.txt", import.meta.url), "utf8")
  .trim()
  .split("\n\n");

/** A report in the engine's lines. */
function lines(report) {
  return [
    `games ${report.games}`,
    `won south ${report.wonSouth} north ${report.wonNorth}`,
    `drawn repetition ${report.drawnByRepetition} only-endless ${report.drawnByEndless}`,
    `unfinished ${report.unfinished}`,
    `turns ${report.turns} shortest ${report.shortest} median ${report.median} longest ${report.longest}`,
    `captured ${report.captured} in ${report.capturing}`,
    `laps ${report.laps} longest ${report.longestSowing}`,
    `endless ${report.endless}`,
    `lengths ${report.lengths.map(({ turns, games }) => `${turns} ${games}`).join(" ")}`,
  ];
}

for (const count of COUNTS) {
  const [rules, asked, ...said] = count.split("\n");
  test(`${asked} under ${rules}`, () => {
    const [, games, seed] = asked.split(" ").map(Number);
    const tally = new Tally(rules.replace("rules ", ""), seed);
    for (let played = 0; played < games; played += 10) {
      assert.equal(tally.report().games, played);
      tally.step(10);
    }
    assert.deepEqual(lines(tally.report()), said);
  });
}

test("there are counts of tellings and of answers that nobody gives together", () => {
  const rules = COUNTS.map((count) => count.split("\n")[0].replace("rules ", ""));
  const told = Session.rulesets().map(({ name }) => name);
  assert.ok(rules.some((text) => told.includes(text)) && rules.some((text) => !told.includes(text)));
});

test("the page's slices lead to the same, and what is no longer wanted ends", async () => {
  const play = async (slice, enough) => {
    const tally = new Tally("katro-6x3", 3);
    const games = [];
    const told = (report) => games.push(report.games);
    const manner = { slice, pause: () => Promise.resolve(), wanted: () => games.length < enough, told };
    const all = await playRounds(tally, 150, manner);
    return { all, games, report: tally.report() };
  };
  const whole = new Tally("katro-6x3", 3);
  whole.step(150);
  for (const slice of [0.1, 5, 1000]) {
    const { all, games, report } = await play(slice, Number.POSITIVE_INFINITY);
    assert.deepEqual([all, games.at(-1), report], [true, 150, whole.report()]);
    assert.deepEqual(
      games,
      games.toSorted((one, other) => one - other),
    );
  }
  const stopped = await play(0.1, 2);
  assert.deepEqual([stopped.all, stopped.games.length], [false, 2]);
});

test("nothing is counted before the first game", () => {
  const report = new Tally("standard", 1).report();
  assert.deepEqual([report.games, report.turns, report.median, report.lengths], [0, 0, 0, []]);
});

test("a tally leaves no memory behind", () => {
  const count = () => {
    const tally = new Tally("katro-4x4", 1);
    tally.step(50);
    tally.report();
    tally.free();
  };
  for (let round = 0; round < 5; round += 1) count();
  const before = memory.buffer.byteLength;
  for (let round = 0; round < 100; round += 1) count();
  assert.equal(memory.buffer.byteLength, before);
});
