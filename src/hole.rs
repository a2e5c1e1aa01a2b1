//! Sides, rows, columns, headings, and the holes where a seed can lie. No seeds.

/// One of the two players, named by where they sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// Nearest the reader; its rows are drawn last, and it moves first.
    South,
    /// Across the board.
    North,
}

impl Side {
    /// Both sides, the one that moves first first.
    pub const ALL: [Side; 2] = [Side::South, Side::North];

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }
}

/// A row as its owner counts it: the outer row lies at their own edge.
///
/// A row is always somebody's. There is no "row 4", so there is no way to ask for the seventh.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Row {
    /// At the owner's edge of the board.
    Outer,
    /// Between the other two. Boards of two rows a side have none.
    Central,
    /// Facing the opponent's inner row.
    Inner,
}

/// Which of the two mirror-image circuits a sowing follows.
///
/// Both go outer, central, inner, and back to where the outer row began.
/// West is the mirror image of East, not its reverse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Heading {
    /// Sets out along the outer row towards South's right.
    East,
    /// Sets out along the outer row towards South's left.
    West,
}

impl Heading {
    /// Both headings.
    pub const ALL: [Heading; 2] = [Heading::East, Heading::West];

    /// The mirror-image heading.
    #[must_use]
    pub const fn mirrored(self) -> Heading {
        match self {
            Heading::East => Heading::West,
            Heading::West => Heading::East,
        }
    }
}

/// A column, counted from South's left. The numbering is the same for both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Column(u8);

impl Column {
    pub(crate) const fn new(offset: u8) -> Column {
        Column(offset)
    }

    /// How many columns lie to the left of this one, as South sees it: 0 for the first.
    #[must_use]
    pub const fn offset(self) -> u8 {
        self.0
    }
}

/// A hole: whose it is, and where it lies along its owner's circuit.
///
/// The place along the circuit is what the hole's letter says (`A` is the first hole of the East
/// circuit, `B` the second); which row and column that is depends on the board, so a [`Shape`](crate::Shape) is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hole(u8);

// One side's share of a hole's number.
pub(crate) const PER_SIDE: u8 = 24;

impl Hole {
    /// The most holes that one side of any board has.
    pub const MOST_PER_SIDE: usize = PER_SIDE as usize;

    /// Every [`Hole::index`] is below this. A power of two, so that looking a hole up needs no check.
    pub(crate) const INDICES: usize = 2 * Hole::MOST_PER_SIDE;

    /// The hole of `side` that lies `place` holes after the first one of its East circuit,
    /// or `None` where no board is that long.
    #[must_use]
    pub const fn at(side: Side, place: u8) -> Option<Hole> {
        if place < PER_SIDE { Some(Hole::new(side, place)) } else { None }
    }

    /// Whose hole it is.
    #[must_use]
    pub const fn side(self) -> Side {
        if self.0 < PER_SIDE { Side::South } else { Side::North }
    }

    /// How many holes of its owner's East circuit come before it: 0 for `A` and `a`.
    #[must_use]
    pub const fn place(self) -> u8 {
        self.0 % PER_SIDE
    }

    /// The hole at the same place of the other side's circuit: it lies in the same row, as its owner counts,
    /// and in the same column.
    #[must_use]
    pub const fn opposite(self) -> Hole {
        Hole::new(self.side().opponent(), self.place())
    }

    /// A number below [`Hole::INDICES`], different for every hole.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The hole whose index is the number of a bit, or `None` when no hole has it.
    pub(crate) const fn from_bit(bit: u32) -> Option<Hole> {
        if bit < 2 * PER_SIDE as u32 { Some(Hole(bit.to_le_bytes()[0])) } else { None }
    }

    pub(crate) const fn new(side: Side, place: u8) -> Hole {
        match side {
            Side::South => Hole(place),
            Side::North => Hole(place + PER_SIDE),
        }
    }
}
