//! A position drawn in text, as it is seen on the page.

use std::fmt;

use crate::hole::Side;
use crate::position::Position;

use super::position::rows_down_the_page;

/// Draws a position with its letters, for people who read a terminal.
///
/// ```
/// use katro::{Picture, Position, Ruleset};
///
/// let drawn = Picture(&Position::start(Ruleset::KATRO_4X4)).to_string();
/// assert_eq!(drawn, "\
/// a  2  b  2  c  2  d  2   North outer
/// h  2  g  2  f  2  e  2   North inner
/// - -- - -- - -- - --
/// H  2  G  2  F  2  E  2   South inner
/// A  2  B  2  C  2  D  2   South outer
/// South to move
/// ");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Picture<'p>(pub &'p Position);

impl fmt::Display for Picture<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Picture(position) = *self;
        let mut above = Side::North;
        for (side, row) in rows_down_the_page(position.shape()) {
            if side != above {
                let ridge = vec!["- --"; position.shape().width().into()];
                writeln!(f, "{}", ridge.join(" "))?;
                above = side;
            }
            for hole in position.shape().row_of_holes(side, row) {
                write!(f, "{hole} {:>2}  ", position.board()[hole])?;
            }
            writeln!(f, " {side} {row}")?;
        }
        for side in Side::ALL {
            if let Some(heading) = position.bound().of(side) {
                writeln!(f, "{side} is bound to sow {heading}")?;
            }
        }
        match position.outcome() {
            None => writeln!(f, "{} to move", position.to_move()),
            Some(outcome) => match outcome.winner() {
                Some(winner) => writeln!(f, "{winner} has won ({})", outcome.reason()),
                None => writeln!(f, "drawn ({})", outcome.reason()),
            },
        }
    }
}
