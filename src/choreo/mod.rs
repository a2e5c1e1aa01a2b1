//! A turn as a show: what is seen when. Time is an argument; there is no clock, no canvas and no rule in here.
//!
//! [`Choreography::compose`] turns the events of a turn and a [`Tempo`] into cues, and [`Choreography::scene`] says
//! where every seed is at a time. Skipping is asking for the end, going back is asking for an earlier time, and
//! nothing depends on how often one asks.

mod circle;
mod compose;
mod cue;
mod heap;
mod layout;
mod scene;
mod tempo;
mod trace;

pub use circle::direction;
pub use cue::{Act, Crossing, Cue, Mark, Moment};
pub use heap::{MOST_IN_HAND, MOST_SHOWN, PEBBLE, Spot, spot, spot_in_hand, stone};
pub use layout::{Area, Hop, Layout, Point};
pub use scene::{Airborne, Hand, Scene};
pub use tempo::{Motion, SEED_LIMITS, Speed, Tempo};
pub use trace::{Trace, Trodden};

use crate::board::{Board, Seeds};
use crate::hole::Hole;

/// The telling of one turn, laid out in time.
#[derive(Clone, Debug)]
pub struct Choreography {
    cues: Vec<Cue>,
    // What is true when the cue of the same index starts, and one more for when all is told.
    moments: Vec<Snapshot>,
    // The holes that the hand visits, lap after lap: where it lifts, then where each seed falls.
    visited: Vec<Hole>,
    trace: Trace,
    duration: f64,
}

/// What is true at the start of a cue. Kept for each, so that no frame has to play the turn from its beginning.
#[derive(Clone, Copy, Debug)]
struct Snapshot {
    board: Board,
    hand: Seeds,
    captured: Seeds,
    // Of `visited`: where the lap on show began, and how far the hand has come.
    lap_start: usize,
    lap_end: usize,
    // Of the trace's crossings: the same.
    crossings_start: usize,
    crossings_end: usize,
    last: Option<Hole>,
}

impl Choreography {
    /// How long the telling takes, in milliseconds.
    #[must_use]
    pub fn duration(&self) -> f64 {
        self.duration
    }

    /// Everything that is shown, in order.
    #[must_use]
    pub fn cues(&self) -> &[Cue] {
        &self.cues
    }

    /// What stays readable when all is told.
    #[must_use]
    pub fn trace(&self) -> &Trace {
        &self.trace
    }

    /// The moments that one can jump to, in order; the last one is the end.
    #[must_use]
    pub fn marks(&self) -> Vec<Mark> {
        let mut marks: Vec<Mark> = self.cues.iter().map(Cue::mark).collect();
        if let Some(hole) = self.moments.last().and_then(|moment| moment.last) {
            marks.push(Mark { time: self.duration, moment: Moment::End, lap: self.trace.laps, hole });
        }
        marks
    }
}
