// The list of tools in French. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "tool.list": "Aller plus loin",
  "tool.lesson": "Apprendre en 90 secondes",
  "tool.lesson.about": "Six petites étapes, et à chacune un coup que vous jouez",
  "tool.reasons": "Demander pourquoi",
  "tool.reasons.about": "Quelle règle a décidé, à chaque arrivée du dernier coup",
  "tool.course": "Le fil de la partie",
  "tool.course.about": "Qui était mieux, coup après coup, et ce qui a décidé",
  "tool.puzzles": "Problèmes",
  "tool.puzzles.about": "Une position, un seul bon coup",
  "tool.predict": "Prédire, puis semer",
  "tool.predict.about": "Dire où tombera la dernière graine, et voir si l’on était loin",
  "tool.setup": "Composer un plateau",
  "tool.setup.about": "Mettre les graines où l’on veut, et jouer à partir de là",
  "tool.lab": "Laboratoire des règles",
  "tool.lab.about": "Changer une règle, et voir son effet sur mille parties",
  "tool.class": "Pour une classe",
  "tool.class.about": "Ce que voient les élèves, et les outils d’une leçon",
  "tool.takehome": "À emporter",
  "tool.takehome.about": "Imprimer, enregistrer ou copier cette partie",
  "tool.share": "Partager et intégrer",
  "tool.share.about": "Un lien, un code à scanner, ou ce plateau sur votre site",
};
