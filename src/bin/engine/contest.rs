//! The command `match`: two players, many games, and how sure the result is.

use katro::search::{Aim, Level, Limits, Progress, Score, Search};
use katro::{Dice, Game, Position, Ruleset, Side, Turn};

use crate::Answer;
use crate::plain;
use crate::think::opening;

/// What each player's table takes.
const TABLE_BYTES: usize = 4 << 20;

/// Longer games count as drawn. Repetition ends them long before.
const MOST_TURNS: usize = 2_000;

/// An opening is fair when a search of this depth thinks neither side better by more than so many seeds.
const FAIR_DEPTH: u8 = 6;
const FAIR_SEEDS: i32 = 6;

/// Where fair openings are rarer than this, the start position is taken.
const MOST_OPENINGS: u32 = 100;

/// Who plays.
#[derive(Clone, Copy)]
enum Player {
    /// One of the levels.
    Level(&'static Level),
    /// The search within these limits.
    Search(Limits),
    /// Looks so many turns ahead, without any tricks, and counts seeds.
    Plain(u8),
}

/// `match A B GAMES` or `match A B GAMES seed N`, from the start position of the rules.
pub(crate) fn contest(rules: Ruleset, rest: &str) -> Result<String, Answer> {
    let words: Vec<_> = rest.split_whitespace().collect();
    let (first, second, games, seed) = match words[..] {
        [first, second, games] => (first, second, games, "1"),
        [first, second, games, "seed", seed] => (first, second, games, seed),
        _ => return Err(unexpected(rest)),
    };
    let (Some(first), Some(second)) = (player(first), player(second)) else { return Err(unexpected(rest)) };
    let (Ok(games @ 1..=100_000), Ok(seed)) = (games.parse::<u32>(), seed.parse::<u64>()) else {
        return Err(unexpected(rest));
    };
    let mut searches = [Search::new(TABLE_BYTES), Search::new(TABLE_BYTES)];
    let (mut won, mut drawn, mut lost) = (0, 0, 0);
    for game in 0..games {
        // Each opening is played twice, with the colours exchanged.
        let mut dice = Dice::new(seed.wrapping_mul(1 << 32).wrapping_add(u64::from(game / 2)));
        let start = fair_opening(rules, &mut dice, &mut searches[0]);
        let first_is = if game.is_multiple_of(2) { Side::South } else { Side::North };
        match winner(start, [first, second], first_is, &mut searches, seed.wrapping_add(u64::from(game))) {
            Some(side) if side == first_is => won += 1,
            Some(_) => lost += 1,
            None => drawn += 1,
        }
    }
    let (score, error) = score_and_error(won.into(), drawn.into(), lost.into());
    Ok(format!("won {won} drawn {drawn} lost {lost} score {score:.1}% +- {error:.1}%"))
}

fn unexpected(rest: &str) -> Answer {
    Answer::unexpected(format!(
        "match takes two players such as level2, nodes=10000, depth=6 or plain=4, a number of games, \
         and perhaps seed N, not {rest:?}"
    ))
}

fn player(text: &str) -> Option<Player> {
    if let Some(number) = text.strip_prefix("level") {
        return Level::numbered(number.parse().ok()?).map(Player::Level);
    }
    let unlimited = Limits { depth: u8::MAX, nodes: u64::MAX, aim: Aim::Best };
    match text.split_once('=')? {
        ("nodes", nodes) => Some(Player::Search(Limits { nodes: nodes.parse().ok()?, ..unlimited })),
        ("depth", depth) => Some(Player::Search(Limits { depth: depth.parse().ok()?, ..unlimited })),
        ("plain", depth) => Some(Player::Plain(depth.parse().ok().filter(|depth| (1..=8).contains(depth))?)),
        _ => None,
    }
}

/// Random turns, 4 to 8, after which neither side is much better.
fn fair_opening(rules: Ruleset, dice: &mut Dice, search: &mut Search) -> Game {
    let limits = Limits { depth: FAIR_DEPTH, nodes: u64::MAX, aim: Aim::Best };
    let mut openings = (0..MOST_OPENINGS).map(|_| {
        let turns = 4 + dice.below(5);
        opening(Position::start(rules), turns, dice)
    });
    let fair = openings.find(|game| {
        search.begin(game.position(), [], limits);
        while search.step(u64::MAX) == Progress::Thinking {}
        let score = search.report().map(|report| report.score);
        matches!(score, Some(Score::Seeds(seeds)) if seeds.abs() <= FAIR_SEEDS)
    });
    fair.unwrap_or_else(|| Game::new(Position::start(rules)))
}

/// Plays a game to its end and says who won it.
fn winner(
    mut game: Game,
    players: [Player; 2],
    first_is: Side,
    searches: &mut [Search; 2],
    seed: u64,
) -> Option<Side> {
    while game.outcome().is_none() && game.played().len() < MOST_TURNS {
        let index = usize::from(game.position().to_move() != first_is);
        let turn = choice(players[index], &game, &mut searches[index], seed)?;
        game.advance(turn).ok()?;
    }
    game.outcome()?.winner()
}

fn choice(player: Player, game: &Game, search: &mut Search, seed: u64) -> Option<Turn> {
    let limits = match player {
        Player::Level(level) => level.limits,
        Player::Search(limits) => limits,
        Player::Plain(depth) => return plain::best(game, depth, seed),
    };
    search.begin(game.position(), game.played().iter().map(|played| &played.before), limits);
    while search.step(u64::MAX) == Progress::Thinking {}
    match player {
        Player::Level(level) => level.choose(search, seed),
        Player::Search(_) | Player::Plain(_) => search.report().map(|report| report.turn),
    }
}

/// The share of points in per cent, and two standard errors.
fn score_and_error(won: f64, drawn: f64, lost: f64) -> (f64, f64) {
    let games = won + drawn + lost;
    let mean = (won + drawn / 2.0) / games;
    let squares = won * (1.0 - mean).powi(2) + drawn * (0.5 - mean).powi(2) + lost * mean.powi(2);
    (100.0 * mean, 200.0 * (squares / games / games).sqrt())
}
