//! Everything that shows whether the game works, in order of cost.

use crate::arguments::Arguments;
use crate::offline::Offline;
use crate::steps::Steps;
use crate::wasm::{self, Flavour};
use crate::{check, chromium, dist, npm, others, process, project, puzzles, serve, size, sources};
use anyhow::{Context, Result, anyhow};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where tests of the wasm's own interface lie: they run in Node, without a browser.
const BOUNDARY: &str = "tests/boundary";

/// `cargo xtask test`.
pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let [rust, page, browser] = ["rust", "page", "browser"].map(|part| arguments.switch(part));
    arguments.finish()?;
    let all = !(rust || page || browser);
    let mut steps = Steps::default();
    if all || rust {
        check::rust(&mut steps);
        engine(&mut steps);
    }
    if all || page || browser {
        let packages = steps.run("npm packages", npm::packages);
        let built = steps.run("engine for the browser", || wasm::build(Flavour::Release));
        if all || page {
            check::page(&mut steps, packages, built);
            boundary(&mut steps, built);
        }
        let finished = site(&mut steps, packages && built);
        if all || browser {
            in_browsers(&mut steps, packages && built && finished);
        }
    }
    steps.finish()
}

fn engine(steps: &mut Steps) {
    let cargo = |words: &[&str]| process::run(process::cargo().args(words));
    steps.run("tests of the engine and of the build", || {
        cargo(&["test", "--workspace", "--no-fail-fast", "--lib", "--bins", "--tests"])
    });
    // They compile only with the boundary, which is a build of its own.
    if has_tests(&project::root().join("src/web")) {
        let words = ["test", "--package", "katro", "--lib", "--features", "web", "web::"];
        steps.run("tests inside the boundary", || cargo(&words));
    }
    steps.run("puzzles, proved anew", puzzles::check);
    steps.run("examples in the documentation", || cargo(&["test", "--package", "katro", "--doc"]));
    steps.run("links in the documentation", || {
        let mut cargo = process::cargo();
        process::run(
            cargo
                .args(["doc", "--package", "katro", "--no-deps", "--features", "web"])
                .env("RUSTDOCFLAGS", "-D warnings"),
        )
    });
}

fn boundary(steps: &mut Steps, built: bool) {
    const NAME: &str = "tests of the boundary";
    let tests = named(&project::root().join(BOUNDARY), ".test.js");
    if !built {
        steps.skip(NAME, "for want of the engine");
    } else if tests.is_empty() {
        steps.skip(NAME, format!("there are none in {BOUNDARY}"));
    } else {
        steps.run(NAME, || {
            process::run(Command::new("node").arg("--test").args(tests).current_dir(project::root()))
        });
    }
}

fn site(steps: &mut Steps, ready: bool) -> bool {
    if !ready {
        steps.skip("finished site", "for want of the engine or the npm packages");
        return false;
    }
    let finished = steps.run("finished site", || dist::make(Offline::Keep, None));
    if finished {
        steps.run("weight of the page", size::weigh);
    }
    finished
}

fn in_browsers(steps: &mut Steps, ready: bool) {
    const NAME: &str = "tests in Chromium";
    if named(&project::browser(), ".spec.js").is_empty() {
        return steps.skip(NAME, "there are none in tests/browser");
    }
    if !ready {
        return steps.skip(NAME, "for want of a page, an engine or the npm packages");
    }
    let mut chromium = None;
    steps.run("a browser", || {
        chromium = Some(chromium::ensure()?);
        Ok(())
    });
    match chromium {
        None => steps.skip(NAME, "for want of a browser"),
        Some(chromium) => {
            steps.run(NAME, || playwright(&["chromium", "dist"], "KATRO_CHROMIUM", &chromium));
        }
    }
    in_others(steps);
}

/// The browsers that are not Chromium.
fn in_others(steps: &mut Steps) {
    const FIREFOX: &str = "tests in Firefox";
    const WEBKIT: &str = "tests in WebKit";
    const NONE: &str = "there is none here";
    let (mut firefox, mut webkit) = (None, None);
    steps.run("other browsers", || {
        firefox = others::firefox()?;
        webkit = others::webkit()?;
        Ok(())
    });
    match firefox {
        None => steps.skip(FIREFOX, NONE),
        Some(firefox) => {
            steps.run(FIREFOX, || playwright(&["firefox"], "KATRO_FIREFOX", &firefox));
        }
    }
    match webkit {
        None => steps.skip(WEBKIT, NONE),
        Some(webkit) => {
            steps.run(WEBKIT, || playwright(&["webkit"], "KATRO_WEBKIT", &webkit));
        }
    }
}

/// The tests of some of Playwright's projects, in one browser.
fn playwright(projects: &[&str], variable: &str, browser: &Path) -> Result<()> {
    let own = std::env::current_exe().context("this program does not know where it lies")?;
    let mut playwright = npm::tool("@playwright/test/cli.js");
    playwright.arg("test").args(projects.iter().map(|project| format!("--project={project}")));
    playwright.env(variable, browser);
    // Two runs at once, of two checkouts, do not meet.
    playwright.env("KATRO_PORT", serve::free_pair(8137).to_string());
    let failed = project::target().join(format!("failed-in-{}.txt", projects.join("-")));
    // What an earlier run wrote is no news.
    drop(fs::remove_file(&failed));
    playwright.env("KATRO_FAILED", &failed);
    // The configuration starts the server by itself, with this very program, so that nothing is built meanwhile.
    let run = process::run(playwright.env("KATRO_XTASK", format!("\"{}\"", own.display())));
    let named = fs::read_to_string(&failed).unwrap_or_default();
    match run {
        Err(fault) => Err(anyhow!("{fault:#}\n{}", named.trim_end())),
        Ok(()) => {
            print!("{named}");
            Ok(())
        }
    }
}

/// Whether any file below a folder holds unit tests.
fn has_tests(folder: &Path) -> bool {
    let Ok(files) = sources::files(folder, folder) else { return false };
    files.iter().any(|file| fs::read_to_string(file).is_ok_and(|text| text.contains("#[cfg(test)]")))
}

/// The files in a folder whose names end so.
fn named(folder: &Path, end: &str) -> Vec<PathBuf> {
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
    files.retain(|file| file.to_string_lossy().ends_with(end));
    files.sort();
    files
}
