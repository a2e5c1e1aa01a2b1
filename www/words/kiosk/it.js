// What an exhibition says, in Italian. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "kiosk.warn.title": "Stai ancora giocando?",
  "kiosk.warn.about": "Se nessuno tocca lo schermo, il tavoliere viene preparato per chi viene dopo.",
  "kiosk.warn.left": "{n, plural, one {ancora # secondo} other {ancora # secondi}}",
  "kiosk.stay": "Continua",
  "kiosk.over": "Ricomincia",
  "attract.name": "Katro, un gioco di semina del Madagascar",
  "attract.touch": "Tocca una buca per giocare",
  "attract.choose": "Quale buca sarà scelta?",
  "attract.sow": "I semi seguono il percorso, uno a uno",
  "attract.relay": "È caduto fra altri: si seminano tutti più avanti",
  "attract.capture": "Catturati!",
  "attract.rest": "La semina si è fermata",
  "attract.over": "Questa partita è finita",
};
