//! Makes the finished site: files for any web host, each name carrying its contents' mark.
//!
//! A file whose name never changes its meaning can be kept by browsers for ever; only the pages and the few files
//! of `STAYING` have to be asked for again.

use crate::arguments::Arguments;
use crate::bundle::{self, Bundle};
use crate::offline::Offline;
use crate::references::Reference;
use crate::sources::{self, Sources, files, kind, slashed};
use crate::wasm::{self, Flavour};
use crate::{notices, npm, oembed, offline, pack, package, preload, project, single};
use anyhow::{Context, Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What the entry is called in the finished site, in this version and in the next.
pub(crate) const STABLE_ENTRY: &str = "katro.js";

/// What is called the same in every version, because pages of another version ask for it.
const STAYING: [&str; 1] = ["www/rescue.js"];

pub(crate) const LICENCES: [&str; 2] = ["LICENSE-MIT", "LICENSE-APACHE"];

/// `cargo xtask dist`.
pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let offline = if arguments.switch("--without-offline") { Offline::End } else { Offline::Keep };
    let address = arguments.value("--address")?.map(|given| oembed::address(&given)).transpose()?;
    arguments.finish()?;
    npm::packages()?;
    wasm::build(Flavour::Release)?;
    make(offline, address.as_deref())?;
    if address.is_none() {
        println!(
            "for oEmbed, which needs the site's whole address, say --address https://example.org/katro/"
        );
    }
    Ok(())
}

/// Where the finished site goes.
pub(crate) fn folder() -> PathBuf {
    project::target().join("dist")
}

/// Makes the finished site from what lies in the project.
pub(crate) fn make(offline: Offline, address: Option<&str>) -> Result<()> {
    let _alone = project::lock("dist")?;
    let (from, to) = (project::root(), folder());
    let doors = sources::doors(&from)?;
    let sources = sources::gather(&from, &doors)?;
    let release = bundle::release(&sources);
    let bundle = Bundle::new("site")?;
    let made = sources::gather(bundle.site(&sources, &doors, &release, offline)?, &doors)?;
    let names: BTreeMap<&Path, PathBuf> =
        made.keys().map(|path| (path.as_path(), name(path, &made))).collect();
    if to.exists() {
        fs::remove_dir_all(&to)?;
    }
    for (path, source) in &made {
        let text = renamed(path, &source.bytes, &source.references, &names)?;
        let text =
            if preload::is_hinted(path) { preload::hint(&text, &sources, &made, &names)? } else { text };
        write(&to.join(&names[path.as_path()]), &text)?;
    }
    if let Some(address) = address {
        oembed::write(address, &sources, &to)?;
        let page = to.join("index.html");
        write(&page, &fs::read(&page)?)?;
    }
    let entry = names.get(Path::new(sources::ENTRY)).with_context(|| format!("no {}", sources::ENTRY))?;
    let entry = format!(
        "// Registers <katro-board>. This name stays; the files behind it change.\nexport * from './{}';\n",
        slashed(entry)
    );
    write(&to.join(STABLE_ENTRY), entry.as_bytes())?;
    write(&to.join(offline::WORKER), offline::worker(offline, &release, &from, &to)?.as_bytes())?;
    write(&to.join(single::PAGE), single::page(&sources, &release)?.as_bytes())?;
    for licence in LICENCES {
        fs::copy(from.join(licence), to.join(licence)).with_context(|| format!("no {licence}"))?;
    }
    fs::write(to.join("THIRD-PARTY.txt"), notices::gather()?)?;
    let files = verify(&to)?;
    for unused in sources::unused(&from, &sources)? {
        if !offline::SOURCES.contains(&slashed(&unused).as_str()) {
            println!("note: nothing names {}, so it is not in the site", slashed(&unused));
        }
    }
    package::make(&release)?;
    println!("the finished site, {files} files beside their packed twins, is in {}", to.display());
    Ok(())
}

/// What a file is called in the finished site. Pages keep the names that people know.
fn name(path: &Path, sources: &Sources) -> PathBuf {
    if kind(path) == "html" || STAYING.contains(&slashed(path).as_str()) {
        return path.to_owned();
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    // What esbuild added to tell such files apart is in the mark already, and no mark packs well.
    let stem = if stem.starts_with("shared-") { "shared" } else { &*stem };
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
            waiting
                .extend(source.references.iter().filter_map(|name| sources::resolve(&path, &name.path).ok()));
        }
    }
    let all = sources::mark(reached.iter().map(|path| (path.as_path(), sources[path].bytes.as_slice())));
    // Files that lead to each other reach the same.
    sources::mark([(path, all.to_le_bytes().as_slice())].into_iter())
}

/// A file's contents with the new names of the files that it names.
fn renamed(
    path: &Path,
    bytes: &[u8],
    references: &[Reference],
    names: &BTreeMap<&Path, PathBuf>,
) -> Result<Vec<u8>> {
    let mut bytes = bytes.to_vec();
    let mut references = references.to_vec();
    references.sort_by_key(|reference| std::cmp::Reverse(reference.at));
    for Reference { path: name, at, .. } in references {
        let target = sources::resolve(path, &name)?;
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
        for reference in sources::read(path, &fs::read(folder.join(path))?)? {
            if !files.contains(&sources::resolve(path, &reference.path)?) {
                bail!("in the finished site, {} names {}, which is not there", slashed(path), reference.path);
            }
        }
    }
    Ok(count)
}
