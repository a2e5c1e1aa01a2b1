//! A game as the page holds it: it reads, asks and copies out.
#![allow(clippy::needless_pass_by_value, reason = "what comes from JavaScript comes by value")]

use js_sys::Error;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::TextError;
use crate::game::{Game, Played};
use crate::hole::{Hole, Side};
use crate::notation::Record;
use crate::position::Position;
use crate::question::Question;
use crate::ruleset::Ruleset;
use crate::telling::{Convention, Telling};
use crate::turn::Turn;

use super::error::{malformed, refused, thrown, unreadable};
use super::given;
use super::wire::{
    GameState, HoleState, QuestionInfo, RulesetInfo, SideName, SourceInfo, TurnSummary, TurnTelling, answer,
    rows_in_all, says,
};

/// A game with its past, and what people noted about it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Session {
    record: Record,
}

#[wasm_bindgen]
impl Session {
    /// A game from the start under a ruleset: a name, and after commas what is answered otherwise.
    ///
    /// # Errors
    ///
    /// Says what cannot be read of the rules, and where.
    #[wasm_bindgen(constructor)]
    pub fn new(rules: &str) -> Result<Session, Error> {
        Ok(Session::beginning(Position::start(read_rules(rules)?)))
    }

    /// A game that starts in a position.
    ///
    /// # Errors
    ///
    /// The rules cannot be read, or the position cannot be read or may not be set up.
    #[wasm_bindgen(js_name = atPosition)]
    pub fn at_position(rules: &str, position: &str) -> Result<Session, Error> {
        Ok(Session::beginning(read_position(read_rules(rules)?, position)?))
    }

    /// A game from its saved form, tags and all.
    ///
    /// # Errors
    ///
    /// Says what cannot be read or may not be played, and where.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(record: &str) -> Result<Session, Error> {
        record.parse().map(|record| Session { record }).map_err(|fault: TextError| unreadable(&fault))
    }

    /// A game from the turns of a record alone; its result may be left out.
    ///
    /// # Errors
    ///
    /// Says what cannot be read or may not be played, and where.
    #[wasm_bindgen(js_name = fromTurns)]
    pub fn from_turns(rules: &str, position: Option<String>, turns: &str) -> Result<Session, Error> {
        let rules = read_rules(rules)?;
        let start = match position {
            Some(text) => read_position(rules, &text)?,
            None => Position::start(rules),
        };
        match Record::read_turns(start, turns) {
            Ok(record) => Ok(Session { record }),
            Err(fault) => Err(unreadable(&fault)),
        }
    }

    /// Every ruleset that has a name, the usual one first.
    ///
    /// # Errors
    ///
    /// Never, unless the browser refuses to make an object.
    pub fn rulesets() -> Result<Vec<Ts<RulesetInfo>>, Error> {
        Telling::ALL.iter().map(|telling| told(telling).into_ts().map_err(malformed)).collect()
    }

    /// What there is to say about a ruleset; one that nobody tells has no sources.
    ///
    /// # Errors
    ///
    /// Says what cannot be read of the rules, and where.
    pub fn ruleset(rules: &str) -> Result<Ts<RulesetInfo>, Error> {
        let rules = read_rules(rules)?;
        let described = Telling::of(&rules).map_or_else(|| untold(&rules), told);
        described.into_ts().map_err(malformed)
    }

    /// Every question that a ruleset answers, with every answer that there is.
    ///
    /// # Errors
    ///
    /// Never, unless the browser refuses to make an object.
    pub fn questions() -> Result<Vec<Ts<QuestionInfo>>, Error> {
        Question::ALL.iter().map(|&question| asked(question).into_ts().map_err(malformed)).collect()
    }

    /// The game as it stands.
    ///
    /// # Errors
    ///
    /// Never, unless the browser refuses to make an object.
    pub fn state(&self) -> Result<Ts<GameState>, Error> {
        state_of(&self.record.game).into_ts().map_err(malformed)
    }

    /// Plays a turn, forgets what was taken back, and tells what happened.
    ///
    /// # Errors
    ///
    /// The turn cannot be read, or the rules refuse it; the game is as it was.
    pub fn play(&mut self, turn: &str) -> Result<Ts<TurnTelling>, Error> {
        let turn: Turn = turn.parse().map_err(|fault: TextError| unreadable(&fault))?;
        self.record.game.play(turn).map_err(refused)?;
        let plies = self.record.game.played().len();
        // What was remarked on turns that are now forgotten would stand at others.
        self.record.comments.retain(|comment| comment.ply < plies);
        self.telling(number(plies))
    }

    /// Takes the last turn back. Gives `false` when there is none.
    pub fn undo(&mut self) -> bool {
        self.record.game.undo()
    }

    /// Plays again what was taken back last. Gives `false` when nothing was.
    pub fn redo(&mut self) -> bool {
        self.record.game.redo()
    }

    /// Takes turns back or plays them again until so many are played, or as near as the game has.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, ply: u32) {
        let game = &mut self.record.game;
        while ply < number(game.played().len()) && game.undo() {}
        while number(game.played().len()) < ply && game.redo() {}
    }

    /// All that happened in a turn; the first one is 1.
    ///
    /// # Errors
    ///
    /// The game has no such turn.
    pub fn telling(&self, ply: u32) -> Result<Ts<TurnTelling>, Error> {
        let game = &self.record.game;
        let played = history(game).find(|&(each, _)| each == ply).map(|(_, played)| played);
        let played = played.ok_or_else(|| thrown("no-such-turn", &format!("the game has no turn {ply}")))?;
        let events = game.telling(ply as usize);
        TurnTelling::of(played.before.rules(), summary(ply, played), events).into_ts().map_err(malformed)
    }

    /// What may be done with a hole now and why, a reason each, as `3:starts-anywhere`; or `!` and why nothing may
    /// be, as `!2:not-yours`. A way round that is refused all the same stands before its `!`, as `west!11:endless`.
    ///
    /// # Errors
    ///
    /// The board has no such hole.
    pub fn ask(&self, hole: &str) -> Result<Vec<String>, Error> {
        let game = &self.record.game;
        let asked = rows_from_north(game).find(|each| each.to_string() == hole);
        let asked = asked.ok_or_else(|| thrown("no-such-hole", &format!("this board has no hole {hole}")))?;
        Ok(answer(game, asked))
    }

    /// Ends the game: a side gives up.
    ///
    /// # Errors
    ///
    /// The game is over already.
    pub fn resign(&mut self, side: Ts<SideName>) -> Result<(), Error> {
        let side = given::side(&side)?;
        self.record.game.resign(side).map_err(refused)
    }

    /// Ends the game: the players agree that nobody wins.
    ///
    /// # Errors
    ///
    /// The game is over already.
    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&mut self) -> Result<(), Error> {
        self.record.game.agree_draw().map_err(refused)
    }

    /// The saved form of the game: a text that [`Session::from_record`] reads.
    #[must_use]
    pub fn record(&self) -> String {
        self.record.to_string()
    }
}

impl Session {
    pub(super) fn game(&self) -> &Game {
        &self.record.game
    }

    fn beginning(start: Position) -> Session {
        Session { record: Record::new(Game::new(start)) }
    }
}

pub(super) fn read_rules(text: &str) -> Result<Ruleset, Error> {
    text.parse().map_err(|fault| unreadable(&fault))
}

fn read_position(rules: Ruleset, text: &str) -> Result<Position, Error> {
    Position::read(rules, text).map_err(|fault| unreadable(&fault))
}

/// Plies are counted in the page's numbers. No game is ever that long.
fn number(plies: usize) -> u32 {
    u32::try_from(plies).unwrap_or(u32::MAX)
}

/// Every turn with its number, those that were taken back included.
fn history(game: &Game) -> impl Iterator<Item = (u32, &Played)> {
    (1..).zip(game.played().iter().chain(game.taken_back()))
}

fn summary(ply: u32, played: &Played) -> TurnSummary {
    TurnSummary {
        ply,
        side: played.side().into(),
        turn: played.turn.to_string(),
        from: played.turn.from().to_string(),
        heading: played.turn.heading().map(Into::into),
        laps: played.laps,
        captured: played.captured,
    }
}

fn state_of(game: &Game) -> GameState {
    let position = game.position();
    let shape = position.shape();
    let mut turns: Vec<(Hole, String)> = Vec::new();
    for legal in game.turns() {
        let turn = (legal.turn().from(), legal.turn().to_string());
        let place = turns.partition_point(|earlier| earlier.1 < turn.1);
        turns.insert(place, turn);
    }
    let holes = rows_from_north(game).map(|hole| hole_state(game, hole, &turns)).collect();
    let history: Vec<TurnSummary> = history(game).map(|(ply, played)| summary(ply, played)).collect();
    let ply = game.played().len();
    GameState {
        rules: position.rules().to_string(),
        rows: rows_in_all(shape),
        columns: shape.width(),
        position: position.to_string(),
        start: game.start().to_string(),
        to_move: position.to_move().into(),
        ply: number(ply),
        plies: number(history.len()),
        holes,
        turns: turns.into_iter().map(|(_, turn)| turn).collect(),
        south: position.board().total(Side::South),
        north: position.board().total(Side::North),
        last: ply.checked_sub(1).and_then(|last| history.get(last).cloned()),
        history,
        over: game.outcome().map(Into::into),
    }
}

fn rows_from_north(game: &Game) -> impl Iterator<Item = Hole> {
    let shape = game.position().shape();
    let rows = shape.rows_outward_in().iter();
    let north = rows.clone().map(|&row| (Side::North, row));
    let south = rows.rev().map(|&row| (Side::South, row));
    north.chain(south).flat_map(move |(side, row)| shape.row_of_holes(side, row))
}

fn hole_state(game: &Game, hole: Hole, turns: &[(Hole, String)]) -> HoleState {
    let position = game.position();
    let shape = position.shape();
    let from_here: Vec<String> =
        turns.iter().filter(|(from, _)| *from == hole).map(|(_, turn)| turn.clone()).collect();
    let facing = shape.facing_holes(hole);
    HoleState {
        hole: hole.to_string(),
        side: hole.side().into(),
        row: shape.row(hole).into(),
        column: shape.column_of(hole).offset() + 1,
        seeds: position.board()[hole],
        facing: facing.map(|hole| hole.to_string()).collect(),
        refusal: from_here
            .is_empty()
            .then(|| game.refusal_at(hole))
            .flatten()
            .map(|why| why.code().to_owned()),
        turns: from_here,
    }
}

/// What is said of a telling.
fn told(telling: &Telling) -> RulesetInfo {
    let sources = telling
        .sources
        .iter()
        .map(|source| SourceInfo { short: source.short.to_owned(), reference: source.reference.to_owned() });
    let title = telling.title.to_owned();
    RulesetInfo { title, sources: sources.collect(), ..described(&telling.rules, telling.ours) }
}

/// What is said of answers that nobody gives together.
fn untold(rules: &Ruleset) -> RulesetInfo {
    described(rules, &[Convention::EndlessSowing, Convention::Repetition])
}

fn described(rules: &Ruleset, ours: &[Convention]) -> RulesetInfo {
    RulesetInfo {
        name: rules.to_string(),
        title: rules.to_string(),
        rows: rows_in_all(rules.shape),
        columns: rules.shape.width(),
        sources: Vec::new(),
        answers: rules.answers().iter().map(ToString::to_string).collect(),
        differs: rules.differences_from(&Ruleset::STANDARD).map(|answer| answer.to_string()).collect(),
        ours: ours.iter().map(|&each| each.code().to_owned()).collect(),
        says: says(rules),
    }
}

fn asked(question: Question) -> QuestionInfo {
    let answers = question.answers().into_iter().map(str::to_owned).collect();
    QuestionInfo { question: question.code(), answers }
}
