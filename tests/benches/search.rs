//! How many nodes the search looks at in a second, and how long it takes to look thirteen turns ahead.

use std::time::Instant;

use katro::search::{Aim, Limits, Progress, Search, TABLE_BYTES};
use katro::{Position, Ruleset, Telling};

const NODES: u64 = 3_000_000;

/// How deep the search of the start position is timed.
const DEPTH: u8 = 13;

fn main() {
    for Telling { name, rules, .. } in Telling::ALL {
        let (nodes, depth, seconds) = think(rules, Limits { depth: u8::MAX, nodes: NODES, aim: Aim::Best });
        println!("native {name:<24} {:>12.0} nodes a second ({nodes} nodes, depth {depth})", nodes / seconds);
    }
    let (nodes, depth, seconds) =
        think(Ruleset::STANDARD, Limits { depth: DEPTH, nodes: u64::MAX, aim: Aim::Best });
    println!("native depth {depth} of standard {seconds:>12.3} seconds ({nodes} nodes)");
}

#[expect(clippy::disallowed_methods, reason = "a benchmark is what reads the clock for the engine")]
fn think(rules: Ruleset, limits: Limits) -> (f64, u8, f64) {
    let mut search = Search::new(TABLE_BYTES);
    let started = Instant::now();
    search.begin(&Position::start(rules), [], limits);
    while search.step(u64::MAX) == Progress::Thinking {}
    let seconds = started.elapsed().as_secs_f64();
    let depth = search.report().map_or(0, |report| report.depth);
    let nodes = u32::try_from(search.nodes()).unwrap_or(u32::MAX);
    (f64::from(nodes), depth, seconds)
}
