//! How strongly the computer plays, as data: how far it looks ahead, and how badly it estimates.

use crate::playout::Dice;
use crate::turn::Turn;

use super::past;
use super::report::{Aim, Judgement, Limits};
use super::score::{SEED, Value, is_proven};
use super::{MOST_DEPTH, Search};

/// A player of a certain strength. Its choices follow from the position, the game before it and a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Which level it is, from 1, the weakest.
    pub number: u8,
    /// How long it thinks, at most.
    pub limits: Limits,
    /// By how many seeds it may misjudge a turn of several laps. Short turns it judges better, as people do.
    pub misjudges: u8,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [
        Level::new(1, 1, 1_000_000, Aim::EveryTurn, 12),
        Level::new(2, 2, 1_000_000, Aim::EveryTurn, 4),
        Level::new(3, 3, 1_000_000, Aim::EveryTurn, 6),
        Level::new(4, 5, 1_000_000, Aim::EveryTurn, 3),
        Level::new(5, MOST_DEPTH, 5_000_000, Aim::Best, 0),
    ];

    /// The level with this number, or `None` where there is none.
    #[must_use]
    pub fn numbered(number: u8) -> Option<&'static Level> {
        Level::ALL.iter().find(|level| level.number == number)
    }

    /// The turn that this level plays after a search within its limits; `None` when no turn may be played.
    ///
    /// What it misjudges, and by how much, follows from the seed and the position.
    #[must_use]
    pub fn choose(&self, search: &Search, seed: u64) -> Option<Turn> {
        if self.misjudges == 0 {
            return search.report().map(|report| report.turn);
        }
        let mut dice = Dice::new(seed ^ search.position().map_or(0, past::key));
        let judged = search.judgements().iter().map(|judgement| {
            let value = judgement.value + self.error(judgement, &mut dice);
            (value, judgement.turn)
        });
        // Of equals the first.
        judged.reduce(|best, next| if best.0 < next.0 { next } else { best }).map(|(_, turn)| turn)
    }

    /// By how much the level misjudges a turn this time: not at all where it sees a win or a loss.
    fn error(&self, judgement: &Judgement, dice: &mut Dice) -> Value {
        if is_proven(judgement.value) {
            return 0;
        }
        // In eighths: half for a single lap, all for five laps and more.
        let difficulty = 3 + u32::from(judgement.laps.clamp(1, 5));
        let most = u32::from(self.misjudges) * SEED.unsigned_abs() * difficulty / 8;
        // Twice, so that small errors are more common than great ones.
        let error = dice.below(most + 1) + dice.below(most + 1);
        error.cast_signed() - most.cast_signed()
    }

    const fn new(number: u8, depth: u8, nodes: u64, aim: Aim, misjudges: u8) -> Level {
        Level { number, limits: Limits { depth, nodes, aim }, misjudges }
    }
}
