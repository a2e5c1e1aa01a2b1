// The panel of a class in Italian. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "class.switch.counts": "Nascondi i numeri: contano gli alunni",
  "class.switch.sum": "Mostra che nessun seme si perde",
  "class.switch.laps": "Conta i giri man mano",
  "class.switch.landings": "Fermati a ogni arrivo",
  "class.listeners": "Un lettore di schermo dice comunque i numeri: senza, non ci sarebbe nulla da contare.",
  "class.doors": "Per la lezione",
  "class.board": "sul tavoliere",
  "class.hand": "in mano",
  "class.total": "insieme",
  "class.laps": "giri finora",
  "class.blackboard": "Per la classe",
  "class.landed": "Giro {lap}: l’ultimo seme è caduto in {hole}. Che cosa succede ora?",
  "class.onward": "Continua",
  "class.spoken": "{board} sul tavoliere e {hand} in mano fanno {total}.",
};
