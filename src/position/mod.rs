//! A board with somebody to move: which turns may be played, what follows, how it ends. No past.

mod candidates;
mod legal;

use crate::board::Board;
use crate::error::Refusal;
use crate::event::{DrawReason, Outcome, WinReason};
use crate::hole::{Heading, Hole, Side};
use crate::ruleset::{Endless, Headings, LoneSeed, Ruleset, Start};
use crate::shape::Shape;
use crate::sow::{self, NeverRests, Sown};
use crate::turn::{Turn, Way};

pub use candidates::Candidates;
pub use legal::Legal;

use legal::Path;

/// The headings that the players' first turns bound them to, where the ruleset binds at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bound {
    /// What binds South, if anything does yet.
    pub south: Option<Heading>,
    /// What binds North, if anything does yet.
    pub north: Option<Heading>,
}

impl Bound {
    /// What binds a side, if anything does yet.
    #[must_use]
    pub const fn of(self, side: Side) -> Option<Heading> {
        match side {
            Side::South => self.south,
            Side::North => self.north,
        }
    }

    fn bind(&mut self, side: Side, heading: Heading) {
        match side {
            Side::South => self.south = Some(heading),
            Side::North => self.north = Some(heading),
        }
    }
}

/// All that is needed to go on playing, but for the repetitions, which need a past.
///
/// A position is a plain value: the search copies it instead of taking turns back. Two positions are equal when
/// ruleset, board, side to move and bound headings are, which is what rule 12 compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    rules: Ruleset,
    board: Board,
    to_move: Side,
    bound: Bound,
}

impl Position {
    /// The position in which a game starts.
    ///
    /// ```
    /// use katro::{Position, Ruleset};
    ///
    /// let start = Position::start(Ruleset::STANDARD);
    /// assert_eq!(start.to_string(), "222222/222222/222222/222222/222222/222222 S");
    /// ```
    #[must_use]
    pub fn start(rules: Ruleset) -> Position {
        let board = Board::filled(rules.shape, rules.seeds_per_hole);
        Position { rules, board, to_move: Side::South, bound: Bound::default() }
    }

    /// A position set up by hand.
    ///
    /// Any number of seeds may lie anywhere, within [`Board::MOST_PER_HOLE`] and [`Board::MOST_SEEDS`].
    ///
    /// # Errors
    ///
    /// Says which limit the board breaks, that it has another shape than the ruleset's, or that headings are
    /// given as bound although the ruleset binds none.
    pub fn set_up(rules: Ruleset, board: Board, to_move: Side, bound: Bound) -> Result<Position, Refusal> {
        if board.shape() != rules.shape {
            return Err(Refusal::WrongShape);
        }
        let mut seeds = 0;
        for hole in Side::ALL.into_iter().flat_map(|side| rules.shape.holes(side)) {
            if Board::MOST_PER_HOLE < board[hole] {
                return Err(Refusal::HoleTooFull { hole, seeds: board[hole] });
            }
            seeds += u32::from(board[hole]);
        }
        if u32::from(Board::MOST_SEEDS) < seeds {
            return Err(Refusal::TooManySeeds { seeds });
        }
        match rules.headings {
            Headings::BoundByFirstTurn => (),
            Headings::EachTurn | Headings::EastOnly if bound == Bound::default() => (),
            Headings::EachTurn | Headings::EastOnly => return Err(Refusal::NothingBinds),
        }
        Ok(Position { rules, board, to_move, bound })
    }

    /// The rules that are played.
    #[must_use]
    pub const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// Where the seeds lie.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The shape of the board.
    #[must_use]
    pub const fn shape(&self) -> Shape {
        self.rules.shape
    }

    /// Who moves next.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The headings that bind the players.
    #[must_use]
    pub const fn bound(&self) -> Bound {
        self.bound
    }

    /// How the game has ended, or `None` while it goes on.
    ///
    /// Knows no repetitions, resignations or agreements: those are the [`Game`](crate::Game)'s.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.lost_for_want_of_seeds().or_else(|| {
            // Rule 11: with seeds there is always a move, unless every one of them is endless.
            let stuck = self.turns().next().is_none();
            stuck.then_some(Outcome::Drawn { reason: DrawReason::OnlyEndless })
        })
    }

    /// Rule 10: who has to move and has no seeds has lost.
    fn lost_for_want_of_seeds(&self) -> Option<Outcome> {
        let bare = self.board.is_bare(self.to_move);
        bare.then_some(Outcome::Won { by: self.to_move.opponent(), reason: WinReason::NoSeeds })
    }

    /// Every turn that may be played here, each once; none if and only if the game is over.
    pub fn turns(&self) -> impl Iterator<Item = Legal<'_>> {
        self.candidates().filter_map(|turn| self.check(turn).ok())
    }

    /// Every turn that only an endless sowing could forbid, each once.
    ///
    /// Cheaper than [`Position::turns`], because nothing is sown; whoever plays one turn only, or stops early,
    /// checks the candidates one by one.
    #[inline]
    #[must_use]
    pub fn candidates(&self) -> Candidates<'_> {
        Candidates::of(self)
    }

    /// Checks a turn against the rules.
    ///
    /// # Errors
    ///
    /// Says the first rule that the turn breaks.
    ///
    /// ```
    /// use katro::{Position, Refusal, Ruleset, Side};
    ///
    /// let start = Position::start(Ruleset::STANDARD);
    /// let legal = start.check("C<".parse()?).expect("C is in the outermost row with seeds");
    /// assert_eq!((legal.laps(), legal.captured()), (7, 2));
    /// let refusal = start.check("c<".parse()?).expect_err("North does not move first");
    /// assert_eq!(refusal.code(), "not-yours");
    /// # Ok::<(), katro::TextError>(())
    /// ```
    pub fn check(&self, turn: Turn) -> Result<Legal<'_>, Refusal> {
        let path = self.path_of(turn)?;
        let mut after = *self;
        let sown = after.follow(turn, path)?;
        Ok(Legal { before: self, turn, path, after, sown })
    }

    /// Checks a turn and plays it here, for whoever needs neither the telling nor the position before it.
    ///
    /// # Errors
    ///
    /// As [`Position::check`]; the position is as it was.
    pub fn advance(&mut self, turn: Turn) -> Result<Sown, Refusal> {
        let path = self.path_of(turn)?;
        // Only an endless sowing needs the copy, but nothing waits for it: this is faster than to sow on a copy.
        let before = *self;
        self.follow(turn, path).inspect_err(|_| *self = before)
    }

    /// What comes of a turn, or `None` when the rules refuse it: [`Position::check`] for whoever plays millions.
    #[inline]
    pub(crate) fn after(&self, turn: Turn) -> Option<(Position, Sown)> {
        let path = self.path_of(turn).ok()?;
        let mut after = *self;
        let sown = after.follow(turn, path).ok()?;
        Some((after, sown))
    }

    /// What the turn would do to the board, if no rule forbids it. Endless sowings are not found here.
    fn path_of(&self, turn: Turn) -> Result<Path, Refusal> {
        let from = turn.from();
        if let Some(outcome) = self.lost_for_want_of_seeds() {
            return Err(Refusal::GameOver { outcome });
        }
        if !self.shape().has(from) {
            return Err(Refusal::NoSuchHole { hole: from });
        }
        if from.side() != self.to_move {
            return Err(Refusal::NotYours { hole: from, to_move: self.to_move });
        }
        if self.board[from] == 0 {
            return Err(Refusal::EmptyHole { hole: from });
        }
        match turn {
            Turn::Sow { heading, .. } => {
                self.check_start(from)?;
                self.check_heading(heading)?;
                Ok(Path::Sow { from, heading })
            }
            Turn::Step { way, heading, .. } => self.check_step(from, way, heading),
        }
    }

    /// Plays a turn along its path. When it is refused after all, because it never rests, the position is of no
    /// use any more.
    fn follow(&mut self, turn: Turn, path: Path) -> Result<Sown, Refusal> {
        let Endless::Beyond { laps } = self.rules.endless;
        let sown = path.follow(&mut self.board, &self.rules, &mut |_| ());
        if let (Headings::BoundByFirstTurn, Some(heading)) = (self.rules.headings, turn.heading()) {
            self.bound.bind(self.to_move, heading);
        }
        self.to_move = self.to_move.opponent();
        sown.map_err(|NeverRests| Refusal::EndlessSowing { laps })
    }

    /// Rule 3.
    fn check_start(&self, from: Hole) -> Result<(), Refusal> {
        match (self.rules.start, self.board.outermost_row(self.to_move)) {
            (Start::OutermostRow, Some(row)) if self.shape().row(from) != row => {
                Err(Refusal::NotOutermost { hole: from, row })
            }
            _ => Ok(()),
        }
    }

    /// Rule 4.
    fn check_heading(&self, heading: Heading) -> Result<(), Refusal> {
        match (self.rules.headings, self.bound.of(self.to_move)) {
            (Headings::EastOnly, _) if heading != Heading::East => {
                Err(Refusal::OneCircuit { heading: Heading::East })
            }
            (Headings::BoundByFirstTurn, Some(bound)) if heading != bound => {
                Err(Refusal::HeadingBound { side: self.to_move, heading: bound })
            }
            _ => Ok(()),
        }
    }

    /// The step of a side's last seed. (Source: DV; MW for the diagonal)
    fn check_step(&self, from: Hole, way: Way, heading: Option<Heading>) -> Result<Path, Refusal> {
        match (self.rules.lone_seed, way) {
            (LoneSeed::StepAhead | LoneSeed::StepAheadOrDiagonally, Way::Ahead)
            | (LoneSeed::StepAheadOrDiagonally, Way::Lower | Way::Higher) => (),
            (LoneSeed::OnlySow | LoneSeed::StepAhead, _) => return Err(Refusal::NoSteps),
        }
        if self.board.total(self.to_move) != 1 {
            return Err(Refusal::NotLoneSeed { hole: from });
        }
        let shape = self.shape();
        let column = match way {
            Way::Ahead => Some(shape.column_of(from)),
            Way::Lower => shape.beside(shape.column_of(from), Heading::West),
            Way::Higher => shape.beside(shape.column_of(from), Heading::East),
        };
        let row = shape.inward(shape.row(from));
        let to = column.zip(row).and_then(|(column, row)| shape.hole(self.to_move, row, column));
        let Some(to) = to else { return Err(Refusal::StepLeadsOut { hole: from }) };
        // Only a seed that reaches the inner row has nowhere further in to go.
        match (shape.inward(shape.row(to)), heading) {
            (Some(_), None) => Ok(Path::Step { from, to }),
            (Some(_), Some(_)) => Err(Refusal::StepHasNoHeading { to }),
            (None, heading) => {
                let mut stepped = self.board;
                sow::step(&mut stepped, from, to, &mut |_| ());
                if sow::nothing_to_take(&stepped, &self.rules, to).is_some() {
                    return Err(Refusal::StepMustCapture { to });
                }
                let heading = heading.ok_or(Refusal::StepNeedsHeading { to })?;
                self.check_heading(heading)?;
                Ok(Path::StepAndCapture { from, to, heading })
            }
        }
    }
}
