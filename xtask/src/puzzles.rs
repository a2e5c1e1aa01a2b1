//! Makes the puzzles of the page with the engine, and has it prove them anew.

use crate::arguments::Arguments;
use crate::{process, project};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::PathBuf;

/// Where the page finds them.
const FILE: &str = "www/puzzles.json";

/// How many of each of the four grades there are, and what the games follow from that they are found in.
const PER_GRADE: u32 = 14;
const SEED: u64 = 1;

/// A class needs so many.
const LEAST: usize = 40;

/// `cargo xtask puzzles`.
pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let only_check = arguments.switch("--check");
    arguments.finish()?;
    if only_check {
        return check();
    }
    let lines = engine(&format!("puzzles {PER_GRADE} {SEED}\n"))?;
    fs::write(file(), file_of(&lines)).with_context(|| format!("cannot write {FILE}"))?;
    println!("{FILE} is written: {PER_GRADE} puzzles of each grade, from games with the seed {SEED}");
    check()
}

/// Has every puzzle proved from its position alone, by all turns and all replies, and prints how many there are.
///
/// # Errors
///
/// Says which is no such puzzle, has more solutions than one or another than it says, or is there twice.
pub(crate) fn check() -> Result<()> {
    let text = fs::read_to_string(file()).with_context(|| format!("no {FILE}"))?;
    let lines = lines_of(&text).with_context(|| format!("{FILE} is no list with a puzzle in each line"))?;
    let answer = engine(&format!("prove\n{}\n", lines.join("\n"))).with_context(|| format!("in {FILE}"))?;
    let answer = answer.concat();
    let count = answer.strip_suffix(" puzzles").and_then(|count| count.parse::<usize>().ok());
    let count = count.with_context(|| format!("the engine answered {answer:?}"))?;
    if count < LEAST {
        bail!("{count} puzzles, and there should be {LEAST} or more");
    }
    println!("{count} puzzles");
    Ok(())
}

fn file() -> PathBuf {
    project::root().join(FILE)
}

/// What the engine answers to one command: the lines of its answer, or its error.
fn engine(input: &str) -> Result<Vec<String>> {
    let mut cargo = process::cargo();
    cargo.args(["run", "--quiet", "--release", "--package", "katro", "--bin", "katro-engine"]);
    let answer = process::ask(&mut cargo, input)?;
    if let Some(error) = answer.strip_prefix("error ") {
        bail!("{}", error.trim_end());
    }
    let answer = answer.strip_prefix("ok").with_context(|| format!("the engine answered {answer:?}"))?;
    Ok(answer.trim().lines().map(str::to_owned).collect())
}

/// A JSON list with an element in each line, so that two versions are compared puzzle by puzzle.
fn file_of(lines: &[String]) -> String {
    format!("[\n{}\n]\n", lines.join(",\n"))
}

fn lines_of(text: &str) -> Option<Vec<&str>> {
    let inside = text.strip_prefix("[\n")?.strip_suffix("\n]\n")?;
    Some(inside.split(",\n").collect())
}

#[cfg(test)]
mod tests {
    use super::{file_of, lines_of};

    #[test]
    fn what_is_written_is_read_line_by_line() {
        let lines = [r#"{"id":"a"}"#, r#"{"id":"b"}"#].map(str::to_owned);
        let text = file_of(&lines);
        assert_eq!(text, "[\n{\"id\":\"a\"},\n{\"id\":\"b\"}\n]\n");
        assert_eq!(lines_of(&text).unwrap(), lines);
    }

    #[test]
    fn another_shape_is_not_read() {
        for text in ["", "[]", "{\"id\":\"a\"}\n", "[\n{\"id\":\"a\"}\n]", "[\r\n{}\r\n]\r\n"] {
            assert_eq!(lines_of(text), None, "{text:?}");
        }
    }
}
