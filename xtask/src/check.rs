//! Everything that finds faults without playing: format, lints, types, house rules.

use crate::arguments::Arguments;
use crate::steps::Steps;
use crate::wasm::{self, Flavour};
use crate::{npm, process, project};
use anyhow::Result;
use std::path::Path;
use std::process::Command;

/// What the linter and formatter of JavaScript look at, seen from the tests' folder.
const PAGE: [&str; 7] =
    ["../../www", ".", "../boundary", "../benches", "../words", "../words.test.js", "../embedding.test.js"];

/// `cargo xtask check`.
pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let fix = arguments.switch("--fix");
    arguments.finish()?;
    let mut steps = Steps::default();
    if fix {
        steps.run("cargo fmt, writing", || process::run(process::cargo().args(["fmt", "--all"])));
    }
    rust(&mut steps);
    if project::root().join("tests/tidy.rs").is_file() {
        let arguments = ["test", "--package", "katro", "--test", "tidy"];
        steps.run("house rules", || process::run(process::cargo().args(arguments)));
    }
    let packages = steps.run("npm packages", npm::packages);
    // The page's types are checked against the ones generated with the wasm.
    let engine = steps.run("engine for the browser", || wasm::build(Flavour::Release));
    if fix && packages {
        steps.run("biome, writing", || biome(&["check", "--write"]));
    }
    page(&mut steps, packages, engine);
    steps.finish()
}

/// The checks of the Rust code.
pub(crate) fn rust(steps: &mut Steps) {
    steps.run("cargo fmt", || process::run(process::cargo().args(["fmt", "--all", "--check"])));
    let clippy = |more: &[&str]| {
        let mut cargo = process::cargo();
        cargo.args(["clippy", "--workspace", "--all-targets"]).args(more).args(["--", "--deny", "warnings"]);
        process::run(&mut cargo)
    };
    steps.run("clippy", || clippy(&[]));
    // The boundary compiles natively, so it is linted without a compiler for the browser.
    steps.run("clippy, with the boundary", || clippy(&["--features", "web"]));
}

/// The checks of the page's code.
pub(crate) fn page(steps: &mut Steps, packages: bool, engine: bool) {
    steps.run("words in every language", || node("tests/words.test.js"));
    steps.run("tables of the documentation", || node("tests/embedding.test.js"));
    if !packages {
        steps.skip("types of the page", "for want of the npm packages");
        steps.skip("lints and format of the page", "for want of the npm packages");
        return;
    }
    if engine {
        steps.run("types of the page", types);
    } else {
        steps.skip("types of the page", "for want of the engine's types");
    }
    steps.run("lints and format of the page", || biome(&["check"]));
}

/// A test that runs without a browser.
fn node(test: &str) -> Result<()> {
    let arguments = ["--test", "--test-reporter=spec", test];
    process::run(Command::new("node").args(arguments).current_dir(project::root()))
}

fn types() -> Result<()> {
    let www = project::root().join("www");
    process::run(npm::tool("typescript/bin/tsc").args(["--project", "tsconfig.json"]))?;
    if has_worker(&www) {
        process::run(npm::tool("typescript/bin/tsc").args(["--project", "tsconfig.worker.json"]))?;
    }
    Ok(())
}

/// Whether there is a file that `tsconfig.worker.json` is about; with none, the compiler complains.
fn has_worker(www: &Path) -> bool {
    std::fs::read_dir(www).is_ok_and(|files| {
        files.flatten().any(|file| {
            let name = file.file_name().to_string_lossy().into_owned();
            name.contains("worker") && Path::new(&name).extension().is_some_and(|end| end == "js")
        })
    })
}

fn biome(arguments: &[&str]) -> Result<()> {
    let mut biome = npm::tool("@biomejs/biome/bin/biome");
    process::run(biome.args(arguments).args(["--config-path=.", "--error-on-warnings"]).args(PAGE))
}
