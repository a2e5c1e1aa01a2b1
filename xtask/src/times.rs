//! What the last runs of the page's tests took: a table of specs and engines, and the slowest tests.

use crate::project;
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

/// How many of the slowest tests are named.
const SLOWEST: usize = 10;

/// One test, in one engine.
#[derive(Clone, Debug)]
struct Time {
    engine: String,
    spec: String,
    title: String,
    seconds: f64,
}

/// Where a run in an engine writes down its times.
pub(crate) fn file(engine: &str) -> PathBuf {
    folder().join(format!("{engine}.json"))
}

/// `cargo xtask test --times`: the whole table.
///
/// # Errors
///
/// When nothing has run yet.
pub(crate) fn print() -> Result<()> {
    let (runs, times) = read()?;
    if times.is_empty() {
        bail!("no tests of the page have run here yet; `cargo xtask test` runs them");
    }
    println!("{}\n\n{}\n{}", table(&times), runs.join("\n"), slowest(&times));
    Ok(())
}

/// The slowest tests of the last runs, for the end of a run.
pub(crate) fn print_slowest() {
    if let Ok((_, times)) = read()
        && !times.is_empty()
    {
        println!("{}", slowest(&times));
    }
}

fn folder() -> PathBuf {
    project::target().join("test-times")
}

/// A sentence for each run, and every test's time.
fn read() -> Result<(Vec<String>, Vec<Time>)> {
    let (mut runs, mut times) = (Vec::new(), Vec::new());
    let Ok(files) = fs::read_dir(folder()) else { return Ok((runs, times)) };
    let mut files: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
    files.sort();
    for file in files {
        let text = fs::read_to_string(&file)?;
        let run: Value = serde_json::from_str(&text).with_context(|| file.display().to_string())?;
        let seconds = |value: &Value| value.as_f64().unwrap_or_default() / 1000.0;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let tests = run["tests"].as_array().map_or(&[][..], Vec::as_slice);
        let engine = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        runs.push(format!(
            "{engine}: {} tests in {:.0} s ({})",
            tests.len(),
            seconds(&run["milliseconds"]),
            text(&run["scope"])
        ));
        times.extend(tests.iter().map(|test| Time {
            engine: text(&test["engine"]),
            spec: text(&test["spec"]),
            title: text(&test["title"]),
            seconds: seconds(&test["milliseconds"]),
        }));
    }
    Ok((runs, times))
}

/// Specs by seconds and engine, the longest first.
fn table(times: &[Time]) -> String {
    let engines: BTreeSet<&str> = times.iter().map(|time| &*time.engine).collect();
    let mut sums: BTreeMap<&str, BTreeMap<&str, f64>> = BTreeMap::new();
    for time in times {
        *sums.entry(&time.spec).or_default().entry(&time.engine).or_default() += time.seconds;
    }
    let all = |row: &BTreeMap<&str, f64>| row.values().sum::<f64>();
    let mut rows: Vec<_> = sums.iter().collect();
    rows.sort_by(|(_, one), (_, other)| all(other).total_cmp(&all(one)));
    let line = |name: &str, cells: &mut dyn Iterator<Item = String>| {
        cells.fold(format!("{name:<14}"), |mut line, cell| {
            let _ = write!(line, "{cell:>10}");
            line
        })
    };
    let mut table = line("seconds", &mut engines.iter().map(|engine| (*engine).to_owned()));
    for (spec, row) in rows {
        let cell = |engine: &&str| row.get(engine).map_or(String::new(), |sum| format!("{sum:.1}"));
        table = format!("{table}\n{}", line(spec, &mut engines.iter().map(cell)));
    }
    let sum = |engine: &&str| {
        let of_one = times.iter().filter(|time| time.engine == **engine);
        format!("{:.1}", of_one.map(|time| time.seconds).sum::<f64>())
    };
    format!("{table}\n{}", line("in all", &mut engines.iter().map(sum)))
}

fn slowest(times: &[Time]) -> String {
    let mut slowest = times.to_vec();
    slowest.sort_by(|one, other| other.seconds.total_cmp(&one.seconds));
    slowest.truncate(SLOWEST);
    slowest.iter().fold("\nThe slowest tests of the page:".to_owned(), |list, time| {
        format!("{list}\n{:7.1} s  [{}] {}: {}", time.seconds, time.engine, time.spec, time.title)
    })
}

#[cfg(test)]
mod tests {
    use super::{Time, slowest, table};

    fn time(engine: &str, spec: &str, seconds: f64) -> Time {
        Time { engine: engine.to_owned(), spec: spec.to_owned(), title: format!("{spec} works"), seconds }
    }

    #[test]
    fn a_spec_is_a_line_and_an_engine_a_column() {
        let times =
            [time("chromium", "load", 1.5), time("firefox", "lesson", 4.0), time("chromium", "load", 2.0)];
        let lines: Vec<String> = table(&times).lines().map(str::to_owned).collect();
        assert_eq!(lines[0].split_whitespace().collect::<Vec<_>>(), ["seconds", "chromium", "firefox"]);
        assert_eq!(lines[1].split_whitespace().collect::<Vec<_>>(), ["lesson", "4.0"]);
        assert_eq!(lines[2].split_whitespace().collect::<Vec<_>>(), ["load", "3.5"]);
        assert_eq!(lines[3].split_whitespace().collect::<Vec<_>>(), ["in", "all", "3.5", "4.0"]);
    }

    #[test]
    fn the_slowest_test_is_named_first() {
        let list = slowest(&[time("chromium", "load", 1.5), time("firefox", "lesson", 4.0)]);
        assert!(list.find("lesson") < list.find("load"), "{list}");
    }
}
