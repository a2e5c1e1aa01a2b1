//! What several test files need: the fixtures, and small random games.

// Each test file is a crate of its own and uses a part of this.
#![allow(dead_code, unreachable_pub)]

use std::fs;
use std::path::{Path, PathBuf};

use katro::{
    Board, Bound, Dice, Heading, Headings, Hole, Position, Question, Ruleset, Shape, Side, Telling, Turn, Way,
};
use serde_json::Value;

/// A file under `tests/`.
pub fn test_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The text of a file under `tests/`.
pub fn read(name: &str) -> String {
    fs::read_to_string(test_file(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The lines of a fixture with one JSON value a line.
pub fn json_lines(name: &str) -> Vec<Value> {
    let text = read(name);
    let lines: Vec<Value> = text
        .lines()
        .enumerate()
        .map(|(line, text)| {
            serde_json::from_str(text).unwrap_or_else(|error| panic!("{name}:{}: {error}", line + 1))
        })
        .collect();
    assert!(!lines.is_empty(), "{name} has no lines");
    lines
}

/// The rules of a named telling.
pub fn rules(name: &str) -> Ruleset {
    Telling::named(name).unwrap_or_else(|| panic!("no ruleset is called {name}")).rules
}

/// Every ruleset that a text can name: each answer with every other.
pub fn every_ruleset() -> Vec<Ruleset> {
    Question::ALL.into_iter().fold(vec![Ruleset::STANDARD], |rulesets, question| {
        let answers = question.answers();
        let answered = |rules: Ruleset| {
            answers
                .iter()
                .map(move |answer| rules.answering(question, answer).expect("it is listed"))
                .collect::<Vec<_>>()
        };
        rulesets.into_iter().flat_map(answered).collect()
    })
}

/// The turns that may be played, as text in byte order.
pub fn turns_of(position: &Position) -> Vec<String> {
    let mut turns: Vec<String> = position.turns().map(|legal| legal.turn().to_string()).collect();
    turns.sort_unstable();
    turns
}

/// A position reached from the start by so many random turns, or fewer when the game ends before.
pub fn reached(rules: Ruleset, seed: u64, turns: u32) -> Position {
    let mut dice = Dice::new(seed);
    let mut position = Position::start(rules);
    for _ in 0..turns {
        let legal: Vec<Turn> = position.turns().map(|legal| legal.turn()).collect();
        let Some(last) = u32::try_from(legal.len()).expect("few turns").checked_sub(1) else { break };
        position.advance(legal[dice.below(last + 1) as usize]).expect("it was listed");
    }
    position
}

/// A position that nobody need ever reach: few seeds or many, lopsided or even, sometimes a lone seed, sometimes
/// a full hole.
pub fn set_up(rules: Ruleset, seed: u64) -> Position {
    let mut dice = Dice::new(seed ^ 0x5e7u64.rotate_left(40));
    let shape = rules.shape;
    let mut board = Board::empty(shape);
    for side in Side::ALL {
        let holes: Vec<Hole> = shape.holes(side).collect();
        let count = u32::try_from(holes.len()).expect("few holes");
        match dice.below(8) {
            // A lone seed, where steps are.
            0 | 1 => board.add(holes[dice.below(count) as usize], 1),
            // Nothing at all.
            2 if side == Side::North => (),
            // One full hole and little else.
            3 => {
                board.add(
                    holes[dice.below(count) as usize],
                    1 + u16::try_from(dice.below(255)).expect("small"),
                );
                board.add(holes[dice.below(count) as usize], 0);
            }
            many => {
                for &hole in &holes {
                    if dice.below(10) < many {
                        board.add(hole, u16::try_from(dice.below(many + 1)).expect("small"));
                    }
                }
            }
        }
    }
    let heading = |dice: &mut Dice| match dice.below(3) {
        0 => None,
        1 => Some(Heading::East),
        _ => Some(Heading::West),
    };
    let bound = match rules.headings {
        Headings::BoundByFirstTurn => Bound { south: heading(&mut dice), north: heading(&mut dice) },
        Headings::EachTurn | Headings::EastOnly => Bound::default(),
    };
    let to_move = Side::ALL[dice.below(2) as usize];
    Position::set_up(rules, board, to_move, bound).expect("the set-up keeps to the limits")
}

/// Every hole of a board.
pub fn holes(shape: Shape) -> impl Iterator<Item = Hole> {
    Side::ALL.into_iter().flat_map(move |side| shape.holes(side))
}

/// Every turn that anybody could ask for on such a board, and some that it has no holes for.
pub fn every_turn() -> impl Iterator<Item = Turn> {
    let holes = Side::ALL.into_iter().flat_map(|side| (0..24).filter_map(move |place| Hole::at(side, place)));
    holes.flat_map(|from| {
        let headings = [None, Some(Heading::East), Some(Heading::West)];
        let sowings = Heading::ALL.map(|heading| Turn::Sow { from, heading });
        let steps = Way::ALL
            .into_iter()
            .flat_map(move |way| headings.map(|heading| Turn::Step { from, way, heading }));
        sowings.into_iter().chain(steps)
    })
}
