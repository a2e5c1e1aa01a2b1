//! Puzzles: every one of the page's is what it says, and nothing forged passes.

mod common;

use common::{reached, read, rules};
use katro::puzzle::{self, Grade, Proof, Puzzle, SAFE_TURNS, are_twins, images};
use katro::search::{Aim, Limits, Progress, Score, Search};
use katro::{Position, Telling, Turn};
use serde_json::Value;

/// The lines of the page's file, each a puzzle.
fn lines() -> Vec<String> {
    let text = read("../www/puzzles.json");
    let lines = text.lines().filter(|line| line.starts_with('{'));
    lines.map(|line| line.trim_end_matches(',').to_owned()).collect()
}

fn text<'v>(puzzle: &'v Value, key: &str) -> &'v str {
    puzzle[key].as_str().unwrap_or_else(|| panic!("{puzzle} has no {key}"))
}

fn position(puzzle: &Value) -> Position {
    Position::read(rules(text(puzzle, "rules")), text(puzzle, "position")).expect("it was proved")
}

fn turn(value: &Value) -> Turn {
    value.as_str().and_then(|text| text.parse().ok()).unwrap_or_else(|| panic!("{value} is no turn"))
}

/// What the search, which remembers and leaves out, thinks of every turn.
fn judged(position: &Position, depth: u8) -> Vec<(Turn, Score)> {
    let mut search = Search::new(1 << 20);
    search.begin(position, [], Limits { depth, nodes: u64::MAX, aim: Aim::EveryTurn });
    while search.step(u64::MAX) == Progress::Thinking {}
    search.judgements().iter().map(|judgement| (judgement.turn, judgement.score)).collect()
}

/// The code of what is wrong with the page's puzzles when these lines stand instead.
#[track_caller]
fn fault(lines: &[String]) -> (usize, &'static str, String) {
    let fault = puzzle::check(lines.iter().map(String::as_str)).expect_err("it is forged");
    (fault.number, fault.flaw.code(), fault.to_string())
}

#[test]
fn the_page_has_puzzles_of_every_grade_and_all_are_proved() {
    let lines = lines();
    assert_eq!(puzzle::check(lines.iter().map(String::as_str)), Ok(lines.len()));
    assert!(40 <= lines.len(), "{} puzzles", lines.len());
    for grade in Grade::ALL {
        let name = format!(r#""grade":"{}""#, grade.code());
        assert!(10 <= lines.iter().filter(|line| line.contains(&name)).count(), "{}", grade.code());
    }
}

#[test]
fn the_search_agrees_about_every_puzzle() {
    for line in lines() {
        let puzzle: Value = serde_json::from_str(&line).expect("a line is JSON");
        let solution = turn(&puzzle["solution"]);
        // Deeper than the puzzles, because it looks less deeply at what seems poor.
        let judged = judged(&position(&puzzle), 7);
        let score = |wanted: Turn| judged.iter().find(|(turn, _)| *turn == wanted).map(|&(_, score)| score);
        let others = || judged.iter().filter(|(turn, _)| *turn != solution).map(|&(_, score)| score);
        match Grade::named(text(&puzzle, "grade")).expect("it was proved") {
            Grade::CaptureMost => assert!(others().all(|score| score != Score::Win { turns: 1 }), "{line}"),
            Grade::WinInOne => {
                assert_eq!(score(solution), Some(Score::Win { turns: 1 }), "{line}");
                assert!(others().all(|score| score != Score::Win { turns: 1 }), "{line}");
            }
            Grade::WinInTwo => {
                assert_eq!(score(solution), Some(Score::Win { turns: 3 }), "{line}");
                assert!(others().all(|score| score < Score::Win { turns: 3 }), "{line}");
            }
            Grade::SaveYourself => {
                assert!(others().all(|score| matches!(score, Score::Loss { .. })), "{line}");
                assert!(score(solution).is_some_and(|score| !matches!(score, Score::Loss { .. })), "{line}");
            }
        }
    }
}

#[test]
fn what_is_told_of_the_lines_is_what_happens() {
    let play = |position: &Position, turns: &[Turn]| {
        turns.iter().fold(*position, |before, &turn| {
            let legal = before.check(turn);
            *legal.unwrap_or_else(|refusal| panic!("{turn} in {before}: {refusal}")).after()
        })
    };
    let winner = |position: &Position| position.outcome().and_then(katro::Outcome::winner);
    for line in lines() {
        let puzzle: Value = serde_json::from_str(&line).expect("a line is JSON");
        let (start, solution) = (position(&puzzle), turn(&puzzle["solution"]));
        let entries = |key: &str| -> Vec<(Turn, Vec<Turn>)> {
            let entries = puzzle[key].as_object().into_iter().flatten();
            let turns = |list: &Value| list.as_array().expect("a list").iter().map(turn).collect();
            entries.map(|(key, list)| (key.parse().expect("a turn"), turns(list))).collect()
        };
        for (reply, wins) in entries("replies") {
            assert!(!wins.is_empty(), "{line}");
            for win in wins {
                assert_eq!(winner(&play(&start, &[solution, reply, win])), Some(start.to_move()), "{line}");
            }
        }
        for (first, reply) in entries("refutations") {
            let after = play(&start, &[&[first], &reply[..]].concat());
            let wins = |legal: katro::Legal<'_>| winner(legal.after()) == Some(start.to_move());
            assert!(!after.turns().any(wins), "{line}: {first}");
        }
        for (first, loss) in entries("losses") {
            let end = play(&start, &[&[first], &loss[..]].concat());
            assert_eq!(winner(&end), Some(start.to_move().opponent()), "{line}: {first}");
        }
    }
}

#[test]
fn a_forged_puzzle_is_refused_for_what_is_wrong_with_it() {
    let lines = lines();
    let at = |grade: &str| lines.iter().position(|line| line.contains(grade)).expect("there are some");
    let forged = |at: usize, from: &str, to: &str| {
        let mut forged = lines.clone();
        forged[at] = lines[at].replace(from, to);
        assert_ne!(forged[at], lines[at], "{from} is in {}", lines[at]);
        let (number, code, said) = fault(&forged);
        assert_eq!(number, at + 1, "{said}");
        (code, said)
    };
    let solution = |at: usize| {
        let puzzle: Value = serde_json::from_str(&lines[at]).expect("a line is JSON");
        format!(r#""solution":"{}""#, text(&puzzle, "solution"))
    };

    let one = at("win-in-one");
    assert_eq!(forged(one, "\"id\":\"win-in-one-1\"", "\"id\":\"win-in-one-2\"").0, "wrong-name");
    assert_eq!(forged(one, "\"grade\":\"win-in-one\"", "\"grade\":\"win-in-two\"").0, "wins-at-once");
    assert_eq!(forged(one, "\"grade\":\"win-in-one\"", "\"grade\":\"win\"").0, "unreadable-puzzle");
    assert_eq!(forged(one, "\"rules\":\"", "\"rules\":\"no-").0, "unreadable-puzzle");
    assert_eq!(forged(one, " S\"", "\"").0, "unreadable-puzzle");
    assert_eq!(forged(one, "\"laps\":", "\"laps\":1").0, "wrong-proof");
    let wrong = forged(one, &solution(one), r#""solution":"E>""#);
    assert_eq!(wrong.0, "wrong-solution");
    assert!(wrong.1.starts_with(&format!("puzzle {}: the solution is ", one + 1)), "{}", wrong.1);

    let most = at("capture-most");
    assert_eq!(forged(most, "\"grade\":\"capture-most\"", "\"grade\":\"win-in-one\"").0, "no-solution");
    assert_eq!(forged(most, "\"most\":", "\"most\":1").0, "wrong-proof");
    assert_eq!(forged(at("win-in-two"), "\"replies\":{\"", "\"replies\":{\"z").0, "wrong-proof");
    assert_eq!(forged(at("save-yourself"), "\"within\":1", "\"within\":2").0, "wrong-proof");
    assert_eq!(forged(most, "}", ",\"more\":1}").0, "wrong-proof");
    assert_eq!(forged(most, "\"solution\"", "\"answer\"").0, "unreadable-puzzle");
}

#[test]
fn no_puzzle_comes_twice_or_in_a_mirror() {
    let lines = lines();
    for line in lines.iter().step_by(7) {
        let puzzle: Value = serde_json::from_str(line).expect("a line is JSON");
        for image in images(&position(&puzzle)) {
            let twin = line.replace(text(&puzzle, "position"), &image.to_string());
            let mut longer = lines.clone();
            longer.push(twin);
            let (number, code, said) = fault(&longer);
            assert_eq!((number, code), (longer.len(), "twin"), "{said}");
            assert!(said.contains(text(&puzzle, "id")), "{said}");
        }
    }
}

#[test]
fn the_easier_comes_first() {
    let mut lines = lines();
    let last = lines.iter().rposition(|line| line.contains("capture-most")).expect("there are some");
    let (first, hard) = ("\"id\":\"capture-most-1\"", format!("\"id\":\"capture-most-{}\"", last + 1));
    let (easy_last, hard_first) = (lines[0].replace(first, &hard), lines[last].replace(&hard, first));
    lines[0] = hard_first;
    lines[last] = easy_last;
    let (number, code, said) = fault(&lines);
    assert_eq!((number, code), (2, "out-of-order"), "{said}");
}

/// Mirror images by nothing but their text.
#[test]
fn twins_are_the_four_ways_to_look_at_a_board() {
    for (telling, seed) in [("standard", 1), ("katro-4x4", 2), ("katro-6x3", 3), ("field-1998", 4)] {
        let position = reached(rules(telling), seed, 5);
        let text = position.to_string();
        let (rows, rest) = text.split_once(' ').expect("a side is to move");
        let rows: Vec<&str> = rows.split('/').collect();
        let left_right: Vec<String> = rows.iter().map(|row| backwards(row)).collect();
        let upside_down: Vec<&str> = rows.iter().rev().copied().collect();
        let (turned, other) = (headings_turned(rest), sides_exchanged(rest));
        for (twin, rest) in [(left_right.join("/"), &turned), (upside_down.join("/"), &other)] {
            let twin = Position::read(*position.rules(), &format!("{twin} {rest}")).expect("it is an image");
            assert!(are_twins(&position, &twin), "{position} and {twin}");
            assert!(are_twins(&twin, &position), "{twin} and {position}");
        }
        let half = Position::read(*position.rules(), &format!("{} {rest}", upside_down.join("/")));
        assert!(!are_twins(&position, &half.expect("it is another position")), "{position}");
    }
}

fn backwards(row: &str) -> String {
    let mut holes = Vec::new();
    let mut rest = row;
    while let Some(first) = rest.chars().next() {
        let end = if first == '(' { rest.find(')').expect("it is closed") + 1 } else { 1 };
        holes.push(&rest[..end]);
        rest = &rest[end..];
    }
    holes.into_iter().rev().collect()
}

fn headings_turned(rest: &str) -> String {
    rest.chars()
        .map(|sign| {
            if sign == '<' {
                '>'
            } else if sign == '>' {
                '<'
            } else {
                sign
            }
        })
        .collect()
}

fn sides_exchanged(rest: &str) -> String {
    let side = if rest.starts_with('S') { "N" } else { "S" };
    let bound: String = rest[1..].trim_start().chars().rev().collect();
    format!("{side} {bound}").trim_end().to_owned()
}

#[test]
fn one_circuit_has_no_mirror() {
    assert_eq!(images(&reached(rules("one-circuit"), 1, 4)).count(), 2);
    assert_eq!(images(&reached(rules("standard"), 1, 4)).count(), 4);
}

#[test]
fn what_is_no_puzzle_says_why() {
    let telling = Telling::named("standard").expect("it is the first");
    let flaw = |grade, text: &str| {
        let position = Position::read(telling.rules, text).expect("it can be set up");
        Puzzle::set(grade, telling, position).expect_err("it is no puzzle").code()
    };
    let start = "222222/222222/222222/222222/222222/222222 S";
    assert_eq!(flaw(Grade::WinInOne, start), "no-solution");
    assert_eq!(flaw(Grade::WinInTwo, start), "no-solution");
    assert_eq!(flaw(Grade::SaveYourself, start), "several-solutions");
    assert_eq!(flaw(Grade::CaptureMost, start), "several-solutions");
    let won = "000000/000000/002000/011000/000000/000000 S";
    assert_eq!(flaw(Grade::CaptureMost, won), "wins-at-once");
    assert_eq!(flaw(Grade::SaveYourself, won), "wins-at-once");
    assert_eq!(flaw(Grade::WinInOne, "000000/000000/002000/011000/100000/000000 S"), "few-turns");
}

#[test]
fn the_same_seed_makes_the_same_puzzles() {
    let made = puzzle::make(1, 7);
    assert_eq!(made, puzzle::make(1, 7));
    assert_ne!(made, puzzle::make(1, 8));
    let grades: Vec<Grade> = made.iter().map(Puzzle::grade).collect();
    assert_eq!(grades, Grade::ALL);
    let lines = puzzle::lines(&made);
    assert_eq!(puzzle::check(lines.iter().map(String::as_str)), Ok(4));
    for puzzle in &made {
        if let Proof::Survives { within, .. } = *puzzle.proof() {
            assert!(within < SAFE_TURNS);
        }
    }
}
