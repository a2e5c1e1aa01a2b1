//! What a search is asked, and what it answers.

use crate::board::Seeds;
use crate::turn::Turn;

use super::score::{Score, Value};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The best turn and its score. Of the others it is only known that they are no better.
    Best,
    /// The score of every turn. That takes longer.
    EveryTurn,
}

/// How long to think, and about what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many turns to look ahead, at most. More than [`MOST_DEPTH`](super::MOST_DEPTH) is as much as that.
    pub depth: u8,
    /// How many turns to sow while thinking, at most, or slightly more. A very long sowing counts for several.
    pub nodes: u64,
    /// What is asked.
    pub aim: Aim,
}

/// Whether there is more to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The limits are not reached.
    Thinking,
    /// The limits are reached, or all is proven that was asked.
    Done,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The best turn.
    pub turn: Turn,
    /// How good it is for whoever plays it.
    ///
    /// A proven win or loss comes after no more turns than the score says. Once something is proven the search
    /// goes on to find the shortest proof; when that ends before its limits, there is no shorter one.
    pub score: Score,
    /// How many turns ahead was looked; lines that seemed poor were not followed so far.
    pub depth: u8,
    /// How many turns were sown.
    pub nodes: u64,
    /// How the game might go on, the best turn first. It may end early.
    pub line: Vec<Turn>,
}

/// What the search thinks of one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The turn.
    pub turn: Turn,
    /// How good it is for whoever plays it.
    pub score: Score,
    /// How many handfuls are sown; none by a step that is not sown.
    pub laps: u16,
    /// How many seeds it takes from the opponent.
    pub captured: Seeds,
    // Finer than the score.
    pub(super) value: Value,
}
