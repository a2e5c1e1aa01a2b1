// Expectations of what is on a page in WebKit: asked again and again until they hold, as Playwright's are.

import { expect } from "@playwright/test";
import { Frame } from "./frame.js";
import { Locator } from "./locator.js";
import { PATIENCE, pause } from "./waiting.js";

/** Each says whether it holds of what is seen, and what was seen in its place. */
const MATCHERS = {
  toBeVisible: (seen) => [seen.shown, "hidden"],
  toBeHidden: (seen) => [!seen.shown, "visible"],
  toBeFocused: (seen) => [seen.focused, "without the focus"],
  toBeInViewport: (seen) => [seen.inView === true, JSON.stringify(seen.box)],
  toBeChecked: (seen) => [seen.checked === true, "not checked"],
  toBeEnabled: (seen) => [!seen.disabled, "disabled"],
  toBeEmpty: (seen) => [seen.count > 0 && spaced(seen.value ?? seen.text) === "", seen.value ?? seen.text],
  toHaveCount: (seen, count) => [seen.count === count, seen.count],
  toHaveText: (seen, text) =>
    Array.isArray(text)
      ? [seen.count === text.length && text.every((each, at) => same(seen.texts[at], each)), seen.texts]
      : [seen.count > 0 && same(seen.text, text), seen.text],
  toContainText: (seen, text) => [seen.count > 0 && holds(seen.text, text), seen.text],
  toHaveValue: (seen, value) => [value instanceof RegExp ? value.test(seen.value) : seen.value === value, seen.value],
  toHaveAccessibleName: (seen, name) => [name instanceof RegExp ? name.test(seen.name) : seen.name === name, seen.name],
  toHaveAttribute: (seen, name, value) => [
    seen.count > 0 &&
      (value === undefined
        ? name in seen.attributes
        : value instanceof RegExp
          ? value.test(seen.attributes[name] ?? "")
          : seen.attributes[name] === value),
    seen.attributes[name],
  ],
  toHaveTitle: (seen, title) => [title instanceof RegExp ? title.test(seen.title) : seen.title === title, seen.title],
};

/**
 * @param {string | undefined} text
 * @param {string | RegExp} wanted
 */
function same(text, wanted) {
  return wanted instanceof RegExp ? wanted.test(text ?? "") : spaced(text) === spaced(wanted);
}

function holds(text, wanted) {
  return wanted instanceof RegExp ? wanted.test(text ?? "") : spaced(text).includes(spaced(wanted));
}

function spaced(text) {
  return (text ?? "").replaceAll(/\s+/g, " ").trim();
}

function matchersOf(subject) {
  const look = subject instanceof Frame ? async () => ({ title: await subject.title() }) : () => subject.look();
  const wait = async (name, wanted, args) => {
    const options = args.find((each) => typeof each?.timeout === "number");
    const end = Date.now() + (options?.timeout ?? PATIENCE);
    for (;;) {
      const [holds, seen] = MATCHERS[name](await look(), ...args);
      if (holds === wanted) return;
      if (end < Date.now()) throw new Error(`${wanted ? "" : "not."}${name}(${args.map(String)}): ${seen}`);
      await pause(40);
    }
  };
  const all = (wanted) =>
    Object.fromEntries(Object.keys(MATCHERS).map((name) => [name, (...args) => wait(name, wanted, args)]));
  return { ...all(true), not: all(false) };
}

/** Playwright's `expect`, which knows these pages and elements too. */
export const webkitExpect = new Proxy(expect, {
  apply: (own, _, [subject, message]) =>
    subject instanceof Locator || subject instanceof Frame ? matchersOf(subject) : own(subject, message),
});
