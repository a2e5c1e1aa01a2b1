//! A game as JavaScript sees it: positions, turns, rulesets.

use serde::Serialize;
use tsify::Tsify;

use crate::event::Outcome;
use crate::hole::{Heading, Row, Side};
use crate::shape::Shape;

/// One of the two players.
#[derive(Clone, Copy, Debug, Serialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum SideName {
    /// Nearest the reader, unless the board is turned.
    South,
    /// Across the board.
    North,
}

/// One of the two circuits.
#[derive(Clone, Copy, Debug, Serialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum HeadingName {
    /// Sets out along the outer row towards South's right.
    East,
    /// Its mirror image.
    West,
}

/// A row as its owner counts it.
#[derive(Clone, Copy, Debug, Serialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum RowName {
    /// At the owner's edge.
    Outer,
    /// Between the other two.
    Central,
    /// Facing the opponent.
    Inner,
}

/// Where a rule comes from.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct SourceInfo {
    /// The short name by which the rules refer to it.
    pub short: String,
    /// The full reference.
    pub reference: String,
}

/// A question that every ruleset answers.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct QuestionInfo {
    /// Its name, as `landing`.
    pub question: &'static str,
    /// The names of all its answers, as `empty`.
    pub answers: Vec<String>,
}

/// A way to play.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct RulesetInfo {
    /// The text it is asked for by: a telling's name, or `standard` and what is answered otherwise.
    pub name: String,
    /// What it is called in English; its name where nobody tells it.
    pub title: String,
    /// Rows in all, both sides together.
    pub rows: u8,
    /// Columns.
    pub columns: u8,
    /// Who says so; the first one is the main source. Nobody, where the answers are of one's own choice.
    pub sources: Vec<SourceInfo>,
    /// What it answers to every question: question and answer, as `landing:empty`.
    pub answers: Vec<String>,
    /// What it answers otherwise than `standard` does: question and answer, as `landing:empty`.
    pub differs: Vec<String>,
    /// What no source says: the codes of our own conventions.
    pub ours: Vec<String>,
    /// Who says each rule as it is played here: its number, sources, and the code of what is ours, as `4:WP:` or
    /// `12::repetition`.
    pub says: Vec<String>,
}

/// One hole, and what can be done with it.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct HoleState {
    /// Its letter: capital for South, small for North.
    pub hole: String,
    /// Whose it is.
    pub side: SideName,
    /// In which of its owner's rows it lies.
    pub row: RowName,
    /// The column, counted from 1 at South's left.
    pub column: u8,
    /// How many seeds lie in it.
    pub seeds: u16,
    /// The opponent's holes in the same column, the inner one first.
    pub facing: Vec<String>,
    /// The legal turns that start here.
    pub turns: Vec<String>,
    /// Why none may start here; absent where one may.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<String>,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct GameOver {
    /// South's points, a dash, North's points.
    #[tsify(type = "\"1-0\" | \"0-1\" | \"1/2-1/2\"")]
    pub result: &'static str,
    /// Why.
    #[tsify(type = "\"no-seeds\" | \"only-endless\" | \"repetition\" | \"agreed\" | \"resigned\"")]
    pub reason: &'static str,
    /// Who won; absent when nobody did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<SideName>,
}

/// A turn in one line.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct TurnSummary {
    /// The first turn of the game is 1.
    pub ply: u32,
    /// Who played it.
    pub side: SideName,
    /// The turn as it is written.
    pub turn: String,
    /// The hole it started from.
    pub from: String,
    /// The circuit it followed; absent for a step that took nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heading: Option<HeadingName>,
    /// How many handfuls were sown.
    pub laps: u16,
    /// How many seeds were taken.
    pub captured: u16,
}

/// A game as it stands.
#[derive(Clone, Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct GameState {
    /// The ruleset: a telling's name, or `standard` and what is answered otherwise.
    pub rules: String,
    /// Rows in all.
    pub rows: u8,
    /// Columns.
    pub columns: u8,
    /// The position as it is written.
    pub position: String,
    /// The position in which the game started.
    pub start: String,
    /// Who is to move.
    pub to_move: SideName,
    /// How many turns were played to get here.
    pub ply: u32,
    /// The same, with those that were taken back.
    pub plies: u32,
    /// Every hole: North's outer row first, each row from South's left to South's right.
    pub holes: Vec<HoleState>,
    /// The legal turns, in byte order.
    pub turns: Vec<String>,
    /// How many seeds South has.
    pub south: u16,
    /// How many seeds North has.
    pub north: u16,
    /// Every turn, those that were taken back included.
    pub history: Vec<TurnSummary>,
    /// The turn that led here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<TurnSummary>,
    /// How the game ended; absent while it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<GameOver>,
}

impl From<Side> for SideName {
    fn from(side: Side) -> SideName {
        match side {
            Side::South => SideName::South,
            Side::North => SideName::North,
        }
    }
}

impl From<Heading> for HeadingName {
    fn from(heading: Heading) -> HeadingName {
        match heading {
            Heading::East => HeadingName::East,
            Heading::West => HeadingName::West,
        }
    }
}

impl From<Row> for RowName {
    fn from(row: Row) -> RowName {
        match row {
            Row::Outer => RowName::Outer,
            Row::Central => RowName::Central,
            Row::Inner => RowName::Inner,
        }
    }
}

impl From<Outcome> for GameOver {
    fn from(outcome: Outcome) -> GameOver {
        GameOver {
            result: crate::notation::result_of(Some(outcome)),
            reason: outcome.reason(),
            winner: outcome.winner().map(SideName::from),
        }
    }
}

/// How many rows a board has in all.
pub(in crate::web) fn rows_in_all(shape: Shape) -> u8 {
    2 * shape.holes_per_side() / shape.width()
}
