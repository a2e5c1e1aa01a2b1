// The tool of predictions in French. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "predict.question": "La question",
  "predict.ask.hole": "Où elle arrive",
  "predict.ask.laps": "Combien de tours",
  "predict.ask.captured": "Combien de prises",
  "predict.team": "Qui devine",
  "predict.team.1": "Équipe 1",
  "predict.team.2": "Équipe 2",
  "predict.team.score": "Équipe {team} : {n}",
  "predict.number": "Votre réponse",
  "predict.less": "Un de moins",
  "predict.more": "Un de plus",
  "predict.sow": "Semer",
  "predict.another": "Un autre coup",
  "predict.reset": "Remettre à zéro",
  "predict.points": "Tout juste : 3 points. À 1 près : 2 points. À 2 ou 3 près : 1 point.",
  "predict.own-half": "La dernière graine tombe dans la moitié de qui sème.",
  "predict.choose": "Choisissez un trou et un sens. Les graines attendent que vous ayez dit ce qui va se passer.",
  "predict.over": "La partie est finie. Commencez-en une autre.",
  "predict.guess": "Votre réponse : {guess}",
  "predict.task.hole": "Équipe {team} : dans quel trou tombera la dernière graine ? Touchez ce trou.",
  "predict.task.laps": "Équipe {team} : combien de tours fera {hole} ?",
  "predict.task.captured": "Équipe {team} : combien de graines prendra {hole} ?",
  "predict.right": "Tout juste : {truth}.",
  "predict.off.hole":
    "Vous avez dit {guess}, c’était {truth} : {n, plural, one {# trou} other {# trous}} d’écart le long du chemin.",
  "predict.off.laps": "Vous avez dit {guess}, c’était {truth} : un écart de {n}.",
  "predict.off.captured": "Vous avez dit {guess}, c’était {truth} : un écart de {n}.",
  "predict.scored": "{n, plural, =0 {Aucun point} one {# point} other {# points}} pour l’équipe {team}.",
};
