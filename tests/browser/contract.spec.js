// What is promised to other pages: members, attributes, events and messages are those of the list, and no others.

import { ASKED, MEMBERS, MORE_ATTRIBUTES, TOLD } from "./contract.js";
import { expect, openFramed, openHost, picture, rested, sow, test } from "./hosting.js";

const BOARD = '<katro-board north="human" speed="instant"></katro-board>';

test("members and attributes are those of the list", { tag: "@logic" }, async ({ page }) => {
  await openHost(page, BOARD);
  const face = await page.evaluate(async () => {
    const { KatroBoard } = await import("/www/katro-board.js");
    const { attributeOf, OPTION_NAMES } = await import("/www/options.js");
    const members = Object.entries(Object.getOwnPropertyDescriptors(KatroBoard.prototype));
    return {
      members: members
        .filter(([name]) => !/constructor|Callback$/.test(name))
        .map(([name, { value }]) => (value ? `${name}()` : name)),
      attributes: KatroBoard.observedAttributes,
      options: OPTION_NAMES.map(attributeOf),
    };
  });
  expect(face.members.sort()).toEqual(Object.keys(MEMBERS).sort());
  expect(face.attributes.sort()).toEqual([...face.options, ...Object.keys(MORE_ATTRIBUTES)].sort());
});

/** A game of one turn: South takes the last seed of North. */
const SHORT = "position=000000/000000/010000/110000/000000/000000_S";

test("events, and what they carry, are those of the list", async ({ page }) => {
  await page.addInitScript((types) => {
    window.told = {};
    for (const type of types) {
      addEventListener(type, (event) => {
        if (event instanceof CustomEvent) window.told[type] = Object.keys(event.detail).sort();
      });
    }
  }, Object.keys(TOLD));
  const start = SHORT.replace("position=", "").replace("_", " ");
  await openHost(
    page,
    `<katro-board north="human" speed="instant" position="${start}" ply="7" seed="x"></katro-board>`,
  );
  await sow(page, "M>");
  await rested(page);
  const told = await page.evaluate(() => window.told);
  expect(Object.keys(told).sort()).toEqual(Object.keys(TOLD).sort());
  for (const [type, { fields }] of Object.entries(TOLD))
    expect({ [type]: told[type] }).toEqual({ [type]: [...fields].sort() });
});

test("messages out are the events, one by one", async ({ page }) => {
  const frame = await openFramed(page, `?north=human&speed=instant&${SHORT}&seed=x`);
  await sow(page, "M>", frame);
  await expect.poll(() => page.evaluate(() => window.heard.map(({ type }) => type))).toContain("end");
  const heard = await page.evaluate(() => window.heard);
  const types = new Set(heard.map(({ type }) => type));
  expect([...types].sort()).toEqual(Object.keys(TOLD).sort());
  for (const { ns, v, type, ...detail } of heard) {
    expect({ ns, v }).toEqual({ ns: "katro", v: 1 });
    expect(Object.keys(detail).sort()).toEqual([...TOLD[type].fields].sort());
  }
  expect(heard.findLast(({ type }) => type === "turn")).toMatchObject({ side: "south", text: "M>", ply: 1 });
});

test("messages in are those of the list, and each does what it says", { tag: "@engines" }, async ({ page }) => {
  const frame = await openFramed(page, "?north=level1&south=level1&speed=normal&seed=1");
  const phase = frame.locator("katro-board .frame");
  const say = (message) => page.evaluate((message) => window.say(message), message);
  const answer = async () => {
    await page.evaluate(() => {
      window.heard.length = 0;
      window.say({ type: "get" });
    });
    await expect
      .poll(() => page.evaluate(() => window.heard.some(({ type, record }) => type === "state" && record)))
      .toBe(true);
    return page.evaluate(() => {
      const state = window.heard.find(({ type, record }) => type === "state" && record);
      return { ...state, fields: Object.keys(state).sort() };
    });
  };
  const tried = new Set();
  const ask = (type, more = {}) => {
    tried.add(type);
    for (const field of Object.keys(more)) expect(ASKED[type].fields).toContain(field);
    return say({ type, ...more });
  };

  // Two computers play; held, they do not, and nothing moves.
  await expect(phase).toHaveAttribute("data-phase", "telling");
  await ask("pause");
  await expect(phase).toHaveAttribute("inert", "");
  const still = () => picture(frame);
  const before = await still();
  const { ply } = await answer();
  await page.waitForTimeout(700);
  expect(await still()).toBe(before);
  await ask("resume");
  await expect.poll(still).not.toBe(before);
  await ask("set", { options: { speed: "instant" } });
  await expect.poll(async () => (await answer()).ply).toBeGreaterThan(ply);
  // Options are the element's attributes; some that are not options are nothing.
  await ask("set", {
    options: { theme: "wood", north: "human", south: "human", position: null, class: false, words: "x" },
  });
  await expect(phase).toHaveAttribute("data-theme", "wood");
  expect(await frame.evaluate(() => document.querySelector("katro-board").hasAttribute("words"))).toBe(false);
  await ask("reset");
  tried.add("get");
  await expect.poll(async () => (await answer()).ply).toBe(0);
  expect(await answer()).toMatchObject({ rules: "standard", ply: 0, toMove: "south" });
  expect((await answer()).fields).toEqual(["ns", "over", "ply", "position", "record", "rules", "toMove", "type", "v"]);
  const sound = frame.locator("katro-board [data-command=sound]");
  await ask("mute", { on: false });
  await expect(sound).toHaveAttribute("aria-pressed", "true");
  await ask("mute");
  await expect(sound).toHaveAttribute("aria-pressed", "false");
  expect([...tried].sort()).toEqual(Object.keys(ASKED).sort());
});
