//! Does one thing after another, says how each went and how long it took, and goes on after a failure.

use anyhow::{Result, bail};
use std::time::{Duration, Instant};

/// A run of named steps, and how each of them ended.
#[derive(Debug, Default)]
pub(crate) struct Steps {
    done: Vec<Step>,
}

#[derive(Debug)]
struct Step {
    name: &'static str,
    end: End,
    took: Duration,
}

#[derive(Debug)]
enum End {
    Passed,
    Failed(String),
    /// Something it stands on failed, or there is nothing to do yet.
    Skipped(String),
}

impl Steps {
    /// Does a step, and says whether it succeeded.
    pub(crate) fn run(&mut self, name: &'static str, step: impl FnOnce() -> Result<()>) -> bool {
        println!("\n==> {name}");
        let start = Instant::now();
        let end = match step() {
            Ok(()) => End::Passed,
            Err(fault) => End::Failed(format!("{fault:#}")),
        };
        let took = start.elapsed();
        match &end {
            End::Failed(why) => {
                let why = why.lines().next().unwrap_or_default();
                println!("<== {name}: FAILED after {:.1} s: {why}", took.as_secs_f32());
            }
            End::Passed | End::Skipped(_) => println!("<== {name}: {:.1} s", took.as_secs_f32()),
        }
        let passed = matches!(end, End::Passed);
        self.done.push(Step { name, end, took });
        passed
    }

    /// Notes that a step was left out, and why.
    pub(crate) fn skip(&mut self, name: &'static str, why: impl Into<String>) {
        let why = why.into();
        println!("\n==> {name}: left out, {why}");
        self.done.push(Step { name, end: End::Skipped(why), took: Duration::ZERO });
    }

    /// Prints the list of what was done.
    ///
    /// # Errors
    ///
    /// When any step failed.
    pub(crate) fn finish(self) -> Result<()> {
        println!();
        for Step { name, end, took } in &self.done {
            let (word, why) = match end {
                End::Passed => ("passed", String::new()),
                End::Failed(why) => ("FAILED", format!(": {}", why.replace('\n', "\n      "))),
                End::Skipped(why) => ("skipped", format!(": {why}")),
            };
            println!("{:7.1} s  {word:<7}  {name}{why}", took.as_secs_f32());
        }
        let total: Duration = self.done.iter().map(|step| step.took).sum();
        println!("{:7.1} s  in all", total.as_secs_f32());
        let [passed, failed, skipped] = self.count();
        let skipped = if skipped == 0 { String::new() } else { format!(", {skipped} skipped") };
        println!("\nsteps: {passed} passed, {failed} failed{skipped}");
        if failed > 0 {
            bail!("{failed} of {} steps failed", self.done.len());
        }
        Ok(())
    }

    /// How many passed, failed and were skipped.
    fn count(&self) -> [usize; 3] {
        let mut count = [0; 3];
        for step in &self.done {
            count[match step.end {
                End::Passed => 0,
                End::Failed(_) => 1,
                End::Skipped(_) => 2,
            }] += 1;
        }
        count
    }
}

#[cfg(test)]
mod tests {
    use super::Steps;

    #[test]
    fn a_failure_stops_nothing_but_is_not_forgotten() {
        let mut steps = Steps::default();
        assert!(!steps.run("first", || anyhow::bail!("on purpose")));
        assert!(steps.run("second", || Ok(())));
        steps.skip("third", "nothing to do");
        assert_eq!(steps.count(), [1, 1, 1]);
        assert!(steps.finish().is_err());
    }

    #[test]
    fn leaving_out_is_not_failing() {
        let mut steps = Steps::default();
        steps.skip("only", "nothing to do");
        assert!(steps.finish().is_ok());
    }
}
