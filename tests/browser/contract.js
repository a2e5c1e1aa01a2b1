// The contract of the element and of the framed page, as it is promised to those who write other pages: their tables in
// docs/embedding.md are made from this list and from the schema of the options, and the tests hold the page to it.

/** What the element has beside what every element has. */
export const MEMBERS = {
  state: "the game as it stands, a copy; nothing before `ready`",
  record: "the game as a text that can be read again (docs/notation.md); nothing before `ready`",
  muted: "whether no sound is heard; setting it is for this visit, and the visitor can choose again",
  "pause()": "holds everything still, dims the board and lets nobody touch it, until `resume()`",
  "resume()": "goes on from where everything was held",
  "reset()": "begins as if nobody had been here: game, language and settings are again what the page asks for",
};

/** What each option is: for the documentation, in its order. */
export const OPTIONS_ARE = {
  lang: "language of every word; the visitor's own where it is missing or there is no such language",
  rules: "name of the ruleset, or one and what is answered otherwise, as standard,landing:empty",
  position: "position to start from; underscores stand for spaces",
  record: "turns already played; underscores stand for spaces",
  ply: "which turn of the record to show; the last one where it is missing",
  orient: "which side is nearer the reader",
  south: "who plays South",
  north: "who plays North; human where a record is given and neither player is",
  speed: "pace of a sowing: at most 20, 8 or 3 seconds, or none",
  motion: "whether seeds travel; auto asks the visitor's system",
  theme: "what the board looks like; auto is earth, or contrast where the visitor's system asks for it",
  counts: "numbers beside the holes; auto shows them where seeds lie in a heap",
  hints: "whether hints are offered",
  sound: "whether pebbles are heard",
  ui: "everything, or the board alone",
  links: "whether links can be followed",
  class: "tools for teachers; as an attribute it is called class-mode, for class has a meaning of its own",
  table: "two players face to face over one screen",
  kiosk: "for exhibitions: no messages, no way out, resets by itself",
  idle: "kiosk: seconds without a touch before the warning",
  warn: "kiosk: seconds of warning before the reset",
  attract: "kiosk: what is shown while nobody plays",
  seed: "makes the computer's play repeatable",
};

/** An attribute that is no option. */
export const MORE_ATTRIBUTES = {
  words: "address of corrected sentences, or of a language of your own (docs/translating.md)",
};

/** What is told, by events and by messages alike: its fields, and when. */
export const TOLD = {
  ready: { fields: ["version", "rules", "lang"], about: "the game can be played" },
  size: {
    fields: ["width", "height"],
    about: "the height that suits the width there is; it follows from the width alone",
  },
  activity: { fields: [], about: "somebody is there; at most once a second" },
  turn: { fields: ["side", "text", "laps", "captured", "ply"], about: "a turn has been played, and is now shown" },
  state: {
    fields: ["position", "ply", "toMove", "over"],
    about: "the board has come to rest; `over` is missing while the game goes on",
  },
  end: { fields: ["winner", "reason"], about: "the game is over, and that can be seen; no `winner` in a draw" },
  lang: { fields: ["lang", "dir"], about: "another language is spoken" },
  error: { fields: ["code", "text"], about: "something could not be had; the code is stable, the text is for people" },
};

/** What a page may ask of the one in its frame. */
export const ASKED = {
  pause: { fields: [], about: "as `pause()`" },
  resume: { fields: [], about: "as `resume()`" },
  reset: { fields: [], about: "as `reset()`" },
  mute: { fields: ["on"], about: "no sound; with `on: false`, sound" },
  set: {
    fields: ["options"],
    about: "options by their names; `null` takes one back. Other options than `lang` begin anew",
  },
  get: {
    fields: [],
    about: "answered by `state`, with `rules` and `record` besides",
  },
};
