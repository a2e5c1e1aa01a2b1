// What is said where the engine may not run, in Malagasy. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "blocked.open": "Sokafy irery ny lalao",
  "blocked.address": "Eto ny lalao irery:",
};
