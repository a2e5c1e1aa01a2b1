// The take-home tool in Malagasy. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "takehome.paper": "Amin’ny taratasy",
  "takehome.paper.about": "Pejy iray: ity toerana ity, latabatra foana hilalaovana, ary ny fitsipika.",
  "takehome.print": "Atontay",
  "takehome.paper.save": "Tehirizo ny takelaka",
  "takehome.paper.blocked": "Tsy azo atao ny manonta avy eto. Tehirizo ny takelaka, sokafy ny rakitra ary atontay.",
  "takehome.paper.empty": "Hilalaovana amin’ny vato kely, tsaramaso na voa",
  "takehome.record": "Ny soratra: ny anjara rehetra, azo vakina indray",
  "takehome.table": "Tabilaon’ny anjara, ho an’ny takelaka kajy (CSV)",
  "takehome.copy": "Adikao",
  "takehome.copied": "Voadika",
  "takehome.selected": "Voafantina izy: adikao amin’ny Ctrl + C.",
  "takehome.save": "Tehirizo",
  "takehome.column.turn": "anjara",
  "takehome.column.side": "lafiny",
  "takehome.column.hole": "lavaka",
  "takehome.column.heading": "lalana",
  "takehome.column.laps": "fihodinana",
  "takehome.column.captured": "azo",
  "takehome.column.text": "soratra",
};
