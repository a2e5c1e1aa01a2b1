// What is said where the engine may not run, in French. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "blocked.open": "Ouvrir le jeu dans sa propre page",
  "blocked.address": "Le jeu a sa propre page ici :",
};
