//! The turns that a position offers, one by one, without sowing any.

use crate::board::Occupied;
use crate::hole::{Heading, Hole};
use crate::ruleset::{Headings, LoneSeed, Start};
use crate::turn::{Turn, Way};

use super::Position;

/// The turns that only an endless sowing could forbid: see [`Position::candidates`].
#[derive(Clone, Debug)]
pub struct Candidates<'p> {
    position: &'p Position,
    from: Occupied,
    // The hole whose second heading is still to come.
    at: Option<Hole>,
    headings: [Option<Heading>; 2],
    // The hole of a side's last seed, if it may step.
    lone: Option<Hole>,
    // How many of its steps have been tried.
    steps: usize,
}

/// Every step there is: three ways, without a heading or with either.
const STEPS: [(Way, Option<Heading>); 9] = [
    (Way::Ahead, None),
    (Way::Ahead, Some(Heading::East)),
    (Way::Ahead, Some(Heading::West)),
    (Way::Lower, None),
    (Way::Lower, Some(Heading::East)),
    (Way::Lower, Some(Heading::West)),
    (Way::Higher, None),
    (Way::Higher, Some(Heading::East)),
    (Way::Higher, Some(Heading::West)),
];

impl Iterator for Candidates<'_> {
    type Item = Turn;

    fn next(&mut self) -> Option<Turn> {
        if let (Some(from), [_, Some(heading)]) = (self.at.take(), self.headings) {
            return Some(Turn::Sow { from, heading });
        }
        if let (Some(from), [Some(heading), _]) = (self.from.next(), self.headings) {
            self.at = Some(from);
            return Some(Turn::Sow { from, heading });
        }
        self.next_step()
    }

    fn count(mut self) -> usize {
        let headings = self.headings.iter().flatten().count();
        let sowings = self.from.len() * headings + usize::from(self.at.is_some() && headings == 2);
        sowings + std::iter::from_fn(|| self.next_step()).count()
    }
}

impl<'p> Candidates<'p> {
    #[inline]
    pub(super) fn of(position: &'p Position) -> Candidates<'p> {
        let occupied = position.board.occupied(position.to_move);
        let from = match position.rules.start {
            Start::OutermostRow => occupied.in_outermost_row(position.shape()),
            Start::AnyHole => occupied.clone(),
        };
        let headings = match (position.rules.headings, position.bound.of(position.to_move)) {
            (Headings::EastOnly, _) => [Some(Heading::East), None],
            (Headings::BoundByFirstTurn, Some(bound)) => [Some(bound), None],
            (Headings::BoundByFirstTurn, None) | (Headings::EachTurn, _) => Heading::ALL.map(Some),
        };
        let lone = match position.rules.lone_seed {
            LoneSeed::OnlySow => None,
            LoneSeed::StepAhead | LoneSeed::StepAheadOrDiagonally => {
                occupied.clone().next_back().filter(|_| position.board.total(position.to_move) == 1)
            }
        };
        Candidates { position, from, at: None, headings, lone, steps: 0 }
    }

    fn next_step(&mut self) -> Option<Turn> {
        let from = self.lone?;
        while let Some(&(way, heading)) = STEPS.get(self.steps) {
            self.steps += 1;
            if self.position.check_step(from, way, heading).is_ok() {
                return Some(Turn::Step { from, way, heading });
            }
        }
        None
    }
}
