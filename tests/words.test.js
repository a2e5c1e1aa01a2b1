// Every language says everything that English says: no key missing or unused, no plural form missing, nothing broken.
// `node --test tests/words.test.js` runs this; `cargo xtask check` does too.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { languageNames } from "../www/languages.js";
import { Words } from "../www/words.js";
import { words as english } from "../www/words/en.js";
import { faultsOf, partsOf } from "./words/sentences.js";

const WWW = new URL("../www/", import.meta.url);
const TAGS = namesIn("words/").map((name) => name.replace(/\.js$/, ""));
/** The words that come with a tool: a folder each, with a file a language and one that lists them. */
const SHEAVES = readdirSync(new URL("words/", WWW), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const COUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 19, 21, 22, 100, 101, 1000];

/** The modules in a folder. */
function namesIn(folder) {
  return readdirSync(new URL(folder, WWW)).filter((name) => name.endsWith(".js"));
}

/** Sentences that may be the same in English and in another language. */
const SAME = /^(page|title|source|glossary|key)\./;

for (const tag of TAGS) {
  const { language, words } = await import(`../www/words/${tag}.js`);
  const head = readFileSync(new URL(`words/${tag}.js`, WWW), "utf8").slice(0, 2000);

  test(`${tag}: says what it is and who reviewed it`, () => {
    assert.equal(language.tag, tag);
    assert.ok(["ltr", "rtl"].includes(language.direction));
    assert.equal(languageNames(undefined).find((each) => each.tag === tag)?.name, language.name);
    assert.match(head, /Reviewed by: \S/);
  });

  sentences(tag, language, words, english);
}

for (const sheaf of SHEAVES) {
  const { words: master } = await import(`../www/words/${sheaf}/en.js`);
  const { SHEAF } = await import(`../www/words/${sheaf}/sheaf.js`);

  test(`${sheaf}: is there in every language, and says nothing that is said already`, () => {
    const files = namesIn(`words/${sheaf}/`).filter((name) => name !== "sheaf.js");
    assert.deepEqual(files.map((name) => name.replace(/\.js$/, "")).sort(), [...TAGS].sort());
    assert.deepEqual(Object.keys(SHEAF).sort(), [...TAGS].sort());
    assert.deepEqual(
      Object.keys(master).filter((key) => key in english),
      [],
    );
  });

  for (const tag of TAGS) {
    const { language, words: common } = await import(`../www/words/${tag}.js`);
    const { words } = await SHEAF[tag]();
    const head = readFileSync(new URL(`words/${sheaf}/${tag}.js`, WWW), "utf8").slice(0, 2000);

    test(`${sheaf} ${tag}: says who reviewed it`, () => assert.match(head, /Reviewed by: \S/));

    // The names of sides and holes are said with the common words.
    sentences(`${sheaf} ${tag}`, language, words, master, common);
  }
}

/**
 * Holds the sentences of one file against the English ones.
 */
function sentences(name, language, words, master, common = {}) {
  const { tag } = language;

  test(`${name}: has every key and no other`, () => {
    const missing = Object.keys(master).filter((key) => !(key in words));
    const unknown = Object.keys(words).filter((key) => !(key in master));
    assert.deepEqual({ missing, unknown }, { missing: [], unknown: [] });
  });

  test(`${name}: every sentence is whole`, () => {
    const faults = Object.entries(words).flatMap(([key, text]) =>
      faultsOf(tag, text, master[key] ?? "").map((fault) => `${key}: ${fault}`),
    );
    assert.deepEqual(faults, []);
  });

  test(`${name}: every counted sentence can be said with every number`, () => {
    const speaker = new Words({ language, words: { ...common, ...words } });
    for (const [key, text] of Object.entries(words)) {
      const names = [...partsOf(text)].map((part) => part.name);
      for (const count of COUNTS) {
        const said = speaker.say(key, Object.fromEntries(names.map((name) => [name, count])));
        assert.ok(said.trim() !== "" && !/[{}#]|undefined|NaN/.test(said), `${key} with ${count}: ${said}`);
      }
    }
  });

  if (tag !== "en") {
    test(`${name}: nothing is left in English`, () => {
      // Of what is not in braces there must be enough to be said in another way.
      const spoken = (key) => master[key].replaceAll(/\{[^}]*\}/g, "").length > 12;
      const same = Object.keys(master).filter((key) => words[key] === master[key] && spoken(key));
      assert.deepEqual(
        same.filter((key) => !SAME.test(key)),
        [],
      );
    });
  }
}

test("a missing plural form, a broken placeholder and markup are found", () => {
  const one = "{n, plural, one {# seed} other {# seeds}} in {hole}";
  assert.deepEqual(faultsOf("en", one, one), []);
  for (const [tag, broken] of [
    ["en", "{n, plural, other {# seeds}} in {hole}"],
    ["en", "{n, plural, one {# seed} other {# seeds}}"],
    ["en", "{n, plural, one {# seed} other {# seeds}} in {hole} of {side}"],
    ["en", "{n, plural, one {# seed} other {# seeds} in {hole}"],
    ["en", "{n, plural, one {# seed} other {# seeds}} in <b>{hole}</b>"],
    ["en", "{n, plural, one {# seed} few {# seeds} other {# seeds}} in {hole}"],
    ["ar", one],
    ["en", " {n, plural, one {# seed} other {# seeds}} in {hole}"],
    ["en", "# {n, plural, one {# seed} other {# seeds}} in {hole}"],
    ["en", ""],
  ]) {
    assert.notDeepEqual(faultsOf(tag, broken, one), [], broken);
  }
});

const sheafKeys = [];
for (const sheaf of SHEAVES) sheafKeys.push(...Object.keys((await import(`../www/words/${sheaf}/en.js`)).words));

/** What nobody says but the page itself, where there is no JavaScript: by language. */
const withoutScript = {};
for (const tag of TAGS) withoutScript[tag] = (await import(`../www/words/${tag}.js`)).words["page.script"];

test("every key is used, and every key that is used is there", () => {
  const sources = [...namesIn("."), ...namesIn("tools/").map((name) => `tools/${name}`)];
  const code = sources.map((name) => readFileSync(new URL(name, WWW), "utf8")).join("\n");
  const page = readFileSync(new URL("../index.html", WWW), "utf8");
  const used = new Set([...page.matchAll(/data-words="([^"]+)"/g)].map(([, key]) => key));
  used.add("page.script");
  for (const [, literal] of code.matchAll(/"([a-z][\w.-]*\.[\w.-]+)"/g)) used.add(literal);
  // `button.${name}`, and sayCode("why", …), stand for every key that begins so.
  const shapes = [...code.matchAll(/`([\w.-]*\.\$\{[^`]*)`/g)].map(([, shape]) =>
    shape.replaceAll(/\$\{[^}]*\}/g, "*"),
  );
  for (const [, prefix] of code.matchAll(/sayCode\(\s*"(\w+)"/g)) shapes.push(`${prefix}.*`);
  const patterns = shapes.map((shape) => new RegExp(`^${shape.replaceAll(".", "\\.").replaceAll("*", "[\\w.-]+")}$`));
  const keys = [...Object.keys(english), ...sheafKeys];
  const unused = keys.filter((key) => !used.has(key) && !patterns.some((pattern) => pattern.test(key)));
  assert.deepEqual(unused, []);
  const families = new Set(keys.map((key) => key.split(".")[0]));
  const files = /\.(js|css|wasm|html|json|svg)$/;
  const missing = [...used].filter((key) => families.has(key.split(".")[0]) && !files.test(key) && !keys.includes(key));
  assert.deepEqual(missing, []);
});

test("who has no JavaScript reads so in every language", () => {
  const page = readFileSync(new URL("../index.html", WWW), "utf8");
  const [, inside = ""] = /<noscript>([\s\S]*?)<\/noscript>/.exec(page) ?? [];
  const said = [...inside.matchAll(/<p lang="([^"]+)">([^<]*)<\/p>/g)].map(([, tag, text]) => [tag, text]);
  assert.deepEqual(Object.fromEntries(said), withoutScript);
});

test("the page in English is what the words say", () => {
  const page = readFileSync(new URL("../index.html", WWW), "utf8");
  for (const [, key, content, text] of page.matchAll(/data-words="([^"]+)"(?: content="([^"]*)")?>([^<]*)/g)) {
    assert.equal(content ?? text, english[key], key);
  }
});
