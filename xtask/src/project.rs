//! Where things lie in the project.

use anyhow::{Context, Result};
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

/// The project's own folder: the one above this crate's.
///
/// Cargo names this crate's folder when it runs it; the path compiled in serves when the program is called
/// without cargo, as the browser tests do.
pub(crate) fn root() -> PathBuf {
    let own = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    own.parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// Where cargo puts what it builds, and where everything else made here goes too.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// Where the generated JavaScript and wasm go.
pub(crate) fn package() -> PathBuf {
    root().join("www").join("pkg")
}

/// Where the page's tests and their npm packages live.
pub(crate) fn browser() -> PathBuf {
    root().join("tests").join("browser")
}

/// Where cargo keeps the sources of the crates that it has fetched, one folder for each registry.
pub(crate) fn registries() -> Vec<PathBuf> {
    let home = if cfg!(windows) { "USERPROFILE" } else { "HOME" };
    let default = || PathBuf::from(std::env::var_os(home).unwrap_or_default()).join(".cargo");
    let cargo = std::env::var_os("CARGO_HOME").map_or_else(default, PathBuf::from);
    let Ok(folders) = fs::read_dir(cargo.join("registry").join("src")) else { return Vec::new() };
    let mut folders: Vec<PathBuf> = folders.flatten().map(|folder| folder.path()).collect();
    // In the same order every time, because the compiler is called with them.
    folders.sort();
    folders
}

/// Makes sure that nobody else makes the same thing at the same time. The lock ends with the value.
pub(crate) fn lock(what: &str) -> Result<File> {
    let file = target().join(format!("xtask-{what}.lock"));
    fs::create_dir_all(target())?;
    let lock = File::create(&file).with_context(|| format!("cannot write {}", file.display()))?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            println!("Waiting for another run of this program to finish its {what}.");
            lock.lock()?;
        }
        Err(TryLockError::Error(fault)) => {
            return Err(fault).context(format!("cannot lock {}", file.display()));
        }
    }
    Ok(lock)
}
