// Every word of the page in English: the master of all the languages beside it.
//
// For translators (docs/translating.md says more). Keep the keys and the names in braces; their order is yours.
// `{n, plural, one {# seed} other {# seeds}}` counts: give every form that your language has (zero, one, two, few,
// many, other); `=0 {…}` is for exactly none. `{side, select, south {…} other {…}}` chooses by meaning; `{side}`
// alone gives the name. Write whole sentences, never parts to be joined. Holes are letters and are not translated.

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
  "prompt.thinking": "{side} is thinking",
  "prompt.first": "Tap one of the ringed holes. Its seeds are sown one by one along the path.",
  "side.moves": "to move",
  "side.sows": "sowing",
  "side.thinks": "thinking",
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
    "{side} sowed {hole} {heading}: {laps, plural, one {# lap} other {# laps}}, {captured, plural, =0 {nothing captured} one {captured #} other {captured #}}.",
  "turn.sowed.next":
    "{side} sowed {hole} {heading}: {laps, plural, one {# lap} other {# laps}}, {captured, plural, =0 {nothing captured} one {captured #} other {captured #}}. {next} to move.",
  "turn.stepped":
    "{side} stepped from {hole}, {captured, plural, =0 {nothing captured} one {captured #} other {captured #}}.",
  "turn.stepped.next":
    "{side} stepped from {hole}, {captured, plural, =0 {nothing captured} one {captured #} other {captured #}}. {next} to move.",
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
  "refusal.thinking": "{side} is still thinking. Wait a moment, or take your turn back.",
  "refusal.browsing": "This is an earlier moment of the game. Go to the last turn to play on.",
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
  "button.fresh": "New game",
  "button.fresh.hint": "Begin a new game; undo brings this one back",
  "button.hint": "Hint",
  "button.hint.hint": "What could be played, and why",
  "button.laps.hint": "Read the last turn lap by lap",
  "button.course": "How it went",
  "button.course.hint": "Who stood better, turn by turn, and what decided the game",
  "button.lesson": "Learn",
  "button.lesson.hint": "Learn Katro in six short steps",
  "button.tools": "More",
  "button.tools.hint": "Help, puzzles, rule lab, set-up board, share and more",
  "button.help.hint": "Help, keys and languages",
  "button.rules": "Rules",
  "button.rules.hint": "Rules, ways to play, and where they come from",
  "button.state": "The board in words",
  "button.close": "Close",
  "button.dismiss": "Dismiss this message",
  "button.sound": "Sound",
  "button.sound.hint": "Hear the pebbles, or do not",
  "controls.label": "Game controls",

  // The bar under the board, with which one goes through a sowing and through the game. The first four are short.
  "playback.label": "Go through the sowing",
  "playback.seed": "Seed",
  "playback.lap": "Lap",
  "playback.turn": "{ply} / {plies}",
  "playback.turn.hint": "After turn {ply} of {plies}",
  "playback.slider": "Place in the sowing",
  "playback.again": "See the last turn again",
  "playback.pause": "Pause",
  "playback.play": "Go on",
  "playback.skip": "Skip to the end of this sowing",
  "playback.seedback": "One seed back",
  "playback.seedon": "One seed on",
  "playback.lapback": "One lap back",
  "playback.lapon": "One lap on",
  "playback.first": "The beginning of the game",
  "playback.turnback": "One turn back",
  "playback.turnon": "One turn on",
  "playback.last": "The last turn of the game",
  // Where one is in a sowing: spoken when somebody steps through it. `{what}` is one of the step.… sentences below.
  "step.place": "Lap {lap} of {laps}: {what}.",
  "step.lifted": "{n, plural, one {# seed} other {# seeds}} lifted from {hole}",
  "step.dropped": "a seed in {hole}, {n, plural, =0 {none} one {#} other {#}} left in hand",
  "step.captured": "{n, plural, one {# seed} other {# seeds}} captured from {hole}",
  "step.stepped": "one step from {hole} to {into}",
  "step.end": "the end",
  "panel.label": "Game",
  "speed.label": "Speed",
  "speed.slow": "Slow",
  "speed.normal": "Normal",
  "speed.fast": "Fast",
  "speed.instant": "Instant",
  "speed.pace": "Pace of the sowing",

  // Who plays a side: somebody at the board, or the computer at one of five levels. The short names stand beside
  // the name of the side, where there is little room.
  "player.choose.south": "Who plays South",
  "player.choose.north": "Who plays North",
  "player.human": "Person",
  "player.level1": "Computer, level 1: first steps",
  "player.level2": "Computer, level 2: easy",
  "player.level3": "Computer, level 3: thoughtful",
  "player.level4": "Computer, level 4: strong",
  "player.level5": "Computer, level 5: strongest",
  "player.short.human": "Person",
  "player.short.level1": "Level 1",
  "player.short.level2": "Level 2",
  "player.short.level3": "Level 3",
  "player.short.level4": "Level 4",
  "player.short.level5": "Level 5",
  "player.changed.human": "A person plays {side} now.",
  "player.changed.level": "The computer plays {side} now, at level {level}.",

  // The adviser. `{what}` is advice.sow or advice.step; `{why}` is one of the four reasons below it; `{depth}` is how
  // many turns ahead it has looked. The marks stand on small badges on the board: one short word each.
  "advice.looking": "Looking for the best turn…",
  "advice.best": "{what}: {why}. Looked {depth, plural, one {# turn} other {# turns}} ahead.",
  "advice.proven": "{what}: {why}. That is certain.",
  "advice.sow": "Sow {hole} {heading}",
  "advice.step": "Step from {hole} ({turn})",
  "advice.takes":
    "takes {captured, plural, =0 {nothing} one {#} other {#}}, and {other} can then take {risk, plural, =0 {nothing} one {#} other {#}}",
  "advice.win": "wins in {n, plural, one {# turn} other {# turns}}",
  "advice.loss": "{other} wins in {n, plural, one {# turn} other {# turns}}, whatever is played",
  "advice.draw": "takes {captured, plural, =0 {nothing} one {#} other {#}}, and leads to a draw",
  "advice.mark.win": "wins",
  "advice.mark.loss": "loses",

  // The switch of languages; each language stands there under its own name.
  "language.label": "Language",

  // Messages in the strip above the board.
  "strip.option": "“{value}” is not a value of {name}, so {fallback} is used.",
  "strip.option.none": "“{value}” is not a value of {name}. It is left out.",
  "strip.rules": "There are no rules named “{value}”, so {fallback} is used.",
  "strip.rules.at": "The rules in the address cannot be read. Column {column}: {reason} So {fallback} is used.",
  "strip.text": "The {what, select, position {position} other {record}} in the address cannot be read: {reason}",
  "strip.text.at":
    "The {what, select, position {position} other {record}} in the address cannot be read. Line {line}, column {column}: {reason}",
  "strip.ply": "The record has {n, plural, one {# turn} other {# turns}}, so turn {ply} cannot be shown.",
  "strip.stored": "The game saved here cannot be read: {reason} A new game begins; the saved text is kept.",
  "strip.stored.at":
    "The game saved here cannot be read. Line {line}, column {column}: {reason} A new game begins; the saved text is kept.",
  "strip.stored.show": "Show the saved text",
  "strip.fresh": "A new game has begun.",
  "strip.fresh.back": "Bring the last one back",
  "strip.restored": "Something broke ({reason}). The game has been put back as it was.",
  "strip.thinker": "The computer could not think here, so it has played a turn without thinking.",
  "strip.loading": "Katro cannot go on: {reason}",
  "strip.wasm-blocked":
    "This site does not allow WebAssembly, which Katro is made with. Its owner must add 'wasm-unsafe-eval' to script-src.",
  "strip.canvas-lost": "This browser gives no canvas to draw on. The board can be played with its buttons.",
  "strip.tool": "This part could not be fetched: {reason}",
  "strip.retry": "Try again",

  // Why a text cannot be read. `{reason}` is a more exact reason, in English: other languages do without it.
  "reason.unexpected-text": "{reason}",
  "reason.ends-early": "{reason}",
  "reason.row-count": "{reason}",
  "reason.hole-count": "{reason}",
  "reason.unknown-ruleset": "{reason}",
  "reason.unknown-question": "{reason}",
  "reason.unknown-answer": "{reason}",
  "reason.question-twice": "{reason}",
  "reason.tag-twice": "{reason}",
  "reason.turn-number": "{reason}",
  "reason.result-differs": "{reason}",
  "reason.too-many-seeds": "{reason}",
  "reason.hole-too-full": "{reason}",
  "reason.refused": "{reason}",

  // The help sheet. The keys themselves are listed from the same table that handles them.
  "help.title": "Help",
  "help.board": "Keys while the board has focus",
  "help.page": "Keys anywhere on the page",
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
  "does.hole": "hear this hole and the one that faces it",
  "does.state": "hear how the game stands",
  "does.words": "read the whole board in words",
  "does.hold": "pause a sowing, or let it go on",
  "does.seedback": "go one seed back",
  "does.seedon": "go one seed on",
  "does.again": "see, or hear, the last turn again",
  "does.laps": "read the last turn lap by lap",
  "does.help": "open this sheet",
  "does.undo": "take a turn back",
  "does.redo": "play it again",
  "does.reset": "begin a new game",
  "does.leave": "leave the board",

  // How the game stands, when somebody asks. `{holes}` and `{facing}` are lists, written as your language does.
  "state.title": "The board in words",
  "state.totals":
    "South has {south, plural, one {# seed} other {# seeds}}, North has {north, plural, one {# seed} other {# seeds}}.",
  "state.next": "{next} to move.",
  "state.sowable": "{count, plural, one {One hole} other {# holes}} can be sown: {holes}.",
  "state.row": "{side}, {row} row, from column 1: {seeds}",
  "state.hole": "{hole}: {n, plural, =0 {empty} one {# seed} other {# seeds}}",
  "state.facing": "{what}. Facing it: {facing}.",

  // The page around the board.
  "page.name": "Katro",
  "page.title": "Katro, a sowing game from Madagascar",
  "page.description":
    "Play Katro, the six-row sowing game of the Betsileo of Madagascar, with somebody beside you at one screen.",
  "page.script": "Katro needs JavaScript: please switch it on.",
  "page.place": "Betsileo, Madagascar",
  "page.lead":
    "Katro is a game for two: take the seeds from one of your holes, sow them one by one around your half of the board, and capture what lies across from where you land.",
  "page.how": "How to play",
  "page.step.1":
    "Choose a hole in your outermost row that has seeds, and which way round to sow. One seed falls into every hole along the path.",
  "page.step.2":
    "Did the last seed fall among others? Lift them all and sow on. In your innermost row with seeds, you take the hole that faces you along, if it is not empty.",
  "page.step.3":
    "Did it fall into an empty hole? Then the other side moves. Whoever has no seeds left to sow has lost.",
  "page.from": "Where it comes from",
  "page.source.1":
    "A. J. de Voogt, field notes of August 1998 at Ianjanina, Fianarantsoa; “Distribution of Mancala Board Games”, Board Games Studies 2 (1999), 104–114.",
  "page.source.2":
    "Mancala World and Wikipedia, “Katro”. Where the descriptions disagree, the rules played here follow Mancala World, and each way round is free as Wikipedia has it.",
  "page.source.3":
    "Ours, and in no source: a sowing that would never rest may not begin, and the third return of a position is a draw.",

  // The sheet of rules. First the usual game, then what this table's telling has otherwise.
  "rules.title": "Rules and sources",
  "rules.here": "On this table: {title}",
  "rules.usual": "The usual game",
  "rules.differs": "What is different here",
  "rules.ours": "What no source says",
  "rules.ours.about": "Where the sources are silent, this page has rules of its own:",
  "rules.ways": "All ways to play",
  "rules.sources": "Sources",
  "rules.sources.of": "Sources: {sources}",
  "rules.glossary": "Words",
  "rule.board":
    "The board has six rows of six holes, with two seeds in each. There are no stores: seeds never leave the board.",
  "rule.rows":
    "Each side owns three rows: outer at its own edge, central, and inner, which faces the other side’s inner row. South moves first, and nobody may pass.",
  "rule.start":
    "A turn starts from any hole with seeds in your outermost row that has seeds. A single seed may be moved too.",
  "rule.heading": "You choose the way round, East or West, anew each turn.",
  "rule.sowing":
    "All seeds of the hole are lifted and sown, one into each following hole along the winding path through your own rows.",
  "rule.relay":
    "If the last seed falls into an occupied hole and nothing can be captured, all seeds of that hole are lifted and sown on, the same way round. If it falls into an empty hole, the turn ends.",
  "rule.capture":
    "If the last seed falls into an occupied hole of your innermost row with seeds, and the hole in the same column of the other side’s innermost row with seeds is occupied, you capture that hole.",
  "rule.onward":
    "The captured seeds and those of the landing hole are sown on together, from the next hole. That lap can relay and capture again.",
  "rule.last": "If a capture takes the other side’s last seeds, the game is over at once.",
  "rule.end": "A side that has to move and has no seeds has lost.",

  // What a telling has otherwise, one sentence for each answer.
  "differs.board.4x3": "The board has four rows of three holes; each side has an outer and an inner row.",
  "differs.board.4x4": "The board has four rows of four holes; each side has an outer and an inner row.",
  "differs.board.4x6": "The board has four rows of six holes; each side has an outer and an inner row.",
  "differs.board.4x8": "The board has four rows of eight holes; each side has an outer and an inner row.",
  "differs.board.6x3": "The board has six rows of three holes.",
  "differs.board.6x4": "The board has six rows of four holes.",
  "differs.board.6x8": "The board has six rows of eight holes.",
  "differs.seeds.1": "One seed lies in each hole at the start.",
  "differs.seeds.3": "Three seeds lie in each hole at the start.",
  "differs.seeds.4": "Four seeds lie in each hole at the start.",
  "differs.start.any-hole": "A turn may start from any of your own holes that has seeds.",
  "differs.headings.bound-by-first-turn":
    "The way round that you choose in your first turn is yours for the whole game.",
  "differs.headings.east-only": "Both sides always sow East.",
  "differs.landing.empty":
    "You capture where the last seed falls into an empty hole. An occupied hole is always sown on.",
  "differs.landing.either": "You may capture whether the hole that the last seed falls into was empty or occupied.",
  "differs.own-row.inner-only": "You capture from your inner row only.",
  "differs.target.nearest-in-column":
    "You capture the nearest occupied hole of the column, from the middle of the board outwards.",
  "differs.target.whole-column":
    "You capture all holes of the column; but where the last seed fell into an empty hole, nothing is taken if none of them holds more than one seed.",
  "differs.lone-seed.step-ahead":
    "Your very last seed may also step straight ahead to the next row in. A step to the inner row must capture.",
  "differs.lone-seed.step-ahead-or-diagonally":
    "Your very last seed may also step to the next row in, straight ahead or diagonally. A step to the inner row must capture.",
  "differs.unknown": "It differs from the usual game in another point ({code}).",

  // What no source says.
  "ours.endless-sowing":
    "A sowing that would go beyond 1,000 laps may not begin. Who has seeds but only such sowings ends the game as a draw.",
  "ours.repetition": "The third time that the same position comes up with the same side to move, the game is a draw.",
  "ours.headings-from-elsewhere":
    "Mancala World does not say who chooses the way round. Here the player does, as Wikipedia has it.",
  "ours.east-for-both": "The source gives the direction for one side only. Here both sides sow East.",
  "ours.rules-from-elsewhere":
    "The sources tell of this board, but not of the rules on it. Here they are the usual ones.",
  "ours.unknown": "Another rule of this page’s own ({code}).",

  // What each telling is called.
  "title.standard": "Katro",
  "title.one-circuit": "Katro on one circuit",
  "title.wikipedia": "Katro as on Wikipedia",
  "title.field-1998": "Katro as observed in 1998",
  "title.field-1998-small": "Katro as observed in 1998, on six rows of three",
  "title.field-1998-free": "Katro as observed in 1998, free way round",
  "title.field-1998-small-free": "Katro as observed in 1998, on six rows of three, free way round",
  "title.katro-4x4": "Katro on four rows of four",
  "title.katro-4x6": "Katro on four rows of six",
  "title.katro-6x3": "Katro on six rows of three",
  "title.standard-diagonal": "Katro with the last seed’s step",
  "title.katra-boaoaka": "Katra Boaoaka",
  "title.own": "Katro by rules of one’s own",
  "title.unknown": "Katro ({code})",

  // Who says so. Titles of books and names of people stay as they are.
  "source.MW": "Mancala World, “Katro”.",
  "source.WP": "Wikipedia, “Katro” (English; the Italian page adds details).",
  "source.DV":
    "A. J. de Voogt, field notes of 13 August 1998 at Ianjanina, Fianarantsoa; “Distribution of Mancala Board Games: A Methodological Inquiry”, Board Games Studies 2 (1999), pp. 104–114, here 112–113; as quoted by the Ludii portal.",
  "source.LN":
    "R. Linton, “The Tanala: A Hill Tribe of Madagascar” (1933), pp. 261–262; as quoted by the Ludii portal.",
  "source.TN":
    "L. Tiennot, “À la recherche de jeux de semailles de type solo à Madagascar”, ethnographiques.org (field work of 2013).",
  "source.Ludii": "Katro as played by the Ludii general game system, ruleset “Observed”.",
  "source.unknown": "{code}",

  // The game's own words.
  "glossary.katro": "katro, katra",
  "glossary.katro.is": "the game’s Malagasy name. It is told of the Betsileo, the Tanala and the Sakalava.",
  "glossary.lap": "lap",
  "glossary.lap.is": "one handful sown, from the lifting to its last seed. A turn is one lap or many.",
  "glossary.relay": "relay",
  "glossary.relay.is": "lifting all seeds of the hole in which a lap has ended, to sow them on.",
  "glossary.facing": "facing hole",
  "glossary.facing.is": "the other side’s hole in the same column.",
  "glossary.way": "East, West",
  "glossary.way.is":
    "the two ways round: East sets out to South’s right along the outer row, West to South’s left. North sees them as on the same map.",
};
