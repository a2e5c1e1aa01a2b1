// The take-home tool in Italian. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "takehome.paper": "Su carta",
  "takehome.paper.about": "Una pagina: questa posizione, un tavoliere vuoto per giocare e le regole.",
  "takehome.print": "Stampa",
  "takehome.paper.save": "Salva il foglio",
  "takehome.paper.blocked": "Da qui non si può stampare. Salva il foglio, apri il file e stampalo.",
  "takehome.paper.empty": "Per giocare con sassolini, fagioli o semi",
  "takehome.record": "La partita scritta: tutte le mosse, da rileggere",
  "takehome.table": "Una tabella delle mosse, per un foglio di calcolo (CSV)",
  "takehome.copy": "Copia",
  "takehome.copied": "Copiato",
  "takehome.selected": "Il testo è selezionato: copialo con Ctrl + C.",
  "takehome.save": "Salva come file",
  "takehome.column.turn": "mossa",
  "takehome.column.side": "lato",
  "takehome.column.hole": "buca",
  "takehome.column.heading": "verso",
  "takehome.column.laps": "giri",
  "takehome.column.captured": "presi",
  "takehome.column.text": "notazione",
};
