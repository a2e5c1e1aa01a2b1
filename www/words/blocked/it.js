// What is said where the engine may not run, in Italian. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "blocked.open": "Apri il gioco da solo, in una pagina sua",
  "blocked.address": "Il gioco da solo si trova qui:",
};
