//! Puzzles: a position, a task, and the one turn that does it. Made from games, proved by looking at every line.
//!
//! ```
//! use katro::puzzle::{Grade, Puzzle};
//! use katro::{Position, Telling};
//!
//! let position = Position::read(Telling::ALL[0].rules, "000000/000000/002000/011000/100000/000000 S")?;
//! let flaw = Puzzle::set(Grade::WinInOne, &Telling::ALL[0], position).expect_err("that is too easy");
//! assert_eq!(flaw.code(), "few-turns");
//! # Ok::<(), katro::TextError>(())
//! ```

mod exhaust;
mod flaw;
mod list;
mod maker;
mod text;
mod twin;

use crate::board::Seeds;
use crate::position::{Legal, Position};
use crate::telling::Telling;
use crate::turn::Turn;

pub use flaw::{Fault, Flaw};
pub use list::{check, lines};
pub use maker::make;
pub use twin::{are_twins, images};

/// What has to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Grade {
    /// Capture more seeds than any other turn does.
    CaptureMost,
    /// Win at once.
    WinInOne,
    /// Win with the second turn, whatever the opponent replies to the first.
    WinInTwo,
    /// Play the one turn that does not lose.
    SaveYourself,
}

impl Grade {
    /// All grades, as they are learned.
    pub const ALL: [Grade; 4] = [Grade::CaptureMost, Grade::WinInOne, Grade::WinInTwo, Grade::SaveYourself];

    /// A name that does not change from release to release.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Grade::CaptureMost => "capture-most",
            Grade::WinInOne => "win-in-one",
            Grade::WinInTwo => "win-in-two",
            Grade::SaveYourself => "save-yourself",
        }
    }

    /// The grade with that name, or `None` where there is none.
    #[must_use]
    pub fn named(code: &str) -> Option<Grade> {
        Grade::ALL.into_iter().find(|grade| grade.code() == code)
    }
}

/// A position in which exactly one turn does what the grade asks for.
///
/// Only [`Puzzle::set`] makes one, so whatever is a puzzle has been proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    grade: Grade,
    telling: &'static Telling,
    position: Position,
    solution: Turn,
    laps: u16,
    turns: usize,
    proof: Proof,
}

/// What shows that the solution is one, and the only one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// What the solution captures, and what the best of all other turns does.
    Captures {
        /// By the solution.
        most: Seeds,
        /// By the next best turn.
        next: Seeds,
    },
    /// The game is won at once.
    WinsAtOnce,
    /// How the game is won, and why no other turn wins it in time.
    WinsNext {
        /// To each reply to the solution the turns that win, those replies first that leave the fewest.
        replies: Vec<(Turn, Vec<Turn>)>,
        /// To each other turn a reply after which nothing wins at once; none where the turn ended the game.
        refutations: Vec<(Turn, Option<Turn>)>,
    },
    /// How all other turns lose.
    Survives {
        /// Of its next turns the opponent would need at most so many to win.
        within: u32,
        /// To each other turn how the game goes on, up to the opponent's winning turn.
        losses: Vec<(Turn, Vec<Turn>)>,
    },
}

/// With fewer turns to choose from nothing is a puzzle.
pub const LEAST_TURNS: usize = 4;

/// What a turn that captures the most captures at least.
pub const LEAST_CAPTURED: Seeds = 5;

/// A loss that comes no later than with this turn of the opponent is one that can be seen coming.
pub const MOST_TURNS_TO_LOSS: u32 = 2;

/// The turn that saves its player does not lose within so many turns of the opponent.
pub const SAFE_TURNS: u32 = 3;

/// A threat that has to be seen a turn further off is as hard as so many laps.
const FURTHER: usize = 6;

impl Puzzle {
    /// Looks at every line, and proves that exactly one turn does what is asked.
    ///
    /// # Errors
    ///
    /// Says why the position is no such puzzle.
    pub fn set(grade: Grade, telling: &'static Telling, position: Position) -> Result<Puzzle, Flaw> {
        let turns: Vec<Legal<'_>> = position.turns().collect();
        if turns.len() < LEAST_TURNS {
            return Err(Flaw::FewTurns { turns: turns.len() });
        }
        let at_once: Vec<Turn> = exhaust::winning(&position);
        if let (Some(&turn), false) = (at_once.first(), grade == Grade::WinInOne) {
            return Err(Flaw::WinsAtOnce { turn });
        }
        let (solution, proof) = match grade {
            Grade::CaptureMost => capture_most(&turns)?,
            Grade::WinInOne => (only(at_once)?, Proof::WinsAtOnce),
            Grade::WinInTwo => win_in_two(&turns)?,
            Grade::SaveYourself => save_yourself(&turns)?,
        };
        let laps = turns.iter().find(|legal| legal.turn() == solution).map_or(0, Legal::laps);
        Ok(Puzzle { grade, telling, position, solution, laps, turns: turns.len(), proof })
    }

    /// What has to be done.
    #[must_use]
    pub const fn grade(&self) -> Grade {
        self.grade
    }

    /// By which rules.
    #[must_use]
    pub const fn telling(&self) -> &'static Telling {
        self.telling
    }

    /// Where.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The one turn that does it.
    #[must_use]
    pub const fn solution(&self) -> Turn {
        self.solution
    }

    /// What shows it.
    #[must_use]
    pub const fn proof(&self) -> &Proof {
        &self.proof
    }

    /// How much there is to look at: turns to choose from, laps of the right one, and threats further off.
    #[must_use]
    pub fn effort(&self) -> usize {
        let further = match self.proof {
            Proof::Survives { within, .. } => FURTHER * (within as usize - 1),
            Proof::Captures { .. } | Proof::WinsAtOnce | Proof::WinsNext { .. } => 0,
        };
        self.turns + usize::from(self.laps) + further
    }
}

fn capture_most(turns: &[Legal<'_>]) -> Result<(Turn, Proof), Flaw> {
    let most = turns.iter().map(Legal::captured).max().unwrap_or(0);
    let best = turns.iter().filter(|legal| legal.captured() == most).map(Legal::turn).collect();
    let solution = only(best)?;
    let others = turns.iter().filter(|legal| legal.turn() != solution);
    let next = others.map(Legal::captured).max().unwrap_or(0);
    // Clearly the most, but not the only capture.
    if most < LEAST_CAPTURED || next == 0 || 2 * most < 3 * next {
        return Err(Flaw::Plain { most, next });
    }
    Ok((solution, Proof::Captures { most, next }))
}

fn win_in_two(turns: &[Legal<'_>]) -> Result<(Turn, Proof), Flaw> {
    let wins = |legal: &&Legal<'_>| exhaust::has_won_within(legal.after(), 1);
    let solution = only(turns.iter().filter(wins).map(Legal::turn).collect())?;
    let mut replies = Vec::new();
    let mut refutations = Vec::new();
    for legal in turns {
        if legal.turn() == solution {
            let winning = |reply: Legal<'_>| (reply.turn(), exhaust::winning(reply.after()));
            replies = legal.after().turns().map(winning).collect();
        } else {
            let refuting = legal.after().turns().filter(|reply| exhaust::winning(reply.after()).is_empty());
            // The shortest is the easiest to follow.
            let reply = refuting.min_by_key(Legal::laps).map(|reply| reply.turn());
            refutations.push((legal.turn(), reply));
        }
    }
    replies.sort_by_key(|(_, wins)| wins.len());
    Ok((solution, Proof::WinsNext { replies, refutations }))
}

fn save_yourself(turns: &[Legal<'_>]) -> Result<(Turn, Proof), Flaw> {
    let lost_within = |legal: &Legal<'_>| {
        (1..=MOST_TURNS_TO_LOSS).find(|&turns| exhaust::wins_within(legal.after(), turns))
    };
    let (lost, kept): (Vec<_>, Vec<_>) =
        turns.iter().map(|legal| (legal, lost_within(legal))).partition(|(_, lost)| lost.is_some());
    let solution = only(kept.iter().map(|(legal, _)| legal.turn()).collect())?;
    if kept.iter().any(|(legal, _)| exhaust::wins_within(legal.after(), SAFE_TURNS)) {
        return Err(Flaw::SavedTooShortly { turn: solution });
    }
    let within = lost.iter().filter_map(|&(_, lost)| lost).max().unwrap_or(0);
    let losses = lost.iter().filter_map(|&(legal, lost)| {
        lost.map(|within| (legal.turn(), exhaust::winning_line(legal.after(), within)))
    });
    Ok((solution, Proof::Survives { within, losses: losses.collect() }))
}

/// The one turn in a list of those that do what is asked.
fn only(turns: Vec<Turn>) -> Result<Turn, Flaw> {
    match turns[..] {
        [] => Err(Flaw::NoSolution),
        [turn] => Ok(turn),
        [_, _, ..] => Err(Flaw::SeveralSolutions { turns }),
    }
}
