//! Keeps what a visitor downloads within a budget.

use crate::arguments::Arguments;
use crate::offline::Offline;
use crate::references::When;
use crate::wasm::{self, Flavour};
use crate::{dist, npm, pack, single, sources};
use anyhow::{Context, Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The most that a visitor who opens the page may download, packed by brotli, in bytes.
const BUDGET: u64 = 150_000;

/// The most that the game in one file may weigh, as it is, in bytes.
const SINGLE: u64 = 700_000;

/// Where a visit begins: with the page, or with somebody else's page that holds the element.
const DOORS: [&str; 2] = ["index.html", dist::STABLE_ENTRY];

/// A finished file: what it weighs, and what it names.
struct File {
    plain: u64,
    packed: u64,
    names: Vec<(PathBuf, When)>,
}

type Files = BTreeMap<PathBuf, File>;

/// `cargo xtask size`.
pub(crate) fn run(arguments: Arguments) -> Result<()> {
    arguments.finish()?;
    npm::packages()?;
    wasm::build(Flavour::Release)?;
    dist::make(Offline::Keep, None)?;
    weigh()
}

/// Weighs the finished site.
///
/// # Errors
///
/// When it is over the budget.
pub(crate) fn weigh() -> Result<()> {
    let files = read(&dist::folder())?;
    let (at_once, later) = at_once(&files, DOORS.map(PathBuf::from));
    println!("{:<12} {:>5} {:>9} {:>9}", "at once", "files", "bytes", "brotli");
    let kinds: BTreeSet<&str> = at_once.iter().map(|path| sources::kind(path)).collect();
    for kind in kinds {
        let of_kind = || at_once.iter().filter(|path| sources::kind(path) == kind).map(|path| &files[path]);
        let plain: u64 = of_kind().map(|file| file.plain).sum();
        println!("{kind:<12} {:>5} {plain:>9} {:>9}", of_kind().count(), weight(of_kind()));
    }
    let total = weight(at_once.iter().map(|path| &files[path]));
    println!("total {total:>32}, of {BUDGET}");
    println!("\n{:<12} {:>5} {:>19}", "when wanted", "files", "brotli");
    for (door, brought) in followed(&files, &at_once, later) {
        let packed = weight(brought.iter().map(|path| &files[path]));
        println!("{:<12} {:>5} {packed:>19}  {}", "", brought.len(), door.display());
    }
    let single = files.get(Path::new(single::PAGE)).with_context(|| format!("no {}", single::PAGE))?.plain;
    println!("\n{} {single:>22}, of {SINGLE}", single::PAGE);
    if total > BUDGET {
        bail!("the page is {} bytes over its budget", total - BUDGET);
    }
    if single > SINGLE {
        bail!("{} is {} bytes over its budget", single::PAGE, single - SINGLE);
    }
    Ok(())
}

fn weight<'a>(files: impl Iterator<Item = &'a File>) -> u64 {
    files.map(|file| file.packed).sum()
}

/// Every file of the finished site that is no packed twin of another.
fn read(folder: &Path) -> Result<Files> {
    let all = sources::files(folder, Path::new(""))?;
    let mut files = Files::new();
    for path in all.iter().filter(|path| !matches!(sources::kind(path), "br" | "gz")) {
        let bytes = fs::read(folder.join(path))?;
        let twin = pack::twin(path, "br");
        let plain = bytes.len() as u64;
        let packed = if all.contains(&twin) { fs::metadata(folder.join(twin))?.len() } else { plain };
        let names = sources::read(path, &bytes)?.into_iter();
        let names = names.map(|name| Ok((sources::resolve(path, &name.path)?, name.way.when())));
        files.insert(path.clone(), File { plain, packed, names: names.collect::<Result<_>>()? });
    }
    for door in DOORS {
        files.get(Path::new(door)).with_context(|| format!("the finished site has no {door}"))?;
    }
    Ok(files)
}

/// What is fetched as soon as one of the doors is, and which files these name for later.
fn at_once(
    files: &Files,
    doors: impl IntoIterator<Item = PathBuf>,
) -> (BTreeSet<PathBuf>, BTreeSet<PathBuf>) {
    let (mut reached, mut later) = (BTreeSet::new(), BTreeSet::new());
    let mut waiting: Vec<PathBuf> = doors.into_iter().collect();
    while let Some(path) = waiting.pop() {
        let Some(file) = files.get(&path) else { continue };
        if reached.insert(path) {
            for (name, when) in &file.names {
                match when {
                    When::AtOnce => waiting.push(name.clone()),
                    When::Later => drop(later.insert(name.clone())),
                }
            }
        }
    }
    later.retain(|path| !reached.contains(path));
    (reached, later)
}

/// Each file that is fetched later, with all that comes with it and is not there yet; and so on from there.
fn followed(
    files: &Files,
    there: &BTreeSet<PathBuf>,
    later: BTreeSet<PathBuf>,
) -> BTreeMap<PathBuf, BTreeSet<PathBuf>> {
    let mut found = BTreeMap::new();
    let mut waiting: Vec<PathBuf> = later.into_iter().collect();
    while let Some(door) = waiting.pop() {
        if found.contains_key(&door) || !files.contains_key(&door) {
            continue;
        }
        let (mut brought, further) = at_once(files, [door.clone()]);
        brought.retain(|path| !there.contains(path));
        waiting.extend(further.into_iter().filter(|path| !there.contains(path)));
        found.insert(door, brought);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{File, Files, at_once, followed};
    use crate::references::When::{self, AtOnce, Later};
    use std::collections::BTreeSet;
    use std::path::PathBuf;

    fn site(files: &[(&str, &[(&str, When)])]) -> Files {
        let file = |names: &[(&str, When)]| File {
            plain: 2,
            packed: 1,
            names: names.iter().map(|&(name, when)| (PathBuf::from(name), when)).collect(),
        };
        files.iter().map(|(path, names)| (PathBuf::from(path), file(names))).collect()
    }

    fn paths(names: &[&str]) -> BTreeSet<PathBuf> {
        names.iter().map(PathBuf::from).collect()
    }

    #[test]
    fn what_is_imported_later_is_apart_with_all_that_only_it_needs() {
        let files = site(&[
            ("page", &[("a", AtOnce), ("lesson", Later)]),
            ("a", &[("page", AtOnce), ("b", AtOnce), ("b", Later)]),
            ("b", &[]),
            ("lesson", &[("b", AtOnce), ("pictures", AtOnce), ("puzzles", Later)]),
            ("pictures", &[]),
            ("puzzles", &[("a", Later)]),
        ]);
        let (there, later) = at_once(&files, [PathBuf::from("page")]);
        assert_eq!(there, paths(&["page", "a", "b"]));
        assert_eq!(later, paths(&["lesson"]));
        let followed = followed(&files, &there, later);
        assert_eq!(followed[&PathBuf::from("lesson")], paths(&["lesson", "pictures"]));
        assert_eq!(followed[&PathBuf::from("puzzles")], paths(&["puzzles"]));
        assert_eq!(followed.len(), 2);
    }
}
