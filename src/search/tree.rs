//! The tree of turns that is searched, one position deeper or back at a time: no recursion, no allocation.

use crate::hole::Hole;
use crate::position::Position;
use crate::turn::Turn;

use super::eval::evaluate;
use super::frame::{BEYOND, Care, Child, Frame, NO_TURN, Reach, Window};
use super::line::Line;
use super::order::Order;
use super::past::{self, Past};
use super::report::Aim;
use super::score::{self, DRAWN, SEED, Value, lost_at};
use super::table::{Bound, Found, Table};
use super::{MOST_PLIES, cost};

/// The most turns that any position has: two for each hole of a side. (A side that may step has one seed only.)
const MOST_TURNS: usize = 2 * Hole::MOST_PER_SIDE;

/// A search so short need not be made where one side is [`LOST_IN_A_TURN`] for each of its turns ahead.
const SHORT: u8 = 4;

/// More than a turn usually costs.
const LOST_IN_A_TURN: Value = 5 * SEED;

/// How far a tree has grown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Growth {
    /// There is more to look at.
    Paused,
    /// It is as deep as it was to be.
    Whole,
}

/// The positions below a root, as far as they have to be known.
#[derive(Debug)]
pub(super) struct Tree {
    table: Table,
    order: Order,
    past: Past,
    aim: Aim,
    care: Care,
    // The line that is looked at: its positions, all their children so far, and the best lines from each on.
    frames: Vec<Frame>,
    children: Vec<Child>,
    lines: Vec<Line>,
    nodes: u64,
}

impl Tree {
    pub(super) fn new(table_bytes: usize) -> Tree {
        Tree {
            table: Table::new(table_bytes),
            order: Order::new(),
            past: Past::new(),
            aim: Aim::Best,
            care: Care::Selective,
            frames: Vec::with_capacity(MOST_PLIES),
            children: Vec::with_capacity(MOST_PLIES * MOST_TURNS),
            lines: vec![Line::EMPTY; MOST_PLIES + 1],
            nodes: 0,
        }
    }

    pub(super) fn table_bytes(&self) -> usize {
        self.table.bytes()
    }

    /// How many turns were sown, long ones counted several times.
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
        (self.aim, self.care, self.nodes) = (aim, Care::Selective, 0);
        self.frames.clear();
        self.children.clear();
        let total = |side| i32::from(root.board().total(side));
        let lead = total(root.to_move()) - total(root.to_move().opponent());
        self.frames.push(Frame::new(root, lead, 0));
        if self.past.begin(root, history) {
            // The third time: the game is over.
            self.frames[0].all_sown = true;
        } else {
            self.sow_all(0);
        }
        for at in 0..self.children.len() {
            self.children[at].rank = -self.at_first_sight(at);
        }
        self.children.sort_by_key(|child| -child.rank);
    }

    /// Forgets what was found with less care, and takes more.
    pub(super) fn take_care(&mut self) {
        self.table.forget();
        self.care = Care::Full;
    }

    /// The turns of the root.
    pub(super) fn root_turns(&self) -> &[Child] {
        let end = self.frames.get(1).map_or(self.children.len(), |below| below.first);
        &self.children[..end]
    }

    /// The value of the root as far as this growth goes, and the line; `None` as long as no turn has been searched.
    pub(super) fn found(&self) -> Option<(Value, &Line)> {
        let root = self.frames.first().filter(|root| root.best_turn != NO_TURN)?;
        Some((root.best, &self.lines[0]))
    }

    /// Starts to look `depth` turns ahead, at what was best last time first.
    pub(super) fn deepen(&mut self, depth: u8, window: Window) {
        let Some(root) = self.frames.first_mut() else { return };
        let best = root.best_turn;
        root.restart(depth, window);
        self.frames.truncate(1);
        match self.aim {
            Aim::Best => {
                if let Some(at) = self.children.iter().position(|child| child.ordinal == best) {
                    self.children[..=at].rotate_right(1);
                }
            }
            Aim::EveryTurn => self.children.sort_by_key(|child| -child.rank),
        }
    }

    /// Goes on until the tree is whole, or until so many nodes in all have been looked at.
    pub(super) fn grow(&mut self, until: u64) -> Growth {
        while self.nodes < until {
            let ply = self.frames.len() - 1;
            if self.has_next(ply) {
                if let Some(value) = self.visit(ply) {
                    self.back_up(ply, -value);
                }
            } else if ply == 0 {
                return Growth::Whole;
            } else {
                let value = self.leave(ply);
                self.back_up(ply - 1, -value);
            }
        }
        Growth::Paused
    }

    /// Sees to it that the most promising child that is left comes next; `false` when there is none, or no need.
    fn has_next(&mut self, ply: usize) -> bool {
        let frame = &self.frames[ply];
        if frame.window.beta <= frame.window.alpha {
            return false;
        }
        if frame.next == self.children.len() && !frame.all_sown {
            // What was best when the position was met before is often good enough, and then nothing else is sown.
            let nothing_sown = frame.next == frame.first;
            if !(nothing_sown && self.sow_table_turn(ply)) {
                self.sow_all(ply);
            }
        }
        let frame = &self.frames[ply];
        let left = &mut self.children[frame.next..];
        // The root's turns are in order already; a child that is searched again is not exchanged for another.
        if ply != 0 && (frame.reach == Reach::Glance || frame.next == frame.first) {
            bring_best_forward(left);
        }
        !left.is_empty()
    }

    fn sow_table_turn(&mut self, ply: usize) -> bool {
        let Frame { position, table_turn, .. } = self.frames[ply];
        let turn = position.candidates().nth(table_turn.into());
        turn.is_some_and(|turn| self.sow(ply, &position, turn, table_turn))
    }

    fn sow_all(&mut self, ply: usize) {
        let Frame { position, table_turn, first, .. } = self.frames[ply];
        let table_turn_sown = self.children.len() != first;
        for (turn, ordinal) in position.candidates().zip(0..) {
            if !(table_turn_sown && ordinal == table_turn) {
                self.sow(ply, &position, turn, ordinal);
            }
        }
        self.frames[ply].all_sown = true;
    }

    fn sow(&mut self, ply: usize, position: &Position, turn: Turn, ordinal: u8) -> bool {
        let after = position.after(turn);
        self.nodes += cost(after.as_ref().map(|(_, sown)| sown));
        let Some((position, sown)) = after else { return false };
        // What captures more comes first; what was good elsewhere decides between equals.
        let rank = (i32::from(sown.captured) << 13) + self.order.promise(ply, turn);
        self.children.push(Child { turn, sown, ordinal, rank, position });
        true
    }

    /// The value of a child of the root for its own mover, without searching.
    fn at_first_sight(&self, at: usize) -> Value {
        let Child { position, sown, .. } = &self.children[at];
        let bare = position.board().is_bare(position.to_move());
        if bare {
            lost_at(1)
        } else {
            evaluate(position, -(self.frames[0].lead + 2 * i32::from(sown.captured)))
        }
    }

    /// Looks at the next child: its value for its own mover, or `None` when its children have to be searched.
    fn visit(&mut self, parent: usize) -> Option<Value> {
        let frame = &self.frames[parent];
        let child = &self.children[frame.next];
        let (ply, position) = (parent + 1, child.position);
        let lead = -(frame.lead + 2 * i32::from(child.sown.captured));
        let mut depth = frame.depth - 1;
        let Window { alpha, mut beta } = frame.window;
        if frame.reach != Reach::Value {
            beta = alpha + 1;
        }
        if frame.reach == Reach::Glance && self.care == Care::Selective {
            depth -= frame.reduction(child);
        }
        self.lines[ply].clear();
        if position.board().is_bare(position.to_move()) {
            return Some(lost_at(ply));
        }
        if depth == 0 {
            return Some(evaluate(&position, lead));
        }
        let mut window = Window { alpha, beta }.turned();
        // CITE: mate distance pruning: nothing is worse than to have lost here, or better than to win at once.
        window.alpha = window.alpha.max(lost_at(ply));
        window.beta = window.beta.min(-lost_at(ply + 1));
        if window.beta <= window.alpha {
            return Some(window.alpha);
        }
        let key = past::key(&position);
        if self.past.is_drawn(ply, key) {
            return Some(DRAWN);
        }
        if depth == 1 {
            return Some(self.last_turn(ply, &position, lead, window));
        }
        let found = self.table.find(key, ply);
        // Where a value is asked for and not only a bound, the line is too, and the table has no lines.
        if window.is_closed()
            && let Some(value) = found.and_then(|found| settled(found, depth, window.beta))
        {
            return Some(value);
        }
        if window.is_closed()
            && self.care == Care::Selective
            && let Some(value) = far_better(&position, lead, depth, window.beta)
        {
            return Some(value);
        }
        let mut below = Frame::new(&position, lead, self.children.len());
        below.restart(depth, window);
        below.table_turn = found.map_or(NO_TURN, |found| found.best);
        self.frames.push(below);
        None
    }

    /// The value of a position from which one more turn is looked ahead.
    fn last_turn(&mut self, ply: usize, position: &Position, lead: i32, window: Window) -> Value {
        let mut best = -BEYOND;
        for (turn, ordinal) in position.candidates().zip(0..) {
            let after = position.after(turn);
            self.nodes += cost(after.as_ref().map(|(_, sown)| sown));
            let Some((after, sown)) = after else { continue };
            let value = if after.board().is_bare(after.to_move()) {
                -lost_at(ply + 1)
            } else {
                -evaluate(&after, -(lead + 2 * i32::from(sown.captured)))
            };
            if value <= best {
                continue;
            }
            best = value;
            if window.alpha < value {
                self.lines[ply].set(ordinal, &Line::EMPTY);
            }
            if window.beta <= value {
                break;
            }
        }
        or_drawn(best)
    }

    /// Goes back from the last position of the line: remembers what was found there, and says its value.
    fn leave(&mut self, ply: usize) -> Value {
        let Some(frame) = self.frames.pop() else { return DRAWN };
        self.children.truncate(frame.first);
        let value = or_drawn(frame.best);
        let bound = match value {
            value if frame.window.beta <= value => Bound::AtLeast,
            value if value <= frame.floor => Bound::AtMost,
            _ => Bound::Exact,
        };
        let found = Found { value, bound, depth: frame.depth, best: frame.best_turn };
        self.table.keep(self.past.key_at(ply), ply, found);
        value
    }

    /// The child that was searched has this value for the mover of its parent.
    fn back_up(&mut self, ply: usize, value: Value) {
        let every_turn = ply == 0 && self.aim == Aim::EveryTurn;
        let frame = &mut self.frames[ply];
        let child = &mut self.children[frame.next];
        let Window { alpha, beta } = frame.window;
        let was_reduced = self.care == Care::Selective && frame.reduction(child) != 0;
        match frame.reach {
            Reach::Glance if alpha < value && was_reduced => return frame.reach = Reach::Whether,
            Reach::Glance | Reach::Whether if alpha < value && value < beta => {
                return frame.reach = Reach::Value;
            }
            _ => (),
        }
        let valued = frame.reach == Reach::Value;
        frame.reach = if every_turn { Reach::Value } else { Reach::Glance };
        frame.next += 1;
        if ply == 0 {
            child.rank = value;
        }
        if value <= frame.best {
            return;
        }
        (frame.best, frame.best_turn) = (value, child.ordinal);
        if value <= alpha {
            return;
        }
        if !every_turn {
            frame.window.alpha = value;
        }
        if valued {
            let (above, below) = self.lines.split_at_mut(ply + 1);
            above[ply].set(child.ordinal, &below[0]);
        }
        if beta <= value {
            let (turn, depth, failed) = (child.turn, frame.depth, frame.first..frame.next - 1);
            for child in &self.children[failed] {
                self.order.failed(ply, child.turn, depth);
            }
            self.order.refuted(ply, turn, depth);
        }
    }
}

/// What a position looks to be worth, if that is so much that a short search will hardly find it below `beta`.
///
/// CITE: reverse futility pruning, common to chess programs.
fn far_better(position: &Position, lead: i32, depth: u8, beta: Value) -> Option<Value> {
    if SHORT < depth || score::is_proven(beta) {
        return None;
    }
    let value = evaluate(position, lead);
    (beta + LOST_IN_A_TURN * i32::from(depth) <= value).then_some(value)
}

fn bring_best_forward(children: &mut [Child]) {
    let mut best = 0;
    for at in 1..children.len() {
        if children[best].rank < children[at].rank {
            best = at;
        }
    }
    if best != 0 {
        children.swap(0, best);
    }
}

/// The value of a position whose turns have all been searched. With seeds and no turn it is drawn. (Rule 11)
const fn or_drawn(best: Value) -> Value {
    if best == -BEYOND { DRAWN } else { best }
}

/// What the table says of a position, if that settles whether its value is below `beta`.
fn settled(found: Found, depth: u8, beta: Value) -> Option<Value> {
    // What is proven stays true at any depth, although more depth may find a shorter proof.
    let deep = depth <= found.depth;
    let at_least = found.bound != Bound::AtMost && (deep || score::PROVEN <= found.value);
    let at_most = found.bound != Bound::AtLeast && (deep || found.value <= -score::PROVEN);
    let settles = if beta <= found.value { at_least } else { at_most };
    settles.then_some(found.value)
}
