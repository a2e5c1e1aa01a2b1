//! Random games, counted: the same in any slices, and the same as whoever plays them one by one would count.

mod common;

use common::{every_ruleset, rules};
use katro::{Dice, DrawReason, Game, Outcome, Position, Ruleset, Side, Tally, Telling, Totals};

fn tally(rules: Ruleset, seed: u32, games: u32) -> Totals {
    let mut tally = Tally::new(rules, seed);
    tally.step(games);
    tally.totals().clone()
}

/// The same games, by the rules of a whole game with its past.
fn by_hand(rules: Ruleset, seed: u32, games: u32) -> Totals {
    let mut totals = Totals { games, ..Totals::default() };
    for number in 0..games {
        let mut game = Game::new(Position::start(rules));
        let mut dice = Dice::new((u64::from(seed) << 32) + u64::from(number));
        while game.outcome().is_none() && game.played().len() < Tally::MOST_TURNS as usize {
            let candidates: Vec<_> = game.position().candidates().collect();
            let picked = candidates[dice.below(u32::try_from(candidates.len()).expect("few")) as usize];
            let played = game.advance(picked).or_else(|refusal| {
                assert_eq!(refusal.code(), "endless");
                totals.endless += 1;
                let first = game.turns().next().expect("the game is not over").turn();
                game.advance(first)
            });
            let played = played.expect("it was listed");
            totals.laps += u64::from(played.laps);
            totals.longest_sowing = totals.longest_sowing.max(played.laps);
            totals.captured += u64::from(played.captured);
            totals.capturing += u64::from(played.captured != 0);
        }
        let turns = game.played().len();
        totals.turns += turns as u64;
        totals.lengths.resize(totals.lengths.len().max(turns + 1), 0);
        totals.lengths[turns] += 1;
        match game.outcome() {
            Some(Outcome::Won { by: Side::South, .. }) => totals.won_south += 1,
            Some(Outcome::Won { by: Side::North, .. }) => totals.won_north += 1,
            Some(Outcome::Drawn { reason: DrawReason::Repetition }) => totals.drawn_by_repetition += 1,
            Some(Outcome::Drawn { .. }) => totals.drawn_by_endless += 1,
            None => totals.unfinished += 1,
        }
    }
    totals
}

#[test]
fn the_tally_counts_what_whole_games_show() {
    for Telling { rules, name, .. } in Telling::ALL {
        assert_eq!(tally(rules, 5, 12), by_hand(rules, 5, 12), "{name}");
    }
}

#[test]
fn it_counts_the_same_under_answers_that_nobody_gives_together() {
    for (seed, rules) in (0..).zip(every_ruleset()).step_by(431) {
        assert_eq!(tally(rules, seed, 1), by_hand(rules, seed, 1), "{rules}");
    }
}

#[test]
fn slices_of_any_size_make_no_difference() {
    let rules = rules("katro-4x6");
    let whole = tally(rules, 9, 100);
    let mut sliced = Tally::new(rules, 9);
    for games in [0, 1, 7, 30, 62] {
        sliced.step(games);
    }
    assert_eq!(*sliced.totals(), whole);
}

#[test]
fn every_game_is_counted_once() {
    for Telling { rules, name, .. } in Telling::ALL {
        let totals = tally(rules, 3, 40);
        let ended =
            totals.won_south + totals.won_north + totals.drawn_by_repetition + totals.drawn_by_endless;
        assert_eq!(ended + totals.unfinished, 40, "{name}");
        assert_eq!(totals.lengths.iter().sum::<u32>(), 40, "{name}");
        let turns: u64 = (0..).zip(&totals.lengths).map(|(turns, &games)| turns * u64::from(games)).sum();
        assert_eq!(turns, totals.turns, "{name}");
        assert!(totals.capturing <= totals.turns && totals.capturing <= totals.captured, "{name}");
        let (shortest, median, longest) = (totals.shortest(), totals.median(), totals.longest());
        assert!(0 < shortest && shortest <= median && median <= longest, "{name}");
        assert!(longest <= Tally::MOST_TURNS as usize, "{name}");
    }
}

#[test]
fn half_of_the_games_are_no_longer_than_the_median() {
    for games in 1..30 {
        let totals = tally(rules("katro-6x3"), 2, games);
        let up_to = |turns: usize| totals.lengths[..=turns].iter().sum::<u32>();
        assert!(games <= 2 * up_to(totals.median()));
        assert!(2 * up_to(totals.median() - 1) < games);
    }
    let none = tally(rules("katro-6x3"), 2, 0);
    assert_eq!((none.shortest(), none.median(), none.longest()), (0, 0, 0));
}

#[test]
fn close_seeds_give_other_games() {
    let rules = rules("standard");
    assert_ne!(tally(rules, 1, 20).lengths, tally(rules, 2, 20).lengths);
}

#[test]
fn some_games_are_broken_off_and_some_meet_endless_sowings() {
    let rules: Ruleset = "standard,board:4x6,landing:empty".parse().expect("it can be read");
    let totals = tally(rules, 1, 40);
    assert!(0 < totals.unfinished && 0 < totals.endless);
    assert_eq!(totals.longest(), Tally::MOST_TURNS as usize);
}
