//! The files that the site is made of, found by following every name from its pages and its entry.

use crate::references::{self, Reference};
use anyhow::{Context, Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

/// The module that registers the element: what a page that embeds the game wants.
pub(crate) const ENTRY: &str = "www/define.js";

/// A file of the site, before it gets its name.
pub(crate) struct Source {
    pub bytes: Vec<u8>,
    pub references: Vec<Reference>,
}

/// Every file of the site by its path in the project.
pub(crate) type Sources = BTreeMap<PathBuf, Source>;

/// Every page, and what a page that embeds the game wants.
pub(crate) fn doors(from: &Path) -> Result<Vec<PathBuf>> {
    let mut doors = vec![PathBuf::from(ENTRY)];
    let names = fs::read_dir(from)?.flatten().map(|file| PathBuf::from(file.file_name()));
    doors.extend(names.filter(|name| kind(name) == "html"));
    Ok(doors)
}

/// Follows every name from the doors to the files of the site.
///
/// # Errors
///
/// When a name leads to nothing, or out of what is published.
pub(crate) fn gather(from: &Path, doors: &[PathBuf]) -> Result<Sources> {
    let mut waiting = doors.to_vec();
    let mut sources = Sources::new();
    while let Some(path) = waiting.pop() {
        if sources.contains_key(&path) {
            continue;
        }
        let bytes = fs::read(from.join(&path)).with_context(|| format!("no {}", slashed(&path)))?;
        let references = read(&path, &bytes)?;
        for reference in &references {
            let target = resolve(&path, &reference.path)?;
            if !from.join(&target).is_file() {
                bail!("{} names {}, which is not there", slashed(&path), reference.path);
            }
            if kind(&target) != "html" && !target.starts_with("www") {
                bail!("{} names {}, which lies outside www/", slashed(&path), reference.path);
            }
            waiting.push(target);
        }
        sources.insert(path, Source { bytes, references });
    }
    Ok(sources)
}

/// The files that a file names.
pub(crate) fn read(path: &Path, bytes: &[u8]) -> Result<Vec<Reference>> {
    let text = || std::str::from_utf8(bytes).with_context(|| format!("{} is no text", slashed(path)));
    let found = match kind(path) {
        "html" => references::in_page(text()?),
        "js" => references::in_module(text()?),
        "css" => Ok(references::in_style(text()?)),
        "webmanifest" => Ok(references::in_manifest(text()?)),
        _ => Ok(Vec::new()),
    };
    found.with_context(|| slashed(path))
}

/// What a file's name ends in.
pub(crate) fn kind(path: &Path) -> &str {
    path.extension().and_then(|end| end.to_str()).unwrap_or_default()
}

/// Where a name leads, seen from the file that holds it. Both are paths inside the site.
pub(crate) fn resolve(holder: &Path, name: &str) -> Result<PathBuf> {
    let file = name.split(['?', '#']).next().unwrap_or_default();
    let mut path = holder.parent().unwrap_or(Path::new("")).to_path_buf();
    for part in Path::new(file).components() {
        match part {
            Component::Normal(part) => path.push(part),
            Component::CurDir => {}
            Component::ParentDir if path.pop() => {}
            _ => bail!("{} names {name}, which leads out of the site", slashed(holder)),
        }
    }
    if file.ends_with('/') || path.as_os_str().is_empty() {
        path.push("index.html");
    }
    Ok(path)
}

/// What lies in `www/` but is named by nobody. Types and notes are for people who build, not for visitors.
pub(crate) fn unused(from: &Path, sources: &Sources) -> Result<Vec<PathBuf>> {
    let files = files(&from.join("www"), Path::new("www"))?;
    let is_stray = |path: &PathBuf| !sources.contains_key(path) && !matches!(kind(path), "ts" | "md" | "");
    Ok(files.into_iter().filter(is_stray).collect())
}

/// A number that changes when any of these does. FNV-1a: it has to differ between versions, not to withstand anybody.
pub(crate) fn mark<'a>(named: impl Iterator<Item = (&'a Path, &'a [u8])>) -> u64 {
    named
        .flat_map(|(path, bytes)| slashed(path).into_bytes().into_iter().chain(bytes.iter().copied()))
        .fold(0xcbf2_9ce4_8422_2325, |mark, byte| (mark ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Every file below a folder, each by its path after `prefix`.
pub(crate) fn files(folder: &Path, prefix: &Path) -> Result<BTreeSet<PathBuf>> {
    let mut found = BTreeSet::new();
    for file in fs::read_dir(folder).with_context(|| format!("no {}", folder.display()))? {
        let file = file?;
        let path = prefix.join(file.file_name());
        if file.file_type()?.is_dir() {
            found.extend(files(&file.path(), &path)?);
        } else {
            found.insert(path);
        }
    }
    Ok(found)
}

/// A path as a web address writes it.
pub(crate) fn slashed(path: &Path) -> String {
    path.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}
