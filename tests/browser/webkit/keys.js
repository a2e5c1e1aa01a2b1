// The names of keys as Playwright has them, as presses of the WebDriver protocol.

const NAMED = {
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Tab: "\uE004",
  Space: " ",
  Home: "\uE011",
  End: "\uE010",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  Backspace: "\uE003",
  Delete: "\uE017",
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
};

/**
 * The presses of one key with those that are held, such as `Shift+Tab`.
 * @param {string} name
 */
export function actionsOf(name) {
  const parts = name === "+" ? ["+"] : name.split("+");
  const last = parts.pop() ?? "";
  const held = parts.map((part) => NAMED[part]);
  const key = NAMED[last] ?? last.replace(/^(Digit|Key)/, "");
  // A letter in capitals means the key, where something else than Shift is held.
  const value = held.length > 0 && !parts.includes("Shift") ? key.toLowerCase() : key;
  const down = [...held, value].map((value) => ({ type: "keyDown", value }));
  const up = [value, ...held.toReversed()].map((value) => ({ type: "keyUp", value }));
  return [{ type: "key", id: "keys", actions: [...down, ...up] }];
}
