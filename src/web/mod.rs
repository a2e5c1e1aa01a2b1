//! What JavaScript sees: a game, a stage, a thinker and a tally. Nothing here decides anything about the rules.
//!
//! Values are copied out and calls return before anybody is told, so that a host may call back in at any time.

mod error;
mod given;
mod painter;
mod session;
mod stage;
mod tally;
mod thinker;
pub mod wire;

pub use session::Session;
pub use stage::Stage;
pub use tally::Tally;
pub use thinker::Thinker;

use wasm_bindgen::prelude::wasm_bindgen;

use crate::playout::{Dice, playout};
use crate::position::Position;
use crate::ruleset::Ruleset;

/// Makes a panic say on the console what it was, and where.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Plays so many random games of the standard rules, with seeds from `seed` upwards, and gives the number of turns
/// played.
#[wasm_bindgen]
#[must_use]
pub fn benchmark(games: u32, seed: u32) -> f64 {
    let start = Position::start(Ruleset::STANDARD);
    let seeds = (0..games).map(|game| u64::from(seed) + u64::from(game));
    seeds.map(|seed| f64::from(playout(&start, &mut Dice::new(seed), 1_000).turns)).sum()
}
