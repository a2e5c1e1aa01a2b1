//! Finds puzzles in games that the computer plays against itself.

use crate::game::Game;
use crate::hole::Side;
use crate::playout::Dice;
use crate::position::Position;
use crate::search::{Level, Progress, Search};
use crate::telling::Telling;

use super::{Grade, Puzzle, are_twins};

/// A board, which part of a grade is played on it, and what takes too much effort there.
struct Part {
    telling: &'static str,
    one_in: usize,
    most_effort: usize,
}

/// Small boards for beginners; all the rest is on the last one.
const PARTS: [Part; 3] = [
    Part { telling: "katro-4x4", one_in: 7, most_effort: 18 },
    Part { telling: "katro-6x3", one_in: 7, most_effort: 18 },
    Part { telling: "standard", one_in: 1, most_effort: 28 },
];

/// What the players remember while they think.
const TABLE_BYTES: usize = 1 << 20;

/// Who plays: weak enough to make mistakes, which is what puzzles come of.
const PLAYERS: u32 = 3;

/// Longer games have become boring.
const MOST_TURNS: usize = 200;

/// From so many times as many puzzles as are needed the ones to keep are chosen.
const CHOICE: usize = 4;

/// Where a grade is so rare that more games would be needed, fewer puzzles are made.
const MOST_GAMES: u64 = 3_000;

/// Makes so many puzzles of each grade, or fewer where they are rare: in the order of grades, the easiest first.
///
/// The same numbers make the same puzzles.
#[must_use]
pub fn make(per_grade: usize, seed: u64) -> Vec<Puzzle> {
    let mut puzzles = Vec::new();
    let mut left = per_grade;
    for part in PARTS {
        let share = if part.one_in == 1 { left } else { per_grade / part.one_in };
        left -= share;
        if let Some(telling) = Telling::named(part.telling) {
            let pools = collect(telling, share, part.most_effort, seed);
            puzzles.extend(pools.into_iter().flat_map(|pool| spread(pool, share)));
        }
    }
    puzzles.sort_by_key(|puzzle| (puzzle.grade(), puzzle.effort()));
    puzzles
}

/// For each grade more puzzles than are needed, no two of them from one game, and no twins.
fn collect(
    telling: &'static Telling,
    share: usize,
    most_effort: usize,
    seed: u64,
) -> [Vec<Puzzle>; Grade::ALL.len()] {
    let mut pools = Grade::ALL.map(|_| Vec::new());
    let mut search = Search::new(TABLE_BYTES);
    for number in 0..MOST_GAMES {
        let short = |pool: &Vec<Puzzle>| pool.len() < CHOICE * share;
        if !pools.iter().any(short) {
            break;
        }
        let mut dice = Dice::new(seed.wrapping_mul(1 << 32).wrapping_add(number));
        let game = game(telling, &mut dice, &mut search);
        // What is rare has the first choice; a second puzzle would give the first one away.
        let mut grades: Vec<_> =
            Grade::ALL.into_iter().zip(&mut pools).filter(|(_, pool)| short(pool)).collect();
        grades.sort_by_key(|(_, pool)| pool.len());
        for (grade, pool) in grades {
            let found =
                find(grade, telling, &game, &mut dice).filter(|puzzle| puzzle.effort() <= most_effort);
            let is_twin = |puzzle: &Puzzle| {
                pool.iter().any(|other: &Puzzle| are_twins(other.position(), puzzle.position()))
            };
            if let Some(puzzle) = found.filter(|puzzle| !is_twin(puzzle)) {
                pool.push(puzzle);
                break;
            }
        }
    }
    pools
}

/// A game between two of the weaker levels, who need not be alike.
fn game(telling: &Telling, dice: &mut Dice, search: &mut Search) -> Game {
    let mut game = Game::new(Position::start(telling.rules));
    let mut player = || &Level::ALL[dice.below(PLAYERS) as usize];
    let (south, north) = (player(), player());
    let seed = u64::from(dice.below(u32::MAX));
    while game.outcome().is_none() && game.played().len() < MOST_TURNS {
        let level = if game.position().to_move() == Side::South { south } else { north };
        search.begin(game.position(), game.played().iter().map(|played| &played.before), level.limits);
        while search.step(u64::MAX) == Progress::Thinking {}
        let Some(turn) = level.choose(search, seed) else { break };
        if game.advance(turn).is_err() {
            break;
        }
    }
    game
}

/// The easier of two puzzles of that grade, drawn from a game; South is to move, who sits nearest the reader.
fn find(grade: Grade, telling: &'static Telling, game: &Game, dice: &mut Dice) -> Option<Puzzle> {
    let positions = game.played().iter().map(|played| played.before);
    let positions = positions.filter(|position| position.to_move() == Side::South);
    let puzzles: Vec<_> =
        positions.filter_map(|position| Puzzle::set(grade, telling, position).ok()).collect();
    let count = u32::try_from(puzzles.len()).unwrap_or(u32::MAX);
    let drawn = [dice.below(count), dice.below(count)].into_iter();
    let puzzles = drawn.filter_map(|drawn| puzzles.get(drawn as usize));
    puzzles.min_by_key(|puzzle| puzzle.effort()).cloned()
}

/// So many of them, from the easiest to the hardest.
fn spread(mut pool: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    pool.sort_by_key(Puzzle::effort);
    let last = pool.len().saturating_sub(1);
    let steps = count.saturating_sub(1).max(1);
    if pool.len() <= count {
        return pool;
    }
    (0..count).map(|step| pool[step * last / steps].clone()).collect()
}
