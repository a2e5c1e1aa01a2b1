// How a game went, in Malagasy. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "course.none": "Milalaova anjara vitsivitsy aloha. Aorian’izay dia aseho eto ny fizotran’ny lalao.",
  "course.looking":
    "Dinihina ny lalao manomboka any amin’ny farany: {n, plural, one {anjara # sisa} other {anjara # sisa}} amin’ny {all}.",
  "course.graph":
    "Ambonin’ny tsipika ny Atsimo no nahazo vahana, ambaniny ny Avaratra. Nojerena mialoha {depth, plural, one {anjara #} other {anjara #}} farafahakeliny ny toerana tsirairay.",
  "course.deciding": "Ny anjara nanapaka ny lalao",
  "course.even": "Tsy nisy anjara niavaka: tsy nisy namoy be.",
  "course.gave":
    "Anjara {ply}: nilalao “{what}” i {side}. Nahazo {n, plural, one {voa #} other {voa #}} mihoatra ny “{better}”.",
  "course.missed": "Anjara {ply}: nilalao “{what}” i {side}. Azo antoka fa nandresy ny “{better}”.",
  "course.threw":
    "Anjara {ply}: nilalao “{what}” i {side}, ka azo antoka fa afaka nandresy i {other}. Nahatana ny “{better}”.",
  "course.show": "Asehoy",
  "course.show.turn": "Asehoy ny fotoana talohan’ny anjara {ply}",
  "course.play": "Milalaova avy eo",
  "course.play.turn": "Tohizo ny lalao avy amin’ny talohan’ny anjara {ply}",
  "course.here": "Izay azon’i {side} lalaovina eto",
  "course.played": "{what} (nolalaovina)",
  "course.table": "Ny anjara rehetra",
  "course.column.number": "Lah.",
  "course.column.turn": "Anjara",
  "course.column.laps": "Fihodinana",
  "course.column.captured": "Azo",
  "course.column.stands": "Avy eo",
  "course.level": "mitovy",
  "course.ahead": "{side} mitarika {n}",
  "course.wins": "Mandresy i {side} ao anatin’ny {n, plural, one {anjara #} other {anjara #}}",
};
