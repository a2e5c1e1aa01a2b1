//! Counts random games under a ruleset: how long they are, what is captured, how they end.

use crate::event::{DrawReason, Outcome};
use crate::game::REPETITIONS;
use crate::hole::Side;
use crate::playout::{Dice, Tossed, toss};
use crate::position::Position;
use crate::ruleset::Ruleset;

/// Random games from the start of a ruleset, played as many at a time as somebody likes.
///
/// The games follow from the seed: a thousand at once are the same thousand as one after the other, on every machine.
///
/// ```
/// use katro::{Ruleset, Tally};
///
/// let mut tally = Tally::new(Ruleset::KATRO_4X4, 7);
/// tally.step(40);
/// tally.step(60);
/// let totals = tally.totals();
/// assert_eq!(totals.games, 100);
/// assert_eq!(totals.won_south + totals.won_north, 100);
/// ```
#[derive(Clone, Debug)]
pub struct Tally {
    start: Position,
    seed: u32,
    past: Past,
    totals: Totals,
}

/// What was counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// How many games were played.
    pub games: u32,
    /// How many of them South won, who moves first.
    pub won_south: u32,
    /// How many North won.
    pub won_north: u32,
    /// How many were drawn because a position arose for the third time. (Rule 12, ours)
    pub drawn_by_repetition: u32,
    /// How many were drawn because every sowing that was left was endless. (Rule 11, ours)
    pub drawn_by_endless: u32,
    /// How many still went on after [`Tally::MOST_TURNS`].
    pub unfinished: u32,
    /// How many turns were played.
    pub turns: u64,
    /// How many of them captured.
    pub capturing: u64,
    /// How many seeds they captured.
    pub captured: u64,
    /// How many laps were sown.
    pub laps: u64,
    /// The laps of the longest sowing.
    pub longest_sowing: u16,
    /// How often a turn was picked that may not be played, because its sowing is endless. (Rule 11, ours)
    pub endless: u64,
    /// By the number of turns: how many games took so many.
    pub lengths: Vec<u32>,
}

impl Tally {
    /// A game of more turns is broken off: some would hardly ever end.
    pub const MOST_TURNS: u32 = 2_000;

    /// No games yet.
    #[must_use]
    pub fn new(rules: Ruleset, seed: u32) -> Tally {
        Tally { start: Position::start(rules), seed, past: Past::default(), totals: Totals::default() }
    }

    /// Plays so many games more.
    pub fn step(&mut self, games: u32) {
        for _ in 0..games {
            // No game of one seed is a game of another.
            let seed = u64::from(self.seed) << 32 | u64::from(self.totals.games);
            self.totals.play(self.start, &mut Dice::new(seed), &mut self.past);
        }
    }

    /// What was counted so far.
    #[must_use]
    pub const fn totals(&self) -> &Totals {
        &self.totals
    }
}

impl Totals {
    /// The turns of the shortest game; 0 while there is none.
    #[must_use]
    pub fn shortest(&self) -> usize {
        self.lengths.iter().position(|&games| 0 < games).unwrap_or(0)
    }

    /// The turns of the longest game; 0 while there is none.
    #[must_use]
    pub fn longest(&self) -> usize {
        self.lengths.len().saturating_sub(1)
    }

    /// The fewest turns that half of the games did not exceed; 0 while there is none.
    #[must_use]
    pub fn median(&self) -> usize {
        let mut shorter = 0;
        let at = self.lengths.iter().position(|&games| {
            shorter += games;
            self.games <= 2 * shorter
        });
        at.unwrap_or(0)
    }

    fn play(&mut self, mut position: Position, dice: &mut Dice, past: &mut Past) {
        past.clear();
        let mut turns = 0;
        let outcome = loop {
            if past.times_reached(&position) == REPETITIONS {
                break Some(Outcome::Drawn { reason: DrawReason::Repetition });
            }
            if turns == Tally::MOST_TURNS {
                break position.outcome();
            }
            let Tossed { sown, refused } = toss(&mut position, dice);
            self.endless += u64::from(refused);
            let Some(sown) = sown else { break position.outcome() };
            turns += 1;
            self.laps += u64::from(sown.laps);
            self.longest_sowing = self.longest_sowing.max(sown.laps);
            self.captured += u64::from(sown.captured);
            self.capturing += u64::from(0 < sown.captured);
        };
        self.finish(turns, outcome);
    }

    fn finish(&mut self, turns: u32, outcome: Option<Outcome>) {
        self.games += 1;
        self.turns += u64::from(turns);
        let length = turns as usize;
        if self.lengths.len() <= length {
            self.lengths.resize(length + 1, 0);
        }
        self.lengths[length] += 1;
        let ended_so = match outcome {
            Some(Outcome::Won { by: Side::South, .. }) => &mut self.won_south,
            Some(Outcome::Won { by: Side::North, .. }) => &mut self.won_north,
            Some(Outcome::Drawn { reason: DrawReason::OnlyEndless }) => &mut self.drawn_by_endless,
            // Nobody agrees to anything here.
            Some(Outcome::Drawn { reason: DrawReason::Repetition | DrawReason::Agreed }) => {
                &mut self.drawn_by_repetition
            }
            None => &mut self.unfinished,
        };
        *ended_so += 1;
    }
}

/// The positions of a game so far, and a number for each by which most can be told apart at a glance.
#[derive(Clone, Debug, Default)]
struct Past {
    fingerprints: Vec<u64>,
    positions: Vec<Position>,
}

impl Past {
    fn clear(&mut self) {
        self.fingerprints.clear();
        self.positions.clear();
    }

    /// Adds a position, and says how often it has been there, this time included.
    fn times_reached(&mut self, position: &Position) -> usize {
        let board = position.board();
        let fingerprint = board.fingerprint(Side::South) ^ board.fingerprint(Side::North).rotate_left(27);
        let alike = { 0.. }.zip(&self.fingerprints).filter(|&(_, &earlier)| earlier == fingerprint);
        let times = 1 + alike.filter(|&(at, _): &(usize, _)| self.positions[at] == *position).count();
        self.fingerprints.push(fingerprint);
        self.positions.push(*position);
        times
    }
}
