//! What several test files need: the fixtures, and small random games.

// Each test file is a crate of its own and uses a part of this.
#![allow(dead_code, unreachable_pub)]

use std::fs;
use std::path::{Path, PathBuf};

use katro::{Position, Ruleset, Telling};
use serde_json::Value;

/// A file under `tests/`.
pub fn test_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The text of a file under `tests/`.
pub fn read(name: &str) -> String {
    fs::read_to_string(test_file(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The lines of a fixture with one JSON value a line.
pub fn json_lines(name: &str) -> Vec<Value> {
    let text = read(name);
    let lines: Vec<Value> = text
        .lines()
        .enumerate()
        .map(|(line, text)| serde_json::from_str(text).unwrap_or_else(|error| panic!("{name}:{}: {error}", line + 1)))
        .collect();
    assert!(!lines.is_empty(), "{name} has no lines");
    lines
}

/// The rules of a named telling.
pub fn rules(name: &str) -> Ruleset {
    Telling::named(name).unwrap_or_else(|| panic!("no ruleset is called {name}")).rules
}

/// The turns that may be played, as text in byte order.
pub fn turns_of(position: &Position) -> Vec<String> {
    let mut turns: Vec<String> = position.turns().map(|legal| legal.turn().to_string()).collect();
    turns.sort_unstable();
    turns
}
