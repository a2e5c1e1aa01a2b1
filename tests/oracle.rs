//! A slow, literal player of the rules, written from the rules' text, agrees with the engine on every turn.
//!
//! It shares no code with the sower: it keeps its own rows and columns, walks the serpentine one hole at a time,
//! and reads the ruleset's answers only.

mod common;

use common::{every_turn, reached, rules, set_up};
use katro::{
    Columns, Dice, Endless, Event, Heading, Headings, Landing, LoneSeed, OwnRow, Position, Reason, Row, Rows,
    Rule, Ruleset, Side, Start, Target, Telling, Turn, Way,
};

/// One side's seeds: rows from the outer one inwards, columns from South's left.
type Half = Vec<Vec<u32>>;

#[derive(Clone, Debug, PartialEq, Eq)]
struct Literal {
    rules: Ruleset,
    south: Half,
    north: Half,
    to_move: Side,
    bound_south: Option<Heading>,
    bound_north: Option<Heading>,
    /// Why each lap ended as it did: the names of the reasons, each with the number of its rule.
    told: Vec<Vec<(&'static str, u8)>>,
}

/// Where a hand is: row, counted from the outer one, and column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct At {
    row: usize,
    column: usize,
}

#[derive(Debug, PartialEq, Eq)]
struct Played {
    after: Literal,
    laps: u32,
    captured: u32,
}

#[derive(Debug, PartialEq, Eq)]
enum Answer {
    Played(Box<Played>),
    Refused,
    Endless,
}

impl Literal {
    fn from(position: &Position) -> Literal {
        let shape = position.shape();
        let half = |side| {
            let rows = shape.rows_outward_in().iter();
            rows.map(|&row| shape.row_of_holes(side, row).map(|hole| position.board()[hole].into()).collect())
                .collect()
        };
        Literal {
            rules: *position.rules(),
            south: half(Side::South),
            north: half(Side::North),
            to_move: position.to_move(),
            bound_south: position.bound().south,
            bound_north: position.bound().north,
            told: vec![],
        }
    }

    fn own(&mut self) -> &mut Half {
        if self.to_move == Side::South { &mut self.south } else { &mut self.north }
    }

    fn own_seeds(&self) -> &Half {
        if self.to_move == Side::South { &self.south } else { &self.north }
    }

    fn other(&mut self) -> &mut Half {
        if self.to_move == Side::South { &mut self.north } else { &mut self.south }
    }

    fn other_seeds(&self) -> &Half {
        if self.to_move == Side::South { &self.north } else { &self.south }
    }

    fn bound(&self) -> Option<Heading> {
        if self.to_move == Side::South { self.bound_south } else { self.bound_north }
    }

    fn width(&self) -> usize {
        match self.rules.shape.columns {
            Columns::Three => 3,
            Columns::Four => 4,
            Columns::Six => 6,
            Columns::Eight => 8,
        }
    }

    fn inner(&self) -> usize {
        match self.rules.shape.rows {
            Rows::Two => 1,
            Rows::Three => 2,
        }
    }

    /// The next hole of the serpentine. Even rows run with the heading, odd rows against it.
    fn next(&self, at: At, heading: Heading) -> At {
        let runs_right = at.row.is_multiple_of(2) == (heading == Heading::East);
        let last = if runs_right { self.width() - 1 } else { 0 };
        if at.column != last {
            return At { column: if runs_right { at.column + 1 } else { at.column - 1 }, ..at };
        }
        if at.row < self.inner() {
            return At { row: at.row + 1, ..at };
        }
        At { row: 0, column: if heading == Heading::East { 0 } else { self.width() - 1 } }
    }

    fn innermost(half: &Half) -> Option<usize> {
        (0..half.len()).rev().find(|&row| half[row].iter().sum::<u32>() > 0)
    }

    /// The opponent's rows in which the capture from this column takes.
    fn targets(&self, at: At, was_empty: bool) -> Vec<usize> {
        let other = self.other_seeds();
        let occupied: Vec<usize> = (0..other.len()).rev().filter(|&row| other[row][at.column] > 0).collect();
        match self.rules.target {
            Target::InnermostRow => {
                occupied.into_iter().filter(|&row| Some(row) == Literal::innermost(other)).collect()
            }
            Target::NearestInColumn => occupied.into_iter().take(1).collect(),
            Target::WholeColumn if was_empty && occupied.iter().all(|&row| other[row][at.column] == 1) => {
                vec![]
            }
            Target::WholeColumn => occupied,
        }
    }

    fn may_capture_from(&self, at: At, was_empty: bool) -> bool {
        let landing = match self.rules.landing {
            Landing::Occupied => !was_empty,
            Landing::Empty => was_empty,
            Landing::Either => true,
        };
        let row = match self.rules.own_row {
            OwnRow::InnermostWithSeeds => Literal::innermost(self.own_seeds()) == Some(at.row),
            OwnRow::InnerOnly => at.row == self.inner(),
        };
        landing && row
    }

    /// Why nothing is captured from here, as the rules' text has it; for a landing that captures nothing.
    fn why_not(&self, at: At, was_empty: bool) -> (&'static str, u8) {
        let other = self.other_seeds();
        let own = Literal::innermost(self.own_seeds()).expect("the last seed has just fallen there");
        match (self.rules.landing, was_empty) {
            (Landing::Occupied, true) => return ("landing-was-empty", 6),
            (Landing::Empty, false) => return ("landing-was-occupied", 6),
            _ => (),
        }
        if self.rules.own_row == OwnRow::InnerOnly && at.row != self.inner() {
            return ("not-inner-row", 7);
        }
        if self.rules.own_row == OwnRow::InnermostWithSeeds && at.row < own {
            return ("own-row-further-in", 7);
        }
        if other.iter().flatten().all(|&seeds| seeds == 0) {
            return ("opponent-bare", 7);
        }
        if self.rules.target == Target::InnermostRow {
            return ("facing-empty", 7);
        }
        let column_is_empty = other.iter().all(|row| row[at.column] == 0);
        (if column_is_empty { "column-empty" } else { "only-singletons" }, 7)
    }

    /// The rules by which a landing captures, and what it takes.
    fn why(&self) -> Vec<(&'static str, u8)> {
        let landing = match self.rules.landing {
            Landing::Occupied => "captures-in-occupied",
            Landing::Empty => "captures-in-empty",
            Landing::Either => "captures-in-either",
        };
        let from = match self.rules.own_row {
            OwnRow::InnermostWithSeeds => "from-innermost-with-seeds",
            OwnRow::InnerOnly => "from-inner-row",
        };
        vec![(landing, 6), (from, 7), (self.takes(), 7)]
    }

    fn takes(&self) -> &'static str {
        match self.rules.target {
            Target::InnermostRow => "takes-innermost-row",
            Target::NearestInColumn => "takes-nearest-in-column",
            Target::WholeColumn => "takes-whole-column",
        }
    }

    /// What becomes of a handful that was captured.
    const fn afterwards(any_left: bool) -> (&'static str, u8) {
        if any_left { ("sown-on", 8) } else { ("last-seeds-taken", 9) }
    }

    /// Takes the targets into the landing hole; tells how much, and whether the opponent has anything left.
    fn capture(&mut self, at: At, targets: Vec<usize>) -> (u32, bool) {
        let mut taken = 0;
        for row in targets {
            taken += std::mem::take(&mut self.other()[row][at.column]);
        }
        self.own()[at.row][at.column] += taken;
        (taken, self.other_seeds().iter().flatten().sum::<u32>() > 0)
    }

    /// Sows on from a hole until the sowing rests; `None` when it goes beyond the laps.
    fn sow(&mut self, from: At, heading: Heading, captured_before: u32) -> Option<(u32, u32)> {
        let Endless::Beyond { laps: most } = self.rules.endless;
        let (mut at, mut laps, mut captured) = (from, 0, captured_before);
        loop {
            laps += 1;
            if laps > u32::from(most) {
                return None;
            }
            let mut hand = std::mem::take(&mut self.own()[at.row][at.column]);
            let mut before_it_fell = 0;
            while hand > 0 {
                at = self.next(at, heading);
                before_it_fell = self.own_seeds()[at.row][at.column];
                self.own()[at.row][at.column] += 1;
                hand -= 1;
            }
            let was_empty = before_it_fell == 0;
            let targets = self.targets(at, was_empty);
            if self.may_capture_from(at, was_empty) && !targets.is_empty() {
                let mut reasons = self.why();
                let (taken, any_left) = self.capture(at, targets);
                reasons.push(Literal::afterwards(any_left));
                self.told.push(reasons);
                captured += taken;
                if !any_left {
                    return Some((laps, captured));
                }
            } else {
                let why = self.why_not(at, was_empty);
                let followed = (if was_empty { "rests" } else { "relays" }, 6);
                let says_more = why.0 != "landing-was-empty";
                self.told.push(if says_more { vec![why, followed] } else { vec![followed] });
                if was_empty {
                    return Some((laps, captured));
                }
            }
        }
    }

    fn heading_allowed(&self, heading: Heading) -> bool {
        match self.rules.headings {
            Headings::EachTurn => true,
            Headings::EastOnly => heading == Heading::East,
            Headings::BoundByFirstTurn => self.bound().is_none_or(|bound| bound == heading),
        }
    }

    fn ask(&self, turn: Turn) -> Answer {
        let shape = self.rules.shape;
        let from = turn.from();
        if !shape.has(from) || from.side() != self.to_move {
            return Answer::Refused;
        }
        let at = At {
            row: match (shape.row(from), shape.rows) {
                (Row::Outer, _) => 0,
                (Row::Central, _) | (Row::Inner, Rows::Two) => 1,
                (Row::Inner, Rows::Three) => 2,
            },
            column: shape.column_of(from).offset().into(),
        };
        if self.own_seeds()[at.row][at.column] == 0 {
            return Answer::Refused;
        }
        let mut after = self.clone();
        let played = match turn {
            Turn::Sow { heading, .. } => {
                let outermost = self.own_seeds().iter().position(|row| row.iter().sum::<u32>() > 0);
                let start = self.rules.start == Start::AnyHole || outermost == Some(at.row);
                if !start || !self.heading_allowed(heading) {
                    return Answer::Refused;
                }
                after.sow(at, heading, 0)
            }
            Turn::Step { way, heading, .. } => match after.step(at, way, heading) {
                Ok(played) => played,
                Err(()) => return Answer::Refused,
            },
        };
        let Some((laps, captured)) = played else { return Answer::Endless };
        if let (Headings::BoundByFirstTurn, Some(heading)) = (self.rules.headings, turn.heading()) {
            match self.to_move {
                Side::South => after.bound_south = Some(heading),
                Side::North => after.bound_north = Some(heading),
            }
        }
        after.to_move = if self.to_move == Side::South { Side::North } else { Side::South };
        Answer::Played(Box::new(Played { after, laps, captured }))
    }

    fn step(&mut self, at: At, way: Way, heading: Option<Heading>) -> Result<Option<(u32, u32)>, ()> {
        let allowed = match self.rules.lone_seed {
            LoneSeed::OnlySow => false,
            LoneSeed::StepAhead => way == Way::Ahead,
            LoneSeed::StepAheadOrDiagonally => true,
        };
        let alone = self.own_seeds().iter().flatten().sum::<u32>() == 1;
        let column = match way {
            Way::Ahead => Some(at.column),
            Way::Lower => at.column.checked_sub(1),
            Way::Higher => Some(at.column + 1).filter(|&column| column < self.width()),
        };
        let (Some(column), true, true) = (column, allowed && alone, at.row < self.inner()) else {
            return Err(());
        };
        let to = At { row: at.row + 1, column };
        self.own()[at.row][at.column] = 0;
        self.own()[to.row][to.column] = 1;
        match (to.row == self.inner(), heading) {
            (false, None) => {
                self.told.push(vec![("stepped", 13)]);
                Ok(Some((0, 0)))
            }
            (true, Some(heading)) if self.heading_allowed(heading) => {
                let targets = self.targets(to, true);
                if targets.is_empty() {
                    return Err(());
                }
                let reason = self.takes();
                let (taken, any_left) = self.capture(to, targets);
                self.told.push(vec![("stepped", 13), (reason, 7), Literal::afterwards(any_left)]);
                Ok(if any_left { self.sow(to, heading, taken) } else { Some((0, taken)) })
            }
            _ => Err(()),
        }
    }
}

/// The engine's reasons for all that was decided in a turn, but for how the game ended.
fn reasons_of(rules: &Ruleset, events: &[Event]) -> Vec<Vec<(&'static str, u8)>> {
    let all = (0..events.len()).map(|at| Reason::of_event(rules, events, at));
    all.map(|reasons| {
        let numbered = |reason: Reason| (reason.code(), reason.rule().map_or(0, Rule::number));
        reasons.into_iter().filter(|reason| !matches!(reason, Reason::Ended(_))).map(numbered).collect()
    })
    .filter(|reasons: &Vec<_>| !reasons.is_empty())
    .collect()
}

/// Asks both for every turn there is. Tells how many landings they agreed on.
fn compare(position: &Position) -> usize {
    let literal = Literal::from(position);
    let mut landings = 0;
    for turn in every_turn() {
        let engine = position.check(turn);
        let by_hand = literal.ask(turn);
        match (&engine, &by_hand) {
            (Ok(legal), Answer::Played(played)) => {
                let mut events = Vec::new();
                let after = legal.play(&mut |event| events.push(event));
                let told = reasons_of(position.rules(), &events);
                assert_eq!(told, played.after.told, "reasons of {turn} in {position}");
                landings += told.len();
                assert_eq!(
                    Literal::from(&after),
                    Literal { told: vec![], ..played.after.clone() },
                    "{turn} in {position}"
                );
                assert_eq!(u32::from(legal.laps()), played.laps, "laps of {turn} in {position}");
                assert_eq!(u32::from(legal.captured()), played.captured, "captured by {turn} in {position}");
            }
            (Err(refusal), Answer::Endless) => assert_eq!(refusal.code(), "endless", "{turn} in {position}"),
            (Err(refusal), Answer::Refused) => assert_ne!(refusal.code(), "endless", "{turn} in {position}"),
            _ => panic!("{turn} in {position}: the engine says {engine:?}, by hand {by_hand:?}"),
        }
    }
    landings
}

/// Rulesets that nobody plays, so that every answer meets every other.
fn mixed(seed: u64) -> Ruleset {
    let mut dice = Dice::new(seed);
    let mut of = |count: u32| dice.below(count) as usize;
    Ruleset {
        shape: katro::Shape::ALL[of(8)],
        seeds_per_hole: 2,
        start: [Start::OutermostRow, Start::AnyHole][of(2)],
        headings: [Headings::EachTurn, Headings::BoundByFirstTurn, Headings::EastOnly][of(3)],
        landing: [Landing::Occupied, Landing::Empty, Landing::Either][of(3)],
        own_row: [OwnRow::InnermostWithSeeds, OwnRow::InnerOnly][of(2)],
        target: [Target::InnermostRow, Target::NearestInColumn, Target::WholeColumn][of(3)],
        lone_seed: [LoneSeed::OnlySow, LoneSeed::StepAhead, LoneSeed::StepAheadOrDiagonally][of(3)],
        endless: Endless::Beyond { laps: [20, 1000][of(2)] },
    }
}

#[test]
fn the_engine_and_the_literal_player_agree_on_reachable_positions_of_every_ruleset() {
    for Telling { rules, .. } in Telling::ALL {
        for seed in 0..150 {
            compare(&reached(rules, seed, u32::try_from(seed % 50).expect("small")));
        }
    }
}

#[test]
fn the_engine_and_the_literal_player_agree_on_set_up_positions_of_every_ruleset() {
    for Telling { rules, .. } in Telling::ALL {
        for seed in 0..400 {
            compare(&set_up(rules, seed));
        }
    }
}

#[test]
fn the_reasons_of_ten_thousand_landings_are_those_of_the_literal_player_in_every_ruleset() {
    let rulesets = Telling::ALL.map(|telling| telling.rules).into_iter().chain((0..40).map(mixed));
    let landings: usize = rulesets
        .map(|rules| {
            let mut seen = 0;
            // Every ruleset for itself, from positions of random games.
            for seed in 0..400 {
                if 1000 <= seen {
                    break;
                }
                seen += compare(&reached(rules, seed, u32::try_from(seed % 40).expect("small")));
            }
            seen
        })
        .sum();
    assert!(10_000 <= landings, "{landings} landings");
}

#[test]
fn the_engine_and_the_literal_player_agree_on_answers_that_nobody_gives_together() {
    for seed in 0..4000 {
        compare(&set_up(mixed(seed), seed));
    }
}

#[test]
fn a_handful_of_any_size_from_any_hole_lands_where_it_should() {
    for name in ["standard", "katro-4x4", "katro-4x6", "katro-6x3", "katra-boaoaka"] {
        let rules = Ruleset { start: Start::AnyHole, endless: Endless::Beyond { laps: 1 }, ..rules(name) };
        for hole in common::holes(rules.shape) {
            for seeds in 1..=3 * u16::from(rules.shape.holes_per_side()) {
                let mut board = katro::Board::empty(rules.shape);
                board.add(hole, seeds);
                board.add(hole.opposite(), 1);
                let position = Position::set_up(rules, board, hole.side(), katro::Bound::default());
                compare(&position.expect("the set-up keeps to the limits"));
            }
        }
    }
}
