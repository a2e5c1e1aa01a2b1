//! Every sentence of the rules has a story that shows it: a picture, a turn, what happens in words, a picture.
//!
//! The first line of each file under `stories/` is the sentence. With `KATRO_REWRITE=1` in the environment the
//! test writes what the engine does into the files instead of comparing, so that a person can read the difference.

mod common;

use std::fmt::Write;
use std::fs;

use common::rules;
use katro::{Event, Game, NoCapture, Position, Side, Turn, Verdict};

/// A story up to its turn, and what is told after it.
struct Story<'t> {
    setting: &'t str,
    told: &'t str,
    game: Game,
    turn: Turn,
}

impl<'t> Story<'t> {
    fn parse(name: &str, text: &'t str) -> Story<'t> {
        let line = |start: &str| text.lines().find_map(|line| line.strip_prefix(start));
        let sentence = text.lines().next().expect("a story has a first line");
        assert!(sentence.ends_with('.'), "{name}: the first line is a sentence");
        assert_eq!(name, slug(sentence), "the name is the sentence");
        let about = line("Rule: ").unwrap_or_else(|| panic!("{name} names its rule"));
        let (_, ruleset) =
            about.split_once("Ruleset: ").unwrap_or_else(|| panic!("{name} names its ruleset"));
        let rules = rules(ruleset.trim_end_matches('.'));

        let picture = text.split("\n\n").nth(1).unwrap_or_else(|| panic!("{name} has a picture"));
        let start =
            Position::read(rules, &position_of(picture)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut game = Game::new(start);
        for turn in line("before ").into_iter().flat_map(str::split_whitespace) {
            game.advance(turn.parse().expect("a turn"))
                .unwrap_or_else(|refusal| panic!("{name}: {turn}: {refusal}"));
        }
        let turn = line("play ").unwrap_or_else(|| panic!("{name} has a turn"));
        let end = text.find("\nplay ").expect("it was found above") + "\nplay \n".len() + turn.len();
        Story { setting: &text[..end], told: &text[end..], game, turn: turn.parse().expect("a turn") }
    }
}

fn slug(sentence: &str) -> String {
    let words = sentence.to_lowercase().replace("'s", "s");
    let words = words.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

/// The position in a picture: rows of numbers, a ridge of dashes, and who is to move.
fn position_of(picture: &str) -> String {
    let (rows, mover) = picture.rsplit_once('\n').expect("a picture has rows and a mover");
    let row = |line: &str| -> String {
        line.split_whitespace()
            .map(|seeds| if seeds.len() == 1 { seeds.to_owned() } else { format!("({seeds})") })
            .collect()
    };
    let rows: Vec<String> = rows.lines().filter(|line| !line.contains('-')).map(row).collect();
    let (side, bound) = mover.split_once(" to move").expect("somebody is to move");
    let bound = bound.strip_prefix(", bound ").map_or_else(String::new, |bound| format!(" {bound}"));
    format!("{} {}{bound}", rows.join("/"), &side[..1])
}

fn picture_of(position: &Position) -> String {
    let text = position.to_string();
    let mut words = text.split(' ');
    let shape = position.shape();
    let mut picture = String::new();
    for side in [Side::North, Side::South] {
        if side == Side::South {
            picture.extend([" --".repeat(shape.width().into()).as_str(), "\n"]);
        }
        let mut rows: Vec<_> = shape.rows_outward_in().to_vec();
        if side == Side::South {
            rows.reverse();
        }
        for row in rows {
            for hole in shape.row_of_holes(side, row) {
                write!(picture, "{:>3}", position.board()[hole]).expect("a text can be written");
            }
            picture.push('\n');
        }
    }
    let bound = words.nth(2).map_or_else(String::new, |bound| format!(", bound {bound}"));
    format!("{picture}{} to move{bound}\n", position.to_move())
}

fn why(no_capture: NoCapture) -> String {
    match no_capture {
        NoCapture::LandingWasEmpty => "the hole was empty".to_owned(),
        NoCapture::LandingWasOccupied => "the hole was occupied".to_owned(),
        NoCapture::OwnRowFurtherIn { row } => format!("the mover's {row} row has seeds"),
        NoCapture::NotInnerRow => "it is not the inner row".to_owned(),
        NoCapture::FacingEmpty { facing } => format!("the facing hole {facing} is empty"),
        NoCapture::ColumnEmpty => "the column is empty".to_owned(),
        NoCapture::OnlySingletons => "the column has only single seeds".to_owned(),
        NoCapture::OpponentBare => "the opponent has no seeds".to_owned(),
    }
}

fn tell(events: &[Event]) -> String {
    let mut told = String::new();
    let mut dropping = false;
    for event in events {
        if let (true, Event::Dropped { into }) = (dropping, event) {
            write!(told, " {into}").expect("a text can be written");
            continue;
        }
        if dropping {
            told.push('\n');
        }
        dropping = matches!(event, Event::Dropped { .. });
        let line = match *event {
            Event::Lifted { from, seeds } => format!("lift {seeds} from {from}\n"),
            Event::Dropped { into } => format!("sow {into}"),
            Event::Landed { at, verdict: Verdict::Rested(no) } => format!("rest in {at}: {}\n", why(no)),
            Event::Landed { at, verdict: Verdict::Relayed(no) } => format!("relay from {at}: {}\n", why(no)),
            Event::Landed { at, verdict: Verdict::Captured } => format!("capture with {at}\n"),
            Event::Captured { from, into, seeds } => format!("take {seeds} from {from} into {into}\n"),
            Event::Stepped { from, to } => format!("step from {from} to {to}\n"),
            Event::Passed { to } => format!("pass to {to}\n"),
            Event::Ended(outcome) => match outcome.winner() {
                Some(winner) => format!("{winner} wins: {}\n", outcome.reason()),
                None => format!("drawn: {}\n", outcome.reason()),
            },
        };
        told.push_str(&line);
    }
    told
}

#[test]
fn every_sentence_of_the_rules_is_shown_by_its_story() {
    let rewrite = std::env::var_os("KATRO_REWRITE").is_some();
    let mut files: Vec<_> = fs::read_dir(common::test_file("stories"))
        .expect("there are stories")
        .map(|entry| entry.expect("the folder can be read").path())
        .collect();
    files.sort();
    assert!(50 <= files.len(), "there are {} stories only", files.len());
    let mut differ = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a story can be read");
        let name = file.file_stem().and_then(|name| name.to_str()).expect("a story has a name");
        let Story { setting, told, mut game, turn } = Story::parse(name, &text);
        let tells = match game.play(turn) {
            Ok(events) => format!("{}\n{}", tell(&events), picture_of(game.position())),
            Err(refusal) => format!("refused: {}\n", refusal.code()),
        };
        if rewrite {
            fs::write(&file, format!("{setting}{tells}")).expect("a story can be written");
        } else if told != tells {
            differ.push(format!("{name}\n{tells}"));
        }
    }
    assert!(differ.is_empty(), "stories go otherwise:\n{}", differ.join("\n"));
}
