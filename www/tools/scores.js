// How near a guess was, and what two teams have scored. It lasts as long as the browser's tab is open.

/** @import { TurnTelling } from "../pkg/katro.js" */

/** @typedef {"hole" | "laps" | "captured"} Question */
/** @typedef {"1" | "2"} Team */

const KEY = "katro/1/predict";

/** @type {Question[]} */
const QUESTIONS = ["hole", "laps", "captured"];

/** The points for a guess that is off by so many at most. */
const POINTS = [
  { off: 0, points: 3 },
  { off: 1, points: 2 },
  { off: 3, points: 1 },
];

/**
 * The hole in which the last seed of a turn came to lie.
 * @param {TurnTelling} telling
 */
export function landingOf({ events, from }) {
  let at = from;
  for (const event of events) {
    if (event.kind === "landed") at = event.at;
    if (event.kind === "stepped") at = event.to;
  }
  return at;
}

/**
 * How far a guess is from the truth: holes along the path, the shorter way round, or the difference of two numbers.
 * @param {string | number} guess
 * @param {string | number} truth
 * @param {number} holes how many holes a side has; their letters follow the path
 */
export function nearness(guess, truth, holes) {
  const off = Math.abs(placeOf(guess) - placeOf(truth));
  return typeof guess === "string" ? Math.min(off, holes - off) : off;
}

/** @param {string | number} value */
function placeOf(value) {
  return typeof value === "number" ? value : value.toUpperCase().charCodeAt(0);
}

/** The scores, whose turn it is to guess, and what is asked. */
export class Scores {
  /** @type {Question} */
  #question = "hole";
  /** @type {Team} */
  #team = "1";
  /** @type {Record<Team, number>} */
  #points = { 1: 0, 2: 0 };

  constructor() {
    try {
      const [question, team, one, two] = sessionStorage.getItem(KEY)?.split(" ") ?? [];
      this.#question = QUESTIONS.find((each) => each === question) ?? "hole";
      this.#team = team === "2" ? "2" : "1";
      this.#points = { 1: Number(one) || 0, 2: Number(two) || 0 };
    } catch {
      // Storage is forbidden here: a new match begins.
    }
  }

  get question() {
    return this.#question;
  }

  set question(question) {
    this.#question = question;
    this.#keep();
  }

  get team() {
    return this.#team;
  }

  set team(team) {
    this.#team = team;
    this.#keep();
  }

  /** @param {Team} team */
  of(team) {
    return this.#points[team];
  }

  /**
   * Counts a guess for the team whose turn it is, and lets the other one guess.
   * @param {number} off
   * @returns {number} the points that it was worth
   */
  count(off) {
    const points = POINTS.find((each) => off <= each.off)?.points ?? 0;
    this.#points[this.#team] += points;
    this.#team = this.#team === "1" ? "2" : "1";
    this.#keep();
    return points;
  }

  reset() {
    this.#points = { 1: 0, 2: 0 };
    this.#team = "1";
    this.#keep();
  }

  #keep() {
    try {
      sessionStorage.setItem(KEY, [this.#question, this.#team, this.#points[1], this.#points[2]].join(" "));
    } catch {
      // Forbidden: it lasts as long as the tool is open.
    }
  }
}
