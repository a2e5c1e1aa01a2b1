//! Builds the engine for the browser: cargo, then wasm-bindgen, then wasm-opt where there is one.

use crate::arguments::Arguments;
use crate::{project, wasm_opt, wasm_std};
use anyhow::{Context, Result, anyhow};
use std::fs;
use std::path::Path;
use std::time::{Instant, UNIX_EPOCH};

/// How the engine is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flavour {
    /// As visitors get it.
    Release,
    /// Unoptimised, with names and checks.
    Debug,
}

/// `cargo xtask wasm`.
pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let flavour = Flavour::from(&mut arguments);
    arguments.finish()?;
    build(flavour)
}

impl Flavour {
    /// Reads `--debug`.
    pub(crate) fn from(arguments: &mut Arguments) -> Flavour {
        if arguments.switch("--debug") { Flavour::Debug } else { Flavour::Release }
    }
}

/// Brings `www/pkg/` up to date. Takes a fraction of a second when it already is.
pub(crate) fn build(flavour: Flavour) -> Result<()> {
    let _alone = project::lock("wasm")?;
    let start = Instant::now();
    // Its own folder, so that two compilers do not throw away each other's work.
    let folder = project::target().join("wasm");
    compile(flavour, &folder)?;
    let profile = match flavour {
        Flavour::Release => "wasm",
        Flavour::Debug => "debug",
    };
    let compiled = folder.join(wasm_std::TARGET).join(profile).join("katro.wasm");
    let optimiser = wasm_opt::find();
    let stamp =
        format!("{flavour:?} {} {} {optimiser:?}", trace(&compiled)?, trace(&std::env::current_exe()?)?);
    let package = project::package();
    let stamp_file = package.join(".stamp");
    let complete =
        ["katro.js", "katro.d.ts", "katro_bg.wasm"].iter().all(|file| package.join(file).is_file());
    if complete && fs::read_to_string(&stamp_file).is_ok_and(|made| made == stamp) {
        return Ok(());
    }
    // Made aside and moved in file by file, so that a page loaded meanwhile never sees half a file.
    let aside = folder.join("package");
    if aside.exists() {
        fs::remove_dir_all(&aside)?;
    }
    bind(flavour, &compiled, &aside)?;
    if let (Some(optimiser), Flavour::Release) = (&optimiser, flavour) {
        wasm_opt::run(optimiser, &aside.join("katro_bg.wasm"))?;
    }
    fs::create_dir_all(&package)?;
    for file in fs::read_dir(&aside)? {
        let file = file?;
        fs::rename(file.path(), package.join(file.file_name()))?;
    }
    fs::write(stamp_file, stamp)?;
    let size = fs::metadata(package.join("katro_bg.wasm"))?.len();
    let note = if optimiser.is_some() && flavour == Flavour::Release { ", after wasm-opt" } else { "" };
    println!(
        "www/pkg/ built in {:.1} s (wasm {} kB{note})",
        start.elapsed().as_secs_f32(),
        size.div_ceil(1000)
    );
    Ok(())
}

fn compile(flavour: Flavour, folder: &Path) -> Result<()> {
    // `rustc --crate-type`, because with two crate types in the manifest cargo silently leaves out LTO.
    let mut cargo = wasm_std::cargo("rustc")?;
    cargo.args(["--package", "katro", "--lib", "--crate-type", "cdylib", "--features", "web"]);
    match flavour {
        Flavour::Release => cargo.args(["--profile", "wasm"]),
        Flavour::Debug => cargo.args(["--profile", "dev"]),
    };
    cargo.arg("--target-dir").arg(folder);
    crate::process::run(&mut cargo)
}

fn bind(flavour: Flavour, compiled: &Path, to: &Path) -> Result<()> {
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen.input_path(compiled).out_name("katro").typescript(true);
    // The producers' section is kept: wasm-opt reads the features beside it.
    bindgen.debug(flavour == Flavour::Debug).remove_name_section(flavour == Flavour::Release);
    // Without these the page could not say `init()` without naming the file, nor start afresh after a panic.
    bindgen.omit_default_module_path(false).reset_state_function(true);
    // The error's source holds the reason, so all of the chain is shown.
    bindgen
        .web(true)
        .and_then(|bindgen| bindgen.generate(to))
        .map_err(|fault| anyhow!("wasm-bindgen: {fault:#}"))
}

/// What tells one build of a file from the next, without reading it.
fn trace(file: &Path) -> Result<String> {
    let about = fs::metadata(file).with_context(|| format!("no {}", file.display()))?;
    let age = about.modified()?.duration_since(UNIX_EPOCH).unwrap_or_default();
    Ok(format!("{} {}", about.len(), age.as_nanos()))
}
