//! The picture of a game on a canvas: still, or at one moment of a telling. It keeps no clock and asks for no frame.
#![allow(clippy::needless_pass_by_value, reason = "what comes from JavaScript comes by value")]

use js_sys::Error;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::HtmlCanvasElement;

use crate::board::Board;
use crate::choreo::{Choreography, Layout, Point, Trace};
use crate::error::TextError;
use crate::event::Event;
use crate::hole::{Hole, Side};
use crate::position::Legal;
use crate::ruleset::Ruleset;
use crate::shape::Shape;
use crate::turn::Turn;

use super::Session;
use super::error::{malformed, refused, thrown, undrawable, unreadable};
use super::given;
use super::painter::{Painter, Stance, Still};
use super::wire::{CueMark, Frame, StageLayout, StageOptions, Tempo, Theme};

/// A canvas on which a game is shown.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Stage {
    painter: Painter,
    width: f64,
    height: f64,
    shape: Shape,
    nearest: Side,
    picture: Picture,
}

#[derive(Debug)]
enum Picture {
    Nothing,
    Still(Box<Posed>),
    Telling { choreography: Box<Choreography>, time: f64 },
}

/// A game as it stands, with what people are about to do.
#[derive(Debug)]
struct Posed {
    board: Board,
    trace: Option<Trace>,
    selected: Option<Hole>,
    ghost: Vec<Vec<Hole>>,
}

#[wasm_bindgen]
impl Stage {
    /// A stage on a canvas, with nothing to show yet.
    ///
    /// # Errors
    ///
    /// The browser gives no two-dimensional context.
    #[wasm_bindgen(constructor)]
    pub fn new(canvas: HtmlCanvasElement) -> Result<Stage, Error> {
        Ok(Stage {
            painter: Painter::new(canvas).map_err(undrawable)?,
            width: 1.0,
            height: 1.0,
            shape: Ruleset::STANDARD.shape,
            nearest: Side::South,
            picture: Picture::Nothing,
        })
    }

    /// Fits the picture to a box of CSS pixels at a pixel ratio, and draws it anew.
    ///
    /// # Errors
    ///
    /// A length is not a positive number, or the canvas cannot be drawn on.
    pub fn resize(&mut self, width: f64, height: f64, ratio: f64) -> Result<Ts<StageLayout>, Error> {
        if ![width, height, ratio].iter().all(|length| length.is_finite() && 0.0 < *length) {
            return Err(thrown("malformed", "width, height and ratio must be positive numbers"));
        }
        (self.width, self.height) = (width, height);
        self.painter.resize(width, height, ratio);
        self.draw()?;
        self.layout()
    }

    /// Changes what the board looks like, and draws it anew.
    ///
    /// # Errors
    ///
    /// The theme is not complete, or the canvas cannot be drawn on.
    pub fn theme(&mut self, theme: Ts<Theme>) -> Result<(), Error> {
        self.painter.set_look(given::theme(&theme)?);
        self.draw()
    }

    /// Changes what the person at the board can choose, and draws it anew.
    ///
    /// # Errors
    ///
    /// The options are not complete, or the canvas cannot be drawn on.
    pub fn options(&mut self, options: Ts<StageOptions>) -> Result<(), Error> {
        let (counts, nearest, reader) = given::options(&options)?;
        self.nearest = nearest;
        self.painter.set_numbers(counts, if reader == nearest { Stance::Upright } else { Stance::Turned });
        self.draw()
    }

    /// Shows a game as it stands, with what its last turn has left to be seen. Ends a telling.
    ///
    /// # Errors
    ///
    /// The canvas cannot be drawn on.
    pub fn show(&mut self, session: &Session) -> Result<Ts<StageLayout>, Error> {
        let game = session.game();
        self.shape = game.position().shape();
        let plies = game.played().len();
        self.picture = Picture::Still(Box::new(Posed {
            board: *game.position().board(),
            trace: (0 < plies).then(|| Trace::of(&game.telling(plies))),
            selected: None,
            ghost: Vec::new(),
        }));
        self.draw()?;
        self.layout()
    }

    /// Makes ready to tell a turn of a game, and gives how long that takes. The first turn is 1.
    ///
    /// Nothing is drawn before [`Stage::frame`] is called.
    ///
    /// # Errors
    ///
    /// The game has no such turn, or the tempo is not one.
    pub fn tell(&mut self, session: &Session, ply: u32, tempo: Ts<Tempo>) -> Result<f64, Error> {
        let tempo = given::tempo(&tempo)?;
        let game = session.game();
        let index = (ply as usize).wrapping_sub(1);
        let played = game.played().iter().chain(game.taken_back()).nth(index);
        let played = played.ok_or_else(|| thrown("no-such-turn", &format!("the game has no turn {ply}")))?;
        let events = game.telling(ply as usize);
        let choreography = Choreography::compose(played.before.board(), &events, tempo);
        let duration = choreography.duration();
        self.shape = played.before.shape();
        self.picture = Picture::Telling { choreography: Box::new(choreography), time: 0.0 };
        Ok(duration)
    }

    /// Draws the telling at a time, which may lie before the one drawn last, and says what is to be seen.
    ///
    /// # Errors
    ///
    /// No telling is ready, or the canvas cannot be drawn on.
    pub fn frame(&mut self, t: f64) -> Result<Ts<Frame>, Error> {
        let layout = self.fitted();
        let Picture::Telling { choreography, time } = &mut self.picture else { return Err(no_telling()) };
        // Not a number counts as the beginning.
        *time = t.max(0.0).min(choreography.duration());
        let scene = choreography.scene(&layout, *time);
        let trace = choreography.trace();
        self.painter.moment(&layout, self.width, &scene, trace).map_err(undrawable)?;
        Frame {
            t: *time,
            done: scene.done,
            lap: scene.lap,
            laps: trace.laps,
            hand: scene.hand.map_or(0, |hand| hand.seeds),
            captured: scene.captured,
            at: scene.last.map(|hole| hole.to_string()),
        }
        .into_ts()
        .map_err(malformed)
    }

    /// The moments of the telling that one can jump to; none where there is no telling.
    ///
    /// # Errors
    ///
    /// Never, unless the browser refuses to make an object.
    pub fn cues(&self) -> Result<Vec<Ts<CueMark>>, Error> {
        match &self.picture {
            Picture::Telling { choreography, .. } => {
                let marks = choreography.marks().into_iter();
                marks.map(|mark| CueMark::from(mark).into_ts().map_err(malformed)).collect()
            }
            Picture::Nothing | Picture::Still(_) => Ok(Vec::new()),
        }
    }

    /// Draws the end of the telling.
    ///
    /// # Errors
    ///
    /// No telling is ready, or the canvas cannot be drawn on.
    pub fn skip(&mut self) -> Result<(), Error> {
        self.frame(f64::INFINITY).map(|_| ())
    }

    /// Shows on the still picture which way a legal turn would go and where its first handful would end; without
    /// a turn the ways of all turns from the picked hole, or nothing when none is picked.
    ///
    /// # Errors
    ///
    /// The turn cannot be read or may not be played, or the canvas cannot be drawn on.
    pub fn preview(&mut self, session: &Session, turn: Option<String>) -> Result<(), Error> {
        let position = session.game().position();
        let only = match turn {
            None => None,
            Some(text) => {
                let turn: Turn = text.parse().map_err(|fault: TextError| unreadable(&fault))?;
                Some(position.check(turn).map_err(refused)?)
            }
        };
        if let Picture::Still(posed) = &mut self.picture {
            posed.ghost = match only {
                Some(legal) => vec![first_way(&legal)],
                None => {
                    let picked = posed.selected;
                    let turns = session.game().turns().filter(|legal| Some(legal.turn().from()) == picked);
                    turns.map(|legal| first_way(&legal)).collect()
                }
            };
        }
        self.draw()
    }

    /// Marks a hole of the still picture as picked, or none.
    ///
    /// # Errors
    ///
    /// The hole cannot be read, or the canvas cannot be drawn on.
    pub fn select(&mut self, hole: Option<String>) -> Result<(), Error> {
        let picked = match hole {
            None => None,
            Some(text) => Some(text.parse().map_err(|fault: TextError| unreadable(&fault))?),
        };
        if let Picture::Still(posed) = &mut self.picture {
            posed.selected = picked;
            posed.ghost.clear();
        }
        self.draw()
    }

    /// The hole at a point of the canvas, in CSS pixels.
    #[must_use]
    pub fn hit(&self, x: f64, y: f64) -> Option<String> {
        self.fitted().hole_at(Point { x, y }).map(|hole| hole.to_string())
    }

    /// Where everything lies on the canvas.
    ///
    /// # Errors
    ///
    /// Never, unless the browser refuses to make an object.
    pub fn layout(&self) -> Result<Ts<StageLayout>, Error> {
        StageLayout::from(&self.fitted()).into_ts().map_err(malformed)
    }

    /// Works a moment on the fine light of the ground, which is rough when it is first drawn, and gives whether there is
    /// more to do. The picture is drawn anew when all of it is there.
    ///
    /// # Errors
    ///
    /// The canvas cannot be drawn on.
    pub fn refine(&mut self) -> Result<bool, Error> {
        if self.painter.is_rough() {
            self.painter.refine().map_err(undrawable)?;
            if !self.painter.is_rough() {
                self.draw()?;
            }
        }
        Ok(self.painter.is_rough())
    }
}

impl Stage {
    fn fitted(&self) -> Layout {
        Layout::fit(self.shape, self.nearest, self.width, self.height)
    }

    fn draw(&mut self) -> Result<(), Error> {
        let layout = self.fitted();
        let drawn = match &self.picture {
            Picture::Nothing => Ok(()),
            Picture::Still(posed) => {
                let Posed { board, trace, selected, ghost } = &**posed;
                let still = Still { board, trace: trace.as_ref(), selected: *selected, ghost };
                self.painter.still(&layout, self.width, still)
            }
            Picture::Telling { choreography, time } => {
                let scene = choreography.scene(&layout, *time);
                self.painter.moment(&layout, self.width, &scene, choreography.trace())
            }
        };
        drawn.map_err(undrawable)
    }
}

fn no_telling() -> Error {
    thrown("no-telling", "no telling is ready: call tell before frame")
}

/// The holes that a turn's first handful visits: where it is lifted, then where each seed falls.
fn first_way(legal: &Legal<'_>) -> Vec<Hole> {
    let mut events = Vec::new();
    legal.play(&mut |event| events.push(event));
    let mut way = Vec::new();
    for event in events {
        match event {
            Event::Lifted { from, .. } => way.push(from),
            Event::Dropped { into } => way.push(into),
            Event::Stepped { from, to } => way.extend([from, to]),
            Event::Landed { .. } => break,
            Event::Captured { .. } | Event::Passed { .. } | Event::Ended(_) => (),
        }
    }
    way
}
