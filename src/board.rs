//! Seeds in holes: lift, add, total. Nobody's turn, no rules.

use std::ops::Index;

use crate::hole::{Hole, Row, Side};
use crate::shape::{Rows, Shape};

/// How many seeds: in a hole, in the hand, on a side.
pub type Seeds = u16;

/// How many seeds lie in each hole of a board.
///
/// Seeds leave a hole all together and arrive some at a time, so those are the only ways to change a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    shape: Shape,
    // Invariant: holes that the shape does not have stay empty.
    seeds: [Seeds; Hole::INDICES],
    // Invariant: a bit for each hole with seeds. Which row is whose outermost or innermost is asked at every
    // landing, and this answers at once.
    occupied: u64,
}

impl Board {
    /// The most seeds that a board can be set up with.
    ///
    /// Far below what [`Seeds`] can count, so that no sowing on such a board can overflow.
    pub const MOST_SEEDS: Seeds = 999;

    /// The most seeds that one hole can be set up with. Play may pile up more.
    pub const MOST_PER_HOLE: Seeds = 255;

    /// A board without seeds.
    #[must_use]
    pub const fn empty(shape: Shape) -> Board {
        Board { shape, seeds: [0; Hole::INDICES], occupied: 0 }
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
        self.occupied(side).map(|hole| self[hole]).sum()
    }

    /// How many seeds a side has in one of its rows; none where the board has no such row.
    #[inline]
    #[must_use]
    pub fn total_in_row(&self, side: Side, row: Row) -> Seeds {
        let (first, width) = (Hole::MOST_PER_SIDE * side as usize, usize::from(self.shape.width()));
        let before = match (row, self.shape.rows) {
            (Row::Outer, _) => 0,
            (Row::Central, Rows::Three) | (Row::Inner, Rows::Two) => width,
            (Row::Inner, Rows::Three) => 2 * width,
            (Row::Central, Rows::Two) => return 0,
        };
        self.seeds[first + before..first + before + width].iter().sum()
    }

    /// The holes of a side that have seeds, along its East circuit.
    #[must_use]
    pub const fn occupied(&self, side: Side) -> Occupied {
        Occupied { holes: self.occupied & bits_of(side) }
    }

    /// Whether a side has no seeds at all.
    #[must_use]
    pub const fn is_bare(&self, side: Side) -> bool {
        self.occupied & bits_of(side) == 0
    }

    /// The row with seeds that is nearest a side's own edge, or `None` when it has no seeds.
    #[must_use]
    pub fn outermost_row(&self, side: Side) -> Option<Row> {
        self.occupied(side).next().map(|hole| self.shape.row(hole))
    }

    /// The row with seeds that is nearest the opponent, or `None` when the side has no seeds.
    #[must_use]
    pub fn innermost_row(&self, side: Side) -> Option<Row> {
        self.occupied(side).next_back().map(|hole| self.shape.row(hole))
    }

    /// A number that differs, as good as always, between two ways for a side's seeds to lie.
    ///
    /// It depends on the places along the circuit, not on the side: what lies alike has the same number.
    pub(crate) fn fingerprint(&self, side: Side) -> u64 {
        // CITE: the multiply and fold of Appleby's MurmurHash, over the seeds of four holes at a time.
        let first = Hole::MOST_PER_SIDE * side as usize;
        let seeds = &self.seeds[first..first + usize::from(self.shape.holes_per_side()).next_multiple_of(4)];
        seeds.chunks_exact(4).fold(0x9E37_79B9_7F4A_7C15, |mixed: u64, four| {
            let four = four.iter().rev().fold(0, |word, &seeds| word << 16 | u64::from(seeds));
            let mixed = (mixed ^ four).wrapping_mul(0xFF51_AFD7_ED55_8CCD);
            mixed ^ (mixed >> 32)
        })
    }

    /// Takes all the seeds out of a hole and says how many they were.
    pub fn lift(&mut self, hole: Hole) -> Seeds {
        self.occupied &= !(1 << hole.index());
        std::mem::take(&mut self.seeds[hole.index()])
    }

    /// Lets seeds fall into a hole, which the board must have.
    pub fn add(&mut self, hole: Hole, seeds: Seeds) {
        debug_assert!(self.shape.has(hole), "seeds only fall into holes of this board");
        self.seeds[hole.index()] += seeds;
        self.occupied |= u64::from(seeds != 0) << hole.index();
    }
}

impl Index<Hole> for Board {
    type Output = Seeds;

    /// How many seeds lie in a hole; none in a hole that this board does not have.
    fn index(&self, hole: Hole) -> &Seeds {
        &self.seeds[hole.index()]
    }
}

/// A bit for each hole of a side.
const fn bits_of(side: Side) -> u64 {
    let south = (1 << Hole::MOST_PER_SIDE) - 1;
    match side {
        Side::South => south,
        Side::North => south << Hole::MOST_PER_SIDE,
    }
}

/// Holes of one side that have seeds, along its East circuit: outer row first, inner row last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occupied {
    holes: u64,
}

impl Occupied {
    /// Those of them that lie in the outermost row with seeds.
    #[must_use]
    pub fn in_outermost_row(&self, shape: Shape) -> Occupied {
        let row = self.clone().next().map(|first| shape.bits_of_row(first.side(), shape.row(first)));
        Occupied { holes: self.holes & row.unwrap_or(0) }
    }
}

impl Iterator for Occupied {
    type Item = Hole;

    fn next(&mut self) -> Option<Hole> {
        let first = self.holes.trailing_zeros();
        // Without its lowest bit; nothing stays nothing.
        self.holes &= self.holes.wrapping_sub(1);
        Hole::from_bit(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.holes.count_ones() as usize;
        (left, Some(left))
    }
}

impl DoubleEndedIterator for Occupied {
    fn next_back(&mut self) -> Option<Hole> {
        let last = self.holes.checked_ilog2()?;
        self.holes &= !(1 << last);
        Hole::from_bit(last)
    }
}

impl ExactSizeIterator for Occupied {}
