// Turns keys and values into sentences of one language. The sentences themselves lie in words/, one file a language.
//
// A sentence may hold `{name}`, `{n, plural, one {# seed} other {# seeds}}` and `{side, select, south {…} other {…}}`,
// as ICU messages do; `#` is the number of the plural around it. Parts may lie within parts.

import { fetchSheaf } from "./languages.js";
import { words as english } from "./words/en.js";

/** @import { Sheaf } from "./languages.js" */
/** @typedef {keyof typeof import("./words/tools/en.js").words} ToolsKey */
/** @typedef {keyof typeof import("./words/takehome/en.js").words} TakehomeKey */
/** @typedef {keyof typeof import("./words/lab/en.js").words} LabKey */
/** @typedef {keyof typeof import("./words/course/en.js").words} CourseKey */
/** @typedef {keyof typeof import("./words/setup/en.js").words} SetupKey */
/** @typedef {keyof typeof import("./words/kiosk/en.js").words} KioskKey */
/** @typedef {keyof typeof import("./words/lesson/en.js").words} LessonKey */
/** @typedef {keyof typeof import("./words/class/en.js").words} ClassKey */
/** @typedef {keyof typeof import("./words/predict/en.js").words} PredictKey */
/** @typedef {keyof typeof import("./words/puzzles/en.js").words} PuzzlesKey */
/** @typedef {keyof typeof import("./words/reasons/en.js").words} ReasonsKey */
/** @typedef {keyof typeof import("./words/blocked/en.js").words} BlockedKey */
/** @typedef {keyof typeof import("./words/share/en.js").words} ShareKey */

/** @typedef {keyof typeof english | ToolsKey | TakehomeKey | LabKey | CourseKey | SetupKey | KioskKey | LessonKey | ClassKey | PredictKey | PuzzlesKey | ReasonsKey | BlockedKey | ShareKey} WordKey */
/** @typedef {Record<string, string | number>} Values */
/** @typedef {{ tag: string, name: string, direction: "ltr" | "rtl" }} Language */
/** @typedef {{ language: Language, words: Record<string, string>, release?: string }} WordsFile */

/** Where a language says nothing. */
/** @type {Record<string, string | undefined>} */
const spare = english;

/** Speaks one language at a time. Whoever holds this need not know which, nor when another takes its place. */
export class Words {
  /** @type {WordsFile} */
  #file;
  #manners;
  /** What was written to stay, to be written again in another language. */
  /** @type {(() => void)[]} */
  #written = [];
  /** What is needed beside the words that everybody needs. */
  /** @type {Set<Sheaf>} */
  #sheaves = new Set();

  /** @param {WordsFile} file */
  constructor(file) {
    this.#file = file;
    this.#manners = mannersOf(file.language);
  }

  /** Which language this is. */
  get language() {
    return this.#file.language;
  }

  /** The sheaves that were taken up: another language is spoken with the same. */
  get sheaves() {
    return [...this.#sheaves];
  }

  /**
   * Takes up the words of a tool, in this language and in every other that comes.
   * @param {Sheaf} sheaf
   */
  async include(sheaf) {
    if (this.#sheaves.has(sheaf)) return;
    this.#sheaves.add(sheaf);
    let file = this.#file;
    let found = await fetchSheaf(sheaf, file.language.tag);
    // Another language may have come meanwhile, with this sheaf or without.
    for (; file !== this.#file; found = await fetchSheaf(sheaf, file.language.tag)) file = this.#file;
    // What a page has corrected stays corrected.
    this.#file = { language: file.language, words: { ...found, ...file.words } };
  }

  /**
   * Speaks another language from now on, and writes again what was written to stay.
   * @param {WordsFile} file
   */
  turnTo(file) {
    this.#file = file;
    this.#manners = mannersOf(file.language);
    for (const write of this.#written) write();
  }

  /**
   * Writes the sentence of a key into an element, or into one of its attributes, in this language and the next.
   * For what is made once and stays: it is remembered for ever.
   * @template {Element} E
   * @param {E} element
   * @param {WordKey} key
   * @param {string} [attribute]
   * @returns {E} the element
   */
  put(element, key, attribute) {
    this.keep(() => {
      if (attribute === undefined) element.textContent = this.say(key);
      else element.setAttribute(attribute, this.say(key));
    });
    return element;
  }

  /**
   * Writes something now, and again in every other language.
   * @param {() => void} write
   */
  keep(write) {
    this.#written.push(write);
    write();
  }

  /**
   * Several things in a row, as this language writes them.
   * @param {string[]} items
   */
  list(items) {
    return this.#manners.list(items);
  }

  /**
   * The sentence of a key, with the values in their places.
   * A value that is a code of the game, such as `south`, is said by its name.
   * @param {WordKey} key
   * @param {Values} [values]
   */
  say(key, values = {}) {
    return this.#fill(this.#file.words[key] ?? spare[key] ?? key, values, undefined);
  }

  /**
   * The sentence for a code that comes from the engine: `prefix.code`, or the given key where there is none.
   * @param {string} prefix
   * @param {string} code
   * @param {WordKey} otherwise
   * @param {Values} [values]
   */
  sayCode(prefix, code, otherwise, values = {}) {
    const known = this.#file.words[`${prefix}.${code}`];
    return this.#fill(known ?? this.#file.words[otherwise] ?? otherwise, { code, ...values }, undefined);
  }

  /**
   * @param {string} text
   * @param {Values} values
   * @param {number | undefined} counted
   * @returns {string}
   */
  #fill(text, values, counted) {
    let filled = "";
    let at = 0;
    while (at < text.length) {
      const sign = text[at];
      if (sign === "{") {
        const end = closing(text, at);
        filled += this.#part(text.slice(at + 1, end), values, counted);
        at = end + 1;
      } else {
        filled += sign === "#" && counted !== undefined ? this.#manners.number(counted) : sign;
        at += 1;
      }
    }
    return filled;
  }

  /**
   * @param {string} part what stands between two braces
   * @param {Values} values
   * @param {number | undefined} counted
   */
  #part(part, values, counted) {
    const [, name = "", kind, rest = ""] = /^\s*(\w+)\s*(?:,\s*(plural|select)\s*,([\s\S]*))?$/.exec(part) ?? [];
    const value = values[name];
    if (value === undefined) return `{${part}}`;
    if (kind === undefined) {
      if (typeof value === "number") return this.#manners.number(value);
      return this.#file.words[`name.${value}`] ?? value;
    }
    const forms = branches(rest);
    const count = kind === "plural" ? Number(value) : counted;
    const wanted = kind === "plural" ? this.#manners.form(Number(value)) : String(value);
    return this.#fill(forms.get(`=${value}`) ?? forms.get(wanted) ?? forms.get("other") ?? "", values, count);
  }
}

/**
 * How a language counts and lists. Each takes a while to make, so it is made when it is first wanted.
 * @param {Language} language
 */
function mannersOf(language) {
  // The picture's numbers are drawn with these digits, and the two must look alike.
  const tag = `${language.tag}-u-nu-latn`;
  /** @type {Intl.PluralRules | undefined} */
  let plural;
  /** @type {Intl.NumberFormat | undefined} */
  let numbers;
  /** @type {Intl.ListFormat | undefined} */
  let lists;
  return {
    /** @param {number} value */
    form(value) {
      plural ??= new Intl.PluralRules(tag);
      return plural.select(value);
    },
    /** @param {number} value */
    number(value) {
      numbers ??= new Intl.NumberFormat(tag);
      return numbers.format(value);
    },
    /** @param {string[]} items */
    list(items) {
      lists ??= new Intl.ListFormat(tag, { type: "unit", style: "short" });
      return lists.format(items);
    },
  };
}

/**
 * The place of the brace that closes the one at `open`.
 * @param {string} text
 * @param {number} open
 */
function closing(text, open) {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    else if (text[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/**
 * The branches of a plural or select: `one {…} other {…}`.
 * @param {string} text
 */
function branches(text) {
  /** @type {Map<string, string>} */
  const forms = new Map();
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf("{", at);
    if (open < 0) break;
    const end = closing(text, open);
    forms.set(text.slice(at, open).trim(), text.slice(open + 1, end));
    at = end + 1;
  }
  return forms;
}
