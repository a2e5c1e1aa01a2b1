//! How many full turns of random games the engine plays in a second, and how many positions perft counts.
//!
//! `cargo xtask bench` runs this, and the same games in wasm.

use std::time::Instant;

use katro::{Dice, Position, Ruleset, Telling, perft, playout};

// Long enough to be measured, short enough to be repeated.
const GAMES: u32 = 2_000;
const MOST_TURNS: u32 = 1_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    match words.as_slice() {
        // A fixed workload for whoever counts instructions, without a clock.
        [word, games] if word == "games" => {
            let games = games.parse().expect("the number of games is a number");
            println!("{}", play(Ruleset::STANDARD, games));
        }
        _ => measure(),
    }
}

/// Plays random games and tells how many turns they had.
fn play(rules: Ruleset, games: u32) -> u32 {
    let start = Position::start(rules);
    (1..=u64::from(games)).map(|seed| playout(&start, &mut Dice::new(seed), MOST_TURNS).turns).sum()
}

#[expect(clippy::disallowed_methods, reason = "a benchmark is what reads the clock for the engine")]
fn measure() {
    for Telling { name, rules, .. } in Telling::ALL {
        let started = Instant::now();
        let turns = play(rules, GAMES);
        let speed = f64::from(turns) / started.elapsed().as_secs_f64();
        println!("native {name:<24} {speed:>12.0} turns a second ({turns} turns)");
    }
    let started = Instant::now();
    let positions = u32::try_from(perft(&Position::start(Ruleset::STANDARD), 6)).unwrap_or(u32::MAX);
    let speed = f64::from(positions) / started.elapsed().as_secs_f64();
    println!("native perft 6 of standard {speed:>12.0} positions a second ({positions} positions)");
}
