//! Games that end in every way there is, and are taken back from there.

mod common;

use common::rules;
use katro::{DrawReason, Event, Game, Outcome, Position, Refusal, Ruleset, Side, Turn, WinReason};

fn turn(text: &str) -> Turn {
    text.parse().expect("a turn")
}

fn position(rules_name: &str, text: &str) -> Position {
    Position::read(rules(rules_name), text).expect("a position")
}

/// Plays turns and gives the events of the last one.
fn play(game: &mut Game, turns: &str) -> Vec<Event> {
    turns.split(' ').map(|text| game.play(turn(text)).expect(text)).last().expect("at least one turn")
}

/// Two lone seeds on a small board that pass each other by for ever.
fn two_lone_seeds() -> Game {
    Game::new(position("katro-4x4", "1000/0000/0000/0001 S"))
}

#[test]
fn taking_the_last_seeds_wins_at_once() {
    let mut game = Game::new(position("standard", "000000/000000/010000/010000/000000/100000 S"));
    let told = play(&mut game, "A>");
    assert!(matches!(told.last(), Some(Event::Passed { to: Side::North })), "{told:?}");
    let mut game = Game::new(position("standard", "000000/000000/002000/011000/000000/000000 S"));
    let told = play(&mut game, "N>");
    let won = Outcome::Won { by: Side::South, reason: WinReason::NoSeeds };
    assert_eq!(told.last(), Some(&Event::Ended(won)));
    assert_eq!(game.outcome(), Some(won));
    assert_eq!(game.position().to_string(), "000000/000000/000000/004000/000000/000000 N");
    assert_eq!(game.turns().count(), 0);
    let over = Refusal::GameOver { outcome: won };
    assert_eq!(game.play(turn("a>")), Err(over));
    assert_eq!(game.resign(Side::North), Err(over));
    assert_eq!(game.agree_draw(), Err(over));
    assert!(game.undo());
    assert_eq!(game.outcome(), None);
}

#[test]
fn who_has_to_move_without_seeds_has_lost() {
    let game = Game::new(position("standard", "000000/000000/000000/000000/000000/100000 N"));
    assert_eq!(game.outcome(), Some(Outcome::Won { by: Side::South, reason: WinReason::NoSeeds }));
    let mut game = Game::new(position("standard", "000000/000000/000000/000000/000000/100000 S"));
    assert_eq!(game.outcome(), None, "South is to move and has a seed");
    let told = play(&mut game, "A>");
    assert_eq!(
        told.last(),
        Some(&Event::Ended(Outcome::Won { by: Side::South, reason: WinReason::NoSeeds }))
    );
}

#[test]
fn the_third_time_the_same_position_arises_the_game_is_drawn() {
    let mut game = two_lone_seeds();
    let drawn = Outcome::Drawn { reason: DrawReason::Repetition };
    let mut plies = 0;
    while game.outcome().is_none() {
        assert!(plies < 100, "two lone seeds repeat themselves");
        let next = if game.position().to_move() == Side::South { 'A'..='H' } else { 'a'..='h' };
        let legal: Vec<Turn> = next
            .map(|letter| turn(&format!("{letter}>")))
            .filter(|&turn| game.position().check(turn).is_ok())
            .collect();
        game.play(legal[0]).expect("it was checked");
        plies += 1;
    }
    // Eight holes a side, once round and once more.
    assert_eq!((plies, game.outcome(), game.times_reached()), (32, Some(drawn), 3));
    assert_eq!(game.telling(plies).last(), Some(&Event::Ended(drawn)));
    assert!(matches!(game.telling(plies - 1).last(), Some(Event::Passed { .. })));
    assert_eq!(game.turns().count(), 0);
    assert!(game.position().turns().next().is_some(), "a position without its past goes on");

    // Taking back lowers the count, and playing on the same way raises it again.
    assert!(game.undo());
    assert_eq!((game.outcome(), game.times_reached()), (None, 2));
    assert!(
        matches!(game.telling(plies).last(), Some(Event::Ended(_))),
        "the telling of what was taken back stays"
    );
    assert!(game.redo());
    assert_eq!(game.outcome(), Some(drawn));
}

#[test]
fn a_game_that_goes_on_offers_the_turns_of_its_position() {
    let mut game = Game::new(Position::start(Ruleset::STANDARD));
    assert_eq!(game.turns().count(), 12);
    play(&mut game, "C< b>");
    let offered: Vec<Turn> = game.turns().map(|legal| legal.turn()).collect();
    assert_eq!(offered, game.position().turns().map(|legal| legal.turn()).collect::<Vec<_>>());
    assert!(!offered.is_empty());
}

#[test]
fn positions_with_other_bound_headings_are_not_the_same() {
    let unbound = position("field-1998-small", "222/222/222/222/222/222 S");
    let bound = position("field-1998-small", "222/222/222/222/222/222 S >-");
    assert_ne!(unbound, bound);
}

#[test]
fn a_player_who_has_only_endless_sowings_draws() {
    let text = position("wikipedia", "230230/721250/5(12)0(12)21/101010/012102/111010 N");
    let endless: Vec<Turn> = text.candidates().filter(|&turn| text.check(turn).is_err()).collect();
    assert!(endless.contains(&turn("d<")));
    // No fixture has a player with nothing else, so one is made: a ruleset under which one lap is too many.
    let laps = katro::Endless::Beyond { laps: 0 };
    let start = Position::start(Ruleset { endless: laps, ..Ruleset::STANDARD });
    let mut game = Game::new(start);
    assert_eq!(game.outcome(), Some(Outcome::Drawn { reason: DrawReason::OnlyEndless }));
    assert_eq!(game.turns().count(), 0);
    assert!(game.play(turn("C>")).is_err());
}

#[test]
fn a_resignation_and_an_agreement_can_be_taken_back() {
    let mut game = Game::new(Position::start(Ruleset::STANDARD));
    play(&mut game, "C< b>");
    game.resign(Side::North).expect("the game goes on");
    assert_eq!(game.outcome(), Some(Outcome::Won { by: Side::South, reason: WinReason::Resigned }));
    assert_eq!(game.turns().count(), 0);
    assert!(game.play(turn("F>")).is_err());
    assert!(game.undo());
    assert_eq!((game.outcome(), game.played().len()), (None, 2));
    game.agree_draw().expect("the game goes on");
    assert_eq!(game.outcome(), Some(Outcome::Drawn { reason: DrawReason::Agreed }));
    assert!(game.undo());
    assert!(game.undo());
    assert_eq!(game.played().len(), 1);
}

#[test]
fn playing_another_turn_forgets_what_was_taken_back() {
    let mut game = Game::new(Position::start(Ruleset::STANDARD));
    play(&mut game, "C< b>");
    game.undo();
    game.undo();
    assert_eq!(game.taken_back().len(), 2);
    game.play(turn("c<")).expect_err("North does not move first");
    assert_eq!(game.taken_back().len(), 2, "a refused turn forgets nothing");
    play(&mut game, "D<");
    assert_eq!(game.taken_back().len(), 0);
    assert!(!game.redo());
}

#[test]
fn a_telling_is_there_for_every_turn_and_for_no_other() {
    let mut game = Game::new(Position::start(Ruleset::STANDARD));
    play(&mut game, "C< b> F>");
    assert!(game.telling(0).is_empty());
    assert!(!game.telling(3).is_empty());
    assert!(game.telling(4).is_empty());
    game.undo();
    assert!(!game.telling(3).is_empty(), "what was taken back can still be told");
}
