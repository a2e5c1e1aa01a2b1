// The tool of predictions in Italian. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "predict.question": "La domanda",
  "predict.ask.hole": "Dove arriva",
  "predict.ask.laps": "Quanti giri",
  "predict.ask.captured": "Quanto cattura",
  "predict.team": "Chi indovina",
  "predict.team.1": "Squadra 1",
  "predict.team.2": "Squadra 2",
  "predict.team.score": "Squadra {team}: {n}",
  "predict.number": "La tua risposta",
  "predict.less": "Uno di meno",
  "predict.more": "Uno di più",
  "predict.sow": "Semina",
  "predict.another": "Un’altra mossa",
  "predict.reset": "Azzera i punti",
  "predict.points": "Giusto: 3 punti. Sbagliato di 1: 2 punti. Sbagliato di 2 o 3: 1 punto.",
  "predict.own-half": "L’ultimo seme cade nella metà di chi semina.",
  "predict.choose": "Scegli una buca e un verso. I semi aspettano finché non hai detto che cosa succederà.",
  "predict.over": "La partita è finita. Cominciane un’altra.",
  "predict.guess": "La tua risposta: {guess}",
  "predict.task.hole": "Squadra {team}: in quale buca cadrà l’ultimo seme? Tocca quella buca.",
  "predict.task.laps": "Squadra {team}: quanti giri farà {hole}?",
  "predict.task.captured": "Squadra {team}: quanti semi catturerà {hole}?",
  "predict.right": "Giusto: {truth}.",
  "predict.off.hole":
    "Hai detto {guess}, era {truth}: {n, plural, one {# buca} other {# buche}} di distanza lungo il percorso.",
  "predict.off.laps": "Hai detto {guess}, era {truth}: sbagliato di {n}.",
  "predict.off.captured": "Hai detto {guess}, era {truth}: sbagliato di {n}.",
  "predict.scored": "{n, plural, =0 {Nessun punto} one {# punto} other {# punti}} alla squadra {team}.",
};
