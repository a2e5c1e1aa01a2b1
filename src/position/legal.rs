//! A turn that may be played, and what it does to the board.

use crate::board::{Board, Seeds};
use crate::event::Event;
use crate::hole::{Heading, Hole};
use crate::ruleset::Ruleset;
use crate::sow::{self, NeverRests, Sown};
use crate::turn::Turn;

use super::Position;

/// A turn known to be allowed in the position that it borrows.
///
/// Only [`Position::check`] and [`Position::turns`] make one, so playing needs no second check and cannot fail.
#[derive(Clone, Copy, Debug)]
pub struct Legal<'p> {
    pub(super) before: &'p Position,
    pub(super) turn: Turn,
    pub(super) path: Path,
    pub(super) after: Position,
    pub(super) sown: Sown,
}

impl Legal<'_> {
    /// The turn itself.
    #[must_use]
    pub const fn turn(&self) -> Turn {
        self.turn
    }

    /// How many handfuls are sown; none by a step that is not sown.
    #[must_use]
    pub const fn laps(&self) -> u16 {
        self.sown.laps
    }

    /// How many seeds are taken from the opponent.
    #[must_use]
    pub const fn captured(&self) -> Seeds {
        self.sown.captured
    }

    /// The position after the turn, for whoever does not need to be told what happens.
    #[must_use]
    pub const fn after(&self) -> &Position {
        &self.after
    }

    /// Plays the turn: tells `emit` all that happens, in order, and gives the position after it.
    ///
    /// The last event is the only [`Event::Passed`] or [`Event::Ended`]. Applied to the board from before the
    /// turn, the events give the board from after it.
    pub fn play(&self, emit: &mut impl FnMut(Event)) -> Position {
        let mut board = self.before.board;
        let told = self.path.follow(&mut board, &self.before.rules, emit);
        debug_assert_eq!(told, Ok(self.sown), "a turn goes as it went when it was checked");
        emit(match self.after.outcome() {
            Some(outcome) => Event::Ended(outcome),
            None => Event::Passed { to: self.after.to_move },
        });
        self.after
    }
}

/// What a legal turn does to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Path {
    Sow { from: Hole, heading: Heading },
    Step { from: Hole, to: Hole },
    StepAndCapture { from: Hole, to: Hole, heading: Heading },
}

impl Path {
    pub(super) fn follow(
        self,
        board: &mut Board,
        rules: &Ruleset,
        emit: &mut impl FnMut(Event),
    ) -> Result<Sown, NeverRests> {
        match self {
            Path::Sow { from, heading } => sow::sow(board, rules, from, heading, emit),
            Path::Step { from, to } => {
                sow::step(board, from, to, emit);
                Ok(Sown::default())
            }
            Path::StepAndCapture { from, to, heading } => {
                sow::step_and_capture(board, rules, from, to, heading, emit)
            }
        }
    }
}
