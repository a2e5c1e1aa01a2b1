// Every landing, every refusal and every hole comes with its reason, the number of the rule, and who says so.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Session, thrownBy } from "./engine.js";

/** The reasons at each of a turn's events where there are some, the events in order. */
function decided({ events, reasons }) {
  const of = (at) =>
    reasons.filter((reason) => reason.startsWith(`${at}:`)).map((reason) => reason.slice(`${at}:`.length));
  return events.map((_, at) => of(at)).filter((each) => each.length > 0);
}

test("each landing tells what decided, with the numbers of the rules", () => {
  const session = new Session("standard");
  const told = decided(session.play("C<"));
  assert.deepEqual(told[0], ["7:own-row-further-in", "6:relays"]);
  assert.deepEqual(told.at(-1), ["6:rests"]);
  const captures = told.filter(([first]) => first === "6:captures-in-occupied");
  assert.deepEqual(captures, [
    ["6:captures-in-occupied", "7:from-innermost-with-seeds", "7:takes-innermost-row", "8:sown-on"],
  ]);
});

test("a capture of the last seeds and the end have their rules", () => {
  const session = Session.atPosition("standard", "000000/000000/000200/000000/012101/110003 S");
  const telling = session.play("F>");
  assert.equal(decided(telling).at(-2).at(-1), "9:last-seeds-taken");
  assert.equal(telling.reasons.at(-1), `${telling.events.length - 1}:10:no-seeds`);
  assert.deepEqual(session.ask("A"), ["!10:game-over"]);
});

test("a step of the last seed is rule 13", () => {
  const session = Session.atPosition("standard-diagonal", "000000/000000/020000/000000/000000/010000 S");
  assert.deepEqual(session.play("B^").reasons, ["0:13:stepped"]);
});

test("every hole has an answer: a refusal with its rule, or the reasons why it may be sown", () => {
  const session = new Session("standard");
  assert.deepEqual(session.ask("a"), ["!2:not-yours"]);
  assert.deepEqual(session.ask("M"), ["!3:not-outermost"]);
  assert.deepEqual(session.ask("C"), ["3:starts-in-outermost-row", "4:heads-as-chosen"]);
  assert.equal(thrownBy(() => session.ask("Z")).name, "no-such-hole");
  const bound = Session.fromTurns("field-1998", undefined, "1. C> c<");
  const [turn] = bound.state().turns;
  assert.equal(bound.ask(turn[0]).at(-1), "west!4:heading-bound");
});

test("what the state says of a hole and what is answered about it agree, in every telling", () => {
  for (const { name } of Session.rulesets()) {
    const session = new Session(name);
    for (let turn = 0; turn < 12; turn += 1) {
      const { holes, turns, over } = session.state();
      for (const { hole, refusal } of holes) {
        const answer = session.ask(hole).join(" ");
        if (refusal === undefined) assert.match(answer, /^3:\S+ 4:\S+( 13:may-step)?( (east|west)!\S+)?$/);
        else assert.match(answer, new RegExp(`^!\\d+:${refusal}$`), `${hole} in ${name}`);
      }
      if (over) break;
      session.play(turns[turn % turns.length]);
    }
  }
});

test("who says each rule is told for every ruleset, one's own included", () => {
  const says = (rules, number) => Session.ruleset(rules).says[number - 1];
  assert.equal(Session.ruleset("standard").says.length, 13);
  assert.equal(says("standard", 7), "7:MW:");
  assert.equal(says("standard", 4), "4:WP:headings-from-elsewhere");
  assert.equal(says("wikipedia", 6), "6:WP:");
  assert.equal(says("standard", 12), "12::repetition");
  assert.equal(says("standard,target:whole-column", 7), "7::");
});
