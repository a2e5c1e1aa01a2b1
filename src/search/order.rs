//! Which turn to try first: what was good elsewhere in the same search.

use crate::turn::{Turn, Way};

/// How much is remembered of the turns that were too good for the opponent to allow.
#[derive(Debug)]
pub(super) struct Order {
    // By side, as turns after the root, even or odd; then by turn.
    history: [[i32; TURNS]; 2],
    killers: [[usize; 2]; super::MOST_PLIES],
}

/// Two for each hole of a side, and one for each way to step.
const TURNS: usize = 2 * crate::hole::Hole::MOST_PER_SIDE + 3;

const MOST: i32 = 1 << 14;

impl Order {
    pub(super) const fn new() -> Order {
        Order { history: [[0; TURNS]; 2], killers: [[TURNS; 2]; super::MOST_PLIES] }
    }

    /// How promising a turn is, from -`MOST` to 2 * `MOST`.
    #[inline]
    pub(super) fn promise(&self, ply: usize, turn: Turn) -> i32 {
        let turn = number(turn);
        let killer = if self.killers[ply].contains(&turn) { MOST } else { 0 };
        self.history[ply % 2][turn] + killer
    }

    /// A turn refuted what the opponent had played, searched `depth` turns deep.
    pub(super) fn refuted(&mut self, ply: usize, turn: Turn, depth: u8) {
        self.learn(ply, turn, i32::from(depth) * i32::from(depth));
        let turn = number(turn);
        let killers = &mut self.killers[ply];
        if killers[0] != turn {
            *killers = [turn, killers[0]];
        }
    }

    /// A turn was tried before the one that refuted, and did not.
    pub(super) fn failed(&mut self, ply: usize, turn: Turn, depth: u8) {
        self.learn(ply, turn, -i32::from(depth) * i32::from(depth));
    }

    /// CITE: the history heuristic (Schaeffer), with the "gravity" that keeps it within bounds.
    fn learn(&mut self, ply: usize, turn: Turn, bonus: i32) {
        let bonus = bonus.clamp(-MOST / 8, MOST / 8);
        let history = &mut self.history[ply % 2][number(turn)];
        *history += bonus - *history * bonus.abs() / MOST;
    }
}

const fn number(turn: Turn) -> usize {
    match turn {
        Turn::Sow { from, heading } => 2 * from.place() as usize + heading as usize,
        Turn::Step { way, .. } => match way {
            Way::Ahead => TURNS - 3,
            Way::Lower => TURNS - 2,
            Way::Higher => TURNS - 1,
        },
    }
}
