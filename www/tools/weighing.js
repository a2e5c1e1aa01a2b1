// Weighs a game turn by turn: how each position stood, what was played, and what would have been better.

import { Thinker } from "../thinker.js";

/** @import { Desk } from "../desk.js" */
/** @import { Advice, TurnAdvice, TurnSummary } from "../pkg/katro.js" */

/**
 * What is known of one position of a game, and of the turn that was played there.
 * @typedef {object} Weighed
 * @property {number} ply how many turns were played before
 * @property {"south" | "north"} side who was to move
 * @property {Advice} advice
 * @property {TurnSummary} [played] nothing where the game stands
 * @property {number} stands by how many seeds South stood better, with the best turn; a sure win counts as all seeds
 * @property {number} lost how many seeds the turn that was played gave away
 */

// Enough for an honest opinion on each turn, and little enough for a game of sixty turns in half a minute.
const NODES = 120_000;
const TIME = 700;

/** Looks at the positions of a game one after another, from the last to the first. */
export class Weighing {
  #thinker;
  #closed = false;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#thinker = new Thinker((action) => desk.ask(action));
  }

  /**
   * @param {{ record: string, history: TurnSummary[], plies: number, seeds: number, over: boolean }} game
   * @param {(weighed: Weighed) => void} found told of every position, the last one first
   * @returns {Promise<void>} when all is weighed, or it was closed
   */
  async weigh({ record, history, plies, seeds, over }, found) {
    // Positions that come later are known already when one looks at those that lead there.
    for (let ply = over ? plies - 1 : plies; 0 <= ply && !this.#closed; ply -= 1) {
      const answer = await this.#thinker.ask({ record, ply, seed: 0, nodes: NODES, time: TIME });
      const [best] = answer?.advice?.turns ?? [];
      if (this.#closed || !answer?.advice || !best) continue;
      const played = history[ply];
      const side = played?.side ?? (history[ply - 1]?.side === "south" ? "north" : "south");
      const chosen = answer.advice.turns.find(({ turn }) => turn === played?.turn);
      const value = inSeeds(best, seeds);
      found({
        ply,
        side,
        advice: answer.advice,
        ...(played ? { played } : {}),
        stands: side === "south" ? value : -value,
        lost: chosen ? Math.max(0, value - inSeeds(chosen, seeds)) : 0,
      });
    }
  }

  close() {
    this.#closed = true;
    this.#thinker.close();
  }
}

/**
 * What a turn is worth to whoever plays it, so that sure things can be compared with estimates. A sooner win is worth
 * more, by less than anything else counts.
 * @param {TurnAdvice} turn
 * @param {number} seeds all that there are
 */
export function inSeeds({ kind, score }, seeds) {
  switch (kind) {
    case "win":
      return seeds - Math.min(0.5, score / 1000);
    case "loss":
      return -seeds + Math.min(0.5, score / 1000);
    case "draw":
      return 0;
    case "seeds":
      return Math.max(1 - seeds, Math.min(seeds - 1, score));
  }
}

/**
 * The turns that gave most away, the worst first. What makes no difference has decided nothing.
 * @param {Weighed[]} weighed
 * @param {number} most
 */
export function deciding(weighed, most) {
  return weighed
    .filter(({ lost }) => 2 <= lost)
    .sort((one, other) => other.lost - one.lost || one.ply - other.ply)
    .slice(0, most);
}
