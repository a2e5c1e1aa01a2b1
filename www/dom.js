// Builds elements in one call, so that the parts of the page read like what they show. Knows nothing of the game.

/**
 * What an element starts with. Attributes that are `undefined` are left out.
 * @typedef {object} Made
 * @property {string} [class]
 * @property {string} [part]
 * @property {string} [text]
 * @property {Record<string, string | undefined>} [attributes]
 */

/**
 * Makes an element with its class, text, attributes and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Made} [made]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, made = {}, ...children) {
  const element = document.createElement(tag);
  if (made.class) element.className = made.class;
  if (made.part) element.setAttribute("part", made.part);
  if (made.text !== undefined) element.textContent = made.text;
  for (const [name, value] of Object.entries(made.attributes ?? {})) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/**
 * Sets a text only where it differs, so that nothing is laid out again, or spoken, for nothing.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Says that a control does nothing now without taking it from those who have the focus on it.
 * @param {HTMLElement} control
 * @param {boolean} enabled
 */
export function setEnabled(control, enabled) {
  if (enabled) control.removeAttribute("aria-disabled");
  else control.setAttribute("aria-disabled", "true");
}

/**
 * @param {Element} control
 * @returns {boolean}
 */
export function isEnabled(control) {
  return control.getAttribute("aria-disabled") !== "true";
}

/**
 * Lets something look as its theme says: where nobody has chosen one, as the visitor's system asks for.
 * @param {HTMLElement} frame
 * @param {string} theme
 * @param {AbortSignal} signal
 */
export function wear(frame, theme, signal) {
  const asked = matchMedia("(forced-colors: active), (prefers-contrast: more)");
  const follow = () => {
    frame.dataset.theme = theme !== "auto" ? theme : asked.matches ? "contrast" : "earth";
  };
  follow();
  asked.addEventListener("change", follow, { signal });
}

/** @type {(root: ShadowRoot, href: string) => Promise<void>} */
let dress = linked;

/**
 * Lets style sheets be put on in another way from now on.
 * @param {typeof dress} way
 */
export function dressBy(way) {
  dress = way;
}

/**
 * Adds a style sheet to the tree that something is in, once. It may fail to come: then things look plain, and the next
 * who asks tries again.
 * @param {Node} inside
 * @param {string} href
 * @returns {Promise<void>}
 */
export function styled(inside, href) {
  return dress(/** @type {ShadowRoot} */ (inside.getRootNode()), href);
}

/**
 * Adds a style sheet as a link, as pages do.
 * @param {ShadowRoot} root
 * @param {string} href
 * @returns {Promise<void>}
 */
export function linked(root, href) {
  const links = [...root.querySelectorAll("link")];
  const link = links.find((each) => each.href === href) ?? make("link", { attributes: { rel: "stylesheet", href } });
  if (link.sheet) return Promise.resolve();
  return new Promise((done) => {
    link.addEventListener("load", () => done());
    link.addEventListener("error", () => {
      link.remove();
      done();
    });
    if (link.parentNode) return;
    if (links.length > 0) links.at(-1)?.after(link);
    else root.prepend(link);
  });
}
