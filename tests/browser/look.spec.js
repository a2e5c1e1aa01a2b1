// What is seen can be told apart: measured from pixels, also without colours, and through a washed-out projector.

import { expect, frame, open, picture, sow, test, keep } from "./katro.js";

const PLAYED = "?speed=instant&record=C<";
const channels = ([red, green, blue]) => [red, green, blue];

/** How bright a colour is to the eye, from 0 to 1. CITE: WCAG 2, relative luminance. */
function luminance(colour) {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What a projector in a bright room makes of a colour: black is lifted to a quarter. */
const washed = (colour) => channels(colour).map((value) => 64 + 0.75 * value);

/** The pixels of a part of the page as they are on the screen, row after row. */
async function pixels(page, box) {
  const shot = await page.screenshot({ clip: box, animations: "disabled" });
  return page.evaluate(async (png) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return Array.from({ length: data.length / 4 }, (_, at) => [...data.slice(4 * at, 4 * at + 3)]);
  }, shot.toString("base64"));
}

/** The box of a hole with a little around it; or of its number. */
async function around(page, name, part = "all") {
  const { x, y, radius } = await page.evaluate((name) => {
    const { shadowRoot } = document.querySelector("katro-board");
    const button = shadowRoot.querySelector(`.hole[data-hole="${name}"]`);
    const { left, top, width, height } = button.getBoundingClientRect();
    const radius = Number.parseFloat(getComputedStyle(button).getPropertyValue("--_radius"));
    return { x: left + width / 2, y: top + height / 2, radius };
  }, name);
  if (part === "number") return { x: x + 0.5 * radius, y: y + 0.5 * radius, width: 0.5 * radius, height: 0.5 * radius };
  return { x: x - 1.18 * radius, y: y - 1.18 * radius, width: 2.36 * radius, height: 2.36 * radius };
}

/** The darkest and the lightest colour of a part. */
function extremes(colours) {
  const sorted = colours.toSorted((one, other) => luminance(one) - luminance(other));
  return [sorted[0], sorted.at(-1)];
}

/** The share of pixels that differ clearly in brightness alone. */
function differing(some, others, least = 1.25) {
  const different = some.filter((colour, at) => others[at] && contrast(colour, others[at]) >= least);
  return different.length / some.length;
}

const custom = (page, name) =>
  frame(page).evaluate((element, name) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    context.fillStyle = getComputedStyle(element).getPropertyValue(`--_${name}`);
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, name);

test("through a washed-out projector text keeps 7:1 and marks keep 3:1", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, `${PLAYED}&theme=projector`);
  await page.mouse.move(1, 1);
  // Numbers, as they stand on the board.
  for (const name of ["a", "A"]) {
    const [dark, light] = extremes(await pixels(page, await around(page, name, "number")));
    expect(contrast(washed(dark), washed(light)), `the number of ${name}`).toBeGreaterThanOrEqual(7);
  }
  // Gains and losses are letters too.
  const hole = await custom(page, "hole");
  for (const name of ["gain", "loss"])
    expect(contrast(washed(await custom(page, name)), washed(hole)), name).toBeGreaterThanOrEqual(7);
  for (const name of ["trail", "select", "ghost", "pebble-a", "pebble-b", "pebble-c", "pebble-d", "rim-dark", "focus"])
    expect(contrast(washed(await custom(page, name)), washed(hole)), name).toBeGreaterThanOrEqual(3);
  // The trail as it is drawn, half seen through, and the dots of earlier laps.
  for (const [from, to] of [
    ["A", "B"],
    ["M", "N"],
  ]) {
    const [start, end] = [await around(page, from), await around(page, to)];
    const between = { x: start.x + start.width, width: Math.max(4, end.x - start.x - start.width) };
    const box = { ...between, y: start.y + 0.4 * start.height, height: 0.2 * start.height };
    const [dark, light] = extremes(await pixels(page, box));
    expect(contrast(washed(dark), washed(light)), `the way from ${from} to ${to}`).toBeGreaterThanOrEqual(3);
  }
  // Everything written beside the board.
  const texts = await page.evaluate(() => {
    const { shadowRoot } = document.querySelector("katro-board");
    const numbers = (colour) => colour.match(/[\d.]+/g).map(Number);
    const ground = (element) => {
      for (let each = element; each; each = each.parentElement) {
        const colour = numbers(getComputedStyle(each).backgroundColor);
        if (colour.length < 4 || colour[3] === 1) return colour;
      }
      return [255, 255, 255];
    };
    const parts = [...shadowRoot.querySelectorAll(".title, .hint, .name, .doing, .total, .group-label, .label")];
    const seen = parts.filter((part) => part.checkVisibility() && !part.closest("[aria-disabled=true]"));
    return seen.map((part) => [part.textContent, numbers(getComputedStyle(part).color), ground(part)]);
  });
  expect(texts.length).toBeGreaterThan(8);
  for (const [text, ink, ground] of texts)
    expect(contrast(washed(ink), washed(ground)), text).toBeGreaterThanOrEqual(7);
  // The page around the board is white as well.
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
});

test("numerals are nearly half as large again for a projector", async ({ page }) => {
  await open(page, "?theme=earth");
  const scale = () => frame(page).evaluate((it) => Number(getComputedStyle(it).getPropertyValue("--_numeral-scale")));
  const usual = await scale();
  await open(page, "?theme=projector");
  expect(await scale()).toBeCloseTo(1.45 * usual, 5);
});

// What differs in luminance alone differs for everybody: the other deficiencies are looked at in one theme.
for (const theme of ["earth", "wood", "projector", "contrast"]) {
  for (const deficiency of ["achromatopsia", "protanopia", "deuteranopia", "tritanopia"]) {
    test(
      `in ${theme} with ${deficiency} sides, legal holes, the last turn and the focus differ`,
      keep(theme === "earth" || deficiency === "achromatopsia"),
      async ({ page }) => {
        await open(page, `${PLAYED}&theme=${theme}`);
        await page.mouse.move(1, 1);
        const session = await page.context().newCDPSession(page);
        await session.send("Emulation.setEmulatedVisionDeficiency", { type: deficiency });
        const of = async (name, part) => pixels(page, await around(page, name, part));
        // Whose a number is: dark on light, or light on dark.
        const mean = (colours) => colours.reduce((sum, colour) => sum + luminance(colour), 0) / colours.length;
        const [south, north] = [mean(await of("A", "number")), mean(await of("a", "number"))];
        expect((south + 0.05) / (north + 0.05), "the plates of the sides").toBeGreaterThan(2);
        // A hole that may be sown, and one that may not: both of North, both with two seeds.
        const legal = await of("a");
        const frameElement = frame(page);
        await frameElement.evaluate((element) => element.setAttribute("data-phase", "telling"));
        expect(differing(legal, await of("a")), "the ring of a legal hole").toBeGreaterThan(0.02);
        await frameElement.evaluate((element) => element.setAttribute("data-phase", "idle"));
        // Where the last turn began and ended, against the same holes without a last turn.
        const begun = await of("C");
        const ended = await of("J");
        await page.locator("katro-board .hole[data-hole=b]").focus();
        const focused = await of("b");
        await page.locator("katro-board .hole[data-hole=b]").evaluate((button) => button.blur());
        expect(differing(focused, await of("b")), "the focus").toBeGreaterThan(0.02);
        await page.locator("katro-board .hole[data-hole=b]").click();
        // While somebody chooses, the last turn is not shown: the holes themselves stay as they are.
        expect(differing(begun, await of("C")), "the start of the last turn").toBeGreaterThan(0.01);
        expect(differing(ended, await of("J")), "the end of the last turn").toBeGreaterThan(0.02);
      },
    );
  }
}

test("a host sets every colour", async ({ page }) => {
  await open(page);
  const names =
    "page paper ink muted line accent accent-ink focus ground ground-light ground-dark hole hole-deep rim-light rim-dark pebble-a pebble-b pebble-c pebble-d south south-ink north north-ink path trail gain loss select ghost shadow".split(
      " ",
    );
  await page.addStyleTag({
    content: `katro-board { ${names.map((name, at) => `--katro-${name}: rgb(${at} 10 20);`).join(" ")} }`,
  });
  for (const theme of ["earth", "wood", "projector"]) {
    await page.evaluate((theme) => document.querySelector("katro-board").setAttribute("theme", theme), theme);
    await expect(frame(page)).toHaveAttribute("data-phase", "idle");
    for (const [at, name] of names.entries())
      expect(await custom(page, name), `${name} of ${theme}`).toEqual([at, 10, 20]);
  }
});

test("a sowing can be seen in every theme, and the picture changes with the theme", async ({ page }) => {
  const seen = new Set();
  for (const theme of ["earth", "wood", "projector", "contrast"]) {
    await open(page, `?theme=${theme}&speed=slow`);
    await sow(page, "C<");
    await page.waitForTimeout(300);
    seen.add(await picture(page));
    await page.locator("katro-board [data-command=skip]").click();
    await page.evaluate(() => localStorage.clear());
  }
  expect(seen.size).toBe(4);
});
