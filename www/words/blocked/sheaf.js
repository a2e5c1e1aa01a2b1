// What is said where the engine may not run, one file a language.

/** @import { Sheaf } from "../../languages.js" */

/** @type {Sheaf} */
export const SHEAF = {
  en: () => import("./en.js"),
  fr: () => import("./fr.js"),
  mg: () => import("./mg.js"),
  it: () => import("./it.js"),
  fil: () => import("./fil.js"),
  mn: () => import("./mn.js"),
  mr: () => import("./mr.js"),
  lo: () => import("./lo.js"),
};
