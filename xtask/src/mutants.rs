//! Makes one small mistake after the other in a copy of the project, and sees whether a test notices.
//!
//! A mistake that nothing notices is a test that is missing.

use crate::arguments::Arguments;
use crate::steps::Steps;
use crate::wasm::{self, Flavour};
use crate::{chromium, npm, playwright, process, project};
use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where the page's mistakes are listed: what stands in a file, what is put in its place, and which specs are about it.
const LISTS: &str = "tests/mutants";

/// One mistake in the page.
#[derive(Debug)]
struct Mistake {
    file: String,
    from: String,
    to: String,
    specs: Vec<String>,
}

/// What noticed a mistake, from the cheapest to the dearest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Noticed {
    /// `cargo xtask test quick` does.
    Quick,
    /// `cargo xtask test` does.
    Default,
    /// Only `cargo xtask test --thorough` does.
    Thorough,
    Never,
}

/// `cargo xtask test mutants`: those of the page, those of the engine, or both.
pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let [rust, page] = ["rust", "page"].map(|part| arguments.switch(part));
    arguments.finish()?;
    let mut steps = Steps::default();
    if page || !rust {
        steps.run("mistakes in the page", in_page);
    }
    if rust || !page {
        steps.run("mistakes in the engine", in_engine);
    }
    steps.finish()
}

/// The engine's mistakes are made by cargo-mutants; `.cargo/mutants.toml` says how.
fn in_engine() -> Result<()> {
    if process::find("cargo-mutants").is_none() {
        println!("Installing cargo-mutants with cargo (about three minutes).");
        process::run(process::cargo().args(["install", "--locked", "cargo-mutants"]))?;
    }
    let out = project::target().join("mutants");
    fs::create_dir_all(&out)?;
    process::run(process::cargo().args(["mutants", "--package", "katro", "--output"]).arg(out))
}

fn in_page() -> Result<()> {
    npm::packages()?;
    wasm::build(Flavour::Release)?;
    let mistakes = read()?;
    let copy = copy()?;
    let mut count = [0; 4];
    for (number, mistake) in mistakes.iter().enumerate() {
        let file = copy.join(&mistake.file);
        let right = fs::read_to_string(&file).with_context(|| mistake.file.clone())?;
        let times = right.matches(&mistake.from).count();
        ensure!(times == 1, "`{}` stands {times} times in {}, and not once", mistake.from, mistake.file);
        fs::write(&file, right.replacen(&mistake.from, &mistake.to, 1))?;
        let noticed = notice(&copy, mistake);
        fs::write(&file, right)?;
        let noticed = noticed?;
        count[noticed as usize] += 1;
        println!(
            "{:3} of {}  {:<9} {}: {} → {}",
            number + 1,
            mistakes.len(),
            format!("{noticed:?}").to_lowercase(),
            mistake.file,
            mistake.from.trim(),
            mistake.to.trim()
        );
    }
    let [quick, default, thorough, never] = count;
    println!(
        "\nOf {} mistakes {quick} are noticed by `test quick`, {} by `test`, {} by `test --thorough`.",
        mistakes.len(),
        quick + default,
        quick + default + thorough
    );
    if thorough + never > 0 {
        bail!("{} mistakes are not noticed by `cargo xtask test`", thorough + never);
    }
    Ok(())
}

fn read() -> Result<Vec<Mistake>> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(project::root().join(LISTS))?.flatten().map(|file| file.path()).collect();
    files.retain(|file| file.extension().is_some_and(|end| end == "json"));
    files.sort();
    let mut mistakes = Vec::new();
    for file in files {
        let list: Value =
            serde_json::from_str(&fs::read_to_string(&file)?).with_context(|| file.display().to_string())?;
        for one in list.as_array().with_context(|| format!("{} is no list", file.display()))? {
            let text = |name: &str| {
                let value = one[name].as_str().with_context(|| format!("no `{name}` in {one}"));
                value.map(str::to_owned)
            };
            let specs = text("specs")?.split_whitespace().map(str::to_owned).collect();
            mistakes.push(Mistake { file: text("file")?, from: text("from")?, to: text("to")?, specs });
        }
    }
    Ok(mistakes)
}

/// The project's files as they are, beside them the engine that was built, and the very same npm packages.
fn copy() -> Result<PathBuf> {
    let copy = project::target().join("mutants").join("tree");
    if copy.exists() {
        fs::remove_dir_all(&copy)?;
    }
    let mut git = Command::new("git");
    git.args(["ls-files", "--cached", "--others", "--exclude-standard"]).current_dir(project::root());
    let listed = process::read(&mut git)?;
    let built = fs::read_dir(project::package())?.flatten().map(|file| file.path());
    let built = built.filter_map(|file| file.strip_prefix(project::root()).map(Path::to_path_buf).ok());
    for file in listed.lines().map(PathBuf::from).chain(built) {
        let (from, to) = (project::root().join(&file), copy.join(&file));
        if from.is_file() {
            fs::create_dir_all(to.parent().context("a file without a folder")?)?;
            fs::copy(from, to)?;
        }
    }
    let packages = "tests/browser/node_modules";
    #[cfg(unix)]
    std::os::unix::fs::symlink(project::root().join(packages), copy.join(packages))?;
    #[cfg(not(unix))]
    bail!("{packages} is linked to, which is written for Unix only");
    Ok(copy)
}

/// The cheapest that notices: what the specs about it show without a browser, the rest of what is shown without one, and
/// those specs in Chromium.
fn notice(copy: &Path, mistake: &Mistake) -> Result<Noticed> {
    let none: &[String] = &[];
    for (noticed, scope, project, specs) in [
        (Noticed::Quick, "default", "dom", &mistake.specs[..]),
        (Noticed::Default, "default", "chromium", &mistake.specs[..]),
        (Noticed::Quick, "default", "dom", none),
        (Noticed::Thorough, "thorough", "chromium", &mistake.specs[..]),
    ] {
        if fails(copy, scope, project, specs)? {
            return Ok(noticed);
        }
    }
    Ok(Noticed::Never)
}

/// Whether a test fails.
fn fails(copy: &Path, scope: &str, project: &str, specs: &[String]) -> Result<bool> {
    let mut playwright = npm::tool("@playwright/test/cli.js");
    playwright.current_dir(copy.join("tests/browser"));
    playwright.args(["test", "--max-failures=1", "--reporter=line", "--pass-with-no-tests"]);
    playwright.arg(format!("--project={project}")).args(specs.iter().map(|spec| format!("/{spec}.spec.js")));
    // The server serves the copy.
    playwright::served(&mut playwright)?.env("CARGO_MANIFEST_DIR", copy.join("xtask"));
    playwright.env("KATRO_TESTS", scope);
    if project == "dom" {
        playwright.env("KATRO_DOM", "1");
    } else {
        playwright.env("KATRO_CHROMIUM", chromium::ensure()?);
    }
    let log = fs::File::create(copy.join("log.txt"))?;
    playwright.stdout(log.try_clone()?).stderr(log);
    Ok(process::run(&mut playwright).is_err())
}
