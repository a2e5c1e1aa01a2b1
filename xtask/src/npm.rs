//! Brings the browser tests' npm packages up to date. The game itself needs none of them.

use crate::{process, project};
use anyhow::{Result, bail};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Installs what the lock file names, unless that is what was installed last.
///
/// # Errors
///
/// When there is no npm, or when it fails.
pub(crate) fn packages() -> Result<()> {
    let folder = project::browser();
    let stamp = folder.join("node_modules").join(".katro-lock");
    let lock = fs::read(folder.join("package-lock.json"))?;
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    let Some(npm) = process::find("npm") else {
        bail!(
            "checking and testing the page needs Node 20 or newer with npm (https://nodejs.org); playing does not"
        );
    };
    println!("Installing the browser tests' npm packages (about 270 MB, in tests/browser/node_modules).");
    // The tests use the system's browser, so none is downloaded.
    process::run(
        Command::new(npm).arg("ci").current_dir(&folder).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"),
    )?;
    fs::write(stamp, lock)?;
    Ok(())
}

/// A script of the tests' folder, ready to be given its arguments.
pub(crate) fn script(name: &str) -> Command {
    let mut node = Command::new("node");
    node.arg(name).current_dir(project::browser());
    node
}

/// One of the installed tools, ready to be given its arguments, in the tests' folder.
pub(crate) fn tool(script: &str) -> Command {
    tool_under(Command::new("node"), script)
}

/// The same tool, where a command that ends with Node has to start it.
pub(crate) fn tool_under(mut command: Command, script: &str) -> Command {
    command.arg(Path::new("node_modules").join(script)).current_dir(project::browser());
    command
}
