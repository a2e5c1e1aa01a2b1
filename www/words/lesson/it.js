// The lesson in Italian. The sentences are written as in en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "lesson.of": "{n} di {all}",
  "lesson.spoken": "{n} di {all}. {title}. {text}",
  "lesson.next": "Avanti",
  "lesson.skip": "Salta",
  "lesson.back": "Indietro",
  "lesson.again": "Ancora",
  "lesson.leave": "Salta tutto",
  "lesson.begin": "Comincia",
  "lesson.here": "In questa scheda semina {hole}, la buca segnata.",
  "lesson.on": "Questa scheda è finita. Vai avanti, oppure rifalla.",

  "lesson.path": "Il tavoliere e il suo percorso",
  "lesson.path.do":
    "Le tre file dalla parte di Sud sono tue. Semina {hole} verso {heading}: tocca la buca segnata, poi la freccia segnata.",
  "lesson.path.done": "È caduto un seme in ogni buca di un percorso a serpentina: fila esterna, centrale, interna.",
  "lesson.path.wrong":
    "In quel verso il percorso è l’immagine speculare di questo. In questa scheda semina {hole} verso {heading}.",

  "lesson.sow": "Prelevare e seminare",
  "lesson.sow.do":
    "In un turno si prelevano tutti i semi di una buca e si seminano uno a uno. Semina {hole} verso est o verso ovest, a tua scelta.",
  "lesson.sow.done": "L’ultimo seme è caduto in una buca vuota: il turno finisce lì.",

  "lesson.relay": "La staffetta",
  "lesson.relay.do":
    "Se l’ultimo seme cade fra altri, si prelevano tutti e si continua a seminare. Semina {hole} verso {heading}.",
  "lesson.relay.done": "Due volte la semina è continuata; poi l’ultimo seme è caduto in una buca vuota.",
  "lesson.relay.wrong":
    "In quel verso l’ultimo seme cade subito in una buca vuota. Per vedere una staffetta, semina {hole} verso {heading}.",

  "lesson.capture": "La cattura",
  "lesson.capture.do":
    "Dalla tua fila più interna che ha semi catturi la buca di fronte, nella fila più interna di Nord che ha semi. Semina {hole} verso {heading}.",
  "lesson.capture.done":
    "Hai catturato i semi di {taken} e li hai seminati insieme ai tuoi; {safe}, più esterna, era al sicuro.",
  "lesson.capture.wrong":
    "In quel verso l’ultimo seme cade in una buca vuota e non cattura niente. Semina {hole} verso {heading}.",

  "lesson.end": "La fine",
  "lesson.end.do":
    "Chi deve giocare senza avere semi ha perso. Semina {hole} verso {heading}, e cattura gli ultimi semi di Nord.",
  "lesson.end.done": "Nord non ha più semi: hai vinto.",
  "lesson.end.wrong": "In quel verso Nord conserva i suoi ultimi semi. Semina {hole} verso {heading}.",

  "lesson.play": "La tua prima partita",
  "lesson.play.do":
    "È tutto. Tu giochi Sud, il computer gioca Nord al livello più facile: fai il tuo primo turno, o premi Comincia.",
  "lesson.begun": "La tua prima partita è cominciata. Tu sei Sud e giochi per primo; il computer gioca Nord.",
};
