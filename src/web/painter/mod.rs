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
mod moment;
mod noise;
mod pebbles;
mod relief;
mod seeds;
mod sheet;
mod shine;
mod stone;
mod view;

use std::rc::Rc;

use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use crate::board::Board;
use crate::choreo::{Act, Layout, Scene, Trace};
use crate::hole::Hole;

pub(super) use self::look::{Colour, Look, Stance};

use self::brush::Brush;
use self::ground::Ground;
use self::marks::Marks;
use self::noise::Noise;
use self::pebbles::Pebbles;
use self::seeds::Seedbed;
use self::sheet::{Drawn, context_of};
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
    /// The ways of turns that might be played.
    pub(super) ghost: &'p [Vec<Hole>],
}

/// A canvas, and everything that is drawn once and copied often.
#[derive(Debug)]
pub(super) struct Painter {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    ground: Ground,
    noise: Rc<Noise>,
    pebbles: Pebbles,
    seeds: Seedbed,
    look: Option<Look>,
    counts: Counts,
    stance: Stance,
    ready: Option<View>,
}

impl Painter {
    pub(super) fn new(canvas: HtmlCanvasElement) -> Drawn<Painter> {
        let noise = Rc::new(Noise::new());
        Ok(Painter {
            context: context_of(&canvas)?,
            ground: Ground::new(&canvas, Rc::clone(&noise))?,
            noise,
            pebbles: Pebbles::new(&canvas)?,
            seeds: Seedbed::new(&canvas)?,
            look: None,
            counts: Counts::Auto,
            stance: Stance::default(),
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

    /// Says which numbers are shown, and how they stand.
    pub(super) fn set_numbers(&mut self, counts: Counts, stance: Stance) {
        (self.counts, self.stance) = (counts, stance);
        self.seeds.forget();
    }

    /// Whether what was drawn last can be refined.
    pub(super) fn is_rough(&self) -> bool {
        self.ready.is_some() && self.ground.is_rough()
    }

    /// Works on the finer ground for a moment. What is on the canvas stays until it is drawn anew.
    pub(super) fn refine(&mut self) -> Drawn {
        let (Some(view), Some(look)) = (self.ready, &self.look) else { return Ok(()) };
        self.ground.refine(&view, look)
    }

    /// Draws a picture that does not move.
    pub(super) fn still(&mut self, layout: &Layout, width: f64, picture: Still<'_>) -> Drawn {
        let Some((view, look)) = self.prepared(layout, width, picture.board)? else { return Ok(()) };
        self.begin(&view)?;
        let marks = Marks { brush: Brush { context: &self.context }, layout, look: &look };
        // What was played gives way to what might be played.
        let choosing = picture.selected.is_some() || !picture.ghost.is_empty();
        let trace = picture.trace.filter(|_| !choosing);
        if let Some(trace) = trace {
            marks.trace_below(trace)?;
        }
        if let Some(hole) = picture.selected {
            marks.selected(hole)?;
        }
        self.lay_seeds(&view)?;
        if let Some(trace) = trace {
            marks.trace_above(trace)?;
        }
        picture.ghost.iter().try_for_each(|way| marks.ghost(way))
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
        moment::rings(marks, scene)?;
        self.lay_seeds(&view)?;
        moment::arcs(marks, scene)?;
        moment::airborne(marks, scene, &self.pebbles)
    }

    /// Makes the sheets fit and the seeds lie as on the board. Nothing is drawn before there is a look.
    fn prepared(&mut self, layout: &Layout, width: f64, board: &Board) -> Drawn<Option<(View, Look)>> {
        let Some(look) = self.look.clone().map(|look| Look { stance: self.stance, ..look }) else {
            return Ok(None);
        };
        let pixels = (self.canvas.width(), self.canvas.height());
        let view = View::of(*layout, f64::from(pixels.0) / width, pixels);
        if self.ready != Some(view) {
            self.ground.paint(&self.canvas, &view, &look)?;
            self.pebbles.prepare(&self.canvas, layout.radius(), view.scale, (&look, &self.noise))?;
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
        context.draw_image_with_html_canvas_element(
            self.ground.sheet().canvas(),
            view.corner.0,
            view.corner.1,
        )?;
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
