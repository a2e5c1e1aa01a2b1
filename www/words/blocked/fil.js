// What is said where the engine may not run, in Filipino. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "blocked.open": "Buksan ang laro nang mag-isa",
  "blocked.address": "Narito ang laro nang mag-isa:",
};
