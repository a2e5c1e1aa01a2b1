//! The engine over standard input and output, one command a line: for tests, matches, tools and researchers.
//!
//! `docs/engine.md` and `docs/search.md` describe the commands. Every answer is one line that begins with `ok` or
//! with `error CODE text`; an error changes nothing. Only `go` answers in its own words.

mod contest;
mod plain;
mod puzzles;
mod tally;
mod think;

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;

use katro::notation::result_of;
use katro::{Game, Picture, Position, Record, Refusal, Ruleset, TextError, Turn, perft};

use think::Thinker;

fn main() -> io::Result<()> {
    let mut engine = Engine::new();
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    while let Some(line) = read_line(&mut input)? {
        let mut words = line.trim_start().splitn(2, char::is_whitespace);
        let (command, rest) = (words.next().unwrap_or_default(), words.next().unwrap_or_default().trim());
        let answer = match command {
            "" => continue,
            "go" => match engine.go(rest, &mut output)? {
                Ok(best) => {
                    writeln!(output, "{best}")?;
                    output.flush()?;
                    continue;
                }
                Err(answer) => Err(answer),
            },
            "load" => read_record(&mut input).map(|text| engine.load(&text))?,
            "prove" => read_lines(&mut input).map(|text| puzzles::prove(&text))?,
            _ => match engine.answer(command, rest) {
                ControlFlow::Continue(answer) => answer,
                ControlFlow::Break(()) => {
                    writeln!(output, "ok")?;
                    return Ok(());
                }
            },
        };
        match answer {
            Ok(text) if text.is_empty() => writeln!(output, "ok")?,
            // Several lines stand below the answer's line and end with an empty one.
            Ok(text) if text.starts_with('\n') => writeln!(output, "ok{}\n", text.trim_end())?,
            Ok(text) => writeln!(output, "ok {text}")?,
            Err(Answer { code, text }) => writeln!(output, "error {code} {text}")?,
        }
        output.flush()?;
    }
    Ok(())
}

/// One line without the white space at its end; bytes that are no text become replacement characters, which nothing accepts.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    match input.read_until(b'\n', &mut bytes)? {
        0 => Ok(None),
        _ => Ok(Some(String::from_utf8_lossy(&bytes).trim_end().to_owned())),
    }
}

/// The lines of a record, up to an empty line after its turns, or to the end of the input.
fn read_record(input: &mut impl BufRead) -> io::Result<String> {
    let mut text = String::new();
    let mut turns_began = false;
    while let Some(line) = read_line(input)? {
        // The empty line between the tags and the turns belongs to the record.
        if line.is_empty() && turns_began {
            break;
        }
        turns_began |= !line.is_empty() && !line.trim_start_matches('\u{feff}').starts_with('[');
        text.push_str(&line);
        text.push('\n');
    }
    Ok(text)
}

/// All lines up to an empty one, or to the end of the input.
fn read_lines(input: &mut impl BufRead) -> io::Result<String> {
    let mut text = String::new();
    while let Some(line) = read_line(input)?.filter(|line| !line.is_empty()) {
        text.push_str(&line);
        text.push('\n');
    }
    Ok(text)
}

/// A refusal, as it is answered.
struct Answer {
    code: &'static str,
    text: String,
}

impl Answer {
    fn unexpected(text: String) -> Answer {
        Answer { code: "unexpected-text", text }
    }
}

impl From<Refusal> for Answer {
    fn from(refusal: Refusal) -> Answer {
        Answer { code: refusal.code(), text: refusal.to_string() }
    }
}

impl From<TextError> for Answer {
    fn from(error: TextError) -> Answer {
        Answer { code: error.code(), text: error.to_string() }
    }
}

/// A conversation: the record of one game under one ruleset.
struct Engine {
    rules: Ruleset,
    record: Record,
    thinker: Thinker,
}

impl Engine {
    fn new() -> Engine {
        let rules = Ruleset::STANDARD;
        let record = Record::new(Game::new(Position::start(rules)));
        Engine { rules, record, thinker: Thinker::new() }
    }

    fn answer(&mut self, command: &str, rest: &str) -> ControlFlow<(), Result<String, Answer>> {
        ControlFlow::Continue(match command {
            "rules" => self.rules(rest),
            "position" => self.position(rest),
            "turns" if rest.is_empty() => Ok(self.turns()),
            "play" => self.play(rest),
            "undo" if rest.is_empty() => self.undo(),
            "redo" if rest.is_empty() => self.redo(),
            "perft" => self.perft(rest),
            "show" if rest.is_empty() => Ok(format!("\n{}", Picture(self.record.game.position()))),
            // An empty line ends an answer, so the one between tags and turns, which nobody needs, is left out.
            "record" if rest.is_empty() => Ok(format!("\n{}", self.record).replace("\n\n", "\n")),
            "hash" => self.thinker.hash(rest),
            "bench" if rest.is_empty() => Ok(self.thinker.bench()),
            "puzzles" => puzzles::make(rest),
            "match" => contest::contest(self.rules, rest),
            "tally" => tally::tally(self.rules, rest),
            "quit" if rest.is_empty() => return ControlFlow::Break(()),
            "turns" | "undo" | "redo" | "show" | "record" | "bench" | "quit" => {
                Err(Answer { code: "unexpected-text", text: format!("{command} takes no words after it") })
            }
            _ => Err(Answer {
                code: "unknown-command",
                text: "the commands are rules, position, turns, play, undo, redo, perft, show, record, load, go, hash, bench, match, tally, puzzles, prove, quit"
                    .to_owned(),
            }),
        })
    }

    fn go(&mut self, rest: &str, output: &mut impl Write) -> io::Result<Result<String, Answer>> {
        self.thinker.go(&self.record.game, rest, output)
    }

    fn rules(&mut self, text: &str) -> Result<String, Answer> {
        self.rules = text.parse()?;
        self.record = Record::new(Game::new(Position::start(self.rules)));
        Ok(String::new())
    }

    fn position(&mut self, text: &str) -> Result<String, Answer> {
        let position = match text {
            "start" => Position::start(self.rules),
            text => Position::read(self.rules, text)?,
        };
        self.record = Record::new(Game::new(position));
        Ok(String::new())
    }

    fn load(&mut self, text: &str) -> Result<String, Answer> {
        let record: Record = text.parse()?;
        self.rules = *record.game.start().rules();
        self.record = record;
        Ok(self.position_and_end())
    }

    fn turns(&self) -> String {
        let mut turns: Vec<_> = self.record.game.turns().map(|legal| legal.turn().to_string()).collect();
        turns.sort_unstable();
        turns.join(" ")
    }

    fn play(&mut self, text: &str) -> Result<String, Answer> {
        let turn: Turn = text.parse()?;
        let played = self.record.game.advance(turn)?;
        // What was remarked on turns that were taken back went with them.
        let plies = self.record.game.played().len();
        self.record.comments.retain(|comment| comment.ply < plies);
        Ok(format!("laps {} captured {} {}", played.laps, played.captured, self.position_and_end()))
    }

    fn undo(&mut self) -> Result<String, Answer> {
        if self.record.game.undo() {
            Ok(self.position_and_end())
        } else {
            Err(Answer { code: "nothing-to-undo", text: "no turn has been played".to_owned() })
        }
    }

    fn redo(&mut self) -> Result<String, Answer> {
        if self.record.game.redo() {
            Ok(self.position_and_end())
        } else {
            Err(Answer { code: "nothing-to-redo", text: "no turn was taken back".to_owned() })
        }
    }

    fn perft(&self, rest: &str) -> Result<String, Answer> {
        let position = self.record.game.position();
        let (plies, split) = match rest.split_once(char::is_whitespace) {
            None => (rest, None),
            Some((plies, after)) => (plies, Some(after.trim())),
        };
        match (plies.parse::<u32>(), split) {
            (Ok(plies), None) => Ok(perft(position, plies).to_string()),
            (Ok(plies), Some("split")) => {
                let first_turns = position.turns().filter(|_| 0 < plies);
                let mut counts: Vec<_> = first_turns
                    .map(|legal| (legal.turn().to_string(), perft(legal.after(), plies.saturating_sub(1))))
                    .collect();
                counts.sort_unstable();
                let each: Vec<_> = counts.iter().map(|(turn, count)| format!(" {turn} {count}")).collect();
                Ok(format!("{}{}", perft(position, plies), each.concat()))
            }
            _ => Err(Answer {
                code: "unexpected-text",
                text: format!("perft takes a number of turns and perhaps the word split, not {rest:?}"),
            }),
        }
    }

    fn position_and_end(&self) -> String {
        let game = &self.record.game;
        match game.outcome() {
            None => format!("position {}", game.position()),
            Some(outcome) => {
                format!("position {} over {} {}", game.position(), result_of(Some(outcome)), outcome.reason())
            }
        }
    }
}
