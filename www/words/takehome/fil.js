// The take-home tool in Filipino. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "takehome.paper": "Sa papel",
  "takehome.paper.about":
    "Isang pahina: ang posisyong ito, isang tablang walang laman na mapaglalaruan, at ang mga tuntunin.",
  "takehome.print": "I-print",
  "takehome.paper.save": "I-save ang pahina",
  "takehome.paper.blocked": "Hindi makapag-print mula rito. I-save ang pahina, buksan ang file at i-print iyon.",
  "takehome.paper.empty": "Para maglaro gamit ang maliliit na bato, bins o buto",
  "takehome.record": "Ang tala: bawat tira, para mabasa muli",
  "takehome.table": "Talahanayan ng mga tira, para sa spreadsheet (CSV)",
  "takehome.copy": "Kopyahin",
  "takehome.copied": "Nakopya na",
  "takehome.selected": "Napili na ito: kopyahin gamit ang Ctrl + C.",
  "takehome.save": "I-save bilang file",
  "takehome.column.turn": "tira",
  "takehome.column.side": "panig",
  "takehome.column.hole": "butas",
  "takehome.column.heading": "direksiyon",
  "takehome.column.laps": "ikot",
  "takehome.column.captured": "nakuha",
  "takehome.column.text": "sulat",
};
