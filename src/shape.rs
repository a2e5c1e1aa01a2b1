//! The shapes of boards: which hole lies where, which comes next, which faces it. No seeds.

use crate::hole::{Column, Heading, Hole, PER_SIDE, Row, Side};

/// How many rows each side has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rows {
    /// Outer and inner: four rows in all.
    Two,
    /// Outer, central and inner: six rows in all.
    Three,
}

/// How many columns the board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Columns {
    /// Three columns: the small board of the 1998 field notes.
    Three,
    /// Four columns.
    Four,
    /// Six columns: the usual width.
    Six,
    /// Eight columns.
    Eight,
}

/// The shape of a board: rows a side and columns.
///
/// ```text
///   East                              West
///   m → n → o → p → q → r ↷           ↶ m ← n ← o ← p ← q ← r      inner
///   ↑                                                         ↑
///   l ← k ← j ← i ← h ← g               l → k → j → i → h → g      central
///                       ↑               ↑
///   a → b → c → d → e → f               a ← b ← c ← d ← e ← f      outer
/// ```
///
/// Source: the letters and both circuits are Wikipedia's ("Katro"), see `docs/rules.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Shape {
    /// Rows a side.
    pub rows: Rows,
    /// Columns.
    pub columns: Columns,
}

impl Shape {
    /// Every shape there can be.
    pub const ALL: [Shape; 8] = [
        Shape { rows: Rows::Two, columns: Columns::Three },
        Shape { rows: Rows::Two, columns: Columns::Four },
        Shape { rows: Rows::Two, columns: Columns::Six },
        Shape { rows: Rows::Two, columns: Columns::Eight },
        Shape { rows: Rows::Three, columns: Columns::Three },
        Shape { rows: Rows::Three, columns: Columns::Four },
        Shape { rows: Rows::Three, columns: Columns::Six },
        Shape { rows: Rows::Three, columns: Columns::Eight },
    ];

    /// How many columns the board has.
    #[must_use]
    pub const fn width(self) -> u8 {
        match self.columns {
            Columns::Three => 3,
            Columns::Four => 4,
            Columns::Six => 6,
            Columns::Eight => 8,
        }
    }

    /// How many holes one side has.
    #[must_use]
    pub const fn holes_per_side(self) -> u8 {
        match self.rows {
            Rows::Two => 2 * self.width(),
            Rows::Three => 3 * self.width(),
        }
    }

    /// The rows of a side, from its own edge to the middle of the board.
    #[must_use]
    pub const fn rows_outward_in(self) -> &'static [Row] {
        match self.rows {
            Rows::Two => &[Row::Outer, Row::Inner],
            Rows::Three => &[Row::Outer, Row::Central, Row::Inner],
        }
    }

    /// All columns, from South's left to South's right.
    #[must_use]
    pub fn columns_across(self) -> impl DoubleEndedIterator<Item = Column> + ExactSizeIterator + Clone {
        (0..self.width()).map(Column::new)
    }

    /// The column that many columns to the right of South's left edge, or `None` beyond the other edge.
    #[must_use]
    pub const fn column(self, offset: u8) -> Option<Column> {
        if offset < self.width() { Some(Column::new(offset)) } else { None }
    }

    /// The neighbouring column on the way East or West, or `None` at the edge of the board.
    #[must_use]
    pub const fn beside(self, column: Column, towards: Heading) -> Option<Column> {
        match towards {
            Heading::East => self.column(column.offset() + 1),
            Heading::West if 0 < column.offset() => Some(Column::new(column.offset() - 1)),
            Heading::West => None,
        }
    }

    /// One row nearer the opponent, or `None` from the inner row.
    #[must_use]
    pub const fn inward(self, row: Row) -> Option<Row> {
        match (row, self.rows) {
            (Row::Outer, Rows::Three) => Some(Row::Central),
            (Row::Outer, Rows::Two) | (Row::Central, _) => Some(Row::Inner),
            (Row::Inner, _) => None,
        }
    }

    /// Whether this board has that hole.
    #[must_use]
    pub const fn has(self, hole: Hole) -> bool {
        hole.place() < self.holes_per_side()
    }

    /// The hole of `side` in that row and column, or `None` where this board has no such row or column.
    #[must_use]
    pub const fn hole(self, side: Side, row: Row, column: Column) -> Option<Hole> {
        if column.offset() < self.width() {
            let width = self.width();
            match (row, self.rows) {
                (Row::Outer, _) => Some(Hole::new(side, column.offset())),
                (Row::Central, Rows::Three) | (Row::Inner, Rows::Two) => {
                    Some(Hole::new(side, 2 * width - 1 - column.offset()))
                }
                (Row::Inner, Rows::Three) => Some(Hole::new(side, 2 * width + column.offset())),
                (Row::Central, Rows::Two) => None,
            }
        } else {
            None
        }
    }

    /// The row in which a hole of this board lies.
    #[must_use]
    pub const fn row(self, hole: Hole) -> Row {
        self.geometry().rows[hole.place() as usize]
    }

    /// The column in which a hole of this board lies.
    #[must_use]
    pub const fn column_of(self, hole: Hole) -> Column {
        self.geometry().columns[hole.place() as usize]
    }

    /// The hole in the same column of the opponent's given row, or `None` where there is no such row.
    #[must_use]
    pub const fn facing(self, hole: Hole, row: Row) -> Option<Hole> {
        self.hole(hole.side().opponent(), row, self.column_of(hole))
    }

    /// The opponent's holes in the same column, seen from the middle of the board: the inner one first.
    pub fn facing_holes(self, hole: Hole) -> impl Iterator<Item = Hole> {
        self.rows_outward_in().iter().rev().filter_map(move |&row| self.facing(hole, row))
    }

    /// The hole's mirror image, left for right, on its own side.
    #[must_use]
    pub const fn mirrored(self, hole: Hole) -> Hole {
        let (place, width) = (hole.place(), self.width());
        let along = place % width;
        Hole::new(hole.side(), place - along + (width - 1 - along))
    }

    /// All holes of one side, along its East circuit, which is the order of their letters.
    #[must_use]
    pub fn holes(self, side: Side) -> impl DoubleEndedIterator<Item = Hole> + ExactSizeIterator + Clone {
        (0..self.holes_per_side()).map(move |place| Hole::new(side, place))
    }

    /// The holes of one row, from South's left to South's right; none where the board has no such row.
    #[must_use]
    pub fn row_of_holes(self, side: Side, row: Row) -> impl DoubleEndedIterator<Item = Hole> + Clone {
        self.columns_across().filter_map(move |column| self.hole(side, row, column))
    }

    /// The circuit that sowings with this heading follow on this board.
    #[must_use]
    pub const fn circuit(self, heading: Heading) -> &'static Circuit {
        &self.geometry().circuits[heading as usize]
    }

    /// A bit by index for each hole of a row.
    pub(crate) const fn bits_of_row(self, side: Side, row: Row) -> u64 {
        self.geometry().row_bits[row as usize] << Hole::new(side, 0).index()
    }

    const fn geometry(self) -> &'static Geometry {
        &GEOMETRIES[self.rows as usize][self.columns as usize]
    }
}

/// One of the two serpentine paths of a board, for both sides.
#[derive(Debug)]
pub struct Circuit {
    // By hole; holes that the board does not have lead to themselves and are never asked for.
    next: [Hole; Hole::INDICES],
}

impl Circuit {
    /// The hole that takes the next seed of a sowing that has just passed `hole`.
    ///
    /// A sowing stays on its own side: after the end of the inner row comes the start of the outer one.
    #[must_use]
    pub const fn after(&self, hole: Hole) -> Hole {
        self.next[hole.index()]
    }

    const fn new(shape: Shape, heading: Heading) -> Circuit {
        let mut next = [Hole::new(Side::South, 0); Hole::INDICES];
        let mut index = 0;
        while index < 2 * PER_SIDE {
            let side = if index < PER_SIDE { Side::South } else { Side::North };
            let hole = Hole::new(side, index % PER_SIDE);
            next[hole.index()] = if shape.has(hole) {
                match heading {
                    Heading::East => shape.east_of(hole),
                    // West is East seen in a mirror.
                    Heading::West => shape.mirrored(shape.east_of(shape.mirrored(hole))),
                }
            } else {
                hole
            };
            index += 1;
        }
        Circuit { next }
    }
}

/// What is looked up for every seed that is sown, so made once for each shape, by the compiler.
struct Geometry {
    // By place.
    rows: [Row; Hole::MOST_PER_SIDE],
    columns: [Column; Hole::MOST_PER_SIDE],
    // By row: South's holes in it, a bit for each index.
    row_bits: [u64; 3],
    circuits: [Circuit; 2],
}

static GEOMETRIES: [[Geometry; 4]; 2] = [Geometry::of_all(Rows::Two), Geometry::of_all(Rows::Three)];

impl Geometry {
    const fn of_all(rows: Rows) -> [Geometry; 4] {
        [
            Geometry::of(Shape { rows, columns: Columns::Three }),
            Geometry::of(Shape { rows, columns: Columns::Four }),
            Geometry::of(Shape { rows, columns: Columns::Six }),
            Geometry::of(Shape { rows, columns: Columns::Eight }),
        ]
    }

    const fn of(shape: Shape) -> Geometry {
        let mut rows = [Row::Inner; Hole::MOST_PER_SIDE];
        let mut columns = [Column::new(0); Hole::MOST_PER_SIDE];
        let mut row_bits = [0; 3];
        let mut place = 0;
        while place < shape.holes_per_side() {
            let hole = Hole::new(Side::South, place);
            rows[place as usize] = shape.serpentine_row(hole);
            columns[place as usize] = shape.serpentine_column(hole);
            row_bits[rows[place as usize] as usize] |= 1 << hole.index();
            place += 1;
        }
        let circuits = [Circuit::new(shape, Heading::East), Circuit::new(shape, Heading::West)];
        Geometry { rows, columns, row_bits, circuits }
    }
}

impl Shape {
    const fn serpentine_row(self, hole: Hole) -> Row {
        match (hole.place() / self.width(), self.rows) {
            (0, _) => Row::Outer,
            (1, Rows::Three) => Row::Central,
            _ => Row::Inner,
        }
    }

    const fn serpentine_column(self, hole: Hole) -> Column {
        let (row, along) = (hole.place() / self.width(), hole.place() % self.width());
        // The second row of the serpentine runs back.
        Column::new(if row % 2 == 1 { self.width() - 1 - along } else { along })
    }

    const fn east_of(self, hole: Hole) -> Hole {
        Hole::new(hole.side(), (hole.place() + 1) % self.holes_per_side())
    }
}
