//! Plays random games from a seed, to measure the engine and to survey a ruleset.

use crate::event::Outcome;
use crate::position::Position;
use crate::sow::Sown;
use crate::turn::Turn;

/// What came of a random game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playout {
    /// How many turns were played.
    pub turns: u32,
    /// How many handfuls were sown.
    pub laps: u32,
    /// How many seeds were taken.
    pub captured: u32,
    /// How it ended, or `None` when it was still going on after the most turns.
    pub outcome: Option<Outcome>,
}

/// Random numbers that follow from a seed, the same on every machine.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice that fall the same way each time for the same seed.
    #[must_use]
    pub const fn new(seed: u64) -> Dice {
        // The generator must not start at zero, where it would stay, and close seeds must part at once.
        Dice((seed ^ 0x9E37_79B9_7F4A_7C15).wrapping_mul(0xD129_0D3F_93BB_2F55) | 1)
    }

    /// A number below `limit`, or 0 when `limit` is 0.
    ///
    /// CITE: Marsaglia's xorshift64* generator; the reduction by multiplication is Lemire's.
    pub fn below(&mut self, limit: u32) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let random = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32;
        ((random * u64::from(limit)) >> 32) as u32
    }
}

/// Plays one game of random turns, at most so many, from `start`.
///
/// Each candidate that is not endless is about as likely as any other. Knows no repetition (rule 12): a position
/// has no past.
pub fn playout(start: &Position, dice: &mut Dice, most_turns: u32) -> Playout {
    let mut told = Playout::default();
    let mut position = *start;
    while told.turns < most_turns {
        let Some(sown) = toss(&mut position, dice).sown else {
            told.outcome = position.outcome();
            return told;
        };
        told.turns += 1;
        told.laps += u32::from(sown.laps);
        told.captured += u32::from(sown.captured);
    }
    told
}

/// What came of a turn at random.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tossed {
    /// The turn that was played, if any can be.
    pub(crate) sown: Option<Sown>,
    /// How many were picked that may not be played, because their sowing is endless.
    pub(crate) refused: u32,
}

/// Plays one turn at random.
#[inline(never)]
pub(crate) fn toss(position: &mut Position, dice: &mut Dice) -> Tossed {
    match pick(position, dice).map(|turn| position.advance(turn)) {
        Some(Ok(sown)) => Tossed { sown: Some(sown), refused: 0 },
        // Endless sowings are rare, so the first turn that rests is random enough.
        Some(Err(_)) => Tossed { sown: first_that_rests(position), refused: 1 },
        None => Tossed { sown: None, refused: 0 },
    }
}

fn pick(position: &Position, dice: &mut Dice) -> Option<Turn> {
    let mut candidates = position.candidates();
    let count = u32::try_from(candidates.clone().count()).unwrap_or(u32::MAX);
    candidates.nth(dice.below(count) as usize)
}

fn first_that_rests(position: &mut Position) -> Option<Sown> {
    let turn = position.turns().next()?.turn();
    position.advance(turn).ok()
}
