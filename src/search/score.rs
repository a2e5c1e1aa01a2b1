//! How good a position is for the side to move: in seeds, or proven.

use std::fmt;

/// How good a position is for the side that is to move.
///
/// From worst to best: `Loss { turns: 2 } < Loss { turns: 8 } < Seeds(-3) < Draw < Seeds(3) < Win { turns: 9 }`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Nothing is proven; the side looks so many seeds better, or worse, than its opponent.
    Seeds(i32),
    /// The side wins whatever its opponent does; the game is over after so many turns of both sides.
    Win {
        /// How many turns, the winning one included.
        turns: u16,
    },
    /// The side loses whatever it does; the opponent's last turn is the one with this number.
    Loss {
        /// How many turns; none when the side has no seeds already.
        turns: u16,
    },
    /// The best line that was found ends in a repetition, or where only endless sowings are left.
    ///
    /// That is not a proof: a search that looks further may find more.
    Draw,
}

impl Score {
    /// Whether the score is a proof, and no longer search can change who wins.
    #[must_use]
    pub const fn is_proven(self) -> bool {
        matches!(self, Score::Win { .. } | Score::Loss { .. })
    }

    /// The same score as the opponent sees it in the same position.
    #[must_use]
    pub const fn turned(self) -> Score {
        match self {
            Score::Seeds(seeds) => Score::Seeds(-seeds),
            Score::Win { turns } => Score::Loss { turns },
            Score::Loss { turns } => Score::Win { turns },
            Score::Draw => Score::Draw,
        }
    }

    pub(super) const fn of(value: Value) -> Score {
        match value {
            value if PROVEN <= value => Score::Win { turns: turns(WON - value) },
            value if value <= -PROVEN => Score::Loss { turns: turns(WON + value) },
            DRAWN => Score::Draw,
            // To the nearest seed, halves away from the middle.
            value => Score::Seeds((value + value.signum() * SEED / 2) / SEED),
        }
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and WON - PROVEN")]
const fn turns(until_the_end: Value) -> u16 {
    until_the_end as u16
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Score) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Score) -> std::cmp::Ordering {
        let rank = |score: Score| match score {
            Score::Loss { turns } => (-2, i32::from(turns)),
            Score::Seeds(seeds) => (seeds.signum(), seeds),
            Score::Draw => (0, 0),
            Score::Win { turns } => (2, -i32::from(turns)),
        };
        // An even position that is not a draw stands beside a draw, and must not be equal to it.
        rank(*self).cmp(&rank(*other)).then_with(|| (*self == Score::Draw).cmp(&(*other == Score::Draw)))
    }
}

/// `3`, `-12`, `win 7`, `loss 4`, `draw`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Seeds(seeds) => write!(f, "{seeds}"),
            Score::Win { turns } => write!(f, "win {turns}"),
            Score::Loss { turns } => write!(f, "loss {turns}"),
            Score::Draw => write!(f, "draw"),
        }
    }
}

/// A score as the search computes with it.
pub(super) type Value = i32;

/// What a seed more than the opponent is worth.
pub(super) const SEED: Value = 32;

/// Nobody wins. The evaluation never says this, so that it always means a draw.
pub(super) const DRAWN: Value = 0;

/// A win on the spot. A win after so many turns is worth so much less.
pub(super) const WON: Value = 32_000;

/// What is this far from [`DRAWN`] is proven.
pub(super) const PROVEN: Value = 31_000;

/// The evaluation stays this near to [`DRAWN`].
pub(super) const MOST: Value = 30_000;

/// Whether a value says who wins, whatever else is searched.
pub(super) const fn is_proven(value: Value) -> bool {
    PROVEN <= value.abs()
}

/// The value of a position `ply` turns after the root whose mover has no seeds.
#[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "a ply is below MOST_PLIES")]
pub(super) const fn lost_at(ply: usize) -> Value {
    ply as Value - WON
}
