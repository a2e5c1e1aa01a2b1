// The take-home tool in English.

/** Reviewed by: the authors. */
export const words = {
  "takehome.record": "The record: every turn, to be read again",
  "takehome.table": "A table of the turns, for a spreadsheet (CSV)",
  "takehome.copy": "Copy",
  "takehome.copied": "Copied",
  "takehome.selected": "It is selected: copy it with Ctrl + C.",
  "takehome.save": "Save as a file",
  "takehome.column.turn": "turn",
  "takehome.column.side": "side",
  "takehome.column.hole": "hole",
  "takehome.column.heading": "way round",
  "takehome.column.laps": "laps",
  "takehome.column.captured": "captured",
  "takehome.column.text": "as written",
};
