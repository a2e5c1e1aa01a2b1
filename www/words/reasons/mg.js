// “Ask the game why” in Malagasy. The sentences are written as in en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "reasons.about":
    "Tsindrio ny lavaka iray, dia lazain’ny lalao izay azo atao aminy sy ny antony. Rehefa vita ny anjara iray, dia hazavainy ny fahatongavana tsirairay.",
  "reasons.turn": "Ny anjara farany, isaky ny fahatongavana",
  "reasons.none": "Mbola tsy nisy nilalao.",
  "reasons.lap": "Fihodinana {lap}: {n, plural, one {voa #} other {voa #}} avy ao {from} hatrany {at}",
  "reasons.step": "Dingana avy eo {from} mankany {at}",
  "reasons.end": "Ny fiafarana",
  "reasons.hole": "Lavaka {hole}",
  "reasons.rule": "Fitsipika {rule}: {sources}",
  "reasons.rule.ours": "Fitsipika {rule}: anay, tsy misy loharano",
  "reasons.rule.adopted": "Fitsipika {rule}: {sources}; izahay no nampiasa azy eto",
  "reasons.rule.chosen": "Fitsipika {rule}: nofidina teto",
  "reasons.agreed": "Nifanarahan’ny mpilalao",
  "reasons.sheet": "Ny fitsipika sy loharano rehetra",
  "reasons.rests": "Foana ny {at}, ka tapitra eo ny anjara.",
  "reasons.relays": "Efa nisy voa ny {at}: alaina avokoa ireo ary tohizana ny famafazana.",
  "reasons.captures-in-occupied": "Efa nisy voa ny {at}: azo atao ny mahazo voa eo.",
  "reasons.captures-in-empty": "Foana ny {at}: azo atao ny mahazo voa eo.",
  "reasons.captures-in-either": "Azo atao ny mahazo voa, na foana ny {at} na tsia.",
  "reasons.from-innermost-with-seeds":
    "Ao amin’ny andalana anatiny indrindra misy voan’i {side} ny {at}, ary avy ao no ahazoana voa.",
  "reasons.from-inner-row": "Ao amin’ny andalana anatiny ny {at}, ary avy ao no ahazoana voa.",
  "reasons.takes-innermost-row":
    "Mifanatrika aminy ny {from}, ao amin’ny andalana anatiny indrindra misy voan’ny ankilany: {n, plural, one {voa # no azo} other {voa # no azo}}.",
  "reasons.takes-nearest-in-column":
    "Ny {from} no lavaka misy voa akaiky indrindra amin’io tsanganana io: {n, plural, one {voa # no azo} other {voa # no azo}}.",
  "reasons.takes-whole-column": "Azo daholo ny tsanganana: {from}, {n, plural, one {voa #} other {voa #}}.",
  "reasons.sown-on": "Afafy miaraka ireo voa ireo sy ny ao amin’ny {at}.",
  "reasons.last-seeds-taken":
    "Tsy manana voa intsony ny ankilany: tapitra ny lalao, ary mijanona ao amin’ny {at} ny voa eran’ny tanana.",
  "reasons.stepped":
    "Ny voa farany amin’ny andaniny dia mahazo mandroso andalana iray mankany anatiny, avy eo {from} mankany {at}.",
  "reasons.starts-in-outermost-row":
    "Azo afafy ny {hole}: misy voa izy, ary ao amin’ny andalana ivelany indrindra misy voan’i {side}.",
  "reasons.starts-anywhere": "Azo afafy ny {hole}: an’i {side} izy ary misy voa.",
  "reasons.heads-as-chosen": "Azo fidina malalaka ny lalana, isaky ny anjara.",
  "reasons.heads-as-bound": "Mamatotra ny andaniny amin’ny lalana iray ny anjarany voalohany.",
  "reasons.heads-east": "Mamafy mankany atsinanana foana ny andaniny roa.",
  "reasons.may-step": "Satria voa faran’i {side} izy, dia mahazo mandroso andalana iray mankany anatiny koa.",
  "reasons.not.endless": "Tsy azo afafy mankany {heading} ny {hole}: tsy hijanona mihitsy izany famafazana izany.",
  "reasons.not.heading-bound":
    "Tsy azo afafy mankany {heading} ny {hole}: nankany amin’ny lalana hafa ny anjara voalohan’i {side}.",
  "reasons.not.one-circuit": "Tsy azo afafy mankany {heading} ny {hole}: lalana iray ihany no misy.",
  "reasons.not.unknown": "Tsy azo afafy mankany {heading} ny {hole} ({code}).",
  "reasons.unknown": "Fitsipika hafa no nanapaka ({code}).",
};
