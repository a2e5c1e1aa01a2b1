//! Any text either is a ruleset, which reads back and can be played, or is refused where it goes wrong.
#![no_main]

use katro::{Position, Ruleset};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Ruleset>() {
        Ok(rules) => {
            assert_eq!(rules.to_string().parse::<Ruleset>(), Ok(rules));
            assert!(Position::start(rules).turns().next().is_some());
        }
        Err(error) => assert!(0 < error.line && 0 < error.column && !error.to_string().is_empty()),
    }
});
