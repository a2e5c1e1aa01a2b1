// What is said where the engine may not run, in Marathi. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "blocked.open": "खेळ स्वतंत्रपणे उघडा",
  "blocked.address": "खेळ स्वतंत्रपणे येथे आहे:",
};
