//! A puzzle as a line of JSON, for the page and for people who compare two versions; and what such a line claims.

use std::fmt::Write;

use crate::position::Position;
use crate::telling::Telling;
use crate::turn::Turn;

use super::{Flaw, Grade, Proof, Puzzle};

impl Puzzle {
    /// The puzzle as a JSON object in one line.
    ///
    /// Nothing in it needs escaping: names, numbers, holes and the signs of headings.
    #[must_use]
    pub fn to_line(&self, name: &str) -> String {
        let Puzzle { grade, telling, position, solution, laps, proof, .. } = self;
        let mut line = format!(
            r#"{{"id":"{name}","grade":"{}","rules":"{}","position":"{position}","solution":"{solution}","laps":{laps}"#,
            grade.code(),
            telling.name
        );
        let more = match proof {
            Proof::Captures { most, next } => format!(r#","most":{most},"next":{next}"#),
            Proof::WinsAtOnce => String::new(),
            Proof::WinsNext { replies, refutations } => {
                let refutations = refutations.iter().map(|&(turn, reply)| (turn, Vec::from_iter(reply)));
                let refutations: Vec<_> = refutations.collect();
                format!(r#","replies":{},"refutations":{}"#, object(replies), object(&refutations))
            }
            Proof::Survives { within, losses } => {
                format!(r#","within":{within},"losses":{}"#, object(losses))
            }
        };
        // Writing to a text cannot fail.
        let _ = write!(line, "{more}}}");
        line
    }
}

/// Turns, and to each of them a list of turns.
fn object(each: &[(Turn, Vec<Turn>)]) -> String {
    let entries = each.iter().map(|(turn, turns)| {
        let turns: Vec<_> = turns.iter().map(|turn| format!(r#""{turn}""#)).collect();
        format!(r#""{turn}":[{}]"#, turns.join(","))
    });
    format!("{{{}}}", entries.collect::<Vec<_>>().join(","))
}

/// What a line says of a puzzle, unproved.
#[derive(Debug)]
pub(super) struct Claim<'l> {
    pub(super) id: &'l str,
    pub(super) grade: Grade,
    pub(super) telling: &'static Telling,
    pub(super) position: Position,
    pub(super) solution: Turn,
}

impl Claim<'_> {
    /// Reads what has to be known before the rest can be found anew and compared.
    pub(super) fn read(line: &str) -> Result<Claim<'_>, Flaw> {
        let unreadable = |what: String| Flaw::Unreadable { what };
        let grade = value(line, "grade")?;
        let rules = value(line, "rules")?;
        let telling =
            Telling::named(rules).ok_or_else(|| unreadable(format!("no ruleset is called {rules:?}")))?;
        let position = Position::read(telling.rules, value(line, "position")?);
        let solution = value(line, "solution")?.parse();
        Ok(Claim {
            id: value(line, "id")?,
            grade: Grade::named(grade).ok_or_else(|| unreadable(format!("no grade is called {grade:?}")))?,
            telling,
            position: position.map_err(|error| unreadable(format!("the position: {error}")))?,
            solution: solution.map_err(|error| unreadable(format!("the solution: {error}")))?,
        })
    }
}

fn value<'l>(line: &'l str, key: &str) -> Result<&'l str, Flaw> {
    let value = line.split_once(&format!(r#""{key}":""#)).and_then(|(_, rest)| rest.split_once('"'));
    value.map(|(value, _)| value).ok_or_else(|| Flaw::Unreadable { what: format!("it has no {key}") })
}
