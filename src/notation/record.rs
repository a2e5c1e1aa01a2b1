//! Text for whole games: tags, numbered turns, comments, result. The one form in which a game is saved.

use std::fmt;
use std::str::FromStr;

use crate::error::{TextError, TextReason};
use crate::event::{DrawReason, Outcome, WinReason};
use crate::game::Game;
use crate::hole::Side;
use crate::position::Position;
use crate::ruleset::Ruleset;

use super::reader::{Reader, excerpt};
use super::{position, read_turn, rules};

/// A game with what people noted about it.
///
/// Reading what was written gives an equal record, but for turns that were taken back, which are not written.
///
/// ```
/// use katro::Record;
///
/// let text = "[Rules \"katro-4x4\"]\n[Result \"*\"]\n\n1. A< {bold} c< 2. D> *\n";
/// let record: Record = text.parse()?;
/// assert_eq!(record.game.position().to_string(), "2524/1014/1125/2101 N");
/// assert_eq!(record.to_string().parse(), Ok(record));
/// # Ok::<(), katro::TextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What is known about the game besides its course, such as who played South, in the order of the text.
    ///
    /// The tags `Game`, `Rules`, `Position` and `Result` are made from the game and never stand here.
    pub tags: Vec<Tag>,
    /// The game.
    pub game: Game,
    /// What was remarked, in the order of the text.
    pub comments: Vec<Comment>,
}

/// Something known about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// What: letters, digits and underscores.
    pub name: String,
    /// The value.
    pub value: String,
}

/// A remark on a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// After how many turns it stands.
    pub ply: usize,
    /// The words, with one space between two of them. A closing brace cannot be written.
    pub text: String,
}

const EXPECTED_TURN: &str = "a turn, such as C>, or the result";

impl Record {
    /// A record of a game, without tags and comments.
    #[must_use]
    pub const fn new(game: Game) -> Record {
        Record { tags: Vec::new(), game, comments: Vec::new() }
    }

    /// Reads the turns of a record, without tags, played from the given position.
    ///
    /// Turn numbers may be left out, and so may the result.
    ///
    /// # Errors
    ///
    /// Says what cannot be read or may not be played, and where.
    pub fn read_turns(start: Position, text: &str) -> Result<Record, TextError> {
        let mut record = Record::new(Game::new(start));
        let mut reader = Reader::new(text);
        let result = record.read_course(&mut reader)?;
        if let Some(result) = result {
            record.conclude(&result)?;
        }
        Ok(record)
    }

    fn read(text: &str) -> Result<Record, TextError> {
        let mut reader = Reader::new(text);
        let mut tags: Vec<(Tag, Reader<'_>)> = Vec::new();
        reader.skip_white();
        while reader.peek() == Some('[') {
            let at = reader;
            let (tag, value_at) = read_tag(&mut reader)?;
            if tags.iter().any(|(earlier, _)| earlier.name == tag.name) {
                return Err(at.error(TextReason::TagTwice { name: excerpt(&tag.name) }));
            }
            tags.push((tag, value_at));
            reader.skip_white();
        }
        let mut take =
            |name: &str| tags.iter().position(|(tag, _)| tag.name == name).map(|at| tags.remove(at));
        if let Some((tag, at)) = take("Game").filter(|(tag, _)| tag.value != "Katro") {
            let found = excerpt(&tag.value);
            return Err(at.error(TextReason::Unexpected { found, expected: "Katro" }));
        }
        let ruleset = match take("Rules") {
            None => Ruleset::STANDARD,
            Some((tag, at)) => rules::read(at.inside(&tag.value))?,
        };
        let start = match take("Position") {
            None => Position::start(ruleset),
            Some((tag, at)) => position::read(ruleset, at.inside(&tag.value))?,
        };
        let tagged = take("Result");
        let mut record = Record {
            tags: tags.into_iter().map(|(tag, _)| tag).collect(),
            game: Game::new(start),
            comments: Vec::new(),
        };
        // Without its result a record may have been cut short, and nobody would know.
        let result = record.read_course(&mut reader)?.ok_or_else(|| reader.unexpected(EXPECTED_TURN))?;
        if let Some((tag, at)) = tagged.filter(|(tag, _)| tag.value != result.text) {
            let found = excerpt(&tag.value);
            return Err(at.error(TextReason::ResultDiffers { found, expected: result.text }));
        }
        record.conclude(&result)?;
        Ok(record)
    }

    /// Reads and plays turns up to the result or the end of the text.
    fn read_course<'t>(&mut self, reader: &mut Reader<'t>) -> Result<Option<GivenResult<'t>>, TextError> {
        let mut numbered = false;
        loop {
            reader.skip_white();
            let at = *reader;
            match reader.peek() {
                None if numbered => return Err(reader.unexpected("a turn, such as C>,")),
                None => return Ok(None),
                Some('{') => {
                    let text = read_comment(reader)?;
                    self.comments.push(Comment { ply: self.game.played().len(), text });
                    continue;
                }
                Some(first) if first.is_ascii_alphabetic() => self.read_and_play(reader)?,
                Some(_) if numbered => return Err(reader.unexpected("a turn, such as C>,")),
                Some(_) => match given_result(reader) {
                    Some(text) => {
                        reader.end("nothing more after the result")?;
                        return Ok(Some(GivenResult { text, at }));
                    }
                    None => {
                        self.read_number(reader)?;
                        numbered = true;
                        continue;
                    }
                },
            }
            numbered = false;
        }
    }

    fn read_and_play(&mut self, reader: &mut Reader<'_>) -> Result<(), TextError> {
        let at = *reader;
        let turn = read_turn(reader)?;
        match reader.peek() {
            None | Some('{') => (),
            Some(space) if space.is_whitespace() => (),
            Some(_) => return Err(reader.unexpected("a space after the turn")),
        }
        match self.game.advance(turn) {
            Ok(_) => Ok(()),
            Err(refusal) => Err(at.error(TextReason::Refused { text: turn.to_string(), refusal })),
        }
    }

    fn read_number(&mut self, reader: &mut Reader<'_>) -> Result<(), TextError> {
        let at = *reader;
        let digits = reader.take_while(|digit| digit.is_ascii_digit());
        if digits.is_empty() || reader.peek() != Some('.') {
            return Err(at.unexpected(EXPECTED_TURN));
        }
        reader.take_while(|dot| dot == '.');
        let expected = number_of(self.game.start(), self.game.played().len());
        if digits.parse() == Ok(expected) {
            Ok(())
        } else {
            Err(at.error(TextReason::TurnNumber { found: excerpt(digits), expected }))
        }
    }

    /// Checks the result that a text gives, and ends the game if only the result says that it ended.
    fn conclude(&mut self, given: &GivenResult<'_>) -> Result<(), TextError> {
        if let Some(outcome) = self.game.outcome() {
            let expected = result_of(Some(outcome));
            return if given.text == expected {
                Ok(())
            } else {
                let found = given.text.to_owned();
                Err(given.at.error(TextReason::ResultDiffers { found, expected }))
            };
        }
        // The players can end a game that the rules let go on: somebody resigned, or both agreed.
        let settled = match given.text {
            SOUTH_WON => self.game.resign(Side::North),
            NORTH_WON => self.game.resign(Side::South),
            DRAWN => self.game.agree_draw(),
            _ => Ok(()),
        };
        settled
            .map_err(|refusal| given.at.error(TextReason::Refused { text: given.text.to_owned(), refusal }))
    }
}

const SOUTH_WON: &str = "1-0";
const NORTH_WON: &str = "0-1";
const DRAWN: &str = "1/2-1/2";
const UNFINISHED: &str = "*";

/// How a record writes an outcome; `*` for a game that goes on.
#[must_use]
pub const fn result_of(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => UNFINISHED,
        Some(Outcome::Won { by: Side::South, reason: WinReason::NoSeeds | WinReason::Resigned }) => SOUTH_WON,
        Some(Outcome::Won { by: Side::North, reason: WinReason::NoSeeds | WinReason::Resigned }) => NORTH_WON,
        Some(Outcome::Drawn {
            reason: DrawReason::OnlyEndless | DrawReason::Repetition | DrawReason::Agreed,
        }) => DRAWN,
    }
}

/// A result as it stands in a text.
struct GivenResult<'t> {
    text: &'static str,
    at: Reader<'t>,
}

/// Passes over a result if one stands next.
fn given_result(reader: &mut Reader<'_>) -> Option<&'static str> {
    let mut ahead = *reader;
    let word = ahead.take_while(|character| !character.is_whitespace());
    let result = [SOUTH_WON, NORTH_WON, DRAWN, UNFINISHED].into_iter().find(|&result| result == word)?;
    *reader = ahead;
    Some(result)
}

/// The number of the turn that follows so many turns. South's turn and North's answer have the same one.
fn number_of(start: &Position, played: usize) -> u32 {
    let half_turns = match start.to_move() {
        Side::South => played,
        Side::North => played + 1,
    };
    u32::try_from(half_turns / 2 + 1).unwrap_or(u32::MAX)
}

fn read_comment(reader: &mut Reader<'_>) -> Result<String, TextError> {
    let opening = *reader;
    reader.advance();
    let text = reader.take_while(|character| character != '}');
    if reader.take('}') {
        Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
    } else {
        Err(opening.unexpected("a comment with its closing brace"))
    }
}

/// `[Name "value"]`; in the value `\"` is a quotation mark and `\\` a backslash.
fn read_tag<'t>(reader: &mut Reader<'t>) -> Result<(Tag, Reader<'t>), TextError> {
    reader.require('[', "a tag")?;
    reader.skip_white();
    let name = reader.take_while(|letter| letter.is_ascii_alphanumeric() || letter == '_').to_owned();
    if name.is_empty() {
        return Err(reader.unexpected("a tag's name"));
    }
    reader.skip_white();
    reader.require('"', "a tag's value in quotation marks")?;
    let value_at = *reader;
    let mut value = String::new();
    loop {
        let at = *reader;
        match reader.advance() {
            Some('"') => break,
            Some('\\') => match reader.advance() {
                Some(escaped @ ('"' | '\\')) => value.push(escaped),
                _ => return Err(at.unexpected("\\\" or \\\\")),
            },
            Some(character) if !matches!(character, '\n' | '\r') => value.push(character),
            _ => return Err(at.unexpected("the closing quotation mark of a tag's value")),
        }
    }
    reader.skip_white();
    reader.require(']', "the ] that closes a tag")?;
    Ok((Tag { name, value }, value_at))
}

impl FromStr for Record {
    type Err = TextError;

    /// Reads a record: any white space between its parts, any line ends, a byte order mark or none.
    ///
    /// # Errors
    ///
    /// Says what cannot be read or may not be played, and where. A record without its result is refused,
    /// because it may have been cut short.
    fn from_str(text: &str) -> Result<Record, TextError> {
        Record::read(text)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = &self.game;
        let ruleset = game.start().rules();
        let result = result_of(game.outcome());
        writeln!(f, "[Game \"Katro\"]")?;
        writeln!(f, "[Rules \"{ruleset}\"]")?;
        for Tag { name, value } in &self.tags {
            writeln!(f, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))?;
        }
        if *game.start() != Position::start(*ruleset) {
            writeln!(f, "[Position \"{}\"]", game.start())?;
        }
        writeln!(f, "[Result \"{result}\"]\n")?;

        let mut lines = Lines { f, column: 0 };
        let mut comments = self.comments.iter().peekable();
        for (ply, played) in game.played().iter().enumerate() {
            let mut commented = false;
            while let Some(comment) = comments.next_if(|comment| comment.ply <= ply) {
                lines.comment(&comment.text)?;
                commented = true;
            }
            match played.side() {
                Side::South => lines.word(&format!("{}.", number_of(game.start(), ply)))?,
                Side::North if ply == 0 || commented => {
                    lines.word(&format!("{}...", number_of(game.start(), ply)))?;
                }
                Side::North => (),
            }
            lines.word(&played.turn.to_string())?;
        }
        for comment in comments {
            lines.comment(&comment.text)?;
        }
        lines.word(result)?;
        writeln!(f)
    }
}

/// Words with spaces between them, on lines of a length that mail and editors leave alone.
struct Lines<'a, 'f> {
    f: &'a mut fmt::Formatter<'f>,
    column: usize,
}

impl Lines<'_, '_> {
    fn word(&mut self, word: &str) -> fmt::Result {
        const MOST: usize = 80;
        let length = word.chars().count();
        if self.column == 0 {
            self.column = length;
        } else if self.column + 1 + length <= MOST {
            self.column += 1 + length;
            write!(self.f, " ")?;
        } else {
            self.column = length;
            writeln!(self.f)?;
        }
        write!(self.f, "{word}")
    }

    fn comment(&mut self, text: &str) -> fmt::Result {
        let braced = format!("{{{text}}}");
        braced.split(' ').try_for_each(|word| self.word(word))
    }
}
