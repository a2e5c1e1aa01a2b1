// The options of a board to be shared, to be chosen: a control for each, made from the one table of options.

import { make, setText } from "../dom.js";
import { rulesets } from "../game.js";
import { languageNames } from "../languages.js";
import { OPTION_NAMES, OPTIONS } from "../options.js";

/** @import { Given } from "../links.js" */
/** @import { Option, OptionName } from "../options.js" */
/** @import { WordKey, Words } from "../words.js" */

/** What is shared says these itself. */
const SAID = /** @type {const} */ (["position", "record", "ply"]);

/** Some are called as they are elsewhere on the page. */
/** @type {Partial<Record<OptionName, WordKey>>} */
const CALLED = {
  lang: "language.label",
  rules: "button.rules",
  south: "player.choose.south",
  north: "player.choose.north",
  speed: "speed.label",
  hints: "button.hint",
  sound: "button.sound",
};

/** @typedef {{ name: OptionName, control: HTMLSelectElement | HTMLInputElement, label: HTMLElement }} Field */

/** The controls. */
export class Wishes {
  #words;
  /** @type {Field[]} */
  #fields;
  element = make("div", { class: "share-fields" });

  /**
   * @param {Words} words
   * @param {string} rules those on the table
   * @param {() => void} changed
   */
  constructor(words, rules, changed) {
    this.#words = words;
    const names = OPTION_NAMES.filter((name) => !SAID.some((said) => said === name));
    this.#fields = names.map((name) => {
      const field = { name, control: controlOf(name, rules), label: make("span") };
      const isSwitch = field.control instanceof HTMLInputElement && field.control.type === "checkbox";
      this.element.append(
        make("label", { class: isSwitch ? "share-switch" : "share-field" }, field.label, field.control),
      );
      field.control.addEventListener("input", changed);
      field.control.dataset.option = name;
      return field;
    });
  }

  /** What is chosen, of all that can be. What is left as it is is there too: whoever writes it leaves it out. */
  get given() {
    /** @type {Given} */
    const given = {};
    for (const { name, control } of this.#fields) {
      const isSwitch = control instanceof HTMLInputElement && control.type === "checkbox";
      given[name] = isSwitch ? (control.checked ? "on" : "off") : control.value;
    }
    return given;
  }

  rewrite() {
    for (const { name, control, label } of this.#fields) {
      setText(label, this.#words.say(CALLED[name] ?? /** @type {WordKey} */ (`share.option.${name}`)));
      for (const option of control.querySelectorAll("option")) setText(option, this.#sayValue(name, option.value));
    }
  }

  /**
   * @param {OptionName} name
   * @param {string} value
   */
  #sayValue(name, value) {
    const words = this.#words;
    switch (name) {
      case "lang":
        return languageNames(undefined).find(({ tag }) => tag === value)?.name ?? words.say("share.value.lang");
      case "rules":
        return value.includes(",") ? words.say("title.own") : words.sayCode("title", value, "title.unknown");
      case "south":
      case "north":
        return words.sayCode("player", value, "title.unknown");
      case "orient":
        return words.sayCode("name", value, "title.unknown");
      case "speed":
        return words.sayCode("speed", value, "title.unknown");
      default:
        return words.say(/** @type {WordKey} */ (`share.value.${name}.${value}`));
    }
  }
}

/**
 * @param {OptionName} name
 * @param {string} rules
 */
function controlOf(name, rules) {
  /** @type {Option} */
  const option = OPTIONS[name];
  if (name === "rules") return select([...new Set([...rulesets().map((each) => each.name), rules])], rules);
  if (name === "lang") return select(["", ...languageNames(undefined).map(({ tag }) => tag)], "");
  switch (option.kind) {
    case "choice":
      return select(option.values ?? [], option.fallback ?? "");
    case "switch":
      return checkbox(option.fallback === "on");
    default: {
      const attributes = { type: "number", min: "0", max: String(option.most ?? ""), inputmode: "numeric" };
      return make("input", { attributes: { ...attributes, value: option.fallback } });
    }
  }
}

/**
 * @param {readonly string[]} values
 * @param {string} chosen
 */
function select(values, chosen) {
  const list = make("select", {}, ...values.map((value) => make("option", { attributes: { value } })));
  list.value = chosen;
  return list;
}

/** @param {boolean} checked */
function checkbox(checked) {
  const box = make("input", { attributes: { type: "checkbox" } });
  box.checked = checked;
  return box;
}
