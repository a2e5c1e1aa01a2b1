//! What the search thinks, as JavaScript sees it.

use serde::Serialize;
use tsify::Tsify;

use crate::search::{Judgement, Score};

/// How sure a score is, and what its number counts.
#[derive(Clone, Copy, Debug, Serialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum ScoreKind {
    /// An estimate: how many seeds whoever plays it stands better by, or worse.
    Seeds,
    /// Proven: whoever plays it wins. Counts the turns of both sides until then.
    Win,
    /// Proven: whoever plays it loses. Counts the turns of both sides until then.
    Loss,
    /// The best line that was found ends without a winner. Counts nothing.
    Draw,
}

/// What is thought of one turn.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct TurnAdvice {
    /// The turn as it is written.
    pub turn: String,
    /// How many handfuls are sown.
    pub laps: u16,
    /// How many seeds it takes.
    pub captured: u16,
    /// The most seeds that the opponent could take in the very next turn.
    pub risk: u16,
    /// How sure the score is.
    pub kind: ScoreKind,
    /// Seeds or turns, as `kind` says.
    pub score: i32,
}

/// What is thought of a position.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct Advice {
    /// How many turns ahead was looked. Lines that seemed poor were not followed so far.
    pub depth: u8,
    /// How many turns were sown while thinking.
    pub nodes: f64,
    /// Every legal turn, the best first.
    pub turns: Vec<TurnAdvice>,
    /// How the game might go on, the best turn first.
    pub line: Vec<String>,
}

impl TurnAdvice {
    pub(in crate::web) fn new(judgement: &Judgement, risk: u16) -> TurnAdvice {
        let (kind, score) = match judgement.score {
            Score::Seeds(seeds) => (ScoreKind::Seeds, seeds),
            Score::Win { turns } => (ScoreKind::Win, i32::from(turns)),
            Score::Loss { turns } => (ScoreKind::Loss, i32::from(turns)),
            Score::Draw => (ScoreKind::Draw, 0),
        };
        let Judgement { turn, laps, captured, .. } = *judgement;
        TurnAdvice { turn: turn.to_string(), laps, captured, risk, kind, score }
    }
}
