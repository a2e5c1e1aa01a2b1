// The take-home tool in Filipino. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
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
