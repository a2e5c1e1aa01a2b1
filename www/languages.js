// Which languages there are, which one a visitor gets, and how its words are fetched: only when they are needed.

import { RELEASE } from "./release.js";
import { language, words } from "./words/en.js";

/** @import { Language, WordsFile } from "./words.js" */

/**
 * The words of a tool, which are fetched with it: by the tag of the language, as the languages here.
 * @typedef {Record<string, () => Promise<{ words: Record<string, string>, release?: string }>>} Sheaf
 */

/**
 * The languages by their tags: what each calls itself, and how its words are fetched. English is always there, so
 * that there are words even where nothing can be fetched.
 * @type {Record<string, { name: string, fetch: () => Promise<WordsFile> }>}
 */
const FILES = {
  en: { name: "English", fetch: async () => ({ language, words }) },
  fr: { name: "Français", fetch: () => import("./words/fr.js") },
  mg: { name: "Malagasy", fetch: () => import("./words/mg.js") },
  it: { name: "Italiano", fetch: () => import("./words/it.js") },
  fil: { name: "Filipino", fetch: () => import("./words/fil.js") },
  mn: { name: "Монгол", fetch: () => import("./words/mn.js") },
  mr: { name: "मराठी", fetch: () => import("./words/mr.js") },
  lo: { name: "ລາວ", fetch: () => import("./words/lo.js") },
};

// Other names by which browsers ask for the same language.
/** @type {Record<string, string>} */
const ALSO = { tl: "fil", plt: "mg", khk: "mn" };

/** The tags of all languages. */
export const LANGUAGES = Object.keys(FILES);

/**
 * What a page brings of its own: corrected sentences, or a language that is not among these.
 * @type {Map<string, Promise<WordsFile | undefined>>}
 */
const brought = new Map();

/**
 * Every language that can be chosen, by what it calls itself.
 * @param {WordsFile | undefined} own what the page brings
 * @returns {{ tag: string, name: string }[]}
 */
export function languageNames(own) {
  const names = LANGUAGES.map((tag) => ({ tag, name: FILES[tag]?.name ?? tag }));
  if (own && !LANGUAGES.includes(own.language.tag)) names.push(own.language);
  return names;
}

/**
 * The first language that there is among those wanted, else the first of the visitor's, else English.
 * @param {(string | undefined)[]} wanted
 * @param {WordsFile | undefined} [own]
 */
export function languageFor(wanted, own) {
  const tags = languageNames(own).map(({ tag }) => tag);
  for (const asked of [...wanted, ...navigator.languages]) {
    const tag = asked?.toLowerCase().replaceAll("_", "-") ?? "";
    const [base = ""] = tag.split("-");
    const found = tags.find((each) => each.toLowerCase() === tag) ?? tags.find((each) => each === (ALSO[base] ?? base));
    if (found !== undefined) return found;
  }
  return "en";
}

/**
 * Fetches the words of a language, with what the page brings laid over them. English where they cannot be had.
 * @param {string} tag
 * @param {WordsFile | undefined} [own]
 * @param {Sheaf[]} [sheaves] the tools whose words are needed too
 * @returns {Promise<WordsFile>}
 */
export async function fetchWords(tag, own, sheaves = []) {
  const [base = ""] = tag.split("-");
  const file = FILES[tag] ?? FILES[base];
  /** @type {WordsFile} */
  const english = { language, words };
  const fetched = await (file?.fetch() ?? Promise.resolve(english)).catch(() => english);
  const found = isOurs(fetched) ? fetched : english;
  const bound = await Promise.all(sheaves.map((sheaf) => fetchSheaf(sheaf, tag)));
  const all = Object.assign({}, ...bound, found.words);
  if (own?.language.tag !== tag) return { language: found.language, words: all };
  return { language: { ...found.language, ...own.language }, words: { ...all, ...own.words } };
}

/**
 * Whether a file is of this release. A published one says so; the sentences of another may be others.
 * @param {{ release?: string }} file
 */
function isOurs({ release }) {
  return release === undefined || release === RELEASE;
}

/**
 * Fetches the words of a tool, over the English ones. English where they cannot be had; nothing where not even those.
 * @param {Sheaf} sheaf
 * @param {string} tag
 * @returns {Promise<Record<string, string>>}
 */
export async function fetchSheaf(sheaf, tag) {
  const [base = ""] = tag.split("-");
  const fetched = [sheaf.en, sheaf[tag] ?? sheaf[base]].map(async (fetch) => {
    try {
      const file = await fetch?.();
      return file && isOurs(file) ? file.words : undefined;
    } catch {
      return undefined;
    }
  });
  return Object.assign({}, ...(await Promise.all(fetched)));
}

/**
 * Reads the words that a page brings, as `docs/translating.md` describes. They are texts, never a program.
 * @param {string | null} address
 * @returns {Promise<WordsFile | undefined>} nothing where there are none, or none that can be read
 */
export function ownWords(address) {
  if (!address) return Promise.resolve(undefined);
  const url = new URL(address, document.baseURI).href;
  const known = brought.get(url) ?? readWords(url);
  brought.set(url, known);
  return known;
}

/** @param {string} url */
async function readWords(url) {
  try {
    const read = await (await fetch(url)).json();
    const given = read.language ?? {};
    const [tag = ""] = Intl.getCanonicalLocales(String(given.tag));
    const texts = Object.entries(read.words ?? {}).filter(([, text]) => typeof text === "string");
    const name = String(given.name ?? FILES[tag]?.name ?? tag);
    /** @type {Language} */
    const own = { tag, name, direction: given.direction === "rtl" ? "rtl" : "ltr" };
    return { language: own, words: Object.fromEntries(texts) };
  } catch (error) {
    console.warn(`Katro: the words in ${url} cannot be used: ${error}`);
    return undefined;
  }
}
