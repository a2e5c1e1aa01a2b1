// The tool of predictions in Malagasy. The sentences are written as in ../en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "predict.question": "Ny fanontaniana",
  "predict.ask.hole": "Aiza no hilatsahany",
  "predict.ask.laps": "Fihodinana firy",
  "predict.ask.captured": "Voa firy no azo",
  "predict.team": "Iza no manombana",
  "predict.team.1": "Antoko 1",
  "predict.team.2": "Antoko 2",
  "predict.team.score": "Antoko {team}: {n}",
  "predict.number": "Ny tombananao",
  "predict.less": "Ahena iray",
  "predict.more": "Ampiana iray",
  "predict.sow": "Afafy",
  "predict.another": "Anjara hafa",
  "predict.reset": "Averina ho aotra",
  "predict.points": "Marina tsara: isa 3. Diso 1: isa 2. Diso 2 na 3: isa 1.",
  "predict.own-half": "Ao amin’ny antsasaky ny mamafy no latsaka ny voa farany.",
  "predict.choose": "Misafidiana lavaka sy lalana. Miandry ny voa mandra-pilazanao izay hitranga.",
  "predict.over": "Tapitra ny lalao. Manombòha vaovao.",
  "predict.guess": "Ny tombananao: {guess}",
  "predict.task.hole": "Antoko {team}: amin’ny lavaka iza no hilatsaka ny voa farany? Tsindrio io lavaka io.",
  "predict.task.laps": "Antoko {team}: fihodinana firy no hataon’ny {hole}?",
  "predict.task.captured": "Antoko {team}: voa firy no ho azon’ny {hole}?",
  "predict.right": "Marina tsara: {truth}.",
  "predict.off.hole":
    "{guess} no nolazainao, {truth} no izy: lavaka {n, plural, one {#} other {#}} no elanelana manaraka ny lalana.",
  "predict.off.laps": "{guess} no nolazainao, {truth} no izy: {n} no elanelana.",
  "predict.off.captured": "{guess} no nolazainao, {truth} no izy: {n} no elanelana.",
  "predict.scored": "{n, plural, =0 {Tsy misy isa} one {Isa #} other {Isa #}} ho an’ny antoko {team}.",
};
