//! One position of the line that is searched, and what was found in it so far.

use crate::position::Position;
use crate::sow::Sown;
use crate::turn::Turn;

use super::score::{Value, WON};

/// Stands where no turn is known to be best.
pub(super) const NO_TURN: u8 = u8::MAX;

/// Better than anything; its negative is worse.
pub(super) const BEYOND: Value = WON + 1;

/// A turn that was sown, and where it leads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    pub(super) turn: Turn,
    pub(super) sown: Sown,
    /// Its place among the candidates, by which table and lines remember it.
    pub(super) ordinal: u8,
    /// How promising it looks; at the root, what was found.
    pub(super) rank: Value,
    pub(super) position: Position,
}

/// How a child is searched, each way after the one before it did not settle the matter.
///
/// CITE: principal variation search (Marsland and Campbell): the first child for its value, the others for whether
/// they are better at all, and for their value only if they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reach {
    /// Whether it is better, perhaps less deep than the others.
    Glance,
    /// Whether it is better.
    Whether,
    /// How good it is.
    Value,
}

/// Whether some turns are searched less deep than others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Care {
    /// Those that look least promising are only glanced at.
    Selective,
    /// All are searched to the same depth, so that no shorter win can be missed.
    Full,
}

/// The values that matter: what is no better than `alpha` or no worse than `beta` is all the same.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) alpha: Value,
    pub(super) beta: Value,
}

impl Window {
    pub(super) const OPEN: Window = Window { alpha: -BEYOND, beta: BEYOND };

    /// Whether there is only one question left: better than `alpha`, or not?
    pub(super) const fn is_closed(self) -> bool {
        self.beta - self.alpha <= 1
    }

    /// The same values as the opponent counts them.
    pub(super) const fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}

/// A position on the line that is searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    pub(super) position: Position,
    /// How many seeds more the side to move has.
    pub(super) lead: i32,
    pub(super) depth: u8,
    /// What matters still, and what mattered at first.
    pub(super) window: Window,
    pub(super) floor: Value,
    pub(super) best: Value,
    pub(super) best_turn: u8,
    /// What was best when the position was met before.
    pub(super) table_turn: u8,
    /// Where its children begin among all, and the one that is searched now.
    pub(super) first: usize,
    pub(super) next: usize,
    pub(super) all_sown: bool,
    pub(super) reach: Reach,
}

impl Frame {
    pub(super) fn new(position: &Position, lead: i32, first: usize) -> Frame {
        Frame {
            position: *position,
            lead,
            depth: 0,
            window: Window::OPEN,
            floor: -BEYOND,
            best: -BEYOND,
            best_turn: NO_TURN,
            table_turn: NO_TURN,
            first,
            next: first,
            all_sown: false,
            reach: Reach::Value,
        }
    }

    /// Starts anew with the children that are sown already.
    pub(super) fn restart(&mut self, depth: u8, window: Window) {
        (self.depth, self.window, self.floor) = (depth, window, window.alpha);
        (self.best, self.best_turn) = (-BEYOND, NO_TURN);
        (self.next, self.reach) = (self.first, Reach::Value);
    }

    /// How many turns less deep a child is glanced at.
    ///
    /// CITE: late move reductions, common to chess programs: with good ordering, late turns are seldom best.
    pub(super) fn reduction(&self, child: &Child) -> u8 {
        let tried = self.next - self.first;
        match (tried, self.depth) {
            (0..=2, _) | (_, 0..=2) => 0,
            _ if 2 < child.sown.captured => 0,
            (3..=5, _) | (_, 3..=4) => 1,
            _ => 2,
        }
    }
}
