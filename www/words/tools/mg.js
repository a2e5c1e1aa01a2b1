// The list of tools in Malagasy. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "tool.list": "Zavatra hafa azo atao",
  "tool.lesson": "Mianatra ao anatin’ny 90 segondra",
  "tool.lesson.about": "Dingana fohy enina, ka ianao no milalao amin’ny tsirairay",
  "tool.reasons": "Anontanio ny antony",
  "tool.reasons.about": "Fitsipika inona no nanapaka, isaky ny fahatongavana tamin’ny anjara farany",
  "tool.course": "Ny fizotran’ny lalao",
  "tool.course.about": "Iza no nahazo vahana isaky ny anjara, ary inona no nanapaka",
  "tool.puzzles": "Ankamantatra",
  "tool.puzzles.about": "Toerana iray, anjara marina iray",
  "tool.predict": "Tombano aloha, dia afafy",
  "tool.predict.about": "Lazao hoe aiza no hilatsaka ny voa farany, dia jereo ny elanelana",
  "tool.setup": "Handamina latabatra",
  "tool.setup.about": "Apetraho izay tianao hisy azy ny voa, dia milalaova avy eo",
  "tool.lab": "Fanandramana fitsipika",
  "tool.lab.about": "Ovay ny fitsipika iray, dia jereo ny vokany amin’ny lalao arivo",
  "tool.class": "Ho an’ny kilasy",
  "tool.class.about": "Izay hitan’ny mpianatra, sy ny fitaovana ho an’ny lesona",
  "tool.takehome": "Ho entina mody",
  "tool.takehome.about": "Atontay, tehirizo na adikao ity lalao ity",
  "tool.share": "Zarao sy ampidiro",
  "tool.share.about": "Rohy, kaody azo scanna, na ity latabatra ity ao amin’ny tranonkalanao",
};
