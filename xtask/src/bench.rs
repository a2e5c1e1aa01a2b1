//! Measures how many turns a second the engine plays, natively and in wasm, and how long the page's frames take.
//!
//! Both programs play the same random games and print lines such as
//! `native standard 123456 turns a second (7890 turns)`.

use crate::arguments::Arguments;
use crate::serve::Host;
use crate::site::Site;
use crate::wasm::{self, Flavour};
use crate::{chromium, process, project};
use anyhow::{Context, Result};
use std::process::Command;
use std::thread;

/// The telling that both programs play.
const TELLING: &str = "standard";

/// What a program says of one telling.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Measure {
    speed: f64,
    turns: u64,
}

/// `cargo xtask bench`.
pub(crate) fn run(arguments: Arguments) -> Result<()> {
    arguments.finish()?;
    let mut native = process::cargo();
    native.args(["bench", "--package", "katro", "--bench", "turns"]);
    let native = measure(&mut native).context("the native benchmark")?;
    wasm::build(Flavour::Release)?;
    let mut script = Command::new("node");
    let wasm = measure(script.arg("tests/benches/turns.mjs").current_dir(project::root()))
        .context("the benchmark in wasm")?;
    println!("\n{TELLING}: wasm plays at {:.2} of the native speed", wasm.speed / native.speed);
    if native.turns != wasm.turns {
        println!("note: the games differ, {} turns natively and {} in wasm", native.turns, wasm.turns);
    }
    count_instructions()?;
    frames()
}

/// Measures the page's frames in a browser, where there are one and the packages that drive it.
fn frames() -> Result<()> {
    if !project::browser().join("node_modules/@playwright/test").is_dir() {
        println!("frames: not measured, because the browser tests' npm packages are not installed");
        return Ok(());
    }
    let Some(chromium) = chromium::find() else {
        println!("frames: not measured, because there is no Chromium");
        return Ok(());
    };
    let host = Host::open(Site::project(&project::root()), None)?;
    let address = host.address();
    // It ends with this program.
    thread::spawn(move || host.answer());
    let mut script = Command::new("node");
    script.arg("tests/benches/frames.js").arg(address.trim_end_matches('/'));
    process::run(script.current_dir(project::root()).env("KATRO_CHROMIUM", chromium))
}

/// Counts the instructions of a turn, which is the same however busy the machine is.
///
/// Two runs of the same program, with more and with fewer games, differ by the games alone.
fn count_instructions() -> Result<()> {
    if process::find("valgrind").is_none() {
        println!("instructions: not counted, because valgrind is not installed");
        return Ok(());
    }
    let (more, fewer) = (counted(600)?, counted(100)?);
    let per_turn = (more.instructions - fewer.instructions) / (more.turns - fewer.turns);
    println!("native {TELLING}: {per_turn} instructions a turn ({} turns)", more.turns - fewer.turns);
    Ok(())
}

struct Counted {
    instructions: u64,
    turns: u64,
}

fn counted(games: u32) -> Result<Counted> {
    let host = process::read(Command::new("rustc").arg("-vV"))?;
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc names no host")?;
    let runner = format!("CARGO_TARGET_{}_RUNNER", host.to_uppercase().replace(['-', '.'], "_"));
    let mut bench = process::cargo();
    bench.args(["bench", "--package", "katro", "--bench", "turns", "--", "games", &games.to_string()]);
    bench.env(runner, "valgrind --tool=callgrind --callgrind-out-file=/dev/null");
    let output = bench.output().context("the benchmark under valgrind does not start")?;
    let (printed, told) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let turns = printed.trim().parse().with_context(|| format!("the benchmark printed no count: {told}"))?;
    let instructions =
        told.lines().find_map(|line| line.split_once("Collected : ")).context("valgrind counted nothing")?;
    Ok(Counted { instructions: instructions.1.trim().parse()?, turns })
}

/// Runs a benchmark, shows what it prints and finds the line that is compared.
fn measure(command: &mut Command) -> Result<Measure> {
    let printed = process::read(command)?;
    print!("{printed}");
    printed
        .lines()
        .find_map(parse)
        .with_context(|| format!("printed no line `… {TELLING} N turns a second (N turns)`"))
}

fn parse(line: &str) -> Option<Measure> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        [_, TELLING, speed, "turns", "a", "second", turns, "turns)"] => {
            Some(Measure { speed: speed.parse().ok()?, turns: turns.strip_prefix('(')?.parse().ok()? })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Measure, parse};

    #[test]
    fn only_the_telling_that_both_play_is_compared() {
        let line = "native standard               12345 turns a second (678 turns)";
        assert_eq!(parse(line), Some(Measure { speed: 12345.0, turns: 678 }));
        assert_eq!(parse("native other 12345 turns a second (678 turns)"), None);
        assert_eq!(parse("native perft 6 of standard 12345 positions a second (678 positions)"), None);
        assert_eq!(parse(""), None);
    }
}
