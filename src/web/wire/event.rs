//! What happens in a turn, as JavaScript sees it.

use serde::Serialize;
use tsify::Tsify;

use crate::event::{Event, NoCapture, Verdict};
use crate::hole::Hole;
use crate::ruleset::Ruleset;

use super::game::{GameOver, HeadingName, RowName, SideName, TurnSummary};
use super::reason::reasons;

/// What decided a lap.
#[derive(Clone, Copy, Debug, Serialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum VerdictName {
    /// The turn ends.
    Rested,
    /// The hole is lifted and sown on.
    Relayed,
    /// Seeds are taken.
    Captured,
}

/// One thing that a watcher sees.
#[derive(Clone, Debug, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum WireEvent {
    /// A handful is taken.
    Lifted {
        /// From there.
        from: String,
        /// So many.
        seeds: u16,
    },
    /// A seed falls.
    Dropped {
        /// There.
        into: String,
    },
    /// The last seed of a lap lies.
    Landed {
        /// There.
        at: String,
        /// What follows.
        verdict: VerdictName,
        /// Why nothing was captured: a stable code.
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<&'static str>,
        /// The own row further in that has seeds, where that is why.
        #[serde(skip_serializing_if = "Option::is_none")]
        row: Option<RowName>,
        /// The empty hole that would have been taken, where that is why.
        #[serde(skip_serializing_if = "Option::is_none")]
        facing: Option<String>,
    },
    /// Seeds cross the board.
    Captured {
        /// From there.
        from: String,
        /// To there.
        into: String,
        /// So many.
        seeds: u16,
    },
    /// A last seed steps.
    Stepped {
        /// From there.
        from: String,
        /// To there.
        to: String,
    },
    /// The other side is to move.
    Passed {
        /// Who.
        to: SideName,
    },
    /// The game is over.
    Ended {
        /// How.
        over: GameOver,
    },
}

/// A turn with all that happened in it.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct TurnTelling {
    /// The first turn of the game is 1.
    pub ply: u32,
    /// Who played it.
    pub side: SideName,
    /// The turn as it is written.
    pub turn: String,
    /// The hole it started from.
    pub from: String,
    /// The circuit it followed; absent for a step that took nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heading: Option<HeadingName>,
    /// How many handfuls were sown.
    pub laps: u16,
    /// How many seeds were taken.
    pub captured: u16,
    /// All that happened, in order.
    pub events: Vec<WireEvent>,
    /// What decided, one reason after the other: the place of the event among those, counted from 0, the number of
    /// the rule, 0 where the players have settled it, and a stable code, as `12:7:facing-empty`.
    pub reasons: Vec<String>,
}

impl TurnTelling {
    /// A turn in one line, with all that happened in it.
    pub(in crate::web) fn of(rules: &Ruleset, summary: TurnSummary, events: Vec<Event>) -> TurnTelling {
        let TurnSummary { ply, side, turn, from, heading, laps, captured } = summary;
        let reasons = reasons(rules, &events);
        let events = events.into_iter().map(WireEvent::from).collect();
        TurnTelling { ply, side, turn, from, heading, laps, captured, events, reasons }
    }
}

impl From<Event> for WireEvent {
    fn from(event: Event) -> WireEvent {
        match event {
            Event::Lifted { from, seeds } => WireEvent::Lifted { from: from.to_string(), seeds },
            Event::Dropped { into } => WireEvent::Dropped { into: into.to_string() },
            Event::Landed { at, verdict } => landed(at, verdict),
            Event::Captured { from, into, seeds } => {
                WireEvent::Captured { from: from.to_string(), into: into.to_string(), seeds }
            }
            Event::Stepped { from, to } => WireEvent::Stepped { from: from.to_string(), to: to.to_string() },
            Event::Passed { to } => WireEvent::Passed { to: to.into() },
            Event::Ended(outcome) => WireEvent::Ended { over: outcome.into() },
        }
    }
}

fn landed(at: Hole, verdict: Verdict) -> WireEvent {
    let (verdict, why) = match verdict {
        Verdict::Rested(why) => (VerdictName::Rested, Some(why)),
        Verdict::Relayed(why) => (VerdictName::Relayed, Some(why)),
        Verdict::Captured => (VerdictName::Captured, None),
    };
    let (row, facing) = match why {
        Some(NoCapture::OwnRowFurtherIn { row }) => (Some(row.into()), None),
        Some(NoCapture::FacingEmpty { facing }) => (None, Some(facing.to_string())),
        _ => (None, None),
    };
    WireEvent::Landed { at: at.to_string(), verdict, why: why.map(NoCapture::code), row, facing }
}
