//! Which rule decided, and who says so, as JavaScript sees it: short texts, for there are many of them.

use crate::error::Refusal;
use crate::event::Event;
use crate::game::Game;
use crate::hole::{Heading, Hole};
use crate::reason::Reason;
use crate::rule::{Authority, Rule};
use crate::ruleset::Ruleset;
use crate::turn::Turn;

/// What decided in a turn: the place of the event, the number of the rule and the code, as `12:7:facing-empty`.
pub(in crate::web) fn reasons(rules: &Ruleset, events: &[Event]) -> Vec<String> {
    let mut told = Vec::new();
    for at in 0..events.len() {
        for reason in Reason::of_event(rules, events, at) {
            told.push(format!("{at}:{}", of(reason)));
        }
    }
    told
}

/// What may be done with a hole and why, a reason each; or `!` and why nothing may be, as `!2:not-yours`.
/// A way round that is refused all the same has its heading before the `!`, as `west!4:heading-bound`.
pub(in crate::web) fn answer(game: &Game, hole: Hole) -> Vec<String> {
    if let Some(refusal) = game.refusal_at(hole) {
        return vec![refused("", refusal)];
    }
    let rules = game.position().rules();
    let mut answer = vec![of(Reason::MayStart(rules.start)), of(Reason::MayHead(rules.headings))];
    let step = of(Reason::MayStep);
    for (turn, refusal) in game.turns_from(hole) {
        answer.push(match (turn, refusal) {
            (Turn::Sow { heading: Heading::East, .. }, Some(refusal)) => refused("east", refusal),
            (Turn::Sow { heading: Heading::West, .. }, Some(refusal)) => refused("west", refusal),
            (Turn::Step { .. }, None) if !answer.contains(&step) => step.clone(),
            _ => continue,
        });
    }
    answer
}

/// Who says each rule under a ruleset: its number, the short names of the sources, and the code of what is ours, as
/// `4:WP:headings-from-elsewhere`.
pub(in crate::web) fn says(rules: &Ruleset) -> Vec<String> {
    let said = |rule: &Rule| {
        let Authority { sources, ours } = rule.authority(rules);
        let sources: Vec<&str> = sources.iter().map(|source| source.short).collect();
        format!("{}:{}:{}", rule.number(), sources.join(","), ours.map_or("", |ours| ours.code()))
    };
    Rule::ALL.iter().map(said).collect()
}

fn refused(way: &str, refusal: Refusal) -> String {
    format!("{way}!{}", coded(refusal.rule(), refusal.code()))
}

fn of(reason: Reason) -> String {
    coded(reason.rule(), reason.code())
}

fn coded(rule: Option<Rule>, code: &str) -> String {
    format!("{}:{code}", rule.map_or(0, Rule::number))
}
