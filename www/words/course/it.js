// How a game went, in Italian. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "course.none": "Gioca prima qualche mossa. Poi qui si vedrà com’è andata la partita.",
  "course.looking":
    "Esame della partita, a partire dalla fine: {n, plural, one {ancora # mossa} other {ancora # mosse}} su {all}.",
  "course.graph":
    "Sopra la linea stava meglio Sud, sotto Nord. Ogni posizione è stata guardata almeno {depth, plural, one {# mossa} other {# mosse}} in avanti.",
  "course.deciding": "Le mosse che hanno deciso",
  "course.even": "Nessuna mossa spicca: nessuno ha concesso molto.",
  "course.gave":
    "Mossa {ply}: {side} ha giocato “{what}”. “{better}” sarebbe valsa {n, plural, one {# seme} other {# semi}} in più.",
  "course.missed": "Mossa {ply}: {side} ha giocato “{what}”. “{better}” avrebbe vinto di sicuro.",
  "course.threw":
    "Mossa {ply}: {side} ha giocato “{what}”, e {other} poteva vincere di sicuro. “{better}” avrebbe retto.",
  "course.show": "Mostra",
  "course.show.turn": "Mostra il momento prima della mossa {ply}",
  "course.play": "Gioca da lì",
  "course.play.turn": "Riprendi da prima della mossa {ply}",
  "course.here": "Che cosa può giocare {side} qui",
  "course.played": "{what} (giocata)",
  "course.table": "Tutte le mosse",
  "course.column.number": "N.",
  "course.column.turn": "Mossa",
  "course.column.laps": "Giri",
  "course.column.captured": "Prese",
  "course.column.stands": "Poi",
  "course.level": "parità",
  "course.ahead": "{side} avanti di {n}",
  "course.wins": "{side} vince in {n, plural, one {# mossa} other {# mosse}}",
};
