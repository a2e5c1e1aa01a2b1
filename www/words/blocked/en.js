// What is said where the engine may not run, in English.

/** Reviewed by: the authors. */
export const words = {
  "blocked.open": "Open the game by itself",
  "blocked.address": "The game by itself is here:",
};
