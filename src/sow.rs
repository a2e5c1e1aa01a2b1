//! The only code that moves seeds: lap, relay, capture, step.

use crate::board::{Board, Seeds};
use crate::event::{Event, NoCapture, Verdict};
use crate::hole::{Heading, Hole, Row};
use crate::ruleset::{Endless, Landing, OwnRow, Ruleset, Target};

/// What a turn that came to rest amounts to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sown {
    /// How many handfuls were sown; none by a step that is not sown.
    pub laps: u16,
    /// How many seeds were taken from the opponent.
    pub captured: Seeds,
}

/// The sowing went beyond the laps that the ruleset allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NeverRests;

/// Lifts a hole's seeds and sows them, lap by lap, until the sowing rests or the opponent has no seeds.
///
/// `emit` hears of every seed. Whoever needs only the outcome listens with `|_| ()`, which costs nothing.
///
/// # Errors
///
/// The sowing goes beyond the ruleset's laps; the board is then of no use.
pub(crate) fn sow(
    board: &mut Board,
    rules: &Ruleset,
    from: Hole,
    heading: Heading,
    emit: &mut impl FnMut(Event),
) -> Result<Sown, NeverRests> {
    let Endless::Beyond { laps: most } = rules.endless;
    let circuit = board.shape().circuit(heading);
    let mut sown = Sown::default();
    let mut at = from;
    loop {
        if sown.laps == most {
            return Err(NeverRests);
        }
        sown.laps += 1;
        let hand = board.lift(at);
        emit(Event::Lifted { from: at, seeds: hand });
        for _ in 0..hand {
            at = circuit.after(at);
            board.add(at, 1);
            emit(Event::Dropped { into: at });
        }
        let verdict = judge(board, rules, at);
        emit(Event::Landed { at, verdict });
        match verdict {
            Verdict::Rested(_) => return Ok(sown),
            Verdict::Relayed(_) => (),
            Verdict::Captured => {
                sown.captured += capture(board, rules, at, emit);
                // Rule 9: whoever has captured everything has won, and the handful stays.
                if board.is_bare(at.side().opponent()) {
                    return Ok(sown);
                }
            }
        }
    }
}

/// Moves a side's last seed to a hole further in, where nothing happens to it.
pub(crate) fn step(board: &mut Board, from: Hole, to: Hole, emit: &mut impl FnMut(Event)) {
    let seeds = board.lift(from);
    board.add(to, seeds);
    emit(Event::Stepped { from, to });
}

/// Moves a side's last seed to a hole of the inner row, captures from there, and sows the handful.
///
/// # Errors
///
/// As [`sow`].
pub(crate) fn step_and_capture(
    board: &mut Board,
    rules: &Ruleset,
    from: Hole,
    to: Hole,
    heading: Heading,
    emit: &mut impl FnMut(Event),
) -> Result<Sown, NeverRests> {
    step(board, from, to, emit);
    emit(Event::Landed { at: to, verdict: Verdict::Captured });
    let captured = capture(board, rules, to, emit);
    if board.is_bare(to.side().opponent()) {
        return Ok(Sown { laps: 0, captured });
    }
    let sown = sow(board, rules, to, heading, emit)?;
    Ok(Sown { captured: sown.captured + captured, ..sown })
}

/// Why a seed that has just fallen into `at`, or stepped there, takes nothing; `None` when it takes something.
#[inline]
pub(crate) fn nothing_to_take(board: &Board, rules: &Ruleset, at: Hole) -> Option<NoCapture> {
    let opponent = at.side().opponent();
    match rules.target {
        Target::InnermostRow => {
            // Source: MW. The priority is the row's: a full hole further out is safe.
            let Some(row) = board.innermost_row(opponent) else { return Some(NoCapture::OpponentBare) };
            match board.shape().facing(at, row) {
                Some(facing) if board[facing] == 0 => Some(NoCapture::FacingEmpty { facing }),
                _ => None,
            }
        }
        Target::NearestInColumn => match board.shape().facing_holes(at).all(|hole| board[hole] == 0) {
            true if board.is_bare(opponent) => Some(NoCapture::OpponentBare),
            true => Some(NoCapture::ColumnEmpty),
            false => None,
        },
        Target::WholeColumn => {
            let fullest = board.shape().facing_holes(at).map(|hole| board[hole]).max().unwrap_or(0);
            // Source: LN. An empty landing hole takes no column of singletons.
            match (fullest, board[at]) {
                (0, _) if board.is_bare(opponent) => Some(NoCapture::OpponentBare),
                (0, _) => Some(NoCapture::ColumnEmpty),
                (1, 1) => Some(NoCapture::OnlySingletons),
                _ => None,
            }
        }
    }
}

/// Decides what follows when the last seed of a lap has fallen into `at`. (Rules 6 and 7)
fn judge(board: &Board, rules: &Ruleset, at: Hole) -> Verdict {
    let was_empty = board[at] == 1;
    match (no_capture(board, rules, at), was_empty) {
        (None, _) => Verdict::Captured,
        (Some(why), true) => Verdict::Rested(why),
        (Some(why), false) => Verdict::Relayed(why),
    }
}

fn no_capture(board: &Board, rules: &Ruleset, at: Hole) -> Option<NoCapture> {
    match (rules.landing, board[at]) {
        (Landing::Occupied, 1) => return Some(NoCapture::LandingWasEmpty),
        (Landing::Empty, 2..) => return Some(NoCapture::LandingWasOccupied),
        _ => (),
    }
    let own_row = board.shape().row(at);
    match rules.own_row {
        OwnRow::InnermostWithSeeds => match board.innermost_row(at.side()) {
            Some(row) if own_row < row => return Some(NoCapture::OwnRowFurtherIn { row }),
            _ => (),
        },
        OwnRow::InnerOnly if own_row != Row::Inner => return Some(NoCapture::NotInnerRow),
        OwnRow::InnerOnly => (),
    }
    nothing_to_take(board, rules, at)
}

/// Takes what [`nothing_to_take`] found into `at`, and says how much. (Rule 8)
fn capture(board: &mut Board, rules: &Ruleset, at: Hole, emit: &mut impl FnMut(Event)) -> Seeds {
    let one_hole = match rules.target {
        Target::InnermostRow => {
            board.innermost_row(at.side().opponent()).and_then(|row| board.shape().facing(at, row))
        }
        Target::NearestInColumn => board.shape().facing_holes(at).find(|&hole| board[hole] != 0),
        Target::WholeColumn => {
            return board.shape().facing_holes(at).map(|from| take(board, from, at, emit)).sum();
        }
    };
    one_hole.map_or(0, |from| take(board, from, at, emit))
}

fn take(board: &mut Board, from: Hole, into: Hole, emit: &mut impl FnMut(Event)) -> Seeds {
    let seeds = board.lift(from);
    if seeds != 0 {
        board.add(into, seeds);
        emit(Event::Captured { from, into, seeds });
    }
    seeds
}
