//! A position with its past: play, undo, redo, repetition, and how games end that the board alone cannot end.

use crate::board::Seeds;
use crate::error::Refusal;
use crate::event::{DrawReason, Event, Outcome, WinReason};
use crate::hole::{Heading, Hole, Side};
use crate::position::{Legal, Position};
use crate::rule::Rule;
use crate::sow::Sown;
use crate::turn::Turn;

/// A game that remembers how it came to be where it is, and what was taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    now: Position,
    past: Vec<Played>,
    // What was taken back, the next turn to play again last.
    future: Vec<Played>,
    settled: Option<Outcome>,
}

/// A turn that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The position in which it was played.
    pub before: Position,
    /// The turn.
    pub turn: Turn,
    /// How many handfuls were sown.
    pub laps: u16,
    /// How many seeds were taken from the opponent.
    pub captured: Seeds,
}

impl Played {
    /// Who played it.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.before.to_move()
    }
}

/// How often a position must arise for the game to be drawn. (Rule 12, ours)
pub(crate) const REPETITIONS: usize = 3;

impl Game {
    /// A game that starts in the given position.
    #[must_use]
    pub const fn new(start: Position) -> Game {
        Game { start, now: start, past: Vec::new(), future: Vec::new(), settled: None }
    }

    /// The position in which the game started.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position that the game has reached.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.now
    }

    /// The turns that were played, first to last, without those that were taken back.
    #[must_use]
    pub fn played(&self) -> &[Played] {
        &self.past
    }

    /// The turns that were taken back, in the order in which [`Game::redo`] would play them again.
    #[must_use]
    pub fn taken_back(&self) -> impl ExactSizeIterator<Item = &Played> {
        self.future.iter().rev()
    }

    /// How the game has ended, or `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.settled.or_else(|| self.now.outcome()).or_else(|| {
            (REPETITIONS <= self.times_reached()).then_some(Outcome::Drawn { reason: DrawReason::Repetition })
        })
    }

    /// Every turn that may be played now; none if and only if the game is over.
    pub fn turns(&self) -> impl Iterator<Item = Legal<'_>> {
        let over = self.outcome().is_some();
        self.now.turns().filter(move |_| !over)
    }

    /// Why no turn may start from a hole; `None` where one may.
    #[must_use]
    pub fn refusal_at(&self, hole: Hole) -> Option<Refusal> {
        if let Some(outcome) = self.outcome() {
            return Some(Refusal::GameOver { outcome });
        }
        let refusals: Option<Vec<Refusal>> =
            self.turns_from(hole).into_iter().map(|(_, refusal)| refusal).collect();
        // A refused heading says something about the hole only where nothing else does.
        refusals?.into_iter().min_by_key(|refusal| refusal.rule() == Some(Rule::Heading))
    }

    /// Every sowing of a hole, and the steps that its seed may take, each with why it may not be played, if it
    /// may not. Asks the position, which knows nothing of repetitions and agreements.
    #[inline(never)]
    #[must_use]
    pub fn turns_from(&self, hole: Hole) -> Vec<(Turn, Option<Refusal>)> {
        let steps =
            self.now.candidates().filter(|turn| matches!(turn, Turn::Step { from, .. } if *from == hole));
        let mut turns: Vec<Turn> = Heading::ALL.map(|heading| Turn::Sow { from: hole, heading }).to_vec();
        turns.extend(steps);
        turns.into_iter().map(|turn| (turn, self.now.check(turn).err())).collect()
    }

    /// Plays a turn, forgets what was taken back, and tells what happened.
    ///
    /// # Errors
    ///
    /// Says why the turn may not be played; the game is as it was.
    pub fn play(&mut self, turn: Turn) -> Result<Vec<Event>, Refusal> {
        self.advance(turn)?;
        self.future.clear();
        Ok(self.telling(self.past.len()))
    }

    /// Plays a turn without telling, and forgets what was taken back.
    ///
    /// # Errors
    ///
    /// As [`Game::play`].
    pub fn advance(&mut self, turn: Turn) -> Result<Played, Refusal> {
        if let Some(outcome) = self.outcome() {
            return Err(Refusal::GameOver { outcome });
        }
        let before = self.now;
        let Sown { laps, captured } = self.now.advance(turn)?;
        let played = Played { before, turn, laps, captured };
        self.past.push(played);
        self.future.clear();
        Ok(played)
    }

    /// What happened in a turn: the first one is 1. Nothing where no such turn was played or taken back.
    ///
    /// The last event says whether the game went on or ended.
    #[must_use]
    pub fn telling(&self, ply: usize) -> Vec<Event> {
        let mut events = Vec::new();
        let Some(played) = ply.checked_sub(1).and_then(|before| self.ply(before)) else { return events };
        if let Ok(legal) = played.before.check(played.turn) {
            let after = legal.play(&mut |event| events.push(event));
            let repeated = REPETITIONS <= self.times_reached_by(&after, ply);
            if let (Some(passed @ Event::Passed { .. }), true) = (events.last_mut(), repeated) {
                *passed = Event::Ended(Outcome::Drawn { reason: DrawReason::Repetition });
            }
        }
        events
    }

    /// Takes the last turn back, or the resignation or agreement that ended the game.
    ///
    /// Gives `false` when there is nothing to take back.
    pub fn undo(&mut self) -> bool {
        if self.settled.take().is_some() {
            return true;
        }
        let Some(played) = self.past.pop() else { return false };
        self.now = played.before;
        self.future.push(played);
        true
    }

    /// Plays again what was taken back last. Gives `false` when nothing was.
    pub fn redo(&mut self) -> bool {
        let Some(played) = self.future.pop() else { return false };
        // It was legal in this very position, so it is again.
        let again = self.now.advance(played.turn).is_ok();
        if again {
            self.past.push(played);
        }
        again
    }

    /// Ends the game: a side gives up.
    ///
    /// # Errors
    ///
    /// The game is over already.
    pub fn resign(&mut self, side: Side) -> Result<(), Refusal> {
        self.settle(Outcome::Won { by: side.opponent(), reason: WinReason::Resigned })
    }

    /// Ends the game: the players agree that nobody wins.
    ///
    /// # Errors
    ///
    /// The game is over already.
    pub fn agree_draw(&mut self) -> Result<(), Refusal> {
        self.settle(Outcome::Drawn { reason: DrawReason::Agreed })
    }

    fn settle(&mut self, outcome: Outcome) -> Result<(), Refusal> {
        match self.outcome() {
            Some(outcome) => Err(Refusal::GameOver { outcome }),
            None => {
                self.settled = Some(outcome);
                self.future.clear();
                Ok(())
            }
        }
    }

    /// How often the position now reached has been there, this time included.
    #[must_use]
    pub fn times_reached(&self) -> usize {
        self.times_reached_by(&self.now, self.past.len())
    }

    fn times_reached_by(&self, position: &Position, plies: usize) -> usize {
        let earlier = self.past.iter().chain(self.taken_back()).take(plies);
        1 + earlier.filter(|played| played.before == *position).count()
    }

    fn ply(&self, plies_before: usize) -> Option<&Played> {
        self.past.iter().chain(self.taken_back()).nth(plies_before)
    }
}
