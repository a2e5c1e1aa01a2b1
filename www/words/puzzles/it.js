// The puzzles in Italian. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "puzzles.grade.capture-most": "Cattura il più possibile",
  "puzzles.grade.win-in-one": "Vinci in una mossa",
  "puzzles.grade.win-in-two": "Vinci in due mosse",
  "puzzles.grade.save-yourself": "Salvati",
  "puzzles.solved": "{solved} risolti su {all}",
  "puzzles.door": "Problema {n}",
  "puzzles.door.solved": "Problema {n}, risolto",
  "puzzles.name": "{grade}, {n} di {all}",

  "puzzles.task.capture-most": "Tocca a {side}: cattura più semi che puoi.",
  "puzzles.task.win-in-one": "Tocca a {side}: vinci con questa mossa.",
  "puzzles.task.win-in-two": "Tocca a {side}: vinci alla seconda mossa, qualunque cosa risponda {other}.",
  "puzzles.task.save-yourself":
    "Tocca a {side}. {other} sta per vincere in {within, plural, one {# mossa} other {# mosse}}: gioca l’unica mossa che lo impedisce.",

  "puzzles.all": "Tutti",
  "puzzles.hint": "Indizio",
  "puzzles.solution": "Soluzione",
  "puzzles.again": "Riprova",
  "puzzles.next": "Avanti",

  "puzzles.hint.hole": "Semina la buca {hole}. In che verso?",
  "puzzles.answering": "{other} risponde.",
  "puzzles.halfway": "Fin qui bene. {other} ha giocato la difesa migliore: ora vinci.",
  "puzzles.showing": "Ecco la soluzione.",
  "puzzles.shown": "Era questa la soluzione. Ora giocala tu.",
  "puzzles.right.capture-most":
    "Giusto! {most, plural, one {# seme catturato} other {# semi catturati}}; ogni altra mossa ne cattura al massimo {next}.",
  "puzzles.right.win-in-one": "Giusto! {side} vince subito.",
  "puzzles.right.win-in-two": "Giusto! {side} vince alla seconda mossa, qualunque cosa risponda {other}.",
  "puzzles.right.save-yourself": "Giusto! Ogni altra mossa avrebbe perso.",
  "puzzles.wrong.capture-most":
    "{captured, plural, =0 {Nessuna cattura} one {# seme catturato} other {# semi catturati}}. Un’altra mossa ne cattura {most}.",
  "puzzles.wrong.win-in-one":
    "A {other} {n, plural, one {resta # seme} other {restano # semi}}. Un’altra mossa li prende tutti.",
  "puzzles.wrong.win-in-two":
    "Dopo questa risposta nessuna mossa vince subito. Un’altra prima mossa vince contro ogni risposta.",
  "puzzles.wrong.second":
    "La prima mossa era giusta, ma questa lascia {n, plural, one {# seme} other {# semi}} a {other}.",
  "puzzles.wrong.save-yourself": "{other} ha vinto. Un’altra mossa l’avrebbe impedito.",
};
