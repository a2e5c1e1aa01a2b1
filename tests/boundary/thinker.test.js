// The computer as the page holds it: the same turns in slices of any size, and the same as natively.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ponder } from "../../www/pondering.js";
import { Session, Thinker, thrownBy } from "./engine.js";

/** A game of which one turn is played. */
function begun() {
  const session = new Session("standard");
  session.play("C<");
  return session;
}

/** What a level plays when it thinks in slices of so many nodes. */
function choose(thinker, session, { level, seed, nodes }) {
  thinker.begin(session, level, seed);
  while (thinker.step(nodes));
  return thinker.choice();
}

// What `Level::choose` answers natively, by seed and level.
const NATIVE = { 7: ["e>", "e>", "a<", "c>"], 8: ["b<", "b<", "d<", "d>"], 9: ["b>", "a>", "a<", "a<"] };

test("slices of any size lead to the turn that is known natively", () => {
  const thinker = new Thinker();
  for (const [seed, turns] of Object.entries(NATIVE)) {
    for (const [index, turn] of turns.entries()) {
      for (const nodes of [97, 1_500, 1_000_000]) {
        const question = { level: index + 1, seed: Number(seed), nodes };
        assert.equal(choose(thinker, begun(), question), turn, JSON.stringify(question));
      }
    }
  }
});

test("a worker's way of thinking gives the same", async () => {
  const thinker = new Thinker();
  for (const slice of [1, 10, 30]) {
    thinker.begin(begun(), 4, 7);
    const pause = () => new Promise((done) => setTimeout(done));
    assert.ok(await ponder(thinker, 60_000, { slice, pause, wanted: () => true }));
    assert.equal(thinker.choice(), NATIVE[7][3]);
  }
});

test("what is no longer wanted ends, and what is out of time has a turn", async () => {
  const thinker = new Thinker();
  thinker.begin(begun(), 5, 7);
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  assert.equal(await ponder(thinker, 60_000, { slice: 5, pause, wanted: () => pauses < 3 }), false);
  assert.equal(pauses, 3);
  const start = performance.now();
  assert.equal(await ponder(thinker, 40, { slice: 5, pause, wanted: () => true }), true);
  assert.ok(performance.now() - start < 200);
  assert.ok(begun().state().turns.includes(thinker.choice()));
});

test("the adviser judges every legal turn, the best first, and says what is certain", () => {
  const session = Session.atPosition("katro-4x4", "0000/0200/2010/1100 S");
  const thinker = new Thinker();
  thinker.judge(session, 200_000);
  while (thinker.step(5_000));
  const { turns, line, depth, nodes } = thinker.advice();
  assert.deepEqual(turns.map(({ turn }) => turn).sort(), session.state().turns);
  assert.deepEqual([turns[0].turn, turns[0].kind, turns[0].score], ["B<", "win", 9]);
  assert.equal(line[0], turns[0].turn);
  assert.ok(depth > 0 && nodes > 0);
  for (const { turn, laps, captured } of turns) {
    const played = Session.atPosition("katro-4x4", "0000/0200/2010/1100 S").play(turn);
    assert.deepEqual([laps, captured], [played.laps, played.captured]);
  }
});

test("it knows the game before the position, and says when there is nothing to play", () => {
  const over = Session.atPosition("katro-4x4", "0000/0000/0000/0001 N");
  const thinker = new Thinker();
  thinker.begin(over, 5, 0);
  assert.equal(thinker.step(1_000), false);
  assert.equal(thinker.choice(), undefined);
  assert.deepEqual(thinker.advice().turns, []);
  assert.equal(thrownBy(() => thinker.begin(over, 6, 0)).name, "unknown-level");
});

test("a thinker takes its memory once", async () => {
  const { memory } = await import("./engine.js");
  const thinker = new Thinker();
  const session = begun();
  choose(thinker, session, { level: 3, seed: 1, nodes: 10_000 });
  const before = memory.buffer.byteLength;
  for (let seed = 0; seed < 20; seed += 1) choose(thinker, session, { level: 3, seed, nodes: 10_000 });
  assert.equal(memory.buffer.byteLength, before);
});
