// “Ask the game why” in Mongolian. The sentences are written as in en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "reasons.about":
    "Аль нэг нүхэн дээр дарахад тоглоом түүгээр юу хийж болохыг, яагаад гэдгийг хэлнэ. Нүүдлийн дараа буулт бүрийг тайлбарлана.",
  "reasons.turn": "Сүүлийн нүүдэл, буулт буултаар",
  "reasons.none": "Одоогоор хэн ч нүүгээгүй.",
  "reasons.lap": "{lap}-р тойрог: {from} нүхнээс {at} хүртэл {n, plural, one {# үр} other {# үр}}",
  "reasons.step": "{from} нүхнээс {at} рүү алхав",
  "reasons.end": "Төгсгөл",
  "reasons.hole": "{hole} нүх",
  "reasons.rule": "{rule}-р дүрэм: {sources}",
  "reasons.rule.ours": "{rule}-р дүрэм: манайх, ямар ч эх сурвалжид байхгүй",
  "reasons.rule.adopted": "{rule}-р дүрэм: {sources}; энд бид авч хэрэглэв",
  "reasons.rule.chosen": "{rule}-р дүрэм: энд сонгосноор",
  "reasons.agreed": "Тоглогчид хоорондоо тохирсон",
  "reasons.sheet": "Бүх дүрэм ба эх сурвалж",
  "reasons.rests": "{at} нүх хоосон байсан тул ээлж тэнд дуусна.",
  "reasons.relays": "{at} нүхэнд үр байсан тул бүгдийг нь авч цааш тарина.",
  "reasons.captures-in-occupied": "{at} нүхэнд үр байсан: тэнд авч болно.",
  "reasons.captures-in-empty": "{at} нүх хоосон байсан: тэнд авч болно.",
  "reasons.captures-in-either": "{at} нүх хоосон байсан ч, үртэй байсан ч авч болно.",
  "reasons.from-innermost-with-seeds": "{at} нүх {side} талын үртэй хамгийн дотор эгнээнд байгаа бөгөөд тэндээс авна.",
  "reasons.from-inner-row": "{at} нүх дотор эгнээнд байгаа бөгөөд тэндээс авна.",
  "reasons.takes-innermost-row":
    "{from} нөгөө талын үртэй хамгийн дотор эгнээнд өөдөөс нь харна: {n, plural, one {# үр авсан} other {# үр авсан}}.",
  "reasons.takes-nearest-in-column":
    "{from} бол баганын хамгийн ойрын үртэй нүх: {n, plural, one {# үр авсан} other {# үр авсан}}.",
  "reasons.takes-whole-column": "Баганыг бүхэлд нь авна: {from}, {n, plural, one {# үр} other {# үр}}.",
  "reasons.sown-on": "Тэдгээр үрийг {at} нүхний үртэй хамт цааш тарина.",
  "reasons.last-seeds-taken": "Нөгөө талд үр үлдсэнгүй: тоглоом дуусаж, атга үр {at} нүхэнд үлдэнэ.",
  "reasons.stepped": "Талын сүүлчийн үр дараагийн дотор эгнээ рүү, {from} нүхнээс {at} рүү алхаж болно.",
  "reasons.starts-in-outermost-row":
    "{hole} нүхийг тарьж болно: үртэй бөгөөд {side} талын үртэй хамгийн гадна эгнээнд байна.",
  "reasons.starts-anywhere": "{hole} нүхийг тарьж болно: {side} талынх бөгөөд үртэй.",
  "reasons.heads-as-chosen": "Зүгийг ээлж бүрд чөлөөтэй сонгоно.",
  "reasons.heads-as-bound": "Талын эхний нүүдэл зүгийг нь тогтооно.",
  "reasons.heads-east": "Хоёр тал үргэлж дорно зүг рүү тарина.",
  "reasons.may-step": "{side} талын сүүлчийн үр тул дараагийн дотор эгнээ рүү алхаж бас болно.",
  "reasons.not.endless": "{hole} нүхийг {heading} зүг рүү тарьж болохгүй: тэр тариалт хэзээ ч дуусахгүй.",
  "reasons.not.heading-bound":
    "{hole} нүхийг {heading} зүг рүү тарьж болохгүй: {side} талын эхний нүүдэл нөгөө зүгт явсан.",
  "reasons.not.one-circuit": "{hole} нүхийг {heading} зүг рүү тарьж болохгүй: ганц зүг бий.",
  "reasons.not.unknown": "{hole} нүхийг {heading} зүг рүү тарьж болохгүй ({code}).",
  "reasons.unknown": "Өөр дүрэм шийдэв ({code}).",
};
