//! The plainest player that looks ahead: every line to the same depth, seeds counted at its end.

use katro::{Dice, Game, Position, Turn};

/// More than any number of seeds.
const WON: i32 = 10_000;

/// One of the best turns by this measure, chosen by dice.
pub(crate) fn best(game: &Game, depth: u8, seed: u64) -> Option<Turn> {
    let judged: Vec<_> = game
        .turns()
        .map(|legal| (-value(legal.after(), depth.saturating_sub(1), -WON, WON), legal.turn()))
        .collect();
    let most = judged.iter().map(|&(value, _)| value).max()?;
    let best: Vec<_> = judged.iter().filter(|&&(value, _)| value == most).collect();
    let turns_played = u64::try_from(game.played().len()).unwrap_or(0);
    let mut dice = Dice::new(seed.wrapping_add(turns_played << 32));
    let choice = u32::try_from(best.len()).map_or(0, |count| dice.below(count));
    best.get(choice as usize).map(|&&(_, turn)| turn)
}

/// Seeds more than the opponent's, `depth` turns ahead, by negamax with alpha-beta.
fn value(position: &Position, depth: u8, mut alpha: i32, beta: i32) -> i32 {
    let (board, side) = (position.board(), position.to_move());
    if board.is_bare(side) {
        return -WON;
    }
    if depth == 0 {
        return i32::from(board.total(side)) - i32::from(board.total(side.opponent()));
    }
    let mut best = None;
    for legal in position.turns() {
        let value = -value(legal.after(), depth - 1, -beta, -alpha);
        best = best.max(Some(value));
        alpha = alpha.max(value);
        if beta <= alpha {
            break;
        }
    }
    // Only endless sowings: a draw.
    best.unwrap_or(0)
}
