//! What one way of playing answers to the questions that the sources answer differently, as data.

use crate::shape::{Columns, Rows, Shape};

/// One way to play: every field is a question, every answer a name.
///
/// A ruleset holds no code and acts on nothing. Adding one is adding a constant; adding a question is adding a
/// field, and the compiler then asks every place that must know the answer. Who tells which ruleset is said by
/// [`Telling`](crate::Telling).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// How many rows and columns has the board?
    pub shape: Shape,
    /// How many seeds lie in each hole at the start?
    pub seeds_per_hole: u8,
    /// From which holes may a turn start?
    pub start: Start,
    /// Who chooses the heading, and when?
    pub headings: Headings,
    /// Where must the last seed of a lap fall to capture?
    pub landing: Landing,
    /// From which of one's own rows may one capture?
    pub own_row: OwnRow,
    /// What does a capture take?
    pub target: Target,
    /// What may a side do with its last seed, besides sowing it?
    pub lone_seed: LoneSeed,
    /// From how many laps on does a sowing count as one that never rests?
    pub endless: Endless,
}

/// From which holes may a turn start?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// From any hole with seeds in the player's outermost row that has seeds.
    OutermostRow,
    /// From any hole of the player's that has seeds.
    AnyHole,
}

/// Who chooses the heading, and when?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Headings {
    /// The player, anew each turn.
    EachTurn,
    /// The player, once: the first turn that names a heading binds that player for the whole game.
    BoundByFirstTurn,
    /// Nobody: both sides always sow East.
    EastOnly,
}

/// Where must the last seed of a lap fall to capture?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Landing {
    /// In a hole that was occupied.
    Occupied,
    /// In a hole that was empty.
    Empty,
    /// In either.
    Either,
}

/// From which of one's own rows may one capture?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OwnRow {
    /// From one's innermost row that has seeds, judged after the last seed fell.
    InnermostWithSeeds,
    /// From the inner row and no other.
    InnerOnly,
}

/// What does a capture take?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// The hole in the same column of the opponent's innermost row that has seeds.
    /// If that one hole is empty nothing is taken.
    InnermostRow,
    /// The nearest occupied hole of the column, seen from the middle of the board.
    NearestInColumn,
    /// All holes of the column. Where the landing hole was empty, nothing is taken if none of them
    /// holds more than one seed.
    WholeColumn,
}

/// What may a side do with its last seed, besides sowing it?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LoneSeed {
    /// Nothing special.
    OnlySow,
    /// Step straight ahead to the next row in; a step to the inner row must capture.
    StepAhead,
    /// The same, and also ahead to a neighbouring column.
    StepAheadOrDiagonally,
}

/// From how many laps on does a sowing count as one that never rests?
///
/// No source has this rule: it is ours, and shown to players as ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Endless {
    /// A sowing that would go beyond so many laps may not be started.
    Beyond {
        /// The most laps that a sowing may take.
        laps: u16,
    },
}

impl Ruleset {
    /// Mancala World's rules with the two headings of Wikipedia: what the page opens with.
    pub const STANDARD: Ruleset = Ruleset {
        shape: Shape { rows: Rows::Three, columns: Columns::Six },
        seeds_per_hole: 2,
        start: Start::OutermostRow,
        headings: Headings::EachTurn,
        landing: Landing::Occupied,
        own_row: OwnRow::InnermostWithSeeds,
        target: Target::InnermostRow,
        lone_seed: LoneSeed::OnlySow,
        endless: Endless::Beyond { laps: 1000 },
    };

    /// Mancala World read strictly: it names one circuit only.
    pub const ONE_CIRCUIT: Ruleset = Ruleset { headings: Headings::EastOnly, ..Ruleset::STANDARD };

    /// Wikipedia's capture: on an empty landing hole.
    pub const WIKIPEDIA: Ruleset = Ruleset { landing: Landing::Empty, ..Ruleset::STANDARD };

    /// The game as noted in the field in 1998.
    pub const FIELD_1998: Ruleset =
        Ruleset { headings: Headings::BoundByFirstTurn, ..Ruleset::FIELD_1998_FREE };

    /// The field notes' game on their small board.
    pub const FIELD_1998_SMALL: Ruleset = Ruleset { shape: SIX_BY_THREE, ..Ruleset::FIELD_1998 };

    /// The field notes' game with the heading chosen anew each turn, as the Ludii system plays it.
    pub const FIELD_1998_FREE: Ruleset = Ruleset {
        own_row: OwnRow::InnerOnly,
        target: Target::NearestInColumn,
        lone_seed: LoneSeed::StepAhead,
        ..Ruleset::STANDARD
    };

    /// The same on the small board.
    pub const FIELD_1998_SMALL_FREE: Ruleset = Ruleset { shape: SIX_BY_THREE, ..Ruleset::FIELD_1998_FREE };

    /// The standard game on four rows of four.
    pub const KATRO_4X4: Ruleset =
        Ruleset { shape: Shape { rows: Rows::Two, columns: Columns::Four }, ..Ruleset::STANDARD };

    /// The standard game on four rows of six.
    pub const KATRO_4X6: Ruleset =
        Ruleset { shape: Shape { rows: Rows::Two, columns: Columns::Six }, ..Ruleset::STANDARD };

    /// The standard game on six rows of three.
    pub const KATRO_6X3: Ruleset = Ruleset { shape: SIX_BY_THREE, ..Ruleset::STANDARD };

    /// The standard game with the historical step of the last seed.
    pub const STANDARD_DIAGONAL: Ruleset =
        Ruleset { lone_seed: LoneSeed::StepAheadOrDiagonally, ..Ruleset::STANDARD };

    /// Katra Boaoaka, noted among the Tanala in 1933.
    pub const KATRA_BOAOAKA: Ruleset = Ruleset {
        shape: Shape { rows: Rows::Two, columns: Columns::Eight },
        start: Start::AnyHole,
        headings: Headings::BoundByFirstTurn,
        landing: Landing::Either,
        own_row: OwnRow::InnerOnly,
        target: Target::WholeColumn,
        ..Ruleset::STANDARD
    };
}

const SIX_BY_THREE: Shape = Shape { rows: Rows::Three, columns: Columns::Three };
