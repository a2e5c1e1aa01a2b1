// How the game stands, in words, for whoever asks: the whole board, one hole, what may be sown. Decides nothing.

import { make } from "./dom.js";
import { endSentence, lastTurn } from "./telling.js";

/** @import { GameState, HoleState } from "./pkg/katro.js" */
/** @import { Words } from "./words.js" */

/**
 * Whose turn it is, who has how much, what may be sown.
 * @param {Words} words
 * @param {GameState} state
 */
export function standing(words, state) {
  const { south, north, over, toMove, holes } = state;
  const sentences = [words.say("state.totals", { south, north })];
  if (over) sentences.push(endSentence(words, over));
  else {
    const sowable = holes.filter(({ turns }) => turns.length > 0).map(({ hole }) => hole);
    const list = words.list(sowable.toSorted());
    sentences.push(words.say("state.next", { next: toMove }));
    sentences.push(words.say("state.sowable", { count: sowable.length, holes: list }));
  }
  return sentences.join(" ");
}

/**
 * A hole, and what faces it.
 * @param {Words} words
 * @param {GameState} state
 * @param {string} name
 */
export function holeSentence(words, state, name) {
  const hole = state.holes.find((each) => each.hole === name);
  if (!hole) return "";
  const facing = hole.facing.flatMap((each) => state.holes.filter((other) => other.hole === each));
  const list = words.list(facing.map((each) => words.say("state.hole", { hole: each.hole, n: each.seeds })));
  return words.say("state.facing", { what: holeLabel(words, hole, undefined), facing: list });
}

/**
 * What a hole's button is called.
 * @param {Words} words
 * @param {HoleState} hole
 * @param {string | undefined} picked which hole is lifted
 */
export function holeLabel(words, hole, picked) {
  const key = hole.hole === picked ? "hole.label.picked" : hole.turns.length > 0 ? "hole.label.sowable" : "hole.label";
  const { side, row, column, seeds } = hole;
  return words.say(key, { hole: hole.hole, side, row, column, n: seeds });
}

/**
 * The whole board, a line a row, as it is seen.
 * @param {Words} words
 * @param {GameState} state
 * @returns {Node[]}
 */
export function boardSheet(words, state) {
  const list = make("ul", { class: "rows" });
  for (let at = 0; at < state.holes.length; at += state.columns) {
    const row = state.holes.slice(at, at + state.columns);
    const [first] = row;
    if (!first) continue;
    const seeds = words.list(row.map((hole) => words.say("state.hole", { hole: hole.hole, n: hole.seeds })));
    list.append(make("li", { text: words.say("state.row", { side: first.side, row: first.row, seeds }) }));
  }
  const last = make("p", { text: lastTurn(words, state, false) });
  return [make("p", { text: standing(words, state) }), ...(state.last ? [last] : []), list];
}
