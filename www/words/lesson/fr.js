// The lesson in French. The sentences are written as in en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "lesson.of": "{n} sur {all}",
  "lesson.spoken": "{n} sur {all}. {title}. {text}",
  "lesson.next": "Suivant",
  "lesson.skip": "Passer",
  "lesson.back": "Retour",
  "lesson.again": "Refaire",
  "lesson.leave": "Tout passer",
  "lesson.begin": "Commencer",
  "lesson.here": "Sur cette carte, semez {hole}, le trou marqué.",
  "lesson.on": "Cette carte est faite. Continuez avec Suivant, ou refaites-la.",

  "lesson.path": "Le plateau et son parcours",
  "lesson.path.do":
    "Les trois rangées du côté de Sud sont à vous. Semez {hole} vers l’{heading} : touchez le trou marqué, puis la flèche marquée.",
  "lesson.path.done":
    "Une graine est tombée dans chaque trou d’un parcours sinueux : rangée extérieure, centrale, intérieure.",
  "lesson.path.wrong":
    "Dans ce sens, le parcours est l’image en miroir de celui-ci. Sur cette carte, semez {hole} vers l’{heading}.",

  "lesson.sow": "Prendre et semer",
  "lesson.sow.do":
    "À chaque coup, on prend toutes les graines d’un trou et on les sème une à une. Semez {hole} vers l’est ou l’ouest, à votre choix.",
  "lesson.sow.done": "La dernière graine est tombée dans un trou vide : le coup s’arrête là.",

  "lesson.relay": "Le relais",
  "lesson.relay.do":
    "Si la dernière graine tombe parmi d’autres, on les prend toutes et on continue à semer. Semez {hole} vers l’{heading}.",
  "lesson.relay.done": "Deux fois le semis a continué ; puis la dernière graine est tombée dans un trou vide.",
  "lesson.relay.wrong":
    "Dans ce sens, la dernière graine tombe aussitôt dans un trou vide. Pour voir un relais, semez {hole} vers l’{heading}.",

  "lesson.capture": "La prise",
  "lesson.capture.do":
    "Depuis votre rangée la plus à l’intérieur qui ait des graines, vous prenez le trou d’en face, dans celle de Nord. Semez {hole} vers l’{heading}.",
  "lesson.capture.done":
    "Vous avez pris les graines de {taken} et les avez semées avec les vôtres ; {safe}, plus à l’extérieur, ne risquait rien.",
  "lesson.capture.wrong":
    "Dans ce sens, la dernière graine tombe dans un trou vide et ne prend rien. Semez {hole} vers l’{heading}.",

  "lesson.end": "La fin",
  "lesson.end.do":
    "Qui doit jouer sans avoir de graines a perdu. Semez {hole} vers l’{heading}, et prenez les dernières graines de Nord.",
  "lesson.end.done": "Nord n’a plus de graines : vous avez gagné.",
  "lesson.end.wrong": "Dans ce sens, Nord garde ses dernières graines. Semez {hole} vers l’{heading}.",

  "lesson.play": "Votre première partie",
  "lesson.play.do":
    "C’est tout. Vous jouez Sud, l’ordinateur joue Nord au plus facile : jouez votre premier coup, ou touchez Commencer.",
  "lesson.begun": "Votre première partie a commencé. Vous êtes Sud et jouez d’abord ; l’ordinateur joue Nord.",
};
