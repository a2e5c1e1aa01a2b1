// The take-home tool in English.

/** Reviewed by: the authors. */
export const words = {
  "takehome.paper": "On paper",
  "takehome.paper.about": "One page: this position, an empty board to play on, and the rules.",
  "takehome.print": "Print",
  "takehome.paper.save": "Save the sheet",
  "takehome.paper.blocked": "Printing is not possible from here. Save the sheet, open the file and print that.",
  "takehome.paper.empty": "To play on with pebbles, beans or seeds",
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
