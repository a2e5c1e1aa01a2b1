//! Finds every other file that a page, a style sheet or a module names.

use crate::tokens::{self, Token};
use anyhow::{Result, bail};

/// A file named by another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reference {
    /// The name as it is written, relative to the file that holds it.
    pub path: String,
    /// Where it is written, in bytes.
    pub at: usize,
    /// What the one file is to the other.
    pub way: Way,
}

/// How a file names another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// A module imports it, to be there before it runs.
    Import,
    /// A module imports it while it runs: `import("…")`.
    LateImport,
    /// A module makes its address: `new URL("…", import.meta.url)`.
    Address,
    /// A page or a style sheet is made of it.
    Part,
    /// A page only leads to it.
    Link,
}

/// When a browser fetches a file that another names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// With the file that names it.
    AtOnce,
    /// When somebody wants it.
    Later,
}

impl Way {
    /// When a browser that has the one file fetches the other.
    pub(crate) fn when(self) -> When {
        match self {
            // An address may be made long before it is used; most are used at once.
            Way::Import | Way::Address | Way::Part => When::AtOnce,
            Way::LateImport | Way::Link => When::Later,
        }
    }
}

/// The files that a module imports, or names by `new URL('…', import.meta.url)`.
///
/// # Errors
///
/// When a name is made while the module runs, so that nobody can know it before, or leads to another host.
pub(crate) fn in_module(source: &str) -> Result<Vec<Reference>> {
    use Token::{Mark, Opaque, Text, Word};
    let tokens = tokens::split(source);
    let mut found = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        // A property that happens to be called `import` or `from` is somebody else's.
        let is_property = index > 0 && tokens[index - 1] == Mark('.');
        let after = &tokens[index + 1..];
        match (token, after) {
            _ if is_property => {}
            (Word("from" | "import"), after @ [Text(path, at), ..])
            | (Word("import"), after @ [Mark('('), Text(path, at), ..]) => {
                let way = if after[0] == Mark('(') { Way::LateImport } else { Way::Import };
                if !path.starts_with("./") && !path.starts_with("../") {
                    bail!(
                        "imports `{path}`; only files of the site can be imported, by a path that begins with ./ or ../"
                    );
                }
                found.push(Reference { path: (*path).to_owned(), at: *at, way });
            }
            (Word("import"), [Mark('('), ..]) => {
                bail!("imports a name made at run time; write every name out: import('./words/mg.js')")
            }
            (
                Word("URL"),
                [
                    Mark('('),
                    name,
                    Mark(','),
                    Word("import"),
                    Mark('.'),
                    Word("meta"),
                    Mark('.'),
                    Word("url"),
                    ..,
                ],
            ) => match name {
                Text(path, at) => {
                    found.push(Reference { path: (*path).to_owned(), at: *at, way: Way::Address });
                }
                Opaque | Word(_) | Mark(_) => {
                    bail!("makes a URL from a name made at run time; write every name out")
                }
            },
            _ => {}
        }
    }
    Ok(found)
}

/// The files that a style sheet names by `url(…)` or `@import`.
pub(crate) fn in_style(source: &str) -> Vec<Reference> {
    let source = blanked(source, "/*", "*/");
    let mut found = Vec::new();
    for (start, opening) in source.match_indices("url(").chain(source.match_indices("@import")) {
        let from = start + opening.len();
        let rest = &source[from..];
        let inside = rest.trim_start().trim_start_matches(['"', '\'']);
        let end = inside.find(['"', '\'', ')', ';']).unwrap_or(inside.len());
        let path = inside[..end].trim_end();
        // `@import url(…)` was found by its `url(`.
        if is_file(path) && !path.starts_with("url(") {
            let at = from + (rest.len() - inside.len());
            found.push(Reference { path: path.to_owned(), at, way: Way::Part });
        }
    }
    found
}

/// The files that a page names: in attributes, and in the scripts and styles written into it.
///
/// # Errors
///
/// When the page would load something from another host, or a script in it cannot be read.
pub(crate) fn in_page(source: &str) -> Result<Vec<Reference>> {
    let source = &blanked(source, "<!--", "-->");
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(tag) = source[at..].find('<').map(|offset| at + offset) {
        let name: String = source[tag + 1..].chars().take_while(char::is_ascii_alphanumeric).collect();
        let (mut named, mut way) = (Vec::new(), Way::Part);
        let end = attributes(source, tag + 1 + name.len(), |attribute, value, at| match attribute {
            "src" | "href" | "poster" | "data" => named.push((value, at)),
            // What is only offered: to readers of another form, to a system's own screen.
            "rel" if matches!(value, "alternate" | "apple-touch-icon" | "manifest") => way = Way::Link,
            _ => {}
        });
        if name == "a" {
            way = Way::Link;
        }
        for (value, at) in named {
            if is_file(value) {
                found.push(Reference { path: value.to_owned(), at, way });
            } else if way != Way::Link && value.contains("//") && !value.starts_with("data:") {
                bail!("<{name}> loads {value}, which is not a file of the site");
            }
        }
        at = end;
        if name == "script" || name == "style" {
            let inside = &source[end..];
            let inside = &inside[..inside.find(&format!("</{name}")).unwrap_or(inside.len())];
            let inner = if name == "style" { in_style(inside) } else { in_module(inside)? };
            found
                .extend(inner.into_iter().map(|reference| Reference { at: reference.at + end, ..reference }));
            at = end + inside.len();
        }
    }
    Ok(found)
}

/// The pictures that a web app's manifest names, and its page.
pub(crate) fn in_manifest(source: &str) -> Vec<Reference> {
    let mut found = Vec::new();
    for (start, key) in source.match_indices("\"src\"").chain(source.match_indices("\"start_url\"")) {
        let from = start + key.len();
        let Some(open) = source[from..].find('"') else { continue };
        let at = from + open + 1;
        let path = &source[at..at + source[at..].find('"').unwrap_or(0)];
        if is_file(path) {
            found.push(Reference { path: path.to_owned(), at, way: Way::Link });
        }
    }
    found
}

/// Reads the attributes of a tag from just after its name, and says where the tag ends.
fn attributes<'a>(source: &'a str, from: usize, mut each: impl FnMut(&'a str, &'a str, usize)) -> usize {
    let mut at = from;
    loop {
        let rest = &source[at..];
        let Some(start) = rest.find(|next: char| !next.is_whitespace() && next != '/') else {
            return source.len();
        };
        if rest[start..].starts_with('>') {
            return at + start + 1;
        }
        let name_end =
            rest[start + 1..].find(|next: char| next.is_whitespace() || matches!(next, '=' | '>' | '/'));
        let name_end = name_end.map_or(rest.len(), |end| start + 1 + end);
        let name = &rest[start..name_end];
        let Some(value) = rest[name_end..].strip_prefix('=') else {
            at += name_end;
            continue;
        };
        let quote = value.chars().next().filter(|first| matches!(first, '"' | '\''));
        let value_at = at + name_end + 1 + usize::from(quote.is_some());
        let value = &source[value_at..];
        let length = match quote {
            Some(quote) => value.find(quote),
            None => value.find(|next: char| next.is_whitespace() || next == '>'),
        };
        let length = length.unwrap_or(value.len());
        each(name, &value[..length], value_at);
        at = (value_at + length + usize::from(quote.is_some())).min(source.len());
    }
}

/// Whether a name leads to a file, rather than to another host, to a place on this page, or to nothing.
fn is_file(path: &str) -> bool {
    let first = path.split(['/', '?', '#']).next().unwrap_or_default();
    !path.starts_with("//")
        && !first.contains(':')
        && !path.split(['?', '#']).next().unwrap_or_default().is_empty()
}

/// The text with its comments turned to spaces, so that everything else keeps its place.
fn blanked(source: &str, open: &str, close: &str) -> String {
    let mut text = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(start) = rest.find(open) {
        let length = rest[start..].find(close).map_or(rest.len() - start, |end| end + close.len());
        text.push_str(&rest[..start]);
        text.extend(std::iter::repeat_n(' ', length));
        rest = &rest[start + length..];
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::{Reference, When, in_manifest, in_module, in_page, in_style};

    fn paths(source: &str, found: &[Reference]) -> Vec<String> {
        for reference in found {
            assert!(source[reference.at..].starts_with(&reference.path), "{reference:?}");
        }
        found.iter().map(|reference| reference.path.clone()).collect()
    }

    #[test]
    fn a_module_names_files_in_five_ways() {
        let source = "import './a.js'; import b, { c } from './b.js'; export * from '../c.js';\n\
                      const d = await import('./d.js'); new Worker(new URL('e.js', import.meta.url), {});";
        let found = in_module(source).unwrap();
        assert_eq!(paths(source, &found), ["./a.js", "./b.js", "../c.js", "./d.js", "e.js"]);
    }

    #[test]
    fn only_what_is_imported_by_a_running_module_or_linked_to_comes_later() {
        let when = |found: Vec<Reference>| found.iter().map(|each| each.way.when()).collect::<Vec<_>>();
        let module = "import './a.js'; import('./b.js'); new URL('c.wasm', import.meta.url);";
        assert_eq!(when(in_module(module).unwrap()), [When::AtOnce, When::Later, When::AtOnce]);
        let page = "<link href='a.css'><a href='b.html'>b</a><script>import('./c.js')</script>";
        assert_eq!(when(in_page(page).unwrap()), [When::AtOnce, When::Later, When::Later]);
        assert_eq!(when(in_style("p { background: url(a.svg) }")), [When::AtOnce]);
    }

    #[test]
    fn types_in_comments_and_look_alikes_are_no_imports() {
        let source = "/** @type {import('./types.js').A} */ x.from('y'); import.meta.url; a.import('b'); Array.from('c')";
        assert_eq!(in_module(source).unwrap(), []);
    }

    #[test]
    fn what_cannot_be_known_beforehand_is_refused() {
        for source in [
            "import(name)",
            "import(`./${a}.js`)",
            "new URL(name, import.meta.url)",
            "import 'lodash'",
            "import 'https://example.org/a.js'",
        ] {
            assert!(in_module(source).is_err(), "{source}");
        }
    }

    #[test]
    fn a_style_sheet_names_pictures_and_sheets() {
        let source = "@import 'a.css'; @import url(\"b.css\"); /* url(no.png) */ p { background: url( c.svg ); d: url(data:x,y) }";
        let mut found = paths(source, &in_style(source));
        found.sort();
        assert_eq!(found, ["a.css", "b.css", "c.svg"]);
    }

    #[test]
    fn a_page_names_files_in_tags_scripts_and_styles() {
        let source = "<!doctype html><!-- <img src='no.png'> --><link rel=stylesheet href=www/a.css><img alt=\"a > b\" src='b.svg'/>\
                      <a href='https://example.org/'>out</a><a href=\"#top\">up</a><a href='?lang=mg'>mg</a>\
                      <script type=module>import './c.js'; if (1 < 2) {}</script><style>p{background:url(d.png)}</style>\
                      <script type=\"module\" src=\"www/e.js\"></script>";
        let found = in_page(source).unwrap();
        assert_eq!(paths(source, &found), ["www/a.css", "b.svg", "./c.js", "d.png", "www/e.js"]);
    }

    #[test]
    fn a_page_loads_nothing_from_elsewhere() {
        for source in ["<script src='https://example.org/a.js'></script>", "<link href=//example.org/a.css>"]
        {
            assert!(in_page(source).is_err(), "{source}");
        }
    }

    #[test]
    fn a_page_may_offer_what_lies_elsewhere() {
        let source =
            "<link rel=alternate href='https://example.org/a.json'><link rel='apple-touch-icon' href=a.png>";
        let found = in_page(source).unwrap();
        assert_eq!(paths(source, &found), ["a.png"]);
        assert_eq!(found[0].way.when(), When::Later);
    }

    #[test]
    fn a_manifest_names_pictures_and_a_page() {
        let source =
            r#"{ "start_url": "../index.html", "icons": [{ "src": "a.png", "type": "image/png" }] }"#;
        let mut found = paths(source, &in_manifest(source));
        found.sort();
        assert_eq!(found, ["../index.html", "a.png"]);
    }

    #[test]
    fn a_broken_page_ends() {
        for source in ["<", "<a", "<a href", "<a href=", "<a href='", "<script>", "<a b='c", "<!--", "< <<a/"]
        {
            drop(in_page(source));
        }
    }
}
