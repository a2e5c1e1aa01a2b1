//! What a player asks to do. Whether it may be done is for a position to say.

use crate::hole::{Heading, Hole};

/// What a player asks to do. It may or may not be allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Lift the seeds of a hole and sow them.
    Sow {
        /// The hole to lift from.
        from: Hole,
        /// Which circuit to follow.
        heading: Heading,
    },
    /// Move the side's last seed to the next row in.
    Step {
        /// The hole that it stands in.
        from: Hole,
        /// To which column.
        way: Way,
        /// Which circuit to follow after capturing; a step that does not capture has none.
        heading: Option<Heading>,
    },
}

/// Where the step of a last seed leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// Straight ahead.
    Ahead,
    /// Ahead and to the next lower column.
    Lower,
    /// Ahead and to the next higher column.
    Higher,
}

impl Way {
    /// Every way there is.
    pub const ALL: [Way; 3] = [Way::Ahead, Way::Lower, Way::Higher];
}

impl Turn {
    /// The hole that the turn starts from.
    #[must_use]
    pub const fn from(self) -> Hole {
        match self {
            Turn::Sow { from, .. } | Turn::Step { from, .. } => from,
        }
    }

    /// The circuit that the turn follows; none for a step that does not capture.
    #[must_use]
    pub const fn heading(self) -> Option<Heading> {
        match self {
            Turn::Sow { heading, .. } => Some(heading),
            Turn::Step { heading, .. } => heading,
        }
    }
}
