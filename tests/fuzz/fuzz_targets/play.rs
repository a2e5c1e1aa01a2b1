//! Random turns on random set-ups: no seed is lost, events replay, undo restores, the record tells the same game.
#![no_main]

use katro::{Board, Bound, Event, Game, Heading, Headings, Position, Record, Side, Telling, Turn};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().copied();
    let mut next = || bytes.next().unwrap_or(0);
    let rules = Telling::ALL[usize::from(next()) % Telling::ALL.len()].rules;
    let mut board = Board::empty(rules.shape);
    for hole in Side::ALL.into_iter().flat_map(|side| rules.shape.holes(side)) {
        board.add(hole, next().into());
    }
    let choices = next();
    let heading = |bits: u8| [None, Some(Heading::East), Some(Heading::West), None][usize::from(bits & 3)];
    let bound = match rules.headings {
        Headings::BoundByFirstTurn => Bound { south: heading(choices), north: heading(choices >> 2) },
        Headings::EachTurn | Headings::EastOnly => Bound::default(),
    };
    let to_move = Side::ALL[usize::from(choices >> 7)];
    // Too many seeds are refused, and that is all there is to it.
    let Ok(start) = Position::set_up(rules, board, to_move, bound) else { return };
    let seeds = |board: &Board| Side::ALL.map(|side| board.total(side)).iter().sum::<u16>();

    let mut game = Game::new(start);
    for _ in 0..40 {
        let turns: Vec<Turn> = game.turns().map(|legal| legal.turn()).collect();
        assert_eq!(turns.is_empty(), game.outcome().is_some());
        if turns.is_empty() {
            break;
        }
        let before = *game.position();
        let told = game.play(turns[usize::from(next()) % turns.len()]).expect("it was listed");
        let mut board = *before.board();
        told.iter().for_each(|event: &Event| event.apply(&mut board));
        assert_eq!(&board, game.position().board());
        assert_eq!(seeds(&board), seeds(start.board()));
    }
    let record = Record::new(game.clone());
    assert_eq!(record.to_string().parse::<Record>(), Ok(record));
    let end = game.clone();
    while game.undo() {}
    assert_eq!(game.position(), &start);
    while game.redo() {}
    assert_eq!(game, end);
});
