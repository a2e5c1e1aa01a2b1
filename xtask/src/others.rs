//! Finds Firefox and `WebKit` to test in, or gets them from Debian. Elsewhere the page is tested in what there is.

use crate::{debian, process};
use anyhow::{Result, bail};
use std::path::PathBuf;

const WHY: &str = "the page is tested in every kind of browser";

/// Debian's little browser around `WebKit`. It lies where no path leads.
const MINI_BROWSERS: [&str; 2] = [
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
];

/// Firefox, or `None` on a system that has none and is not Debian.
///
/// # Errors
///
/// When `KATRO_FIREFOX` names something that is not there, or Debian's cannot be installed.
pub(crate) fn firefox() -> Result<Option<PathBuf>> {
    if let Some(named) = std::env::var_os("KATRO_FIREFOX").map(PathBuf::from) {
        if !named.is_file() {
            bail!("KATRO_FIREFOX names {}, which is not there", named.display());
        }
        return Ok(Some(named));
    }
    let find = || ["firefox-esr", "firefox"].into_iter().find_map(process::find);
    if find().is_none() && debian::is_here() {
        debian::install(&["firefox-esr"], WHY)?;
    }
    Ok(find())
}

/// `WebKit`'s little browser, once its driver, a screen for it and somebody who gives its window the focus are there
/// too; `None` where Debian's are not to be
/// had.
///
/// # Errors
///
/// When they cannot be installed.
pub(crate) fn webkit() -> Result<Option<PathBuf>> {
    let find = || MINI_BROWSERS.into_iter().map(PathBuf::from).find(|place| place.is_file());
    let is_whole =
        || ["Xvfb", "openbox", "WebKitWebDriver"].into_iter().all(|each| process::find(each).is_some());
    if (find().is_none() || !is_whole()) && debian::is_here() {
        debian::install(&["xvfb", "openbox", "webkit2gtk-driver"], WHY)?;
    }
    Ok(find().filter(|_| is_whole()))
}

/// The program that gives another one a screen that nobody sees; `None` where it is not to be had.
///
/// # Errors
///
/// When it cannot be installed.
pub(crate) fn screen() -> Result<Option<PathBuf>> {
    let find = || process::find("xvfb-run").filter(|_| process::find("xauth").is_some());
    if find().is_none() && debian::is_here() {
        debian::install(
            &["xvfb", "xauth"],
            "some faults show only in a window, on a screen that nobody sees",
        )?;
    }
    Ok(find())
}
