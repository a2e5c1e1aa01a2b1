//! Keeps what a visitor downloads within a budget.

use crate::arguments::Arguments;
use crate::wasm::{self, Flavour};
use crate::{dist, pack};
use anyhow::{Result, bail};
use std::fs;
use std::path::Path;

/// The most that pages, styles, modules and wasm together may weigh, packed by brotli, in bytes.
const BUDGET: u64 = 150_000;

/// Where the languages lie. A visitor loads English and at most a few others.
const LANGUAGES: &str = "www/words";

/// The kinds of file that count.
const KINDS: [&str; 4] = ["html", "css", "js", "wasm"];

/// `cargo xtask size`.
pub(crate) fn run(arguments: Arguments) -> Result<()> {
    arguments.finish()?;
    wasm::build(Flavour::Release)?;
    dist::make()?;
    weigh()
}

/// Whether a file holds the words of a language that is fetched only when somebody wants it.
fn is_other_language(file: &Path) -> bool {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    file.starts_with(LANGUAGES) && !name.starts_with("en.")
}

/// Weighs the finished site.
///
/// # Errors
///
/// When it is over the budget.
pub(crate) fn weigh() -> Result<()> {
    let folder = dist::folder();
    let files = dist::files(&folder, Path::new(""))?;
    let mut total = 0;
    let (languages, files): (Vec<_>, Vec<_>) = files.into_iter().partition(|file| is_other_language(file));
    println!("{:<6} {:>5} {:>9} {:>9}", "kind", "files", "bytes", "brotli");
    for kind in KINDS {
        let (mut count, mut plain, mut packed) = (0, 0, 0);
        for file in files.iter().filter(|file| file.extension().is_some_and(|end| end == kind)) {
            count += 1;
            plain += fs::metadata(folder.join(file))?.len();
            packed += fs::metadata(pack::twin(&folder.join(file), "br"))?.len();
        }
        total += packed;
        println!("{kind:<6} {count:>5} {plain:>9} {packed:>9}");
    }
    println!("total {total:>25}, of {BUDGET}");
    for file in languages.iter().filter(|file| file.extension().is_some_and(|end| end == "js")) {
        let packed = fs::metadata(pack::twin(&folder.join(file), "br"))?.len();
        println!("when it is chosen: {packed:>6}  {}", file.display());
    }
    if total > BUDGET {
        bail!("the page is {} bytes over its budget", total - BUDGET);
    }
    Ok(())
}
