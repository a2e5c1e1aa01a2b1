//! The command `tally`: many random games, counted.

use katro::{Ruleset, Tally};

use crate::Answer;

/// So that a slip of the finger does not keep anybody waiting for days.
const MOST_GAMES: u32 = 1_000_000;

/// `tally GAMES SEED`, from the start position of the rules.
pub(crate) fn tally(rules: Ruleset, rest: &str) -> Result<String, Answer> {
    let words: Vec<_> = rest.split_whitespace().collect();
    let (games, seed) = match words[..] {
        [games, seed] => (games.parse::<u32>(), seed.parse::<u32>()),
        _ => return Err(unexpected(rest)),
    };
    let (Ok(games @ 1..=MOST_GAMES), Ok(seed)) = (games, seed) else { return Err(unexpected(rest)) };
    let mut tally = Tally::new(rules, seed);
    tally.step(games);
    let totals = tally.totals();
    let lengths = totals.lengths.iter().enumerate().filter(|&(_, &games)| 0 < games);
    let lengths: Vec<_> = lengths.map(|(turns, games)| format!(" {turns} {games}")).collect();
    Ok([
        String::new(),
        format!("games {games}"),
        format!("won south {} north {}", totals.won_south, totals.won_north),
        format!("drawn repetition {} only-endless {}", totals.drawn_by_repetition, totals.drawn_by_endless),
        format!("unfinished {}", totals.unfinished),
        format!(
            "turns {} shortest {} median {} longest {}",
            totals.turns,
            totals.shortest(),
            totals.median(),
            totals.longest()
        ),
        format!("captured {} in {}", totals.captured, totals.capturing),
        format!("laps {} longest {}", totals.laps, totals.longest_sowing),
        format!("endless {}", totals.endless),
        format!("lengths{}", lengths.concat()),
    ]
    .join("\n"))
}

fn unexpected(rest: &str) -> Answer {
    Answer::unexpected(format!(
        "tally takes a number of games from 1 to {MOST_GAMES} and a seed from 0 to {}, not {rest:?}",
        u32::MAX
    ))
}
