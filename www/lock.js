// Keeps visitors of an exhibition in it: no menu, no selection, no zoom, no link, nothing dropped or dragged.

/** Letters with which a browser, asked with Ctrl or Cmd, prints, saves, opens, searches or zooms. */
const WAYS_OUT = new Set("adefghjklnopstuw+-=0");
const KEYS_OUT = new Set(["F1", "F3", "F6", "F7", "F10", "F12", "ContextMenu", "BrowserBack", "BrowserForward"]);

/**
 * Locks the whole page, until the signal.
 * @param {AbortSignal} signal
 */
export function lock(signal) {
  const listening = { signal, capture: true, passive: false };
  /** @type {(type: string, refused?: (event: Event) => boolean) => void} */
  const refuse = (type, refused = () => true) =>
    window.addEventListener(type, (event) => refused(event) && event.preventDefault(), listening);
  for (const type of ["contextmenu", "dragstart", "dragover", "drop", "gesturestart", "auxclick"]) refuse(type);
  refuse("selectstart", (event) => !(event.composedPath()[0] instanceof HTMLTextAreaElement));
  refuse("mousedown", (event) => event instanceof MouseEvent && event.button === 1);
  refuse("wheel", (event) => event instanceof WheelEvent && (event.ctrlKey || event.metaKey));
  refuse("touchmove", (event) => event instanceof TouchEvent && event.touches.length > 1);
  refuse("keydown", (event) => event instanceof KeyboardEvent && leads(event));
  hold(signal);
}

/**
 * Whether a key leads out of the game.
 * @param {KeyboardEvent} event
 */
function leads({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  if (KEYS_OUT.has(key)) return true;
  if (altKey) return ["ArrowLeft", "ArrowRight", "Home"].includes(key);
  return (ctrlKey || metaKey) && (shiftKey ? key.toLowerCase() !== "z" : WAYS_OUT.has(key.toLowerCase()));
}

/**
 * Lets the page stand as it is under any number of fingers.
 * @param {AbortSignal} signal
 */
function hold(signal) {
  const { style } = document.documentElement;
  const before = style.cssText;
  const still = {
    "touch-action": "pan-x pan-y",
    "overscroll-behavior": "none",
    "user-select": "none",
    "-webkit-user-select": "none",
    "-webkit-touch-callout": "none",
  };
  for (const [name, value] of Object.entries(still)) style.setProperty(name, value);
  signal.addEventListener("abort", () => {
    style.cssText = before;
  });
}
