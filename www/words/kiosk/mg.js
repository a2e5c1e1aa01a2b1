// What an exhibition says, in Malagasy. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "kiosk.warn.title": "Mbola milalao ve ianao?",
  "kiosk.warn.about": "Raha tsy misy mikasika ny efijery, dia homanina ho an’ny mpitsidika manaraka ny latabatra.",
  "kiosk.warn.left": "{n, plural, one {# segondra sisa} other {# segondra sisa}}",
  "kiosk.stay": "Tohizo",
  "kiosk.over": "Avereno hatrany am-boalohany",
  "attract.name": "Katro, lalao famafazana avy any Madagasikara",
  "attract.touch": "Tsindrio ny lavaka iray mba hilalao",
  "attract.choose": "Lavaka iza no hofidina?",
  "attract.sow": "Manaraka ny lalana tsirairay ny voa",
  "attract.relay": "Latsaka teo amin’ny hafa: afafy indray izy rehetra",
  "attract.capture": "Azo ny voa!",
  "attract.rest": "Tapitra ny famafazana",
  "attract.over": "Vita ity lalao ity",
};
