//! The picture as JavaScript sees it: how it shall look, where things lie, what a frame shows.

use serde::Serialize;
use tsify::Tsify;

use crate::choreo;
use crate::hole::Hole;

use super::game::SideName;

/// How long a telling may take.
#[derive(Clone, Copy, Debug, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// Twenty seconds.
    Slow,
    /// Eight seconds.
    Normal,
    /// Three seconds.
    Fast,
    /// No time.
    Instant,
    /// As long as it takes: no lap is left out, and the cues are those of every event in turn.
    Whole,
}

/// Whether seeds travel.
#[derive(Clone, Copy, Debug, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// They do.
    Full,
    /// Counts change lap by lap.
    Reduced,
}

/// How a turn is told.
#[derive(Clone, Copy, Debug, Tsify)]
pub struct Tempo {
    /// How long it may take.
    pub speed: Speed,
    /// Whether seeds travel.
    pub motion: Motion,
}

/// When the number of seeds stands at a hole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum Counts {
    /// Wherever there are seeds.
    #[default]
    Auto,
    /// At empty holes too.
    Always,
    /// Not at all.
    Never,
}

/// What the person at the board can choose about the picture.
#[derive(Clone, Copy, Debug, Tsify)]
pub struct StageOptions {
    /// When the number of seeds stands at a hole.
    pub counts: Counts,
    /// The side drawn nearest the reader.
    pub orient: SideName,
    /// The side that reads the numbers: they stand the right way up for it.
    pub reader: SideName,
}

/// What the board is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum Material {
    /// Red soil.
    #[default]
    Earth,
    /// A carved plank.
    Wood,
    /// Nothing: even areas and thick lines.
    Flat,
}

/// What the board looks like, as the page gives it. Every colour is any that CSS knows.
#[derive(Clone, Debug, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Theme {
    /// What the board is made of.
    pub material: Material,
    /// What lies round the board.
    pub page: String,
    /// The soil or the wood.
    pub ground: String,
    /// The same where the light falls.
    pub ground_light: String,
    /// The same in the shade.
    pub ground_dark: String,
    /// The wall of a hole.
    pub hole: String,
    /// The floor of a hole.
    pub hole_deep: String,
    /// The lit lip of a hole.
    pub rim_light: String,
    /// The shaded lip of a hole.
    pub rim_dark: String,
    /// The commonest stone.
    pub pebble_a: String,
    /// Another stone.
    pub pebble_b: String,
    /// Another stone.
    pub pebble_c: String,
    /// The rarest stone.
    pub pebble_d: String,
    /// South's number plates.
    pub south: String,
    /// The numbers on them.
    pub south_ink: String,
    /// North's number plates.
    pub north: String,
    /// The numbers on them.
    pub north_ink: String,
    /// The circuit.
    pub path: String,
    /// The way of the hand.
    pub trail: String,
    /// What a hole has gained.
    pub gain: String,
    /// What a hole has lost.
    pub loss: String,
    /// The picked hole.
    pub select: String,
    /// What a turn would do.
    pub ghost: String,
    /// Shadows.
    pub shadow: String,
    /// Numerals are this many times as large as usual.
    pub numeral_scale: f64,
    /// The CSS font family of the numerals.
    pub font: String,
}

/// The square round a hole.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct HoleBox {
    /// The hole's letter.
    pub hole: String,
    /// Its left edge, in CSS pixels from the canvas' own.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

/// The ground that the holes are dug into.
#[derive(Clone, Copy, Debug, Serialize, Tsify)]
pub struct BoardBox {
    /// Its left edge, in CSS pixels from the canvas' own.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

/// Where everything lies on the canvas.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct StageLayout {
    /// The ground.
    pub board: BoardBox,
    /// The holes, as they are read: the upper row first, each from left to right.
    pub holes: Vec<HoleBox>,
    /// The radius of a hole.
    pub radius: f64,
}

/// What one frame of a telling shows, in figures.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct Frame {
    /// Its time.
    pub t: f64,
    /// Whether all is told.
    pub done: bool,
    /// The lap on show.
    pub lap: u16,
    /// How many there are.
    pub laps: u16,
    /// How many seeds are in the hand.
    pub hand: u16,
    /// How many have been captured so far.
    pub captured: u16,
    /// The hole of the last drop or lift.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
}

/// What one sees at a moment that one can jump to.
#[derive(Clone, Copy, Debug, Serialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum CueKind {
    /// A handful is about to be lifted.
    Lift,
    /// A seed has just fallen.
    Drop,
    /// Seeds are about to cross the board.
    Capture,
    /// The last seed of a lap lies.
    Land,
    /// All is told.
    End,
}

/// A moment that one can jump to.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct CueMark {
    /// When.
    pub t: f64,
    /// What one sees then.
    pub kind: CueKind,
    /// The lap it belongs to.
    pub lap: u16,
    /// The hole it happens at.
    pub hole: String,
}

impl From<&choreo::Layout> for StageLayout {
    fn from(layout: &choreo::Layout) -> StageLayout {
        let choreo::Area { x, y, width, height } = layout.board();
        let boxed = |hole: Hole| {
            let (center, cell) = (layout.center(hole), layout.cell(hole));
            let side = cell.width.min(cell.height);
            let (x, y) = (center.x - side / 2.0, center.y - side / 2.0);
            HoleBox { hole: hole.to_string(), x, y, width: side, height: side }
        };
        StageLayout {
            board: BoardBox { x, y, width, height },
            holes: layout.holes_as_read().map(boxed).collect(),
            radius: layout.radius(),
        }
    }
}

impl From<choreo::Mark> for CueMark {
    fn from(mark: choreo::Mark) -> CueMark {
        let kind = match mark.moment {
            choreo::Moment::Lift => CueKind::Lift,
            choreo::Moment::Drop => CueKind::Drop,
            choreo::Moment::Land => CueKind::Land,
            choreo::Moment::Capture => CueKind::Capture,
            choreo::Moment::End => CueKind::End,
        };
        CueMark { t: mark.time, kind, lap: mark.lap, hole: mark.hole.to_string() }
    }
}
