// The puzzles in Filipino. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "puzzles.grade.capture-most": "Pinakamaraming huli",
  "puzzles.grade.win-in-one": "Manalo sa isang tira",
  "puzzles.grade.win-in-two": "Manalo sa dalawang tira",
  "puzzles.grade.save-yourself": "Iligtas ang sarili",
  "puzzles.solved": "{solved} sa {all} ang nalutas",
  "puzzles.door": "Palaisipan {n}",
  "puzzles.door.solved": "Palaisipan {n}, nalutas na",
  "puzzles.name": "{grade}, {n} sa {all}",

  "puzzles.task.capture-most": "{side} ang titira: hulihin ang pinakamaraming butong kaya mo.",
  "puzzles.task.win-in-one": "{side} ang titira: manalo sa tirang ito.",
  "puzzles.task.win-in-two": "{side} ang titira: manalo sa ikalawang tira mo, anuman ang isagot ng {other}.",
  "puzzles.task.save-yourself":
    "{side} ang titira. Mananalo ang {other} sa loob ng {within, plural, one {# tira} other {# tira}}: gawin ang kaisa-isang tirang pipigil dito.",

  "puzzles.all": "Lahat",
  "puzzles.hint": "Pahiwatig",
  "puzzles.solution": "Sagot",
  "puzzles.again": "Subukan muli",
  "puzzles.next": "Susunod",

  "puzzles.hint.hole": "Ihasik ang butas na {hole}. Saang direksiyon?",
  "puzzles.answering": "Sumasagot ang {other}.",
  "puzzles.halfway": "Tama ang simula. Ginawa ng {other} ang pinakamahusay na depensa: manalo ka na.",
  "puzzles.showing": "Ito ang sagot.",
  "puzzles.shown": "Iyon ang sagot. Ikaw naman ang tumira.",
  "puzzles.right.capture-most":
    "Tama! {most, plural, one {# buto} other {# buto}} ang nahuli; hanggang {next} lang ang mahuhuli ng ibang tira.",
  "puzzles.right.win-in-one": "Tama! Panalo agad ang {side}.",
  "puzzles.right.win-in-two": "Tama! Panalo ang {side} sa ikalawang tira, anuman ang isagot ng {other}.",
  "puzzles.right.save-yourself": "Tama! Talo sana sa lahat ng ibang tira.",
  "puzzles.wrong.capture-most":
    "{captured, plural, =0 {Walang nahuli} one {# buto ang nahuli} other {# buto ang nahuli}}. May ibang tira na makahuhuli ng {most}.",
  "puzzles.wrong.win-in-one":
    "May {n, plural, one {# buto} other {# buto}} pa ang {other}. May ibang tira na huhuli sa lahat.",
  "puzzles.wrong.win-in-two":
    "Pagkatapos ng sagot na ito, walang tirang panalo agad. May ibang unang tira na panalo laban sa anumang sagot.",
  "puzzles.wrong.second":
    "Tama ang unang tira mo, pero may natira pang {n, plural, one {# buto} other {# buto}} sa {other} dito.",
  "puzzles.wrong.save-yourself": "Nanalo ang {other}. Napigilan sana ito ng ibang tira.",
};
