//! Tells a page's browser at once what it would find out file by file, each after a journey to the host.
//!
//! The engine is left out: where a host lets nothing be kept, Firefox would fetch it twice.

use crate::bundle::flat;
use crate::references::Way;
use crate::sources::{self, Sources, kind, slashed};
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The page that is made for the game. The examples beside it are for people to read.
const PAGE: &str = "index.html";

/// Writes into the page which modules and style sheets come with those that it names.
///
/// A module that the page has in it, and another asks for later, is a file of its own as well: `from` tells which.
pub(crate) fn hint(
    text: &[u8],
    from: &Sources,
    made: &Sources,
    names: &BTreeMap<&Path, PathBuf>,
) -> Result<Vec<u8>> {
    let text = std::str::from_utf8(text)?;
    let end = text.find("</head>").with_context(|| format!("{PAGE} has no head"))?;
    let (before, after) = text.split_at(text[..end].trim_end().len());
    let line = |path: &PathBuf| {
        let about = if kind(path) == "css" { "preload\" as=\"style" } else { "modulepreload" };
        format!("\n    <link rel=\"{about}\" href=\"{}\">", slashed(&names[path.as_path()]))
    };
    let lines: String = wanted(from, made)?.iter().map(line).collect();
    Ok(format!("{before}{lines}{after}").into_bytes())
}

/// The page whose head is written in.
pub(crate) fn is_hinted(page: &Path) -> bool {
    page == Path::new(PAGE)
}

/// What comes with the page, beside what it names itself.
fn wanted(from: &Sources, made: &Sources) -> Result<BTreeSet<PathBuf>> {
    let mut wanted = brought(made)?;
    let there = brought(from)?;
    for (path, file) in from {
        for reference in file.references.iter().filter(|reference| reference.way == Way::LateImport) {
            let target = sources::resolve(path, &reference.path)?;
            if there.contains(path) && there.contains(&target) {
                wanted.insert(flat(&target));
            }
        }
    }
    for reference in &made[Path::new(PAGE)].references {
        wanted.remove(&sources::resolve(Path::new(PAGE), &reference.path)?);
    }
    Ok(wanted)
}

/// Every module that a page's modules import before they run, and the style sheets whose addresses these make.
fn brought(files: &Sources) -> Result<BTreeSet<PathBuf>> {
    let (mut found, mut waiting) = (BTreeSet::new(), vec![PathBuf::from(PAGE)]);
    while let Some(path) = waiting.pop() {
        let Some(file) = files.get(&path) else { continue };
        for reference in &file.references {
            let target = sources::resolve(&path, &reference.path)?;
            let comes = match (reference.way, kind(&target)) {
                (Way::Part | Way::Import, "js") | (Way::Address, "css") => true,
                // A worker is no module of the page.
                _ => false,
            };
            if comes && found.insert(target.clone()) {
                waiting.push(target);
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::hint;
    use crate::sources::{Source, Sources, read};
    use std::path::{Path, PathBuf};

    fn site(files: &[(&str, &str)]) -> Sources {
        let file = |&(path, text): &(&str, &str)| {
            let path = PathBuf::from(path);
            let references = read(&path, text.as_bytes()).unwrap();
            (path, Source { bytes: text.into(), references })
        };
        files.iter().map(file).collect()
    }

    #[test]
    fn what_comes_at_once_is_hinted_at_and_nothing_else() {
        const PAGE: (&str, &str) = (
            "index.html",
            "<head>\n<link rel=stylesheet href=www/page.css><script type=module src=www/page.js></script>\n</head>",
        );
        let from = site(&[
            PAGE,
            ("www/page.css", ""),
            (
                "www/page.js",
                "import './board.js'; import './board/parts.js'; new URL('worker.js', import.meta.url)",
            ),
            ("www/board.js", "import('./board/parts.js'); import('./late.js')"),
            (
                "www/board/parts.js",
                "new URL('../a.wasm', import.meta.url); new URL('../a.css', import.meta.url)",
            ),
            ("www/late.js", "new URL('late.css', import.meta.url)"),
            ("www/worker.js", ""),
        ]);
        let made = site(&[
            PAGE,
            ("www/page.css", ""),
            (
                "www/page.js",
                "import './shared.js'; import('./late.js'); new URL('worker.js', import.meta.url)",
            ),
            (
                "www/shared.js",
                "import('./board-parts.js'); new URL('a.wasm', import.meta.url); new URL('a.css', import.meta.url)",
            ),
            ("www/board-parts.js", "import './shared.js'"),
            ("www/late.js", "new URL('late.css', import.meta.url)"),
            ("www/worker.js", ""),
        ]);
        let names = ["www/shared.js", "www/board-parts.js", "www/a.css"].map(Path::new);
        let names = names.into_iter().map(|path| (path, path.to_owned())).collect();
        let text = hint(PAGE.1.as_bytes(), &from, &made, &names).unwrap();
        let hints = concat!(
            "</script>\n    <link rel=\"preload\" as=\"style\" href=\"www/a.css\">",
            "\n    <link rel=\"modulepreload\" href=\"www/board-parts.js\">",
            "\n    <link rel=\"modulepreload\" href=\"www/shared.js\">\n</head>",
        );
        assert!(String::from_utf8(text).unwrap().ends_with(hints));
    }
}
