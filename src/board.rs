//! Seeds in holes: lift, add, total. Nobody's turn, no rules.

use std::ops::Index;

use crate::hole::{Hole, Row, Shape, Side};

/// How many seeds: in a hole, in the hand, on a side.
pub type Seeds = u16;

/// How many seeds lie in each hole of a board.
///
/// Seeds leave a hole all together and arrive some at a time, so those are the only ways to change a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    shape: Shape,
    // Invariant: holes that the shape does not have stay empty.
    seeds: [Seeds; 2 * Hole::MOST_PER_SIDE],
}

impl Board {
    /// The most seeds that a board can be set up with.
    ///
    /// Far below what `Seeds` can count, so that no sowing on such a board can overflow.
    pub const MOST_SEEDS: Seeds = 999;

    /// The most seeds that one hole can be set up with. Play may pile up more.
    pub const MOST_PER_HOLE: Seeds = 255;

    /// A board without seeds.
    #[must_use]
    pub const fn empty(shape: Shape) -> Board {
        Board { shape, seeds: [0; 2 * Hole::MOST_PER_SIDE] }
    }

    /// A board with the same number of seeds in every hole.
    #[must_use]
    pub fn filled(shape: Shape, each: u8) -> Board {
        let mut board = Board::empty(shape);
        for hole in Side::ALL.into_iter().flat_map(|side| shape.holes(side)) {
            board.add(hole, Seeds::from(each));
        }
        board
    }

    /// The shape of the board.
    #[must_use]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// How many seeds a side has.
    #[must_use]
    pub fn total(&self, side: Side) -> Seeds {
        self.half(side).iter().sum()
    }

    /// Whether a side has no seeds at all.
    #[must_use]
    pub fn is_bare(&self, side: Side) -> bool {
        self.half(side).iter().all(|&seeds| seeds == 0)
    }

    /// Whether one row of a side has any seeds.
    #[must_use]
    pub fn row_has_seeds(&self, side: Side, row: Row) -> bool {
        let width = usize::from(self.shape.width());
        let rows_before = self.shape.rows_outward_in().iter().position(|&each| each == row);
        rows_before.is_some_and(|rows| self.half(side)[rows * width..][..width].iter().any(|&seeds| seeds != 0))
    }

    /// The row with seeds that is nearest a side's own edge, or `None` when it has no seeds.
    #[must_use]
    pub fn outermost_row(&self, side: Side) -> Option<Row> {
        self.shape.rows_outward_in().iter().copied().find(|&row| self.row_has_seeds(side, row))
    }

    /// The row with seeds that is nearest the opponent, or `None` when the side has no seeds.
    #[must_use]
    pub fn innermost_row(&self, side: Side) -> Option<Row> {
        self.shape.rows_outward_in().iter().copied().rev().find(|&row| self.row_has_seeds(side, row))
    }

    /// Takes all the seeds out of a hole and says how many they were.
    pub fn lift(&mut self, hole: Hole) -> Seeds {
        std::mem::take(&mut self.seeds[hole.index()])
    }

    /// Lets seeds fall into a hole, which the board must have.
    pub fn add(&mut self, hole: Hole, seeds: Seeds) {
        debug_assert!(self.shape.has(hole), "seeds only fall into holes of this board");
        self.seeds[hole.index()] += seeds;
    }

    fn half(&self, side: Side) -> &[Seeds] {
        let (south, north) = self.seeds.split_at(Hole::MOST_PER_SIDE);
        let half = match side {
            Side::South => south,
            Side::North => north,
        };
        &half[..usize::from(self.shape.holes_per_side())]
    }
}

impl Index<Hole> for Board {
    type Output = Seeds;

    /// How many seeds lie in a hole; none in a hole that this board does not have.
    fn index(&self, hole: Hole) -> &Seeds {
        &self.seeds[hole.index()]
    }
}
