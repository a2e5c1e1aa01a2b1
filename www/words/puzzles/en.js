// The puzzles in English. `{side}` is who has to solve it, `{other}` the opponent.

/** Reviewed by: the authors. */
export const words = {
  "puzzles.grade.capture-most": "Capture the most",
  "puzzles.grade.win-in-one": "Win in one",
  "puzzles.grade.win-in-two": "Win in two",
  "puzzles.grade.save-yourself": "Save yourself",
  "puzzles.solved": "{solved} of {all} solved",
  "puzzles.door": "Puzzle {n}",
  "puzzles.door.solved": "Puzzle {n}, solved",
  "puzzles.name": "{grade}, {n} of {all}",

  // What is to be done.
  "puzzles.task.capture-most": "{side} to move: capture as many seeds as you can.",
  "puzzles.task.win-in-one": "{side} to move: win with this turn.",
  "puzzles.task.win-in-two": "{side} to move: win with your second turn, whatever {other} replies.",
  "puzzles.task.save-yourself":
    "{side} to move. {other} is going to win in {within, plural, one {# turn} other {# turns}}: play the only turn that prevents it.",

  // Buttons: short.
  "puzzles.all": "All puzzles",
  "puzzles.hint": "Hint",
  "puzzles.solution": "Solution",
  "puzzles.again": "Try again",
  "puzzles.next": "Next",

  // What comes of it.
  "puzzles.hint.hole": "Sow from hole {hole}. Which way round?",
  "puzzles.answering": "{other} replies.",
  "puzzles.halfway": "Good so far. {other} has played the best defence: now win.",
  "puzzles.showing": "This is the solution.",
  "puzzles.shown": "That was the solution. Now play it yourself.",
  "puzzles.right.capture-most":
    "Right! {most, plural, one {# seed} other {# seeds}} captured; every other turn captures {next} at most.",
  "puzzles.right.win-in-one": "Right! {side} wins at once.",
  "puzzles.right.win-in-two": "Right! {side} wins with the second turn, whatever {other} replies.",
  "puzzles.right.save-yourself": "Right! Every other turn would have lost.",
  "puzzles.wrong.capture-most":
    "{captured, plural, =0 {Nothing} one {# seed} other {# seeds}} captured. Another turn captures {most}.",
  "puzzles.wrong.win-in-one":
    "{other} still has {n, plural, one {# seed} other {# seeds}}. Another turn takes them all.",
  "puzzles.wrong.win-in-two": "After this reply no turn wins at once. Another first turn wins against every reply.",
  "puzzles.wrong.second":
    "Your first turn was right, but this one leaves {n, plural, one {# seed} other {# seeds}} to {other}.",
  "puzzles.wrong.save-yourself": "{other} has won. Another turn would have prevented it.",
};
