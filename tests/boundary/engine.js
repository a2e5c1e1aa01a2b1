// Loads the built engine without a browser, once for each test file.

import { readFileSync } from "node:fs";
import { initSync } from "../../www/pkg/katro.js";

const { memory } = initSync({ module: readFileSync(new URL("../../www/pkg/katro_bg.wasm", import.meta.url)) });

/** The engine's own memory. */
export { memory };

export * from "../../www/pkg/katro.js";

/** What a call throws, as far as a page may rely on it. */
export function thrownBy(call) {
  try {
    call();
  } catch (error) {
    const { name, message, line, column } = error;
    return { name, message, line, column };
  }
  throw new Error("nothing was thrown");
}
