// What the address asks for: taken where it makes sense, named where it does not, and never at the cost of the game.

import { board, command, expect, frame, open, position, record, sow, state, strip, test } from "./katro.js";

const START = "222222/222222/222222/222222/222222/222222 S";

test("options of the address are taken", async ({ page }) => {
  await open(page, "?rules=katro-4x6&orient=north&theme=wood&counts=never&ui=board&speed=fast&motion=reduced&lang=en");
  expect(await position(page)).toBe("222222/222222/222222/222222 S");
  await expect(frame(page)).toHaveAttribute("data-theme", "wood");
  await expect(page.locator("katro-board .panel")).toBeHidden();
  await expect(strip(page)).toHaveCount(0);
  // The board is turned: South's first hole lies at the top right.
  const [hole, box] = [
    await page.locator('katro-board [data-hole="A"]').boundingBox(),
    await board(page).boundingBox(),
  ];
  expect(hole.x).toBeGreaterThan(box.x + box.width / 2);
  expect(hole.y).toBeLessThan(box.y + box.height / 2);
});

test("a position and a record are opened, up to a turn", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?position=014133/330330/033133/033033/441330/101303_S");
  expect(await position(page)).toBe("014133/330330/033133/033033/441330/101303 S");
  await open(page, "?record=1._C<_b>_2._F>");
  expect(await state(page)).toMatchObject({ ply: 3, plies: 3, last: { turn: "F>" } });
  await open(page, "?record=C%3C+b%3E&ply=1");
  expect(await state(page)).toMatchObject({ ply: 1, plies: 2 });
  await command(page, "redo").click();
  expect((await state(page)).ply).toBe(2);
});

const BAD = {
  "rules=nope": ["nope", "unknown-ruleset"],
  "rules=standard,landing:wet": [/Column 18: "wet" is no answer to landing/, "unknown-answer"],
  "rules=standard,colour:red": [/Column 10: there is no question "colour"/, "unknown-question"],
  "speed=warp": ["warp", "bad-option"],
  "ply=minus": ["minus", "bad-option"],
  "position=222": [/Line 1, column \d+/, ""],
  "position=2222222222222222": [/Line 1, column \d+/, ""],
  "record=1._C<_z>": [/Line 1, column \d+/, ""],
  "record=1._C<_C<": [/Line 1, column \d+/, ""],
  "record=C<&ply=9": ["1 turn", "no-such-ply"],
};

for (const [query, [text, code]] of Object.entries(BAD)) {
  test(`${query} is named in the strip, and the game that was there is still there`, { tag: "@logic" }, async ({
    page,
  }) => {
    await open(page, "?speed=instant");
    await sow(page, "C<");
    const before = await record(page);
    await open(page, `?${query.replaceAll("<", "%3C")}`);
    await expect(strip(page)).toHaveCount(1);
    await expect(strip(page)).toContainText(text);
    if (code) await expect(strip(page).locator("code")).toHaveText(code);
    else await expect(strip(page).locator("code")).toHaveText(/^[a-z-]+$/);
    if (!query.includes("ply=9")) expect(await record(page)).toBe(before);
    await strip(page).getByRole("button", { name: "Dismiss this message" }).click();
    await expect(strip(page)).toHaveCount(0);
    await open(page);
    expect(await record(page)).toBe(before);
  });
}

test("rules of one's own are opened, kept apart, and told in the sheet of rules", { tag: "@logic" }, async ({
  page,
}) => {
  await open(page, "?rules=katro-4x6,seeds:3,landing:empty&speed=instant&lang=en");
  const rules = "standard,board:4x6,seeds:3,landing:empty";
  expect(await state(page)).toMatchObject({ rules, position: "333333/333333/333333/333333 S" });
  await sow(page, "C<");
  const kept = await record(page);
  expect(kept).toContain(`[Rules "${rules}"]`);
  await open(page, "?lang=en");
  expect((await state(page)).rules).toBe("standard");
  await open(page, `?rules=${rules}&lang=en`);
  expect(await record(page)).toBe(kept);
  await command(page, "rules").click();
  const sheet = page.getByRole("dialog", { name: "Rules and sources" });
  await expect(sheet).toContainText("On this table: Katro by rules of one’s own");
  await expect(sheet).toContainText("Three seeds lie in each hole at the start.");
  await expect(sheet).toContainText("A sowing that would go beyond 1,000 laps may not begin.");
  await expect(sheet).not.toContainText(/another point|\{|undefined/);
});

test("a strange language is passed over quietly, and so are names that are not ours", { tag: "@logic" }, async ({
  page,
}) => {
  await open(page, "?lang=xx&utm_source=letter&fbclid=1");
  await expect(strip(page)).toHaveCount(0);
  expect(await position(page)).toBe(START);
});

test("a kiosk shows no messages", { tag: "@logic" }, async ({ page }) => {
  await open(page, "?kiosk=on&speed=warp");
  await expect(strip(page)).toHaveCount(0);
});

test("markup in an option is text", { tag: "@logic" }, async ({ page }) => {
  await open(page, `?rules=${encodeURIComponent('<img src=x onerror="document.title=1">')}`);
  await expect(strip(page)).toContainText("<img src=x");
  await expect(page).toHaveTitle(/Katro/);
});
