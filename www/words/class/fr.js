// The panel of a class in French. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "class.switch.counts": "Cacher les nombres : les élèves comptent",
  "class.switch.sum": "Montrer qu’aucune graine ne se perd",
  "class.switch.laps": "Compter les tours au fur et à mesure",
  "class.switch.landings": "S’arrêter à chaque arrivée",
  "class.listeners": "Un lecteur d’écran dit toujours les nombres : sans eux, il n’y a rien à compter.",
  "class.doors": "Pour la leçon",
  "class.board": "sur le plateau",
  "class.hand": "en main",
  "class.total": "ensemble",
  "class.laps": "tours jusqu’ici",
  "class.blackboard": "Pour la classe",
  "class.landed": "Tour {lap} : la dernière graine est tombée dans {hole}. Que se passe-t-il maintenant ?",
  "class.onward": "Continuer",
  "class.spoken": "{board} sur le plateau et {hand} en main font {total}.",
};
