// “Ask the game why” in Filipino. The sentences are written as in en.js.

/** Reviewed by: not yet reviewed by a native speaker. */
export const words = {
  "reasons.about":
    "Pindutin ang alinmang butas, at sasabihin ng laro kung ano ang magagawa rito, at kung bakit. Pagkatapos ng tira, ipinaliliwanag nito ang bawat paglapag.",
  "reasons.turn": "Ang huling tira, bawat paglapag",
  "reasons.none": "Wala pang tumitira.",
  "reasons.lap": "Ikot {lap}: {n, plural, one {# buto} other {# buto}} mula {from} hanggang {at}",
  "reasons.step": "Hakbang mula {from} papuntang {at}",
  "reasons.end": "Ang wakas",
  "reasons.hole": "Butas na {hole}",
  "reasons.rule": "Tuntunin {rule}: {sources}",
  "reasons.rule.ours": "Tuntunin {rule}: sa amin, wala sa anumang pinagkunan",
  "reasons.rule.adopted": "Tuntunin {rule}: {sources}; dinala namin dito",
  "reasons.rule.chosen": "Tuntunin {rule}: pinili rito",
  "reasons.agreed": "Napagkasunduan ng mga manlalaro",
  "reasons.sheet": "Lahat ng tuntunin at pinagkunan",
  "reasons.rests": "Walang laman ang {at}, kaya doon natatapos ang tira.",
  "reasons.relays": "May laman na ang {at}, kaya kinukuha lahat at itinutuloy ang paghahasik.",
  "reasons.captures-in-occupied": "May laman na ang {at}: doon maaaring manghuli.",
  "reasons.captures-in-empty": "Walang laman ang {at}: doon maaaring manghuli.",
  "reasons.captures-in-either": "Maaaring manghuli may laman man o wala ang {at}.",
  "reasons.from-innermost-with-seeds": "Nasa pinakaloob na hanay ng {side} na may buto ang {at}, at doon nanghuhuli.",
  "reasons.from-inner-row": "Nasa hanay na pinakaloob ang {at}, at doon nanghuhuli.",
  "reasons.takes-innermost-row":
    "Katapat nito ang {from} sa pinakaloob na hanay ng kabila na may buto: {n, plural, one {# buto ang nahuli} other {# buto ang nahuli}}.",
  "reasons.takes-nearest-in-column":
    "Ang {from} ang pinakamalapit na butas na may laman sa kolum: {n, plural, one {# buto ang nahuli} other {# buto ang nahuli}}.",
  "reasons.takes-whole-column": "Nahuhuli ang buong kolum: {from}, {n, plural, one {# buto} other {# buto}}.",
  "reasons.sown-on": "Sabay na inihahasik ang mga butong iyon at ang mga nasa {at}.",
  "reasons.last-seeds-taken": "Wala nang buto ang kabila: tapos na ang laro, at nananatili sa {at} ang mga buto.",
  "reasons.stepped":
    "Ang huling buto ng isang panig ay maaaring humakbang sa mas panloob na hanay, mula {from} papuntang {at}.",
  "reasons.starts-in-outermost-row":
    "Maaaring ihasik ang {hole}: may laman ito, at nasa pinakalabas na hanay ng {side} na may buto.",
  "reasons.starts-anywhere": "Maaaring ihasik ang {hole}: sa {side} ito at may laman.",
  "reasons.heads-as-chosen": "Malayang pinipili ang direksiyon, sa bawat tira.",
  "reasons.heads-as-bound": "Itinatakda ng unang tira ng isang panig ang direksiyon nito.",
  "reasons.heads-east": "Pasilangan laging naghahasik ang dalawang panig.",
  "reasons.may-step": "Bilang huling buto ng {side}, maaari din itong humakbang sa mas panloob na hanay.",
  "reasons.not.endless": "Hindi maihahasik ang {hole} pa-{heading}: hindi matatapos ang paghahasik na iyon.",
  "reasons.not.heading-bound":
    "Hindi maihahasik ang {hole} pa-{heading}: sa kabilang direksiyon ang unang tira ng {side}.",
  "reasons.not.one-circuit": "Hindi maihahasik ang {hole} pa-{heading}: iisa lamang ang direksiyon.",
  "reasons.not.unknown": "Hindi maihahasik ang {hole} pa-{heading} ({code}).",
  "reasons.unknown": "Ibang tuntunin ang nagpasya ({code}).",
};
