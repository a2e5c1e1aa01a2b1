//! Which positions would be drawn by repetition, and the keys by which positions are told apart.

use crate::hole::{Heading, Side};
use crate::position::Position;

use super::MOST_PLIES;

/// A number for all that matters to whoever is to move.
///
/// It does not say who that is: the same position with the sides exchanged has the same key, because what is good
/// in one is good in the other.
#[inline]
pub(super) fn key(position: &Position) -> u64 {
    let (mover, board, bound) = (position.to_move(), position.board(), position.bound());
    let number = |heading: Option<Heading>| heading.map_or(0, |heading| 1 + heading as u64);
    let headings = 3 * number(bound.of(mover)) + number(bound.of(mover.opponent()));
    let seeds = board.fingerprint(mover) ^ board.fingerprint(mover.opponent()).rotate_left(27);
    let mixed = (seeds ^ headings << 48).wrapping_mul(0xC4CE_B9FE_1A85_EC53);
    mixed ^ (mixed >> 31)
}

/// The positions on the way to the one that is looked at.
#[derive(Debug)]
pub(super) struct Past {
    // What arose twice before the root: the third time is a draw.
    twice: Vec<(Side, u64)>,
    root: Side,
    path: [u64; MOST_PLIES],
}

impl Past {
    pub(super) const fn new() -> Past {
        Past { twice: Vec::new(), root: Side::South, path: [0; MOST_PLIES] }
    }

    /// Starts at the root of a search, with the positions of the game before it, and says whether it is a draw.
    pub(super) fn begin<'p>(
        &mut self,
        root: &Position,
        history: impl IntoIterator<Item = &'p Position>,
    ) -> bool {
        self.root = root.to_move();
        self.path[0] = key(root);
        let mut keys: Vec<_> =
            history.into_iter().map(|position| (position.to_move(), key(position))).collect();
        keys.sort_unstable();
        self.twice.clear();
        self.twice.extend(keys.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]));
        self.arose_twice(0, self.path[0])
    }

    /// Goes on to the position with this key, `ply` turns after the root, and says whether it is a draw: because
    /// it arises the third time, or because this line has been there.
    ///
    /// CITE: that a line need not come back twice, since whoever wants to repeat can do so again, is common to
    /// chess programs.
    pub(super) fn is_drawn(&mut self, ply: usize, key: u64) -> bool {
        self.path[ply] = key;
        let before = self.path[..ply].iter().rev().skip(1).step_by(2);
        { before }.any(|&earlier| earlier == key) || self.arose_twice(ply, key)
    }

    /// The key of the position `ply` turns after the root, on the line that is looked at.
    pub(super) const fn key_at(&self, ply: usize) -> u64 {
        self.path[ply]
    }

    fn arose_twice(&self, ply: usize, key: u64) -> bool {
        let side = if ply.is_multiple_of(2) { self.root } else { self.root.opponent() };
        self.twice.contains(&(side, key))
    }
}
