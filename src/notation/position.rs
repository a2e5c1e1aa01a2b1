//! Text for positions: `222222/222222/222222/222222/222222/222222 S`.

use std::fmt;

use crate::board::{Board, Seeds};
use crate::error::{TextError, TextReason};
use crate::hole::{Row, Side};
use crate::position::{Bound, Position};
use crate::ruleset::{Headings, Ruleset};
use crate::shape::Shape;

use super::reader::{Reader, excerpt};
use super::{heading_of, sign};

/// The rows of a board as they are seen on the page, from North's outer row down to South's outer row.
pub(super) fn rows_down_the_page(shape: Shape) -> impl Iterator<Item = (Side, Row)> {
    let rows = shape.rows_outward_in();
    let north = rows.iter().map(|&row| (Side::North, row));
    north.chain(rows.iter().rev().map(|&row| (Side::South, row)))
}

/// Rows as seen on the page, separated by `/`; a digit a hole, counts of ten and more in parentheses; the side to
/// move; and, where headings are bound, the sign that binds South and the one that binds North, or `-`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shape = self.shape();
        for (above, (side, row)) in rows_down_the_page(shape).enumerate() {
            if 0 < above {
                write!(f, "/")?;
            }
            for hole in shape.row_of_holes(side, row) {
                match self.board()[hole] {
                    few @ 0..10 => write!(f, "{few}")?,
                    many => write!(f, "({many})")?,
                }
            }
        }
        write!(f, " {}", letter(self.to_move()))?;
        match self.rules().headings {
            Headings::BoundByFirstTurn => {
                let bound = |side| self.bound().of(side).map_or('-', sign);
                write!(f, " {}{}", bound(Side::South), bound(Side::North))
            }
            Headings::EachTurn | Headings::EastOnly => Ok(()),
        }
    }
}

impl Position {
    /// Reads a position that is to be played under the given rules.
    ///
    /// Where the rules bind headings, the two signs may be left out while nobody is bound.
    ///
    /// # Errors
    ///
    /// Says what cannot be read, or what [`Position::set_up`] says, and where.
    ///
    /// ```
    /// use katro::{Position, Ruleset};
    ///
    /// let text = "020000/000000/000000/000000/000(12)00/000000 N";
    /// assert_eq!(Position::read(Ruleset::STANDARD, text)?.to_string(), text);
    ///
    /// let error = Position::read(Ruleset::STANDARD, "22/22 S").expect_err("that is a smaller board");
    /// assert_eq!(error.to_string(), "line 1, column 3: the row has 2 holes, the board has 6");
    /// # Ok::<(), katro::TextError>(())
    /// ```
    pub fn read(rules: Ruleset, text: &str) -> Result<Position, TextError> {
        read(rules, Reader::new(text))
    }
}

pub(super) fn read(rules: Ruleset, mut reader: Reader<'_>) -> Result<Position, TextError> {
    reader.skip_white();
    let first = reader;
    let board = read_board(rules.shape, &mut reader)?;
    let rows = &first.rest()[..first.rest().len() - reader.rest().len()];
    reader.skip_white();
    let to_move = match reader.peek() {
        Some('S') => Side::South,
        Some('N') => Side::North,
        _ => return Err(reader.unexpected("S or N, for who is to move,")),
    };
    reader.advance();
    let spaced = reader.skip_white();
    let bound = match (reader.rest().is_empty(), spaced) {
        (true, _) => Bound::default(),
        (false, true) => Bound { south: read_bound(&mut reader)?, north: read_bound(&mut reader)? },
        (false, false) => return Err(reader.unexpected("nothing more")),
    };
    reader.end("nothing more")?;
    Position::set_up(rules, board, to_move, bound)
        .map_err(|refusal| first.error(TextReason::Refused { text: excerpt(rows), refusal }))
}

fn read_board(shape: Shape, reader: &mut Reader<'_>) -> Result<Board, TextError> {
    let expected_rows = rows_down_the_page(shape).count();
    let mut board = Board::empty(shape);
    for (above, (side, row)) in rows_down_the_page(shape).enumerate() {
        if 0 < above && !reader.take('/') {
            return Err(match reader.peek() {
                Some(space) if space.is_whitespace() => {
                    reader.error(TextReason::RowCount { found: above, expected: expected_rows })
                }
                _ => reader.unexpected("/ and the next row"),
            });
        }
        read_row(&mut board, side, row, reader)?;
    }
    match reader.peek() {
        Some('/') => {
            let more =
                reader.rest().split(char::is_whitespace).next().unwrap_or_default().matches('/').count();
            Err(reader.error(TextReason::RowCount { found: expected_rows + more, expected: expected_rows }))
        }
        Some(space) if space.is_whitespace() => Ok(board),
        _ => Err(reader.unexpected("a space and S or N, for who is to move,")),
    }
}

fn read_row(board: &mut Board, side: Side, row: Row, reader: &mut Reader<'_>) -> Result<(), TextError> {
    let mut holes = board.shape().row_of_holes(side, row);
    let mut found = 0;
    while let Some(seeds) = read_seeds(reader)? {
        found += 1;
        if let Some(hole) = holes.next() {
            board.add(hole, seeds);
        }
    }
    let expected = usize::from(board.shape().width());
    match (found == expected, reader.peek()) {
        (true, _) => Ok(()),
        (false, Some(next)) if next != '/' && !next.is_whitespace() => {
            Err(reader.unexpected("a number of seeds"))
        }
        (false, _) => Err(reader.error(TextReason::HoleCount { found, expected })),
    }
}

/// One hole's seeds, or `None` where no number stands.
fn read_seeds(reader: &mut Reader<'_>) -> Result<Option<Seeds>, TextError> {
    const MANY: &str = "a count from (10) to (255)";
    match reader.peek() {
        Some(digit) if digit.is_ascii_digit() => {
            reader.advance();
            Ok(digit.to_digit(10).and_then(|seeds| Seeds::try_from(seeds).ok()))
        }
        Some('(') => {
            let opening = *reader;
            reader.advance();
            let digits = reader.take_while(|digit| digit.is_ascii_digit());
            if !reader.take(')') {
                return Err(if digits.is_empty() {
                    opening.unexpected(MANY)
                } else {
                    reader.unexpected(")")
                });
            }
            // One position has one text: no `(2)` for `2`, no leading zero.
            match (digits.starts_with('0'), digits.parse()) {
                (false, Ok(seeds)) if 9 < seeds => Ok(Some(seeds)),
                _ => Err(opening.error(TextReason::Unexpected {
                    found: excerpt(&opening.rest()[..digits.len() + 2]),
                    expected: MANY,
                })),
            }
        }
        _ => Ok(None),
    }
}

fn read_bound(reader: &mut Reader<'_>) -> Result<Option<crate::hole::Heading>, TextError> {
    let sign = reader.peek();
    let bound = match sign {
        Some('-') => None,
        Some(sign) if heading_of(sign).is_some() => heading_of(sign),
        _ => return Err(reader.unexpected("> or < or -, for a bound heading,")),
    };
    reader.advance();
    Ok(bound)
}

const fn letter(side: Side) -> char {
    match side {
        Side::South => 'S',
        Side::North => 'N',
    }
}
