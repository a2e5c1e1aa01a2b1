// The panel of a class in Filipino. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "class.switch.counts": "Itago ang mga numero: bibilang ang mga mag-aaral",
  "class.switch.sum": "Ipakita na walang butong nawawala",
  "class.switch.laps": "Bilangin ang mga ikot habang dumarating",
  "class.switch.landings": "Huminto sa bawat pagbagsak",
  "class.listeners": "Sinasabi pa rin ng screen reader ang mga numero: kung wala ang mga ito, walang mabibilang.",
  "class.doors": "Para sa aralin",
  "class.board": "nasa tabla",
  "class.hand": "nasa kamay",
  "class.total": "lahat-lahat",
  "class.laps": "mga ikot hanggang ngayon",
  "class.blackboard": "Para sa klase",
  "class.landed": "Ikot {lap}: bumagsak ang huling buto sa {hole}. Ano na ang mangyayari?",
  "class.onward": "Ituloy",
  "class.spoken": "{board} sa tabla at {hand} sa kamay ay {total}.",
};
