//! Keeps what a visitor downloads within a budget.

use crate::arguments::Arguments;
use crate::wasm::{self, Flavour};
use crate::{dist, pack};
use anyhow::{Result, bail};
use std::fs;
use std::path::Path;

/// The most that pages, styles, modules and wasm together may weigh, packed by brotli, in bytes.
const BUDGET: u64 = 150_000;

/// The kinds of file that count.
const KINDS: [&str; 4] = ["html", "css", "js", "wasm"];

/// `cargo xtask size`.
pub(crate) fn run(arguments: Arguments) -> Result<()> {
    arguments.finish()?;
    wasm::build(Flavour::Release)?;
    dist::make()?;
    weigh()
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
    if total > BUDGET {
        bail!("the page is {} bytes over its budget", total - BUDGET);
    }
    Ok(())
}
