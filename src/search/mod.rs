//! The opponent and adviser: looks ahead, a turn deeper each time, within a budget.
//!
//! A search reads no clock and draws no random number: the same question has the same answer everywhere, in one
//! piece or in slices, natively or in a browser. [`Level`] makes players of it.
//!
//! ```
//! use katro::search::{Aim, Limits, Progress, Score, Search};
//! use katro::{Position, Ruleset};
//!
//! let position = Position::read(Ruleset::STANDARD, "000000/000000/002000/011000/000000/000000 S")?;
//! let mut search = Search::new(1 << 20);
//! search.begin(&position, [], Limits { depth: 8, nodes: 100_000, aim: Aim::Best });
//! while search.step(1_000) == Progress::Thinking {}
//! let report = search.report().expect("South can move");
//! assert_eq!((report.turn.to_string(), report.score), ("N>".to_owned(), Score::Win { turns: 1 }));
//! # Ok::<(), katro::TextError>(())
//! ```

mod score;
mod report;
mod eval;
mod table;
mod past;
mod order;
mod line;
mod frame;
mod tree;
mod level;

use crate::position::Position;
use crate::sow::Sown;

pub use level::Level;
pub use report::{Aim, Judgement, Limits, Progress, Report};
pub use score::Score;

use frame::{Child, Window};
use line::Line;
use score::{PROVEN, Value, WON, is_proven};
use tree::{Growth, Tree};

/// The deepest that a search looks ahead, in turns. It keeps its line in memory of this size and does not recurse.
pub const MOST_DEPTH: u8 = 60;

/// The table that suits a browser.
pub const TABLE_BYTES: usize = 16 << 20;

/// Room for the root and everything below it.
const MOST_PLIES: usize = MOST_DEPTH as usize + 2;

/// A search that can be carried on in slices of any size, with the same answers.
#[derive(Debug)]
pub struct Search {
    tree: Tree,
    limits: Limits,
    depth: u8,
    // The value of what is proven, once something is.
    proven: Option<Value>,
    report: Option<Report>,
    judgements: Vec<Judgement>,
    root: Option<Position>,
}

impl Search {
    /// Takes all the memory that searches will ever need: so many bytes for the table, or slightly less, and about
    /// half a million for the line that is looked at.
    #[must_use]
    pub fn new(table_bytes: usize) -> Search {
        Search {
            tree: Tree::new(table_bytes),
            limits: Limits { depth: 0, nodes: 0, aim: Aim::Best },
            depth: 0,
            proven: None,
            report: None,
            judgements: Vec::new(),
            root: None,
        }
    }

    /// How many bytes the table takes.
    #[must_use]
    pub fn table_bytes(&self) -> usize {
        self.tree.table_bytes()
    }

    /// Starts to think about a position that arose after those of `history`, and forgets what it thought before.
    pub fn begin<'p>(
        &mut self,
        position: &Position,
        history: impl IntoIterator<Item = &'p Position>,
        limits: Limits,
    ) {
        self.tree.plant(position, history, limits.aim);
        self.limits = Limits { depth: limits.depth.min(MOST_DEPTH), ..limits };
        self.root = Some(*position);
        self.proven = None;
        self.judge();
        // Before anything is searched, what looks best at once: whoever stops the search gets a legal turn.
        self.report = self.judgements.first().map(|&Judgement { turn, score, .. }| Report {
            turn,
            score,
            depth: 0,
            nodes: self.tree.nodes(),
            line: vec![turn],
        });
        self.depth = 1;
        self.tree.deepen(1, Window::OPEN);
    }

    /// Thinks on for so many nodes, or slightly more, within the limits. Comes back sooner whenever it has looked
    /// one turn further, so that this can be told.
    pub fn step(&mut self, nodes: u64) -> Progress {
        let until = self.limits.nodes.min(self.tree.nodes().saturating_add(nodes));
        if self.report.is_none() || self.limits.depth == 0 {
            return Progress::Done;
        }
        if self.tree.grow(until) == Growth::Whole {
            return self.finish_depth();
        }
        if until < self.limits.nodes {
            return Progress::Thinking;
        }
        // The last depth is not whole, but the turns that were looked at are judged better than before.
        self.take_what_is_found(self.depth - 1);
        Progress::Done
    }

    /// What is known so far, or `None` when no turn may be played.
    #[must_use]
    pub const fn report(&self) -> Option<&Report> {
        self.report.as_ref()
    }

    /// What is thought of every turn, the best first.
    ///
    /// Only [`Aim::EveryTurn`] makes all of them true; otherwise the first may be the only one that is.
    #[must_use]
    pub fn judgements(&self) -> &[Judgement] {
        &self.judgements
    }

    /// How many turns were sown while thinking about it.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.tree.nodes()
    }

    /// The position that is thought about.
    #[must_use]
    pub const fn position(&self) -> Option<&Position> {
        self.root.as_ref()
    }

    /// Takes what was found at this depth and goes on to the next one, if there is more to find.
    fn finish_depth(&mut self) -> Progress {
        self.take_what_is_found(self.depth);
        let enough = match (self.limits.aim, self.proven) {
            // The proof is the shortest when all lines of its length were looked at.
            (Aim::Best, Some(value)) => WON - value.abs() <= i32::from(self.depth),
            (Aim::Best, None) => match self.tree.found().filter(|&(value, _)| is_proven(value)) {
                Some((value, _)) => return self.start_proving(value),
                None => false,
            },
            (Aim::EveryTurn, _) => {
                self.judge();
                self.judgements.iter().all(|judgement| is_proven(judgement.value))
            }
        };
        if enough || self.limits.depth <= self.depth {
            return Progress::Done;
        }
        self.depth += 1;
        self.tree.deepen(self.depth, self.window());
        Progress::Thinking
    }

    /// It is proven who wins. Starts again with full care, to find how soon.
    fn start_proving(&mut self, value: Value) -> Progress {
        self.proven = Some(value);
        self.tree.take_care();
        self.depth = 1;
        self.tree.deepen(1, self.window());
        Progress::Thinking
    }

    /// What is worth knowing: anything, or only wins and losses that come no later than the one that is proven.
    fn window(&self) -> Window {
        match self.proven {
            None => Window::OPEN,
            Some(won) if 0 < won => Window { alpha: won - 1, ..Window::OPEN },
            Some(lost) => Window { beta: lost + 1, ..Window::OPEN },
        }
    }

    /// Takes over what the tree has found; `depth` is how deep it is whole.
    fn take_what_is_found(&mut self, depth: u8) {
        let whole = depth == self.depth;
        let found = self.tree.found().zip(self.root).filter(|&((value, _), _)| match self.proven {
            // As long as there are turns that were not searched, a loss is not proven.
            _ if !whole && value <= -PROVEN => false,
            // While a proof is being shortened, only a proof that is no longer counts.
            Some(proven) => is_proven(value) && proven.abs() <= value.abs(),
            // Before anything was searched to its end, what looked best at first sight stands.
            None => depth != 0,
        });
        if let Some(((value, line), root)) = found {
            let depth = match &self.report {
                Some(report) if self.proven.is_some() => report.depth,
                _ => depth,
            };
            self.proven = self.proven.map(|_| value);
            if let Some(report) = reported(line, root, value, depth) {
                self.report = Some(report);
            }
        }
        if let Some(report) = &mut self.report {
            report.nodes = self.tree.nodes();
        }
    }

    fn judge(&mut self) {
        self.judgements.clear();
        self.judgements.extend(self.tree.root_turns().iter().map(|&Child { turn, sown, rank, .. }| {
            Judgement { turn, score: Score::of(rank), laps: sown.laps, captured: sown.captured, value: rank }
        }));
        self.judgements.sort_by_key(|judgement| -judgement.value);
    }
}

fn reported(line: &Line, root: Position, value: Value, depth: u8) -> Option<Report> {
    let line = line.turns(root);
    let turn = *line.first()?;
    Some(Report { turn, score: Score::of(value), depth, nodes: 0, line })
}

/// What one turn counts for in a budget of nodes: one, and more when it takes long to sow.
fn cost(sown: Option<&Sown>) -> u64 {
    // A turn that is not sown to its end was endless.
    sown.map_or(16, |sown| 1 + u64::from(sown.laps / 64))
}
