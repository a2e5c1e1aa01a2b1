// Every word of the page in French (Français). en.js says how the sentences are written.
//
// “Semer”, “prendre”, “tour”, “camp” are the words of French books on sowing games. `{heading}` stands after “vers l’”.

/** Reviewed by: not yet reviewed by a native speaker. */
export const language = { tag: "fr", name: "Français", direction: /** @type {const} */ ("ltr") };

export const words = {
  // Names of the game's own things. `East` and `West` name the two circuits, as on a map seen from South.
  "name.south": "Sud",
  "name.north": "Nord",
  "name.east": "est",
  "name.west": "ouest",
  "name.outer": "extérieure",
  "name.central": "centrale",
  "name.inner": "intérieure",

  // The board and its holes, as a screen reader says them. `{what}` is one of the hole.… sentences below.
  "board.label": "Plateau de katro, {rows} rangées de {columns} trous",
  "hole.label":
    "{hole}, {side}, rangée {row}, colonne {column}, {n, plural, =0 {vide} one {# graine} other {# graines}}",
  "hole.label.sowable":
    "{hole}, {side}, rangée {row}, colonne {column}, {n, plural, =0 {vide} one {# graine} other {# graines}}, peut être semé",
  "hole.label.picked":
    "{hole}, {side}, rangée {row}, colonne {column}, {n, plural, =0 {vide} one {# graine} other {# graines}}, en main",
  "choice.sow": "Semer {hole} vers l’{heading}, d’abord en {next}",
  "choice.step": "Avancer de {hole} à {next}",
  "choice.step.sow": "Avancer de {hole} à {next} et semer vers l’{heading}",

  // What the player is asked to do, and what is happening. Short: it stands beside the board.
  "prompt.pick": "Choisissez un trou à semer",
  "prompt.heading": "Dans quel sens ?",
  "prompt.heading.hint":
    "{hole} contient {n, plural, one {# graine} other {# graines}}. Touchez une flèche, ou autre chose pour {n, plural, one {la} other {les}} reposer.",
  "prompt.thinking": "{side} réfléchit",
  "prompt.first": "Touchez un des trous cerclés. Ses graines seront semées une à une le long du parcours.",
  "side.moves": "à jouer",
  "side.sows": "sème",
  "side.thinks": "réfléchit",
  "side.waits": "attend",
  "side.won": "gagne",
  "side.lost": "plus de graines",
  "side.drawn": "partie nulle",
  "side.total": "{n, plural, one {# graine} other {# graines}}",
  "sowing.title": "{side} sème {hole} vers l’{heading}",
  "sowing.title.step": "{side} avance depuis {hole}",
  "sowing.lap": "Tour",
  "sowing.lap.of": "{lap} sur {laps}",
  "sowing.hand": "En main",
  "sowing.captured": "Prises",

  // The last turn, in one sentence: shown, and spoken once when the sowing has come to rest.
  "turn.sowed":
    "{side} a semé {hole} vers l’{heading} : {laps, plural, one {# tour} other {# tours}}, {captured, plural, =0 {rien de pris} one {# prise} other {# prises}}.",
  "turn.sowed.next":
    "{side} a semé {hole} vers l’{heading} : {laps, plural, one {# tour} other {# tours}}, {captured, plural, =0 {rien de pris} one {# prise} other {# prises}}. À {next} de jouer.",
  "turn.stepped":
    "{side} a avancé depuis {hole}, {captured, plural, =0 {rien de pris} one {# prise} other {# prises}}.",
  "turn.stepped.next":
    "{side} a avancé depuis {hole}, {captured, plural, =0 {rien de pris} one {# prise} other {# prises}}. À {next} de jouer.",
  "turn.none": "Aucun coup n’a encore été joué. À {next} de jouer.",
  "turn.undone": "Coup repris. À {next} de jouer.",

  // The last turn, lap by lap.
  "laps.title": "Le dernier coup, tour par tour",
  "laps.lifted": "Prend {n, plural, one {# graine} other {# graines}} en {from} et sème jusqu’en {at}.",
  "laps.stepped": "Avance de {from} à {at}.",
  "laps.rested": "{at} était vide : le coup s’arrête là.",
  "laps.relayed": "{at} contenait déjà des graines : on les prend toutes et on continue à semer.",
  "laps.captured":
    "{n, plural, one {# graine prise} other {# graines prises}} en {from}. Avec celles de {at}, on continue à semer.",
  "why.landing-was-empty": "Pas de prise : le trou était vide.",
  "why.landing-was-occupied": "Pas de prise : le trou était occupé.",
  "why.own-row-further-in": "Pas de prise : la rangée {row}, plus à l’intérieur, contient des graines.",
  "why.not-inner-row": "Pas de prise : seule la rangée intérieure prend.",
  "why.facing-empty": "Pas de prise : {facing}, en face, est vide.",
  "why.column-empty": "Pas de prise : rien dans cette colonne de l’autre côté.",
  "why.only-singletons": "Pas de prise : il n’y a que des graines isolées en face.",
  "why.opponent-bare": "Pas de prise : l’autre camp n’a plus de graines.",
  "why.unknown": "Pas de prise.",

  // Why a hole may not be sown.
  "refusal.not-yours": "{hole} appartient à {owner}. C’est à {side} de jouer.",
  "refusal.empty-hole": "{hole} est vide. Il n’y a rien à semer.",
  "refusal.not-outermost":
    "{hole} doit attendre : semez depuis votre rangée la plus à l’extérieur qui ait des graines, ici la rangée {row}.",
  "refusal.endless": "{hole} se sèmerait sans fin : ce semis ne peut pas commencer.",
  "refusal.game-over": "La partie est finie. Commencez-en une autre, ou reprenez un coup.",
  "refusal.busy": "Attendez la fin du semis, ou passez-le.",
  "refusal.thinking": "{side} réfléchit encore. Attendez un instant, ou reprenez votre coup.",
  "refusal.browsing": "C’est un moment antérieur de la partie. Allez au dernier coup pour continuer à jouer.",
  "refusal.unknown": "{hole} ne peut pas être semé maintenant ({code}).",

  // The end.
  "end.won": "{winner} a gagné",
  "end.drawn": "Partie nulle",
  "end.spoken": "{how}. {why}",
  "end.no-seeds": "{loser} n’a plus de graines à semer, et {winner} a joué le dernier coup.",
  "end.resigned": "{loser} a abandonné.",
  "end.repetition": "La même position est revenue pour la troisième fois.",
  "end.only-endless": "Tous les semis qui restent dureraient sans fin.",
  "end.agreed": "Les deux joueurs en sont convenus.",
  "end.unknown": "La partie est finie ({code}).",

  // Buttons.
  "button.undo": "Reprendre",
  "button.undo.hint": "Reprendre le dernier coup",
  "button.undo.game": "Retrouver la partie précédente",
  "button.redo": "Rejouer",
  "button.redo.hint": "Rejouer le coup repris",
  "button.fresh": "Nouvelle partie",
  "button.fresh.hint": "Commencer une nouvelle partie ; « Reprendre » ramène celle-ci",
  "button.hint": "Conseil",
  "button.hint.hint": "Ce qui pourrait se jouer, et pourquoi",
  "button.laps.hint": "Lire le dernier coup tour par tour",
  "button.course": "Bilan",
  "button.course.hint": "Qui était mieux, coup après coup, et ce qui a décidé la partie",
  "button.lesson": "Apprendre",
  "button.lesson.hint": "Apprendre le katro en six petites étapes",
  "button.tools": "Plus",
  "button.tools.hint": "Aide, problèmes, laboratoire des règles, plateau libre, partage et plus",
  "button.help.hint": "Aide, touches et langues",
  "button.rules": "Règles",
  "button.rules.hint": "Règles, façons de jouer et sources",
  "button.state": "Le plateau en mots",
  "button.close": "Fermer",
  "button.dismiss": "Fermer ce message",
  "button.sound": "Son",
  "button.sound.hint": "Entendre les graines, ou non",
  "controls.label": "Commandes du jeu",

  // The bar under the board, with which one goes through a sowing and through the game. The first four are short.
  // Where one is in a sowing: spoken when somebody steps through it. `{what}` is one of the step.… sentences below.
  "playback.label": "Parcourir le semis",
  "playback.seed": "Graine",
  "playback.lap": "Tour",
  "playback.turn": "{ply} / {plies}",
  "playback.turn.hint": "Après le coup {ply} sur {plies}",
  "playback.slider": "Moment du semis",
  "playback.again": "Revoir le dernier coup",
  "playback.pause": "Pause",
  "playback.play": "Continuer",
  "playback.skip": "Aller à la fin de ce semis",
  "playback.seedback": "Une graine en arrière",
  "playback.seedon": "Une graine en avant",
  "playback.lapback": "Un tour en arrière",
  "playback.lapon": "Un tour en avant",
  "playback.first": "Le début de la partie",
  "playback.turnback": "Un coup en arrière",
  "playback.turnon": "Un coup en avant",
  "playback.last": "Le dernier coup de la partie",
  "step.place": "Tour {lap} sur {laps} : {what}.",
  "step.lifted": "{n, plural, one {# graine prise} other {# graines prises}} en {hole}",
  "step.dropped": "une graine en {hole}, {n, plural, =0 {plus rien} one {#} other {#}} en main",
  "step.captured": "{n, plural, one {# graine capturée} other {# graines capturées}} en {hole}",
  "step.stepped": "un pas de {hole} à {into}",
  "step.end": "la fin",
  "panel.label": "Partie",
  "speed.label": "Vitesse",
  "speed.slow": "Lente",
  "speed.normal": "Normale",
  "speed.fast": "Rapide",
  "speed.instant": "Immédiate",
  "speed.pace": "Vitesse du semis",

  // Who plays a side: somebody at the board, or the computer at one of five levels. The short names stand beside
  // the name of the side, where there is little room.
  "player.choose.south": "Qui joue Sud",
  "player.choose.north": "Qui joue Nord",
  "player.human": "Une personne",
  "player.level1": "Ordinateur, niveau 1 : premiers pas",
  "player.level2": "Ordinateur, niveau 2 : facile",
  "player.level3": "Ordinateur, niveau 3 : réfléchi",
  "player.level4": "Ordinateur, niveau 4 : fort",
  "player.level5": "Ordinateur, niveau 5 : le plus fort",
  "player.short.human": "Personne",
  "player.short.level1": "Niveau 1",
  "player.short.level2": "Niveau 2",
  "player.short.level3": "Niveau 3",
  "player.short.level4": "Niveau 4",
  "player.short.level5": "Niveau 5",
  "player.changed.human": "Une personne joue {side} maintenant.",
  "player.changed.level": "L’ordinateur joue {side} maintenant, au niveau {level}.",

  // The adviser. `{what}` is advice.sow or advice.step; `{why}` is one of the four reasons below it; `{depth}` is how
  // many turns ahead it has looked. The marks stand on small badges on the board: one short word each.
  "advice.looking": "Recherche du meilleur coup…",
  "advice.best": "{what} : {why}. Vu {depth, plural, one {# coup} other {# coups}} à l’avance.",
  "advice.proven": "{what} : {why}. C’est certain.",
  "advice.sow": "Semer {hole} vers l’{heading}",
  "advice.step": "Avancer de {hole} ({turn})",
  "advice.takes":
    "{captured, plural, =0 {ne prend rien} one {prend # graine} other {prend # graines}}, et {other} peut ensuite {risk, plural, =0 {ne rien prendre} one {en prendre #} other {en prendre #}}",
  "advice.win": "gagne en {n, plural, one {# coup} other {# coups}}",
  "advice.loss": "{other} gagne en {n, plural, one {# coup} other {# coups}}, quoi que l’on joue",
  "advice.draw":
    "{captured, plural, =0 {ne prend rien} one {prend # graine} other {prend # graines}}, et mène à une partie nulle",
  "advice.mark.win": "gagne",
  "advice.mark.loss": "perd",

  // The switch of languages; each language stands there under its own name.
  "language.label": "Langue",

  // Messages in the strip above the board.
  "strip.option": "« {value} » n’est pas une valeur de {name} : {fallback} est utilisé.",
  "strip.option.none": "« {value} » n’est pas une valeur de {name} : elle est ignorée.",
  "strip.rules": "Aucune règle ne s’appelle « {value} » : {fallback} est utilisé.",
  "strip.rules.at": "Les règles dans l’adresse sont illisibles. Colonne {column} : {reason} {fallback} est utilisé.",
  "strip.text": "{what, select, position {La position} other {La partie}} dans l’adresse est illisible : {reason}",
  "strip.text.at":
    "{what, select, position {La position} other {La partie}} dans l’adresse est illisible. Ligne {line}, colonne {column} : {reason}",
  "strip.ply": "La partie compte {n, plural, one {# coup} other {# coups}} : le coup {ply} ne peut pas être montré.",
  "strip.stored":
    "La partie enregistrée ici est illisible : {reason} Une nouvelle partie commence ; le texte enregistré est gardé.",
  "strip.stored.at":
    "La partie enregistrée ici est illisible. Ligne {line}, colonne {column} : {reason} Une nouvelle partie commence ; le texte enregistré est gardé.",
  "strip.stored.show": "Montrer le texte enregistré",
  "strip.fresh": "Une nouvelle partie a commencé.",
  "strip.fresh.back": "Retrouver la précédente",
  "strip.restored": "Quelque chose s’est cassé ({reason}). La partie a été remise comme elle était.",
  "strip.thinker": "L’ordinateur n’a pas pu réfléchir ici : il a joué un coup sans réfléchir.",
  "strip.loading": "Katro ne peut pas continuer : {reason}",
  "strip.wasm-blocked":
    "Ce site n’autorise pas WebAssembly, dont Katro est fait. Son responsable doit ajouter 'wasm-unsafe-eval' à script-src.",
  "strip.canvas-lost": "Ce navigateur ne permet pas de dessiner. On peut jouer avec les boutons du plateau.",
  "strip.tool": "Cette partie n’a pas pu être chargée : {reason}",
  "strip.retry": "Réessayer",

  // Why a text cannot be read. `{reason}` is a more exact reason, in English: other languages do without it.
  "reason.unexpected-text": "Ce signe n’a pas sa place ici.",
  "reason.ends-early": "Le texte s’arrête trop tôt.",
  "reason.row-count": "Le nombre de rangées n’est pas le bon.",
  "reason.hole-count": "Le nombre de trous n’est pas le bon.",
  "reason.unknown-ruleset": "Ces règles sont inconnues.",
  "reason.unknown-question": "Cette question n’existe pas.",
  "reason.unknown-answer": "Cette question n’a pas cette réponse.",
  "reason.question-twice": "Une question a deux réponses.",
  "reason.tag-twice": "Une indication est donnée deux fois.",
  "reason.turn-number": "Le numéro du coup n’est pas le bon.",
  "reason.result-differs": "Le résultat écrit n’est pas celui de la partie.",
  "reason.too-many-seeds": "Il y a trop de graines.",
  "reason.hole-too-full": "Un trou contient trop de graines.",
  "reason.refused": "Les règles ne le permettent pas.",

  // The help sheet. The keys themselves are listed from the same table that handles them.
  "help.title": "Aide",
  "help.board": "Touches, quand le plateau est actif",
  "help.page": "Touches, partout dans la page",
  "help.pointer": "Avec un doigt ou une souris : touchez un trou cerclé, puis une des deux flèches.",
  "key.arrows": "Flèches",
  "key.enter": "Entrée ou Espace",
  "key.digits": "1 à 8",
  "key.shift-digits": "Maj + 1 à 6",
  "key.escape": "Échap",
  "key.question": "?",
  "key.undo": "Ctrl + Z",
  "key.redo": "Ctrl + Maj + Z",
  "key.reset": "Alt + R",
  "key.tab": "Tab",
  "does.move": "passer d’un trou à l’autre ; graines en main, choisir le sens",
  "does.pick": "prendre les graines d’un trou ; puis les semer dans le sens choisi",
  "does.cancel": "reposer les graines, ou aller à la fin d’un semis",
  "does.column": "aller à une colonne, comptée depuis la gauche de Sud",
  "does.row": "aller à une rangée, comptée depuis le bord de Sud",
  "does.next": "aller au prochain trou qui peut être semé",
  "does.hole": "entendre ce trou et celui d’en face",
  "does.state": "entendre où en est la partie",
  "does.words": "lire tout le plateau en mots",
  "does.hold": "mettre un semis en pause, ou le laisser continuer",
  "does.seedback": "reculer d’une graine",
  "does.seedon": "avancer d’une graine",
  "does.again": "revoir, ou réentendre, le dernier coup",
  "does.laps": "lire le dernier coup tour par tour",
  "does.help": "ouvrir cette aide",
  "does.undo": "reprendre un coup",
  "does.redo": "le rejouer",
  "does.reset": "commencer une nouvelle partie",
  "does.leave": "quitter le plateau",

  // How the game stands, when somebody asks. `{holes}` and `{facing}` are lists, written as your language does.
  "state.title": "Le plateau en mots",
  "state.totals":
    "Sud a {south, plural, one {# graine} other {# graines}}, Nord a {north, plural, one {# graine} other {# graines}}.",
  "state.next": "À {next} de jouer.",
  "state.sowable": "{count, plural, one {# trou peut être semé} other {# trous peuvent être semés}} : {holes}.",
  "state.row": "{side}, rangée {row}, à partir de la colonne 1 : {seeds}",
  "state.hole": "{hole} : {n, plural, =0 {vide} one {# graine} other {# graines}}",
  "state.facing": "{what}. En face : {facing}.",

  // The page around the board.
  "page.name": "Katro",
  "page.title": "Katro, un jeu de semailles de Madagascar",
  "page.description":
    "Jouez au katro, le jeu de semailles à six rangées des Betsileo de Madagascar, à deux devant le même écran.",
  "page.script": "Le katro a besoin de JavaScript : activez-le.",
  "page.place": "Betsileo, Madagascar",
  "page.lead":
    "Le katro se joue à deux : prenez les graines d’un de vos trous, semez-les une à une autour de votre moitié du plateau, et prenez ce qui se trouve en face de votre arrivée.",
  "page.how": "Comment jouer",
  "page.step.1":
    "Choisissez un trou de votre rangée la plus à l’extérieur qui ait des graines, et le sens du semis. Une graine tombe dans chaque trou du parcours.",
  "page.step.2":
    "La dernière graine est tombée parmi d’autres ? Prenez-les toutes et continuez à semer. Dans votre rangée la plus à l’intérieur qui ait des graines, vous emportez le trou d’en face, s’il n’est pas vide.",
  "page.step.3":
    "Elle est tombée dans un trou vide ? C’est à l’autre camp de jouer. Qui n’a plus de graines à semer a perdu.",
  "page.from": "D’où il vient",
  "page.source.1":
    "A. J. de Voogt, notes de terrain d’août 1998 à Ianjanina, Fianarantsoa ; « Distribution of Mancala Board Games », Board Games Studies 2 (1999), p. 104-114.",
  "page.source.2":
    "Mancala World et Wikipédia, « Katro ». Là où les descriptions divergent, les règles suivent ici Mancala World, et le sens est libre comme sur Wikipédia.",
  "page.source.3":
    "De nous, et d’aucune source : un semis qui ne s’arrêterait jamais ne peut pas commencer, et une position qui revient pour la troisième fois rend la partie nulle.",

  // The sheet of rules. First the usual game, then what this table's telling has otherwise.
  "rules.title": "Règles et sources",
  "rules.here": "Sur cette table : {title}",
  "rules.usual": "Le jeu habituel",
  "rules.differs": "Ce qui change ici",
  "rules.ours": "Ce qu’aucune source ne dit",
  "rules.ours.about": "Là où les sources se taisent, cette page a ses propres règles :",
  "rules.ways": "Toutes les façons de jouer",
  "rules.sources": "Sources",
  "rules.sources.of": "Sources : {sources}",
  "rules.glossary": "Vocabulaire",
  "rule.board":
    "Le plateau a six rangées de six trous, avec deux graines dans chacun. Il n’y a pas de grenier : les graines ne quittent jamais le plateau.",
  "rule.rows":
    "Chaque camp a trois rangées : l’extérieure à son bord, la centrale, et l’intérieure, qui fait face à la rangée intérieure de l’autre. Sud commence, et personne ne peut passer.",
  "rule.start":
    "Un coup part de n’importe quel trou garni de votre rangée la plus à l’extérieur qui ait des graines. On peut aussi jouer une graine seule.",
  "rule.heading": "Vous choisissez le sens, est ou ouest, à chaque coup.",
  "rule.sowing":
    "On prend toutes les graines du trou et on en sème une dans chaque trou suivant, le long du parcours sinueux de ses propres rangées.",
  "rule.relay":
    "Si la dernière graine tombe dans un trou occupé et que rien ne peut être pris, on prend toutes les graines de ce trou et on continue à semer dans le même sens. Si elle tombe dans un trou vide, le coup s’arrête.",
  "rule.capture":
    "Si la dernière graine tombe dans un trou occupé de votre rangée la plus à l’intérieur qui ait des graines, et si le trou de la même colonne, dans la rangée de l’autre la plus à l’intérieur qui ait des graines, est occupé, vous prenez ce trou.",
  "rule.onward":
    "Les graines prises et celles du trou d’arrivée sont semées ensemble, à partir du trou suivant. Ce tour peut à son tour relayer et prendre.",
  "rule.last": "Si une prise emporte les dernières graines de l’autre, la partie s’arrête aussitôt.",
  "rule.end": "Le camp qui doit jouer et n’a plus de graines a perdu.",

  // What a telling has otherwise, one sentence for each answer.
  "differs.board.4x3":
    "Le plateau a quatre rangées de trois trous ; chaque camp a une rangée extérieure et une intérieure.",
  "differs.board.4x4":
    "Le plateau a quatre rangées de quatre trous ; chaque camp a une rangée extérieure et une intérieure.",
  "differs.board.4x6":
    "Le plateau a quatre rangées de six trous ; chaque camp a une rangée extérieure et une intérieure.",
  "differs.board.4x8":
    "Le plateau a quatre rangées de huit trous ; chaque camp a une rangée extérieure et une intérieure.",
  "differs.board.6x3": "Le plateau a six rangées de trois trous.",
  "differs.board.6x4": "Le plateau a six rangées de quatre trous.",
  "differs.board.6x8": "Le plateau a six rangées de huit trous.",
  "differs.seeds.1": "Au début, il y a une graine dans chaque trou.",
  "differs.seeds.3": "Au début, il y a trois graines dans chaque trou.",
  "differs.seeds.4": "Au début, il y a quatre graines dans chaque trou.",
  "differs.start.any-hole": "Un coup peut partir de n’importe lequel de vos trous garnis.",
  "differs.headings.bound-by-first-turn": "Le sens choisi à votre premier coup vaut pour toute la partie.",
  "differs.headings.east-only": "Les deux camps sèment toujours vers l’est.",
  "differs.landing.empty":
    "On prend quand la dernière graine tombe dans un trou vide. Un trou occupé est toujours semé plus loin.",
  "differs.landing.either": "On peut prendre, que le trou où tombe la dernière graine ait été vide ou occupé.",
  "differs.own-row.inner-only": "On ne prend que depuis sa rangée intérieure.",
  "differs.target.nearest-in-column": "On prend le trou occupé de la colonne le plus proche du milieu du plateau.",
  "differs.target.whole-column":
    "On prend tous les trous de la colonne ; mais quand la dernière graine est tombée dans un trou vide, rien n’est pris si aucun d’eux ne contient plus d’une graine.",
  "differs.lone-seed.step-ahead":
    "Votre toute dernière graine peut aussi avancer tout droit d’une rangée vers l’intérieur. Un pas vers la rangée intérieure doit prendre.",
  "differs.lone-seed.step-ahead-or-diagonally":
    "Votre toute dernière graine peut aussi avancer d’une rangée vers l’intérieur, tout droit ou en diagonale. Un pas vers la rangée intérieure doit prendre.",
  "differs.unknown": "Un autre point diffère du jeu habituel ({code}).",

  // What no source says.
  "ours.endless-sowing":
    "Un semis qui dépasserait 1 000 tours ne peut pas commencer. Qui a des graines mais seulement de tels semis met fin à la partie : elle est nulle.",
  "ours.repetition":
    "Quand la même position revient pour la troisième fois, le même camp étant à jouer, la partie est nulle.",
  "ours.headings-from-elsewhere":
    "Mancala World ne dit pas qui choisit le sens. Ici, c’est le joueur, comme sur Wikipédia.",
  "ours.east-for-both": "La source ne donne le sens que pour un camp. Ici, les deux sèment vers l’est.",
  "ours.rules-from-elsewhere":
    "Les sources parlent de ce plateau, mais pas de ses règles. Ici, ce sont les règles habituelles.",
  "ours.unknown": "Une autre règle propre à cette page ({code}).",

  // What each telling is called.
  "title.standard": "Katro",
  "title.one-circuit": "Katro sur un seul circuit",
  "title.wikipedia": "Katro selon Wikipédia",
  "title.field-1998": "Katro observé en 1998",
  "title.field-1998-small": "Katro observé en 1998, sur six rangées de trois",
  "title.field-1998-free": "Katro observé en 1998, sens libre",
  "title.field-1998-small-free": "Katro observé en 1998, sur six rangées de trois, sens libre",
  "title.katro-4x4": "Katro sur quatre rangées de quatre",
  "title.katro-4x6": "Katro sur quatre rangées de six",
  "title.katro-6x3": "Katro sur six rangées de trois",
  "title.standard-diagonal": "Katro avec le pas de la dernière graine",
  "title.katra-boaoaka": "Katra Boaoaka",
  "title.own": "Katro selon vos propres règles",
  "title.unknown": "Katro ({code})",

  // Who says so. Titles of books and names of people stay as they are.
  "source.MW": "Mancala World, « Katro ».",
  "source.WP": "Wikipédia, « Katro » (en anglais ; la page italienne ajoute des détails).",
  "source.DV":
    "A. J. de Voogt, notes de terrain du 13 août 1998 à Ianjanina, Fianarantsoa ; « Distribution of Mancala Board Games: A Methodological Inquiry », Board Games Studies 2 (1999), p. 104-114, ici 112-113 ; cité d’après le portail Ludii.",
  "source.LN":
    "R. Linton, « The Tanala: A Hill Tribe of Madagascar » (1933), p. 261-262 ; cité d’après le portail Ludii.",
  "source.TN":
    "L. Tiennot, « À la recherche de jeux de semailles de type solo à Madagascar », ethnographiques.org (enquête de 2013).",
  "source.Ludii": "Katro tel que le joue le système de jeu Ludii, règles « Observed ».",
  "source.unknown": "{code}",

  // The game's own words.
  "glossary.katro": "katro, katra",
  "glossary.katro.is": "le nom malgache du jeu. On le rapporte des Betsileo, des Tanala et des Sakalava.",
  "glossary.lap": "tour",
  "glossary.lap.is": "une poignée semée, de la prise jusqu’à sa dernière graine. Un coup compte un ou plusieurs tours.",
  "glossary.relay": "relais",
  "glossary.relay.is": "prendre toutes les graines du trou où un tour s’est achevé, pour les semer plus loin.",
  "glossary.facing": "trou d’en face",
  "glossary.facing.is": "le trou de l’autre camp dans la même colonne.",
  "glossary.way": "est, ouest",
  "glossary.way.is":
    "les deux sens : est part vers la droite de Sud le long de la rangée extérieure, ouest vers sa gauche. Nord les voit comme sur la même carte.",
};
