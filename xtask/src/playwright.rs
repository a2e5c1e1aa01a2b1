//! Runs the page's tests: in one kind of browser, or without any.

use crate::{chromium, npm, others, process, project, serve, times};
use anyhow::{Context, Result, anyhow, bail};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// What the tests run in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    /// The page in Node, without layout or pixels.
    Dom,
    /// Chromium without a window, on the project as it lies, and on the finished site where it was made.
    Chromium,
    /// Chromium with a window, on a screen that nobody sees: with scroll bars, as people have it.
    Window,
    Firefox,
    Webkit,
}

/// Which of the tests run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope<'a> {
    /// What is worth running between two edits.
    Quick,
    Default,
    /// Everything.
    Thorough,
    /// Those with such a title, or in such a spec.
    Named(&'a str),
}

/// How a test is looked at.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Watch {
    pub(crate) window: Window,
    pub(crate) trace: Trace,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Window {
    #[default]
    Unseen,
    Seen,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Trace {
    #[default]
    None,
    Kept,
}

impl Engine {
    /// The engine by the name that a person gives it.
    pub(crate) fn named(name: &str) -> Option<Engine> {
        match name {
            "dom" => Some(Engine::Dom),
            "chromium" => Some(Engine::Chromium),
            "firefox" => Some(Engine::Firefox),
            "webkit" => Some(Engine::Webkit),
            _ => None,
        }
    }

    /// Playwright's projects, each with the name that its configuration has for it.
    fn projects(self, scope: Scope) -> &'static [&'static str] {
        match (self, scope) {
            (Engine::Dom, _) => &["dom"],
            (Engine::Chromium, Scope::Default | Scope::Thorough) => &["chromium", "dist"],
            (Engine::Chromium, Scope::Quick | Scope::Named(_)) => &["chromium"],
            (Engine::Window, _) => &["window"],
            (Engine::Firefox, _) => &["firefox"],
            (Engine::Webkit, _) => &["webkit"],
        }
    }

    /// The variable that names the browser, and the browser; it is fetched when it is not here.
    ///
    /// # Errors
    ///
    /// When there is none.
    fn browser(self, watch: Watch) -> Result<Option<(&'static str, PathBuf)>> {
        let or_none = |found: Option<PathBuf>| found.context("there is none here");
        Ok(match self {
            Engine::Dom => None,
            Engine::Chromium if watch.window == Window::Unseen => {
                Some(("KATRO_CHROMIUM", chromium::ensure()?))
            }
            Engine::Chromium | Engine::Window => Some(("KATRO_CHROMIUM", or_none(chromium::windowed()?)?)),
            Engine::Firefox => Some(("KATRO_FIREFOX", or_none(others::firefox()?)?)),
            Engine::Webkit => Some(("KATRO_WEBKIT", or_none(others::webkit()?)?)),
        })
    }
}

/// Whether an engine can be had here at all; `None` when it can, and otherwise why not.
pub(crate) fn want(engine: Engine) -> Result<Option<&'static str>> {
    const NONE: &str = "there is none here";
    Ok(match engine {
        Engine::Dom | Engine::Chromium => None,
        Engine::Window if others::screen()?.is_none() => Some("there is no screen that nobody sees"),
        Engine::Window => chromium::windowed()?.is_none().then_some(NONE),
        Engine::Firefox => others::firefox()?.is_none().then_some(NONE),
        Engine::Webkit => others::webkit()?.is_none().then_some(NONE),
    })
}

/// Runs tests, and names at the end those that failed, with what there is to look at.
///
/// # Errors
///
/// When a test fails, when none has the title, or when there is no such browser.
pub(crate) fn run(engine: Engine, scope: Scope, watch: Watch) -> Result<()> {
    let own = std::env::current_exe().context("this program does not know where it lies")?;
    let projects = engine.projects(scope);
    let mut playwright = playwright(engine, watch)?;
    playwright.arg("test").args(projects.iter().map(|project| format!("--project={project}")));
    if let Some((variable, browser)) = engine.browser(watch)? {
        playwright.env(variable, browser);
    }
    if engine == Engine::Dom {
        playwright.env("KATRO_DOM", "1");
    }
    playwright.env(
        "KATRO_TESTS",
        match scope {
            Scope::Quick => "quick",
            Scope::Default => "default",
            Scope::Thorough => "thorough",
            Scope::Named(_) => "named",
        },
    );
    if let Scope::Named(title) = scope {
        playwright.args(["--grep", &literal(title)]);
    } else {
        playwright.env("KATRO_TIMES", times::file(projects[0]));
    }
    if watch.window == Window::Seen {
        playwright.arg("--headed");
    }
    if watch.trace == Trace::Kept {
        playwright.env("KATRO_TRACE", "1");
    }
    // Two runs at once, of two checkouts, do not meet.
    playwright.env("KATRO_PORT", serve::free_pair(8137).to_string());
    let failed = project::target().join(format!("failed-in-{}.txt", projects.join("-")));
    // What an earlier run wrote is no news.
    drop(fs::remove_file(&failed));
    playwright.env("KATRO_FAILED", &failed);
    // The configuration starts the server by itself, with this very program, so that nothing is built meanwhile.
    let run = process::run(playwright.env("KATRO_XTASK", format!("\"{}\"", own.display())));
    let named = fs::read_to_string(&failed).unwrap_or_default();
    match (run, scope) {
        (Err(_), Scope::Named(title)) if named.is_empty() => {
            bail!("no test here has `{title}` in its title or in the name of its spec, or it did not start")
        }
        (Err(fault), _) => Err(anyhow!("{fault:#}\n{}", named.trim_end())),
        (Ok(()), _) => {
            print!("{named}");
            Ok(())
        }
    }
}

/// The program, on a screen that nobody sees where it opens a window that nobody asked to see.
fn playwright(engine: Engine, watch: Watch) -> Result<Command> {
    let is_seen = watch.window == Window::Seen;
    if is_seen && matches!(engine, Engine::Dom) {
        bail!("without a browser there is nothing to see: leave out --headed or name another engine");
    }
    if watch.trace == Trace::Kept && matches!(engine, Engine::Dom | Engine::Webkit) {
        bail!("a trace is to be had of Chromium and Firefox only");
    }
    let mut playwright = npm::tool("@playwright/test/cli.js");
    if engine == Engine::Window {
        let screen =
            others::screen()?.context("there is no screen that nobody sees; xvfb-run would make one")?;
        playwright = npm::tool_under(&screen, &["-a"], "@playwright/test/cli.js");
    }
    if is_seen {
        if cfg!(target_os = "linux") && ["DISPLAY", "WAYLAND_DISPLAY"].map(std::env::var_os) == [None, None] {
            bail!("there is no screen here to show a browser on (DISPLAY is not set): leave out --headed");
        }
        // Playwright shows what it drives; WebKit's driver is told.
        playwright.env("KATRO_HEADED", "1");
    }
    Ok(playwright)
}

/// A text as a pattern that means just this text.
fn literal(text: &str) -> String {
    text.chars().fold(String::new(), |mut pattern, sign| {
        if r"\^$.*+?()[]{}|/".contains(sign) {
            pattern.push('\\');
        }
        pattern.push(sign);
        pattern
    })
}

#[cfg(test)]
mod tests {
    use super::{Engine, literal};

    #[test]
    fn a_title_means_what_it_says() {
        assert_eq!(literal("what now? (a hint)"), r"what now\? \(a hint\)");
    }

    #[test]
    fn engines_have_the_names_that_the_documentation_gives_them() {
        assert_eq!(Engine::named("webkit"), Some(Engine::Webkit));
        assert_eq!(Engine::named("safari"), None);
    }
}
