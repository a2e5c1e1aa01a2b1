//! Where every seed is at a time.

use crate::board::{Board, Seeds};
use crate::hole::Hole;

use super::Choreography;
use super::cue::{Act, Crossing, Cue};
use super::heap::{MOST_IN_HAND, MOST_SHOWN, Spot, spot, spot_in_hand, stone};
use super::layout::{Layout, Point};

/// All that there is to see at one time of a telling.
///
/// Every seed of the game is in `board`, in the hand or flying: the three always add up to the same number.
#[derive(Clone, Debug)]
pub struct Scene<'c> {
    /// The seeds that lie in holes.
    pub board: Board,
    /// The handful, while there is one.
    pub hand: Option<Hand>,
    /// How many seeds are between two holes, or between the hand and a hole.
    pub flying: Seeds,
    /// Those of the seeds in the hand and in the air that are drawn, the lowest first.
    pub airborne: Vec<Airborne>,
    /// What is going on, and how much of it has happened; nothing when all is told.
    pub act: Option<(Act, f64)>,
    /// How many handfuls have been lifted.
    pub lap: u16,
    /// How many seeds have been captured so far in this turn, those now flying included.
    pub captured: Seeds,
    /// The holes that the hand has visited in this lap: where it lifted, then where each seed fell.
    pub trail: &'c [Hole],
    /// How much of the way to the next hole the hand has made.
    pub ahead: f64,
    /// The captures of this lap so far.
    pub crossings: &'c [Crossing],
    /// The hole of the last drop or lift.
    pub last: Option<Hole>,
    /// Whether all is told.
    pub done: bool,
}

/// A handful in the air.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hand {
    /// The point of the board above which it is.
    pub above: Point,
    /// How high, in hole radii.
    pub height: f64,
    /// How many seeds.
    pub seeds: Seeds,
}

/// A seed that does not lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Airborne {
    /// The point of the board above which it is.
    pub above: Point,
    /// How high, in hole radii.
    pub height: f64,
    /// The number that chooses its stone.
    pub stone: u32,
}

/// How high the hand travels, in hole radii.
const CARRIED: f64 = 0.95;
/// How high a capture flies at most.
const THROWN: f64 = 2.2;
/// The share of its time after which the hand has reached the next hole, and lets go.
const ARRIVED: f64 = 0.62;
const LONGEST_FALL: f64 = 260.0;

impl Choreography {
    /// What there is to see at a time; times before the beginning and after the end are the beginning and the end.
    #[must_use]
    pub fn scene(&self, layout: &Layout, time: f64) -> Scene<'_> {
        let index = self.cues.partition_point(|cue| cue.end <= time);
        let snapshot = &self.moments[index.min(self.moments.len() - 1)];
        let mut scene = Scene {
            board: snapshot.board,
            hand: None,
            flying: 0,
            airborne: Vec::new(),
            act: None,
            lap: self.cues.last().map_or(self.trace().laps, |cue| cue.lap),
            captured: snapshot.captured,
            trail: &self.visited[snapshot.lap_start..snapshot.lap_end],
            ahead: 0.0,
            crossings: &self.trace().crossings[snapshot.crossings_start..snapshot.crossings_end],
            last: snapshot.last,
            done: true,
        };
        if let Some(cue) = self.cues.get(index) {
            let progress = cue.progress(time);
            scene.done = false;
            scene.lap = cue.lap;
            scene.act = Some((cue.act, progress));
            scene.play(layout, cue, progress, snapshot.hand);
        }
        scene
    }
}

impl Scene<'_> {
    fn play(&mut self, layout: &Layout, cue: &Cue, progress: f64, hand: Seeds) {
        match cue.act {
            Act::Lift { from, seeds } => {
                self.board.lift(from);
                self.last = Some(from);
                self.rise(layout, from, seeds, eased(progress));
            }
            Act::Drop { from, into } => self.sow(layout, cue, (from, into), progress, hand),
            Act::Capture(crossing) => {
                self.captured += crossing.seeds;
                self.cross(layout, crossing, progress);
            }
            Act::Step(crossing) => self.cross(layout, crossing, progress),
            Act::Land { .. } | Act::Laps { .. } => (),
        }
    }

    /// The seeds of a hole gather in the hand.
    fn rise(&mut self, layout: &Layout, from: Hole, seeds: Seeds, progress: f64) {
        let center = layout.center(from);
        let radius = layout.radius();
        let hand = Hand { above: center, height: CARRIED * progress, seeds };
        for number in 0..seeds.min(MOST_IN_HAND) {
            let (lying, held) = (spot(from, number), spot_in_hand(number));
            let place = at(center, lying, radius).towards(at(center, held, radius), progress);
            self.airborne.push(Airborne { above: place, height: hand.height, stone: stone(from, number) });
        }
        self.hand = Some(hand);
    }

    /// The hand goes on, and a seed falls from it.
    fn sow(&mut self, layout: &Layout, cue: &Cue, (from, into): (Hole, Hole), progress: f64, seeds: Seeds) {
        let falls = (1.0 - ARRIVED).min(LONGEST_FALL / (cue.end - cue.start).max(f64::EPSILON));
        let released = 1.0 - falls;
        self.ahead = eased(progress / released);
        let above = layout.hop(from, into).at(self.ahead);
        let left = if progress < released { seeds } else { seeds - 1 };
        if released <= progress {
            let fallen = (progress - released) / falls;
            let number = self.board[into];
            let starts = at(layout.center(into), spot_in_hand(left), layout.radius());
            let ends = at(layout.center(into), spot(into, number), layout.radius());
            self.flying = 1;
            self.airborne.push(Airborne {
                above: starts.towards(ends, fallen),
                height: CARRIED * (1.0 - fallen * fallen),
                stone: stone(into, number),
            });
        }
        // The seeds keep their places in the hand, and the last one is the first to fall.
        let origin = self.trail.first().copied().unwrap_or(from);
        let bob = 0.48 * self.ahead * (1.0 - self.ahead);
        for number in 0..left.min(MOST_IN_HAND) {
            self.airborne.push(Airborne {
                above: at(above, spot_in_hand(number), layout.radius()),
                height: CARRIED + bob,
                stone: stone(origin, number),
            });
        }
        if 0 < left {
            self.hand = Some(Hand { above, height: CARRIED + bob, seeds: left });
        }
    }

    /// Seeds fly from one hole to another, one shortly after the other.
    fn cross(&mut self, layout: &Layout, crossing: Crossing, progress: f64) {
        let Crossing { from, into, seeds } = crossing;
        self.board.lift(from);
        self.flying = seeds;
        self.last = Some(into);
        let radius = layout.radius();
        let shown = seeds.min(MOST_SHOWN);
        for number in 0..shown {
            let delay = 0.3 * f64::from(number) / f64::from(shown);
            let gone = eased((progress - delay) / 0.7);
            let starts = at(layout.center(from), spot(from, number), radius);
            let ends = at(layout.center(into), spot(into, self.board[into] + number), radius);
            self.airborne.push(Airborne {
                above: starts.towards(ends, gone),
                height: THROWN * 4.0 * gone * (1.0 - gone),
                stone: stone(from, number),
            });
        }
    }
}

fn at(center: Point, spot: Spot, radius: f64) -> Point {
    center.shifted(spot.x * radius, spot.y * radius)
}

/// Sets out and arrives gently.
fn eased(progress: f64) -> f64 {
    let share = progress.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}
