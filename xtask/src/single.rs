//! Makes the whole game one page that needs nothing but itself, to be opened from a folder or a stick.

use crate::bundle::Bundle;
use crate::pack;
use crate::references::Way;
use crate::site::media_type;
use crate::sources::{self, Source, Sources, kind, slashed};
use anyhow::{Context, Result, bail};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// What the page is called.
pub(crate) const PAGE: &str = "katro.html";

/// The page that it is made from.
const ORIGIN: &str = "index.html";

/// Hands out what lies in the page, as a server would.
const INSIDE: &str = include_str!("single.js");

/// What helps a page with its host, which this one has not.
const HOSTED: [&str; 2] = ["www/offline.js", "www/rescue.js"];

/// The page, with everything in it.
pub(crate) fn page(from: &Sources, release: &str) -> Result<String> {
    let sources = alone(from);
    let bundle = Bundle::new("single")?;
    bundle.stage(&sources, release, |target, _| address(&sources, target))?;
    let page = sources.get(Path::new(ORIGIN)).with_context(|| format!("no {ORIGIN}"))?;
    let mut text = std::str::from_utf8(&page.bytes)?.to_owned();
    let mut references = page.references.clone();
    references.sort_by_key(|reference| std::cmp::Reverse(reference.at));
    let mut modules = Vec::new();
    for reference in references {
        let target = sources::resolve(Path::new(ORIGIN), &reference.path)?;
        let tag = tag(&text, reference.at).with_context(|| format!("no tag around {}", reference.path))?;
        let instead = match kind(&target) {
            "css" => format!("<style>{}</style>", style(&sources, &target)?),
            "js" => {
                if !HOSTED.contains(&slashed(&target).as_str()) {
                    modules.push(bundle.module(&target)?);
                }
                String::new()
            }
            "svg" => text[tag.0..tag.1].replace(&reference.path, &data(&sources, &target)?),
            // It cannot be installed.
            "webmanifest" | "png" => String::new(),
            other => bail!("{ORIGIN} names a file that ends in {other}, which {PAGE} has no way to hold"),
        };
        text.replace_range(tag.0..tag.1, &instead);
    }
    let end = text.find("</head>").with_context(|| format!("{ORIGIN} has no head"))?;
    let (engine, workers) = held(&sources)?;
    let mut inside = vec![script("type=\"text/plain\" id=\"katro-engine\"", &engine)];
    for worker in workers {
        let about = format!("type=\"text/plain\" id=\"{}\"", slashed(&worker));
        inside.push(script(&about, &bundle.module(&worker)?));
    }
    // Packed, for languages are half of it.
    let [module] = modules.as_slice() else {
        bail!("{ORIGIN} has {} modules, and one is wanted", modules.len())
    };
    let module = BASE64_STANDARD.encode(pack::gzip(module.as_bytes())?);
    inside.push(script("type=\"text/plain\" id=\"katro-page\"", &module));
    inside.push(script("", INSIDE));
    text.insert_str(end, &inside.concat());
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    Ok(lines.collect::<Vec<_>>().join("\n") + "\n")
}

/// The same sources without what only a hosted page needs.
fn alone(from: &Sources) -> Sources {
    let same = |(path, source): (&PathBuf, &Source)| {
        let is_hosted = HOSTED.contains(&slashed(path).as_str());
        let bytes = if is_hosted { b"// Nothing.\n".to_vec() } else { source.bytes.clone() };
        let references = if is_hosted { Vec::new() } else { source.references.clone() };
        (path.clone(), Source { bytes, references })
    };
    from.iter().map(same).collect()
}

/// What stands for the address of a file that lies in the page.
fn address(sources: &Sources, target: &Path) -> Result<String> {
    match kind(target) {
        "wasm" => Ok("katroInside.engine()".to_owned()),
        // The page of the game is this one.
        "html" => Ok("new URL(location.href)".to_owned()),
        "js" => Ok(format!("katroInside.worker(\"{}\")", slashed(target))),
        _ => Ok(format!("new URL(\"{}\")", data(sources, target)?)),
    }
}

/// The engine, packed, and the modules that are workers.
fn held(sources: &Sources) -> Result<(String, BTreeSet<PathBuf>)> {
    let (mut engine, mut workers) = (String::new(), BTreeSet::new());
    for (path, source) in sources {
        for reference in source.references.iter().filter(|reference| reference.way == Way::Address) {
            let target = sources::resolve(path, &reference.path)?;
            match kind(&target) {
                "wasm" => engine = BASE64_STANDARD.encode(pack::gzip(&sources[&target].bytes)?),
                "js" => drop(workers.insert(target)),
                _ => {}
            }
        }
    }
    Ok((engine, workers))
}

/// A file as an address that holds it.
fn data(sources: &Sources, path: &Path) -> Result<String> {
    let source = sources.get(path).with_context(|| format!("no {}", slashed(path)))?;
    if !source.references.is_empty() {
        bail!("{} names other files, which {PAGE} has no way to hold", slashed(path));
    }
    let media_type = media_type(path).replace("; ", ";");
    Ok(format!("data:{media_type};base64,{}", BASE64_STANDARD.encode(&source.bytes)))
}

/// A style sheet as it is written into a page.
fn style(sources: &Sources, path: &Path) -> Result<String> {
    let source = sources.get(path).with_context(|| format!("no {}", slashed(path)))?;
    if !source.references.is_empty() {
        bail!("{} names other files, which {PAGE} has no way to hold", slashed(path));
    }
    Ok(std::str::from_utf8(&source.bytes)?.to_owned())
}

/// Where the tag around a place begins and ends; a script's tag ends with its closing one.
fn tag(text: &str, at: usize) -> Option<(usize, usize)> {
    let start = text[..at].rfind('<')?;
    let close = if text[start..].starts_with("<script") { "</script>" } else { ">" };
    Some((start, at + text[at..].find(close)? + close.len()))
}

/// A script's tag around its text, which must not end it before its time.
fn script(about: &str, text: &str) -> String {
    let text = text.replace("</script", "<\\/script").replace("<!--", "<\\!--");
    format!("<script {about}>{text}</script>\n")
}

#[cfg(test)]
mod tests {
    use super::{script, tag};

    #[test]
    fn a_tag_is_found_around_its_attribute() {
        let page = "<p><link rel=icon href='a.svg'><script src='b.js'></script>";
        let around = |name: &str| tag(page, page.find(name).unwrap()).map(|(start, end)| &page[start..end]);
        assert_eq!(around("a.svg"), Some("<link rel=icon href='a.svg'>"));
        assert_eq!(around("b.js"), Some("<script src='b.js'></script>"));
    }

    #[test]
    fn a_module_cannot_end_its_script() {
        assert_eq!(script("a", "'</script><!--'"), "<script a>'<\\/script><\\!--'</script>\n");
    }
}
