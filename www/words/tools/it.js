// The list of tools in Italian. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "tool.list": "Altro da fare",
  "tool.lesson": "Impara in novanta secondi",
  "tool.lesson.about": "Sei brevi passi, ognuno con una mossa che fai tu",
  "tool.reasons": "Chiedi perché",
  "tool.reasons.about": "Quale regola ha deciso, a ogni arrivo dell’ultima mossa",
  "tool.course": "Com’è andata la partita",
  "tool.course.about": "Chi stava meglio, mossa per mossa, e che cosa ha deciso",
  "tool.puzzles": "Problemi",
  "tool.puzzles.about": "Una posizione, una sola mossa giusta",
  "tool.predict": "Prevedi, poi semina",
  "tool.predict.about": "Di’ dove cadrà l’ultimo seme, e guarda quanto ci sei andato vicino",
  "tool.setup": "Componi un tavoliere",
  "tool.setup.about": "Metti i semi dove vuoi, e gioca da lì",
  "tool.lab": "Laboratorio delle regole",
  "tool.lab.about": "Cambia una regola, e guarda che effetto fa su mille partite",
  "tool.class": "Per una classe",
  "tool.class.about": "Quel che vedono gli alunni, e gli strumenti per una lezione",
  "tool.takehome": "Da portare a casa",
  "tool.takehome.about": "Stampa, salva o copia questa partita",
  "tool.share": "Condividi e incorpora",
  "tool.share.about": "Un link, un codice da inquadrare, o questo tavoliere sul tuo sito",
};
