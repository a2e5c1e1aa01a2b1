//! The tree of turns that is searched, one position deeper or back at a time: no recursion, no allocation.

use crate::position::Position;
use crate::turn::Turn;
use crate::sow::Sown;

use super::eval::evaluate;
use super::order::Order;
use super::past::{self, Past};
use super::score::{self, DRAWN, Value, WON};
use super::table::{Bound, Found, Table};
use super::{Aim, MOST_PLIES};

/// The most turns that any position has: two for each hole of a side. (A side that may step has one seed.)
const MOST_TURNS: usize = 2 * crate::hole::Hole::MOST_PER_SIDE;

/// Stands where no turn is known to be best.
const NO_TURN: u8 = u8::MAX;

/// Worse and better than anything.
const BEYOND: Value = WON + 1;

/// Whether the tree is as deep as it was to grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Growth {
    Paused,
    Whole,
}

/// A turn that was sown, and where it leads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    pub(super) turn: Turn,
    pub(super) sown: Sown,
    // Its place among the candidates, by which the table remembers it.
    ordinal: u8,
    // How promising it looks; at the root, what was found.
    pub(super) rank: Value,
    position: Position,
}

/// How a child is searched.
///
/// CITE: principal variation search (Marsland and Campbell): the first child for its value, the others for whether
/// they are better, and for their value only if they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reach {
    Whether,
    Value,
}

/// A position on the line that is looked at.
#[derive(Clone, Copy, Debug)]
struct Frame {
    position: Position,
    // How many seeds more the side to move has.
    lead: i32,
    depth: u8,
    // The window: below `floor` and above `beta` nobody wants to know more; `alpha` is what is had already.
    floor: Value,
    alpha: Value,
    beta: Value,
    best: Value,
    best_turn: u8,
    table_turn: u8,
    // The children sown so far, in the arena; the one that is searched now; and whether more can be sown.
    first: usize,
    next: usize,
    all_sown: bool,
    reach: Reach,
}

/// Turns that follow one another from some position on, each as its place among the candidates.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    length: usize,
    ordinals: [u8; MOST_PLIES],
}

impl Line {
    const EMPTY: Line = Line { length: 0, ordinals: [0; MOST_PLIES] };

    fn set(&mut self, first: u8, rest: &Line) {
        let length = rest.length.min(MOST_PLIES - 1);
        self.ordinals[0] = first;
        self.ordinals[1..=length].copy_from_slice(&rest.ordinals[..length]);
        self.length = length + 1;
    }

    pub(super) fn ordinals(&self) -> &[u8] {
        &self.ordinals[..self.length]
    }
}

#[derive(Debug)]
pub(super) struct Tree {
    table: Table,
    order: Order,
    past: Past,
    aim: Aim,
    ply: usize,
    frames: Vec<Frame>,
    lines: Vec<Line>,
    children: Vec<Child>,
    nodes: u64,
}

impl Tree {
    pub(super) fn new(table_bytes: usize) -> Tree {
        Tree {
            table: Table::new(table_bytes),
            order: Order::new(),
            past: Past::new(),
            aim: Aim::Best,
            ply: 0,
            frames: Vec::with_capacity(MOST_PLIES),
            lines: vec![Line::EMPTY; MOST_PLIES + 1],
            children: Vec::with_capacity(MOST_PLIES * MOST_TURNS),
            nodes: 0,
        }
    }

    pub(super) fn table_bytes(&self) -> usize {
        self.table.bytes()
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Forgets the last search and sows every turn of the root.
    pub(super) fn plant<'p>(
        &mut self,
        root: &Position,
        history: impl IntoIterator<Item = &'p Position>,
        aim: Aim,
    ) {
        self.table.forget();
        self.order = Order::new();
        self.past.begin(root, history);
        self.aim = aim;
        self.nodes = 0;
        self.frames.clear();
        self.children.clear();
        let side = root.to_move();
        let lead = i32::from(root.board().total(side)) - i32::from(root.board().total(side.opponent()));
        self.push(root, lead, 0, (-BEYOND, BEYOND), NO_TURN);
        self.sow_all();
        let first = &mut self.children;
        first.sort_by_key(|child| -child.rank);
    }

    /// The turns of the root, the best of the last growth first.
    pub(super) fn root_turns(&self) -> &[Child] {
        let end = self.frames.get(1).map_or(self.children.len(), |frame| frame.first);
        &self.children[..end]
    }

    /// What was found at the root in this growth so far: the value of the best turn, and the line.
    pub(super) fn found(&self) -> Option<(Value, &Line)> {
        (self.frames[0].best_turn != NO_TURN).then(|| (self.frames[0].best, &self.lines[0]))
    }

    /// Starts to look `depth` turns ahead.
    pub(super) fn deepen(&mut self, depth: u8) {
        self.ply = 0;
        self.frames.truncate(1);
        let root = &mut self.frames[0];
        let best = root.best_turn;
        root.depth = depth;
        (root.alpha, root.best, root.best_turn) = (root.floor, -BEYOND, NO_TURN);
        (root.next, root.reach) = (0, Reach::Value);
        match self.aim {
            Aim::Best => {
                if let Some(at) = self.children.iter().position(|child| child.ordinal == best) {
                    self.children[..=at].rotate_right(1);
                }
            }
            Aim::EveryTurn => self.children.sort_by_key(|child| -child.rank),
        }
    }

    /// Goes on until the tree is whole or so many nodes have been looked at in all.
    pub(super) fn grow(&mut self, until: u64) -> Growth {
        while self.nodes < until {
            let ply = self.ply;
            if self.has_next() {
                if let Some(value) = self.visit() {
                    self.back_up(ply, -value);
                }
            } else {
                let value = self.leave();
                if ply == 0 {
                    return Growth::Whole;
                }
                self.ply = ply - 1;
                self.back_up(ply - 1, -value);
            }
        }
        Growth::Paused
    }

    fn push(
        &mut self,
        position: &Position,
        lead: i32,
        depth: u8,
        (alpha, beta): (Value, Value),
        table_turn: u8,
    ) {
        self.frames.push(Frame {
            position: *position,
            lead,
            depth,
            floor: alpha,
            alpha,
            beta,
            best: -BEYOND,
            best_turn: NO_TURN,
            table_turn,
            first: self.children.len(),
            next: self.children.len(),
            all_sown: false,
            reach: Reach::Value,
        });
        self.ply = self.frames.len() - 1;
    }

    /// Sees to it that the next child to search is next in the arena; `false` when there is none, or no need.
    fn has_next(&mut self) -> bool {
        let frame = &self.frames[self.ply];
        if frame.beta <= frame.alpha {
            return false;
        }
        if frame.next == self.children.len() {
            if frame.all_sown {
                return false;
            }
            // What was best when the position was met before is often good enough, and then nothing else is sown.
            if !(frame.next == frame.first && frame.table_turn != NO_TURN && self.sow_table_turn()) {
                self.sow_all();
            }
        }
        let frame = &self.frames[self.ply];
        let rest = &mut self.children[frame.next..];
        if 0 < self.ply && frame.reach == Reach::Whether || frame.next == frame.first {
            let mut best = 0;
            for at in 1..rest.len() {
                if rest[best].rank < rest[at].rank {
                    best = at;
                }
            }
            if 0 < self.ply && best != 0 {
                rest.swap(0, best);
            }
        }
        !rest.is_empty()
    }

    fn sow_table_turn(&mut self) -> bool {
        let frame = self.frames[self.ply];
        let turn = frame.position.candidates().nth(frame.table_turn.into());
        turn.is_some_and(|turn| self.sow(&frame.position, turn, frame.table_turn))
    }

    fn sow_all(&mut self) {
        let frame = self.frames[self.ply];
        let sown_before = self.children.len() != frame.first;
        for (turn, ordinal) in frame.position.candidates().zip(0..) {
            if !(sown_before && ordinal == frame.table_turn) {
                self.sow(&frame.position, turn, ordinal);
            }
        }
        self.frames[self.ply].all_sown = true;
    }

    fn sow(&mut self, position: &Position, turn: Turn, ordinal: u8) -> bool {
        let after = position.after(turn);
        self.nodes += cost(after.as_ref().map(|(_, sown)| *sown));
        let Some((position, sown)) = after else { return false };
        let rank = (i32::from(sown.captured) << 12) + self.order.promise(self.ply, turn);
        self.children.push(Child { turn, sown, ordinal, rank, position });
        true
    }

    /// Looks at the next child: its value for its own mover, or `None` when its children must be looked at first.
    fn visit(&mut self) -> Option<Value> {
        let frame = &self.frames[self.ply];
        let child = &self.children[frame.next];
        let (depth, ply) = (frame.depth - 1, self.ply + 1);
        let lead = -(frame.lead + 2 * i32::from(child.sown.captured));
        let beta = match frame.reach {
            Reach::Value => frame.beta,
            Reach::Whether => frame.alpha + 1,
        };
        let (mut alpha, mut beta) = (-beta, -frame.alpha);
        let position = child.position;
        self.lines[ply].length = 0;
        if position.board().is_bare(position.to_move()) {
            return Some(lost_at(ply));
        }
        if depth == 0 || ply + 1 == MOST_PLIES {
            return Some(evaluate(&position, lead));
        }
        // CITE: mate distance pruning: nothing is worse than to have lost here, or better than to win next turn.
        alpha = alpha.max(lost_at(ply));
        beta = beta.min(-lost_at(ply + 1));
        if beta <= alpha {
            return Some(alpha);
        }
        let key = past::key(&position);
        if self.past.is_drawn(ply, key) {
            return Some(DRAWN);
        }
        if depth == 1 {
            return Some(self.last_turn(&position, lead, (alpha, beta)));
        }
        let found = self.table.find(key, ply as u8);
        // Where the value matters, and not only a bound, the line does too, and a table has no line.
        if let Some(value) = found.filter(|_| beta - alpha == 1).and_then(|found| settled(found, depth, beta))
        {
            return Some(value);
        }
        let table_turn = found.map_or(NO_TURN, |found| found.best);
        self.push(&position, lead, depth, (alpha, beta), table_turn);
        None
    }

    /// The value of a position one turn before the end of the search.
    fn last_turn(&mut self, position: &Position, lead: i32, (alpha, beta): (Value, Value)) -> Value {
        let ply = self.ply + 1;
        let mut best = -BEYOND;
        for (turn, ordinal) in position.candidates().zip(0..) {
            let after = position.after(turn);
            self.nodes += cost(after.as_ref().map(|(_, sown)| *sown));
            let Some((after, sown)) = after else { continue };
            let value = if after.board().is_bare(after.to_move()) {
                -lost_at(ply + 1)
            } else {
                -evaluate(&after, -(lead + 2 * i32::from(sown.captured)))
            };
            if best < value {
                best = value;
                if alpha < value {
                    self.lines[ply].set(ordinal, &Line::EMPTY);
                }
                if beta <= value {
                    break;
                }
            }
        }
        if best == -BEYOND { DRAWN } else { best }
    }

    /// The position on top has been looked at: remembers what was found and says its value.
    fn leave(&mut self) -> Value {
        let frame = &self.frames[self.ply];
        // Rule 11: seeds, but only endless sowings.
        let value = if frame.best == -BEYOND { DRAWN } else { frame.best };
        if self.ply == 0 {
            return value;
        }
        let bound = match value {
            value if frame.beta <= value => Bound::AtLeast,
            value if value <= frame.floor => Bound::AtMost,
            _ => Bound::Exact,
        };
        let found = Found { value, bound, depth: frame.depth, best: frame.best_turn };
        self.table.keep(self.past.key_at(self.ply), self.ply as u8, found);
        self.children.truncate(frame.first);
        self.frames.pop();
        value
    }

    /// The child that was searched turned out to have this value for the mover of its parent.
    fn back_up(&mut self, ply: usize, value: Value) {
        let every_turn = ply == 0 && self.aim == Aim::EveryTurn;
        let frame = &mut self.frames[ply];
        if frame.reach == Reach::Whether && frame.alpha < value && value < frame.beta {
            frame.reach = Reach::Value;
            return;
        }
        let child = &mut self.children[frame.next];
        let (reach, turn, ordinal) = (frame.reach, child.turn, child.ordinal);
        if ply == 0 {
            child.rank = value;
        }
        frame.next += 1;
        frame.reach = if every_turn { Reach::Value } else { Reach::Whether };
        if value <= frame.best {
            return;
        }
        (frame.best, frame.best_turn) = (value, ordinal);
        if value <= frame.alpha {
            return;
        }
        if !every_turn {
            frame.alpha = value;
        }
        let (cut, depth, tried) = (frame.beta <= value, frame.depth, frame.first..frame.next - 1);
        if reach == Reach::Value {
            let (above, below) = self.lines.split_at_mut(ply + 1);
            above[ply].set(ordinal, &below[0]);
        }
        if cut {
            for child in &self.children[tried] {
                self.order.failed(ply, child.turn, depth);
            }
            self.order.refuted(ply, turn, depth);
        }
    }
}

/// The value of a position `ply` turns after the root whose mover has no seeds.
fn lost_at(ply: usize) -> Value {
    ply as Value - WON
}

/// What one turn counts for in a budget of nodes: one, and more when it takes long to sow.
fn cost(sown: Option<Sown>) -> u64 {
    // A turn that is not sown to its end was endless.
    sown.map_or(16, |sown| 1 + u64::from(sown.laps / 64))
}

/// What the table says of a position, if that settles whether its value is below `beta`.
fn settled(found: Found, depth: u8, beta: Value) -> Option<Value> {
    // What is proven stays true at any depth, although a deeper search may find a shorter proof.
    let (deep, won, lost) = (depth <= found.depth, found.value, -found.value);
    let at_least = found.bound != Bound::AtMost && (deep || score::PROVEN <= won);
    let at_most = found.bound != Bound::AtLeast && (deep || score::PROVEN <= lost);
    ((at_least && beta <= found.value) || (at_most && found.value < beta)).then_some(found.value)
}
