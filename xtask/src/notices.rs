//! Gathers the notices that must travel with the crates compiled into the wasm.

use crate::{process, project, wasm_std};
use anyhow::Result;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const PREFACE: &str = "The engine that this site carries (the .wasm file, and the module generated beside it) is compiled with\n\
    Rust's standard library, copyright The Rust Project Developers and others, under MIT or Apache-2.0,\n\
    and with the crates below, each under the licence named.\n";

/// The text of all notices.
pub(crate) fn gather() -> Result<String> {
    let printed = process::read(process::cargo().args([
        "tree",
        "--package=katro",
        "--features=web",
        "--edges=normal,no-proc-macro",
        "--prefix=none",
        "--format={p}|{l}|",
        "--target",
        wasm_std::TARGET,
    ]))?;
    let mut text = PREFACE.to_owned();
    // The tree names a crate as often as it is used; the set, once.
    for (name, version, licence) in printed.lines().filter_map(parse).collect::<BTreeSet<_>>() {
        text = format!("{text}\n---\n\n{name} {version}: {licence}\n");
        if let Some(notice) = notice(name, version) {
            text = format!("{text}\n{}\n", notice.trim());
        }
    }
    Ok(text)
}

/// Name, version and licence of a crate, from a line such as `serde v1.0.229|MIT OR Apache-2.0|`.
fn parse(line: &str) -> Option<(&str, &str, &str)> {
    let mut parts = line.split('|');
    let (package, licence) = (parts.next()?, parts.next()?);
    let (name, rest) = package.split_once(" v")?;
    // The game's own licences lie beside the notices.
    (name != "katro").then_some((name, rest.split(' ').next()?, licence))
}

/// The shorter of a crate's licences that it carries as a file.
fn notice(name: &str, version: &str) -> Option<String> {
    let folder = |registry: &PathBuf| registry.join(format!("{name}-{version}"));
    let folder = project::registries().iter().map(folder).find(|folder| folder.is_dir())?;
    ["LICENSE-MIT", "LICENSE", "LICENSE.md", "LICENSE.txt", "license-mit", "LICENSE-APACHE"]
        .iter()
        .find_map(|file| fs::read_to_string(Path::new(&folder).join(file)).ok())
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn a_line_of_the_tree_is_a_crate() {
        assert_eq!(
            parse("serde v1.0.229|MIT OR Apache-2.0| (*)"),
            Some(("serde", "1.0.229", "MIT OR Apache-2.0"))
        );
        assert_eq!(parse("katro v0.1.0 (/home/somebody/katro)|MIT OR Apache-2.0|"), None);
        assert_eq!(parse(""), None);
    }
}
