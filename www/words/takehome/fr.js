// The take-home tool in French. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "takehome.paper": "Sur papier",
  "takehome.paper.about": "Une page : cette position, un plateau vide pour jouer, et les règles.",
  "takehome.print": "Imprimer",
  "takehome.paper.save": "Enregistrer la feuille",
  "takehome.paper.blocked": "On ne peut pas imprimer d’ici. Enregistrez la feuille, ouvrez le fichier et imprimez-le.",
  "takehome.paper.empty": "Pour jouer avec des cailloux, des haricots ou des graines",
  "takehome.record": "La notation : tous les coups, à relire plus tard",
  "takehome.table": "Un tableau des coups, pour un tableur (CSV)",
  "takehome.copy": "Copier",
  "takehome.copied": "Copié",
  "takehome.selected": "Le texte est sélectionné : copiez-le avec Ctrl + C.",
  "takehome.save": "Enregistrer",
  "takehome.column.turn": "coup",
  "takehome.column.side": "camp",
  "takehome.column.hole": "trou",
  "takehome.column.heading": "sens",
  "takehome.column.laps": "tours",
  "takehome.column.captured": "prises",
  "takehome.column.text": "notation",
};
