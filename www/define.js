// Registers <katro-board>. The only module with a side effect; doing it twice is harmless.

import { KatroBoard } from "./katro-board.js";

if (!customElements.get("katro-board")) customElements.define("katro-board", KatroBoard);
