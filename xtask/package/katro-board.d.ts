// The element as others see it: its attributes, what can be read from it, and the events that it sends.

export type Side = "south" | "north";
export type Player = "human" | "level1" | "level2" | "level3" | "level4" | "level5";
type Switch = "on" | "off" | "";

/** The attributes of `<katro-board>`. Each may be missing; one with a bad value counts as missing. */
export interface KatroBoardAttributes {
  /** Language of every word; the visitor's own where it is missing or there is no such language. */
  lang?: string;
  /** Address of words of your own, as JSON: corrected sentences, or a language that is not there. */
  words?: string;
  /** Name of the ruleset, or one and what is answered otherwise, as `standard,landing:empty`. */
  rules?: string;
  /** Position to start from; underscores stand for spaces. */
  position?: string;
  /** Turns already played; underscores stand for spaces. */
  record?: string;
  /** Which turn of the record to show. */
  ply?: number | `${number}`;
  orient?: Side;
  south?: Player;
  north?: Player;
  speed?: "slow" | "normal" | "fast" | "instant";
  motion?: "auto" | "full" | "reduced";
  theme?: "auto" | "earth" | "wood" | "projector" | "contrast";
  counts?: "auto" | "always" | "never";
  hints?: Switch;
  sound?: Switch;
  ui?: "full" | "board";
  links?: Switch;
  "class-mode"?: Switch;
  table?: Switch;
  kiosk?: Switch;
  idle?: number | `${number}`;
  warn?: number | `${number}`;
  attract?: "play" | "still" | "off";
  seed?: number | `${number}`;
  /** Reads every option from the page's own address as well. */
  query?: "";
}

/** The game as it stands. There is more in it than is named here; what is named stays. */
export interface KatroState {
  readonly rules: string;
  /** The position as text. */
  readonly position: string;
  /** How many turns have been played. */
  readonly ply: number;
  readonly toMove: Side;
  /** How it ended, once it has. */
  readonly over?: { readonly winner?: Side; readonly reason: string };
  readonly [more: string]: unknown;
}

/** What the events carry as their `detail`. All of them bubble, out of shadow trees too. */
export interface KatroBoardEvents {
  ready: CustomEvent<{ version: number; rules: string; lang: string }>;
  turn: CustomEvent<{ side: Side; text: string; laps: number; captured: number; ply: number }>;
  state: CustomEvent<{ position: string; ply: number; toMove: Side; over?: { winner?: Side; reason: string } }>;
  end: CustomEvent<{ winner?: Side; reason?: string }>;
  lang: CustomEvent<{ lang: string; dir: "ltr" | "rtl" }>;
  /** The height that the element wants, and when somebody touches it: see the documentation on embedding. */
  size: CustomEvent<Record<string, unknown>>;
  activity: CustomEvent<Record<string, unknown>>;
}

/** A game of Katro on a page. Importing this registers nothing; `katro-board/define` does. */
export class KatroBoard extends HTMLElement {
  /** The game as it stands, or nothing before the element is ready. A copy. */
  get state(): KatroState | undefined;
  /** The game as a text that can be kept and read again. */
  get record(): string | undefined;
  addEventListener<Type extends keyof KatroBoardEvents>(
    type: Type,
    listener: (this: KatroBoard, event: KatroBoardEvents[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** `error` is a `CustomEvent<{ code: string; text: string }>`, and has the browser's own type here. */
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "katro-board": KatroBoard;
  }
}
