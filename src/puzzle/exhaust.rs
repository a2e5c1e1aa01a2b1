//! Who wins within a few turns, by trying every turn and every reply. Remembers nothing and leaves nothing out.

use crate::event::Outcome;
use crate::position::{Legal, Position};
use crate::turn::Turn;

/// The turns that win at once.
pub(super) fn winning(position: &Position) -> Vec<Turn> {
    position.turns().filter(|legal| has_won(legal.after())).map(|legal| legal.turn()).collect()
}

/// Whether the side to move wins within so many turns of its own, whatever the other side does.
pub(super) fn wins_within(position: &Position, turns: u32) -> bool {
    0 < turns && position.turns().any(|legal| has_won_within(legal.after(), turns - 1))
}

/// Whether the side that has just moved has won, or wins within so many more turns, whatever the other side does.
pub(super) fn has_won_within(position: &Position, turns: u32) -> bool {
    match position.outcome() {
        Some(_) => has_won(position),
        None => position.turns().all(|reply| wins_within(reply.after(), turns)),
    }
}

/// How the side to move wins within so many turns: its turn, the other side's longest way to resist, and so on.
///
/// Empty where it does not.
pub(super) fn winning_line(position: &Position, turns: u32) -> Vec<Turn> {
    let won = position.turns().filter(|legal| 0 < turns && has_won_within(legal.after(), turns - 1));
    // The shortest is the easiest to follow.
    let Some(best) = won.min_by_key(Legal::laps) else { return Vec::new() };
    let mut line = vec![best.turn()];
    // After the reply that leaves the fewest ways to win.
    let resisting = best.after().turns().min_by_key(|reply| winning(reply.after()).len());
    if let Some(reply) = resisting {
        line.push(reply.turn());
        line.extend(winning_line(reply.after(), turns - 1));
    }
    line
}

/// Whether the side that has just moved has won.
fn has_won(position: &Position) -> bool {
    let winner = position.outcome().and_then(Outcome::winner);
    winner == Some(position.to_move().opponent())
}
