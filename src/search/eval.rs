//! One number for a position in which nothing is proven.

use crate::hole::Row;
use crate::position::Position;

use super::score::{MOST, Value};

/// What a seed is worth in each row. Captures reach the inner rows first.
const OUTER: Value = 52;
const CENTRAL: Value = 25;
const INNER: Value = 19;
/// What it is worth to be the one to move.
const TEMPO: Value = 45;

/// How good a position looks to the side to move, which has `lead` seeds more than its opponent.
#[inline]
pub(super) fn evaluate(position: &Position, lead: i32) -> Value {
    let (board, mover) = (position.board(), position.to_move());
    let more_in = |row| {
        i32::from(board.total_in_row(mover, row)) - i32::from(board.total_in_row(mover.opponent(), row))
    };
    let value = CENTRAL * lead
        + (OUTER - CENTRAL) * more_in(Row::Outer)
        + (INNER - CENTRAL) * more_in(Row::Inner)
        + TEMPO;
    // Zero means a draw, so an even position is good for whoever may move, by as little as possible.
    if value == 0 { 1 } else { value.clamp(-MOST, MOST) }
}
