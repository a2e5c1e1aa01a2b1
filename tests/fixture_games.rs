//! Games from independent implementations replay without one difference.

mod common;

use common::{json_lines, rules, turns_of};
use katro::notation::result_of;
use katro::{Game, Position, Ruleset, Telling, Turn};
use serde_json::Value;

fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    value[key].as_str().unwrap_or_else(|| panic!("{key} is a text in {value}"))
}

fn number(value: &Value, key: &str) -> u64 {
    value[key].as_u64().unwrap_or_else(|| panic!("{key} is a number in {value}"))
}

/// Plays the line's turn in the line's position and compares what it says came of it.
fn check(rules: Ruleset, line: &Value) {
    let position =
        Position::read(rules, text(line, "position")).unwrap_or_else(|error| panic!("{error}: {line}"));
    assert_eq!(position.to_string(), text(line, "position"));
    let turn: Turn = text(line, "turn").parse().unwrap_or_else(|error| panic!("{error}: {line}"));
    let legal = position.check(turn).unwrap_or_else(|refusal| panic!("{refusal}: {line}"));
    assert_eq!(u64::from(legal.laps()), number(line, "laps"), "laps: {line}");
    assert_eq!(u64::from(legal.captured()), number(line, "captured"), "captured: {line}");
    assert_eq!(legal.after().to_string(), text(line, "after"), "position after: {line}");
}

fn listed(line: &Value) -> Vec<String> {
    let turns = line["turns"].as_array().unwrap_or_else(|| panic!("turns are a list in {line}"));
    let mut turns: Vec<String> =
        turns.iter().map(|turn| turn.as_str().expect("a turn is a text").to_owned()).collect();
    turns.sort_unstable();
    turns
}

#[test]
fn the_fixture_games_have_the_same_turns_laps_captures_and_positions() {
    let mut files = 0;
    for telling in Telling::ALL {
        let name = format!("fixtures/games/{}.jsonl", telling.name);
        if !common::test_file(&name).exists() {
            continue;
        }
        files += 1;
        for line in json_lines(&name) {
            let position = Position::read(telling.rules, text(&line, "position"))
                .unwrap_or_else(|error| panic!("{error}: {line}"));
            if line["over"].is_string() {
                continue;
            }
            check(telling.rules, &line);
            assert_eq!(turns_of(&position), listed(&line), "legal turns: {line}");
        }
    }
    assert_eq!(files, 10, "there is a file for every ruleset but the two that Ludii plays");
}

#[test]
fn the_fixture_games_replay_as_games_and_end_as_they_ended() {
    let mut ends = 0;
    for telling in Telling::ALL {
        let name = format!("fixtures/games/{}.jsonl", telling.name);
        if !common::test_file(&name).exists() {
            continue;
        }
        let lines = json_lines(&name);
        for game in 0..=lines.iter().map(|line| number(line, "game")).max().unwrap_or_default() {
            let mut replayed: Option<Game> = None;
            for line in lines.iter().filter(|line| number(line, "game") == game) {
                let replayed = replayed.get_or_insert_with(|| Game::new(Position::start(telling.rules)));
                assert_eq!(replayed.position().to_string(), text(line, "position"), "{name}: {line}");
                if let Some(over) = line["over"].as_str() {
                    ends += 1;
                    let (result, reason) = (if over == "draw" { "1/2-1/2" } else { over }, text(line, "why"));
                    let outcome = replayed.outcome().unwrap_or_else(|| panic!("{name} goes on: {line}"));
                    assert_eq!(result_of(Some(outcome)), result, "{name}: {line}");
                    assert_eq!(outcome.reason(), reason.replace(' ', "-"), "{name}: {line}");
                    assert_eq!(replayed.turns().count(), 0, "nobody may move: {line}");
                    continue;
                }
                assert_eq!(replayed.outcome(), None, "{name}: {line}");
                let turn = text(line, "turn").parse().expect("a fixture's turn can be read");
                replayed.advance(turn).unwrap_or_else(|refusal| panic!("{name}: {refusal}: {line}"));
                assert_eq!(replayed.position().to_string(), text(line, "after"), "{name}: {line}");
            }
        }
    }
    assert!(30 < ends, "{ends} games end");
}

#[test]
fn souths_turns_in_games_of_the_ludii_system_go_as_ludii_played_them() {
    for (name, rules) in [("6x6", rules("field-1998-free")), ("6x3", rules("field-1998-small-free"))] {
        for line in json_lines(&format!("fixtures/games/ludii-{name}.jsonl")) {
            check(rules, &line);
            let position = Position::read(rules, text(&line, "position")).expect("it was read above");
            // Ludii lists sowings only; the step of a lone seed stands in the turns that were played.
            let sowings: Vec<String> = turns_of(&position)
                .into_iter()
                .filter(|turn| turn.len() == 2 && !turn.ends_with('^'))
                .collect();
            assert_eq!(sowings, listed(&line), "sowings: {line}");
        }
    }
}

#[test]
fn long_sowings_are_not_cut_off_and_endless_ones_are_refused_by_their_own_error() {
    let (mut long, mut endless) = (0, 0);
    for line in json_lines("fixtures/endless.jsonl") {
        let rules = rules(text(&line, "rules"));
        let position =
            Position::read(rules, text(&line, "position")).unwrap_or_else(|error| panic!("{error}: {line}"));
        let turn: Turn = text(&line, "turn").parse().expect("a fixture's turn can be read");
        let listed = turns_of(&position).contains(&turn.to_string());
        if line["endless"].as_bool().expect("endless is true or false") {
            let refusal = position.check(turn).expect_err("an endless sowing may not be started");
            assert_eq!(refusal.code(), "endless", "{line}");
            assert!(!listed, "{line}");
            let mut game = Game::new(position);
            game.play(turn).expect_err("a game refuses it too");
            assert_eq!(game, Game::new(position), "and is as it was: {line}");
            endless += 1;
        } else {
            check(rules, &line);
            assert!(listed, "{line}");
            long += 1;
        }
    }
    assert!(0 < long && 0 < endless, "{long} long and {endless} endless sowings");
}
