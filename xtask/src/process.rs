//! Runs other programs, and finds them.

use crate::project;
use anyhow::{Context, Result, bail};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Cargo, the very one that runs this program, in the project's folder.
pub(crate) fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(project::root());
    cargo
}

/// Runs a program to its end, with its output shown.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let name = name(command);
    let status = command.stdin(Stdio::null()).status().with_context(|| format!("{name} does not start"))?;
    if !status.success() {
        bail!("{name} failed ({status})");
    }
    Ok(())
}

/// Runs a program to its end and gives what it printed.
pub(crate) fn read(command: &mut Command) -> Result<String> {
    let name = name(command);
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .output()
        .with_context(|| format!("{name} does not start"))?;
    if !output.status.success() {
        bail!("{name} failed ({}): {}", output.status, String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs a program to its end on a text, and gives what it printed.
pub(crate) fn ask(command: &mut Command, input: &str) -> Result<String> {
    let name = name(command);
    let (stdin, stdout) = (Stdio::piped(), Stdio::piped());
    let mut program =
        command.stdin(stdin).stdout(stdout).spawn().with_context(|| format!("{name} does not start"))?;
    // Whoever is asked reads to the end before it answers; the end is where the pipe is dropped.
    program.stdin.take().with_context(|| format!("{name} has no input"))?.write_all(input.as_bytes())?;
    let output = program.wait_with_output()?;
    if !output.status.success() {
        bail!("{name} failed ({})", output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The program and its first argument, which is enough to know it by.
fn name(command: &Command) -> String {
    let program =
        Path::new(command.get_program()).file_stem().unwrap_or_default().to_string_lossy().into_owned();
    match command.get_args().next() {
        Some(first) => format!("`{program} {}`", first.to_string_lossy()),
        None => format!("`{program}`"),
    }
}

/// Where a program is that can be called by its bare name.
pub(crate) fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).find_map(|folder| {
        [program.to_owned(), format!("{program}.exe"), format!("{program}.cmd")]
            .iter()
            .map(|file| folder.join(file))
            .find(|file| file.is_file())
    })
}
