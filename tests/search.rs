//! The search finds what there is to find, keeps within its limits, and always answers the same.

mod common;

use std::collections::HashMap;
use std::io::Write;
use std::process::{Command, Stdio};

use katro::search::{Aim, Level, Limits, Progress, Report, Score, Search};
use katro::{Board, Bound, Dice, Game, Position, Ruleset, Side, Telling};

const TABLE_BYTES: usize = 1 << 20;

const fn depth(depth: u8) -> Limits {
    Limits { depth, nodes: u64::MAX, aim: Aim::Best }
}

const fn nodes(nodes: u64) -> Limits {
    Limits { depth: u8::MAX, nodes, aim: Aim::Best }
}

fn every_turn(depth: u8) -> Limits {
    Limits { depth, nodes: 20_000, aim: Aim::EveryTurn }
}

fn finish(search: &mut Search, position: &Position, history: &[Position], limits: Limits) -> Option<Report> {
    search.begin(position, history, limits);
    while search.step(u64::MAX) == Progress::Thinking {}
    search.report().cloned()
}

fn read(rules: Ruleset, text: &str) -> Position {
    Position::read(rules, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A position after so many random turns; the last one before the end where the game is shorter.
fn after_random_turns(rules: Ruleset, turns: u32, dice: &mut Dice) -> Position {
    let mut game = Game::new(Position::start(rules));
    for _ in 0..turns {
        let choices: Vec<_> = game.turns().map(|legal| legal.turn()).collect();
        let choice = dice.below(u32::try_from(choices.len()).expect("turns are few"));
        game.advance(choices[choice as usize]).expect("it was listed");
        if game.outcome().is_some() {
            game.undo();
            break;
        }
    }
    *game.position()
}

/// Few seeds, anywhere.
fn end_position(rules: Ruleset, dice: &mut Dice) -> Position {
    let mut board = Board::empty(rules.shape);
    for side in Side::ALL {
        for _ in 0..=dice.below(4) {
            let place = dice.below(u32::from(rules.shape.holes_per_side()));
            let hole = rules.shape.holes(side).nth(place as usize).expect("it is below the number of holes");
            board.add(hole, 1 + u16::try_from(dice.below(2)).expect("it is small"));
        }
    }
    Position::set_up(rules, board, Side::South, Bound::default()).expect("seeds are few")
}

/// Who wins within so many turns, and when: a plain search of all lines, without a window.
fn solve(
    position: &Position,
    turns: u16,
    known: &mut HashMap<(Position, u16), Option<Score>>,
) -> Option<Score> {
    if position.board().is_bare(position.to_move()) {
        return Some(Score::Loss { turns: 0 });
    }
    if turns == 0 {
        return None;
    }
    if let Some(&score) = known.get(&(*position, turns)) {
        return score;
    }
    let mut scores: Vec<Option<Score>> = position
        .turns()
        .map(|legal| {
            solve(legal.after(), turns - 1, known).map(|score| match score {
                Score::Loss { turns } => Score::Win { turns: turns + 1 },
                Score::Win { turns } => Score::Loss { turns: turns + 1 },
                other => other,
            })
        })
        .collect();
    scores.sort();
    let score = match scores.last() {
        Some(&Some(best)) if best > Score::Draw || scores.iter().all(Option::is_some) => Some(best),
        _ => None,
    };
    known.insert((*position, turns), score);
    score
}

#[test]
fn a_win_on_the_spot_is_found() {
    let position = read(Ruleset::STANDARD, "000000/000000/002000/011000/000000/000000 S");
    let report = finish(&mut Search::new(TABLE_BYTES), &position, &[], depth(6)).expect("South can move");
    assert_eq!((report.turn.to_string(), report.score), ("N>".to_owned(), Score::Win { turns: 1 }));
    assert_eq!(report.line, [report.turn]);
}

#[test]
fn proven_scores_agree_with_an_exhaustive_search() {
    let (mut dice, mut search) = (Dice::new(4), Search::new(TABLE_BYTES));
    let mut found = [0; 8];
    for rules in [Ruleset::KATRO_4X4, Ruleset::KATRO_6X3, Ruleset::FIELD_1998_SMALL_FREE] {
        for _ in 0..150 {
            let position = end_position(rules, &mut dice);
            let Some(known) = solve(&position, 7, &mut HashMap::new()) else { continue };
            let report = finish(&mut search, &position, &[], nodes(1_000_000)).expect("South has seeds");
            assert_eq!(report.score, known, "{position}");
            if let Score::Win { turns } | Score::Loss { turns } = known {
                found[usize::from(turns)] += 1;
            }
            assert_eq!(position.check(report.turn).map(|legal| legal.turn()), Ok(report.turn), "{position}");
        }
    }
    assert!(found[1..].iter().all(|&count| 2 <= count), "wins and losses in 1 to 7 turns are met: {found:?}");
}

#[test]
fn nothing_is_called_proven_too_early() {
    let (mut dice, mut search) = (Dice::new(7), Search::new(TABLE_BYTES));
    for _ in 0..100 {
        let position = end_position(Ruleset::KATRO_4X4, &mut dice);
        let Some(known) = solve(&position, 7, &mut HashMap::new()) else { continue };
        for most in [1, 5, 25, 125, 625, 3125] {
            let report = finish(&mut search, &position, &[], nodes(most)).expect("South has seeds");
            match (report.score, known) {
                (Score::Win { turns }, Score::Win { turns: shortest })
                | (Score::Loss { turns }, Score::Loss { turns: shortest }) => {
                    assert!(shortest <= turns, "{position} after {most} nodes");
                }
                (Score::Win { .. } | Score::Loss { .. }, _) => panic!("{position} after {most} nodes"),
                (Score::Seeds(_) | Score::Draw, _) => (),
            }
        }
    }
}

#[test]
fn a_proven_win_is_won_in_as_many_turns() {
    let (mut dice, mut search) = (Dice::new(9), Search::new(TABLE_BYTES));
    let mut won = 0;
    for _ in 0..60 {
        let mut game = Game::new(end_position(Ruleset::KATRO_4X4, &mut dice));
        let Some(report) = finish(&mut search, game.position(), &[], nodes(200_000)) else { continue };
        let Score::Win { turns } = report.score else { continue };
        while game.outcome().is_none() {
            let history: Vec<_> = game.played().iter().map(|played| played.before).collect();
            let report = finish(&mut search, game.position(), &history, nodes(200_000)).expect("it goes on");
            game.advance(report.turn).expect("the answer is legal");
        }
        assert_eq!(game.played().len(), usize::from(turns));
        assert_eq!(game.outcome().and_then(katro::Outcome::winner), Some(Side::South));
        won += 1;
    }
    assert!(10 <= won, "{won} wins were proven");
}

#[test]
fn every_answer_is_legal_in_every_ruleset() {
    let (mut dice, mut search) = (Dice::new(2), Search::new(TABLE_BYTES));
    for telling in Telling::ALL {
        for turns in 0..40 {
            let position = after_random_turns(telling.rules, turns * 2, &mut dice);
            let legal = common::turns_of(&position);
            let report = finish(&mut search, &position, &[], nodes(2_000));
            let answer = report.map(|report| report.turn.to_string());
            assert!(answer.is_some_and(|turn| legal.contains(&turn)), "{} {position}", telling.name);
            for level in &Level::ALL[..4] {
                finish(&mut search, &position, &[], Limits { nodes: 2_000, ..level.limits });
                let turn = level.choose(&search, 1).expect("there is a turn").to_string();
                assert!(legal.contains(&turn), "{} {position} {turn}", telling.name);
            }
        }
    }
}

#[test]
fn an_endless_sowing_is_never_chosen_and_never_stops_the_search() {
    let mut search = Search::new(TABLE_BYTES);
    for case in common::json_lines("fixtures/endless.jsonl") {
        let text = |key: &str| case[key].as_str().expect("it is a text");
        let position = read(common::rules(text("rules")), text("position"));
        let legal = common::turns_of(&position);
        let report = finish(&mut search, &position, &[], nodes(20_000));
        assert_eq!(report.is_some(), !legal.is_empty(), "{position}");
        assert!(report.is_none_or(|report| legal.contains(&report.turn.to_string())), "{position}");
        finish(&mut search, &position, &[], every_turn(3));
        assert_eq!(search.judgements().len(), legal.len(), "every legal turn is judged in {position}");
    }
}

#[test]
fn whoever_has_nothing_to_play_gets_no_answer() {
    let mut search = Search::new(TABLE_BYTES);
    let bare = read(Ruleset::STANDARD, "020000/000000/000000/000000/000000/000000 S");
    assert_eq!(finish(&mut search, &bare, &[], depth(5)), None);
    let start = Position::start(Ruleset::STANDARD);
    assert_eq!(finish(&mut search, &start, &[start, start], depth(5)), None, "the third time is a draw");
    assert!(finish(&mut search, &start, &[start], depth(2)).is_some());
    assert!(finish(&mut search, &start, &[], depth(0)).is_some(), "any turn is better than none");
}

#[test]
fn what_arose_twice_is_a_draw() {
    let mut search = Search::new(TABLE_BYTES);
    let position = read(Ruleset::STANDARD, "014133/330330/033133/033033/441330/101303 S");
    for legal in position.turns() {
        let judge = |search: &mut Search, history: &[Position]| {
            finish(search, &position, history, every_turn(3));
            let judged = search.judgements().iter().find(|judged| judged.turn == legal.turn());
            judged.expect("every turn is judged").score
        };
        assert_ne!(judge(&mut search, &[*legal.after()]), Score::Draw, "once is not enough");
        assert_eq!(judge(&mut search, &[*legal.after(), *legal.after()]), Score::Draw);
        let other =
            Position::set_up(*position.rules(), *legal.after().board(), Side::South, Bound::default());
        let other = other.expect("the board is of this game");
        assert_ne!(
            judge(&mut search, &[other, other]),
            Score::Draw,
            "with the other side to move it is another"
        );
    }
}

#[test]
fn slices_give_the_same_answer() {
    let position = after_random_turns(Ruleset::STANDARD, 6, &mut Dice::new(3));
    for limits in [depth(8), nodes(30_000), Limits { aim: Aim::EveryTurn, ..nodes(30_000) }] {
        let mut whole = Search::new(TABLE_BYTES);
        let expected = finish(&mut whole, &position, &[], limits);
        for slice in [1, 7, 1_000] {
            let mut search = Search::new(TABLE_BYTES);
            search.begin(&position, [], limits);
            while search.step(slice) == Progress::Thinking {}
            assert_eq!(search.report(), expected.as_ref());
            assert_eq!(search.judgements(), whole.judgements());
        }
    }
}

#[test]
fn an_answer_does_not_depend_on_earlier_questions() {
    let mut used = Search::new(TABLE_BYTES);
    let mut dice = Dice::new(8);
    for telling in Telling::ALL {
        let position = after_random_turns(telling.rules, 7, &mut dice);
        let answer = finish(&mut used, &position, &[], nodes(10_000));
        assert_eq!(answer, finish(&mut Search::new(TABLE_BYTES), &position, &[], nodes(10_000)));
    }
}

#[test]
fn exchanged_sides_get_the_same_answer() {
    let mut search = Search::new(TABLE_BYTES);
    let mut dice = Dice::new(6);
    for telling in Telling::ALL {
        let position = after_random_turns(telling.rules, 6, &mut dice);
        let mut board = Board::empty(position.shape());
        for hole in Side::ALL.into_iter().flat_map(|side| position.shape().holes(side)) {
            board.add(hole.opposite(), position.board()[hole]);
        }
        let bound = Bound { south: position.bound().north, north: position.bound().south };
        let exchanged = Position::set_up(telling.rules, board, position.to_move().opponent(), bound);
        let exchanged = exchanged.expect("it is as good as the other");
        let one = finish(&mut search, &position, &[], depth(6)).expect("it goes on");
        let other = finish(&mut search, &exchanged, &[], depth(6)).expect("it goes on");
        assert_eq!(one.score, other.score, "{position}");
        assert_eq!(one.turn.from().opposite(), other.turn.from(), "{position}");
        assert_eq!(one.nodes, other.nodes, "{position}");
    }
}

#[test]
fn the_search_keeps_within_its_limits() {
    let mut search = Search::new(TABLE_BYTES);
    assert!((TABLE_BYTES - 64..=TABLE_BYTES).contains(&search.table_bytes()));
    let start = Position::start(Ruleset::STANDARD);
    search.begin(&start, [], nodes(50_000));
    let mut passed = 0;
    loop {
        let progress = search.step(1_000);
        let nodes = search.nodes();
        // No more than all turns of one position beyond what was asked for.
        assert!(nodes < passed + 1_050, "{nodes} nodes after {passed}");
        passed = nodes;
        if progress == Progress::Done {
            break;
        }
    }
    assert!((50_000..50_050).contains(&passed), "{passed}");
    assert_eq!(search.step(1_000), Progress::Done);
    let deepest = finish(&mut search, &start, &[], depth(5)).expect("it goes on");
    assert_eq!(deepest.depth, 5);
    assert!(deepest.line.len() <= 5);
}

#[test]
fn a_level_chooses_the_same_for_the_same_seed_and_another_for_others() {
    let start = Position::start(Ruleset::STANDARD);
    for level in &Level::ALL[..3] {
        let mut search = Search::new(TABLE_BYTES);
        finish(&mut search, &start, &[], level.limits);
        let choices: Vec<_> = (0..20).map(|seed| level.choose(&search, seed)).collect();
        finish(&mut search, &start, &[], level.limits);
        assert_eq!(choices, (0..20).map(|seed| level.choose(&search, seed)).collect::<Vec<_>>());
        assert!(
            choices.iter().any(|choice| *choice != choices[0]),
            "level {} varies its openings",
            level.number
        );
    }
}

#[test]
fn every_level_takes_a_win_on_the_spot() {
    let (mut dice, mut search) = (Dice::new(5), Search::new(TABLE_BYTES));
    let mut met = 0;
    for _ in 0..400 {
        let position = end_position(Ruleset::KATRO_4X4, &mut dice);
        let wins: Vec<_> = position
            .turns()
            .filter(|legal| legal.after().board().is_bare(Side::North))
            .map(|legal| legal.turn())
            .collect();
        if wins.is_empty() {
            continue;
        }
        met += 1;
        for level in &Level::ALL {
            finish(&mut search, &position, &[], Limits { nodes: 10_000, ..level.limits });
            let chosen = level.choose(&search, met).expect("South has seeds");
            assert!(wins.contains(&chosen), "level {} in {position}", level.number);
        }
    }
    assert!(10 <= met, "{met} positions with a win on the spot");
}

#[test]
fn scores_stand_from_worst_to_best() {
    let scores = [
        Score::Loss { turns: 0 },
        Score::Loss { turns: 8 },
        Score::Seeds(-3),
        Score::Seeds(0),
        Score::Draw,
        Score::Seeds(2),
        Score::Win { turns: 9 },
        Score::Win { turns: 1 },
    ];
    assert!(scores.is_sorted_by(|worse, better| worse < better));
    assert!(
        scores.iter().rev().map(|score| score.turned()).filter(|&score| score != Score::Draw).is_sorted()
    );
}

/// What the engine answers to these lines.
fn answers(input: &str) -> String {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_katro-engine"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    engine.stdin.take().expect("it has an input").write_all(input.as_bytes()).expect("it reads");
    let output = engine.wait_with_output().expect("it stops by itself");
    String::from_utf8(output.stdout).expect("it answers in text")
}

/// Whoever changes what the search does changes this number, and says in the commit why the search is better now.
const SIGNATURE: u64 = 177_888;

#[test]
fn the_signature_is_kept() {
    assert_eq!(answers("bench\n"), format!("ok {SIGNATURE}\n"));
}

#[test]
fn the_engine_searches_as_its_document_says() {
    let document = include_str!("../docs/search.md");
    let mut conversations = 0;
    for block in document.split("```text\n").skip(1) {
        let block = block.split("```").next().unwrap_or_default();
        let (typed, expected): (Vec<_>, Vec<_>) = block.lines().partition(|line| line.starts_with("> "));
        let typed: Vec<_> = typed.iter().map(|line| &line[2..]).collect();
        if !typed.is_empty() {
            assert_eq!(answers(&(typed.join("\n") + "\n")), expected.join("\n") + "\n");
            conversations += 1;
        }
    }
    assert!(0 < conversations, "docs/search.md shows a conversation");
}
