//! Any text either is a record, which reads back and tells the same game, or is refused where it goes wrong.
#![no_main]

use katro::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Record>() {
        Ok(record) => {
            let written = record.to_string();
            assert_eq!(written.parse::<Record>().as_ref(), Ok(&record), "{written}");
            for ply in 0..=record.game.played().len() + 1 {
                record.game.telling(ply);
            }
        }
        Err(error) => {
            let line = text.trim_start_matches('\u{feff}').split(['\n', '\r']).count();
            assert!(0 < error.line && error.line as usize <= line + 1 && 0 < error.column);
        }
    }
});
