// Every card of the lesson shows what its words say, by the real engine, and nothing else.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CARDS } from "../../www/tools/cards.js";
import { Session } from "./engine.js";

/** The landings of a turn, as `rested`, or `relayed` and `captured` with why. */
const landings = ({ events }) =>
  events.filter(({ kind }) => kind === "landed").map(({ verdict, why }) => [verdict, why].filter(Boolean).join(" "));

/** Plays a turn of a card in a game of its own. */
function played(card, turn) {
  const session = Session.atPosition("standard", card.position);
  const telling = session.play(turn);
  return { telling, landings: landings(telling), state: session.state() };
}

const named = (name) => CARDS.find((card) => card.name === name);
const mirrored = (turn) => turn.replace(/[<>]/, (way) => (way === "<" ? ">" : "<"));

test("the cards come in the order in which one learns, and each can be played as it is marked", () => {
  assert.deepEqual(
    CARDS.map(({ name }) => name),
    ["path", "sow", "relay", "capture", "end"],
  );
  for (const { position, hole, turns } of CARDS) {
    const state = Session.atPosition("standard", position).state();
    assert.equal(state.toMove, "south");
    assert.ok(turns.length > 0 && turns.every((turn) => turn.startsWith(hole) && state.turns.includes(turn)));
  }
});

test("the first card goes along all three rows in one lap", () => {
  const { telling, landings } = played(named("path"), "E>");
  assert.deepEqual(landings, ["rested landing-was-empty"]);
  const sown = telling.events.filter(({ kind }) => kind === "dropped").map(({ into }) => into);
  assert.equal(sown.join(""), "FGHIJKLM");
});

test("the second card is one lap that ends in an empty hole, either way round", () => {
  const card = named("sow");
  assert.deepEqual(card.turns, ["C<", "C>"]);
  for (const turn of card.turns) assert.deepEqual(played(card, turn).landings, ["rested landing-was-empty"]);
});

test("the third card relays twice and captures nothing; the other way it ends at once", () => {
  const card = named("relay");
  assert.deepEqual(played(card, "B>").landings, [
    "relayed own-row-further-in",
    "relayed own-row-further-in",
    "rested landing-was-empty",
  ]);
  assert.deepEqual(played(card, "B<").landings, ["rested landing-was-empty"]);
});

test("the fourth card shows both priorities, and a fuller hole that is safe; the other way it takes nothing", () => {
  const card = named("capture");
  const before = Session.atPosition("standard", card.position).state();
  const { telling, landings, state } = played(card, "B>");
  assert.deepEqual(landings, ["relayed own-row-further-in", "captured", "rested landing-was-empty"]);
  assert.deepEqual(
    telling.events.filter(({ kind }) => kind === "captured").map(({ from }) => from),
    [card.taken],
  );
  const find = ({ holes }, name) => holes.find(({ hole }) => hole === name);
  const [taken, safe] = [card.taken, card.safe].map((name) => find(before, name));
  assert.equal(taken.column, safe.column);
  assert.deepEqual([taken.row, safe.row], ["central", "outer"]);
  assert.ok(taken.seeds < safe.seeds);
  assert.deepEqual([find(state, card.taken).seeds, find(state, card.safe).seeds], [0, safe.seeds]);
  assert.deepEqual(played(card, "B<").landings, ["rested landing-was-empty"]);
});

test("the fifth card takes the last seeds and wins; the other way North keeps them", () => {
  const card = named("end");
  const { state, landings } = played(card, "F>");
  assert.deepEqual(landings, ["captured"]);
  assert.deepEqual([state.over.winner, state.over.reason, state.north], ["south", "no-seeds", 0]);
  const other = played(card, "F<");
  assert.deepEqual([other.landings.length, other.telling.captured, "over" in other.state], [1, 0, false]);
});

test("a turn the wrong way round is legal, so that the lesson has something to say about it", () => {
  for (const card of CARDS) {
    const state = Session.atPosition("standard", card.position).state();
    for (const turn of card.turns) assert.ok(state.turns.includes(mirrored(turn)), turn);
  }
});
