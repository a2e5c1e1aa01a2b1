//! What is shown from when to when, one thing after another.

use crate::board::Seeds;
use crate::event::Verdict;
use crate::hole::Hole;

/// One thing that is shown, and when.
///
/// Cues follow each other without gap and without overlap: the next one starts when this one ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// When it starts, in milliseconds from the beginning of the turn.
    pub start: f64,
    /// When it ends.
    pub end: f64,
    /// How many handfuls had been lifted when it ends, its own included.
    pub lap: u16,
    /// What is shown.
    pub act: Act,
}

/// What can be shown of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// All the seeds of a hole rise into the hand.
    Lift {
        /// The hole.
        from: Hole,
        /// How many.
        seeds: Seeds,
    },
    /// The hand goes from one hole to the next, and a seed falls.
    Drop {
        /// Where the hand comes from.
        from: Hole,
        /// Where the seed falls.
        into: Hole,
    },
    /// The last seed of a lap lies; what follows is decided.
    Land {
        /// Where it lies.
        at: Hole,
        /// What follows.
        verdict: Verdict,
    },
    /// Captured seeds fly across the board to the landing hole.
    Capture(Crossing),
    /// A side's last seed steps ahead.
    Step(Crossing),
    /// Whole laps, shown at once: their path lights up, and the counts change.
    Laps {
        /// Where the first of them began.
        from: Hole,
        /// Where the last of them ended.
        to: Hole,
    },
}

/// Seeds that go from one hole to another without being sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crossing {
    /// The hole they leave.
    pub from: Hole,
    /// The hole they reach.
    pub into: Hole,
    /// How many.
    pub seeds: Seeds,
}

/// A moment of a telling that one can jump to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// When, in milliseconds from the beginning of the turn.
    pub time: f64,
    /// What one sees then.
    pub moment: Moment,
    /// The lap it belongs to.
    pub lap: u16,
    /// The hole it happens at.
    pub hole: Hole,
}

/// What one sees at a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// A handful is about to be lifted.
    Lift,
    /// A seed has just fallen.
    Drop,
    /// A lap has ended, and the seed that ended it lies.
    Land,
    /// Seeds are about to cross the board.
    Capture,
    /// All is told.
    End,
}

impl Cue {
    /// How much of it has been shown at a time: 0 when it starts, 1 when it ends.
    #[must_use]
    pub fn progress(&self, time: f64) -> f64 {
        ((time - self.start) / (self.end - self.start).max(f64::EPSILON)).clamp(0.0, 1.0)
    }

    pub(crate) fn mark(&self) -> Mark {
        let (time, moment, hole) = match self.act {
            Act::Lift { from, .. } | Act::Laps { from, .. } => (self.start, Moment::Lift, from),
            Act::Drop { into, .. } => (self.end, Moment::Drop, into),
            Act::Land { at, .. } => (self.start, Moment::Land, at),
            Act::Capture(crossing) => (self.start, Moment::Capture, crossing.into),
            Act::Step(crossing) => (self.end, Moment::Drop, crossing.into),
        };
        Mark { time, moment, lap: self.lap, hole }
    }
}
