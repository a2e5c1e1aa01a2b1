//! The opponent and adviser: looks ahead, a turn deeper each time, within a budget.
//!
//! It reads no clock and draws no random number: the same question has the same answer everywhere.

mod eval;
mod order;
mod past;
mod score;
mod table;
mod tree;

use crate::position::Position;
use crate::turn::Turn;

pub use score::Score;

use tree::{Growth, Tree};

/// The deepest that a search looks ahead, in turns.
pub const MOST_DEPTH: u8 = 60;

/// Room for the root and everything below it.
const MOST_PLIES: usize = MOST_DEPTH as usize + 4;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The best turn and its score. Of the others it is only known that they are no better.
    Best,
    /// The score of every turn. That takes longer.
    EveryTurn,
}

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many turns to look ahead, at most.
    pub depth: u8,
    /// How many turns to sow while thinking, at most, or slightly more. A very long sowing counts for several.
    pub nodes: u64,
    /// What is asked.
    pub aim: Aim,
}

/// Whether there is more to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The limits are not reached.
    Thinking,
    /// The limits are reached, or it is proven who wins and how soon.
    Done,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The best turn.
    pub turn: Turn,
    /// How good it is for whoever plays it.
    pub score: Score,
    /// How many turns ahead all was looked at.
    pub depth: u8,
    /// How many turns were sown.
    pub nodes: u64,
    /// How the game might go on, the best turn first.
    pub line: Vec<Turn>,
}

/// A search that can be carried on in slices of any size, with the same answer.
#[derive(Debug)]
pub struct Search {
    tree: Tree,
    root: Option<Position>,
    limits: Limits,
    depth: u8,
    report: Option<Report>,
}

impl Search {
    /// Takes all the memory that searches will ever need: so many bytes for the table, and about half a
    /// megabyte more.
    #[must_use]
    pub fn new(table_bytes: usize) -> Search {
        let limits = Limits { depth: 0, nodes: 0, aim: Aim::Best };
        Search { tree: Tree::new(table_bytes), root: None, limits, depth: 0, report: None }
    }

    /// Starts to think about a position.
    pub fn begin<'p>(
        &mut self,
        position: &Position,
        history: impl IntoIterator<Item = &'p Position>,
        limits: Limits,
    ) {
        self.tree.plant(position, history, limits.aim);
        self.root = Some(*position);
        self.limits = limits;
        self.report = None;
        self.depth = 1;
        self.tree.deepen(1);
    }

    /// Thinks on for so many nodes.
    pub fn step(&mut self, nodes: u64) -> Progress {
        let until = self.limits.nodes.min(self.tree.nodes() + nodes);
        if self.tree.root_turns().is_empty() {
            return Progress::Done;
        }
        loop {
            if self.tree.grow(until) == Growth::Paused {
                return if until == self.limits.nodes { Progress::Done } else { Progress::Thinking };
            }
            self.finish_depth();
            if self.limits.depth <= self.depth {
                return Progress::Done;
            }
            self.depth += 1;
            self.tree.deepen(self.depth);
        }
    }

    fn finish_depth(&mut self) {
        let Some(((value, line), root)) = self.tree.found().zip(self.root) else { return };
        let mut position = root;
        let mut turns = Vec::new();
        for &ordinal in line.ordinals() {
            let Some(turn) = position.candidates().nth(ordinal.into()) else { break };
            let Some((after, _)) = position.after(turn) else { break };
            turns.push(turn);
            position = after;
        }
        self.report = Some(Report {
            turn: turns[0],
            score: Score::of(value),
            depth: self.depth,
            nodes: self.tree.nodes(),
            line: turns,
        });
    }

    /// What is known so far.
    #[must_use]
    pub fn report(&self) -> Option<&Report> {
        self.report.as_ref()
    }
}
