//! What JavaScript sees: a game and a stage. Nothing here decides anything about the rules.
//!
//! Values are copied out and calls return before anybody is told, so that a host may call back in at any time.

mod error;
mod given;
mod painter;
mod session;
mod stage;
pub mod wire;

pub use session::Session;
pub use stage::Stage;

use wasm_bindgen::prelude::wasm_bindgen;

use crate::playout::{Dice, playout};
use crate::position::Position;
use crate::ruleset::Ruleset;

/// Makes a panic say on the console what it was, and where.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Plays so many random games of the standard rules and gives the number of turns played.
#[wasm_bindgen]
#[must_use]
pub fn benchmark(games: u32, seed: u32) -> f64 {
    let start = Position::start(Ruleset::STANDARD);
    let mut dice = Dice::new(u64::from(seed));
    (0..games).map(|_| f64::from(playout(&start, &mut dice, 2_000).turns)).sum()
}
