//! Builds the game, serves it on this machine, and opens it in a browser.

use crate::arguments::Arguments;
use crate::serve::Host;
use crate::site::Site;
use crate::wasm::{self, Flavour};
use crate::{process, project};
use anyhow::Result;
use std::process::{Command, Stdio};

/// `cargo xtask play`.
pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let port = arguments.number("--port")?;
    let open = !arguments.switch("--no-open");
    let flavour = Flavour::from(&mut arguments);
    arguments.finish()?;
    // The port is taken first: nobody waits for a build to hear that it cannot be had.
    let host = Host::open(Site::project(&project::root()), port)?;
    wasm::build(flavour)?;
    println!("\n  Katro is at {}\n  Ctrl+C ends it.\n", host.address());
    if open && !open_browser(&host.address()) {
        println!("  Open that address in a browser.\n");
    }
    host.answer();
    Ok(())
}

/// Asks the system to show an address, and says whether there was anybody to ask.
fn open_browser(address: &str) -> bool {
    let mut command = if cfg!(target_os = "windows") {
        let mut command = Command::new("cmd");
        // The empty word is the window's title, which `start` would else take the address for.
        command.args(["/C", "start", ""]);
        command
    } else if cfg!(target_os = "macos") {
        Command::new("open")
    } else {
        let seen = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
        let Some(program) = process::find("xdg-open").filter(|_| seen) else { return false };
        Command::new(program)
    };
    command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
}
