//! What a watcher sees of a turn, one thing at a time; and what each does to a board. No timing, no words for people.

use crate::board::{Board, Seeds};
use crate::hole::{Hole, Row, Side};

/// One thing that a watcher would see happen.
///
/// The list of events is the whole story of a turn: applied to the board from before the turn it gives the board
/// from after it. Animation, button grid, announcements, move list, sound and lessons are all told from it, so
/// none of them has to guess by comparing two boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// All the seeds of a hole are taken in hand, and a lap begins.
    Lifted {
        /// The hole they leave.
        from: Hole,
        /// How many.
        seeds: Seeds,
    },
    /// One seed from the hand falls into a hole.
    Dropped {
        /// The hole it falls into.
        into: Hole,
    },
    /// That was the last seed of the lap, and the rules decide what follows.
    Landed {
        /// Where it fell.
        at: Hole,
        /// What follows, and why.
        verdict: Verdict,
    },
    /// Seeds cross the board into the landing hole. The lift that follows takes them along.
    Captured {
        /// The opponent's hole.
        from: Hole,
        /// The landing hole.
        into: Hole,
        /// How many.
        seeds: Seeds,
    },
    /// A side's last seed steps to another hole without being sown.
    Stepped {
        /// The hole it leaves.
        from: Hole,
        /// The hole it reaches.
        to: Hole,
    },
    /// The sowing rests, and the other side is to move.
    Passed {
        /// Who moves now.
        to: Side,
    },
    /// The game is over.
    Ended(Outcome),
}

/// What follows when the last seed of a lap has fallen, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The hole was empty, and nothing is captured: the turn ends. (Rule 6)
    Rested(NoCapture),
    /// The hole was occupied, and nothing is captured: all its seeds are lifted and sown on. (Rule 6)
    Relayed(NoCapture),
    /// There is something to capture. (Rules 7 and 8)
    Captured,
}

/// Why a lap that ended did not capture: the first condition that failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoCapture {
    /// The landing hole was empty, and this ruleset captures only where it was occupied.
    LandingWasEmpty,
    /// The landing hole was occupied, and this ruleset captures only where it was empty.
    LandingWasOccupied,
    /// One of the mover's own rows further in has seeds.
    OwnRowFurtherIn {
        /// The mover's innermost row with seeds.
        row: Row,
    },
    /// This ruleset captures from the inner row only.
    NotInnerRow,
    /// The one hole that could be taken is empty.
    FacingEmpty {
        /// That hole, in the opponent's innermost row with seeds.
        facing: Hole,
    },
    /// The opponent has no seeds in this column.
    ColumnEmpty,
    /// The landing hole was empty, and no hole of the opponent's in this column holds more than one seed.
    OnlySingletons,
    /// The opponent has no seeds anywhere.
    OpponentBare,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side won.
    Won {
        /// Which.
        by: Side,
        /// Why.
        reason: WinReason,
    },
    /// Nobody won.
    Drawn {
        /// Why.
        reason: DrawReason,
    },
}

/// Why one side won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// The opponent is to move and has no seeds left. (Rules 9 and 10)
    NoSeeds,
    /// The opponent gave up.
    Resigned,
}

/// Why nobody won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// The player to move has seeds, but every sowing would be endless. (Rule 11, ours)
    OnlyEndless,
    /// The same position arose for the third time. (Rule 12, ours)
    Repetition,
    /// The players agreed.
    Agreed,
}

impl Event {
    /// Does to a board what the event says happened.
    pub fn apply(self, board: &mut Board) {
        match self {
            Event::Lifted { from, .. } => {
                board.lift(from);
            }
            Event::Dropped { into } => board.add(into, 1),
            Event::Captured { from, into, .. } | Event::Stepped { from, to: into } => {
                let seeds = board.lift(from);
                board.add(into, seeds);
            }
            Event::Landed { .. } | Event::Passed { .. } | Event::Ended(_) => (),
        }
    }
}

impl Outcome {
    /// Who won, if anybody did.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Won { by, .. } => Some(by),
            Outcome::Drawn { .. } => None,
        }
    }

    /// A name for the reason that does not change from release to release.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Outcome::Won { reason: WinReason::NoSeeds, .. } => "no-seeds",
            Outcome::Won { reason: WinReason::Resigned, .. } => "resigned",
            Outcome::Drawn { reason: DrawReason::OnlyEndless } => "only-endless",
            Outcome::Drawn { reason: DrawReason::Repetition } => "repetition",
            Outcome::Drawn { reason: DrawReason::Agreed } => "agreed",
        }
    }
}
