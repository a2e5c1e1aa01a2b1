//! The commands `go`, `hash` and `bench`: the search as a program asks for it.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use katro::search::{Aim, Limits, Progress, Report, Search, TABLE_BYTES};
use katro::{Dice, Game, Position, Telling};

use crate::Answer;

/// How many nodes pass, at most, before it is asked whether the time is up.
const SLICE: u64 = 4096;

const MEBIBYTE: usize = 1 << 20;

/// The most that `hash` takes: as much as a 32-bit program could address.
const MOST_MEBIBYTES: usize = 2048;

/// How far `bench` looks ahead.
const BENCH_DEPTH: u8 = 7;

/// A search that takes its memory when it is first needed.
pub(crate) struct Thinker {
    search: Option<Search>,
    table_bytes: usize,
}

impl Thinker {
    pub(crate) const fn new() -> Thinker {
        Thinker { search: None, table_bytes: TABLE_BYTES }
    }

    /// `hash MB`: from now on the table takes so much memory.
    pub(crate) fn hash(&mut self, rest: &str) -> Result<String, Answer> {
        match rest.parse() {
            Ok(mebibytes @ 1..=MOST_MEBIBYTES) => {
                self.search = None;
                self.table_bytes = mebibytes * MEBIBYTE;
                Ok(String::new())
            }
            _ => Err(Answer::unexpected(format!(
                "hash takes a number of mebibytes from 1 to {MOST_MEBIBYTES}, not {rest:?}"
            ))),
        }
    }

    /// `go depth N`, `go nodes N` or `go time MS`: writes an `info` line for each depth, and returns the last line.
    pub(crate) fn go(
        &mut self,
        game: &Game,
        rest: &str,
        output: &mut impl Write,
    ) -> io::Result<Result<String, Answer>> {
        let (limits, time) = match asked(rest) {
            Ok(asked) => asked,
            Err(answer) => return Ok(Err(answer)),
        };
        if let Some(outcome) = game.outcome() {
            return Ok(Err(katro::Refusal::GameOver { outcome }.into()));
        }
        let search = self.search.get_or_insert_with(|| Search::new(self.table_bytes));
        search.begin(game.position(), game.played().iter().map(|played| &played.before), limits);
        let clock = Clock::start();
        let mut told = 0;
        loop {
            let progress = search.step(SLICE);
            let Some(report) = search.report() else { break };
            if told < report.depth {
                told = report.depth;
                writeln!(output, "info {}{}", summary(report), line(report))?;
                output.flush()?;
            }
            if progress == Progress::Done || time.is_some_and(|time| time <= clock.elapsed()) {
                break;
            }
        }
        Ok(match search.report() {
            Some(report) => Ok(format!("best {} {}", report.turn, best_summary(report))),
            None => Err(Answer { code: "game-over", text: "no turn may be played".to_owned() }),
        })
    }

    /// `bench`: how many nodes the search looks at in fixed positions to a fixed depth. Every change to what the
    /// search does changes the number; no other change does.
    pub(crate) fn bench(&mut self) -> String {
        let search = self.search.get_or_insert_with(|| Search::new(self.table_bytes));
        let limits = Limits { depth: BENCH_DEPTH, nodes: u64::MAX, aim: Aim::Best };
        let mut nodes = 0;
        for telling in Telling::ALL {
            let mut dice = Dice::new(1);
            for turns in [0, 6, 12] {
                let game = opening(Position::start(telling.rules), turns, &mut dice);
                search.begin(game.position(), [], limits);
                while search.step(u64::MAX) == Progress::Thinking {}
                nodes += search.report().map_or(0, |report| report.nodes);
            }
        }
        nodes.to_string()
    }
}

/// A game of so many random turns, or of fewer where the game would end.
pub(crate) fn opening(start: Position, turns: u32, dice: &mut Dice) -> Game {
    let mut game = Game::new(start);
    for _ in 0..turns {
        let choices: Vec<_> = game.turns().map(|legal| legal.turn()).collect();
        let choice = u32::try_from(choices.len()).map_or(0, |count| dice.below(count));
        let played = choices.get(choice as usize).is_some_and(|&turn| game.advance(turn).is_ok());
        if played && game.outcome().is_some() {
            game.undo();
        }
    }
    game
}

fn asked(rest: &str) -> Result<(Limits, Option<Duration>), Answer> {
    let unlimited = Limits { depth: u8::MAX, nodes: u64::MAX, aim: Aim::Best };
    let (what, number) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    match (what, number.trim().parse::<u64>()) {
        ("depth", Ok(depth @ 1..)) => {
            Ok((Limits { depth: u8::try_from(depth).unwrap_or(u8::MAX), ..unlimited }, None))
        }
        ("nodes", Ok(nodes @ 1..)) => Ok((Limits { nodes, ..unlimited }, None)),
        ("time", Ok(time @ 1..)) => Ok((unlimited, Some(Duration::from_millis(time)))),
        _ => Err(Answer::unexpected(format!(
            "go takes depth N, nodes N or time MS, with a number from 1 on, not {rest:?}"
        ))),
    }
}

fn summary(report: &Report) -> String {
    format!("depth {} score {} nodes {}", report.depth, report.score, report.nodes)
}

fn best_summary(report: &Report) -> String {
    format!("score {} depth {} nodes {}", report.score, report.depth, report.nodes)
}

fn line(report: &Report) -> String {
    let turns: Vec<_> = report.line.iter().map(|turn| format!(" {turn}")).collect();
    format!(" line{}", turns.concat())
}

/// Time that passes.
struct Clock(Instant);

impl Clock {
    #[expect(
        clippy::disallowed_methods,
        reason = "the program has a clock; the library is given numbers of nodes"
    )]
    fn start() -> Clock {
        Clock(Instant::now())
    }

    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
