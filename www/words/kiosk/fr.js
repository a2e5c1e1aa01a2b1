// What an exhibition says, in French. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "kiosk.warn.title": "Jouez-vous encore ?",
  "kiosk.warn.about": "Si personne ne touche l’écran, le plateau sera préparé pour la personne suivante.",
  "kiosk.warn.left": "{n, plural, one {encore # seconde} other {encore # secondes}}",
  "kiosk.stay": "Continuer",
  "kiosk.over": "Recommencer",
  "attract.name": "Katro, un jeu de semailles de Madagascar",
  "attract.touch": "Touchez un trou pour jouer",
  "attract.choose": "Quel trou va être choisi ?",
  "attract.sow": "Les graines suivent le parcours, une à une",
  "attract.relay": "Tombée parmi d’autres : on les sème toutes plus loin",
  "attract.capture": "Prise !",
  "attract.rest": "Le semis s’est arrêté",
  "attract.over": "Cette partie est finie",
};
