//! Puts the site's many modules together into few, by esbuild.

use crate::offline::{self, Offline};
use crate::references::{Reference, Way};
use crate::sources::{self, Source, Sources, kind, slashed};
use crate::{npm, process, project};
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Where the release is written, in modules and in pages, as long as they are sources.
const UNRELEASED: &str = "\"source\"";

/// The module that knows the release, and whether it may be kept for times without a network.
const RELEASE: &str = "www/release.js";
const KEPT: &str = "\"keep\"";
const ENDED: &str = "\"end\"";

/// Where the languages lie. They are fetched long after the rest, so each says of which release it is.
const WORDS: &str = "www/words";

/// What the bundles of the site are made in, and from what.
pub(crate) struct Bundle {
    staged: PathBuf,
    made: PathBuf,
}

impl Bundle {
    /// A place for bundles of one purpose, empty.
    pub(crate) fn new(purpose: &str) -> Result<Bundle> {
        let folder = project::target().join("bundle").join(purpose);
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        let bundle = Bundle { staged: folder.join("staged"), made: folder.join("made") };
        fs::create_dir_all(&bundle.made)?;
        Ok(bundle)
    }

    /// The site with few modules, as a folder like the project's. The doors stay modules of their own.
    pub(crate) fn site(
        &self,
        from: &Sources,
        doors: &[PathBuf],
        release: &str,
        offline: Offline,
    ) -> Result<&Path> {
        self.stage(from, release, |target, rest| {
            let made = if kind(target) == "js" { flat(target) } else { target.to_owned() };
            // Every module lies in www/, and the pages above it.
            let name = match made.strip_prefix("www") {
                Ok(inside) => format!("./{}", slashed(inside)),
                Err(_) => format!("../{}", slashed(&made)),
            };
            let address = format!("new URL(\"{name}{rest}\", import.meta.url)");
            // Of another version, the engine would be called by the wrong names, and answer.
            Ok(match kind(target) {
                "wasm" => {
                    let integrity = offline::integrity(&from[target].bytes);
                    format!("fetch({address}, {{ integrity: \"{integrity}\" }})")
                }
                _ => address,
            })
        })?;
        if offline == Offline::End {
            let file = self.staged.join(RELEASE);
            fs::write(&file, fs::read_to_string(&file)?.replace(KEPT, ENDED))?;
        }
        let entries: Vec<Value> = entries(from, doors)?
            .iter()
            .map(|path| json!({ "in": format!("./{}", slashed(path)), "out": slashed(&flat(path).with_extension("")) }))
            .collect();
        self.build(json!({
            "entryPoints": entries, "bundle": true, "splitting": true, "format": "esm",
            "chunkNames": "www/shared-[hash]",
        }))?;
        for (path, source) in from.iter().filter(|(path, _)| kind(path) != "js") {
            let file = self.made.join(path);
            fs::create_dir_all(file.parent().unwrap_or(&self.made))?;
            fs::write(file, stamped(path, &source.bytes, release)?)?;
        }
        let styles: Vec<Value> = from
            .keys()
            .filter(|path| kind(path) == "css")
            .map(|path| json!({ "in": format!("./{}", slashed(path)), "out": slashed(&path.with_extension("")) }))
            .collect();
        self.build(json!({ "entryPoints": styles, "bundle": false }))?;
        Ok(&self.made)
    }

    /// One module, with all that it imports inside it.
    pub(crate) fn module(&self, entry: &Path) -> Result<String> {
        let out = slashed(&flat(entry).with_extension(""));
        self.build(json!({
            "entryPoints": [{ "in": format!("./{}", slashed(entry)), "out": out }], "bundle": true, "format": "esm",
        }))?;
        Ok(fs::read_to_string(self.made.join(flat(entry)))?)
    }

    /// Lays the modules and styles ready for esbuild, every address in them as `address` writes it.
    pub(crate) fn stage(
        &self,
        from: &Sources,
        release: &str,
        address: impl Fn(&Path, &str) -> Result<String>,
    ) -> Result<()> {
        for (path, source) in from.iter().filter(|(path, _)| matches!(kind(path), "js" | "css")) {
            let mut text = String::from_utf8(stamped(path, &source.bytes, release)?)?;
            let mut made = source.references.clone();
            made.retain(|reference| reference.way == Way::Address);
            made.sort_by_key(|reference| std::cmp::Reverse(reference.at));
            for Reference { path: name, at, .. } in made {
                let target = sources::resolve(path, &name)?;
                let rest = &name[name.find(['?', '#']).unwrap_or(name.len())..];
                let (start, end) = expression(&text, at).context("an address is not where it was found")?;
                text.replace_range(start..end, &address(&target, rest)?);
            }
            if path.starts_with(WORDS) {
                text = format!("{text}export const release = \"{release}\";\n");
            }
            let file = self.staged.join(path);
            fs::create_dir_all(file.parent().unwrap_or(&self.staged))?;
            fs::write(file, text)?;
        }
        Ok(())
    }

    fn build(&self, mut options: Value) -> Result<()> {
        let always = json!({
            "minify": true, "target": "es2022", "charset": "utf8", "legalComments": "none", "logLevel": "warning",
            "absWorkingDir": self.staged, "outdir": self.made,
        });
        let (Some(options), Value::Object(always)) = (options.as_object_mut(), always) else {
            bail!("options are an object");
        };
        options.extend(always);
        let options = Value::Object(options.clone()).to_string();
        process::run(npm::script("bundle.js").arg(options))
    }
}

/// The site's name for what it is made of; where it is written, it takes the place of a word.
pub(crate) fn release(sources: &Sources) -> String {
    let all =
        sources.iter().map(|(path, source): (&PathBuf, &Source)| (path.as_path(), source.bytes.as_slice()));
    format!("{:012x}", sources::mark(all) >> 16)
}

/// A file with the release written into it.
fn stamped(path: &Path, bytes: &[u8], release: &str) -> Result<Vec<u8>> {
    if kind(path) != "html" && path != Path::new(RELEASE) {
        return Ok(bytes.to_vec());
    }
    Ok(std::str::from_utf8(bytes)?.replace(UNRELEASED, &format!("\"{release}\"")).into_bytes())
}

/// Every module that a browser asks for by name: from a page, by its address, or while another one runs.
fn entries(sources: &Sources, doors: &[PathBuf]) -> Result<BTreeSet<PathBuf>> {
    let mut found: BTreeSet<PathBuf> = doors.iter().filter(|path| kind(path) == "js").cloned().collect();
    for (path, source) in sources {
        for reference in &source.references {
            let target = sources::resolve(path, &reference.path)?;
            if kind(&target) == "js" && (kind(path) == "html" || reference.way != Way::Import) {
                if kind(path) == "html" && flat(&target) != target {
                    bail!("{} names {}, which lies too deep for a page", slashed(path), slashed(&target));
                }
                found.insert(target);
            }
        }
    }
    Ok(found)
}

/// What a module becomes when all modules lie in one folder: `www/words/mg.js` is `www/words-mg.js`.
pub(crate) fn flat(path: &Path) -> PathBuf {
    let inside = path.strip_prefix("www").unwrap_or(path);
    Path::new("www").join(slashed(inside).replace('/', "-"))
}

/// Where `new URL("…", import.meta.url)` begins and ends, around the place of its name.
fn expression(text: &str, at: usize) -> Option<(usize, usize)> {
    let start = text[..at].rfind("new")?;
    let end = at + text[at..].find("import.meta.url")?;
    Some((start, end + text[end..].find(')')? + 1))
}

#[cfg(test)]
mod tests {
    use super::{entries, expression, flat};
    use crate::sources::{Source, Sources, read};
    use std::path::{Path, PathBuf};

    #[test]
    fn an_address_is_found_whole() {
        let text = "x = f(new URL( 'a.wasm' , import.meta.url ), 1)";
        let (start, end) = expression(text, text.find("a.wasm").unwrap()).unwrap();
        assert_eq!(&text[start..end], "new URL( 'a.wasm' , import.meta.url )");
    }

    #[test]
    fn a_module_asked_for_by_name_stays_a_file() {
        let sources: Sources = [
            ("index.html", "<script type=module src=www/page.js></script>"),
            ("www/page.js", "import './a.js'; import('./words/mg.js'); new URL('b.js', import.meta.url)"),
            ("www/define.js", "import './a.js'"),
        ]
        .into_iter()
        .map(|(path, text)| {
            let path = PathBuf::from(path);
            let references = read(&path, text.as_bytes()).unwrap();
            (path, Source { bytes: text.into(), references })
        })
        .collect();
        let found: Vec<PathBuf> =
            entries(&sources, &[PathBuf::from("www/define.js")]).unwrap().into_iter().collect();
        let wanted = ["www/b.js", "www/define.js", "www/page.js", "www/words/mg.js"];
        assert_eq!(found, wanted.map(PathBuf::from));
        assert_eq!(flat(Path::new("www/words/mg.js")), Path::new("www/words-mg.js"));
    }
}
