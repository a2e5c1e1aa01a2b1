//! Why something is no puzzle, or a list of puzzles cannot be trusted; each with a stable code.

use std::fmt;

use crate::board::Seeds;
use crate::turn::Turn;

use super::{LEAST_CAPTURED, LEAST_TURNS, SAFE_TURNS};

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The line is not written as puzzles are.
    Unreadable {
        /// What is missing or cannot be read.
        what: String,
    },
    /// It has not the name that its place in the list gives it.
    WrongName {
        /// The name that it should have.
        expected: String,
    },
    /// It is easier than the one before it, or of an earlier grade.
    OutOfOrder,
    /// It is an earlier puzzle of the list, or its mirror image.
    Twin {
        /// The earlier one's name.
        of: String,
    },
    /// There is too little to choose from.
    FewTurns {
        /// How many turns may be played.
        turns: usize,
    },
    /// A turn wins at once, where something else is asked for.
    WinsAtOnce {
        /// That turn.
        turn: Turn,
    },
    /// No turn does what is asked.
    NoSolution,
    /// More than one turn does.
    SeveralSolutions {
        /// All that do.
        turns: Vec<Turn>,
    },
    /// The best capture is small, or hardly better than the next, or the only one.
    Plain {
        /// What the best turn captures.
        most: Seeds,
        /// What the next best one does.
        next: Seeds,
    },
    /// The turn that saves its player only puts the loss off.
    SavedTooShortly {
        /// That turn.
        turn: Turn,
    },
    /// The turn that is given as the solution is not it.
    WrongSolution {
        /// The solution.
        expected: Turn,
    },
    /// What is told besides the solution is not what is found.
    WrongProof {
        /// The line as it should be.
        expected: String,
    },
}

impl Flaw {
    /// A name that does not change from release to release.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Flaw::Unreadable { .. } => "unreadable-puzzle",
            Flaw::WrongName { .. } => "wrong-name",
            Flaw::OutOfOrder => "out-of-order",
            Flaw::Twin { .. } => "twin",
            Flaw::FewTurns { .. } => "few-turns",
            Flaw::WinsAtOnce { .. } => "wins-at-once",
            Flaw::NoSolution => "no-solution",
            Flaw::SeveralSolutions { .. } => "several-solutions",
            Flaw::Plain { .. } => "plain-capture",
            Flaw::SavedTooShortly { .. } => "saved-too-shortly",
            Flaw::WrongSolution { .. } => "wrong-solution",
            Flaw::WrongProof { .. } => "wrong-proof",
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Unreadable { what } => write!(f, "{what}"),
            Flaw::WrongName { expected } => write!(f, "it should be called {expected}"),
            Flaw::OutOfOrder => write!(f, "it is easier than the one before it, or of an earlier grade"),
            Flaw::Twin { of } => write!(f, "it is {of} again, or its mirror image"),
            Flaw::FewTurns { turns } => {
                write!(f, "there are {turns} turns, and less than {LEAST_TURNS} are no choice")
            }
            Flaw::WinsAtOnce { turn } => write!(f, "{turn} wins at once"),
            Flaw::NoSolution => write!(f, "no turn does what is asked"),
            Flaw::SeveralSolutions { turns } => {
                let turns: Vec<_> = turns.iter().map(ToString::to_string).collect();
                write!(f, "{} all do what is asked", turns.join(" "))
            }
            Flaw::Plain { most, next } => write!(
                f,
                "{most} seeds are captured, and {next} by the next best turn: it should be {LEAST_CAPTURED} \
                 or more, half as many again as by the next, and the next should capture too"
            ),
            Flaw::SavedTooShortly { turn } => write!(f, "{turn} too loses within {SAFE_TURNS} turns"),
            Flaw::WrongSolution { expected } => write!(f, "the solution is {expected}"),
            Flaw::WrongProof { expected } => write!(f, "search finds {expected}"),
        }
    }
}

impl std::error::Error for Flaw {}

/// What is wrong in a list of puzzles, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which puzzle of the list it is; the first is 1.
    pub number: usize,
    /// What is wrong with it.
    pub flaw: Flaw,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "puzzle {}: {}", self.number, self.flaw)
    }
}

impl std::error::Error for Fault {}
