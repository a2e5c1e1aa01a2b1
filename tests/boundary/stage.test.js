// The picture: what is drawn depends on the game and the time alone, and nothing is drawn unasked.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Session, Stage, thrownBy } from "./engine.js";
import { canvas, hiddenPixels } from "./fake_canvas.js";

const COLOURS =
  "page ground groundLight groundDark hole holeDeep rimLight rimDark pebbleA pebbleB pebbleC pebbleD south southInk " +
  "north northInk path trail gain loss select ghost shadow";
const THEME = {
  material: "flat",
  numeralScale: 1,
  font: "sans-serif",
  ...Object.fromEntries(COLOURS.split(" ").map((name) => [name, `#${name}`])),
};
const NORMAL = { speed: "normal", motion: "full" };

function staged(session, width = 400, height = 420) {
  const visible = canvas();
  const stage = new Stage(visible);
  stage.theme(THEME);
  stage.options({ counts: "auto", orient: "south", reader: "south" });
  stage.show(session);
  stage.resize(width, height, 2);
  return { stage, visible };
}

/** What one call draws on the visible canvas. */
function drawn(visible, call) {
  visible.log.length = 0;
  call();
  return visible.log.join("\n");
}

function played(turns) {
  const session = new Session("standard");
  for (const turn of turns) session.play(turn);
  return session;
}

test("a canvas without a context is refused with its code", () => {
  const lost = Object.assign(canvas(), { lost: true });
  assert.equal(thrownBy(() => new Stage(lost)).name, "canvas-lost");
});

test("every hole has its box on the board, and a point in it hits it", () => {
  for (const { name } of Session.rulesets()) {
    const session = new Session(name);
    for (const [width, height] of [
      [320, 420],
      [844, 390],
      [1920, 1080],
    ]) {
      const { stage } = staged(session, width, height);
      const layout = stage.layout();
      assert.equal(layout.holes.length, session.state().holes.length);
      assert.deepEqual(
        layout.holes.map((box) => box.hole),
        session.state().holes.map((hole) => hole.hole),
      );
      for (const box of layout.holes) {
        assert.ok(box.width >= 2 * layout.radius && box.height >= 2 * layout.radius);
        assert.equal(stage.hit(box.x + box.width / 2, box.y + box.height / 2), box.hole);
      }
      assert.equal(stage.hit(-5, -5), undefined);
      stage.free();
    }
  }
});

test("the board turns for North", () => {
  const session = new Session("standard");
  const { stage } = staged(session);
  stage.options({ counts: "auto", orient: "north", reader: "north" });
  const names = stage.layout().holes.map((box) => box.hole);
  assert.equal(names.join(""), "FEDCBAGHIJKLRQPONMrqponmghijklfedcba");
});

test("figures stand the right way up for their reader, and nothing else turns", () => {
  const session = played(["C<"]);
  const { stage, visible } = staged(session);
  const before = stage.layout();
  const upright = drawn(visible, () => stage.options({ counts: "auto", orient: "south", reader: "south" }));
  const turned = drawn(visible, () => stage.options({ counts: "auto", orient: "south", reader: "north" }));
  assert.ok(!/rotate/.test(upright) && /fillText/.test(upright));
  assert.equal(turned.match(/rotate/g).length, upright.match(/fillText/g).length);
  assert.deepEqual(stage.layout(), before);
  assert.equal(
    drawn(visible, () => stage.options({ counts: "auto", orient: "south", reader: "south" })),
    upright,
  );
  assert.match(thrownBy(() => stage.options({ counts: "auto", orient: "south" })).message, /reader/);
});

test("a telling lasts as long as its tempo says, and every frame of it says what it shows", () => {
  const session = played(["C<", "b>", "F>", "b>"]);
  const { stage } = staged(session);
  assert.equal(stage.tell(session, 4, { speed: "instant", motion: "full" }), 0);
  const duration = stage.tell(session, 4, NORMAL);
  assert.ok(duration > 1000 && duration <= 8000);
  const cues = stage.cues();
  assert.equal(cues.filter((cue) => cue.kind === "lift").length, 14);
  assert.deepEqual([cues.at(-1).kind, cues.at(-1).t], ["end", duration]);
  const last = { lap: 0, captured: 0 };
  for (let time = 0; time < duration; time += 1000 / 24) {
    const frame = stage.frame(time);
    assert.equal(frame.done, false);
    assert.equal(frame.laps, 14);
    assert.ok(frame.lap >= last.lap && frame.captured >= last.captured);
    Object.assign(last, frame);
  }
  const end = stage.frame(duration);
  assert.deepEqual([end.done, end.lap, end.captured, end.hand], [true, 14, 10, 0]);
});

test("time may go backwards, and the same time is the same picture", () => {
  const session = played(["C<", "b>"]);
  const { stage, visible } = staged(session);
  const duration = stage.tell(session, 2, NORMAL);
  const times = Array.from({ length: 40 }, (_, index) => (duration * index) / 39);
  const forwards = times.map((time) => drawn(visible, () => stage.frame(time)));
  const backwards = times.toReversed().map((time) => drawn(visible, () => stage.frame(time)));
  assert.deepEqual(backwards.toReversed(), forwards);
});

test("the end of a telling is the still picture of the game, however it was reached", () => {
  const session = played(["C<", "b>", "F>"]);
  const { stage, visible } = staged(session);
  const still = drawn(visible, () => stage.show(session));
  stage.tell(session, 3, NORMAL);
  stage.frame(700);
  assert.equal(
    drawn(visible, () => stage.skip()),
    still,
  );
  stage.frame(10);
  assert.equal(
    drawn(visible, () => stage.show(session)),
    still,
  );
});

test("nothing is drawn unasked, and hit tests draw nothing", () => {
  const session = played(["C<"]);
  const { stage, visible } = staged(session);
  visible.log.length = 0;
  stage.hit(10, 10);
  stage.layout();
  stage.cues();
  stage.tell(session, 1, NORMAL);
  assert.deepEqual(visible.log, []);
});

test("a choice is shown, and taken away without a trace", () => {
  const session = played(["C<"]);
  const { stage, visible } = staged(session);
  const still = drawn(visible, () => stage.show(session));
  stage.select("a");
  const preview = drawn(visible, () => stage.preview(session, "a>"));
  assert.notEqual(preview, still);
  stage.preview(session, undefined);
  assert.equal(
    drawn(visible, () => stage.select(undefined)),
    still,
  );
  assert.equal(thrownBy(() => stage.preview(session, "A>")).name, "not-yours");
  assert.equal(thrownBy(() => stage.select("?")).name, "unexpected-text");
});

test("what is not complete is refused, and the field is named", () => {
  const { stage } = staged(new Session("standard"));
  const { shadow: _, ...incomplete } = THEME;
  assert.match(thrownBy(() => stage.theme(incomplete)).message, /shadow/);
  assert.match(thrownBy(() => stage.theme({ ...THEME, material: "glass" })).message, /material/);
  assert.match(thrownBy(() => stage.options({ counts: "some", orient: "south", reader: "south" })).message, /counts/);
  assert.equal(thrownBy(() => stage.resize(0, 100, 1)).name, "malformed");
  assert.equal(thrownBy(() => stage.resize(Number.NaN, 100, 1)).name, "malformed");
  assert.equal(thrownBy(() => stage.frame(0)).name, "no-telling");
});

test("the canvas never has more pixels than tablets bear", () => {
  const session = new Session("standard");
  for (const [width, height, ratio] of [
    [3840, 2160, 3],
    [5000, 300, 2],
    [300, 9000, 1],
  ]) {
    const { stage, visible } = staged(session);
    stage.resize(width, height, ratio);
    assert.ok(visible.width <= 4096 && visible.height <= 4096);
    assert.ok(visible.width * visible.height <= 8.5e6);
    assert.ok(Math.abs(visible.width / visible.height - width / height) < 0.02 * (width / height));
    stage.free();
  }
});

test("a stage that is freed gives its hidden canvases back", () => {
  const before = hiddenPixels();
  const { stage } = staged(played(["C<"]));
  assert.ok(hiddenPixels() > before);
  stage.free();
  assert.equal(hiddenPixels(), before);
});

test("the longest fixture sowings are told within their time and end on the right board", () => {
  const lines = readFileSync(new URL("../fixtures/endless.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n");
  for (const { rules, position, turn, laps, endless } of lines.map((line) => JSON.parse(line))) {
    if (endless || laps > 1000) continue;
    const session = Session.atPosition(rules, position);
    session.play(turn);
    const { stage, visible } = staged(session);
    const still = drawn(visible, () => stage.show(session));
    const duration = stage.tell(session, 1, NORMAL);
    assert.ok(duration <= 12_300, `${laps} laps in ${duration}`);
    for (let time = 0; time < duration; time += 97) stage.frame(time);
    assert.equal(stage.frame(duration).lap, laps);
    assert.equal(
      drawn(visible, () => stage.frame(duration)),
      still,
    );
    stage.free();
  }
});
