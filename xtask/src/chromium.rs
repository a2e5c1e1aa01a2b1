//! Finds a Chromium to test in, or gets one from Debian.

use crate::{debian, process};
use anyhow::{Result, bail};
use std::path::PathBuf;

/// The shell is the same browser without its window, which would be opened anew, unseen, for every test.
const NAMES: [&str; 6] = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
];

/// Where the browser lies on systems that keep programs off the path.
const PLACES: [&str; 3] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
];

/// The browser to test in.
///
/// # Errors
///
/// When there is none and none can be installed, or when `KATRO_CHROMIUM` names something that is not there.
pub(crate) fn ensure() -> Result<PathBuf> {
    if let Some(named) = std::env::var_os("KATRO_CHROMIUM").map(PathBuf::from) {
        if !named.is_file() {
            bail!("KATRO_CHROMIUM names {}, which is not there", named.display());
        }
        return Ok(named);
    }
    if debian::is_here() {
        let mut packages = if find().is_none() { vec!["chromium-headless-shell"] } else { Vec::new() };
        // Debian's bare system has no letters for some of the page's languages. They are worth no question.
        if !packages.is_empty() || debian::is_root() {
            packages.push("fonts-noto-core");
        }
        debian::install(&packages, "a browser to test the page in, and letters for its languages")?;
    }
    match find() {
        Some(found) => Ok(found),
        None => bail!("no Chromium or Chrome to test in; install one, or name it with KATRO_CHROMIUM=PATH"),
    }
}

/// A browser that can open a window, or `None` where none is to be had: the shell cannot.
///
/// # Errors
///
/// When Debian's cannot be installed.
pub(crate) fn windowed() -> Result<Option<PathBuf>> {
    let find = || {
        let placed = PLACES.into_iter().map(PathBuf::from).find(|place| place.is_file());
        let has_window = |name: &&str| !name.contains("shell");
        NAMES.into_iter().filter(has_window).find_map(process::find).or(placed)
    };
    if find().is_none() && debian::is_here() {
        debian::install(&["chromium"], "some faults of the page show only in a browser with a window")?;
    }
    Ok(find())
}

/// The browser that is here already, if any: the named one, or the first of those with a usual name.
pub(crate) fn find() -> Option<PathBuf> {
    let placed = PLACES.into_iter().map(PathBuf::from).find(|place| place.is_file());
    let named = std::env::var_os("KATRO_CHROMIUM").map(PathBuf::from).filter(|file| file.is_file());
    named.or_else(|| NAMES.into_iter().find_map(process::find)).or(placed)
}
