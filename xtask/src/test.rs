//! Everything that shows whether the game works, in order of cost.

use crate::arguments::{Arguments, Misuse};
use crate::offline::Offline;
use crate::playwright::{self, Engine, Place, Scope, Trace, Watch, Window};
use crate::steps::Steps;
use crate::wasm::{self, Flavour};
use crate::{check, dist, mutants, npm, process, project, puzzles, size, sources, times};
use anyhow::Result;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where tests of the wasm's own interface lie: they run in Node, without a browser.
const BOUNDARY: &str = "tests/boundary";

/// `cargo xtask test`.
pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    if arguments.switch("--times") {
        arguments.finish()?;
        return times::print();
    }
    if arguments.switch("mutants") {
        return mutants::run(arguments);
    }
    let scope = if arguments.switch("--thorough") { Scope::Thorough } else { Scope::Default };
    let [quick, rust, page, browser] =
        ["quick", "rust", "page", "browser"].map(|part| arguments.switch(part));
    if browser
        && !rust
        && !page
        && let Some(run) = one(&mut arguments)?
    {
        return run();
    }
    arguments.finish()?;
    let mut steps = Steps::default();
    if quick {
        between_edits(&mut steps);
        return steps.finish();
    }
    let all = !(rust || page || browser);
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
            without_browser(&mut steps, scope, packages && built);
        }
        let finished = site(&mut steps, packages && built);
        if all || browser {
            in_browsers(&mut steps, scope, packages && built && finished);
            times::print_slowest();
        }
    }
    steps.finish()
}

/// `cargo xtask test browser` with a title or an engine: what that runs, or `None` when neither was named.
fn one(arguments: &mut Arguments) -> Result<Option<impl FnOnce() -> Result<()> + use<>>, Misuse> {
    let engine = match arguments.value("--engine")? {
        None => None,
        Some(name) => Some(Engine::named(&name).ok_or_else(|| {
            Misuse(format!("There is no engine `{name}` here: there are chromium, firefox, webkit and dom."))
        })?),
    };
    let mut watch = Watch::default();
    if arguments.switch("--headed") {
        watch.window = Window::Seen;
    }
    if arguments.switch("--trace") {
        watch.trace = Trace::Kept;
    }
    let title = arguments.word();
    if title.is_none() && engine.is_none() {
        return Ok(None);
    }
    std::mem::replace(arguments, Arguments::new([])).finish()?;
    Ok(Some(move || {
        npm::packages()?;
        wasm::build(Flavour::Release)?;
        let scope = title.as_deref().map_or(Scope::Default, Scope::Named);
        let engine = engine.unwrap_or(Engine::Chromium);
        playwright::run(engine, engine.place(watch.window)?, scope, watch)
    }))
}

/// What changes most often, in under a minute once everything is built.
fn between_edits(steps: &mut Steps) {
    let cargo = |words: &[&str]| process::run(process::cargo().args(words));
    steps.run("tests of the engine", || {
        cargo(&["test", "--quiet", "--package", "katro", "--no-fail-fast", "--lib", "--tests"])
    });
    let packages = steps.run("npm packages", npm::packages);
    let built = steps.run("engine for the browser", || wasm::build(Flavour::Release));
    boundary(steps, built);
    without_browser(steps, Scope::Quick, packages && built);
    in_browser(steps, "one visit in Chromium", Engine::Chromium, Scope::Quick, packages && built);
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

fn without_browser(steps: &mut Steps, scope: Scope, ready: bool) {
    // Before a release the same tests run in every browser.
    if scope != Scope::Thorough {
        in_browser(steps, "tests of the page without a browser", Engine::Dom, scope, ready);
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

fn in_browsers(steps: &mut Steps, scope: Scope, ready: bool) {
    for (name, engine) in [
        ("tests in Chromium", Engine::Chromium),
        ("tests in a window with scroll bars", Engine::Window),
        ("tests in Firefox", Engine::Firefox),
        ("tests in WebKit", Engine::Webkit),
    ] {
        in_browser(steps, name, engine, scope, ready);
    }
}

fn in_browser(steps: &mut Steps, name: &'static str, engine: Engine, scope: Scope, ready: bool) {
    if !ready {
        return steps.skip(name, "for want of a page, an engine or the npm packages");
    }
    match engine.place(Window::Unseen) {
        Ok(Place::Missing(why)) => steps.skip(name, why),
        place => {
            steps.run(name, || playwright::run(engine, place?, scope, Watch::default()));
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
