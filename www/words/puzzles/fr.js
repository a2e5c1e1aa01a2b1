// The puzzles in French. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "puzzles.grade.capture-most": "Prendre le plus",
  "puzzles.grade.win-in-one": "Gagner en un coup",
  "puzzles.grade.win-in-two": "Gagner en deux coups",
  "puzzles.grade.save-yourself": "Se sauver",
  "puzzles.solved": "{solved} résolus sur {all}",
  "puzzles.door": "Problème {n}",
  "puzzles.door.solved": "Problème {n}, résolu",
  "puzzles.name": "{grade}, {n} sur {all}",

  "puzzles.task.capture-most": "À {side} de jouer : prenez autant de graines que possible.",
  "puzzles.task.win-in-one": "À {side} de jouer : gagnez dès ce coup.",
  "puzzles.task.win-in-two": "À {side} de jouer : gagnez à votre deuxième coup, quoi que réponde {other}.",
  "puzzles.task.save-yourself":
    "À {side} de jouer. {other} va gagner en {within, plural, one {# coup} other {# coups}} : jouez le seul coup qui l’empêche.",

  "puzzles.all": "Tous",
  "puzzles.hint": "Indice",
  "puzzles.solution": "Solution",
  "puzzles.again": "Réessayer",
  "puzzles.next": "Suivant",

  "puzzles.hint.hole": "Semez le trou {hole}. Dans quel sens ?",
  "puzzles.answering": "{other} répond.",
  "puzzles.halfway": "Bien commencé. {other} a joué la meilleure défense : à vous de gagner.",
  "puzzles.showing": "Voici la solution.",
  "puzzles.shown": "C’était la solution. À vous de la jouer.",
  "puzzles.right.capture-most":
    "Juste ! {most, plural, one {# graine prise} other {# graines prises}} ; tout autre coup en prend {next} au plus.",
  "puzzles.right.win-in-one": "Juste ! {side} gagne aussitôt.",
  "puzzles.right.win-in-two": "Juste ! {side} gagne au deuxième coup, quoi que réponde {other}.",
  "puzzles.right.save-yourself": "Juste ! Tout autre coup aurait perdu.",
  "puzzles.wrong.capture-most":
    "{captured, plural, =0 {Rien de pris} one {# graine prise} other {# graines prises}}. Un autre coup en prend {most}.",
  "puzzles.wrong.win-in-one":
    "Il reste {n, plural, one {# graine} other {# graines}} à {other}. Un autre coup les prend toutes.",
  "puzzles.wrong.win-in-two":
    "Après cette réponse, aucun coup ne gagne aussitôt. Un autre premier coup gagne contre toute réponse.",
  "puzzles.wrong.second":
    "Votre premier coup était juste, mais celui-ci laisse {n, plural, one {# graine} other {# graines}} à {other}.",
  "puzzles.wrong.save-yourself": "{other} a gagné. Un autre coup l’aurait empêché.",
};
