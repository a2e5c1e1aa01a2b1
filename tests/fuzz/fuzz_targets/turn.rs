//! Any text either is a turn, which reads back, or is refused where it goes wrong.
#![no_main]

use katro::{Hole, Turn};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Turn>() {
        Ok(turn) => assert_eq!(turn.to_string().parse(), Ok(turn)),
        Err(error) => assert!(0 < error.line && 0 < error.column && !error.to_string().is_empty()),
    }
    if let Ok(hole) = text.parse::<Hole>() {
        assert_eq!(hole.to_string().parse(), Ok(hole));
    }
});
