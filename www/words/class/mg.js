// The panel of a class in Malagasy. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "class.switch.counts": "Afeno ny isa: ny mpianatra no manisa",
  "class.switch.sum": "Asehoy fa tsy misy voa very",
  "class.switch.laps": "Isao ny fihodinana rehefa tonga",
  "class.switch.landings": "Mijanona isaky ny fahatongavana",
  "class.listeners": "Mbola lazain’ny mpamaky efijery ny isa: raha tsy misy izany dia tsy misy azo isaina.",
  "class.doors": "Ho an’ny lesona",
  "class.board": "eo amin’ny latabatra",
  "class.hand": "eny an-tanana",
  "class.total": "miaraka",
  "class.laps": "fihodinana hatreto",
  "class.blackboard": "Ho an’ny kilasy",
  "class.landed": "Fihodinana {lap}: latsaka tao amin’ny {hole} ny voa farany. Inona no hitranga izao?",
  "class.onward": "Tohizo",
  "class.spoken": "{board} eo amin’ny latabatra sy {hand} eny an-tanana dia {total}.",
};
