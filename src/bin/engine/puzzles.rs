//! The commands `puzzles` and `prove`: makes puzzles for the page, and proves a list of them anew.

use katro::puzzle::{self, Fault};

use crate::Answer;

/// Making more than this of a grade would take hours.
const MOST_PER_GRADE: usize = 100;

/// `puzzles COUNT SEED`: so many of each grade, one in a line.
pub(crate) fn make(rest: &str) -> Result<String, Answer> {
    let (count, seed) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    match (count.parse(), seed.trim().parse()) {
        (Ok(count @ 1..=MOST_PER_GRADE), Ok(seed)) => {
            Ok(format!("\n{}", puzzle::lines(&puzzle::make(count, seed)).join("\n")))
        }
        _ => Err(Answer::unexpected(format!(
            "puzzles takes how many of each grade, from 1 to {MOST_PER_GRADE}, and a seed, not {rest:?}"
        ))),
    }
}

/// `prove`, then puzzles, one in a line.
pub(crate) fn prove(text: &str) -> Result<String, Answer> {
    Ok(format!("{} puzzles", puzzle::check(text.lines())?))
}

impl From<Fault> for Answer {
    fn from(fault: Fault) -> Answer {
        Answer { code: fault.flaw.code(), text: fault.to_string() }
    }
}
