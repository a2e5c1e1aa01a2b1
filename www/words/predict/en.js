// The tool of predictions in English.

/** Reviewed by: the authors. */
export const words = {
  "predict.question": "The question",
  "predict.ask.hole": "Where it lands",
  "predict.ask.laps": "How many laps",
  "predict.ask.captured": "How much it takes",
  "predict.team": "Who guesses",
  "predict.team.1": "Team 1",
  "predict.team.2": "Team 2",
  "predict.team.score": "Team {team}: {n}",
  "predict.number": "Your guess",
  "predict.less": "One less",
  "predict.more": "One more",
  "predict.sow": "Sow",
  "predict.another": "Another turn",
  "predict.reset": "Reset the score",
  "predict.points": "Exactly right: 3 points. Off by 1: 2 points. Off by 2 or 3: 1 point.",
  "predict.own-half": "The last seed falls on the half of whoever sows.",
  "predict.choose": "Choose a hole and a way round. The seeds wait until you have said what will happen.",
  "predict.over": "The game is over. Begin a new one.",
  "predict.guess": "Your guess: {guess}",
  "predict.task.hole": "Team {team}: in which hole will the last seed fall? Tap that hole.",
  "predict.task.laps": "Team {team}: how many laps will {hole} take?",
  "predict.task.captured": "Team {team}: how many seeds will {hole} capture?",
  "predict.right": "Exactly right: {truth}.",
  "predict.off.hole":
    "You said {guess}, it was {truth}: {n, plural, one {# hole} other {# holes}} apart along the path.",
  "predict.off.laps": "You said {guess}, it was {truth}: off by {n}.",
  "predict.off.captured": "You said {guess}, it was {truth}: off by {n}.",
  "predict.scored": "{n, plural, =0 {No point} one {# point} other {# points}} for team {team}.",
};
