// Whether an element is shown, where there is no layout to ask: as far as attributes and styles say. It takes the place
// of what finding.js asks of a browser. These functions run on the page, with those of finding.js.

import { above, focusedElement, isNamed, nameOf, roleOf, saysItself, spaced, unique } from "../webkit/finding.js";

/** The elements below one that a selector means, through shadow roots; `:visible` is Playwright's own. */
function below(root, selector) {
  const bare = selector.replaceAll(":visible", "");
  const trees = [root, ...(root.shadowRoot ? [root.shadowRoot] : [])];
  const found = [];
  for (const tree of trees) {
    found.push(...tree.querySelectorAll(bare));
    for (const host of tree.querySelectorAll("katro-board"))
      if (host.shadowRoot) found.push(...below(host.shadowRoot, bare));
  }
  const [host, ...rest] = bare.split(/\s+(?!>)/);
  if (host === "katro-board" && rest.length > 0)
    for (const tree of trees)
      for (const each of tree.querySelectorAll(host))
        if (each.shadowRoot) found.push(...below(each.shadowRoot, rest.join(" ")));
  return selector === bare ? found : found.filter(isShown);
}

/** As in finding.js; what costs least is asked first. */
function apply(found, step) {
  const all = (root) => below(root, "*");
  switch (step.by) {
    case "css":
      return unique(found.flatMap((root) => below(root, step.selector)));
    case "role":
      return unique(
        found.flatMap((root) =>
          all(root).filter((each) => roleOf(each) === step.role && isNamed(each, step) && isShown(each)),
        ),
      );
    case "nth":
      return found.slice(step.at, step.at === -1 ? undefined : step.at + 1);
    case "says":
      return unique(found.flatMap((root) => all(root).filter((each) => saysItself(each, step))));
    case "label":
      return unique(
        found.flatMap((root) =>
          all(root).filter((each) => (each.labels || each.ariaLabel) && isNamed(each, { name: step.text })),
        ),
      );
    case "text":
      return found.filter((each) => spaced(each.textContent).toLowerCase().includes(step.text.toLowerCase()));
  }
}

/** The selectors of the page's styles that hide something, to be asked before the style of an element is worked out. */
function hiding() {
  const read = (rules) =>
    [...(rules ?? [])].flatMap((rule) => [
      ...(/none|hidden/.test(`${rule.style?.display} ${rule.style?.visibility}`) ? [rule.selectorText] : []),
      ...read(rule.cssRules),
    ]);
  return below(document, "link, style").flatMap(({ href, sheet }) => {
    if (!sheet) return [];
    // Pages read the same sheets.
    if (!window.readSheets.has(href)) window.readSheets.set(href, read(sheet.cssRules));
    return window.readSheets.get(href);
  });
}

function isShown(element) {
  const selectors = hiding();
  for (let each = element; each; each = above(each)) {
    if (each.hidden || (each.tagName === "DIALOG" && !each.open)) return false;
    const outer = each.parentElement;
    if (outer?.tagName === "DETAILS" && !outer.open && each.tagName !== "SUMMARY") return false;
    const mayHide = selectors.some((selector) => {
      try {
        return each.matches(selector);
      } catch {
        return true; // A selector that happy-dom cannot read says nothing.
      }
    });
    if (mayHide && getComputedStyle(each).display === "none") return false;
  }
  return element.isConnected;
}

/** Whether a press reaches an element: nothing holds it, and no sheet lies over the page. */
function isReached(element) {
  const around = [];
  for (let each = element; each; each = above(each)) around.push(each);
  if (around.some((each) => each.inert || each.hasAttribute("inert"))) return false;
  const modal = below(document, "dialog").filter((each) => each.open && each.isModal);
  return modal.length === 0 || around.includes(modal.at(-1));
}

function boxOf() {
  throw new Error("there is no layout without a browser");
}

function look(elements) {
  const [first] = elements;
  return {
    count: elements.length,
    shown: first !== undefined && isShown(first),
    reached: first !== undefined && isReached(first),
    focused: first !== undefined && focusedElement() === first,
    text: first?.textContent,
    texts: elements.map((each) => each.textContent),
    name: first && nameOf(first),
    value: first?.value,
    checked: first?.checked,
    disabled: first?.matches(":disabled") || first?.getAttribute("aria-disabled") === "true",
    attributes: Object.fromEntries([...(first?.attributes ?? [])].map(({ name, value }) => [name, value])),
  };
}

/** All of the above as one text, to be put after that of finding.js. */
export const SHOWN = [below, apply, hiding, isShown, isReached, boxOf, look].map(String).join("\n");

export { below, isReached, isShown };
