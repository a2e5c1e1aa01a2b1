//! From events to cues: how long each thing is shown, and which laps are shown at once.

use std::ops::Range;

use crate::board::Board;
use crate::event::Event;
use crate::hole::Hole;
use crate::shape::Shape;

use super::cue::{Act, Crossing, Cue};
use super::tempo::{Motion, Pace, Speed, Stride, Tempo, fitting};
use super::trace::Trace;
use super::{Choreography, Snapshot};

impl Choreography {
    /// Lays the telling of a turn out in time.
    ///
    /// `before` is the board on which the turn was played, and `events` is all that happened in it.
    #[must_use]
    pub fn compose(before: &Board, events: &[Event], tempo: Tempo) -> Choreography {
        let laps = laps(events);
        let plan = Plan::of(before.shape(), events, &laps, tempo);
        let mut composer = Composer::new(*before, events);
        let mut next = 0;
        while let Some(lap) = laps.get(next) {
            let in_full = next < plan.condensed.start || plan.condensed.end <= next;
            if in_full {
                composer.show_in_full(lap.clone(), plan.pace);
                next += 1;
            } else {
                let end = (next + plan.at_once).min(plan.condensed.end);
                let last = laps.get(end - 1).unwrap_or(lap);
                composer.show_at_once(lap.start..last.end, plan.each);
                next = end;
            }
        }
        composer.finished()
    }
}

/// How the laps of a turn share its time.
#[derive(Clone, Debug, PartialEq)]
struct Plan {
    /// For the laps that are shown in full.
    pace: Pace,
    /// The laps that are not.
    condensed: Range<usize>,
    /// How many of those are shown together, and for how long.
    at_once: usize,
    each: f64,
}

/// Time for a lap that is shown at once: the least that can be seen, and the most that makes sense.
const LEAST_AT_ONCE: f64 = 50.0;
const MOST_AT_ONCE: f64 = 260.0;
/// Where nothing travels, a lap is all there is to look at.
const MOST_WITHOUT_MOTION: f64 = 1500.0;
/// The time for one seed where not all laps can be shown in full: those that are shall be easy to follow.
const CALM: Pace = Pace { seed: 70.0 };

impl Plan {
    fn of(shape: Shape, events: &[Event], laps: &[Range<usize>], tempo: Tempo) -> Plan {
        let budget = tempo.speed.budget();
        let lasts = |lap: &Range<usize>, pace: Pace| length(shape, &events[lap.clone()], pace);
        match (tempo.speed, tempo.motion) {
            (Speed::Instant, _) => {
                Plan { pace: CALM, condensed: 0..laps.len(), at_once: laps.len().max(1), each: 0.0 }
            }
            (_, Motion::Reduced) => Plan::condensing(0..laps.len(), CALM, budget, MOST_WITHOUT_MOTION),
            (_, Motion::Full) => {
                match fitting(budget, |pace| laps.iter().map(|lap| lasts(lap, pace)).sum()) {
                    Some(pace) => Plan { pace, condensed: 0..0, at_once: 1, each: 0.0 },
                    None => Plan::with_ends(laps, budget, |lap| lasts(lap, CALM)),
                }
            }
        }
    }

    /// The beginning and the end say most about a turn: they are shown in full, for up to half of the time.
    fn with_ends(laps: &[Range<usize>], budget: f64, lasts: impl Fn(&Range<usize>) -> f64) -> Plan {
        let (mut front, mut back, mut spent) = (0, laps.len(), 0.0);
        while front < back {
            let at_the_front = front <= laps.len() - back;
            let lap = if at_the_front { &laps[front] } else { &laps[back - 1] };
            if budget / 2.0 < spent + lasts(lap) {
                break;
            }
            spent += lasts(lap);
            if at_the_front {
                front += 1;
            } else {
                back -= 1;
            }
        }
        Plan::condensing(front..back, CALM, budget - spent, MOST_AT_ONCE)
    }

    /// Shows those laps at once: one by one where there is time for it, else several together.
    fn condensing(condensed: Range<usize>, pace: Pace, time: f64, most: f64) -> Plan {
        let count = condensed.len().max(1);
        let shares = |at_once: usize| u32::try_from(count.div_ceil(at_once)).map_or(f64::MAX, f64::from);
        // A little over the time is better than laps that nobody can tell apart.
        let fits = |&at_once: &usize| LEAST_AT_ONCE * shares(at_once) <= 1.5 * time;
        let at_once = (1..count).find(fits).unwrap_or(count);
        Plan { pace, condensed, at_once, each: (time / shares(at_once)).clamp(LEAST_AT_ONCE, most) }
    }
}

/// Where each lap begins and ends among the events. What comes before the first lift is a part of its own.
fn laps(events: &[Event]) -> Vec<Range<usize>> {
    let lifts = events.iter().enumerate().filter(|(_, event)| matches!(event, Event::Lifted { .. }));
    let mut starts: Vec<usize> = lifts.map(|(index, _)| index).collect();
    if starts.first() != Some(&0) {
        starts.insert(0, 0);
    }
    let ends = starts.iter().copied().skip(1).chain([events.len()]);
    starts.iter().copied().zip(ends).map(|(start, end)| start..end).collect()
}

/// How long some events take at a pace.
fn length(shape: Shape, events: &[Event], pace: Pace) -> f64 {
    let mut hand = None;
    let mut length = 0.0;
    for &event in events {
        length += time_for(shape, event, hand, pace);
        if let Event::Lifted { from: at, .. } | Event::Dropped { into: at } = event {
            hand = Some(at);
        }
    }
    length
}

fn time_for(shape: Shape, event: Event, hand: Option<Hole>, pace: Pace) -> f64 {
    match event {
        Event::Lifted { .. } => pace.lift(),
        Event::Dropped { into } => pace.drop(stride(shape, hand.unwrap_or(into), into)),
        Event::Landed { .. } => pace.land(),
        Event::Captured { .. } | Event::Stepped { .. } => pace.capture(),
        Event::Passed { .. } | Event::Ended(_) => 0.0,
    }
}

fn stride(shape: Shape, from: Hole, to: Hole) -> Stride {
    let columns = shape.column_of(from).offset().abs_diff(shape.column_of(to).offset());
    let neighbours = match columns {
        0 => true,
        1 => shape.row(from) == shape.row(to),
        _ => false,
    };
    if neighbours { Stride::Next } else { Stride::Round }
}

struct Composer<'e> {
    events: &'e [Event],
    cues: Vec<Cue>,
    moments: Vec<Snapshot>,
    visited: Vec<Hole>,
    now: Snapshot,
    lap: u16,
    time: f64,
}

impl Composer<'_> {
    fn new(board: Board, events: &[Event]) -> Composer<'_> {
        let now = Snapshot {
            board,
            hand: 0,
            captured: 0,
            lap_start: 0,
            lap_end: 0,
            crossings_start: 0,
            crossings_end: 0,
            last: None,
        };
        Composer {
            events,
            cues: Vec::new(),
            moments: Vec::new(),
            visited: Vec::new(),
            now,
            lap: 0,
            time: 0.0,
        }
    }

    fn show_in_full(&mut self, range: Range<usize>, pace: Pace) {
        for &event in &self.events[range] {
            let act = match event {
                Event::Lifted { from, seeds } => Some(Act::Lift { from, seeds }),
                Event::Dropped { into } => Some(Act::Drop { from: self.now.last.unwrap_or(into), into }),
                Event::Landed { at, verdict } => Some(Act::Land { at, verdict }),
                Event::Captured { from, into, seeds } => Some(Act::Capture(Crossing { from, into, seeds })),
                Event::Stepped { from, to } => Some(Act::Step(Crossing { from, into: to, seeds: 1 })),
                Event::Passed { .. } | Event::Ended(_) => None,
            };
            if let Some(act) = act {
                let lap = self.lap + u16::from(matches!(act, Act::Lift { .. }));
                if let Act::Lift { .. } = act {
                    // The trail of the lap before makes room when the next handful rises.
                    self.begin_lap();
                }
                let time = time_for(self.now.board.shape(), event, self.now.last, pace);
                self.show(act, lap, self.now, time);
            }
            self.pass(event);
        }
    }

    fn show_at_once(&mut self, range: Range<usize>, time: f64) {
        self.begin_lap();
        let before = self.now;
        for &event in &self.events[range] {
            self.pass(event);
        }
        let whole =
            Snapshot { lap_start: before.lap_start, crossings_start: before.crossings_start, ..self.now };
        let from = self.visited.get(whole.lap_start).copied().or(before.last).or(whole.last);
        if let (Some(from), Some(to)) = (from, whole.last)
            && 0.0 < time
        {
            // The board of a lap that is shown at once is the one after it.
            self.show(Act::Laps { from, to }, self.lap, whole, time);
        }
    }

    fn show(&mut self, act: Act, lap: u16, truth: Snapshot, time: f64) {
        self.cues.push(Cue { start: self.time, end: self.time + time, lap, act });
        self.moments.push(truth);
        self.time += time;
    }

    fn begin_lap(&mut self) {
        self.now.lap_start = self.visited.len();
        self.now.lap_end = self.visited.len();
        self.now.crossings_start = self.now.crossings_end;
    }

    /// Makes true what the event says.
    fn pass(&mut self, event: Event) {
        event.apply(&mut self.now.board);
        match event {
            Event::Lifted { from, seeds } => {
                self.lap += 1;
                self.now.hand = seeds;
                self.visit(from);
            }
            Event::Dropped { into } => {
                self.now.hand -= 1;
                self.visit(into);
            }
            Event::Captured { seeds, into, .. } => {
                self.now.captured += seeds;
                self.now.crossings_end += 1;
                self.now.last = Some(into);
            }
            Event::Stepped { to, .. } => {
                self.now.crossings_end += 1;
                self.now.last = Some(to);
            }
            Event::Landed { .. } | Event::Passed { .. } | Event::Ended(_) => (),
        }
    }

    fn visit(&mut self, hole: Hole) {
        self.visited.push(hole);
        self.now.lap_end = self.visited.len();
        self.now.last = Some(hole);
    }

    fn finished(mut self) -> Choreography {
        self.moments.push(self.now);
        Choreography {
            cues: self.cues,
            moments: self.moments,
            visited: self.visited,
            trace: Trace::of(self.events),
            duration: self.time,
        }
    }
}
