//! Every ruleset counts the same lines of play as an independent implementation.

mod common;

use katro::{Position, Telling, perft};

#[test]
fn every_ruleset_counts_what_an_independent_implementation_counts() {
    for telling in Telling::ALL {
        let name = format!("fixtures/perft/{}.txt", telling.name);
        let mut counted = 0;
        for line in common::read(&name).lines().filter(|line| !line.starts_with('#')) {
            let (plies, expected) = line.split_once(' ').expect("a line is: plies, count");
            let plies = plies.parse().expect("plies are a number");
            let count = perft(&Position::start(telling.rules), plies);
            assert_eq!(count.to_string(), expected, "{name}: {plies} plies");
            counted += 1;
        }
        assert!(4 <= counted, "{name} has {counted} lines only");
    }
}

#[test]
fn no_turn_is_one_line_of_play() {
    assert_eq!(perft(&Position::start(katro::Ruleset::STANDARD), 0), 1);
}
