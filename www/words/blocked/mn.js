// What is said where the engine may not run, in Mongolian. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "blocked.open": "Тоглоомыг тусад нь нээх",
  "blocked.address": "Тоглоом тусдаа энд байна:",
};
