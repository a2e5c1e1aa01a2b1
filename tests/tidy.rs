//! House rules that a machine can check, all faults at once.

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use common::test_file;

fn root() -> PathBuf {
    test_file("..")
}

/// What is made by the build, or belongs to somebody else.
const NOT_OURS: [&str; 9] = [
    ".git",
    "target",
    "node_modules",
    "pkg",
    "results",
    "corpus",
    "artifacts",
    "test-results",
    "playwright-report",
];

/// Every file of ours below a folder, as a path from the root.
fn files_below(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for path in entries.map(|entry| entry.expect("an entry can be read").path()) {
            let name = path.file_name().and_then(|name| name.to_str()).expect("names are text").to_owned();
            if NOT_OURS.contains(&name.as_str()) {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn name_of(path: &Path) -> String {
    path.strip_prefix(root()).expect("it is below the root").to_string_lossy().replace('\\', "/")
}

fn ends_in(path: &Path, endings: &[&str]) -> bool {
    path.extension().and_then(|ending| ending.to_str()).is_some_and(|ending| endings.contains(&ending))
}

/// The texts of all files with one of the endings, with their names.
fn texts(folder: &str, endings: &[&str]) -> Vec<(String, String)> {
    let files = files_below(folder).into_iter().filter(|path| ends_in(path, endings));
    let texts: Vec<_> =
        files.map(|path| (name_of(&path), fs::read_to_string(&path).expect("a text can be read"))).collect();
    assert!(!texts.is_empty(), "{folder} has files that end in {endings:?}");
    texts
}

/// Fails with everything that was found.
#[track_caller]
fn none(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a_module_uses_only_modules_declared_above_it() {
    let lib = fs::read_to_string(root().join("src/lib.rs")).expect("src/lib.rs can be read");
    let modules: Vec<&str> = lib
        .lines()
        .filter_map(|line| line.strip_prefix("pub mod ").or_else(|| line.strip_prefix("mod ")))
        .filter_map(|line| line.strip_suffix(';'))
        .collect();
    assert!(8 < modules.len(), "lib.rs declares {modules:?}");
    let place = |name: &str| modules.iter().position(|&module| module == name);

    let mut faults = Vec::new();
    for (file, text) in texts("src", &["rs"]) {
        let inside = file.trim_start_matches("src/");
        let module = inside.split(['/', '.']).next().expect("a path has a first part");
        let Some(own) = place(module) else { continue };
        for (number, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            for used in code.match_indices("crate::").map(|(at, found)| &code[at + found.len()..]) {
                let used = used.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next();
                match used.and_then(|used| place(used).map(|at| (used, at))) {
                    Some((used, at)) if own < at => {
                        faults
                            .push(format!("{file}:{}: {module} stands above {used} and uses it", number + 1));
                    }
                    Some(_) => (),
                    None => faults.push(format!("{file}:{}: name the module in {line:?}", number + 1)),
                }
            }
        }
    }
    none(&faults);
}

#[test]
fn search_and_choreography_and_counting_do_not_know_each_other() {
    let mut faults = Vec::new();
    let apart = ["perft", "search", "choreo"];
    for module in apart {
        for (file, text) in texts("src", &["rs"]) {
            if !file.starts_with(&format!("src/{module}")) {
                continue;
            }
            for other in apart.into_iter().filter(|&other| other != module) {
                if text.contains(&format!("crate::{other}")) {
                    faults.push(format!("{file} uses {other}"));
                }
            }
        }
    }
    none(&faults);
}

#[test]
fn the_browser_is_known_to_the_boundary_only() {
    let mut faults = Vec::new();
    for (file, text) in texts("src", &["rs"]) {
        for name in ["wasm_bindgen", "web_sys", "js_sys", "serde", "tsify"] {
            if !file.starts_with("src/web/") && text.contains(&format!("{name}::")) {
                faults.push(format!("{file} uses {name}"));
            }
        }
    }
    none(&faults);
}

#[test]
fn every_file_says_what_it_is_for() {
    let mut faults = Vec::new();
    for folder in ["src", "xtask", "tests"] {
        for (file, text) in texts(folder, &["rs"]) {
            if !text.starts_with("//! ") && !text.starts_with("#!") {
                faults.push(format!("{file} begins without //!"));
            }
        }
    }
    for (file, text) in texts("www", &["js"]) {
        if !text.starts_with("// ") && !text.starts_with("/**") {
            faults.push(format!("{file} begins without saying what it is for"));
        }
    }
    none(&faults);
}

#[test]
fn nothing_is_unwrapped_or_put_off() {
    // Spelled so that this file does not find itself.
    let put_off =
        ["TO", "FIX", "X"].map(|start| format!("{start}{}", if start == "X" { "XX" } else { "DO" }));
    let put_off =
        [put_off[0].clone(), put_off[1].replace("DO", "ME"), put_off[2].clone(), format!("todo{}", "!(")];
    let mut faults = Vec::new();
    for folder in ["src", "xtask", "www", "tests"] {
        for (file, text) in texts(folder, &["rs", "js", "css"]) {
            for (number, line) in text.lines().enumerate() {
                if let Some(mark) = put_off.iter().find(|mark| line.contains(mark.as_str())) {
                    faults.push(format!("{file}:{}: {mark}", number + 1));
                }
                if folder == "src" && line.contains(&format!(".unwrap{}", "()")) {
                    faults.push(format!("{file}:{}: unwrap", number + 1));
                }
            }
        }
    }
    none(&faults);
}

#[test]
fn lines_end_where_their_text_ends() {
    let mut faults = Vec::new();
    for (file, text) in texts(".", &["rs", "js", "mjs", "css", "html", "md", "toml", "json"]) {
        for (number, line) in text.lines().enumerate() {
            if line.trim_end() != line || line.contains('\t') {
                faults.push(format!("{file}:{}: white space at the end, or a tab", number + 1));
            }
        }
        if !text.ends_with('\n') || text.ends_with("\n\n") {
            faults.push(format!("{file} ends without one line end"));
        }
    }
    none(&faults);
}

#[test]
fn the_top_level_holds_what_the_house_has_rooms_for() {
    let known: BTreeSet<&str> = [
        "Cargo.toml",
        "Cargo.lock",
        "src",
        "www",
        "tests",
        "index.html",
        "xtask",
        "docs",
        ".ci",
        ".cargo",
        ".git",
        ".gitignore",
        ".gitattributes",
        "target",
        "README.md",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "rustfmt.toml",
        "clippy.toml",
    ]
    .into();
    let mut faults = Vec::new();
    for entry in fs::read_dir(root()).expect("the root can be read") {
        let name = entry.expect("an entry can be read").file_name().to_string_lossy().into_owned();
        if !known.contains(name.as_str()) {
            faults.push(format!("{name} has no room at the top level"));
        }
    }
    none(&faults);
}

#[test]
fn no_registry_and_no_machine_is_named() {
    // Spelled so that this file does not find itself.
    let hosts = ["registry.npm", "static.crates", "index.crates", "deb.debian"];
    let mut names: Vec<String> =
        hosts.iter().map(|host| format!("{host}{}", if host.contains("npm") { "js" } else { "." })).collect();
    names.extend(["/root", "/work"].map(|folder| format!("{folder}/")));
    let mut faults = Vec::new();
    for (file, text) in texts(".", &["rs", "js", "mjs", "css", "html", "md", "toml", "json", "lock", "sh"]) {
        for name in names.iter().filter(|name| text.contains(name.as_str())) {
            faults.push(format!("{file} names {name}"));
        }
    }
    none(&faults);
}

#[test]
fn the_page_asks_no_other_host() {
    let mut faults = Vec::new();
    let index = fs::read_to_string(root().join("index.html")).expect("index.html can be read");
    let page = [("index.html".to_owned(), index)].into_iter().chain(texts("www", &["js", "css", "svg"]));
    for (file, text) in page {
        for (number, line) in text.lines().enumerate() {
            let address = line.contains("http://") || line.contains("https://");
            // Names of XML vocabularies are no requests; links that people may follow are checked in the browser.
            let harmless =
                line.contains("www.w3.org/") || line.contains("<a ") || line.trim_start().starts_with("//");
            if address && !harmless {
                faults.push(format!("{file}:{}: {}", number + 1, line.trim()));
            }
        }
    }
    none(&faults);
}

#[test]
fn javascript_reaches_rust_through_few_doors() {
    let doors = ["engine.js", "game.js", "opening.js", "picture.js", "worker.js", "tallyworker.js"];
    let mut faults = Vec::new();
    for (file, text) in texts("www", &["js"]) {
        let name = file.rsplit('/').next().expect("a path has a last part");
        let imports = |line: &str| line.starts_with("import") && line.contains("pkg/");
        if text.lines().any(imports) && !doors.contains(&name) {
            faults.push(format!("{file} imports the engine; {doors:?} do"));
        }
    }
    none(&faults);
}

#[test]
fn the_ruleset_pages_name_every_ruleset() {
    let rules = fs::read_to_string(root().join("docs/rules.md")).expect("docs/rules.md can be read");
    let mut faults = Vec::new();
    for telling in katro::Telling::ALL {
        if !rules.contains(&format!("`{}`", telling.name)) {
            faults.push(format!("docs/rules.md does not name {}", telling.name));
        }
        for source in telling.sources {
            if !rules.contains(source.short) {
                faults.push(format!("docs/rules.md does not name {}", source.short));
            }
        }
    }
    none(&faults);
}
