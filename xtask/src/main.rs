//! The build of Katro: one command for each thing a person does with the project.
//!
//! `cargo xtask` alone lists them. Nothing has to be installed by hand first; what a command lacks it fetches,
//! or says how to get.

mod arguments;
mod bench;
mod bundle;
mod check;
mod chromium;
mod debian;
mod dist;
mod fuzz;
mod mutants;
mod notices;
mod npm;
mod oembed;
mod offline;
mod others;
mod pack;
mod package;
mod play;
mod playwright;
mod preload;
mod process;
mod project;
mod puzzles;
mod references;
mod screenshots;
mod serve;
mod single;
mod site;
mod size;
mod sources;
mod steps;
mod test;
mod times;
mod tokens;
mod wasm;
mod wasm_opt;
mod wasm_std;

use arguments::{Arguments, Misuse};
use std::process::ExitCode;

type Run = fn(Arguments) -> anyhow::Result<()>;

/// What can be asked for: its name, the options it takes, what it does, and who does it.
const COMMANDS: &[(&str, &str, &str, Run)] = &[
    (
        "play",
        "[--port N] [--no-open] [--debug]",
        "builds the game, serves it on this machine and opens it",
        play::run,
    ),
    (
        "test",
        "[rust] [page] [browser] [--thorough] | quick | browser \"title\" [--engine NAME] [--headed] [--trace] \
         | mutants [rust] [page] | --times",
        "does everything that shows whether the game works, or the named parts",
        test::run,
    ),
    ("check", "[--fix]", "checks format, lints, types and house rules", check::run),
    ("bench", "", "measures turns a second, natively and in wasm, and frames in a browser", bench::run),
    ("fuzz", "SECONDS", "gives the readers and the rules random input, for so long each", fuzz::run),
    ("puzzles", "[--check]", "makes the puzzles of the page anew, or only proves them anew", puzzles::run),
    (
        "dist",
        "[--address https://…/] [--without-offline]",
        "makes the finished site for any web host, in target/dist/",
        dist::run,
    ),
    ("screenshots", "", "takes the pictures of the documentation and the icons anew", screenshots::run),
    ("size", "", "shows what a visitor downloads, and fails when it is too much", size::run),
    ("wasm", "[--debug]", "builds the engine for the browser into www/pkg/", wasm::run),
    ("serve", "[--port N] [--folder DIR]", "serves the site as it lies, without building", serve::run),
];

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let Some(name) = words.next().filter(|name| !matches!(name.as_str(), "help" | "--help" | "-h")) else {
        println!("{}", usage());
        return ExitCode::SUCCESS;
    };
    let Some((_, options, about, run)) = COMMANDS.iter().find(|(known, ..)| *known == name) else {
        eprintln!("There is no command `{name}`.\n\n{}", usage());
        return ExitCode::from(2);
    };
    let arguments = Arguments::new(words);
    if arguments.ask_for_help() {
        println!("cargo xtask {name} {options}\n\n{name} {about}.");
        return ExitCode::SUCCESS;
    }
    match run(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) if fault.is::<Misuse>() => {
            eprintln!("{fault}\n\nusage: cargo xtask {name} {options}");
            ExitCode::from(2)
        }
        Err(fault) => {
            eprintln!("\nerror: {fault:#}");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> String {
    let lines = COMMANDS.iter().map(|(name, options, about, _)| match *options {
        "" => format!("  {name:<13}{about}"),
        _ => format!("  {name:<13}{about}\n               {options}"),
    });
    let list = lines.collect::<Vec<_>>().join("\n");
    format!("usage: cargo xtask <command> [options]\n\n{list}")
        + "\n\nenvironment\n  KATRO_WASM_STD=auto|rustup|debian   where the standard library for wasm32 comes from (auto)\n  \
            KATRO_CHROMIUM=PATH                 the browser to test in (what is on PATH)"
}
