//! Which positions are the same one, seen in a mirror or from the other side.

use crate::board::Board;
use crate::hole::{Heading, Hole, Side};
use crate::position::{Bound, Position};
use crate::ruleset::Headings;

/// The position itself and every position that plays exactly like it: left and right exchanged, the sides
/// exchanged, or both.
pub fn images(position: &Position) -> impl Iterator<Item = Position> {
    let shape = position.shape();
    let Bound { south, north } = position.bound();
    let turned = |heading: Option<Heading>| heading.map(Heading::mirrored);
    let left_right = Bound { south: turned(south), north: turned(north) };
    let exchanged = |bound: Bound| Bound { south: bound.north, north: bound.south };
    let (mover, opponent) = (position.to_move(), position.to_move().opponent());
    let mirrored = move |hole: Hole| shape.mirrored(hole);
    let plain = [
        image(position, |hole| hole, mover, position.bound()),
        image(position, Hole::opposite, opponent, exchanged(position.bound())),
    ];
    let in_mirror = [
        image(position, mirrored, mover, left_right),
        image(position, |hole| mirrored(hole).opposite(), opponent, exchanged(left_right)),
    ];
    // One circuit for both sides is another one in a mirror.
    let has_mirror = position.rules().headings != Headings::EastOnly;
    plain.into_iter().chain(in_mirror.into_iter().filter(move |_| has_mirror)).flatten()
}

/// Whether two positions are the same one, but for a mirror or exchanged sides.
#[must_use]
pub fn are_twins(one: &Position, other: &Position) -> bool {
    images(one).any(|image| image == *other)
}

/// Nothing for a position that play has filled beyond what can be set up.
fn image(position: &Position, to: impl Fn(Hole) -> Hole, to_move: Side, bound: Bound) -> Option<Position> {
    let mut board = Board::empty(position.shape());
    for hole in Side::ALL.into_iter().flat_map(|side| position.shape().holes(side)) {
        board.add(to(hole), position.board()[hole]);
    }
    Position::set_up(*position.rules(), board, to_move, bound).ok()
}
