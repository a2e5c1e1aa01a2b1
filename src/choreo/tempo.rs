//! How fast a turn is told: a budget for the whole, and what one seed, one lift and one capture get of it.

/// How long the telling of a turn may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Speed {
    /// Twenty seconds: for a class.
    Slow,
    /// Eight seconds.
    Normal,
    /// Three seconds.
    Fast,
    /// No time at all.
    Instant,
    /// As long as it takes: every seed of every lap is shown in full, for going through a turn step by step.
    Whole,
}

/// Whether seeds are seen to travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motion {
    /// They are.
    Full,
    /// Nothing travels: lap by lap the path lights up and the counts change.
    Reduced,
}

/// How a turn is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tempo {
    /// How long the telling may take.
    pub speed: Speed,
    /// Whether seeds are seen to travel.
    pub motion: Motion,
}

/// The least and the most time for one seed, in milliseconds.
pub const SEED_LIMITS: (f64, f64) = (40.0, 600.0);

impl Speed {
    /// The time for a whole turn, in milliseconds.
    ///
    /// A turn of few seeds takes less, because no seed takes longer than the most of [`SEED_LIMITS`];
    /// a turn of very many laps may take half as long again.
    #[must_use]
    pub const fn budget(self) -> f64 {
        match self {
            Speed::Slow => 20_000.0,
            Speed::Normal => 8_000.0,
            Speed::Fast => 3_000.0,
            Speed::Instant => 0.0,
            Speed::Whole => f64::INFINITY,
        }
    }
}

/// How long each thing takes once the time for one seed is known, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pace {
    pub(crate) seed: f64,
}

impl Pace {
    /// The hand travels to the next hole and lets a seed fall.
    pub(crate) fn drop(self, stride: Stride) -> f64 {
        match stride {
            Stride::Next => self.seed,
            // Several times as far, so a little more time to follow it with the eyes.
            Stride::Round => self.seed * 1.7,
        }
    }

    /// A handful leaves its hole.
    pub(crate) fn lift(self) -> f64 {
        (1.5 * self.seed).clamp(90.0, 650.0)
    }

    /// The last seed lies, and the eyes rest on it.
    pub(crate) fn land(self) -> f64 {
        (0.8 * self.seed).clamp(50.0, 420.0)
    }

    /// Seeds cross the board.
    pub(crate) fn capture(self) -> f64 {
        (3.0 * self.seed).clamp(240.0, 1100.0)
    }
}

/// How the hand gets to the next hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stride {
    /// To the neighbouring hole.
    Next,
    /// Round the half, from the end of the circuit to its beginning.
    Round,
}

/// The greatest time for one seed with which a telling stays within its budget, or `None` if not even
/// the least does.
pub(crate) fn fitting(budget: f64, length: impl Fn(Pace) -> f64) -> Option<Pace> {
    let (least, most) = SEED_LIMITS;
    if budget < length(Pace { seed: least }) {
        return None;
    }
    if length(Pace { seed: most }) <= budget {
        return Some(Pace { seed: most });
    }
    // The length grows with the time for one seed, but not evenly: halve the span until it does not matter.
    let (mut fits, mut exceeds) = (least, most);
    for _ in 0..16 {
        let between = f64::midpoint(fits, exceeds);
        if length(Pace { seed: between }) <= budget {
            fits = between;
        } else {
            exceeds = between;
        }
    }
    Some(Pace { seed: fits })
}
