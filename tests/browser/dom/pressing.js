// Presses of keys and of the pointer, with what a browser does of its own at them: the focus moves, buttons are
// clicked, letters are written. These functions run on the page, with those of finding.js and shown.js.

import { above } from "../webkit/finding.js";
import { below, isReached, isShown } from "./shown.js";

/** The deepest element that has the focus. */
function deepFocus() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element ?? document.body;
}

/** Every element that Tab stops at, in the order of the document. */
function stops() {
  const wanted =
    "button, a[href], input:not([type=hidden]), select, textarea, summary, iframe, [tabindex], [contenteditable]";
  return below(document, wanted).filter(
    (each) => each.tabIndex >= 0 && !each.disabled && isReached(each) && isShown(each),
  );
}

/** Presses a key, which is let go again. `held` are the names of the keys held with it. */
function pressKey(key, code, held) {
  const target = deepFocus();
  const settings = { key, code, bubbles: true, cancelable: true, composed: true };
  for (const name of held) settings[`${{ Control: "ctrl", Alt: "alt", Shift: "shift", Meta: "meta" }[name]}Key`] = true;
  const goesOn = target.dispatchEvent(new KeyboardEvent("keydown", settings));
  if (goesOn) ownDeed(target, key, held);
  const last = deepFocus();
  const kept = last.dispatchEvent(new KeyboardEvent("keyup", settings));
  if (goesOn && kept && key === " " && last === target && target.matches("button, summary, [type=checkbox]"))
    clickOn(target, 0);
}

/** What a browser does of its own when a key goes down. */
function ownDeed(target, key, held) {
  if (held.some((name) => name !== "Shift")) return;
  const isField = target.matches("textarea, input:not([type=checkbox], [type=radio], [type=range], [type=button])");
  if (key === "Tab") {
    const all = stops();
    const next = all.indexOf(target) + (held.includes("Shift") ? -1 : 1);
    if (all[next]) all[next].focus();
    else target.blur();
  } else if (key === "Enter" && target.matches("button, a[href], summary")) clickOn(target, 0);
  else if (key === "Enter" && target.matches("input")) target.dispatchEvent(new Event("change", { bubbles: true }));
  else if (key === "Escape") cancel();
  else if (isField && (key.length === 1 || key === "Backspace")) {
    target.value = key === "Backspace" ? target.value.slice(0, -1) : target.value + key;
    target.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  } else if (target.matches("[type=range]")) slide(target, key);
}

/** Moves a slider. */
function slide(input, key) {
  const least = Number(input.min || 0);
  const most = Number(input.max || 100);
  const step = Number(input.step) || 1;
  const steps = { ArrowRight: step, ArrowUp: step, ArrowLeft: -step, ArrowDown: -step, Home: -most, End: most };
  if (!(key in steps)) return;
  input.value = String(Math.min(most, Math.max(least, Number(input.value) + steps[key])));
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

/** Escape closes the sheet that lies on top, unless it refuses. */
function cancel() {
  const sheet = below(document, "dialog")
    .filter((each) => each.open && each.isModal)
    .at(-1);
  if (sheet?.dispatchEvent(new Event("cancel", { cancelable: true }))) sheet.close();
}

/** Presses an element with a pointer; `detail` is 0 where a key stands for it. */
function clickOn(element, detail) {
  const settings = { bubbles: true, cancelable: true, composed: true, button: 0, detail };
  const pointer = { ...settings, pointerType: "mouse", pointerId: 1, isPrimary: true };
  if (detail > 0) {
    element.dispatchEvent(new PointerEvent("pointerdown", pointer));
    if (element.dispatchEvent(new MouseEvent("mousedown", settings))) {
      let stop = element;
      while (stop && !(stop.matches("button, a[href], input, select, textarea, summary, [tabindex]") && !stop.disabled))
        stop = above(stop);
      if (stop) stop.focus();
      else deepFocus().blur?.();
    }
    element.dispatchEvent(new PointerEvent("pointerup", pointer));
    element.dispatchEvent(new MouseEvent("mouseup", settings));
  }
  element.dispatchEvent(new MouseEvent("click", settings));
}

/** Moves the pointer over an element. */
function hoverOver(element) {
  const settings = { bubbles: true, cancelable: true, composed: true, pointerType: "mouse" };
  for (const type of ["pointerover", "pointermove"]) element.dispatchEvent(new PointerEvent(type, settings));
  element.dispatchEvent(new PointerEvent("pointerenter", { ...settings, bubbles: false }));
  for (const type of ["mouseover", "mousemove"]) element.dispatchEvent(new MouseEvent(type, settings));
  element.dispatchEvent(new MouseEvent("mouseenter", { ...settings, bubbles: false }));
}

/** All of the above as one text. */
export const PRESSING = [deepFocus, stops, pressKey, ownDeed, slide, cancel, clickOn, hoverOver].map(String).join("\n");

const CODES = { " ": "Space", "?": "Slash", ".": "Period", ",": "Comma", "+": "Equal", "-": "Minus" };

/**
 * A key by the name that Playwright has for it, such as `Shift+Digit6`.
 * @param {string} name
 * @returns {[key: string, code: string, held: string[]]}
 */
export function keyOf(name) {
  const parts = name === "+" ? ["+"] : name.split("+");
  const last = parts.pop() ?? "";
  const bare = last.replace(/^(Digit|Key)/, "");
  const key = { Space: " " }[bare] ?? (bare.length === 1 && !parts.includes("Shift") ? caseOf(bare, parts) : bare);
  const code = /^[a-z]$/i.test(bare)
    ? `Key${bare.toUpperCase()}`
    : /^\d$/.test(bare)
      ? `Digit${bare}`
      : (CODES[key] ?? bare);
  return [key, code, parts];
}

/** A letter in capitals means the key, where something is held. */
const caseOf = (letter, held) => (held.length > 0 ? letter.toLowerCase() : letter);
