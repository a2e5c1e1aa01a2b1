// The take-home tool in Italian. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
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
