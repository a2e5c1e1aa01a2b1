// How a game went, in French. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "course.none": "Jouez d’abord quelques coups. Ensuite, le fil de la partie s’affichera ici.",
  "course.looking":
    "Examen de la partie, en partant de la fin : encore {n, plural, one {# coup} other {# coups}} sur {all}.",
  "course.graph":
    "Au-dessus de la ligne, Sud était mieux ; au-dessous, Nord. Chaque position a été examinée au moins {depth, plural, one {# coup} other {# coups}} à l’avance.",
  "course.deciding": "Les coups qui ont décidé",
  "course.even": "Aucun coup ne se détache : personne n’a beaucoup cédé.",
  "course.gave":
    "Coup {ply} : {side} a joué « {what} ». « {better} » aurait valu {n, plural, one {# graine} other {# graines}} de plus.",
  "course.missed": "Coup {ply} : {side} a joué « {what} ». « {better} » aurait gagné à coup sûr.",
  "course.threw":
    "Coup {ply} : {side} a joué « {what} », et {other} pouvait gagner à coup sûr. « {better} » aurait tenu.",
  "course.show": "Montrer",
  "course.show.turn": "Montrer le moment avant le coup {ply}",
  "course.play": "Jouer à partir de là",
  "course.play.turn": "Rejouer à partir d’avant le coup {ply}",
  "course.here": "Ce que {side} peut jouer ici",
  "course.played": "{what} (joué)",
  "course.table": "Tous les coups",
  "course.column.number": "N°",
  "course.column.turn": "Coup",
  "course.column.laps": "Tours",
  "course.column.captured": "Prises",
  "course.column.stands": "Ensuite",
  "course.level": "égalité",
  "course.ahead": "{side} mène de {n}",
  "course.wins": "{side} gagne en {n, plural, one {# coup} other {# coups}}",
};
