// How a game went, in English. `{what}` and `{better}` are turns in words, such as “Sow C West”.

/** Reviewed by: the authors. */
export const words = {
  "course.none": "Play a few turns first. Then this shows how the game went.",
  "course.looking": "Looking at the game, from its end: {n, plural, one {# turn} other {# turns}} of {all} left.",
  "course.graph":
    "Above the line South stood better, below it North. Every position was looked at {depth, plural, one {# turn} other {# turns}} ahead or further.",
  "course.deciding": "The turns that decided it",
  "course.even": "No turn stood out: nobody gave much away.",
  "course.gave":
    "Turn {ply}: {side} played “{what}”. “{better}” would have been worth {n, plural, one {# seed} other {# seeds}} more.",
  "course.missed": "Turn {ply}: {side} played “{what}”. “{better}” would have won for certain.",
  "course.threw": "Turn {ply}: {side} played “{what}”, and {other} could win for certain. “{better}” would have held.",
  "course.show": "Show it",
  "course.show.turn": "Show the moment before turn {ply}",
  "course.play": "Play from there",
  "course.play.turn": "Play on from before turn {ply}",
  "course.here": "What {side} could play here",
  "course.played": "{what} (played)",
  "course.table": "Every turn",
  "course.column.number": "No.",
  "course.column.turn": "Turn",
  "course.column.laps": "Laps",
  "course.column.captured": "Takes",
  "course.column.stands": "Then",
  "course.level": "level",
  "course.ahead": "{side} ahead by {n}",
  "course.wins": "{side} wins in {n, plural, one {# turn} other {# turns}}",
};
