// Finds elements on a page as Playwright's locators do: through shadow roots, by style selector, by role and name.
// These functions run on the page: each must stand alone, and FINDING is all of them as a text.

/** Every element that a chain of steps leads to, in the order of the document. */
function find(steps) {
  let found = [document];
  for (const step of steps) found = apply(found, step);
  return found;
}

function apply(found, step) {
  switch (step.by) {
    case "css":
      return unique(found.flatMap((root) => everything(root).filter((each) => matches(each, step.selector, root))));
    case "role":
      return unique(
        found.flatMap((root) =>
          everything(root).filter((each) => roleOf(each) === step.role && isShown(each) && isNamed(each, step)),
        ),
      );
    case "nth":
      return found.slice(step.at, step.at === -1 ? undefined : step.at + 1);
    case "says":
      return unique(found.flatMap((root) => everything(root).filter((each) => saysItself(each, step))));
    case "label":
      return unique(
        found.flatMap((root) =>
          everything(root).filter((each) => (each.labels || each.ariaLabel) && isNamed(each, { name: step.text })),
        ),
      );
    case "text":
      return found.filter((each) => spaced(each.textContent).toLowerCase().includes(step.text.toLowerCase()));
  }
}

/** Whether an element says a text, and none of those in it does. */
function saysItself(element, { text, exact }) {
  const says = (each) => {
    const own = spaced(each.textContent);
    return exact ? own === text : own.toLowerCase().includes(text.toLowerCase());
  };
  return says(element) && ![...element.children].some(says) && !["SCRIPT", "STYLE"].includes(element.tagName);
}

function unique(elements) {
  return [...new Set(elements)];
}

/** All elements below one, through shadow roots. */
function everything(root) {
  const all = [];
  const walk = (node) => {
    for (const child of node.children) {
      all.push(child);
      if (child.shadowRoot) walk(child.shadowRoot);
      walk(child);
    }
  };
  if (root.shadowRoot) walk(root.shadowRoot);
  walk(root);
  return all;
}

/** The element around one; a shadow root's is its host. */
function above(element) {
  return element.parentElement ?? (element.getRootNode() instanceof ShadowRoot ? element.getRootNode().host : null);
}

function matches(element, selector, root) {
  const lists = split(selector, ",");
  return lists.some((each) => climbs(element, split(each.trim(), " "), root));
}

function climbs(element, parts, root) {
  const last = parts.at(-1).replace(/:visible$/, "");
  if (!element.matches(last) || (last !== parts.at(-1) && !isShown(element))) return false;
  const rest = parts.slice(0, -1);
  if (rest.length === 0) return true;
  const direct = rest.at(-1) === ">";
  const outer = direct ? rest.slice(0, -1) : rest;
  for (let each = above(element); each && each !== root; each = above(each)) {
    if (climbs(each, outer, root)) return true;
    if (direct) return false;
  }
  return false;
}

/** Splits at a sign that stands in no bracket and in no quotes. */
function split(text, sign) {
  const parts = [""];
  let depth = 0;
  let quote = "";
  for (const each of text) {
    if (quote) quote = each === quote ? "" : quote;
    else if (each === '"' || each === "'") quote = each;
    else if ("([".includes(each)) depth += 1;
    else if (")]".includes(each)) depth -= 1;
    if (each === sign && depth === 0 && !quote) parts.push("");
    else parts[parts.length - 1] += each;
  }
  return parts.filter((part) => part !== "");
}

function roleOf(element) {
  const given = element.getAttribute("role");
  if (given) return given;
  const roles = { BUTTON: "button", LI: "listitem", DIALOG: "dialog", SELECT: "combobox", TABLE: "table", A: "link" };
  if (/^H[1-6]$/.test(element.tagName)) return "heading";
  const inputs = { range: "slider", checkbox: "checkbox", radio: "radio", number: "spinbutton", text: "textbox" };
  if (element.tagName === "INPUT") return inputs[element.type];
  if (element.tagName === "TEXTAREA") return "textbox";
  return roles[element.tagName];
}

function isNamed(element, { name, pattern, exact }) {
  if (name === undefined && pattern === undefined) return true;
  const own = nameOf(element);
  if (pattern !== undefined) return new RegExp(pattern.source, pattern.flags).test(own);
  return exact ? own === name : own.toLowerCase().includes(name.toLowerCase());
}

function nameOf(element) {
  const by = element.getAttribute("aria-labelledby");
  if (by)
    return spaced(
      by
        .split(/\s+/)
        .map((id) => element.getRootNode().getElementById(id)?.textContent)
        .join(" "),
    );
  const label = element.getAttribute("aria-label");
  if (label) return spaced(label);
  const [outer] = element.labels ?? [];
  if (outer && element.tagName !== "BUTTON") return spaced(said(outer));
  return spaced(said(element)) || spaced(element.title ?? "");
}

/** A text without what is hidden from those who listen. */
function said(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
  if (node.hidden || ["SELECT", "STYLE"].includes(node.tagName)) return "";
  return [...node.childNodes].map(said).join(node.tagName === "P" ? " " : "");
}

function spaced(text) {
  return text.replaceAll(/\s+/g, " ").trim();
}

function isShown(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== "hidden";
}

function focusedElement() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Where an element is on the page. WebKit measures what is magnified as if it were not. */
function boxOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  let zoom = 1;
  for (let each = element; each; each = above(each)) zoom *= Number(getComputedStyle(each).zoom);
  return { x: zoom * x, y: zoom * y, width: zoom * width, height: zoom * height };
}

/** What is to be known about the elements that were found. */
function look(elements) {
  const [first] = elements;
  const box = first && boxOf(first);
  return {
    count: elements.length,
    shown: first !== undefined && isShown(first),
    focused: first !== undefined && focusedElement() === first,
    text: first?.textContent,
    texts: elements.map((each) => each.textContent),
    name: first && nameOf(first),
    value: first?.value,
    checked: first?.checked,
    disabled: first?.matches(":disabled") || first?.getAttribute("aria-disabled") === "true",
    attributes: Object.fromEntries([...(first?.attributes ?? [])].map(({ name, value }) => [name, value])),
    box,
    inView: box && box.y + box.height > 0 && box.x + box.width > 0 && box.y < innerHeight && box.x < innerWidth,
  };
}

/** What lies on top at a place, is it the element or in it? */
function isHit(element, x, y) {
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot?.elementFromPoint(x, y) && hit.shadowRoot.elementFromPoint(x, y) !== hit)
    hit = hit.shadowRoot.elementFromPoint(x, y);
  for (let each = hit; each; each = above(each)) if (each === element) return true;
  return false;
}

/** All of the above as one text, to be put before what is to run on the page. */
export const FINDING = [
  find,
  apply,
  saysItself,
  unique,
  everything,
  above,
  matches,
  climbs,
  split,
  roleOf,
  isNamed,
  nameOf,
  said,
  spaced,
  isShown,
  focusedElement,
  boxOf,
  look,
  isHit,
]
  .map(String)
  .join("\n");

export { above, everything, focusedElement, isNamed, nameOf, roleOf, saysItself, spaced, unique };
