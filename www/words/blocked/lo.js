// What is said where the engine may not run, in Lao. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "blocked.open": "ເປີດເກມແຍກຕ່າງຫາກ",
  "blocked.address": "ເກມແຍກຕ່າງຫາກຢູ່ທີ່ນີ້:",
};
