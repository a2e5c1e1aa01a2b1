//! The engine over standard input and output answers as `docs/engine.md` says.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What the engine answers to these lines, line by line.
fn answers(input: impl AsRef<[u8]>) -> Vec<String> {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_katro-engine"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    engine.stdin.take().expect("it has an input").write_all(input.as_ref()).expect("it reads");
    let output = engine.wait_with_output().expect("it stops by itself");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("it answers in text").lines().map(str::to_owned).collect()
}

#[track_caller]
fn check(input: &str, expected: &[&str]) {
    assert_eq!(answers(input), expected, "{input}");
}

#[test]
fn a_game_is_played_and_taken_back() {
    check(
        "rules standard\nturns\nplay C<\nplay b>\nundo\nundo\nundo\nredo\nquit\nplay C<\n",
        &[
            "ok",
            "ok A< A> B< B> C< C> D< D> E< E> F< F>",
            "ok laps 7 captured 2 position 222222/222222/222022/333033/441330/101303 N",
            "ok laps 6 captured 3 position 014133/330330/033133/033033/441330/101303 S",
            "ok position 222222/222222/222022/333033/441330/101303 N",
            "ok position 222222/222222/222222/222222/222222/222222 S",
            "error nothing-to-undo no turn has been played",
            "ok position 222222/222222/222022/333033/441330/101303 N",
            "ok",
        ],
    );
}

#[test]
fn the_end_of_a_game_is_said_once_it_has_come() {
    check(
        "position 000000/000000/002000/011000/000000/000000 S\nplay N>\nturns\nplay a>\n",
        &[
            "ok",
            "ok laps 1 captured 2 position 000000/000000/000000/004000/000000/000000 N over 1-0 no-seeds",
            "ok",
            "error game-over the game is over (no-seeds)",
        ],
    );
}

#[test]
fn an_error_changes_nothing() {
    let questions = "turns\nperft 2\n";
    let wrong = [
        "rules nope",
        "rules standard,landing:wet",
        "tally",
        "tally 5",
        "tally 0 1",
        "tally 5 -1",
        "tally 5 4294967296",
        "tally 5 1 1",
        "rules",
        "position 22/22 S",
        "position",
        "play b",
        "play C<",
        "play g>",
        "undo x",
        "turns x",
        "perft",
        "perft x",
        "perft 2 splits",
        "nonsense",
        "PLAY b>",
        "show x",
        "record x",
        "\u{0}",
        "play b> C<",
    ];
    let right = answers(format!("rules katro-6x3\nplay A>\n{questions}"));
    for line in wrong {
        let said = answers(format!("rules katro-6x3\nplay A>\n{line}\n{questions}"));
        assert_eq!(said[..2], right[..2]);
        assert!(said[2].starts_with("error "), "{line}: {}", said[2]);
        assert!(said[2].split(' ').count() > 2, "{line} is refused in words: {}", said[2]);
        assert_eq!(said[3..], right[2..], "{line}");
    }
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let said = answers(b"play \xff\xfe\nturns\xff\nperft 1\n");
    assert!(said[0].starts_with("error unexpected-text "), "{said:?}");
    assert!(said[1].starts_with("error "), "{said:?}");
    assert_eq!(said[2], "ok 12");
}

#[test]
fn perft_counts_and_splits() {
    check(
        "rules katro-6x3\nperft 0\nperft 2\nperft 2 split\n",
        &["ok", "ok 1", "ok 36", "ok 36 A< 6 A> 6 B< 6 B> 6 C< 6 C> 6"],
    );
}

#[test]
fn rules_of_ones_own_are_played_and_recorded() {
    check(
        "rules katro-4x4,seeds:1,landing:either\nplay A>\nrecord\nrules standard,landing:wet\nposition start\nturns\n",
        &[
            "ok",
            "ok laps 4 captured 1 position 1111/1101/2202/1020 N",
            "ok",
            "[Game \"Katro\"]",
            "[Rules \"standard,board:4x4,seeds:1,landing:either\"]",
            "[Result \"*\"]",
            "1. A> *",
            "",
            "error unknown-answer line 1, column 18: \"wet\" is no answer to landing; there are occupied, empty, either",
            "ok",
            "ok A< A> B< B> C< C> D< D>",
        ],
    );
}

#[test]
fn random_games_are_counted() {
    let said = answers("rules katro-4x4\nplay A<\ntally 1000 1\nperft 1\n");
    assert_eq!(said[2..5], ["ok", "games 1000", "won south 488 north 511"]);
    let lengths = said.iter().find_map(|line| line.strip_prefix("lengths ")).expect("lengths are said");
    let numbers: Vec<u32> = lengths.split(' ').map(|word| word.parse().expect("a number")).collect();
    assert_eq!(numbers.chunks(2).map(|pair| pair[1]).sum::<u32>(), 1000);
    let turns = numbers.chunks(2).map(|pair| pair[0] * pair[1]).sum::<u32>();
    assert!(said.iter().any(|line| line.starts_with(&format!("turns {turns} shortest {}", numbers[0]))));
    // The game that is played is as it was.
    assert_eq!(said[said.len() - 2..], ["", "ok 8"]);
}

/// What `tests/boundary/tally.test.js` holds the engine in the browser to.
///
/// With `KATRO_REWRITE=1` in the environment the fixture is written anew instead of being compared.
#[test]
fn the_counts_that_the_page_is_held_to_are_the_engines() {
    let tellings = ["standard", "one-circuit", "wikipedia", "field-1998", "katro-4x4", "katra-boaoaka"];
    let own = [
        "standard,board:4x6,landing:empty",
        "standard,board:6x8,seeds:3,target:whole-column,lone-seed:step-ahead",
    ];
    // What `tests/browser/lab.spec.js` has the page play.
    let page = ["standard", "standard,board:4x6,seeds:3"];
    let few = tellings.into_iter().chain(own).map(|rules| (rules, 200));
    let counted = |(rules, games)| {
        let asked = format!("rules {rules}\ntally {games} 7\n");
        let said = answers(&asked);
        assert_eq!(said[..2], ["ok", "ok"], "{rules}");
        format!("{asked}{}\n", said[2..].join("\n"))
    };
    let counts = few.chain(page.map(|rules| (rules, 1000))).map(counted).collect::<String>();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/tally.txt");
    if std::env::var_os("KATRO_REWRITE").is_some() {
        fs::write(&path, counts).expect("it can be written");
    } else {
        assert_eq!(fs::read_to_string(&path).expect("it can be read"), counts);
    }
}

#[test]
fn pictures_and_records_end_with_an_empty_line() {
    check(
        "rules katro-4x4\nshow\nplay A<\nrecord\nperft 1\n",
        &[
            "ok",
            "ok",
            "a  2  b  2  c  2  d  2   North outer",
            "h  2  g  2  f  2  e  2   North inner",
            "- -- - -- - -- - --",
            "H  2  G  2  F  2  E  2   South inner",
            "A  2  B  2  C  2  D  2   South outer",
            "South to move",
            "",
            "ok laps 3 captured 2 position 2222/2022/4133/1033 N",
            "ok",
            "[Game \"Katro\"]",
            "[Rules \"katro-4x4\"]",
            "[Result \"*\"]",
            "1. A< *",
            "",
            "ok 8",
        ],
    );
}

#[test]
fn a_record_is_loaded_with_its_rules_and_its_past() {
    let record = answers("rules field-1998-small\nplay A>\nplay b>\nrecord\n")[4..].join("\n");
    check(
        &format!("load\n{record}\nundo\nturns\n"),
        &[
            "ok position 531/623/311/000/104/141 S >>",
            "ok position 222/222/220/441/104/141 N >-",
            "ok a< a> b< b> c< c>",
        ],
    );
}

#[test]
fn a_broken_record_is_refused_where_it_breaks_and_the_game_goes_on() {
    check(
        "play C<\nload\n[Rules \"katro-4x4\"]\n\n1. A<\n   A< *\n\nundo\n",
        &[
            "ok laps 7 captured 2 position 222222/222222/222022/333033/441330/101303 N",
            "error not-yours line 4, column 4: A<: hole A is not North's, who is to move",
            "ok position 222222/222222/222222/222222/222222/222222 S",
        ],
    );
}

#[test]
fn puzzles_are_made_and_proved() {
    let made = answers("puzzles 1 1\nturns\n");
    assert_eq!((made[0].as_str(), made[5].as_str()), ("ok", ""), "{made:?}");
    assert!(made[6].starts_with("ok A< "), "{made:?}");
    let puzzles = made[1..5].join("\n");
    check(&format!("prove\n{puzzles}\n\nperft 1\n"), &["ok 4 puzzles", "ok 12"]);
    let said = answers(format!("prove\n{puzzles}\n{}\n\nperft 1\n", made[1]));
    let twin = "error twin puzzle 5: it is capture-most-1 again, or its mirror image";
    assert_eq!(said, [twin, "ok 12"]);
    check("prove\n", &["ok 0 puzzles"]);
    let said = answers("puzzles\npuzzles 1\npuzzles 0 1\npuzzles 1 x\nprove\n{}\n");
    assert!(said[..4].iter().all(|said| said.starts_with("error unexpected-text ")), "{said:?}");
    assert_eq!(said[4], "error unreadable-puzzle puzzle 1: it has no grade");
}

#[test]
fn the_input_may_end_anywhere() {
    for input in ["", "turns", "load", "prove", "load\n[Rules \"standard\"]\n", "play C<\n\n\n"] {
        answers(input);
    }
}

#[test]
fn the_conversations_in_the_documentation_go_as_they_say() {
    for document in [include_str!("../docs/engine.md"), include_str!("../docs/teaching.md")] {
        goes_as_it_says(document);
    }
}

fn goes_as_it_says(document: &str) {
    let (_, conversation) = document.split_once("```text\n> ").expect("there is a conversation");
    let (conversation, _) = conversation.split_once("```").expect("it ends");
    let (mut typed, mut said) = (String::new(), Vec::new());
    for exchange in conversation.trim_end().split("\n> ") {
        let (line, answer) = exchange.split_once('\n').expect("every line is answered");
        typed.extend([line, "\n"]);
        // An answer of several lines ends with an empty one.
        said.extend(answer.split('\n'));
    }
    assert_eq!(answers(typed), said);
}
