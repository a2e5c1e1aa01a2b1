//! Shrinks the wasm with wasm-opt, if the browser tests' packages brought one. Never required.

use crate::{process, project};
use anyhow::Result;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the compiler's output uses. Named one by one, because the section that lists them may be gone.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-reference-types",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
];

/// How it is shrunk. The features are written down for tools that read the file; browsers do not, and a visitor would
/// download them. What Rust puts lowest in memory is the far end of the stack, so no address that is used is so low
/// that the sum of a base and an offset could be another one when it is folded.
const WORK: [&str; 5] =
    ["-O3", "--converge", "--low-memory-unused", "--strip-producers", "--strip-target-features"];

/// Finds npm's `binaryen`. Only that one: the versions that distributions carry fail on this output.
pub(crate) fn find() -> Option<PathBuf> {
    let script = project::browser().join("node_modules/binaryen/bin/wasm-opt");
    let script = if script.is_file() { script } else { script.with_extension("js") };
    (script.is_file() && process::find("node").is_some()).then_some(script)
}

/// Optimises a file in place.
pub(crate) fn run(script: &Path, file: &Path) -> Result<()> {
    let shrunk = file.with_extension("shrunk");
    process::run(
        Command::new("node").arg(script).args(WORK).args(FEATURES).arg(file).arg("-o").arg(&shrunk),
    )?;
    fs::rename(shrunk, file)?;
    Ok(())
}
