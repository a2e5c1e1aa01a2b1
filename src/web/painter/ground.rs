//! Paints the ground with its holes, for each size and look: first roughly, then finely.

use std::rc::Rc;

use web_sys::HtmlCanvasElement;

use crate::choreo::{Area, Layout, Point, direction};
use crate::hole::{Hole, Side};

use super::brush::{Brush, Line};
use super::look::{Colour, Look};
use super::noise::Noise;
use super::relief::Texture;
use super::sheet::{Drawn, Sheet};
use super::shine::{Fineness, Shine};
use super::view::View;
use crate::web::wire::Material;

/// The ground of a board, on a sheet of its own.
///
/// Its light is rough at first, so that the board is there at once, and is refined while nothing else is to be done.
#[derive(Debug)]
pub(super) struct Ground {
    sheet: Sheet,
    noise: Rc<Noise>,
    // The fine light, as far as it is worked out.
    finer: Option<Shine>,
}

impl Ground {
    pub(super) fn new(visible: &HtmlCanvasElement, noise: Rc<Noise>) -> Drawn<Ground> {
        Ok(Ground { sheet: Sheet::beside(visible)?, noise, finer: None })
    }

    pub(super) fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// Whether there is something left to refine.
    pub(super) fn is_rough(&self) -> bool {
        self.finer.is_some()
    }

    /// Paints the ground of a view, roughly where that is quicker.
    pub(super) fn paint(&mut self, visible: &HtmlCanvasElement, view: &View, look: &Look) -> Drawn {
        self.finer = None;
        let Some(texture) = texture_of(look) else {
            let brush = self.begin(view)?;
            return flat(brush, view.layout(), look);
        };
        let shine = |fineness| Shine::new(visible, view, (texture, Rc::clone(&self.noise)), fineness);
        let (mut rough, fine) = (shine(Fineness::Rough)?, shine(Fineness::Fine)?);
        while !rough.is_done() {
            rough.go_on()?;
        }
        self.lay(view, (look, texture), &rough)?;
        if rough.size() != fine.size() {
            self.finer = Some(fine);
        }
        Ok(())
    }

    /// Works out a little more of the fine light of the view and look that were painted last. When all of it is there,
    /// it takes the place of the rough one.
    pub(super) fn refine(&mut self, view: &View, look: &Look) -> Drawn {
        let (Some(mut finer), Some(texture)) = (self.finer.take(), texture_of(look)) else { return Ok(()) };
        finer.go_on()?;
        if finer.is_done() {
            return self.lay(view, (look, texture), &finer);
        }
        self.finer = Some(finer);
        Ok(())
    }

    fn lay(&self, view: &View, (look, texture): (&Look, Texture), shine: &Shine) -> Drawn {
        let (brush, noise) = (self.begin(view)?, &self.noise);
        even(brush, view.layout(), (look, texture), noise)?;
        shine.lay(&self.sheet, view.pixels, look)?;
        brush.place(view.scale, view.corner)?;
        borders(brush, view.layout(), look)?;
        cast_shadow(brush, view, (look, texture), noise)
    }

    fn begin(&self, view: &View) -> Drawn<Brush<'_>> {
        self.sheet.renew(view.pixels.0, view.pixels.1)?;
        let brush = Brush { context: self.sheet.context() };
        brush.place(view.scale, view.corner)?;
        Ok(brush)
    }
}

/// What the ground is like to the hand, unless it is flat.
fn texture_of(look: &Look) -> Option<Texture> {
    match look.material {
        Material::Earth => Some(Texture::EARTH),
        Material::Wood => Some(Texture::WOOD),
        Material::Flat => None,
    }
}

/// The colours, without light.
fn even(brush: Brush<'_>, layout: &Layout, (look, texture): (&Look, Texture), noise: &Noise) -> Drawn {
    let context = brush.context;
    let Area { x, y, width, height } = layout.board();
    slab(brush, layout, Some((texture, noise)))?;
    let falling = context.create_linear_gradient(x, y, x + 0.4 * width, y + height);
    falling.add_color_stop(0.0, &look[Colour::GroundLight])?;
    falling.add_color_stop(0.5, &look[Colour::Ground])?;
    falling.add_color_stop(1.0, &look[Colour::GroundDark])?;
    context.set_fill_style_canvas_gradient(&falling);
    context.fill();
    for hole in layout.holes_as_read() {
        let (center, radius) = (layout.center(hole), layout.radius());
        let deep = context.create_radial_gradient(
            center.x - 0.22 * radius,
            center.y - 0.26 * radius,
            0.1 * radius,
            center.x,
            center.y,
            radius,
        )?;
        deep.add_color_stop(0.0, &look[Colour::HoleDeep])?;
        deep.add_color_stop(1.0, &look[Colour::Hole])?;
        context.begin_path();
        context.arc(center.x, center.y, 1.0 * radius, 0.0, std::f64::consts::TAU)?;
        context.set_fill_style_canvas_gradient(&deep);
        context.fill();
    }
    Ok(())
}

/// The edge of the board that belongs to each side, told apart by a cut pattern: teeth for South, eyes for North.
fn borders(brush: Brush<'_>, layout: &Layout, look: &Look) -> Drawn {
    let Area { x, y, width, height } = layout.board();
    let unit = 0.2 * layout.radius();
    for side in Side::ALL {
        let at_the_foot = side == layout.nearest();
        let line = if at_the_foot { y + height - 1.15 * unit } else { y + 1.15 * unit };
        let (start, end) = (x + 0.8 * layout.radius(), x + width - 0.8 * layout.radius());
        let count = ((end - start) / (2.0 * unit)).floor().max(1.0);
        let step = (end - start) / count;
        for (colour, shift) in
            [(&look[Colour::RimLight], 0.07 * unit.max(10.0)), (&look[Colour::RimDark], 0.0)]
        {
            brush.alpha(0.7);
            match side {
                Side::South => {
                    let corner = |number: u32| Point {
                        x: start + f64::from(number) * step / 2.0 + shift,
                        y: line + if number.is_multiple_of(2) { 0.42 } else { -0.42 } * unit + shift,
                    };
                    let corners: Vec<Point> = (0..=2 * count as u32).map(corner).collect();
                    brush.line(&corners, Line::whole(colour, (0.22 * unit).max(1.0)))?;
                }
                Side::North => {
                    for number in 0..count as u32 {
                        let middle =
                            Point { x: start + (f64::from(number) + 0.5) * step + shift, y: line + shift };
                        brush.disc(middle, 0.32 * unit, colour)?;
                    }
                }
            }
            brush.alpha(1.0);
        }
    }
    Ok(())
}

fn cast_shadow(brush: Brush<'_>, view: &View, (look, texture): (&Look, Texture), noise: &Noise) -> Drawn {
    let context = brush.context;
    let radius = view.layout().radius();
    context.set_global_composite_operation("destination-over")?;
    context.set_shadow_color(&look[Colour::Shadow]);
    context.set_shadow_blur(0.11 * radius * view.scale);
    context.set_shadow_offset_y(0.03 * radius * view.scale);
    slab(brush, view.layout(), Some((texture, noise)))?;
    context.set_fill_style_str(&look[Colour::GroundDark]);
    context.fill();
    context.set_shadow_color("transparent");
    context.set_global_composite_operation("source-over")
}

/// The outline of the board: a rectangle whose edge has crumbled a little, where it is made of earth.
fn slab(brush: Brush<'_>, layout: &Layout, ground: Option<(Texture, &Noise)>) -> Drawn {
    let Some((crumbled, noise)) =
        ground.map(|(texture, noise)| (f64::from(texture.wobble), noise)).filter(|ground| 0.0 < ground.0)
    else {
        return brush.rounded(layout.board(), 0.5 * layout.radius());
    };
    let radius = layout.radius();
    let Area { x, y, width, height } = layout.board();
    let (middle, corner) = (Point { x: x + width / 2.0, y: y + height / 2.0 }, 0.55 * radius);
    let steps = ((width + height) / (0.07 * radius)) as u32;
    let points: Vec<Point> = (0..steps)
        .map(|step| {
            let edge = on_edge(layout.board(), corner, f64::from(step) / f64::from(steps));
            let bite = 2.4
                * crumbled
                * radius
                * (1.0 + f64::from(noise.at(edge.x as f32 * 0.3, edge.y as f32 * 0.3)));
            edge.towards(middle, bite / edge.distance(middle))
        })
        .collect();
    brush.outline(&points);
    Ok(())
}

/// The point of a rounded rectangle's edge after that share of the way round it.
fn on_edge(area: Area, corner: f64, share: f64) -> Point {
    let Area { x, y, width, height } = area;
    let quarter = corner * std::f64::consts::FRAC_PI_2;
    let straight = [width - 2.0 * corner, height - 2.0 * corner];
    let mut left = share * 2.0 * (straight[0] + straight[1] + 2.0 * quarter);
    let centers = [
        (x + width - corner, y + corner),
        (x + width - corner, y + height - corner),
        (x + corner, y + height - corner),
        (x + corner, y + corner),
    ];
    for (index, center) in centers.into_iter().enumerate() {
        let side = index as f64 / 4.0;
        let (out, along) = (direction(side - 0.25), direction(side));
        let length = straight[index % 2];
        if left < length {
            let back = left - length;
            return Point {
                x: center.0 + corner * out.0 + back * along.0,
                y: center.1 + corner * out.1 + back * along.1,
            };
        }
        left -= length;
        if left < quarter {
            let turned = direction(side - 0.25 + 0.25 * left / quarter);
            return Point { x: center.0 + corner * turned.0, y: center.1 + corner * turned.1 };
        }
        left -= quarter;
    }
    Point { x: x + corner, y }
}

/// No light and no texture: even areas and thick lines, for projectors and strong contrast.
fn flat(brush: Brush<'_>, layout: &Layout, look: &Look) -> Drawn {
    slab(brush, layout, None)?;
    brush.context.set_fill_style_str(&look[Colour::Ground]);
    brush.context.fill();
    brush.context.set_line_width(0.06 * layout.radius());
    brush.context.set_stroke_style_str(&look[Colour::RimDark]);
    brush.context.stroke();
    let Area { x, width, .. } = layout.board();
    let inset = 0.5 * layout.radius();
    let middle =
        [Point { x: x + inset, y: layout.middle() }, Point { x: x + width - inset, y: layout.middle() }];
    brush.line(&middle, Line::whole(&look[Colour::RimDark], 0.08 * layout.radius()))?;
    for hole in layout.holes_as_read() {
        let center = layout.center(hole);
        brush.disc(center, layout.radius(), &look[Colour::Hole])?;
        flat_rim(brush, layout, hole, look)?;
    }
    borders(brush, layout, look)
}

fn flat_rim(brush: Brush<'_>, layout: &Layout, hole: Hole, look: &Look) -> Drawn {
    let (center, radius) = (layout.center(hole), layout.radius());
    let width = 0.1 * radius;
    brush.ring(center, radius - width / 2.0, Line::whole(&look[Colour::RimDark], width))?;
    match hole.side() {
        Side::South => Ok(()),
        // A second line, so that the sides differ without colour.
        Side::North => {
            brush.ring(center, radius - 2.2 * width, Line::whole(&look[Colour::RimDark], 0.35 * width))
        }
    }
}
