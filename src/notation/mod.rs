//! Text for sides, holes and turns. Those of rulesets, positions and whole games have files of their own.

mod picture;
mod position;
mod reader;
mod record;
mod rules;

use std::fmt;
use std::str::FromStr;

use crate::error::TextError;
use crate::hole::{Heading, Hole, Row, Side};
use crate::turn::{Turn, Way};

pub use picture::Picture;
pub use record::{Comment, Record, Tag, result_of};

use reader::Reader;

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Side::South => "South",
            Side::North => "North",
        })
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Row::Outer => "outer",
            Row::Central => "central",
            Row::Inner => "inner",
        })
    }
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Heading::East => "East",
            Heading::West => "West",
        })
    }
}

/// The sign of a heading: `>` for East, `<` for West.
const fn sign(heading: Heading) -> char {
    match heading {
        Heading::East => '>',
        Heading::West => '<',
    }
}

const fn heading_of(sign: char) -> Option<Heading> {
    match sign {
        '>' => Some(Heading::East),
        '<' => Some(Heading::West),
        _ => None,
    }
}

/// A hole's letter: `A` is the first hole of South's East circuit, `a` of North's.
impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = match self.side() {
            Side::South => b'A',
            Side::North => b'a',
        };
        write!(f, "{}", char::from(first + self.place()))
    }
}

impl FromStr for Hole {
    type Err = TextError;

    /// Reads a hole's letter. Whether a board has that hole is for its shape to say.
    fn from_str(text: &str) -> Result<Hole, TextError> {
        let mut reader = Reader::new(text);
        let hole = read_hole(&mut reader)?;
        reader.end("nothing more")?;
        Ok(hole)
    }
}

/// `C>` sows East from C, `C<` West; `C^` steps ahead, `C\` and `C/` to the lower and the higher column; a step
/// that captures adds its heading: `L^>`.
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Turn::Sow { from, heading } => write!(f, "{from}{}", sign(heading)),
            Turn::Step { from, way, heading } => {
                let way = match way {
                    Way::Ahead => '^',
                    Way::Lower => '\\',
                    Way::Higher => '/',
                };
                write!(f, "{from}{way}")?;
                heading.map_or(Ok(()), |heading| write!(f, "{}", sign(heading)))
            }
        }
    }
}

impl FromStr for Turn {
    type Err = TextError;

    /// Reads a turn. Whether it may be played is for a position to say.
    fn from_str(text: &str) -> Result<Turn, TextError> {
        let mut reader = Reader::new(text);
        let turn = read_turn(&mut reader)?;
        reader.end("nothing more")?;
        Ok(turn)
    }
}

fn read_hole(reader: &mut Reader<'_>) -> Result<Hole, TextError> {
    const EXPECTED: &str = "a hole's letter";
    let hole = reader.peek().and_then(|letter| match letter {
        'A'..='X' => Hole::at(Side::South, u8::try_from(letter).ok()? - b'A'),
        'a'..='x' => Hole::at(Side::North, u8::try_from(letter).ok()? - b'a'),
        _ => None,
    });
    let hole = hole.ok_or_else(|| reader.unexpected(EXPECTED))?;
    reader.advance();
    Ok(hole)
}

fn read_turn(reader: &mut Reader<'_>) -> Result<Turn, TextError> {
    let from = read_hole(reader)?;
    let way = match reader.peek() {
        Some('^') => Way::Ahead,
        Some('\\') => Way::Lower,
        Some('/') => Way::Higher,
        other => {
            let heading = other
                .and_then(heading_of)
                .ok_or_else(|| reader.unexpected("> or < (or ^ \\ / for a step)"))?;
            reader.advance();
            return Ok(Turn::Sow { from, heading });
        }
    };
    reader.advance();
    let heading = reader.peek().and_then(heading_of);
    if heading.is_some() {
        reader.advance();
    }
    Ok(Turn::Step { from, way, heading })
}
