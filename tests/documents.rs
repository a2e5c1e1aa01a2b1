//! What the documents say of the rules is what the engine plays.
//!
//! With `KATRO_REWRITE=1` in the environment the tables are written anew instead of being compared.

mod common;

use std::collections::BTreeMap;
use std::fs;

use katro::{Answer, Convention, Question, Rule, Ruleset, Source, Telling};

fn in_words(Answer { question, answer }: Answer) -> String {
    let words = match (question.code(), answer) {
        ("board", size) => {
            let (rows, columns) = size.split_once('x').expect("a board is rows x columns");
            return format!("board: {rows} rows of {columns}");
        }
        ("start", "any-hole") => "start: any own hole with seeds",
        ("headings", "bound-by-first-turn") => "headings: bound by each player's first turn",
        ("headings", "east-only") => "headings: East for both sides",
        ("landing", "empty") => "capture: where the landing hole was empty",
        ("landing", "either") => "capture: whether the landing hole was empty or occupied",
        ("own-row", "inner-only") => "capture: from the inner row only",
        ("target", "nearest-in-column") => "taken: the nearest occupied hole of the column",
        ("target", "whole-column") => "taken: the whole column",
        ("lone-seed", "step-ahead") => "the last seed may step ahead",
        ("lone-seed", "step-ahead-or-diagonally") => "the last seed may step ahead or diagonally",
        other => panic!("{other:?} has no words here"),
    };
    words.to_owned()
}

fn convention_in_words(convention: Convention) -> &'static str {
    match convention {
        Convention::EndlessSowing => "rule 11",
        Convention::Repetition => "rule 12",
        Convention::HeadingsFromElsewhere => "headings as in WP, where MW is silent",
        Convention::EastForBoth => "East for both sides",
        Convention::RulesFromElsewhere => "the rules of `standard` on this board",
    }
}

fn rulesets() -> String {
    let row = |telling: Telling| {
        let Telling { name, title, rules, sources, ours } = telling;
        let differences: Vec<String> = rules.differences_from(&Ruleset::STANDARD).map(in_words).collect();
        let differences = if differences.is_empty() { "–".to_owned() } else { differences.join("; ") };
        let sources: Vec<&str> = sources.iter().map(|source| source.short).collect();
        let ours: Vec<&str> = ours.iter().map(|&each| convention_in_words(each)).collect();
        format!("| `{name}` | {title} | {differences} | {} | {} |\n", sources.join(", "), ours.join("; "))
    };
    let head =
        "| name | title | what differs from `standard` | sources | ours |\n| --- | --- | --- | --- | --- |\n";
    format!("{head}{}", Telling::ALL.map(row).concat())
}

fn sources() -> String {
    let all: BTreeMap<&str, Source> = Telling::ALL
        .iter()
        .flat_map(|telling| telling.sources)
        .map(|&source| (source.short, source))
        .collect();
    let row = |source: &Source| format!("| {} | {} |\n", source.short, source.reference);
    format!("| short name | source |\n| --- | --- |\n{}", all.values().map(row).collect::<String>())
}

fn questions() -> String {
    let standard = |question| Ruleset::STANDARD.answer(question).answer;
    let row = |question: Question| {
        let answer = |answer| {
            if answer == standard(question) { format!("**`{answer}`**") } else { format!("`{answer}`") }
        };
        let answers: Vec<String> = question.answers().into_iter().map(answer).collect();
        format!("| `{}` | {} |\n", question.code(), answers.join(" · "))
    };
    format!("| question | answers |\n| --- | --- |\n{}", Question::ALL.map(row).concat())
}

/// Compares the part of a document between two marks, or writes it.
fn check(document: &str, mark: &str, expected: &str) {
    let path = common::test_file("..").join(document);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{document}: {error}"));
    let opening = format!("<!-- {mark} -->\n");
    let start = text.find(&opening).unwrap_or_else(|| panic!("{document} has no {mark}")) + opening.len();
    let end = start + text[start..].find("<!-- end -->").expect("what is opened is closed");
    if std::env::var_os("KATRO_REWRITE").is_some() {
        fs::write(&path, format!("{}{expected}{}", &text[..start], &text[end..])).expect("it can be written");
    } else {
        assert_eq!(&text[start..end], expected, "{document}: {mark}");
    }
}

#[test]
fn the_rules_page_says_what_the_engine_plays() {
    check("docs/rules.md", "rulesets", &rulesets());
    check("docs/rules.md", "sources", &sources());
}

#[test]
fn the_notation_page_lists_every_question_and_every_answer() {
    check("docs/notation.md", "questions", &questions());
}

/// The numbered rules of the document, each with what stands in its last brackets.
fn numbered() -> Vec<(u8, Vec<String>)> {
    let text = common::read("../docs/rules.md");
    let lines = text.lines().filter_map(|line| line.split_once(". "));
    lines
        .filter_map(|(number, rule)| {
            let last =
                rule.strip_suffix(')').and_then(|rule| rule.rsplit_once(" (")).map_or("", |(_, last)| last);
            let sources = last.split(", ").filter(|source| !source.is_empty()).map(str::to_owned).collect();
            Some((number.parse().ok()?, sources))
        })
        .collect()
}

#[test]
fn the_rules_have_the_numbers_and_the_sources_that_the_document_gives_them() {
    let document = numbered();
    let engine: Vec<(u8, Vec<String>)> = Rule::ALL
        .iter()
        .map(|rule| {
            let sources = rule.authority(&Ruleset::STANDARD).sources;
            (rule.number(), sources.iter().map(|source| source.short.to_owned()).collect())
        })
        .collect();
    assert_eq!(document, engine);
}

#[test]
fn whoever_says_a_rule_otherwise_is_the_main_source_and_what_is_ours_is_said_to_be_ours() {
    let says = |name: &str, rule: Rule| {
        let authority = rule.authority(&Telling::named(name).expect("it is told").rules);
        let sources: Vec<&str> = authority.sources.iter().map(|source| source.short).collect();
        (sources.join(" "), authority.ours.map(Convention::code))
    };
    let said = |sources: &str| (sources.to_owned(), None);
    assert_eq!(says("wikipedia", Rule::Landing), said("WP"));
    assert_eq!(says("wikipedia", Rule::Capture), said("MW"));
    assert_eq!(says("field-1998", Rule::Capture), said("DV"));
    assert_eq!(says("field-1998", Rule::Start), said("DV"));
    assert_eq!(says("field-1998-free", Rule::Capture), said("Ludii"));
    assert_eq!(says("standard-diagonal", Rule::LastSeedSteps), said("MW"));
    assert_eq!(says("katra-boaoaka", Rule::Start), said("LN"));
    assert_eq!(says("standard", Rule::Heading), ("WP".to_owned(), Some("headings-from-elsewhere")));
    assert_eq!(says("one-circuit", Rule::Heading), ("MW".to_owned(), Some("east-for-both")));
    assert_eq!(says("katro-4x4", Rule::Board), said("DV"));
    assert_eq!(says("katro-4x4", Rule::Capture), ("MW".to_owned(), Some("rules-from-elsewhere")));
    assert_eq!(says("standard", Rule::EndlessSowing), (String::new(), Some("endless-sowing")));
    assert_eq!(says("standard", Rule::Repetition), (String::new(), Some("repetition")));
    // Nobody says what the players have answered themselves.
    let own =
        Ruleset::WIKIPEDIA.answering(Question::Target, "whole-column").expect("there is such an answer");
    assert_eq!(Rule::Capture.authority(&own).sources, []);
    assert_eq!(Rule::Sowing.authority(&own).sources, [Source::MW, Source::WP]);
}
