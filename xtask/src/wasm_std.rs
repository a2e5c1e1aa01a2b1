//! Finds a standard library for wasm32, or gets one. The only place that knows how.
//!
//! The one in use may come with rustup's compiler, or be built from Debian's sources with Debian's compiler.
//! Everything but the wasm build uses the compiler that runs cargo, so the crate must compile on both.

use crate::{debian, process, project};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The compiler's name for the browser.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

const PACKAGES: [&str; 2] = ["rustc-web", "rust-web-src"];
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";

/// What `KATRO_WASM_STD` asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    /// Whatever works here, the usual way first.
    Auto,
    /// The target of rustup's compiler, and nothing else.
    Rustup,
    /// Debian's compiler and sources, whatever else is there.
    Debian,
}

/// What the compiler that runs cargo can do for the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Toolchain {
    /// It has the library already.
    Ready,
    /// There is a rustup to ask for it.
    Extensible,
    /// Nobody can add to it.
    Fixed,
}

/// What Debian's packages can do for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Packages {
    /// Compiler and sources are installed.
    Ready,
    /// There is an `apt-get` that could install them.
    Installable,
    /// This is no Debian.
    Absent,
}

/// One way to the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Plain cargo: the library is there.
    Present,
    /// `rustup target add`, then plain cargo.
    AddTarget,
    /// Build the library from Debian's sources, which are there.
    Build,
    /// Install Debian's compiler and sources, then build.
    InstallAndBuild,
}

/// The ways to try, first to last. None means that nothing can be done here without a person.
fn ways(wish: Wish, toolchain: Toolchain, packages: Packages) -> Vec<Way> {
    let rustup = match toolchain {
        Toolchain::Ready => Some(Way::Present),
        Toolchain::Extensible => Some(Way::AddTarget),
        Toolchain::Fixed => None,
    };
    let debian = match packages {
        Packages::Ready => Some(Way::Build),
        Packages::Installable => Some(Way::InstallAndBuild),
        Packages::Absent => None,
    };
    let order = match (wish, toolchain, packages) {
        (Wish::Rustup, ..) | (Wish::Auto, Toolchain::Ready, _) => [rustup, None],
        (Wish::Debian, ..) => [debian, None],
        // Packages lie ready because rustup failed before or is not wanted; it is not asked every time.
        (Wish::Auto, Toolchain::Extensible | Toolchain::Fixed, Packages::Ready) => [debian, rustup],
        (Wish::Auto, Toolchain::Extensible | Toolchain::Fixed, _) => [rustup, debian],
    };
    order.into_iter().flatten().collect()
}

/// Makes sure of a standard library and prepares a `cargo` that uses it.
///
/// # Errors
///
/// When none of the ways works; the message says what a person can do.
pub(crate) fn cargo(subcommand: &str) -> Result<Command> {
    let wish = wish(std::env::var("KATRO_WASM_STD").ok().as_deref())?;
    let toolchain = if has_core(&target_libdir()?) {
        Toolchain::Ready
    } else if process::find("rustup").is_some() {
        Toolchain::Extensible
    } else {
        Toolchain::Fixed
    };
    let packages = if debian_is_ready() {
        Packages::Ready
    } else if debian::is_here() {
        Packages::Installable
    } else {
        Packages::Absent
    };
    let mut faults = String::new();
    for way in ways(wish, toolchain, packages) {
        match take(way, subcommand) {
            Ok(cargo) => return Ok(cargo),
            Err(fault) => {
                println!("That did not work: {fault:#}");
                faults = format!("{faults}; {fault:#}");
            }
        }
    }
    bail!(
        "no standard library for {TARGET}{faults}\n  \
         With rustup from https://rustup.rs: rustup target add {TARGET}\n  \
         On Debian: apt-get install {}, and KATRO_WASM_STD=debian",
        PACKAGES.join(" "),
    )
}

fn wish(text: Option<&str>) -> Result<Wish> {
    match text {
        None | Some("" | "auto") => Ok(Wish::Auto),
        Some("rustup") => Ok(Wish::Rustup),
        Some("debian") => Ok(Wish::Debian),
        Some(other) => bail!("KATRO_WASM_STD is `{other}`; it may be auto, rustup or debian"),
    }
}

fn take(way: Way, subcommand: &str) -> Result<Command> {
    let mut cargo = process::cargo();
    let mut flags = remaps();
    let mut extra: &[&str] = &[];
    match way {
        Way::Present => {}
        Way::AddTarget => {
            println!("The browser's target is missing: rustup target add {TARGET}");
            process::run(Command::new("rustup").args(["target", "add", TARGET]))?;
        }
        Way::Build | Way::InstallAndBuild => {
            if way == Way::InstallAndBuild {
                debian::install(
                    &PACKAGES,
                    "a compiler with the sources of Rust's standard library, to build it for the browser",
                )?;
            }
            cargo.env("RUSTC", DEBIAN_RUSTC);
            // Building the standard library is not stable yet; only this build, with this compiler, may.
            cargo.env("RUSTC_BOOTSTRAP", "1");
            cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker()?);
            flags.push("-Clinker-flavor=wasm-ld".to_owned());
            extra = &["-Zbuild-std=std,panic_abort"];
            if !project::target().join("wasm").join(TARGET).exists() {
                println!("Building Rust's standard library for the browser, once (about a minute).");
            }
        }
    }
    // The encoded form, because a path may hold a space.
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    cargo.args([subcommand, "--target", TARGET]).args(extra);
    Ok(cargo)
}

/// Keeps the builder's folders out of what visitors download: a panic names its file.
fn remaps() -> Vec<String> {
    let remap = |folder: &Path, name| format!("--remap-path-prefix={}={name}", folder.display());
    let mut flags = vec![remap(&project::root(), "katro")];
    flags.extend(project::registries().iter().map(|registry| remap(registry, "crates")));
    flags
}

/// Where the compiler that runs cargo would keep the library. It names a folder even when there is none.
fn target_libdir() -> Result<PathBuf> {
    let printed = process::read(rustc().args(["--print", "target-libdir", "--target", TARGET]))?;
    Ok(PathBuf::from(printed.trim()))
}

fn has_core(libdir: &Path) -> bool {
    let Ok(files) = std::fs::read_dir(libdir) else { return false };
    files.flatten().any(|file| file.file_name().to_string_lossy().starts_with("libcore-"))
}

/// Whether Debian's compiler is here with the sources of its standard library.
fn debian_is_ready() -> bool {
    let Ok(sysroot) = process::read(Command::new(DEBIAN_RUSTC).args(["--print", "sysroot"])) else {
        return false;
    };
    Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library/std/Cargo.toml").is_file()
}

/// The linker that comes with rustup's compiler, or one that the machine has.
fn linker() -> Result<PathBuf> {
    let sysroot = process::read(rustc().args(["--print", "sysroot"]))?;
    let about = process::read(rustc().arg("-vV"))?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc names no host")?;
    let own = Path::new(sysroot.trim()).join("lib/rustlib").join(host).join("bin/rust-lld");
    [Some(own), process::find("wasm-ld"), process::find("rust-lld")]
        .into_iter()
        .flatten()
        .find(|file| file.is_file())
        .context("no linker for wasm: neither rustup's rust-lld nor wasm-ld (Debian's package `lld`)")
}

fn rustc() -> Command {
    Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
}

#[cfg(test)]
mod tests {
    use super::{Packages, Toolchain, Way, Wish, has_core, ways, wish};

    #[test]
    fn what_is_there_is_used() {
        for packages in [Packages::Ready, Packages::Installable, Packages::Absent] {
            assert_eq!(ways(Wish::Auto, Toolchain::Ready, packages), [Way::Present]);
            assert_eq!(ways(Wish::Rustup, Toolchain::Ready, packages), [Way::Present]);
        }
    }

    #[test]
    fn debian_is_used_when_asked_for_whatever_the_toolchain_has() {
        for toolchain in [Toolchain::Ready, Toolchain::Extensible, Toolchain::Fixed] {
            assert_eq!(ways(Wish::Debian, toolchain, Packages::Ready), [Way::Build]);
            assert_eq!(ways(Wish::Debian, toolchain, Packages::Installable), [Way::InstallAndBuild]);
            assert_eq!(ways(Wish::Debian, toolchain, Packages::Absent), []);
        }
    }

    #[test]
    fn rustup_is_never_replaced_when_asked_for() {
        for packages in [Packages::Ready, Packages::Installable, Packages::Absent] {
            assert_eq!(ways(Wish::Rustup, Toolchain::Extensible, packages), [Way::AddTarget]);
            assert_eq!(ways(Wish::Rustup, Toolchain::Fixed, packages), []);
        }
    }

    #[test]
    fn left_to_itself_rustup_is_tried_first_and_debian_second() {
        let both = ways(Wish::Auto, Toolchain::Extensible, Packages::Installable);
        assert_eq!(both, [Way::AddTarget, Way::InstallAndBuild]);
        assert_eq!(ways(Wish::Auto, Toolchain::Extensible, Packages::Absent), [Way::AddTarget]);
        assert_eq!(ways(Wish::Auto, Toolchain::Fixed, Packages::Installable), [Way::InstallAndBuild]);
    }

    #[test]
    fn packages_that_lie_ready_come_before_a_download() {
        let ready = ways(Wish::Auto, Toolchain::Extensible, Packages::Ready);
        assert_eq!(ready, [Way::Build, Way::AddTarget]);
        assert_eq!(ways(Wish::Auto, Toolchain::Fixed, Packages::Ready), [Way::Build]);
    }

    #[test]
    fn a_bare_machine_needs_a_person() {
        assert_eq!(ways(Wish::Auto, Toolchain::Fixed, Packages::Absent), []);
    }

    #[test]
    fn the_environment_is_read_strictly() {
        assert_eq!(wish(None).unwrap(), Wish::Auto);
        assert_eq!(wish(Some("")).unwrap(), Wish::Auto);
        assert_eq!(wish(Some("rustup")).unwrap(), Wish::Rustup);
        assert_eq!(wish(Some("debian")).unwrap(), Wish::Debian);
        assert!(wish(Some("apt")).unwrap_err().to_string().contains("`apt`"));
    }

    #[test]
    fn an_empty_folder_is_no_library() {
        let folder = std::env::temp_dir().join(format!("katro-wasm-std-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        assert!(!has_core(&folder));
        std::fs::write(folder.join("libcore-0123.rlib"), "").unwrap();
        assert!(has_core(&folder));
        std::fs::remove_dir_all(&folder).unwrap();
        assert!(!has_core(&folder));
    }
}
