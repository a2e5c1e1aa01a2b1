// The tables of docs/embedding.md say what the schema of the options and the contract say.
// `node --test tests/embedding.test.js` compares them; with KATRO_WRITE=1 in the environment it writes them anew.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import test from "node:test";
import { attributeOf, OPTION_NAMES, OPTIONS } from "../www/options.js";
import { ASKED, MEMBERS, OPTIONS_ARE, TOLD } from "./browser/contract.js";

const PAGE = new URL("../docs/embedding.md", import.meta.url);

const code = (text) => `\`${text}\``;
const list = (texts) => texts.map(code).join(" · ");
const row = (cells) => `| ${cells.join(" | ")} |`;
const table = (head, rows) => [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

const values = ({ kind, values, most }) =>
  ({ choice: () => list(values), switch: () => list(["on", "off"]), number: () => `0 to ${most}`, text: () => "text" })[
    kind
  ]();

const TABLES = {
  options: table(
    ["parameter", "attribute", "values", "default", "what it is"],
    OPTION_NAMES.map((name) => {
      const option = OPTIONS[name];
      const fallback = option.fallback === undefined ? "" : code(option.fallback);
      return [code(name), code(attributeOf(name)), values(option), fallback, OPTIONS_ARE[name]];
    }),
  ),
  members: table(
    ["member", "what it is"],
    Object.entries(MEMBERS).map(([name, about]) => [code(name), about]),
  ),
  told: table(
    ["event", "carries", "when"],
    Object.entries(TOLD).map(([type, { fields, about }]) => [code(type), list(fields), about]),
  ),
  asked: table(
    ["type", "carries", "what is done"],
    Object.entries(ASKED).map(([type, { fields, about }]) => [code(type), list(fields), about]),
  ),
};

test("every option is told, and no other", () => {
  assert.deepEqual(Object.keys(OPTIONS_ARE), OPTION_NAMES);
});

test("the tables of the documentation are those of the code", () => {
  const page = readFileSync(PAGE, "utf8");
  const found = [];
  const written = page.replaceAll(/<!-- table: (\w+) -->\n[\s\S]*?<!-- end -->/g, (_, name) => {
    found.push(name);
    return `<!-- table: ${name} -->\n${TABLES[name]}\n<!-- end -->`;
  });
  assert.deepEqual(found.sort(), Object.keys(TABLES).sort());
  if (process.env.KATRO_WRITE) writeFileSync(PAGE, written);
  else assert.equal(page, written, "run again with KATRO_WRITE=1");
});
