//! Random games as the page holds them: played some at a time, and counted.

use js_sys::Error;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::tally;

use super::error::malformed;
use super::session::read_rules;
use super::wire::TallyReport;

/// Plays random games under a ruleset and counts what comes of them.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Tally {
    tally: tally::Tally,
}

#[wasm_bindgen]
impl Tally {
    /// No games yet. The seed makes all of them repeatable.
    ///
    /// # Errors
    ///
    /// Says what cannot be read of the rules, and where.
    #[wasm_bindgen(constructor)]
    pub fn new(rules: &str, seed: u32) -> Result<Tally, Error> {
        Ok(Tally { tally: tally::Tally::new(read_rules(rules)?, seed) })
    }

    /// Plays so many games more.
    pub fn step(&mut self, games: u32) {
        self.tally.step(games);
    }

    /// What was counted so far.
    ///
    /// # Errors
    ///
    /// Never, unless the browser refuses to make an object.
    pub fn report(&self) -> Result<Ts<TallyReport>, Error> {
        TallyReport::of(self.tally.totals()).into_ts().map_err(malformed)
    }
}
