// The tools that are fetched when somebody wants them: their list, and the one that is open on the shelf.

import { make, styled } from "./dom.js";
import { icon } from "./icons.js";
import { SHEAF } from "./words/tools/sheaf.js";

/** @import { Desk } from "./desk.js" */
/** @import { Sheaf } from "./languages.js" */
/** @import { Sheet } from "./sheets.js" */

/**
 * A tool that is open. It lets go of everything, and gives the board back, when it is closed.
 * @typedef {object} Tool
 * @property {HTMLElement} element
 * @property {() => void} [rewrite] says everything again: the language is another
 * @property {() => void} [close]
 */

/**
 * What the module of a tool exports.
 * @typedef {object} ToolModule
 * @property {(desk: Desk, leave: () => void, lead: (name: string) => void) => Tool} open `leave` closes it, `lead` opens
 *   another one, which leads back here when it is closed
 * @property {Sheaf} [SHEAF] the words that only this tool needs
 * @property {string} [STYLE] the address of its style sheet
 */

/**
 * A tool in the list.
 * @typedef {object} Entry
 * @property {() => Promise<ToolModule>} fetch
 * @property {"anywhere" | "not in exhibitions"} where
 */

/** In the order of the list; each is called `tool.NAME` in the words. */
const TOOLS = /** @satisfies {Record<string, Entry>} */ ({
  lesson: { fetch: () => import("./tools/lesson.js"), where: "anywhere" },
  puzzles: { fetch: () => import("./tools/puzzles.js"), where: "anywhere" },
  reasons: { fetch: () => import("./tools/reasons.js"), where: "anywhere" },
  setup: { fetch: () => import("./tools/setup.js"), where: "not in exhibitions" },
  course: { fetch: () => import("./tools/course.js"), where: "anywhere" },
  lab: { fetch: () => import("./tools/lab.js"), where: "not in exhibitions" },
  predict: { fetch: () => import("./tools/predict.js"), where: "not in exhibitions" },
  class: { fetch: () => import("./tools/class.js"), where: "not in exhibitions" },
  takehome: { fetch: () => import("./tools/takehome.js"), where: "not in exhibitions" },
  share: { fetch: () => import("./tools/share.js"), where: "anywhere" },
});

/** @typedef {keyof typeof TOOLS} ToolName */

/** The names of all tools, in the order of the list. */
export function toolNames() {
  return /** @type {ToolName[]} */ (Object.keys(TOOLS));
}

/**
 * Dresses the list and the shelf.
 * @param {HTMLElement} shelf
 */
async function dress(shelf) {
  const { STYLE } = await import("./tools/style.js");
  await styled(shelf, STYLE);
}

/** The shelf and what stands on it. One tool is open at a time. */
export class Tools {
  #desk;
  #shelf;
  #sheet;
  #doors;
  #title = make("h3", { attributes: { tabindex: "-1" } });
  #body = make("div", { class: "shelf-body" });
  #words;
  /** @type {{ name: ToolName, tool: Tool, back: Element | null } | undefined} */
  #open;
  /** The tool that was asked for last: one that comes later than the next is not wanted any more. */
  /** @type {ToolName | undefined} */
  #wanted;
  /** The tool that led to the one that is open, and is opened again when that is closed. */
  /** @type {ToolName | undefined} */
  #home;

  /**
   * @param {Desk} desk
   * @param {HTMLElement} shelf
   * @param {Sheet} sheet where the list is shown
   * @param {HTMLElement} doors what else the list leads to
   */
  constructor(desk, shelf, sheet, doors) {
    const { words } = desk;
    this.#desk = desk;
    this.#shelf = shelf;
    this.#doors = doors;
    this.#words = words;
    this.#sheet = sheet;
    const close = make("button", { class: "quiet close", attributes: { type: "button" } }, icon("close"));
    words.put(close, "button.close", "aria-label");
    close.addEventListener("click", () => this.#leave());
    shelf.append(make("header", {}, this.#title, close), this.#body);
    shelf.setAttribute("role", "region");
    shelf.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      this.#leave();
    });
  }

  /** The name of the tool that is open. */
  get current() {
    return this.#open?.name;
  }

  /** Shows the list of tools. */
  async list() {
    await Promise.all([this.#words.include(SHEAF), dress(this.#shelf)]);
    const words = this.#words;
    this.#sheet.open(() => ({ title: words.say("tool.list"), content: [this.#list(), this.#doors] }));
  }

  /**
   * Opens a tool in the place of the one that is open.
   * @param {ToolName} name
   */
  async open(name) {
    await this.begin(name);
    if (this.#open?.name !== name) return;
    // Somebody has asked for it, and goes on reading there; a tool may have put the focus where one begins.
    if (!this.#shelf.contains(activeIn(this.#shelf))) this.#title.focus({ preventScroll: true });
  }

  /**
   * Opens a tool, and leaves the focus where it is: nobody at the board has asked for it.
   * @param {ToolName} name
   */
  async begin(name) {
    const words = this.#words;
    const back = activeIn(this.#shelf);
    this.#wanted = name;
    let fetched;
    try {
      fetched = await fetchTool(TOOLS[name], this.#shelf, words);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#desk.strip.show({ say: () => words.say("strip.tool", { reason }), code: "no-tool" });
      return;
    }
    if (this.#wanted !== name) return;
    this.close();
    this.#wanted = name;
    const leave = () => this.#leave();
    const tool = fetched.open(this.#desk, leave, (other) => this.#lead(name, other));
    this.#open = { name, tool, back };
    this.#shelf.dataset.tool = name;
    this.#body.replaceChildren(tool.element);
    this.#shelf.hidden = false;
    this.#body.scrollTop = 0;
    this.#mark(name);
    this.rewrite();
  }

  /** Closes the tool that is open, if any, and gives the focus back. */
  close() {
    this.#wanted = undefined;
    const open = this.#open;
    if (!open) return;
    const focused = this.#shelf.contains(activeIn(this.#shelf));
    this.#open = undefined;
    open.tool.close?.();
    this.#desk.giveBack();
    this.#desk.mark(new Map());
    this.#shelf.hidden = true;
    this.#shelf.removeAttribute("data-tool");
    this.#body.replaceChildren();
    this.#mark(undefined);
    const back = open.back instanceof HTMLElement && open.back.isConnected ? open.back : undefined;
    const otherwise = /** @type {HTMLElement | null} */ (this.#desk.board.querySelector('[tabindex="0"]'));
    if (focused) (back ?? otherwise)?.focus({ preventScroll: true });
  }

  /** Closes the tool that is open, and goes back to the one that led there. */
  #leave() {
    const home = this.#open?.name === this.#home ? undefined : this.#home;
    this.#home = undefined;
    this.close();
    if (home) this.open(home);
  }

  /**
   * @param {ToolName} home
   * @param {string} name
   */
  async #lead(home, name) {
    if (!(name in TOOLS)) return;
    await this.open(/** @type {ToolName} */ (name));
    this.#home = home;
  }

  /** Says everything again: the language is another. */
  rewrite() {
    const open = this.#open;
    if (!open) return;
    this.#title.textContent = this.#words.say(`tool.${open.name}`);
    this.#shelf.setAttribute("aria-label", this.#title.textContent);
    open.tool.rewrite?.();
  }

  #list() {
    const words = this.#words;
    const { kiosk } = this.#desk.options;
    const list = make("ul", { class: "tool-list" });
    for (const name of toolNames()) {
      if (kiosk && TOOLS[name].where === "not in exhibitions") continue;
      const button = make(
        "button",
        { class: "door", attributes: { type: "button", "data-tool": name } },
        make("strong", { text: words.say(`tool.${name}`) }),
        make("span", { text: words.say(`tool.${name}.about`) }),
      );
      button.addEventListener("click", () => {
        this.#sheet.element.close();
        this.open(name);
      });
      list.append(make("li", {}, button));
    }
    return list;
  }

  /**
   * Lets the style sheet make room.
   * @param {ToolName | undefined} name
   */
  #mark(name) {
    const frame = this.#shelf.closest(".frame");
    if (name === undefined) frame?.removeAttribute("data-tool");
    else frame?.setAttribute("data-tool", name);
  }
}

/**
 * @param {Entry} entry
 * @param {HTMLElement} shelf
 * @param {import("./words.js").Words} words
 */
async function fetchTool(entry, shelf, words) {
  const [fetched] = await Promise.all([entry.fetch(), words.include(SHEAF), dress(shelf)]);
  await Promise.all([
    fetched.SHEAF && words.include(fetched.SHEAF),
    fetched.STYLE !== undefined && styled(shelf, fetched.STYLE),
  ]);
  return fetched;
}

/**
 * What has the focus in the tree that holds an element.
 * @param {Element} element
 */
function activeIn(element) {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : null;
}
