// Takes a sentence of a words file apart, and says what is wrong with it. Knows no language but through Intl.

/**
 * One placeholder of a sentence: `{name}`, or a plural or select with its branches.
 * @typedef {{ name: string, kind?: string, branches: Map<string, string> }} Part
 */

// Larger numbers than a game can hold choose no form that anybody will hear.
const LARGEST = 2000;

/**
 * The parts of a sentence, those within other parts too. Throws where braces do not match.
 * @param {string} text
 * @returns {Generator<Part>}
 */
export function* partsOf(text) {
  for (const [, inside] of groups(text)) {
    const match = /^\s*(\w+)\s*(?:,\s*(plural|select)\s*,([\s\S]*))?$/.exec(inside);
    if (!match) throw new Error(`{${inside}} is no placeholder`);
    const [, name = "", kind, rest = ""] = match;
    const branches = new Map(groups(rest).map(([before, branch]) => [before.trim(), branch]));
    yield { name, kind, branches };
    for (const branch of branches.values()) yield* partsOf(branch);
  }
}

/**
 * What is wrong with a sentence, if anything.
 * @param {string} tag the language
 * @param {string} text
 * @param {string} english the same sentence in English
 * @returns {string[]}
 */
export function faultsOf(tag, text, english) {
  const faults = [];
  if (text.trim() !== text || text === "") faults.push("is empty, or begins or ends with a space");
  if (/<|&\w+;/.test(text)) faults.push("holds markup");
  try {
    const parts = [...partsOf(text)];
    const own = new Set(parts.map(({ name }) => name));
    const wanted = new Set([...partsOf(english)].map(({ name }) => name));
    for (const name of own) if (!wanted.has(name)) faults.push(`English has no {${name}}`);
    // The engine's own reasons are in English: other languages do without them.
    for (const name of wanted) {
      const own_reason = name === "reason" && english === "{reason}";
      if (!own.has(name) && !own_reason) faults.push(`{${name}} is missing`);
    }
    for (const part of parts) faults.push(...branchFaults(tag, part));
    if (outside(text).includes("#")) faults.push("# stands outside a plural");
  } catch (error) {
    faults.push(String(error));
  }
  return faults;
}

/**
 * @param {string} tag
 * @param {Part} part
 */
function branchFaults(tag, { name, kind, branches }) {
  if (kind === undefined) return [];
  const faults = [];
  if (!branches.has("other")) faults.push(`{${name}} has no form "other"`);
  if (kind === "plural") {
    const forms = categories(tag);
    for (const form of forms) if (!branches.has(form)) faults.push(`{${name}} has no form "${form}"`);
    for (const form of branches.keys()) {
      if (!/^=\d+$/.test(form) && !forms.has(form) && form !== "other") faults.push(`${tag} has no form "${form}"`);
    }
  }
  return faults;
}

/**
 * The plural forms that the numbers of a game need.
 * @param {string} tag
 */
function categories(tag) {
  const rules = new Intl.PluralRules(tag);
  return new Set(Array.from({ length: LARGEST }, (_, number) => rules.select(number)));
}

/**
 * What stands between braces, each with what stands before it.
 * @param {string} text
 * @returns {[string, string][]}
 */
function groups(text) {
  /** @type {[string, string][]} */
  const found = [];
  let depth = 0;
  let from = 0;
  let before = "";
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "{") {
      if (depth === 0) {
        before = text.slice(from, at);
        from = at + 1;
      }
      depth += 1;
    } else if (text[at] === "}") {
      depth -= 1;
      if (depth < 0) throw new Error("a brace closes that was not opened");
      if (depth === 0) {
        found.push([before, text.slice(from, at)]);
        from = at + 1;
      }
    }
  }
  if (depth > 0) throw new Error("a brace is not closed");
  return found;
}

/**
 * The text outside all braces.
 * @param {string} text
 */
function outside(text) {
  let rest = text;
  for (const [, inside] of groups(text)) rest = rest.replace(`{${inside}}`, "");
  return rest;
}
