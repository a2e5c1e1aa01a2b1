//! Installs Debian packages, after saying why, and after asking anybody who is not root.

use crate::process;
use anyhow::{Result, bail};
use std::io::{IsTerminal, Write};
use std::process::{Command, Stdio};

/// Whether this is a machine with Debian's package tools.
pub(crate) fn is_here() -> bool {
    cfg!(target_os = "linux") && process::find("apt-get").is_some()
}

/// Whether a package is installed.
pub(crate) fn has(package: &str) -> bool {
    process::read(Command::new("dpkg-query").args(["--show", "--showformat", "${db:Status-Status}", package]))
        .is_ok_and(|status| status == "installed")
}

/// Installs packages, unless they are there already.
///
/// # Errors
///
/// When somebody says no, when nobody is there to ask, or when `apt-get` fails.
pub(crate) fn install(packages: &[&str], why: &str) -> Result<()> {
    if packages.iter().all(|package| has(package)) {
        return Ok(());
    }
    let list = packages.join(" ");
    let by_hand = format!("sudo apt-get update && sudo apt-get install --no-install-recommends {list}");
    println!("Debian packages are needed: {list}\n  why: {why}");
    if !is_root() && !agreed()? {
        bail!("not installed; to do it by hand: {by_hand}");
    }
    // A list of packages from long ago names files that are gone from the archive, so it is renewed first.
    apt_get(&["update", "--quiet"])?;
    // Nothing of anybody's is removed to make room: the packages conflict with other versions of themselves.
    let mut install = vec!["install", "--quiet", "--yes", "--no-install-recommends", "--no-remove"];
    install.extend(packages);
    apt_get(&install)
}

fn apt_get(words: &[&str]) -> Result<()> {
    println!("  apt-get {}", words.join(" "));
    let mut command = if is_root() { Command::new("apt-get") } else { Command::new("sudo") };
    if !is_root() {
        // On the command line, because sudo does not pass the environment on.
        command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]);
    }
    command.args(words).args(["-o", "DPkg::Lock::Timeout=300", "-o", "Dpkg::Use-Pty=0"]);
    command.env("DEBIAN_FRONTEND", "noninteractive");
    // A few hundred lines of unpacking help nobody; what goes wrong is said on the other stream.
    process::run(command.stdout(Stdio::null()))
}

/// Whether packages can be installed without asking anybody.
pub(crate) fn is_root() -> bool {
    process::read(Command::new("id").arg("-u")).is_ok_and(|user| user.trim() == "0")
}

fn agreed() -> Result<bool> {
    if !std::io::stdin().is_terminal() {
        return Ok(false);
    }
    print!("Install them now with sudo? [y/N] ");
    std::io::stdout().flush()?;
    let mut answer = String::new();
    std::io::stdin().read_line(&mut answer)?;
    Ok(matches!(answer.trim(), "y" | "Y" | "yes"))
}
