// The lesson in Malagasy. The sentences are written as in en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "lesson.of": "{n} amin’ny {all}",
  "lesson.spoken": "{n} amin’ny {all}. {title}. {text}",
  "lesson.next": "Manaraka",
  "lesson.skip": "Dingano",
  "lesson.back": "Hiverina",
  "lesson.again": "Indray",
  "lesson.leave": "Dingano daholo",
  "lesson.begin": "Atombohy",
  "lesson.here": "Eto, afafazo ny {hole}, ilay lavaka voamarika.",
  "lesson.on": "Vita ity karatra ity. Tohizo amin’ny Manaraka, na avereno indray.",

  "lesson.path": "Ny tabilao sy ny lalany",
  "lesson.path.do":
    "Anao ny andalana telo amin’ny ilan’i Atsimo. Afafazo mankany {heading} ny {hole}: tsindrio ny lavaka voamarika, dia ny zana-tsipìka voamarika.",
  "lesson.path.done":
    "Voa iray no latsaka tamin’ny lavaka tsirairay manaraka ny lalana miolakolaka: andalana ivelany, afovoany, anatiny.",
  "lesson.path.wrong": "Sary taratr’ity lalana ity no arahina raha mankany. Eto, afafazo mankany {heading} ny {hole}.",

  "lesson.sow": "Maka dia mamafy",
  "lesson.sow.do":
    "Isaky ny anjara dia alaina ny voa rehetra ao amin’ny lavaka iray ka afafy tsirairay. Afafazo mankany atsinanana na andrefana ny {hole}, araka izay tianao.",
  "lesson.sow.done": "Latsaka tamin’ny lavaka foana ny voa farany: tapitra eo ny anjara.",

  "lesson.relay": "Fitohizana",
  "lesson.relay.do":
    "Raha latsaka eo amin’ny voa hafa ny voa farany, dia alaina avokoa ireo ka tohizana ny famafazana. Afafazo mankany {heading} ny {hole}.",
  "lesson.relay.done": "Nitohy indroa ny famafazana; avy eo latsaka tamin’ny lavaka foana ny voa farany.",
  "lesson.relay.wrong":
    "Amin’io lalana io dia latsaka avy hatrany amin’ny lavaka foana ny voa farany. Raha hahita fitohizana, afafazo mankany {heading} ny {hole}.",

  "lesson.capture": "Fahazoana voa",
  "lesson.capture.do":
    "Avy amin’ny andalanao anatiny indrindra misy voa, dia azonao ny lavaka mifanatrika ao amin’ny andalana anatiny indrindra misy voan’i Avaratra. Afafazo mankany {heading} ny {hole}.",
  "lesson.capture.done":
    "Azonao ny voan’ny {taken} ka niaraka nafafy tamin’ny anao; tsy nisy nahazo ny {safe}, any ivelany kokoa.",
  "lesson.capture.wrong":
    "Amin’io lalana io dia latsaka amin’ny lavaka foana ny voa farany ka tsy mahazo na inona na inona. Afafazo mankany {heading} ny {hole}.",

  "lesson.end": "Ny fiafarana",
  "lesson.end.do":
    "Resy izay tonga anjara nefa tsy manana voa. Afafazo mankany {heading} ny {hole}, dia alaivo ny voa faran’i Avaratra.",
  "lesson.end.done": "Tsy manana voa intsony i Avaratra, ka ianao no nandresy.",
  "lesson.end.wrong":
    "Amin’io lalana io dia mbola ananan’i Avaratra ny voany farany. Afafazo mankany {heading} ny {hole}.",

  "lesson.play": "Ny lalaonao voalohany",
  "lesson.play.do":
    "Izay ihany. Ianao no Atsimo, ny ordinatera no Avaratra amin’ny mora indrindra: ataovy ny anjaranao voalohany, na tsindrio Atombohy.",
  "lesson.begun": "Nanomboka ny lalaonao voalohany. Ianao no Atsimo ka milalao aloha; ny ordinatera no Avaratra.",
};
