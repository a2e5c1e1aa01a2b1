//! What holds everywhere: laws over random reachable and set-up positions of every ruleset.

mod common;

use common::{every_turn, holes, reached, set_up, turns_of};
use katro::{
    Board, Bound, Event, Game, Heading, Hole, Outcome, Position, Ruleset, Seeds, Shape, Side, Telling, Turn,
    Verdict, Way,
};
use proptest::prelude::*;

/// A reachable or a set-up position of any ruleset.
fn positions() -> impl Strategy<Value = Position> {
    let rules = proptest::sample::select(Telling::ALL.map(|telling| telling.rules).to_vec());
    (rules, any::<u64>(), 0..60_u32, any::<bool>()).prop_map(|(rules, seed, turns, is_set_up)| {
        if is_set_up { set_up(rules, seed) } else { reached(rules, seed, turns) }
    })
}

/// A game of random turns from a random position, with up to so many turns.
fn games(most: usize) -> impl Strategy<Value = Game> {
    (positions(), proptest::collection::vec(any::<usize>(), 0..most)).prop_map(|(start, choices)| {
        let mut game = Game::new(start);
        for choice in choices {
            let turns: Vec<Turn> = game.turns().map(|legal| legal.turn()).collect();
            if !turns.is_empty() {
                game.advance(turns[choice % turns.len()]).expect("it was listed");
            }
        }
        game
    })
}

fn seeds(board: &Board) -> Seeds {
    Side::ALL.into_iter().map(|side| board.total(side)).sum()
}

/// The position in which every hole, binding and side is seen in a mirror.
fn mirrored(position: &Position, hole_in_mirror: impl Fn(Hole) -> Hole, mirror: Mirror) -> Position {
    let mut board = Board::empty(position.shape());
    for hole in holes(position.shape()) {
        board.add(hole_in_mirror(hole), position.board()[hole]);
    }
    let Bound { south, north } = position.bound();
    let (to_move, bound) = match mirror {
        Mirror::LeftRight => {
            let turned = |heading: Option<Heading>| heading.map(Heading::mirrored);
            (position.to_move(), Bound { south: turned(south), north: turned(north) })
        }
        Mirror::SouthNorth => (position.to_move().opponent(), Bound { south: north, north: south }),
    };
    unlimited(*position.rules(), board, to_move, bound)
}

/// A set-up that play may have filled beyond what a hole may be set up with.
fn unlimited(rules: Ruleset, board: Board, to_move: Side, bound: Bound) -> Position {
    Position::set_up(rules, board, to_move, bound).expect("the positions here keep to the limits")
}

#[derive(Clone, Copy)]
enum Mirror {
    LeftRight,
    SouthNorth,
}

fn within_limits(position: &Position) -> bool {
    holes(position.shape()).all(|hole| position.board()[hole] <= Board::MOST_PER_HOLE)
}

fn left_right(turn: Turn, shape: Shape) -> Turn {
    match turn {
        Turn::Sow { from, heading } => Turn::Sow { from: shape.mirrored(from), heading: heading.mirrored() },
        Turn::Step { from, way, heading } => Turn::Step {
            from: shape.mirrored(from),
            way: match way {
                Way::Ahead => Way::Ahead,
                Way::Lower => Way::Higher,
                Way::Higher => Way::Lower,
            },
            heading: heading.map(Heading::mirrored),
        },
    }
}

fn south_north(turn: Turn) -> Turn {
    match turn {
        Turn::Sow { from, heading } => Turn::Sow { from: from.opposite(), heading },
        Turn::Step { from, way, heading } => Turn::Step { from: from.opposite(), way, heading },
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_seed_is_lost_and_none_is_made_by_any_event(position in positions()) {
        let all = seeds(position.board());
        for legal in position.turns() {
            let (mut board, mut hand) = (*position.board(), 0);
            let mut whole = true;
            legal.play(&mut |event| {
                match event {
                    Event::Lifted { from, seeds } => {
                        whole &= hand == 0 && board[from] == seeds && 0 < seeds;
                        hand = seeds;
                    }
                    Event::Dropped { .. } => hand -= 1,
                    Event::Captured { from, seeds, .. } => whole &= board[from] == seeds && 0 < seeds,
                    _ => (),
                }
                event.apply(&mut board);
                whole &= seeds(&board) + hand == all;
            });
            prop_assert!(whole, "{} in {position}", legal.turn());
        }
    }

    #[test]
    fn the_events_tell_the_whole_turn(position in positions()) {
        for legal in position.turns() {
            let mut board = *position.board();
            let mut events = Vec::new();
            let after = legal.play(&mut |event| events.push(event));
            let (mut laps, mut captured) = (0, 0);
            for event in &events {
                event.apply(&mut board);
                match *event {
                    Event::Lifted { .. } => laps += 1,
                    Event::Captured { seeds, .. } => captured += seeds,
                    _ => (),
                }
            }
            prop_assert_eq!(&board, after.board());
            prop_assert_eq!(&after, legal.after());
            prop_assert_eq!((laps, captured), (legal.laps(), legal.captured()));
            let closing = |event: &Event| matches!(event, Event::Passed { .. } | Event::Ended(_));
            prop_assert_eq!(events.iter().filter(|event| closing(event)).count(), 1);
            prop_assert!(events.last().is_some_and(closing));
        }
    }

    #[test]
    fn each_landing_says_what_follows(position in positions()) {
        for legal in position.turns() {
            let mut events = Vec::new();
            legal.play(&mut |event| events.push(event));
            for pair in events.windows(2) {
                let follows = match pair[0] {
                    Event::Landed { verdict: Verdict::Rested(_), .. } => {
                        matches!(pair[1], Event::Passed { .. } | Event::Ended(_))
                    }
                    Event::Landed { at, verdict: Verdict::Relayed(_) } => {
                        matches!(pair[1], Event::Lifted { from, .. } if from == at)
                    }
                    Event::Landed { at, verdict: Verdict::Captured } => {
                        matches!(pair[1], Event::Captured { into, .. } if into == at)
                    }
                    _ => true,
                };
                prop_assert!(follows, "{:?} in {position}", pair);
            }
        }
    }

    #[test]
    fn a_turn_is_listed_if_and_only_if_it_is_accepted(position in positions()) {
        let listed = turns_of(&position);
        let mut accepted: Vec<String> =
            every_turn().filter(|&turn| position.check(turn).is_ok()).map(|turn| turn.to_string()).collect();
        accepted.sort_unstable();
        prop_assert_eq!(listed, accepted);
    }

    #[test]
    fn only_endlessness_keeps_a_candidate_from_being_a_turn(position in positions()) {
        let mut left = position.candidates();
        for ahead in (0..position.candidates().fold(0, |count, _| count + 1)).rev() {
            prop_assert_eq!(left.clone().count(), ahead + 1);
            left.next();
        }
        prop_assert_eq!(left.count(), 0);
        for turn in position.candidates() {
            if let Err(refusal) = position.check(turn) {
                prop_assert_eq!(refusal.code(), "endless");
            }
        }
    }

    #[test]
    fn playing_in_place_is_playing(position in positions()) {
        for turn in every_turn() {
            let mut in_place = position;
            match (position.check(turn), in_place.advance(turn)) {
                (Ok(legal), Ok(sown)) => {
                    prop_assert_eq!(legal.after(), &in_place);
                    prop_assert_eq!((legal.laps(), legal.captured()), (sown.laps, sown.captured));
                }
                (Err(refusal), Err(in_place_refusal)) => {
                    prop_assert_eq!(refusal, in_place_refusal);
                    prop_assert_eq!(in_place, position);
                }
                (checked, played) => prop_assert!(false, "{turn}: {checked:?}, {played:?}"),
            }
        }
    }

    #[test]
    fn nobody_may_move_if_and_only_if_the_game_is_over(position in positions()) {
        prop_assert_eq!(position.turns().next().is_none(), position.outcome().is_some());
        let bare = position.board().is_bare(position.to_move());
        match position.outcome() {
            Some(Outcome::Won { by, .. }) => prop_assert!(bare && by == position.to_move().opponent()),
            Some(Outcome::Drawn { .. }) => prop_assert!(!bare && 0 < position.candidates().count()),
            None => prop_assert!(!bare),
        }
    }

    #[test]
    fn left_and_right_are_the_same_game(position in positions()) {
        let shape = position.shape();
        // East for both sides has no mirror image.
        prop_assume!(within_limits(&position) && position.rules().headings != katro::Headings::EastOnly);
        let mirror = |position: &Position| mirrored(position, |hole| shape.mirrored(hole), Mirror::LeftRight);
        let image = mirror(&position);
        prop_assert_eq!(image.outcome(), position.outcome());
        prop_assert_eq!(image.turns().count(), position.turns().count());
        for legal in position.turns().filter(|legal| within_limits(legal.after())) {
            let image_of_turn = image.check(left_right(legal.turn(), shape));
            prop_assert!(image_of_turn.is_ok_and(|played| *played.after() == mirror(legal.after())));
        }
    }

    #[test]
    fn south_and_north_are_the_same_game(position in positions()) {
        prop_assume!(within_limits(&position));
        let mirror = |position: &Position| mirrored(position, Hole::opposite, Mirror::SouthNorth);
        let image = mirror(&position);
        prop_assert_eq!(image.outcome().is_some(), position.outcome().is_some());
        prop_assert_eq!(
            image.outcome().and_then(Outcome::winner),
            position.outcome().and_then(Outcome::winner).map(Side::opponent)
        );
        prop_assert_eq!(image.turns().count(), position.turns().count());
        for legal in position.turns().filter(|legal| within_limits(legal.after())) {
            let image_of_turn = image.check(south_north(legal.turn()));
            prop_assert!(image_of_turn.is_ok_and(|played| *played.after() == mirror(legal.after())));
        }
    }

    #[test]
    fn undo_and_redo_restore_everything(mut game in games(40)) {
        let end = game.clone();
        let mut earlier = Vec::new();
        let tellings: Vec<_> = (0..=game.played().len()).map(|ply| game.telling(ply)).collect();
        while !game.played().is_empty() {
            earlier.push((*game.position(), game.outcome(), game.times_reached()));
            prop_assert!(game.undo());
        }
        prop_assert_eq!(game.position(), game.start());
        prop_assert!(!game.undo());
        for (ply, telling) in tellings.iter().enumerate() {
            prop_assert_eq!(&game.telling(ply), telling);
        }
        while let Some(before_undo) = earlier.pop() {
            prop_assert!(game.redo());
            prop_assert_eq!((*game.position(), game.outcome(), game.times_reached()), before_undo);
        }
        prop_assert!(!game.redo());
        prop_assert_eq!(game, end);
    }

    #[test]
    fn a_refused_turn_changes_nothing(mut game in games(20), at in any::<prop::sample::Index>()) {
        let before = game.clone();
        let turns: Vec<Turn> = every_turn().collect();
        let turn = turns[at.index(turns.len())];
        if game.play(turn).is_err() {
            prop_assert_eq!(game, before);
        }
    }

    #[test]
    fn a_game_ends_by_the_third_repetition_and_not_before(game in games(200)) {
        let mut reached = vec![*game.start()];
        for played in game.played() {
            let times = reached.iter().filter(|&earlier| *earlier == played.before).count();
            prop_assert!(times < 3, "a turn was played after the third repetition");
            reached.push(*played.before.check(played.turn).expect("it was played").after());
        }
        let times = reached.iter().filter(|&earlier| earlier == game.position()).count();
        prop_assert_eq!(times, game.times_reached());
        prop_assert_eq!(game.outcome().is_some(), game.position().outcome().is_some() || 3 <= times);
    }
}
