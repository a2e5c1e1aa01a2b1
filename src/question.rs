//! The questions of a ruleset and their answers by name: to say them, to list them, and to answer otherwise.

use crate::ruleset::{Headings, Landing, LoneSeed, OwnRow, Ruleset, Start, Target};
use crate::shape::{Columns, Rows, Shape};

/// A question that a ruleset answers.
///
/// No two answers contradict each other: whatever each question is answered, the game can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// How many rows and columns has the board?
    Board,
    /// How many seeds lie in each hole at the start?
    Seeds,
    /// From which holes may a turn start?
    Start,
    /// Who chooses the heading, and when?
    Headings,
    /// Where must the last seed of a lap fall to capture?
    Landing,
    /// From which of one's own rows may one capture?
    OwnRow,
    /// What does a capture take?
    Target,
    /// What may a side do with its last seed, besides sowing it?
    LoneSeed,
}

/// A question and an answer to it, by names that do not change from release to release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Answer {
    /// The question.
    pub question: Question,
    /// The answer, such as `occupied`.
    pub answer: &'static str,
}

impl Question {
    /// Every question, in the order of a ruleset's fields.
    pub const ALL: [Question; 8] = [
        Question::Board,
        Question::Seeds,
        Question::Start,
        Question::Headings,
        Question::Landing,
        Question::OwnRow,
        Question::Target,
        Question::LoneSeed,
    ];

    /// A name that does not change from release to release.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Question::Board => "board",
            Question::Seeds => "seeds",
            Question::Start => "start",
            Question::Headings => "headings",
            Question::Landing => "landing",
            Question::OwnRow => "own-row",
            Question::Target => "target",
            Question::LoneSeed => "lone-seed",
        }
    }

    /// The question of that name, or `None`.
    #[must_use]
    pub fn named(code: &str) -> Option<Question> {
        Question::ALL.into_iter().find(|question| question.code() == code)
    }

    /// Every answer that there is, by name.
    #[must_use]
    pub fn answers(self) -> Vec<&'static str> {
        match self {
            Question::Board => Shape::ALL.map(board).to_vec(),
            Question::Seeds => SEEDS.map(seeds).to_vec(),
            Question::Start => STARTS.map(start).to_vec(),
            Question::Headings => HEADINGS.map(headings).to_vec(),
            Question::Landing => LANDINGS.map(landing).to_vec(),
            Question::OwnRow => OWN_ROWS.map(own_row).to_vec(),
            Question::Target => TARGETS.map(target).to_vec(),
            Question::LoneSeed => LONE_SEEDS.map(lone_seed).to_vec(),
        }
    }
}

impl Ruleset {
    /// The answer to a question, by name.
    #[must_use]
    pub const fn answer(&self, question: Question) -> Answer {
        let answer = match question {
            Question::Board => board(self.shape),
            Question::Seeds => seeds(self.seeds_per_hole),
            Question::Start => start(self.start),
            Question::Headings => headings(self.headings),
            Question::Landing => landing(self.landing),
            Question::OwnRow => own_row(self.own_row),
            Question::Target => target(self.target),
            Question::LoneSeed => lone_seed(self.lone_seed),
        };
        Answer { question, answer }
    }

    /// The same ruleset with another answer to a question, or `None` where the question has no such answer.
    ///
    /// ```
    /// use katro::{Question, Ruleset};
    ///
    /// assert_eq!(Ruleset::STANDARD.answering(Question::Landing, "empty"), Some(Ruleset::WIKIPEDIA));
    /// assert_eq!(Ruleset::STANDARD.answering(Question::Landing, "anywhere"), None);
    /// ```
    #[must_use]
    pub fn answering(self, question: Question, answer: &str) -> Option<Ruleset> {
        Some(match question {
            Question::Board => Ruleset { shape: named(&Shape::ALL, board, answer)?, ..self },
            Question::Seeds => Ruleset { seeds_per_hole: named(&SEEDS, seeds, answer)?, ..self },
            Question::Start => Ruleset { start: named(&STARTS, start, answer)?, ..self },
            Question::Headings => Ruleset { headings: named(&HEADINGS, headings, answer)?, ..self },
            Question::Landing => Ruleset { landing: named(&LANDINGS, landing, answer)?, ..self },
            Question::OwnRow => Ruleset { own_row: named(&OWN_ROWS, own_row, answer)?, ..self },
            Question::Target => Ruleset { target: named(&TARGETS, target, answer)?, ..self },
            Question::LoneSeed => Ruleset { lone_seed: named(&LONE_SEEDS, lone_seed, answer)?, ..self },
        })
    }

    /// The answers to all questions, in their order.
    #[must_use]
    pub fn answers(&self) -> [Answer; 8] {
        Question::ALL.map(|question| self.answer(question))
    }

    /// The answers that differ from those of another ruleset.
    pub fn differences_from(&self, other: &Ruleset) -> impl Iterator<Item = Answer> + use<> {
        let pairs = self.answers().into_iter().zip(other.answers());
        pairs.filter(|(own, other)| own != other).map(|(own, _)| own)
    }
}

const SEEDS: [u8; 4] = [1, 2, 3, 4];
const STARTS: [Start; 2] = [Start::OutermostRow, Start::AnyHole];
const HEADINGS: [Headings; 3] = [Headings::EachTurn, Headings::BoundByFirstTurn, Headings::EastOnly];
const LANDINGS: [Landing; 3] = [Landing::Occupied, Landing::Empty, Landing::Either];
const OWN_ROWS: [OwnRow; 2] = [OwnRow::InnermostWithSeeds, OwnRow::InnerOnly];
const TARGETS: [Target; 3] = [Target::InnermostRow, Target::NearestInColumn, Target::WholeColumn];
const LONE_SEEDS: [LoneSeed; 3] = [LoneSeed::OnlySow, LoneSeed::StepAhead, LoneSeed::StepAheadOrDiagonally];

fn named<A: Copy>(all: &[A], name: impl Fn(A) -> &'static str, wanted: &str) -> Option<A> {
    all.iter().copied().find(|&each| name(each) == wanted)
}

const fn board(shape: Shape) -> &'static str {
    match (shape.rows, shape.columns) {
        (Rows::Two, Columns::Three) => "4x3",
        (Rows::Two, Columns::Four) => "4x4",
        (Rows::Two, Columns::Six) => "4x6",
        (Rows::Two, Columns::Eight) => "4x8",
        (Rows::Three, Columns::Three) => "6x3",
        (Rows::Three, Columns::Four) => "6x4",
        (Rows::Three, Columns::Six) => "6x6",
        (Rows::Three, Columns::Eight) => "6x8",
    }
}

/// Whoever builds a ruleset in Rust may fill the holes with more; no text says how many those are.
const fn seeds(per_hole: u8) -> &'static str {
    match per_hole {
        1 => "1",
        2 => "2",
        3 => "3",
        4 => "4",
        _ => "another-number",
    }
}

const fn start(start: Start) -> &'static str {
    match start {
        Start::OutermostRow => "outermost-row",
        Start::AnyHole => "any-hole",
    }
}

const fn headings(headings: Headings) -> &'static str {
    match headings {
        Headings::EachTurn => "each-turn",
        Headings::BoundByFirstTurn => "bound-by-first-turn",
        Headings::EastOnly => "east-only",
    }
}

const fn landing(landing: Landing) -> &'static str {
    match landing {
        Landing::Occupied => "occupied",
        Landing::Empty => "empty",
        Landing::Either => "either",
    }
}

const fn own_row(own_row: OwnRow) -> &'static str {
    match own_row {
        OwnRow::InnermostWithSeeds => "innermost-with-seeds",
        OwnRow::InnerOnly => "inner-only",
    }
}

const fn target(target: Target) -> &'static str {
    match target {
        Target::InnermostRow => "innermost-row",
        Target::NearestInColumn => "nearest-in-column",
        Target::WholeColumn => "whole-column",
    }
}

const fn lone_seed(lone_seed: LoneSeed) -> &'static str {
    match lone_seed {
        LoneSeed::OnlySow => "only-sow",
        LoneSeed::StepAhead => "step-ahead",
        LoneSeed::StepAheadOrDiagonally => "step-ahead-or-diagonally",
    }
}
