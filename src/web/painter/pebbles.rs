//! Every kind of pebble, drawn once in a grid, and copied from there.

use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use crate::choreo::{PEBBLE, Point};

use super::brush::{Brush, Line};
use super::light::veil;
use super::look::{Colour, Look};
use super::noise::Noise;
use super::sheet::{Drawn, Sheet};
use super::stone::{FORMS, Form};
use crate::web::wire::Material;

/// How many kinds of stone there are.
const STONES: u32 = 4;

/// The pebbles of one size and look.
#[derive(Debug)]
pub(super) struct Pebbles {
    // A row for each stone, a column for each form; the last row holds shadows.
    sheet: Sheet,
    // The side of a field of the grid, in canvas pixels.
    field: u32,
    // The radius of a pebble, in CSS pixels.
    radius: f64,
    scale: f64,
}

// A field is so many pebble radii wide, so that the longest pebble and the softest shadow fit.
const ROOM: f64 = 3.1;

impl Pebbles {
    pub(super) fn new(visible: &HtmlCanvasElement) -> Drawn<Pebbles> {
        Ok(Pebbles { sheet: Sheet::beside(visible)?, field: 1, radius: 1.0, scale: 1.0 })
    }

    /// Draws them all anew for holes of that radius.
    pub(super) fn prepare(
        &mut self,
        visible: &HtmlCanvasElement,
        hole: f64,
        scale: f64,
        (look, noise): (&Look, &Noise),
    ) -> Drawn {
        self.radius = PEBBLE * hole;
        self.scale = scale;
        self.field = ((ROOM * self.radius * scale).ceil() as u32).max(4);
        self.sheet.renew(FORMS * self.field, (STONES + 1) * self.field)?;
        match look.material {
            Material::Earth | Material::Wood => self.draw_stones(visible, look, noise)?,
            Material::Flat => self.draw_counters(look)?,
        }
        self.draw_shadow(look)
    }

    /// Puts a pebble down with its middle at a point; `size` is 1 for one that lies.
    pub(super) fn put(&self, context: &CanvasRenderingContext2d, stone: u32, at: Point, size: f64) -> Drawn {
        // Most river stones are pale, some are brown, a few are dark.
        let kind = [0, 0, 0, 1, 1, 1, 2, 2, 0, 3][(stone >> 4) as usize % 10];
        self.copy(context, (stone % FORMS, kind), at, size)
    }

    /// Lets the shadow of a pebble fall on a point.
    pub(super) fn put_shadow(&self, context: &CanvasRenderingContext2d, at: Point, size: f64) -> Drawn {
        self.copy(context, (0, STONES), at, size)
    }

    pub(super) fn release(&self) {
        self.sheet.release();
    }

    fn copy(&self, context: &CanvasRenderingContext2d, field: (u32, u32), at: Point, size: f64) -> Drawn {
        let field_side = f64::from(self.field);
        let wide = field_side / self.scale * size;
        context.draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
            self.sheet.canvas(),
            f64::from(field.0) * field_side,
            f64::from(field.1) * field_side,
            field_side,
            field_side,
            at.x - wide / 2.0,
            at.y - wide / 2.0,
            wide,
            wide,
        )
    }

    fn draw_stones(&self, visible: &HtmlCanvasElement, look: &Look, noise: &Noise) -> Drawn {
        let context = self.sheet.context();
        let size = (FORMS * self.field, self.field);
        let pixel = (1.0 / (self.radius * self.scale)) as f32;
        let forms: Vec<Form> = (0..FORMS).map(Form::of).collect();
        let grain = |column: u32, row: u32| {
            let form = forms[(column / self.field) as usize];
            let from_middle = |along: u32| (along as f32 + 0.5 - self.field as f32 / 2.0) * pixel;
            form.grain(noise, from_middle(column % self.field), from_middle(row), pixel)
        };
        let (cover, shade, light) =
            (Sheet::beside(visible)?, Sheet::beside(visible)?, Sheet::beside(visible)?);
        for sheet in [&cover, &shade, &light] {
            sheet.renew(size.0, size.1)?;
        }
        veil((&shade, &cover), size.0, 0..size.1, &|column, row| grain(column, row).cover)?;
        veil((&shade, &light), size.0, 0..size.1, &|column, row| {
            let grain = grain(column, row);
            grain.cover * grain.brightness
        })?;
        shade.tint(&look[Colour::Shadow])?;
        for (kind, colour) in (0..).zip([
            &look[Colour::PebbleA],
            &look[Colour::PebbleB],
            &look[Colour::PebbleC],
            &look[Colour::PebbleD],
        ]) {
            cover.tint(colour)?;
            let top = f64::from(kind * self.field);
            for sheet in [&cover, &shade, &light] {
                context.draw_image_with_html_canvas_element(sheet.canvas(), 0.0, top)?;
            }
        }
        Ok(())
    }

    /// Even discs with a strong edge.
    fn draw_counters(&self, look: &Look) -> Drawn {
        let brush = Brush { context: self.sheet.context() };
        let radius = 0.9 * self.radius * self.scale;
        for (kind, colour) in (0..).zip([
            &look[Colour::PebbleA],
            &look[Colour::PebbleB],
            &look[Colour::PebbleC],
            &look[Colour::PebbleD],
        ]) {
            for form in 0..FORMS {
                let middle = |index: u32| (f64::from(index) + 0.5) * f64::from(self.field);
                let at = Point { x: middle(form), y: middle(kind) };
                brush.disc(at, radius, colour)?;
                brush.ring(at, 0.88 * radius, Line::whole(&look[Colour::Shadow], 0.24 * radius))?;
            }
        }
        Ok(())
    }

    fn draw_shadow(&self, look: &Look) -> Drawn {
        let context = self.sheet.context();
        let side = f64::from(self.field);
        let middle = (side / 2.0, (f64::from(STONES) + 0.5) * side);
        let soft = context.create_radial_gradient(
            middle.0,
            middle.1,
            0.3 * self.radius * self.scale,
            middle.0,
            middle.1,
            1.45 * self.radius * self.scale,
        )?;
        soft.add_color_stop(0.0, &look[Colour::Shadow])?;
        soft.add_color_stop(1.0, "transparent")?;
        context.set_fill_style_canvas_gradient(&soft);
        context.fill_rect(0.0, f64::from(STONES) * side, side, side);
        Ok(())
    }
}
