//! Makes the finished site: files for any web host, each name carrying its contents' mark.
//!
//! A file whose name never changes its meaning can be kept by browsers for ever; only the pages and `katro.js`
//! have to be asked for again.

use crate::arguments::Arguments;
use crate::references::{self, Reference};
use crate::wasm::{self, Flavour};
use crate::{notices, pack, project, tokens};
use anyhow::{Context, Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

/// The module that registers the element: what a page that embeds the game wants.
const ENTRY: &str = "www/define.js";

/// What the entry is called in the finished site, in this version and in the next.
pub(crate) const STABLE_ENTRY: &str = "katro.js";

const LICENCES: [&str; 2] = ["LICENSE-MIT", "LICENSE-APACHE"];

/// A file of the site, before it gets its name.
struct Source {
    bytes: Vec<u8>,
    references: Vec<Reference>,
}

/// Every file of the site by its path in the project.
type Sources = BTreeMap<PathBuf, Source>;

/// `cargo xtask dist`.
pub(crate) fn run(arguments: Arguments) -> Result<()> {
    arguments.finish()?;
    wasm::build(Flavour::Release)?;
    make()
}

/// Where the finished site goes.
pub(crate) fn folder() -> PathBuf {
    project::target().join("dist")
}

/// Makes the finished site from what lies in the project.
pub(crate) fn make() -> Result<()> {
    let _alone = project::lock("dist")?;
    let (from, to) = (project::root(), folder());
    let sources = gather(&from)?;
    let names: BTreeMap<&Path, PathBuf> =
        sources.keys().map(|path| (path.as_path(), name(path, &sources))).collect();
    if to.exists() {
        fs::remove_dir_all(&to)?;
    }
    for (path, source) in &sources {
        let bytes = renamed(path, source, &names)?;
        // What is explained to whoever reads the sources is a third of what visitors would download.
        let bytes =
            if kind(path) == "js" { tokens::bare(std::str::from_utf8(&bytes)?).into_bytes() } else { bytes };
        write(&to.join(&names[path.as_path()]), &bytes)?;
    }
    let entry = names.get(Path::new(ENTRY)).with_context(|| format!("no {ENTRY}"))?;
    let entry = format!(
        "// Registers <katro-board>. This name stays; the files behind it change.\nexport * from './{}';\n",
        slashed(entry)
    );
    write(&to.join(STABLE_ENTRY), entry.as_bytes())?;
    for licence in LICENCES {
        fs::copy(from.join(licence), to.join(licence)).with_context(|| format!("no {licence}"))?;
    }
    fs::write(to.join("THIRD-PARTY.txt"), notices::gather()?)?;
    let files = verify(&to)?;
    for unused in unused(&from, &sources)? {
        println!("note: nothing names {}, so it is not in the site", slashed(&unused));
    }
    println!("the finished site, {files} files beside their packed twins, is in {}", to.display());
    Ok(())
}

/// Follows every name from the pages and the entry to the files of the site.
fn gather(from: &Path) -> Result<Sources> {
    let mut waiting = vec![PathBuf::from(ENTRY)];
    for file in fs::read_dir(from)?.flatten() {
        let name = PathBuf::from(file.file_name());
        if kind(&name) == "html" {
            waiting.push(name);
        }
    }
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

/// What a file is called in the finished site. Pages keep the names that people know.
fn name(path: &Path, sources: &Sources) -> PathBuf {
    if kind(path) == "html" {
        return path.to_owned();
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}.{:012x}.{}", mark(path, sources) >> 16, kind(path)))
}

/// A number that changes when the file does, or any file that it leads to, for their names are written in it.
fn mark(path: &Path, sources: &Sources) -> u64 {
    let mut reached = BTreeSet::new();
    let mut waiting = vec![path.to_owned()];
    while let Some(path) = waiting.pop() {
        if let Some(source) = sources.get(&path)
            && reached.insert(path.clone())
        {
            waiting.extend(
                source.references.iter().filter_map(|reference| resolve(&path, &reference.path).ok()),
            );
        }
    }
    // FNV-1a: it has to differ between versions, not to withstand anybody.
    reached
        .iter()
        .flat_map(|path| slashed(path).into_bytes().into_iter().chain(sources[path].bytes.iter().copied()))
        .fold(0xcbf2_9ce4_8422_2325, |mark, byte| (mark ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A file's contents with the new names of the files that it names.
fn renamed(path: &Path, source: &Source, names: &BTreeMap<&Path, PathBuf>) -> Result<Vec<u8>> {
    let mut bytes = source.bytes.clone();
    let mut references = source.references.clone();
    references.sort_by_key(|reference| std::cmp::Reverse(reference.at));
    for Reference { path: name, at, .. } in references {
        let target = resolve(path, &name)?;
        // Folders stay as they are, so only the last part of a name changes.
        let (file, rest) = name.split_at(name.find(['?', '#']).unwrap_or(name.len()));
        let folder = file.rfind('/').map_or("", |slash| &file[..=slash]);
        let new = names[target.as_path()].file_name().unwrap_or_default().to_string_lossy();
        if !file.is_empty() && !file.ends_with('/') {
            bytes.splice(at..at + name.len(), format!("{folder}{new}{rest}").into_bytes());
        }
    }
    Ok(bytes)
}

/// Writes a file and its packed twins.
fn write(file: &Path, bytes: &[u8]) -> Result<()> {
    fs::create_dir_all(file.parent().unwrap_or(Path::new(".")))?;
    fs::write(file, bytes)?;
    // Pictures, letters and sounds are packed already.
    if matches!(kind(file), "html" | "css" | "js" | "wasm" | "svg" | "json" | "webmanifest") {
        fs::write(pack::twin(file, "br"), pack::brotli(bytes)?)?;
        fs::write(pack::twin(file, "gz"), pack::gzip(bytes)?)?;
    }
    Ok(())
}

/// Reads the finished site as a browser would, and makes sure that every name in it leads to a file of it.
fn verify(folder: &Path) -> Result<usize> {
    let files = files(folder, Path::new(""))?;
    let mut count = 0;
    for path in files.iter().filter(|path| !matches!(kind(path), "br" | "gz")) {
        count += 1;
        for reference in read(path, &fs::read(folder.join(path))?)? {
            if !files.contains(&resolve(path, &reference.path)?) {
                bail!("in the finished site, {} names {}, which is not there", slashed(path), reference.path);
            }
        }
    }
    Ok(count)
}

/// What lies in `www/` but is named by nobody. Types and notes are for people who build, not for visitors.
fn unused(from: &Path, sources: &Sources) -> Result<Vec<PathBuf>> {
    let files = files(&from.join("www"), Path::new("www"))?;
    let is_stray = |path: &PathBuf| !sources.contains_key(path) && !matches!(kind(path), "ts" | "md" | "");
    Ok(files.into_iter().filter(is_stray).collect())
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
