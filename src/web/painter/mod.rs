//! Draws scenes on a canvas. It is told where everything is; it decides only what it looks like.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pixels are counted in whole numbers and worked out in broken ones"
)]

mod brush;
mod ground;
mod light;
mod look;
mod marks;
mod noise;
mod pebbles;
mod relief;
mod seeds;
mod sheet;
mod stone;
mod view;

use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use crate::board::Board;
use crate::choreo::{Act, Airborne, Layout, Point, Scene, Trace};
use crate::event::Verdict;
use crate::hole::{Hole, Side};

pub(super) use self::look::{Colour, Look};

use self::brush::{Brush, Line};
use self::marks::Marks;
use self::pebbles::Pebbles;
use self::seeds::{Seedbed, numeral_size, plate};
use self::sheet::{Drawn, Sheet, context_of};
use self::view::View;
use super::wire::Counts;

/// The pixels that one canvas may have in all; more would crash some tablets.
const MOST_PIXELS: f64 = 8_400_000.0;
/// The pixels that one side of a canvas may have.
const MOST_ON_A_SIDE: f64 = 4096.0;

/// A picture that does not move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Still<'p> {
    pub(super) board: &'p Board,
    /// What the last turn has left to be seen.
    pub(super) trace: Option<&'p Trace>,
    /// The hole that was picked.
    pub(super) selected: Option<Hole>,
    /// The way of a turn that might be played.
    pub(super) ghost: &'p [Hole],
}

/// A canvas, and everything that is drawn once and copied often.
#[derive(Debug)]
pub(super) struct Painter {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    ground: Sheet,
    pebbles: Pebbles,
    seeds: Seedbed,
    look: Option<Look>,
    counts: Counts,
    ready: Option<View>,
}

impl Painter {
    pub(super) fn new(canvas: HtmlCanvasElement) -> Drawn<Painter> {
        Ok(Painter {
            context: context_of(&canvas)?,
            ground: Sheet::beside(&canvas)?,
            pebbles: Pebbles::new(&canvas)?,
            seeds: Seedbed::new(&canvas)?,
            look: None,
            counts: Counts::Auto,
            ready: None,
            canvas,
        })
    }

    /// Gives the canvas as many pixels as it needs to be crisp and as it may have.
    pub(super) fn resize(&mut self, width: f64, height: f64, ratio: f64) {
        let fitting = (MOST_ON_A_SIDE / width.max(height)).min((MOST_PIXELS / (width * height)).sqrt());
        let scale = ratio.min(fitting);
        let pixels = |side: f64| (side * scale).round().max(1.0) as u32;
        self.canvas.set_width(pixels(width));
        self.canvas.set_height(pixels(height));
        self.ready = None;
    }

    pub(super) fn set_look(&mut self, look: Look) {
        self.look = Some(look);
        self.ready = None;
    }

    pub(super) fn set_counts(&mut self, counts: Counts) {
        self.counts = counts;
        self.ready = None;
    }

    /// Forgets what was drawn before, because fonts have come or the browser has dropped it.
    pub(super) fn forget(&mut self) {
        self.ready = None;
    }

    /// Draws a picture that does not move.
    pub(super) fn still(&mut self, layout: &Layout, width: f64, picture: Still<'_>) -> Drawn {
        let Some((view, look)) = self.prepared(layout, width, picture.board)? else { return Ok(()) };
        self.begin(&view)?;
        let marks = Marks { brush: Brush { context: &self.context }, layout, look: &look };
        if let Some(trace) = picture.trace {
            marks.trace_below(trace)?;
        }
        if let Some(hole) = picture.selected {
            marks.selected(hole)?;
        }
        self.lay_seeds(&view)?;
        if let Some(trace) = picture.trace {
            marks.trace_above(trace)?;
        }
        marks.ghost(picture.ghost)
    }

    /// Draws a moment of a telling.
    pub(super) fn moment(&mut self, layout: &Layout, width: f64, scene: &Scene<'_>, trace: &Trace) -> Drawn {
        if scene.done {
            let still = Still { board: &scene.board, trace: Some(trace), selected: None, ghost: &[] };
            return self.still(layout, width, still);
        }
        let Some((view, look)) = self.prepared(layout, width, &scene.board)? else { return Ok(()) };
        self.begin(&view)?;
        let marks = Marks { brush: Brush { context: &self.context }, layout, look: &look };
        let earlier = trace.hops.iter().filter(|hop| hop.lap < scene.lap);
        marks.trodden(earlier.map(|hop| (hop.from, hop.to)))?;
        let next = match scene.act {
            Some((Act::Drop { into, .. }, _)) => Some((into, scene.ahead)),
            _ => None,
        };
        marks.trail(scene.trail, next)?;
        self.lay_seeds(&view)?;
        point_out(marks, scene)?;
        self.fly(marks, scene)
    }

    /// The seeds that do not lie, their shadows, and the number in the hand.
    fn fly(&self, marks: Marks<'_>, scene: &Scene<'_>) -> Drawn {
        let (radius, look) = (marks.layout.radius(), marks.look);
        for &Airborne { above, height, .. } in &scene.airborne {
            // The higher, the further from the light the shadow falls, and the fainter.
            self.context.set_global_alpha(1.0 / (1.0 + 0.9 * height));
            let at = above.shifted((0.045 + 0.22 * height) * radius, (0.07 + 0.1 * height) * radius);
            self.pebbles.put_shadow(&self.context, at, 1.0 + 0.35 * height)?;
        }
        self.context.set_global_alpha(1.0);
        for &Airborne { above, height, stone } in &scene.airborne {
            let at = above.shifted(0.0, -height * radius);
            self.pebbles.put(&self.context, stone, at, 1.0 + 0.09 * height)?;
        }
        if let Some(hand) = scene.hand {
            let owner = scene.trail.first().map_or(Side::South, |hole| hole.side());
            let size = 1.35 * numeral_size(radius, look);
            let at =
                Point { x: hand.above.x + 0.78 * radius, y: hand.above.y - (hand.height + 0.22) * radius };
            marks.brush.plate(at, &hand.seeds.to_string(), plate(owner, size, look))?;
        }
        Ok(())
    }

    /// Makes the sheets fit and the seeds lie as on the board. Nothing is drawn before there is a look.
    fn prepared(&mut self, layout: &Layout, width: f64, board: &Board) -> Drawn<Option<(View, Look)>> {
        let Some(look) = self.look.clone() else { return Ok(None) };
        let pixels = (self.canvas.width(), self.canvas.height());
        let view = View::of(*layout, f64::from(pixels.0) / width, pixels);
        if self.ready != Some(view) {
            ground::paint(&self.ground, &self.canvas, &view, &look)?;
            self.pebbles.prepare(&self.canvas, layout.radius(), view.scale, &look)?;
            self.seeds.clear(&view)?;
            self.ready = Some(view);
        }
        self.seeds.show(board, &view, &self.pebbles, (&look, self.counts))?;
        Ok(Some((view, look)))
    }

    fn begin(&self, view: &View) -> Drawn {
        let context = &self.context;
        context.reset_transform()?;
        context.clear_rect(0.0, 0.0, f64::from(self.canvas.width()), f64::from(self.canvas.height()));
        context.draw_image_with_html_canvas_element(self.ground.canvas(), view.corner.0, view.corner.1)?;
        Brush { context }.place(view.scale, (0.0, 0.0))
    }

    fn lay_seeds(&self, view: &View) -> Drawn {
        let context = &self.context;
        context.reset_transform()?;
        let sheet = self.seeds.sheet();
        context.draw_image_with_html_canvas_element(sheet.canvas(), view.corner.0, view.corner.1)?;
        Brush { context }.place(view.scale, (0.0, 0.0))
    }
}

impl Drop for Painter {
    fn drop(&mut self) {
        self.pebbles.release();
    }
}

/// Rings and arcs that say what is going on.
fn point_out(marks: Marks<'_>, scene: &Scene<'_>) -> Drawn {
    let (radius, look) = (marks.layout.radius(), marks.look);
    for &crossing in scene.crossings {
        marks.crossing(crossing, 1.0)?;
    }
    match scene.act {
        Some((Act::Lift { from, .. }, progress)) => {
            marks.brush.alpha(1.0 - 0.5 * progress);
            marks.ring(from, 1.0 + 0.12 * progress, Line::whole(&look[Colour::Trail], 0.1 * radius))?;
        }
        Some((Act::Land { at, verdict }, progress)) => {
            let width = match verdict {
                Verdict::Rested(_) => 0.085,
                Verdict::Relayed(_) | Verdict::Captured => 0.12,
            };
            marks.ring(at, 1.0, Line::whole(&look[Colour::Trail], width * radius))?;
            marks.brush.alpha(1.0 - progress);
            marks.ring(at, 1.0 + 0.25 * progress, Line::whole(&look[Colour::Trail], 0.05 * radius))?;
        }
        Some((Act::Capture(crossing) | Act::Step(crossing), progress)) => {
            marks.ring(
                crossing.from,
                1.0,
                Line::dashed(&look[Colour::Loss], 0.09 * radius, 0.12 * radius, 0.16 * radius),
            )?;
            marks.ring(crossing.into, 1.0, Line::whole(&look[Colour::Trail], 0.12 * radius))?;
            marks.crossing(crossing, progress)?;
        }
        Some((Act::Laps { from, to }, _)) => {
            marks.ring(
                from,
                1.0,
                Line::dashed(&look[Colour::Trail], 0.075 * radius, 0.01 * radius, 0.17 * radius),
            )?;
            marks.ring(to, 1.0, Line::whole(&look[Colour::Trail], 0.12 * radius))?;
        }
        Some((Act::Drop { .. }, _)) | None => (),
    }
    marks.brush.alpha(1.0);
    Ok(())
}
