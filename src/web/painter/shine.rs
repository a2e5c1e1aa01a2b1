//! Light and shade over the ground of a view, worked out some rows at a time.

use std::rc::Rc;

use web_sys::HtmlCanvasElement;

use super::light::veil;
use super::look::{Colour, Look};
use super::noise::Noise;
use super::relief::{Relief, Texture};
use super::sheet::{Drawn, Sheet};
use super::view::View;

/// How many points the light is worked out for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Fineness {
    /// So few that nobody waits for them.
    Rough,
    /// As many as are seen.
    Fine,
}

impl Fineness {
    fn most_points(self) -> f64 {
        match self {
            Fineness::Rough => 30_000.0,
            // More are not worth it: light changes slowly.
            Fineness::Fine => 1_200_000.0,
        }
    }
}

/// So many points are worked out at a time, which holds up no frame on a slow telephone.
const POINTS_AT_A_TIME: u32 = 16_384;

/// A veil of shade and one of light, as large as the part of a view that is ground.
#[derive(Debug)]
pub(super) struct Shine {
    relief: Relief,
    shade: Sheet,
    light: Sheet,
    size: (u32, u32),
    // Where the first point lies, and how far it is to the next.
    start: (f64, f64),
    step: (f64, f64),
    // The rows that are there.
    done: u32,
}

impl Shine {
    /// Veils without anything on them yet.
    pub(super) fn new(
        visible: &HtmlCanvasElement,
        view: &View,
        (texture, noise): (Texture, Rc<Noise>),
        fineness: Fineness,
    ) -> Drawn<Shine> {
        let (width, height) = (f64::from(view.pixels.0), f64::from(view.pixels.1));
        let coarse = (fineness.most_points() / (width * height)).sqrt().min(1.0);
        let (columns, rows) = ((width * coarse).ceil().max(1.0), (height * coarse).ceil().max(1.0));
        let size = (columns as u32, rows as u32);
        let (shade, light) = (Sheet::beside(visible)?, Sheet::beside(visible)?);
        shade.renew(size.0, size.1)?;
        light.renew(size.0, size.1)?;
        Ok(Shine {
            relief: Relief::new(view.layout(), texture, noise),
            shade,
            light,
            size,
            start: (view.corner.0 / view.scale, view.corner.1 / view.scale),
            step: (width / columns / view.scale, height / rows / view.scale),
            done: 0,
        })
    }

    /// Works out some more rows.
    pub(super) fn go_on(&mut self) -> Drawn {
        let rows = (POINTS_AT_A_TIME / self.size.0).max(1);
        let next = self.done..(self.done + rows).min(self.size.1);
        self.done = next.end;
        veil((&self.shade, &self.light), self.size.0, next, &|column, row| {
            let x = self.start.0 + (f64::from(column) + 0.5) * self.step.0;
            let y = self.start.1 + (f64::from(row) + 0.5) * self.step.1;
            self.relief.brightness(x as f32, y as f32)
        })
    }

    pub(super) fn is_done(&self) -> bool {
        self.done == self.size.1
    }

    /// How many points it has, across and down.
    pub(super) fn size(&self) -> (u32, u32) {
        self.size
    }

    /// Lays the veils over what is on a sheet, in the colours of a look.
    pub(super) fn lay(&self, sheet: &Sheet, (width, height): (u32, u32), look: &Look) -> Drawn {
        self.shade.tint(&look[Colour::RimDark])?;
        self.light.tint(&look[Colour::RimLight])?;
        let context = sheet.context();
        context.reset_transform()?;
        // Only where there is ground.
        context.set_global_composite_operation("source-atop")?;
        let (width, height) = (f64::from(width), f64::from(height));
        for veil in [&self.shade, &self.light] {
            context.draw_image_with_html_canvas_element_and_dw_and_dh(
                veil.canvas(),
                0.0,
                0.0,
                width,
                height,
            )?;
        }
        context.set_global_composite_operation("source-over")
    }
}
