// The list of tools in Filipino. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "tool.list": "Iba pang magagawa",
  "tool.lesson": "Matuto sa siyamnapung segundo",
  "tool.lesson.about": "Anim na maikling hakbang, at ikaw ang titira sa bawat isa",
  "tool.reasons": "Itanong kung bakit",
  "tool.reasons.about": "Aling tuntunin ang nagpasya, sa bawat paglapag ng huling tira",
  "tool.course": "Paano nagdaan ang laro",
  "tool.course.about": "Sino ang nakalalamang sa bawat tira, at ano ang nagpasya",
  "tool.puzzles": "Mga palaisipan",
  "tool.puzzles.about": "Isang posisyon, isang tamang tira",
  "tool.predict": "Hulaan, saka maghasik",
  "tool.predict.about": "Sabihin kung saan babagsak ang huling buto, at tingnan kung gaano kalapit",
  "tool.setup": "Mag-ayos ng tabla",
  "tool.setup.about": "Ilagay ang mga buto kung saan mo gusto, at maglaro mula roon",
  "tool.lab": "Laboratoryo ng tuntunin",
  "tool.lab.about": "Baguhin ang isang tuntunin, at tingnan ang epekto sa sanlibong laro",
  "tool.class": "Para sa klase",
  "tool.class.about": "Kung ano ang nakikita ng mga mag-aaral, at mga gamit sa aralin",
  "tool.takehome": "Iuwi",
  "tool.takehome.about": "I-print, i-save o kopyahin ang larong ito",
  "tool.share": "Ibahagi at i-embed",
  "tool.share.about": "Isang link, isang code na mai-scan, o ang tablang ito sa sarili mong site",
};
