// “Ask the game why” in English. `{at}` is the hole where a lap has ended, `{from}` one or several that were captured.

/** Reviewed by: the authors. */
export const words = {
  "reasons.about":
    "Tap any hole, and the game says what may be done with it, and why. After a turn, it explains every landing.",
  "reasons.turn": "The last turn, landing by landing",
  "reasons.none": "No turn has been played yet.",
  "reasons.lap": "Lap {lap}: {n, plural, one {# seed} other {# seeds}} from {from} to {at}",
  "reasons.step": "Step from {from} to {at}",
  "reasons.end": "The end",
  "reasons.hole": "Hole {hole}",

  // Who says so.
  "reasons.rule": "Rule {rule}: {sources}",
  "reasons.rule.ours": "Rule {rule}: ours, in no source",
  "reasons.rule.adopted": "Rule {rule}: {sources}; brought here by us",
  "reasons.rule.chosen": "Rule {rule}: as chosen here",
  "reasons.agreed": "Settled between the players",
  "reasons.sheet": "All rules and sources",

  // What decided.
  "reasons.rests": "{at} was empty, and so the turn rests there.",
  "reasons.relays": "{at} held seeds already, and so they are all lifted and sown on.",
  "reasons.captures-in-occupied": "{at} held seeds already: there one may capture.",
  "reasons.captures-in-empty": "{at} was empty: there one may capture.",
  "reasons.captures-in-either": "One may capture whether {at} was empty or not.",
  "reasons.from-innermost-with-seeds": "{at} lies in {side}’s innermost row with seeds, and one captures from there.",
  "reasons.from-inner-row": "{at} lies in the inner row, and one captures from there.",
  "reasons.takes-innermost-row":
    "{from} faces it in the other side’s innermost row with seeds: {n, plural, one {# seed is} other {# seeds are}} captured.",
  "reasons.takes-nearest-in-column":
    "{from} is the nearest occupied hole of the column: {n, plural, one {# seed is} other {# seeds are}} captured.",
  "reasons.takes-whole-column": "All of the column is captured: {from}, {n, plural, one {# seed} other {# seeds}}.",
  "reasons.sown-on": "Those seeds and the ones in {at} are sown on together.",
  "reasons.last-seeds-taken": "The other side has no seeds left: the game is over, and the handful stays in {at}.",
  "reasons.stepped": "A side’s last seed may step to the next row in, from {from} to {at}.",

  // What may be done with a hole.
  "reasons.starts-in-outermost-row": "{hole} may be sown: it has seeds, and lies in {side}’s outermost row with seeds.",
  "reasons.starts-anywhere": "{hole} may be sown: it is {side}’s own and has seeds.",
  "reasons.heads-as-chosen": "Either way round may be chosen, anew each turn.",
  "reasons.heads-as-bound": "The first turn of a side binds it to one way round.",
  "reasons.heads-east": "Both sides always sow East.",
  "reasons.may-step": "As {side}’s last seed, it may also step to the next row in.",
  "reasons.not.endless": "{hole} may not be sown {heading}: that sowing would never rest.",
  "reasons.not.heading-bound": "{hole} may not be sown {heading}: the first turn of {side} went the other way.",
  "reasons.not.one-circuit": "{hole} may not be sown {heading}: there is one way round only.",
  "reasons.not.unknown": "{hole} may not be sown {heading} ({code}).",
  "reasons.unknown": "Another rule decided ({code}).",
};
