//! Any text either is a position, which reads back and can be played, or is refused where it goes wrong.
#![no_main]

use katro::{Position, Side, Telling};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for telling in Telling::ALL {
        match Position::read(telling.rules, text) {
            Ok(position) => {
                assert_eq!(Position::read(telling.rules, &position.to_string()), Ok(position));
                let seeds = |position: &Position| Side::ALL.map(|side| position.board().total(side)).iter().sum::<u16>();
                for legal in position.turns() {
                    assert_eq!(seeds(legal.after()), seeds(&position));
                }
                assert_eq!(position.turns().next().is_none(), position.outcome().is_some());
            }
            Err(error) => assert!(0 < error.line && 0 < error.column && !error.to_string().is_empty()),
        }
    }
});
