//! Gives the engine's readers and its rules whatever a fuzzer can think of, for so many seconds each.

use crate::arguments::Arguments;
use crate::{process, project};
use anyhow::{Context, Result, bail};
use std::fs;

/// `cargo xtask fuzz SECONDS`.
pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let seconds: u32 = arguments.count("SECONDS")?;
    arguments.finish()?;
    if process::find("cargo-fuzz").is_none() {
        bail!("cargo-fuzz is not installed; to get it: cargo install cargo-fuzz --locked");
    }
    for target in targets()? {
        println!("\n{target}: {seconds} s");
        // The fuzzer's instrumentation needs the nightly compiler, which rustup's own cargo chooses.
        let mut fuzz = std::process::Command::new("cargo");
        fuzz.args(["+nightly", "fuzz", "run", "--fuzz-dir", "tests/fuzz", &target, "--"])
            .arg(format!("-max_total_time={seconds}"))
            .current_dir(project::root())
            // This program runs under the stable toolchain and would hand it on.
            .env_remove("RUSTUP_TOOLCHAIN")
            .env_remove("CARGO");
        process::run(&mut fuzz).with_context(|| {
            format!("{target} found a fault; its input lies in tests/fuzz/artifacts/{target}/")
        })?;
    }
    Ok(())
}

fn targets() -> Result<Vec<String>> {
    let mut targets = Vec::new();
    for entry in fs::read_dir(project::root().join("tests/fuzz/fuzz_targets"))? {
        let path = entry?.path();
        targets.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
    }
    targets.sort();
    Ok(targets)
}
