//! Text in, text out: what was written reads back, and what cannot be read says where and why.

mod common;

use common::every_ruleset;
use common::{every_turn, holes, reached, rules, set_up};
use katro::{
    Board, Game, Hole, Position, Question, Record, Ruleset, Side, Telling, TextError, TextReason, Turn,
};

fn refusal<T: std::fmt::Debug>(read: Result<T, TextError>) -> String {
    read.expect_err("this cannot be read").to_string()
}

#[track_caller]
fn position_refused(text: &str, expected: &str) {
    assert_eq!(refusal(Position::read(Ruleset::STANDARD, text)), expected, "{text:?}");
}

#[track_caller]
fn record_refused(text: &str, code: &str, expected: &str) {
    let error = text.parse::<Record>().expect_err(text);
    assert_eq!((error.code(), error.to_string().as_str()), (code, expected), "{text:?}");
}

/// A game of random turns.
fn random_game(telling: &Telling, seed: u64, turns: usize) -> Game {
    let mut game = Game::new(set_up(telling.rules, seed));
    let mut dice = katro::Dice::new(seed);
    for _ in 0..turns {
        let legal: Vec<Turn> = game.turns().map(|legal| legal.turn()).collect();
        if legal.is_empty() {
            break;
        }
        game.advance(legal[dice.below(u32::try_from(legal.len()).expect("few")) as usize])
            .expect("it was listed");
    }
    game
}

#[test]
fn every_hole_and_every_turn_reads_back() {
    for hole in Side::ALL.into_iter().flat_map(|side| (0..24).filter_map(move |place| Hole::at(side, place)))
    {
        assert_eq!(hole.to_string().parse(), Ok(hole));
    }
    let mut texts = std::collections::BTreeSet::new();
    for turn in every_turn() {
        assert_eq!(turn.to_string().parse(), Ok(turn));
        assert!(texts.insert(turn.to_string()), "{turn} is the text of one turn only");
    }
}

#[test]
fn letters_follow_the_serpentine_of_every_board() {
    for (name, rows) in [
        ("standard", vec!["abcdef", "lkjihg", "mnopqr", "MNOPQR", "LKJIHG", "ABCDEF"]),
        ("katro-4x4", vec!["abcd", "hgfe", "HGFE", "ABCD"]),
        ("katro-4x6", vec!["abcdef", "lkjihg", "LKJIHG", "ABCDEF"]),
        ("katro-6x3", vec!["abc", "fed", "ghi", "GHI", "FED", "ABC"]),
        ("katra-boaoaka", vec!["abcdefgh", "ponmlkji", "PONMLKJI", "ABCDEFGH"]),
    ] {
        let shape = rules(name).shape;
        let mut expected = rows.into_iter();
        let mut check = |side, row| {
            let letters: String = shape.row_of_holes(side, row).map(|hole| hole.to_string()).collect();
            assert_eq!(Some(letters.as_str()), expected.next(), "{name}");
        };
        shape.rows_outward_in().iter().for_each(|&row| check(Side::North, row));
        shape.rows_outward_in().iter().rev().for_each(|&row| check(Side::South, row));
        assert_eq!(expected.next(), None);
    }
}

#[test]
fn every_position_reads_back() {
    for telling in Telling::ALL {
        for seed in 0..300 {
            for position in [reached(telling.rules, seed, 40), set_up(telling.rules, seed)] {
                let text = position.to_string();
                assert_eq!(Position::read(telling.rules, &text), Ok(position), "{text}");
                assert_eq!(
                    Position::read(telling.rules, &format!("\u{feff}  {text}\r\n")),
                    Ok(position),
                    "{text}"
                );
            }
        }
    }
}

#[test]
fn a_full_hole_reads_back_and_a_fuller_one_is_refused() {
    let text = "(255)(255)(255)000/000000/000000/000000/000000/(234)00000 S";
    assert_eq!(
        Position::read(Ruleset::STANDARD, text).map(|position| position.to_string()),
        Ok(text.to_owned())
    );
    let more = text.replace("(234)", "(235)");
    let error = Position::read(Ruleset::STANDARD, &more).expect_err("a thousand seeds are too many");
    assert_eq!(error.code(), "too-many-seeds");
    let fuller = text.replacen("(255)", "(256)", 1);
    let error = Position::read(Ruleset::STANDARD, &fuller).expect_err("256 seeds are too many for a hole");
    assert_eq!((error.code(), error.line, error.column), ("hole-too-full", 1, 1));
    let expected =
        "line 1, column 1: (256)(255)(255)000/00000…: 256 seeds in a are more than the 255 to start with";
    assert_eq!(error.to_string(), expected);
}

#[test]
fn seeds_that_play_piled_up_are_still_counted() {
    // A capture that wins at once leaves the whole handful in the landing hole.
    let text = "000000/000000/000(255)00/000(254)10/000000/000000 S";
    let rules = Ruleset { headings: katro::Headings::EachTurn, ..Ruleset::STANDARD };
    let position = Position::read(rules, text).expect("it keeps to the limits");
    let west = position.check("Q<".parse().expect("a turn")).expect("Q is in the outermost row with seeds");
    assert_eq!(west.captured(), 255);
    assert_eq!(west.after().to_string(), "000000/000000/000000/000(510)00/000000/000000 N");
    assert!(west.after().outcome().is_some());
}

#[test]
fn bound_headings_are_part_of_a_position() {
    let rules = rules("field-1998-small");
    let start = "222/222/222/222/222/222 S";
    for (text, reads) in [("--", "--"), ("><", "><"), ("-<", "-<"), ("", "--")] {
        let position = Position::read(rules, &format!("{start} {text}")).expect("it can be read");
        assert_eq!(position.to_string(), format!("{start} {reads}"));
    }
    let error = Position::read(Ruleset::KATRO_6X3, &format!("{start} ><")).expect_err("nothing binds there");
    assert_eq!(error.code(), "nothing-binds");
    assert_eq!(
        refusal(Position::read(rules, &format!("{start} >"))),
        "line 1, column 28: the text ends where > or < or -, for a bound heading, should stand"
    );
    assert_eq!(
        refusal(Position::read(rules, &format!("{start} >>>"))),
        "line 1, column 29: \">\" stands where nothing more should"
    );
}

#[test]
fn what_is_wrong_with_a_position_is_said_where_it_is() {
    position_refused("", "line 1, column 1: the row has 0 holes, the board has 6");
    position_refused("nonsense", "line 1, column 1: \"nonsense\" stands where a number of seeds should");
    position_refused("22222/", "line 1, column 6: the row has 5 holes, the board has 6");
    position_refused("2222222/", "line 1, column 8: the row has 7 holes, the board has 6");
    position_refused("222222/222222 S", "line 1, column 14: the position has 2 rows, the board has 6");
    position_refused(
        "222222/222222/222222/222222/222222/222222/222222 S",
        "line 1, column 42: the position has 7 rows, the board has 6",
    );
    let full = "222222/222222/222222/222222/222222/222222";
    position_refused(
        full,
        "line 1, column 42: the text ends where a space and S or N, for who is to move, should stand",
    );
    position_refused(
        &format!("{full} X"),
        "line 1, column 43: \"X\" stands where S or N, for who is to move, should",
    );
    position_refused(
        &format!("{full} S S"),
        "line 1, column 45: \"S\" stands where > or < or -, for a bound heading, should",
    );
    position_refused(&format!("{full} SN"), "line 1, column 44: \"N\" stands where nothing more should");
    position_refused("22(2)222/", "line 1, column 3: \"(2)\" stands where a count from (10) to (255) should");
    position_refused(
        "22(012)22/",
        "line 1, column 3: \"(012)\" stands where a count from (10) to (255) should",
    );
    position_refused("22(9)222/", "line 1, column 3: \"(9)\" stands where a count from (10) to (255) should");
    position_refused("22()22/", "line 1, column 3: \"()\" stands where a count from (10) to (255) should");
    position_refused("22(12", "line 1, column 6: the text ends where ) should stand");
    position_refused(
        "22(99999999999999999999999)22/",
        "line 1, column 3: \"(99999999999999999999999…\" stands where a count from (10) to (255) should",
    );
    position_refused("222٢22/", "line 1, column 4: \"٢22/\" stands where a number of seeds should");
    position_refused("222222x222222", "line 1, column 7: \"x222222\" stands where / and the next row should");
    position_refused(
        &format!("{full}x S"),
        "line 1, column 42: \"x\" stands where a space and S or N, for who is to move, should",
    );
    let heavy = "(255)00000/(255)00000/(255)00000/(255)00000/000000/000000";
    position_refused(
        &format!("{heavy}  S"),
        "line 1, column 1: (255)00000/(255)00000/(2…: 1020 seeds are more than the 999 that a board holds",
    );
    position_refused("-22222/", "line 1, column 1: \"-22222/\" stands where a number of seeds should");
}

#[test]
fn what_is_wrong_with_a_turn_is_said() {
    for (text, column, found) in
        [("", 1, ""), ("C", 2, ""), ("Z>", 1, "Z>"), ("C+", 2, "+"), ("C>>", 3, ">"), ("C^>x", 4, "x")]
    {
        let error = text.parse::<Turn>().expect_err(text);
        assert_eq!((error.line, error.column), (1, column), "{text:?}: {error}");
        match &error.reason {
            TextReason::Unexpected { found: said, .. } => assert_eq!(said, found, "{text:?}"),
            TextReason::EndsEarly { .. } => assert_eq!(found, "", "{text:?}"),
            other => panic!("{text:?}: {other:?}"),
        }
    }
}

#[test]
fn every_record_reads_back() {
    for telling in &Telling::ALL {
        for seed in 0..60 {
            let mut record = Record::new(random_game(telling, seed, 80));
            record.tags.push(katro::Tag { name: "South".to_owned(), value: "\"Rasoa\" \\ Ravao".to_owned() });
            for ply in [0, 1, 1, 7] {
                let ply = ply.min(record.game.played().len());
                let text = format!("after {ply}: [a remark] 1-0 * C> \u{1F331}");
                record.comments.push(katro::Comment { ply, text });
            }
            record.comments.sort_by_key(|comment| comment.ply);
            let text = record.to_string();
            assert_eq!(text.parse::<Record>(), Ok(record.clone()), "{text}");
            assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
            let crlf = format!("\u{feff}{}", text.replace('\n', "\r\n"));
            assert_eq!(crlf.parse::<Record>(), Ok(record.clone()), "{text}");
            let cr = text.replace('\n', "\r");
            assert_eq!(cr.parse::<Record>(), Ok(record.clone()), "{text}");
            let spaced = text.replace(' ', "\t\u{a0}\n").replace("\t\u{a0}\n\"", " \"");
            if !spaced.contains('{') && record.tags.is_empty() {
                assert_eq!(spaced.parse::<Record>(), Ok(record), "{spaced}");
            }
        }
    }
}

#[test]
fn every_ruleset_reads_back() {
    for rules in every_ruleset() {
        let text = rules.to_string();
        assert_eq!(text.parse::<Ruleset>(), Ok(rules), "{text}");
        assert_eq!(format!("\u{feff} {text}\r\n").parse::<Ruleset>(), Ok(rules), "{text}");
        let harmless = |letter: char| letter.is_ascii_alphanumeric() || "-,:".contains(letter);
        assert!(text.chars().all(harmless), "{text} can stand in an address and in a tag");
        match Telling::of(&rules) {
            Some(telling) => assert_eq!(text, telling.name),
            None => assert!(text.starts_with("standard,"), "{text}"),
        }
    }
}

#[test]
fn a_ruleset_is_read_from_any_telling_in_any_order() {
    let read = |text: &str| text.parse::<Ruleset>().unwrap_or_else(|error| panic!("{text:?}: {error}"));
    for (text, written) in [
        ("standard", "standard"),
        ("standard,landing:empty", "wikipedia"),
        ("wikipedia,landing:occupied", "standard"),
        ("standard,landing:occupied,board:6x6", "standard"),
        ("standard,landing:empty,board:4x6", "standard,board:4x6,landing:empty"),
        ("katro-4x6,landing:empty", "standard,board:4x6,landing:empty"),
        ("field-1998-small,headings:each-turn", "field-1998-small-free"),
        (
            "katra-boaoaka,seeds:3,board:6x8",
            "standard,board:6x8,seeds:3,start:any-hole,headings:bound-by-first-turn,landing:either,own-row:inner-only,target:whole-column",
        ),
    ] {
        assert_eq!(read(text).to_string(), written, "{text}");
        assert_eq!(read(written), read(text), "{text}");
    }
}

#[test]
fn every_other_answer_is_another_ruleset() {
    for telling in Telling::ALL {
        for question in Question::ALL {
            for answer in question.answers() {
                let rules = telling.rules.answering(question, answer).expect("it is listed");
                assert_eq!(rules.answer(question).answer, answer);
                let own = telling.rules.answer(question).answer;
                assert_eq!(rules == telling.rules, own == answer);
                assert_eq!(rules.answering(question, own), Some(telling.rules));
                assert_eq!(rules.differences_from(&telling.rules).count(), usize::from(own != answer));
            }
            assert_eq!(telling.rules.answering(question, "nonsense"), None);
            assert_eq!(Question::named(question.code()), Some(question));
        }
    }
}

#[test]
fn what_is_wrong_with_a_ruleset_is_said_where_it_is() {
    for (text, code, expected) in [
        (
            "standard,",
            "ends-early",
            "line 1, column 10: the text ends where a question, such as landing, should stand",
        ),
        (
            "standard,,",
            "unexpected-text",
            "line 1, column 10: \",\" stands where a question, such as landing, should",
        ),
        (
            "standard landing",
            "unexpected-text",
            "line 1, column 10: \"landing\" stands where a comma and the next answer should",
        ),
        (
            "standard,landing",
            "ends-early",
            "line 1, column 17: the text ends where a colon and the answer should stand",
        ),
        (
            "standard,landing,",
            "unexpected-text",
            "line 1, column 17: \",\" stands where a colon and the answer should",
        ),
        (
            "standard, landing:empty",
            "unexpected-text",
            "line 1, column 10: \" \" stands where a question, such as landing, should",
        ),
        (
            "standard,colour:red",
            "unknown-question",
            "line 1, column 10: there is no question \"colour\"; there are board, seeds, start, headings, landing, own-row, target, lone-seed",
        ),
        (
            "standard,landing:",
            "ends-early",
            "line 1, column 18: the text ends where an answer to the question should stand",
        ),
        (
            "standard,seeds:5",
            "unknown-answer",
            "line 1, column 16: \"5\" is no answer to seeds; there are 1, 2, 3, 4",
        ),
        (
            "standard,landing:empty,seeds:3,landing:empty",
            "question-twice",
            "line 1, column 32: the question landing is answered twice",
        ),
    ] {
        let error = text.parse::<Ruleset>().expect_err(text);
        assert_eq!((error.code(), error.to_string().as_str()), (code, expected), "{text:?}");
    }
    for text in ["", ",landing:empty", "landing:empty", "Standard", "standard:"] {
        let error = text.parse::<Ruleset>().expect_err(text);
        assert_eq!((error.code(), error.line, error.column), ("unknown-ruleset", 1, 1), "{text:?}");
    }
}

#[test]
fn a_record_of_answers_that_nobody_gives_together_reads_back() {
    for (seed, rules) in (0..).zip(every_ruleset()).step_by(97) {
        let mut game = Game::new(common::set_up(rules, seed));
        let first = game.turns().next().map(|legal| legal.turn());
        if let Some(turn) = first {
            game.advance(turn).expect("it was listed");
        }
        let text = Record::new(game.clone()).to_string();
        assert!(text.contains(&format!("[Rules \"{rules}\"]")), "{text}");
        assert_eq!(text.parse::<Record>().map(|record| record.game), Ok(game), "{text}");
    }
}

#[test]
fn the_parts_of_a_record_may_stand_in_any_white_space() {
    let tight = "[Rules \"katro-4x4\"][Result \"*\"]1.A<{bold}c<2.D>*";
    let wide = "\n\n[ Rules\t\"katro-4x4\" ]\r\n[Result \"*\"]\u{2003}\n1.\nA<\n{ bold }\n1...\r\rc<\u{a0}2. D>\t*\n\n";
    let plain = "[Rules \"katro-4x4\"]\nA< {bold} c< D> *";
    let read = |text: &str| text.parse::<Record>().unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert_eq!(read("[Rules \"katro-4x4\"][Result \"*\"]1.A< {bold}c< 2.D> *"), read(wide));
    assert_eq!(read(plain), read(wide));
    assert_eq!(read(wide).comments[0].text, "bold");
    record_refused(
        tight,
        "unexpected-text",
        "line 1, column 44: \"2.D>*\" stands where a space after the turn should",
    );
}

#[test]
fn a_record_cut_anywhere_is_refused_or_is_the_same_game() {
    let telling = Telling::named("standard").expect("it is the default");
    for seed in [1, 4, 9] {
        let mut record = Record::new(random_game(telling, seed, 30));
        record.comments.push(katro::Comment { ply: 0, text: "a remark".to_owned() });
        let text = record.to_string();
        for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
            match text[..end].parse::<Record>() {
                Ok(read) => assert_eq!(read, record, "cut at {end}: {}", &text[..end]),
                Err(error) => assert!(0 < error.line && 0 < error.column),
            }
        }
    }
}

#[test]
fn a_record_with_one_wrong_byte_is_refused_or_another_whole_game() {
    let telling = Telling::named("katro-6x3").expect("there is one");
    let record = Record::new(random_game(telling, 3, 12));
    let text = record.to_string();
    for at in 0..text.len() {
        for bit in 0..8 {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1 << bit;
            let Ok(changed) = String::from_utf8(bytes) else { continue };
            if let Ok(read) = changed.parse::<Record>() {
                assert_eq!(read.game.played().len(), record.game.played().len(), "{changed}");
                assert_eq!(read.to_string().parse::<Record>(), Ok(read), "{changed}");
            }
        }
    }
}

#[test]
fn what_is_wrong_with_tags_is_said_where_it_is() {
    record_refused(
        "",
        "ends-early",
        "line 1, column 1: the text ends where a turn, such as C>, or the result should stand",
    );
    record_refused(
        "1. C> d<",
        "ends-early",
        "line 1, column 9: the text ends where a turn, such as C>, or the result should stand",
    );
    record_refused(
        "[Rules \"nope\"]\n\n*",
        "unknown-ruleset",
        "line 1, column 9: no ruleset is called \"nope\"; there are standard, one-circuit, wikipedia, field-1998, \
         field-1998-small, field-1998-free, field-1998-small-free, katro-4x4, katro-4x6, katro-6x3, \
         standard-diagonal, katra-boaoaka",
    );
    record_refused(
        "[Date \"1\"]\n[Rules \"standard,landing:wet\"]\n\n*",
        "unknown-answer",
        "line 2, column 26: \"wet\" is no answer to landing; there are occupied, empty, either",
    );
    record_refused(
        "[Game \"Chess\"] *",
        "unexpected-text",
        "line 1, column 8: \"Chess\" stands where Katro should",
    );
    record_refused(
        "[Date \"1\"]\n[Date \"2\"] *",
        "tag-twice",
        "line 2, column 1: the tag Date stands twice",
    );
    record_refused(
        "[Date 1] *",
        "unexpected-text",
        "line 1, column 7: \"1]\" stands where a tag's value in quotation marks should",
    );
    record_refused(
        "[\"1\"] *",
        "unexpected-text",
        "line 1, column 2: \"\\\"1\\\"]\" stands where a tag's name should",
    );
    record_refused(
        "[Date \"1\n\"] *",
        "unexpected-text",
        "line 1, column 9: \"\\n\" stands where the closing quotation mark of a tag's value should",
    );
    record_refused(
        "[Date \"\\n\"] *",
        "unexpected-text",
        "line 1, column 8: \"\\\\n\\\"]\" stands where \\\" or \\\\ should",
    );
    record_refused(
        "[Date \"1\" *",
        "unexpected-text",
        "line 1, column 11: \"*\" stands where the ] that closes a tag should",
    );
}

#[test]
fn what_is_wrong_with_the_course_of_a_game_is_said_where_it_is() {
    record_refused(
        "[Position \"22/22 S\"]\n*",
        "hole-count",
        "line 1, column 14: the row has 2 holes, the board has 6",
    );
    record_refused(
        "1. C> ! *",
        "unexpected-text",
        "line 1, column 7: \"!\" stands where a turn, such as C>, or the result should",
    );
    // A line ends with CR and LF together, and with either of them alone.
    for end in ["\n", "\r\n", "\r"] {
        record_refused(
            &format!("[Result \"*\"]{end}1. C>{end}! *"),
            "unexpected-text",
            "line 3, column 1: \"!\" stands where a turn, such as C>, or the result should",
        );
    }
    record_refused("1. C>\n2. C< *", "turn-number", "line 2, column 1: turn number 2 stands where 1 should");
    record_refused(
        "1. C>\n   C< *",
        "not-yours",
        "line 2, column 4: C<: hole C is not North's, who is to move",
    );
    record_refused(
        "1. G> *",
        "not-outermost",
        "line 1, column 4: G>: hole G is not in the outermost row with seeds, the outer row",
    );
    record_refused(
        "1. C> {unclosed *",
        "unexpected-text",
        "line 1, column 7: \"{unclosed\" stands where a comment with its closing brace should",
    );
    record_refused(
        "1. C> } *",
        "unexpected-text",
        "line 1, column 7: \"}\" stands where a turn, such as C>, or the result should",
    );
    record_refused(
        "1. *",
        "unexpected-text",
        "line 1, column 4: \"*\" stands where a turn, such as C>, should",
    );
    record_refused(
        "1. 1. C> *",
        "unexpected-text",
        "line 1, column 4: \"1.\" stands where a turn, such as C>, should",
    );
    record_refused(
        "1 C> *",
        "unexpected-text",
        "line 1, column 1: \"1\" stands where a turn, such as C>, or the result should",
    );
    record_refused(
        "1. C> 2-0",
        "unexpected-text",
        "line 1, column 7: \"2-0\" stands where a turn, such as C>, or the result should",
    );
    record_refused(
        "* C>",
        "unexpected-text",
        "line 1, column 3: \"C>\" stands where nothing more after the result should",
    );
    record_refused(
        "[Result \"1-0\"] *",
        "result-differs",
        "line 1, column 10: the result 1-0 stands where * should",
    );
    record_refused(
        "[Rules \"katro-4x4\"] [Position \"0000/0000/0001/0001 N\"] *",
        "result-differs",
        "line 1, column 56: the result * stands where 1-0 should",
    );
}

#[test]
fn the_rules_tag_may_be_left_out_and_means_the_standard_game() {
    let record: Record = "C> *".parse().expect("it can be read");
    assert_eq!(record.game.start().rules(), &Ruleset::STANDARD);
}

#[test]
fn a_result_can_end_a_game_that_the_rules_let_go_on() {
    for (result, reason) in [("1-0", "resigned"), ("0-1", "resigned"), ("1/2-1/2", "agreed")] {
        let record: Record = format!("1. C> {result}").parse().expect("it can be read");
        assert_eq!(record.game.outcome().map(katro::Outcome::reason), Some(reason));
        assert_eq!(katro::notation::result_of(record.game.outcome()), result);
        assert_eq!(record.to_string().parse(), Ok(record));
    }
}

#[test]
fn turns_alone_can_be_read_from_any_start() {
    let start =
        Position::read(rules("standard"), "222222/222222/222022/333033/441330/101303 N").expect("a position");
    let record = Record::read_turns(start, "1... b> F>").expect("they can be played");
    assert_eq!(record.game.position().to_string(), "014133/330330/033133/133033/552041/101300 N");
    assert_eq!(Record::read_turns(start, "  ").map(|record| record.game.played().len()), Ok(0));
    let error = Record::read_turns(start, "b> 2.").expect_err("a number stands before nothing");
    assert_eq!((error.code(), error.line, error.column), ("ends-early", 1, 6));
    let error = Record::read_turns(start, "b>\nF> C>").expect_err("C is South's");
    assert_eq!((error.code(), error.line, error.column), ("not-yours", 2, 4));
}

#[test]
fn numbers_count_turns_of_both_sides() {
    let start = Position::read(rules("katro-4x4"), "2222/2222/2222/2222 N").expect("a position");
    let record = Record::read_turns(start, "a< C< d> *").expect("they can be played");
    let text = record.to_string();
    assert!(text.ends_with("\n\n1... a< 2. C< d> *\n"), "{text}");
    assert!(text.contains("[Position \"2222/2222/2222/2222 N\"]"), "{text}");
}

#[test]
fn the_worked_examples_of_the_rules_go_as_they_say() {
    for line in common::read("fixtures/worked-examples.txt").lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split("  ").map(str::trim).filter(|field| !field.is_empty());
        let mut field = || fields.next().unwrap_or_else(|| panic!("a field is missing in {line:?}"));
        let position = Position::read(Ruleset::STANDARD, field()).expect("a position");
        let turn: Turn = field().parse().expect("a turn");
        let legal = position.check(turn).expect("it may be played");
        assert_eq!(
            (legal.laps().to_string(), legal.captured().to_string()),
            (field().to_owned(), field().to_owned())
        );
        assert_eq!(legal.after().to_string(), field(), "{line}");
    }
}

#[test]
fn an_empty_board_has_nobody_who_may_move() {
    let position = Position::read(Ruleset::KATRO_4X4, "0000/0000/0000/0000 S").expect("a position");
    assert_eq!(position.outcome().and_then(katro::Outcome::winner), Some(Side::North));
    assert!(holes(position.shape()).all(|hole| position.board()[hole] == 0));
    assert_eq!(*position.board(), Board::empty(position.shape()));
}

#[test]
fn sides_rows_and_headings_are_named_in_words() {
    assert_eq!(format!("{} {}", Side::South, Side::North), "South North");
    assert_eq!(format!("{} {}", katro::Heading::East, katro::Heading::West), "East West");
    assert_eq!(
        format!("{} {} {}", katro::Row::Outer, katro::Row::Central, katro::Row::Inner),
        "outer central inner"
    );
    let start =
        Position::read(rules("field-1998-small"), "222/222/222/222/222/222 S >-").expect("a position");
    let refusal = start.check("A<".parse().expect("a turn")).expect_err("South is bound to East");
    assert_eq!(refusal.to_string(), "South's first turn bound South to sow East");
}
