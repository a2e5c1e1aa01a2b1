//! Why a request is refused: by the rules, or because a text cannot be read; each with a stable code.

use std::fmt;

use crate::board::{Board, Seeds};
use crate::event::Outcome;
use crate::hole::{Heading, Hole, Row, Side};
use crate::question::Question;
use crate::rule::Rule;
use crate::telling::Telling;

/// Why the rules refuse a turn or a set-up. Nothing is changed when one is returned.
///
/// The page shows its own words for [`Refusal::code`]; the text given by `Display` is for tools and logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Refusal {
    /// No turn may be played any more.
    GameOver {
        /// How the game ended.
        outcome: Outcome,
    },
    /// The hole belongs to the side that is not to move.
    NotYours {
        /// The hole asked for.
        hole: Hole,
        /// Who may move.
        to_move: Side,
    },
    /// This board has no such hole.
    NoSuchHole {
        /// The hole asked for.
        hole: Hole,
    },
    /// There is nothing to lift.
    EmptyHole {
        /// The hole asked for.
        hole: Hole,
    },
    /// A turn starts from the player's outermost row that has seeds. (Rule 3)
    NotOutermost {
        /// The hole asked for.
        hole: Hole,
        /// The row from which a turn may start now.
        row: Row,
    },
    /// This ruleset knows one circuit only.
    OneCircuit {
        /// The heading that every sowing has.
        heading: Heading,
    },
    /// An earlier turn bound the player to the other heading.
    HeadingBound {
        /// The player.
        side: Side,
        /// The heading that binds.
        heading: Heading,
    },
    /// This ruleset has no step of the last seed, or none in that direction.
    NoSteps,
    /// Only a side's last seed may step.
    NotLoneSeed {
        /// The hole asked for.
        hole: Hole,
    },
    /// A step that way would leave the board or the player's rows.
    StepLeadsOut {
        /// The hole asked for.
        hole: Hole,
    },
    /// A step that reaches the inner row must capture, and there is nothing to take.
    StepMustCapture {
        /// The hole that the step would reach.
        to: Hole,
    },
    /// A step that captures must name a heading.
    StepNeedsHeading {
        /// The hole that the step would reach.
        to: Hole,
    },
    /// A step that captures nothing is not sown and has no heading.
    StepHasNoHeading {
        /// The hole that the step would reach.
        to: Hole,
    },
    /// The sowing would never rest, or not within the laps that the ruleset allows. (Rule 11, ours)
    EndlessSowing {
        /// The most laps that a sowing may take.
        laps: u16,
    },
    /// There are more seeds than a board can be set up with.
    TooManySeeds {
        /// How many there are.
        seeds: u32,
    },
    /// There are more seeds in one hole than it can be set up with.
    HoleTooFull {
        /// The hole.
        hole: Hole,
        /// How many there are.
        seeds: Seeds,
    },
    /// The board has another shape than the ruleset's.
    WrongShape,
    /// Headings are given as bound, but this ruleset binds none.
    NothingBinds,
}

impl Refusal {
    /// A name that does not change from release to release.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::GameOver { .. } => "game-over",
            Refusal::NotYours { .. } => "not-yours",
            Refusal::NoSuchHole { .. } => "no-such-hole",
            Refusal::EmptyHole { .. } => "empty-hole",
            Refusal::NotOutermost { .. } => "not-outermost",
            Refusal::OneCircuit { .. } => "one-circuit",
            Refusal::HeadingBound { .. } => "heading-bound",
            Refusal::NoSteps => "no-steps",
            Refusal::NotLoneSeed { .. } => "not-lone-seed",
            Refusal::StepLeadsOut { .. } => "step-leads-out",
            Refusal::StepMustCapture { .. } => "step-must-capture",
            Refusal::StepNeedsHeading { .. } => "step-needs-heading",
            Refusal::StepHasNoHeading { .. } => "step-has-no-heading",
            Refusal::EndlessSowing { .. } => "endless",
            Refusal::TooManySeeds { .. } => "too-many-seeds",
            Refusal::HoleTooFull { .. } => "hole-too-full",
            Refusal::WrongShape => "wrong-shape",
            Refusal::NothingBinds => "nothing-binds",
        }
    }

    /// The rule that says so; none where only the limits of a board, or its shape, do.
    #[must_use]
    pub const fn rule(&self) -> Option<Rule> {
        match self {
            Refusal::GameOver { outcome } => outcome.rule(),
            Refusal::NotYours { .. } => Some(Rule::Turns),
            Refusal::EmptyHole { .. } | Refusal::NotOutermost { .. } => Some(Rule::Start),
            Refusal::OneCircuit { .. } | Refusal::HeadingBound { .. } | Refusal::NothingBinds => {
                Some(Rule::Heading)
            }
            Refusal::NoSteps
            | Refusal::NotLoneSeed { .. }
            | Refusal::StepLeadsOut { .. }
            | Refusal::StepMustCapture { .. }
            | Refusal::StepNeedsHeading { .. }
            | Refusal::StepHasNoHeading { .. } => Some(Rule::LastSeedSteps),
            Refusal::EndlessSowing { .. } => Some(Rule::EndlessSowing),
            Refusal::NoSuchHole { .. } | Refusal::WrongShape => Some(Rule::Board),
            Refusal::TooManySeeds { .. } | Refusal::HoleTooFull { .. } => None,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Refusal::GameOver { outcome } => write!(f, "the game is over ({})", outcome.reason()),
            Refusal::NotYours { hole, to_move } => {
                write!(f, "hole {hole} is not {to_move}'s, who is to move")
            }
            Refusal::NoSuchHole { hole } => write!(f, "this board has no hole {hole}"),
            Refusal::EmptyHole { hole } => write!(f, "hole {hole} is empty"),
            Refusal::NotOutermost { hole, row } => {
                write!(f, "hole {hole} is not in the outermost row with seeds, the {row} row")
            }
            Refusal::OneCircuit { heading } => write!(f, "every sowing goes {heading} in this ruleset"),
            Refusal::HeadingBound { side, heading } => {
                write!(f, "{side}'s first turn bound {side} to sow {heading}")
            }
            Refusal::NoSteps => write!(f, "this ruleset has no such step"),
            Refusal::NotLoneSeed { hole } => write!(f, "hole {hole} does not hold the side's last seed"),
            Refusal::StepLeadsOut { hole } => write!(f, "no hole of the player's lies that way from {hole}"),
            Refusal::StepMustCapture { to } => {
                write!(f, "a step into the inner row must capture, and from {to} there is nothing to take")
            }
            Refusal::StepNeedsHeading { to } => {
                write!(f, "the step to {to} captures, so it must say which way to sow")
            }
            Refusal::StepHasNoHeading { to } => {
                write!(f, "the step to {to} captures nothing, so it has no heading")
            }
            Refusal::EndlessSowing { laps } => write!(f, "the sowing would not rest within {laps} laps"),
            Refusal::TooManySeeds { seeds } => {
                write!(f, "{seeds} seeds are more than the {} that a board holds", Board::MOST_SEEDS)
            }
            Refusal::HoleTooFull { hole, seeds } => {
                write!(f, "{seeds} seeds in {hole} are more than the {} to start with", Board::MOST_PER_HOLE)
            }
            Refusal::WrongShape => write!(f, "the board has another shape than the ruleset's"),
            Refusal::NothingBinds => write!(f, "this ruleset binds no headings"),
        }
    }
}

impl std::error::Error for Refusal {}

/// Why a text cannot be read, and where. Nothing is changed when one is returned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The line of the text, counted from 1.
    pub line: u32,
    /// The column in that line, counted from 1 in characters.
    pub column: u32,
    /// What is wrong there.
    pub reason: TextReason,
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TextReason {
    /// Something else was expected.
    Unexpected {
        /// What stands there.
        found: String,
        /// What could have stood there.
        expected: &'static str,
    },
    /// The text ends too early.
    EndsEarly {
        /// What should have come.
        expected: &'static str,
    },
    /// The position has another number of rows than the board.
    RowCount {
        /// How many rows were found.
        found: usize,
        /// How many the board has.
        expected: usize,
    },
    /// A row of the position has another number of holes than the board.
    HoleCount {
        /// How many holes were found.
        found: usize,
        /// How many the board has in a row.
        expected: usize,
    },
    /// No ruleset has this name.
    UnknownRuleset {
        /// The name asked for.
        name: String,
    },
    /// No ruleset answers such a question.
    UnknownQuestion {
        /// The question asked.
        question: String,
    },
    /// A question has no such answer.
    UnknownAnswer {
        /// The question.
        question: Question,
        /// The answer that stands there.
        answer: String,
    },
    /// A question is answered twice.
    QuestionTwice {
        /// The question.
        question: Question,
    },
    /// A tag stands twice.
    TagTwice {
        /// The tag's name.
        name: String,
    },
    /// The turn's number is not the one that follows.
    TurnNumber {
        /// The number that stands there.
        found: String,
        /// The number that follows.
        expected: u32,
    },
    /// The result is not the one that the tags or the rules give.
    ResultDiffers {
        /// The result that stands there.
        found: String,
        /// The result that it must be.
        expected: &'static str,
    },
    /// The text can be read, but the rules refuse what it says.
    Refused {
        /// What was asked for.
        text: String,
        /// Why not.
        refusal: Refusal,
    },
}

impl TextError {
    /// A name that does not change from release to release.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match &self.reason {
            TextReason::Unexpected { .. } => "unexpected-text",
            TextReason::EndsEarly { .. } => "ends-early",
            TextReason::RowCount { .. } => "row-count",
            TextReason::HoleCount { .. } => "hole-count",
            TextReason::UnknownRuleset { .. } => "unknown-ruleset",
            TextReason::UnknownQuestion { .. } => "unknown-question",
            TextReason::UnknownAnswer { .. } => "unknown-answer",
            TextReason::QuestionTwice { .. } => "question-twice",
            TextReason::TagTwice { .. } => "tag-twice",
            TextReason::TurnNumber { .. } => "turn-number",
            TextReason::ResultDiffers { .. } => "result-differs",
            TextReason::Refused { refusal, .. } => refusal.code(),
        }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.reason)
    }
}

impl fmt::Display for TextReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextReason::Unexpected { found, expected } => {
                write!(f, "{found:?} stands where {expected} should")
            }
            TextReason::EndsEarly { expected } => write!(f, "the text ends where {expected} should stand"),
            TextReason::RowCount { found, expected } => {
                write!(f, "the position has {found} rows, the board has {expected}")
            }
            TextReason::HoleCount { found, expected } => {
                write!(f, "the row has {found} holes, the board has {expected}")
            }
            TextReason::UnknownRuleset { name } => {
                let names = Telling::ALL.map(|telling| telling.name);
                write!(f, "no ruleset is called {name:?}; there are {}", names.join(", "))
            }
            TextReason::UnknownQuestion { question } => {
                let codes = Question::ALL.map(Question::code);
                write!(f, "there is no question {question:?}; there are {}", codes.join(", "))
            }
            TextReason::UnknownAnswer { question, answer } => {
                let (code, answers) = (question.code(), question.answers());
                write!(f, "{answer:?} is no answer to {code}; there are {}", answers.join(", "))
            }
            TextReason::QuestionTwice { question } => {
                write!(f, "the question {} is answered twice", question.code())
            }
            TextReason::TagTwice { name } => write!(f, "the tag {name} stands twice"),
            TextReason::TurnNumber { found, expected } => {
                write!(f, "turn number {found} stands where {expected} should")
            }
            TextReason::ResultDiffers { found, expected } => {
                write!(f, "the result {found} stands where {expected} should")
            }
            TextReason::Refused { text, refusal } => write!(f, "{text}: {refusal}"),
        }
    }
}

impl std::error::Error for TextError {}
