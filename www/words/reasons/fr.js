// “Ask the game why” in French. The sentences are written as in en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "reasons.about":
    "Touchez un trou, et le jeu dit ce qu’on peut en faire, et pourquoi. Après un coup, il explique chaque arrivée.",
  "reasons.turn": "Le dernier coup, arrivée par arrivée",
  "reasons.none": "Aucun coup n’a encore été joué.",
  "reasons.lap": "Tour {lap} : {n, plural, one {# graine} other {# graines}} de {from} à {at}",
  "reasons.step": "Un pas de {from} à {at}",
  "reasons.end": "La fin",
  "reasons.hole": "Trou {hole}",
  "reasons.rule": "Règle {rule} : {sources}",
  "reasons.rule.ours": "Règle {rule} : de nous, dans aucune source",
  "reasons.rule.adopted": "Règle {rule} : {sources} ; reprise ici par nous",
  "reasons.rule.chosen": "Règle {rule} : choisie ici",
  "reasons.agreed": "Convenu entre les joueurs",
  "reasons.sheet": "Toutes les règles et les sources",
  "reasons.rests": "{at} était vide, et le coup s’arrête donc là.",
  "reasons.relays": "{at} contenait déjà des graines : on les prend toutes et on continue à semer.",
  "reasons.captures-in-occupied": "{at} contenait déjà des graines : là, on peut prendre.",
  "reasons.captures-in-empty": "{at} était vide : là, on peut prendre.",
  "reasons.captures-in-either": "On peut prendre, que {at} ait été vide ou non.",
  "reasons.from-innermost-with-seeds":
    "{at} est dans la rangée de {side} la plus à l’intérieur qui ait des graines : c’est de là qu’on prend.",
  "reasons.from-inner-row": "{at} est dans la rangée intérieure : c’est de là qu’on prend.",
  "reasons.takes-innermost-row":
    "{from} est en face, dans la rangée de l’autre la plus à l’intérieur qui ait des graines : {n, plural, one {# graine prise} other {# graines prises}}.",
  "reasons.takes-nearest-in-column":
    "{from} est le trou occupé le plus proche de la colonne : {n, plural, one {# graine prise} other {# graines prises}}.",
  "reasons.takes-whole-column": "Toute la colonne est prise : {from}, {n, plural, one {# graine} other {# graines}}.",
  "reasons.sown-on": "Ces graines et celles de {at} sont semées ensemble.",
  "reasons.last-seeds-taken": "L’autre camp n’a plus de graines : la partie est finie, et la poignée reste en {at}.",
  "reasons.stepped": "La dernière graine d’un camp peut avancer d’une rangée vers l’intérieur, de {from} à {at}.",
  "reasons.starts-in-outermost-row":
    "{hole} peut être semé : il contient des graines, dans la rangée de {side} la plus à l’extérieur qui en ait.",
  "reasons.starts-anywhere": "{hole} peut être semé : il est à {side} et contient des graines.",
  "reasons.heads-as-chosen": "Le sens se choisit librement, à chaque coup.",
  "reasons.heads-as-bound": "Le premier coup d’un camp fixe son sens.",
  "reasons.heads-east": "Les deux camps sèment toujours vers l’est.",
  "reasons.may-step": "Dernière graine de {side}, elle peut aussi avancer d’une rangée vers l’intérieur.",
  "reasons.not.endless": "{hole} ne peut pas être semé vers l’{heading} : ce semis ne finirait jamais.",
  "reasons.not.heading-bound":
    "{hole} ne peut pas être semé vers l’{heading} : le premier coup de {side} allait dans l’autre sens.",
  "reasons.not.one-circuit": "{hole} ne peut pas être semé vers l’{heading} : il n’y a qu’un seul sens.",
  "reasons.not.unknown": "{hole} ne peut pas être semé vers l’{heading} ({code}).",
  "reasons.unknown": "Une autre règle a décidé ({code}).",
};
