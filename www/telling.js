// What is said of a turn, of a refusal and of the end, as sentences. Reads the engine's answers; decides nothing.

/** @import { GameOver, GameState, HoleState } from "./pkg/katro.js" */
/** @import { Words } from "./words.js" */

/**
 * The last turn in one sentence.
 * @param {Words} words
 * @param {GameState} state
 * @param {boolean} [withNext] whether to say who moves now
 */
export function lastTurn(words, state, withNext = true) {
  const { last, toMove } = state;
  if (!last) return words.say("turn.none", { next: toMove });
  const next = withNext && !state.over;
  const { side, from, heading, laps, captured } = last;
  if (heading === undefined) {
    return words.say(next ? "turn.stepped.next" : "turn.stepped", { side, hole: from, captured, next: toMove });
  }
  const values = { side, hole: from, heading, laps, captured, next: toMove };
  return words.say(next ? "turn.sowed.next" : "turn.sowed", values);
}

/**
 * What is going on while a turn is told.
 * @param {Words} words
 * @param {GameState} state
 */
export function sowingTitle(words, state) {
  const { last } = state;
  if (!last) return "";
  const { side, from, heading } = last;
  if (heading === undefined) return words.say("sowing.title.step", { side, hole: from });
  return words.say("sowing.title", { side, hole: from, heading });
}

/**
 * Why no turn may start from a hole.
 * @param {Words} words
 * @param {GameState} state
 * @param {HoleState} hole
 */
export function refusalOf(words, state, hole) {
  const sowable = state.holes.find(({ turns }) => turns.length > 0);
  const values = { hole: hole.hole, owner: hole.side, side: state.toMove, row: sowable?.row ?? hole.row };
  return words.sayCode("refusal", hole.refusal ?? "unknown", "refusal.unknown", values);
}

/**
 * @param {Words} words
 * @param {GameOver} over
 */
export function endTitle(words, over) {
  return over.winner === undefined ? words.say("end.drawn") : words.say("end.won", { winner: over.winner });
}

/**
 * Why the game has ended.
 * @param {Words} words
 * @param {GameOver} over
 */
export function endHint(words, over) {
  const loser = over.winner === "south" ? "north" : "south";
  return words.sayCode("end", over.reason, "end.unknown", { winner: over.winner ?? "", loser });
}

/**
 * How and why the game has ended, as it is spoken.
 * @param {Words} words
 * @param {GameOver} over
 */
export function endSentence(words, over) {
  return words.say("end.spoken", { how: endTitle(words, over), why: endHint(words, over) });
}

/**
 * The large line beside the board, and the small one under it.
 * @param {Words} words
 * @param {GameState} state
 * @param {{ phase: "idle" | "picked" | "telling" | "thinking", picked: string | undefined, refusal: string | undefined, advice: string | undefined }} now
 * @returns {{ title: string, hint: string, warned: boolean }}
 */
export function promptOf(words, state, { phase, picked, refusal, advice }) {
  const warned = refusal !== undefined;
  if (phase === "telling") return { title: sowingTitle(words, state), hint: refusal ?? "", warned };
  if (state.over) return { title: endTitle(words, state.over), hint: refusal ?? endHint(words, state.over), warned };
  const lifted = state.holes.find(({ hole }) => hole === picked);
  if (lifted) {
    const hint = words.say("prompt.heading.hint", { hole: lifted.hole, n: lifted.seeds });
    return { title: words.say("prompt.heading"), hint: refusal ?? hint, warned };
  }
  if (phase === "thinking") {
    const hint = refusal ?? (state.ply === 0 ? "" : lastTurn(words, state, false));
    return { title: words.say("prompt.thinking", { side: state.toMove }), hint, warned };
  }
  const hint = advice ?? (state.ply === 0 ? words.say("prompt.first") : lastTurn(words, state, false));
  return { title: words.say("prompt.pick"), hint: refusal ?? hint, warned };
}
