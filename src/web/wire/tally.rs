//! What was counted of random games, as JavaScript sees it.

use serde::Serialize;
use tsify::Tsify;

use crate::tally::Totals;

/// How many games took so many turns.
#[derive(Clone, Copy, Debug, Serialize, Tsify)]
pub struct LengthCount {
    /// How many turns.
    pub turns: usize,
    /// How many games; never none.
    pub games: u32,
}

/// What was counted.
#[derive(Clone, Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct TallyReport {
    /// How many games were played.
    pub games: u32,
    /// How many of them South won, who moves first.
    pub won_south: u32,
    /// How many North won.
    pub won_north: u32,
    /// How many were drawn because a position arose for the third time.
    pub drawn_by_repetition: u32,
    /// How many were drawn because every sowing that was left was endless.
    pub drawn_by_endless: u32,
    /// How many were broken off because they took too many turns.
    pub unfinished: u32,
    /// How many turns were played.
    pub turns: f64,
    /// The turns of the shortest game.
    pub shortest: usize,
    /// The fewest turns that half of the games did not exceed.
    pub median: usize,
    /// The turns of the longest game.
    pub longest: usize,
    /// How many turns captured.
    pub capturing: f64,
    /// How many seeds they captured.
    pub captured: f64,
    /// How many laps were sown.
    pub laps: f64,
    /// The laps of the longest sowing.
    pub longest_sowing: u16,
    /// How often a turn was picked that may not be played, because its sowing is endless.
    pub endless: f64,
    /// How many games took how many turns, the shortest first.
    pub lengths: Vec<LengthCount>,
}

impl TallyReport {
    pub(in crate::web) fn of(totals: &Totals) -> TallyReport {
        let lengths = totals.lengths.iter().enumerate().filter(|&(_, &games)| 0 < games);
        TallyReport {
            games: totals.games,
            won_south: totals.won_south,
            won_north: totals.won_north,
            drawn_by_repetition: totals.drawn_by_repetition,
            drawn_by_endless: totals.drawn_by_endless,
            unfinished: totals.unfinished,
            turns: number(totals.turns),
            shortest: totals.shortest(),
            median: totals.median(),
            longest: totals.longest(),
            capturing: number(totals.capturing),
            captured: number(totals.captured),
            laps: number(totals.laps),
            longest_sowing: totals.longest_sowing,
            endless: number(totals.endless),
            lengths: lengths.map(|(turns, &games)| LengthCount { turns, games }).collect(),
        }
    }
}

/// A count as a number of JavaScript's, which is exact for any that so many games can reach.
#[expect(clippy::cast_precision_loss, reason = "far below the first number that is not exact")]
const fn number(count: u64) -> f64 {
    count as f64
}
