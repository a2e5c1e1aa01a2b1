// The game as the page holds it: values cross whole, refusals have their code, and nothing changes after one.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { benchmark, memory, Session, Tally, thrownBy } from "./engine.js";

test("a new game knows its board, its turns and whose move it is", () => {
  const state = new Session("standard").state();
  assert.equal(state.rules, "standard");
  assert.deepEqual([state.rows, state.columns, state.south, state.north], [6, 6, 36, 36]);
  assert.deepEqual([state.toMove, state.ply, state.plies], ["south", 0, 0]);
  assert.equal(state.position, "222222/222222/222222/222222/222222/222222 S");
  assert.equal(state.holes.map((hole) => hole.hole).join(""), "abcdeflkjihgmnopqrMNOPQRLKJIHGABCDEF");
  assert.ok(!("over" in state) && !("last" in state));
  assert.deepEqual(state.turns, [...state.turns].sort());
  const [a, m, A] = ["a", "M", "A"].map((name) => state.holes.find((hole) => hole.hole === name));
  assert.deepEqual(A.turns, ["A<", "A>"]);
  assert.ok(!("refusal" in A));
  assert.deepEqual([m.refusal, a.refusal], ["not-outermost", "not-yours"]);
  assert.deepEqual(m.facing, ["m", "l", "a"]);
  assert.deepEqual([m.side, m.row, m.column], ["south", "inner", 1]);
});

test("the worked examples of the rules come out as written, event by event", () => {
  const session = new Session("standard");
  const expected = [
    ["C<", 7, 2],
    ["b>", 6, 3],
    ["F>", 2, 0],
    ["b>", 14, 10],
    ["A>", 1, 0],
  ];
  for (const [index, [turn, laps, captured]] of expected.entries()) {
    const telling = session.play(turn);
    assert.deepEqual([telling.turn, telling.laps, telling.captured, telling.ply], [turn, laps, captured, index + 1]);
    assert.equal(telling.events.filter((event) => event.kind === "lifted").length, laps);
    assert.equal(telling.events.at(-1).kind, "passed");
    assert.deepEqual(session.telling(index + 1), telling);
  }
  assert.equal(session.state().position, "333177/260112/016202/003000/552041/011300 N");
  assert.deepEqual(session.state().last, session.state().history.at(-1));
});

test("a landing says why it did not capture", () => {
  const landed = new Session("standard").play("C<").events.filter((event) => event.kind === "landed");
  for (const event of landed) {
    assert.equal(event.verdict === "captured", !("why" in event));
    if (event.why === "own-row-further-in") assert.ok(["central", "inner"].includes(event.row));
    if (event.why === "facing-empty") assert.match(event.facing, /^[a-x]$/);
  }
});

test("what was taken back can be played again until something else is played", () => {
  const session = new Session("standard");
  assert.equal(session.undo(), false);
  for (const turn of ["C<", "b>", "F>"]) session.play(turn);
  const after = session.state().position;
  assert.ok(session.undo() && session.undo());
  assert.deepEqual([session.state().ply, session.state().plies, session.state().history.length], [1, 3, 3]);
  assert.equal(session.telling(3).turn, "F>");
  session.goTo(3);
  assert.equal(session.state().position, after);
  session.goTo(99);
  assert.equal(session.state().ply, 3);
  session.goTo(1);
  session.play("a>");
  assert.equal(session.redo(), false);
  assert.equal(session.state().plies, 2);
});

test("a refused turn changes nothing and is thrown with its code", () => {
  const session = new Session("standard");
  session.play("C<");
  const before = session.state();
  assert.equal(thrownBy(() => session.play("A>")).name, "not-yours");
  assert.equal(thrownBy(() => session.play("m>")).name, "not-outermost");
  const unreadable = thrownBy(() => session.play("b"));
  assert.deepEqual([unreadable.name, unreadable.line, unreadable.column], ["ends-early", 1, 2]);
  assert.equal(thrownBy(() => session.telling(2)).name, "no-such-turn");
  assert.equal(thrownBy(() => session.telling(0)).name, "no-such-turn");
  assert.deepEqual(session.state(), before);
});

test("bad texts are refused with code, line and column", () => {
  assert.equal(thrownBy(() => new Session("chess")).name, "unknown-ruleset");
  const position = thrownBy(() => Session.atPosition("standard", "222222/22 S"));
  assert.ok(position.line === 1 && position.column > 1 && position.message.length > 0);
  const record = thrownBy(() => Session.fromRecord('[Game "Katro"]\n[Rules "standard"]\n\n1. Z> *\n'));
  assert.ok(record.line === 4 && record.column > 1, JSON.stringify(record));
  const turns = thrownBy(() => Session.fromTurns("standard", undefined, "1. C< m<"));
  assert.equal(turns.name, "not-outermost");
  assert.ok(thrownBy(() => new Session("standard").resign("east")).name === "malformed");
});

test("a record is the whole game, tags and all", () => {
  const session = Session.fromTurns("katro-4x4", undefined, "1. A< c< 2. D>");
  const text = session.record();
  assert.equal(Session.fromRecord(text).record(), text);
  const tagged = text.replace('[Result "*"]', '[South "Rasoa"]\n[Result "*"]');
  assert.match(Session.fromRecord(tagged).record(), /\[South "Rasoa"\]/);
  assert.equal(Session.fromRecord(`\ufeff${text.replaceAll("\n", "\r\n")}`).record(), text);
});

test("a game can be given up or drawn, and that can be taken back", () => {
  const session = new Session("standard");
  session.resign("south");
  assert.deepEqual(session.state().over, { result: "0-1", reason: "resigned", winner: "north" });
  assert.deepEqual(session.state().turns, []);
  assert.equal(session.state().holes[0].refusal, "game-over");
  assert.equal(thrownBy(() => session.play("A>")).name, "game-over");
  assert.equal(session.undo(), true);
  session.agreeDraw();
  assert.deepEqual(session.state().over, { result: "1/2-1/2", reason: "agreed" });
});

test("every ruleset says what it is and where it comes from", () => {
  const rulesets = Session.rulesets();
  assert.equal(rulesets[0].name, "standard");
  assert.deepEqual(rulesets[0].differs, []);
  for (const ruleset of rulesets) {
    const state = new Session(ruleset.name).state();
    assert.deepEqual([state.rows, state.columns], [ruleset.rows, ruleset.columns]);
    assert.ok(ruleset.title && ruleset.sources.every((source) => source.short && source.reference));
    if (ruleset.name !== "standard") assert.notDeepEqual([ruleset.differs, ruleset.ours], [[], rulesets[0].ours]);
    assert.deepEqual(Session.ruleset(ruleset.name), ruleset);
  }
});

test("every question has its answers, and every ruleset answers each", () => {
  const questions = Session.questions();
  assert.deepEqual(
    questions.map(({ question }) => question),
    ["board", "seeds", "start", "headings", "landing", "own-row", "target", "lone-seed"],
  );
  for (const { answers } of Session.rulesets()) {
    for (const [index, { question, answers: possible }] of questions.entries()) {
      const [asked, answer] = answers[index].split(":");
      assert.equal(asked, question);
      assert.ok(possible.includes(answer), answers[index]);
    }
  }
});

test("rules of one's own are played, said and saved as the same text", () => {
  const session = new Session("katro-4x6,seeds:3,landing:empty");
  const rules = "standard,board:4x6,seeds:3,landing:empty";
  assert.equal(session.state().rules, rules);
  assert.equal(session.state().position, "333333/333333/333333/333333 S");
  session.play(session.state().turns[0]);
  assert.equal(Session.fromRecord(session.record()).state().rules, rules);
  assert.equal(Session.fromTurns(rules, undefined, session.state().last.turn).record(), session.record());
  assert.equal(Session.atPosition(rules, "000000/000001/000001/000000 S").state().rules, rules);
  const told = Session.ruleset(rules);
  assert.deepEqual([told.name, told.sources, told.ours], [rules, [], ["endless-sowing", "repetition"]]);
  assert.deepEqual(told.differs, ["board:4x6", "seeds:3", "landing:empty"]);
  assert.equal(new Session("standard,landing:empty").state().rules, "wikipedia");
});

test("rules that cannot be read are refused with code and column", () => {
  for (const [rules, name, column] of [
    ["standard,colour:red", "unknown-question", 10],
    ["standard,landing:wet", "unknown-answer", 18],
    ["standard,seeds:1,seeds:1", "question-twice", 18],
    ["standard,", "ends-early", 10],
  ]) {
    for (const open of [() => new Session(rules), () => Session.ruleset(rules), () => new Tally(rules, 1)]) {
      const refusal = thrownBy(open);
      assert.deepEqual([refusal.name, refusal.line, refusal.column], [name, 1, column], rules);
    }
  }
});

test("random games are the same for the same seed", () => {
  assert.equal(benchmark(3, 1), benchmark(3, 1));
  assert.ok(benchmark(3, 1) > 30);
});

test("many games leave no memory behind", () => {
  const play = () => {
    const session = new Session("standard");
    for (let turn = 0; turn < 40 && session.state().turns.length > 0; turn += 1) session.play(session.state().turns[0]);
    session.free();
  };
  for (let game = 0; game < 20; game += 1) play();
  const before = memory.buffer.byteLength;
  for (let game = 0; game < 100; game += 1) play();
  assert.equal(memory.buffer.byteLength, before);
  assert.ok(before <= 4 * 1024 * 1024, `${before} bytes`);
});

test("the generated types name every value that crosses", () => {
  const types = readFileSync(new URL("../../www/pkg/katro.d.ts", import.meta.url), "utf8");
  const code = types.replace(/\/\*[\s\S]*?\*\//g, "").split("export type InitInput")[0];
  assert.doesNotMatch(code, /\bany\b/);
  for (const name of ["GameState", "TurnTelling", "WireEvent", "Theme", "StageLayout", "Frame", "CueMark"])
    assert.match(code, new RegExp(`export (interface|type) ${name}\\b`));
});
