//! Counts lines of play, so that two implementations of the rules can be compared by one number.

use crate::position::Position;

/// How many positions lie at the end of all lines of `plies` legal turns.
///
/// A game that is over has no further turns. Repetition (rule 12) is left out of the count, because a position
/// does not know its past.
#[must_use]
pub fn perft(position: &Position, plies: u32) -> u64 {
    match plies {
        0 => 1,
        1 => position.turns().map(|_| 1).sum(),
        _ => position.turns().map(|legal| perft(legal.after(), plies - 1)).sum(),
    }
}
