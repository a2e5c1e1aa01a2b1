//! Takes the pictures of the documentation and the icons anew, from the page as it is.

use crate::arguments::Arguments;
use crate::serve::Host;
use crate::site::Site;
use crate::wasm::{self, Flavour};
use crate::{chromium, npm, process, project};
use anyhow::Result;
use std::fs;
use std::thread;

/// `cargo xtask screenshots`.
pub(crate) fn run(arguments: Arguments) -> Result<()> {
    arguments.finish()?;
    npm::packages()?;
    wasm::build(Flavour::Release)?;
    let chromium = chromium::ensure()?;
    let folder = project::root().join("docs/screenshots");
    fs::create_dir_all(&folder)?;
    let host = Host::open(Site::project(&project::root()), None)?;
    let address = host.address();
    // It ends with this program.
    thread::spawn(move || host.answer());
    process::run(npm::script("icons.js").env("KATRO_CHROMIUM", &chromium))?;
    let mut script = npm::script("screenshots.js");
    script.arg(address.trim_end_matches('/')).arg(folder);
    process::run(script.env("KATRO_CHROMIUM", chromium))
}
