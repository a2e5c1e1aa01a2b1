//! Turns that follow one another, as the search writes them down.

use crate::position::Position;
use crate::turn::Turn;

use super::MOST_PLIES;

/// A line of play from some position on, each turn as its place among the candidates.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    length: usize,
    ordinals: [u8; MOST_PLIES],
}

impl Line {
    pub(super) const EMPTY: Line = Line { length: 0, ordinals: [0; MOST_PLIES] };

    pub(super) fn clear(&mut self) {
        self.length = 0;
    }

    /// Becomes a turn and what follows it.
    pub(super) fn set(&mut self, first: u8, rest: &Line) {
        let length = rest.length.min(MOST_PLIES - 1);
        self.ordinals[0] = first;
        self.ordinals[1..=length].copy_from_slice(&rest.ordinals[..length]);
        self.length = length + 1;
    }

    /// The turns themselves, played from the position where the line begins.
    pub(super) fn turns(&self, mut position: Position) -> Vec<Turn> {
        let mut turns = Vec::with_capacity(self.length);
        for &ordinal in &self.ordinals[..self.length] {
            let Some(turn) = position.candidates().nth(ordinal.into()) else { break };
            let Some((after, _)) = position.after(turn) else { break };
            turns.push(turn);
            position = after;
        }
        turns
    }
}
