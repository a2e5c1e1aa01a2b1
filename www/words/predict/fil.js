// The tool of predictions in Filipino. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "predict.question": "Ang tanong",
  "predict.ask.hole": "Saan babagsak",
  "predict.ask.laps": "Ilang ikot",
  "predict.ask.captured": "Ilan ang mahuhuli",
  "predict.team": "Sino ang huhula",
  "predict.team.1": "Pangkat 1",
  "predict.team.2": "Pangkat 2",
  "predict.team.score": "Pangkat {team}: {n}",
  "predict.number": "Ang hula mo",
  "predict.less": "Bawasan ng isa",
  "predict.more": "Dagdagan ng isa",
  "predict.sow": "Ihasik",
  "predict.another": "Ibang tira",
  "predict.reset": "Ibalik sa sero",
  "predict.points": "Tamang-tama: 3 puntos. Lihis ng 1: 2 puntos. Lihis ng 2 o 3: 1 puntos.",
  "predict.own-half": "Bumabagsak ang huling buto sa kalahati ng naghahasik.",
  "predict.choose": "Pumili ng butas at direksiyon. Maghihintay ang mga buto hanggang masabi mo ang mangyayari.",
  "predict.over": "Tapos na ang laro. Magsimula ng bago.",
  "predict.guess": "Ang hula mo: {guess}",
  "predict.task.hole": "Pangkat {team}: saang butas babagsak ang huling buto? Pindutin ang butas na iyon.",
  "predict.task.laps": "Pangkat {team}: ilang ikot ang aabutin ng {hole}?",
  "predict.task.captured": "Pangkat {team}: ilang buto ang mahuhuli ng {hole}?",
  "predict.right": "Tamang-tama: {truth}.",
  "predict.off.hole":
    "{guess} ang sabi mo, {truth} ang totoo: {n, plural, one {# butas} other {# butas}} ang layo sa landas.",
  "predict.off.laps": "{guess} ang sabi mo, {truth} ang totoo: lihis ng {n}.",
  "predict.off.captured": "{guess} ang sabi mo, {truth} ang totoo: lihis ng {n}.",
  "predict.scored": "{n, plural, =0 {Walang puntos} one {# puntos} other {# puntos}} para sa pangkat {team}.",
};
