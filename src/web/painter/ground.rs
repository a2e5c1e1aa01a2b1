//! Paints the ground with its holes, once for each size and look.

use web_sys::HtmlCanvasElement;

use crate::choreo::{Area, Layout, Point, direction};
use crate::hole::{Hole, Side};

use super::brush::{Brush, Line};
use super::light::veil;
use super::look::{Colour, Look};
use super::noise::Noise;
use super::relief::{Relief, Texture};
use super::sheet::{Drawn, Sheet};
use super::view::View;
use crate::web::wire::Material;

/// More points than this are not worth working out: light changes slowly.
const MOST_POINTS: f64 = 1_200_000.0;

/// Paints the ground on a sheet that has the size of the view's plate.
pub(super) fn paint(sheet: &Sheet, visible: &HtmlCanvasElement, view: &View, look: &Look) -> Drawn {
    let brush = Brush { context: sheet.context() };
    sheet.renew(view.pixels.0, view.pixels.1)?;
    brush.place(view.scale, view.corner)?;
    let texture = match look.material {
        Material::Earth => Texture::EARTH,
        Material::Wood => Texture::WOOD,
        Material::Flat => return flat(brush, view.layout(), look),
    };
    even(brush, view.layout(), (look, texture))?;
    shine(sheet, visible, view, (look, texture))?;
    brush.place(view.scale, view.corner)?;
    borders(brush, view.layout(), look)?;
    cast_shadow(brush, view, (look, texture))
}

/// The colours, without light.
fn even(brush: Brush<'_>, layout: &Layout, (look, texture): (&Look, Texture)) -> Drawn {
    let context = brush.context;
    let Area { x, y, width, height } = layout.board();
    slab(brush, layout, Some(texture))?;
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

/// Light and shade, as two veils over the colours.
fn shine(
    sheet: &Sheet,
    visible: &HtmlCanvasElement,
    view: &View,
    (look, texture): (&Look, Texture),
) -> Drawn {
    let relief = Relief::new(view.layout(), texture);
    let (width, height) = (f64::from(view.pixels.0), f64::from(view.pixels.1));
    let coarse = (MOST_POINTS / (width * height)).sqrt().min(1.0);
    let size = (((width * coarse).ceil()).max(1.0), ((height * coarse).ceil()).max(1.0));
    let pixels = (size.0 as u32, size.1 as u32);
    let (shade, light) = (Sheet::beside(visible)?, Sheet::beside(visible)?);
    shade.renew(pixels.0, pixels.1)?;
    light.renew(pixels.0, pixels.1)?;
    let step = (width / size.0 / view.scale, height / size.1 / view.scale);
    let start = (view.corner.0 / view.scale, view.corner.1 / view.scale);
    veil(&shade, &light, pixels, |column, row| {
        let x = start.0 + (f64::from(column) + 0.5) * step.0;
        let y = start.1 + (f64::from(row) + 0.5) * step.1;
        relief.brightness(x as f32, y as f32)
    })?;
    shade.tint(&look[Colour::RimDark])?;
    light.tint(&look[Colour::RimLight])?;
    let context = sheet.context();
    context.reset_transform()?;
    // Only where there is ground.
    context.set_global_composite_operation("source-atop")?;
    for veil in [&shade, &light] {
        context.draw_image_with_html_canvas_element_and_dw_and_dh(veil.canvas(), 0.0, 0.0, width, height)?;
    }
    context.set_global_composite_operation("source-over")
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

fn cast_shadow(brush: Brush<'_>, view: &View, (look, texture): (&Look, Texture)) -> Drawn {
    let context = brush.context;
    let radius = view.layout().radius();
    context.set_global_composite_operation("destination-over")?;
    context.set_shadow_color(&look[Colour::Shadow]);
    context.set_shadow_blur(0.11 * radius * view.scale);
    context.set_shadow_offset_y(0.03 * radius * view.scale);
    slab(brush, view.layout(), Some(texture))?;
    context.set_fill_style_str(&look[Colour::GroundDark]);
    context.fill();
    context.set_shadow_color("transparent");
    context.set_global_composite_operation("source-over")
}

/// The outline of the board: a rectangle whose edge has crumbled a little, where it is made of earth.
fn slab(brush: Brush<'_>, layout: &Layout, texture: Option<Texture>) -> Drawn {
    let crumbled = texture.map_or(0.0, |texture| f64::from(texture.wobble));
    if crumbled <= 0.0 {
        return brush.rounded(layout.board(), 0.5 * layout.radius());
    }
    let noise = Noise::new();
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
