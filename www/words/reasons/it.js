// “Ask the game why” in Italian. The sentences are written as in en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "reasons.about":
    "Tocca una buca, e il gioco dice che cosa se ne può fare, e perché. Dopo un turno spiega ogni arrivo.",
  "reasons.turn": "L’ultimo turno, arrivo per arrivo",
  "reasons.none": "Non è stato ancora giocato nessun turno.",
  "reasons.lap": "Giro {lap}: {n, plural, one {# seme} other {# semi}} da {from} a {at}",
  "reasons.step": "Passo da {from} a {at}",
  "reasons.end": "La fine",
  "reasons.hole": "Buca {hole}",
  "reasons.rule": "Regola {rule}: {sources}",
  "reasons.rule.ours": "Regola {rule}: nostra, in nessuna fonte",
  "reasons.rule.adopted": "Regola {rule}: {sources}; ripresa qui da noi",
  "reasons.rule.chosen": "Regola {rule}: scelta qui",
  "reasons.agreed": "Convenuto fra i giocatori",
  "reasons.sheet": "Tutte le regole e le fonti",
  "reasons.rests": "{at} era vuota, e così il turno finisce lì.",
  "reasons.relays": "{at} conteneva già dei semi: si prelevano tutti e si continua a seminare.",
  "reasons.captures-in-occupied": "{at} conteneva già dei semi: lì si può catturare.",
  "reasons.captures-in-empty": "{at} era vuota: lì si può catturare.",
  "reasons.captures-in-either": "Si può catturare, che {at} fosse vuota o no.",
  "reasons.from-innermost-with-seeds": "{at} è nella fila più interna di {side} che ha semi, e da lì si cattura.",
  "reasons.from-inner-row": "{at} è nella fila interna, e da lì si cattura.",
  "reasons.takes-innermost-row":
    "{from} le sta di fronte nella fila avversaria più interna che ha semi: {n, plural, one {# seme catturato} other {# semi catturati}}.",
  "reasons.takes-nearest-in-column":
    "{from} è la buca occupata più vicina della colonna: {n, plural, one {# seme catturato} other {# semi catturati}}.",
  "reasons.takes-whole-column": "Si cattura tutta la colonna: {from}, {n, plural, one {# seme} other {# semi}}.",
  "reasons.sown-on": "Questi semi e quelli di {at} si seminano insieme.",
  "reasons.last-seeds-taken": "L’avversario non ha più semi: la partita è finita, e la manciata resta in {at}.",
  "reasons.stepped": "L’ultimo seme di una parte può fare un passo verso la fila più interna, da {from} a {at}.",
  "reasons.starts-in-outermost-row":
    "{hole} si può seminare: ha semi, ed è nella fila più esterna di {side} che ne ha.",
  "reasons.starts-anywhere": "{hole} si può seminare: è di {side} e ha semi.",
  "reasons.heads-as-chosen": "Il verso si sceglie liberamente, a ogni turno.",
  "reasons.heads-as-bound": "Il primo turno di una parte ne fissa il verso.",
  "reasons.heads-east": "Entrambe le parti seminano sempre verso est.",
  "reasons.may-step": "Essendo l’ultimo seme di {side}, può anche fare un passo verso la fila più interna.",
  "reasons.not.endless": "{hole} non si può seminare verso {heading}: quella semina non finirebbe mai.",
  "reasons.not.heading-bound":
    "{hole} non si può seminare verso {heading}: il primo turno di {side} andava nell’altro verso.",
  "reasons.not.one-circuit": "{hole} non si può seminare verso {heading}: c’è un verso solo.",
  "reasons.not.unknown": "{hole} non si può seminare verso {heading} ({code}).",
  "reasons.unknown": "Ha deciso un’altra regola ({code}).",
};
