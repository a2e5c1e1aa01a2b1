//! Makes the element a package that can be published as it is, for people who build pages with npm.

use crate::bundle::Bundle;
use crate::offline::Offline;
use crate::sources::{self, slashed};
use crate::{dist, notices, project};
use anyhow::{Context, Result};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};

const NAME: &str = "katro-board";

/// The element without a side effect, and the module that registers it.
const ELEMENT: &str = "www/katro-board.js";

const README: &str = include_str!("../package/README.md");
const TYPES: &str = include_str!("../package/katro-board.d.ts");

/// Where the package goes.
pub(crate) fn folder() -> PathBuf {
    project::target().join("dist-npm").join(NAME)
}

/// Makes the package from what lies in the project.
pub(crate) fn make(release: &str) -> Result<()> {
    let (from, to) = (project::root(), folder());
    // The page comes along, because links and codes of a board lead to it; it keeps nothing, for its host is another.
    let doors = [sources::ENTRY, ELEMENT].map(PathBuf::from);
    let sources = sources::gather(&from, &doors)?;
    let bundle = Bundle::new("package")?;
    let made = sources::gather(bundle.site(&sources, &doors, release, Offline::End)?, &doors)?;
    if to.exists() {
        fs::remove_dir_all(&to)?;
    }
    let write = |path: &Path, bytes: &[u8]| -> Result<()> {
        let file = to.join(path);
        fs::create_dir_all(file.parent().unwrap_or(&to))?;
        Ok(fs::write(file, bytes)?)
    };
    for (path, source) in &made {
        write(path, &source.bytes)?;
    }
    let element = format!("export * from \"./{ELEMENT}\";\n");
    let define = format!("import \"./{}\";\n", sources::ENTRY);
    let texts = [
        ("katro-board.js", element.as_str()),
        ("define.js", &define),
        ("katro-board.d.ts", TYPES),
        ("define.d.ts", "import \"./katro-board.js\";\n"),
        ("README.md", README),
        ("THIRD-PARTY.txt", &notices::gather()?),
        ("package.json", &about()?),
    ];
    for (path, text) in texts {
        write(Path::new(path), text.as_bytes())?;
    }
    for licence in dist::LICENCES {
        fs::copy(from.join(licence), to.join(licence)).with_context(|| format!("no {licence}"))?;
    }
    println!("the element as an npm package is in {}", to.display());
    Ok(())
}

/// What npm wants to know.
fn about() -> Result<String> {
    let about = json!({
        "name": NAME,
        "version": version(&fs::read_to_string(project::root().join("Cargo.toml"))?)?,
        "description": "A game of Katro, the six-row sowing game of the Betsileo of Madagascar, as a custom element",
        "keywords": ["katro", "mancala", "board-game", "custom-element", "web-component"],
        "license": "MIT OR Apache-2.0",
        "type": "module",
        "exports": {
            ".": { "types": "./katro-board.d.ts", "default": "./katro-board.js" },
            "./define": { "types": "./define.d.ts", "default": "./define.js" },
            "./package.json": "./package.json",
        },
        "sideEffects": ["./define.js", format!("./{}", slashed(Path::new(sources::ENTRY)))],
        "files": ["www", "*.html", "*.js", "*.d.ts", "LICENSE-*", "THIRD-PARTY.txt"],
    });
    Ok(format!("{about:#}\n"))
}

/// The version that the engine's manifest states.
fn version(manifest: &str) -> Result<&str> {
    let stated = manifest.lines().find_map(|line| line.strip_prefix("version = \""));
    stated.and_then(|rest| rest.strip_suffix('"')).context("Cargo.toml states no version")
}

#[cfg(test)]
mod tests {
    use super::version;

    #[test]
    fn the_version_is_the_engines() {
        assert_eq!(version("[package]\nname = \"katro\"\nversion = \"0.1.0\"\n").unwrap(), "0.1.0");
        assert!(version("[package]").is_err());
    }
}
