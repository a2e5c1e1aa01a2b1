//! The opponent and adviser as the page holds them: begun with a game, carried on in slices of any size.
//!
//! It runs in a worker and on the page alike. Whoever steps it may stop at any time and take what is found by then.

use js_sys::Error;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::position::Position;
use crate::search::{Aim, Judgement, Level, Limits, MOST_DEPTH, Progress, Search, TABLE_BYTES};
use crate::turn::Turn;

use super::Session;
use super::error::{malformed, thrown};
use super::wire::{Advice, TurnAdvice};

/// Thinks about one position at a time.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Thinker {
    search: Search,
    // Who plays; nobody while every turn is judged for the adviser.
    level: Option<&'static Level>,
    seed: u64,
}

#[wasm_bindgen]
impl Thinker {
    /// Takes all the memory that it will ever need.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Thinker {
        Thinker { search: Search::new(TABLE_BYTES), level: None, seed: 0 }
    }

    /// Begins to look for the turn that a level plays in the game as it stands. The seed makes it repeatable.
    ///
    /// # Errors
    ///
    /// There is no such level.
    pub fn begin(&mut self, session: &Session, level: u8, seed: u32) -> Result<(), Error> {
        let found = Level::numbered(level);
        let found = found.ok_or_else(|| thrown("unknown-level", &format!("there is no level {level}")))?;
        self.level = Some(found);
        self.seed = seed.into();
        self.think_about(session, found.limits);
        Ok(())
    }

    /// Begins to judge every turn of the game as it stands, with so many nodes at most.
    pub fn judge(&mut self, session: &Session, nodes: u32) {
        self.level = None;
        self.think_about(session, Limits { depth: MOST_DEPTH, nodes: nodes.into(), aim: Aim::EveryTurn });
    }

    /// Thinks on for so many nodes. Gives `true` while there is more to think.
    pub fn step(&mut self, nodes: u32) -> bool {
        self.search.step(nodes.into()) == Progress::Thinking
    }

    /// The turn that the level plays, as far as it has thought; nothing when no turn may be played.
    #[must_use]
    pub fn choice(&self) -> Option<String> {
        let turn = match self.level {
            Some(level) => level.choose(&self.search, self.seed),
            None => self.search.report().map(|report| report.turn),
        };
        turn.map(|turn| turn.to_string())
    }

    /// What is thought of every turn, as far as it was thought.
    ///
    /// # Errors
    ///
    /// Never, unless the browser refuses to make an object.
    pub fn advice(&self) -> Result<Ts<Advice>, Error> {
        let turns = self.search.judgements().iter().map(|judgement| self.advice_on(judgement)).collect();
        let report = self.search.report();
        let line = report.map(|report| report.line.iter().map(Turn::to_string).collect());
        let advice = Advice {
            depth: report.map_or(0, |report| report.depth),
            nodes: rounded(self.search.nodes()),
            turns,
            line: line.unwrap_or_default(),
        };
        advice.into_ts().map_err(malformed)
    }
}

impl Thinker {
    fn think_about(&mut self, session: &Session, limits: Limits) {
        let game = session.game();
        self.search.begin(game.position(), game.played().iter().map(|played| &played.before), limits);
    }

    fn advice_on(&self, judgement: &Judgement) -> TurnAdvice {
        let after = self.search.position().and_then(|position| position.after(judgement.turn));
        TurnAdvice::new(judgement, after.map_or(0, |(after, _)| most_captured(&after)))
    }
}

impl Default for Thinker {
    fn default() -> Thinker {
        Thinker::new()
    }
}

/// The most seeds that whoever is to move can take.
fn most_captured(position: &Position) -> u16 {
    let turns = position.turns();
    turns.filter_map(|legal| position.after(legal.turn())).map(|(_, sown)| sown.captured).max().unwrap_or(0)
}

/// A count as a number of JavaScript's, which is exact for any that a search can reach.
#[expect(clippy::cast_precision_loss, reason = "far below the first number that is not exact")]
const fn rounded(count: u64) -> f64 {
    count as f64
}
