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

    /// What the engine runs in; it is fetched when it is not here.
    ///
    /// # Errors
    ///
    /// When it cannot be fetched.
    pub(crate) fn place(self, window: Window) -> Result<Place> {
        let found = |variable, browser: Option<PathBuf>| {
            browser.map_or(Place::Missing("there is none here"), |browser| Place::Browser(variable, browser))
        };
        Ok(match self {
            Engine::Dom => Place::Node,
            Engine::Chromium if window == Window::Unseen => {
                Place::Browser("KATRO_CHROMIUM", chromium::ensure()?)
            }
            Engine::Window if others::screen()?.is_none() => {
                Place::Missing("there is no screen that nobody sees; xvfb-run would make one")
            }
            Engine::Chromium | Engine::Window => found("KATRO_CHROMIUM", chromium::windowed()?),
            Engine::Firefox => found("KATRO_FIREFOX", others::firefox()?),
            Engine::Webkit => found("KATRO_WEBKIT", others::webkit()?),
        })
    }
}

/// Where an engine's tests run.
#[derive(Debug)]
pub(crate) enum Place {
    /// Without a browser.
    Node,
    /// The variable that names the browser, and the browser.
    Browser(&'static str, PathBuf),
    /// Nowhere, and why.
    Missing(&'static str),
}

/// Runs tests, and names at the end those that failed, with what there is to look at.
///
/// # Errors
///
/// When a test fails, when none has the title, or when there is no such browser.
pub(crate) fn run(engine: Engine, place: Place, scope: Scope, watch: Watch) -> Result<()> {
    let projects = engine.projects(scope);
    let mut playwright = playwright(engine, watch)?;
    playwright.arg("test").args(projects.iter().map(|project| format!("--project={project}")));
    match place {
        Place::Node => playwright.env("KATRO_DOM", "1"),
        Place::Browser(variable, browser) => playwright.env(variable, browser),
        Place::Missing(why) => bail!("{why}"),
    };
    playwright.env(
        "KATRO_TESTS",
        match scope {
            Scope::Quick => "quick",
            Scope::Default => "default",
            Scope::Thorough => "thorough",
            Scope::Named(_) => "named",
        },
    );
    match scope {
        Scope::Named(title) => playwright.args(["--grep", &literal(title)]),
        Scope::Default | Scope::Thorough => playwright.env("KATRO_TIMES", times::file(projects[0])),
        // What a visit or two took would stand in the place of a whole run's times.
        Scope::Quick => &mut playwright,
    };
    if watch.window == Window::Seen {
        playwright.arg("--headed");
    }
    if watch.trace == Trace::Kept {
        playwright.env("KATRO_TRACE", "1");
    }
    let failed = project::target().join(format!("failed-in-{}.txt", projects.join("-")));
    // What an earlier run wrote is no news.
    drop(fs::remove_file(&failed));
    playwright.env("KATRO_FAILED", &failed);
    let run = process::run(served(&mut playwright)?);
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

/// Says what the configuration starts as the server, and where it listens.
///
/// # Errors
///
/// When this program does not know where it lies.
pub(crate) fn served(playwright: &mut Command) -> Result<&mut Command> {
    let own = std::env::current_exe().context("this program does not know where it lies")?;
    // Two runs at once, of two checkouts, do not meet.
    playwright.env("KATRO_PORT", serve::free_pair(8137).to_string());
    // The server is this very program, so that nothing is built meanwhile.
    Ok(playwright.env("KATRO_XTASK", format!("\"{}\"", own.display())))
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
    let mut node = Command::new("node");
    if engine == Engine::Window
        && let Some(screen) = others::screen()?
    {
        node = Command::new(screen);
        node.args(["-a", "node"]);
    }
    let mut playwright = npm::tool_under(node, "@playwright/test/cli.js");
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
