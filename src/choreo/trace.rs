//! What stays readable of a turn when it is over: where it went, and what it changed.

use crate::event::Event;
use crate::hole::{Hole, Side};

use super::cue::Crossing;

/// What a turn leaves to be seen until the next input.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Trace {
    /// The hole that the turn started from.
    pub origin: Option<Hole>,
    /// The hole in which it came to rest.
    pub landing: Option<Hole>,
    /// Every hop of the hand, once, in the order in which they were first made.
    pub hops: Vec<Trodden>,
    /// The holes of the last lap: where it was lifted, then where each seed fell.
    pub last_lap: Vec<Hole>,
    /// The captures, and the step of a last seed, in order.
    pub crossings: Vec<Crossing>,
    /// What each hole has gained or lost, for every hole whose number has changed.
    pub changes: Vec<(Hole, i32)>,
    /// How many handfuls were sown.
    pub laps: u16,
}

/// A hop of the hand from one hole to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trodden {
    /// From there.
    pub from: Hole,
    /// To there.
    pub to: Hole,
    /// The lap in which it was made first.
    pub lap: u16,
}

impl Trace {
    /// What the events of a turn leave behind.
    #[must_use]
    pub fn of(events: &[Event]) -> Trace {
        let mut trace = Trace::default();
        let mut change = [0_i32; 2 * Hole::MOST_PER_SIDE];
        for &event in events {
            match event {
                Event::Lifted { from, seeds } => {
                    trace.origin = trace.origin.or(Some(from));
                    trace.laps += 1;
                    trace.last_lap.clear();
                    trace.last_lap.push(from);
                    change[from.index()] -= i32::from(seeds);
                }
                Event::Dropped { into } => {
                    trace.tread(into);
                    trace.last_lap.push(into);
                    trace.landing = Some(into);
                    change[into.index()] += 1;
                }
                Event::Captured { from, into, seeds } => {
                    trace.crossings.push(Crossing { from, into, seeds });
                    change[from.index()] -= i32::from(seeds);
                    change[into.index()] += i32::from(seeds);
                }
                Event::Stepped { from, to } => {
                    trace.origin = trace.origin.or(Some(from));
                    trace.landing = Some(to);
                    // Only a side's last seed steps.
                    trace.crossings.push(Crossing { from, into: to, seeds: 1 });
                    change[from.index()] -= 1;
                    change[to.index()] += 1;
                }
                Event::Landed { .. } | Event::Passed { .. } | Event::Ended(_) => (),
            }
        }
        let places = (0..).take(Hole::MOST_PER_SIDE);
        trace.changes = Side::ALL
            .into_iter()
            .flat_map(|side| places.clone().filter_map(move |place| Hole::at(side, place)))
            .map(|hole| (hole, change[hole.index()]))
            .filter(|&(_, by)| by != 0)
            .collect();
        trace
    }

    fn tread(&mut self, to: Hole) {
        let Some(&from) = self.last_lap.last() else { return };
        // A circuit passes each hole once, so there are never more hops than a side has holes.
        if !self.hops.iter().any(|hop| (hop.from, hop.to) == (from, to)) {
            self.hops.push(Trodden { from, to, lap: self.laps });
        }
    }
}
