// Every word of the page in English. Copy this file to add a language, and list it in ../words.js.
//
// For translators. Keep the keys and the names in braces. `{n, plural, one {# seed} other {# seeds}}` counts: use the
// plural forms of your language (zero, one, two, few, many, other). `{side, select, south {…} other {…}}` chooses
// by meaning; where your grammar does not need it, `{side}` alone gives the name. Holes are letters, never translated.

/** Reviewed by: the authors. */
export const language = { tag: "en", name: "English", direction: /** @type {const} */ ("ltr") };

export const words = {
  // Names of the game's own things. `East` and `West` name the two circuits, as on a map seen from South.
  "name.south": "South",
  "name.north": "North",
  "name.east": "East",
  "name.west": "West",
  "name.outer": "outer",
  "name.central": "central",
  "name.inner": "inner",

  // The board and its holes, as a screen reader says them. `{what}` is one of the hole.… sentences below.
  "board.label": "Katro board, {rows} rows of {columns} holes",
  "hole.label": "{hole}, {side}, {row} row, column {column}, {n, plural, =0 {empty} one {# seed} other {# seeds}}",
  "hole.label.sowable":
    "{hole}, {side}, {row} row, column {column}, {n, plural, =0 {empty} one {# seed} other {# seeds}}, can be sown",
  "hole.label.picked":
    "{hole}, {side}, {row} row, column {column}, {n, plural, =0 {empty} one {# seed} other {# seeds}}, lifted",
  "choice.sow": "Sow {hole} {heading}, first to {next}",
  "choice.step": "Step from {hole} to {next}",
  "choice.step.sow": "Step from {hole} to {next} and sow {heading}",

  // What the player is asked to do, and what is happening. Short: it stands beside the board.
  "prompt.pick": "Choose a hole to sow from",
  "prompt.heading": "Which way round?",
  "prompt.heading.hint":
    "{hole} holds {n, plural, one {# seed} other {# seeds}}. Tap an arrow, or anything else to put {n, plural, one {it} other {them}} back.",
  "prompt.first": "Tap one of the ringed holes. Its seeds are sown one by one along the path.",
  "side.moves": "to move",
  "side.sows": "sowing",
  "side.waits": "waiting",
  "side.won": "winner",
  "side.lost": "no seeds",
  "side.drawn": "draw",
  "side.total": "{n, plural, one {# seed} other {# seeds}}",
  "sowing.title": "{side} sows {hole} {heading}",
  "sowing.title.step": "{side} steps from {hole}",
  "sowing.lap": "Lap",
  "sowing.lap.of": "{lap} of {laps}",
  "sowing.hand": "In hand",
  "sowing.captured": "Captured",

  // The last turn, in one sentence: shown, and spoken once when the sowing has come to rest.
  "turn.sowed":
    "{side} sowed {hole} {heading}: {laps, plural, one {# lap} other {# laps}}, {captured, plural, =0 {nothing captured} other {captured #}}.",
  "turn.sowed.next":
    "{side} sowed {hole} {heading}: {laps, plural, one {# lap} other {# laps}}, {captured, plural, =0 {nothing captured} other {captured #}}. {next} to move.",
  "turn.stepped": "{side} stepped from {hole}, {captured, plural, =0 {nothing captured} other {captured #}}.",
  "turn.stepped.next":
    "{side} stepped from {hole}, {captured, plural, =0 {nothing captured} other {captured #}}. {next} to move.",
  "turn.none": "No turn has been played yet. {next} to move.",
  "turn.undone": "Taken back. {next} to move.",

  // The last turn, lap by lap.
  "laps.title": "The last turn, lap by lap",
  "laps.lifted": "Lifts {n, plural, one {# seed} other {# seeds}} from {from} and sows to {at}.",
  "laps.stepped": "Steps from {from} to {at}.",
  "laps.rested": "{at} was empty, so the turn ends there.",
  "laps.relayed": "{at} already held seeds: lift them all and sow on.",
  "laps.captured":
    "{n, plural, one {# seed} other {# seeds}} captured from {from}. Together with the seeds in {at} they are sown on.",
  "why.landing-was-empty": "No capture: it was empty.",
  "why.landing-was-occupied": "No capture: it was occupied.",
  "why.own-row-further-in": "No capture: the {row} row, further in, has seeds.",
  "why.not-inner-row": "No capture: only the inner row captures.",
  "why.facing-empty": "No capture: {facing}, facing it, is empty.",
  "why.column-empty": "No capture: nothing lies in this column on the other side.",
  "why.only-singletons": "No capture: only single seeds face it.",
  "why.opponent-bare": "No capture: the other side has no seeds.",
  "why.unknown": "No capture.",

  // Why a hole may not be sown.
  "refusal.not-yours": "{hole} belongs to {owner}. It is {side}’s turn.",
  "refusal.empty-hole": "{hole} is empty. There is nothing to sow.",
  "refusal.not-outermost": "{hole} must wait: sow from your outermost row that has seeds, now the {row} row.",
  "refusal.endless": "{hole} would be sown for ever, so that sowing may not begin.",
  "refusal.game-over": "The game is over. Begin a new one, or take a turn back.",
  "refusal.busy": "Wait until the sowing has come to rest, or skip it.",
  "refusal.unknown": "{hole} cannot be sown now ({code}).",

  // The end.
  "end.won": "{winner} has won",
  "end.drawn": "A draw",
  "end.spoken": "{how}. {why}",
  "end.no-seeds": "{loser} has no seeds left to sow, and {winner} made the last move.",
  "end.resigned": "{loser} has given up.",
  "end.repetition": "The same position has come up for the third time.",
  "end.only-endless": "Every sowing that is left would go on for ever.",
  "end.agreed": "Both players agreed to it.",
  "end.unknown": "The game has ended ({code}).",

  // Buttons.
  "button.undo": "Undo",
  "button.undo.hint": "Take the last turn back",
  "button.undo.game": "Bring the last game back",
  "button.redo": "Redo",
  "button.redo.hint": "Play the turn again that was taken back",
  "button.again": "See again",
  "button.again.hint": "See the last turn again",
  "button.skip": "Skip",
  "button.skip.hint": "Skip to the end of this sowing",
  "button.fresh": "New game",
  "button.fresh.hint": "Begin a new game; undo brings this one back",
  "button.laps": "Lap by lap",
  "button.laps.hint": "Read the last turn lap by lap",
  "button.help": "Keys",
  "button.help.hint": "Keys and help",
  "button.close": "Close",
  "button.dismiss": "Dismiss this message",
  "controls.label": "Game controls",
  "panel.label": "Game",
  "speed.label": "Speed",
  "speed.slow": "Slow",
  "speed.normal": "Normal",
  "speed.fast": "Fast",
  "speed.instant": "Instant",
  "speed.pace": "Pace of the sowing",

  // Messages in the strip above the board.
  "strip.option": "“{value}” is not a value of {name}, so {fallback} is used.",
  "strip.option.none": "“{value}” is not a value of {name}. It is left out.",
  "strip.rules": "There are no rules named “{value}”, so {fallback} is used.",
  "strip.text": "The {what} in the address cannot be read: {reason}",
  "strip.text.at": "The {what} in the address cannot be read. Line {line}, column {column}: {reason}",
  "strip.ply": "The record has {n, plural, one {# turn} other {# turns}}, so turn {ply} cannot be shown.",
  "strip.stored": "The game saved here cannot be read: {reason} A new game begins; the saved text is kept.",
  "strip.stored.at":
    "The game saved here cannot be read. Line {line}, column {column}: {reason} A new game begins; the saved text is kept.",
  "strip.stored.show": "Show the saved text",
  "strip.fresh": "A new game has begun.",
  "strip.fresh.back": "Bring the last one back",
  "strip.restored": "Something broke ({reason}). The game has been put back as it was.",
  "strip.loading": "Katro cannot go on: {reason}",
  "strip.wasm-blocked":
    "This site does not allow WebAssembly, which Katro is made with. Its owner must add 'wasm-unsafe-eval' to script-src.",
  "strip.canvas-lost": "This browser gives no canvas to draw on. The board can be played with its buttons.",
  "strip.retry": "Try again",
  "what.position": "position",
  "what.record": "record",

  // The help sheet. The keys themselves are listed from the same table that handles them.
  "help.title": "Keys",
  "help.board": "While the board has focus",
  "help.page": "Anywhere on the page",
  "help.pointer": "With a finger or a mouse: tap a ringed hole, then one of the two arrows.",
  "key.arrows": "Arrow keys",
  "key.enter": "Enter or Space",
  "key.digits": "1 to 8",
  "key.shift-digits": "Shift + 1 to 6",
  "key.escape": "Escape",
  "key.question": "?",
  "key.undo": "Ctrl + Z",
  "key.redo": "Ctrl + Shift + Z",
  "key.reset": "Alt + R",
  "key.tab": "Tab",
  "does.move": "move between holes; with seeds lifted, choose the way round",
  "does.pick": "lift the seeds of a hole; then sow them the way chosen",
  "does.cancel": "put the seeds back, or skip to the end of a sowing",
  "does.column": "go to a column, counted from South’s left",
  "does.row": "go to a row, counted from South’s edge",
  "does.next": "go to the next hole that can be sown",
  "does.again": "see, or hear, the last turn again",
  "does.laps": "read the last turn lap by lap",
  "does.help": "open this sheet",
  "does.undo": "take a turn back",
  "does.redo": "play it again",
  "does.reset": "begin a new game",
  "does.leave": "leave the board",
};
