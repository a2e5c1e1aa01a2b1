//! Lines, rings, plates and numbers on a canvas, in CSS pixels.

use std::f64::consts::PI;

use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::CanvasRenderingContext2d;

use crate::choreo::{Area, Point};
use crate::hole::Side;

use super::look::Stance;
use super::sheet::Drawn;

const TURN: f64 = std::f64::consts::TAU;

/// A canvas to draw on, with the few strokes that everything is drawn with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Brush<'c> {
    pub(super) context: &'c CanvasRenderingContext2d,
}

/// A line's colour and width.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'t> {
    pub(super) colour: &'t str,
    pub(super) width: f64,
    /// Lengths of a dash and of a gap; nothing for a whole line.
    pub(super) dash: Option<(f64, f64)>,
}

impl<'t> Line<'t> {
    pub(super) fn whole(colour: &'t str, width: f64) -> Line<'t> {
        Line { colour, width, dash: None }
    }

    pub(super) fn dashed(colour: &'t str, width: f64, dash: f64, gap: f64) -> Line<'t> {
        Line { colour, width, dash: Some((dash, gap)) }
    }
}

/// A number with what it stands on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plate<'t> {
    pub(super) side: Side,
    pub(super) colour: &'t str,
    pub(super) ink: &'t str,
    pub(super) font: &'t str,
    /// The height of the letters.
    pub(super) size: f64,
    pub(super) stance: Stance,
}

impl Brush<'_> {
    /// Makes one unit a CSS pixel, and the given point the sheet's upper left corner.
    pub(super) fn place(self, scale: f64, corner: (f64, f64)) -> Drawn {
        self.context.set_transform(scale, 0.0, 0.0, scale, -corner.0, -corner.1)
    }

    pub(super) fn alpha(self, alpha: f64) {
        self.context.set_global_alpha(alpha);
    }

    pub(super) fn disc(self, center: Point, radius: f64, colour: &str) -> Drawn {
        self.context.begin_path();
        self.context.arc(center.x, center.y, radius, 0.0, TURN)?;
        self.context.set_fill_style_str(colour);
        self.context.fill();
        Ok(())
    }

    pub(super) fn ring(self, center: Point, radius: f64, line: Line<'_>) -> Drawn {
        self.context.begin_path();
        self.context.arc(center.x, center.y, radius, 0.0, TURN)?;
        self.stroke(line)
    }

    pub(super) fn line(self, points: &[Point], line: Line<'_>) -> Drawn {
        self.lines([points].into_iter(), line)
    }

    pub(super) fn lines<'p>(self, lines: impl Iterator<Item = &'p [Point]>, line: Line<'_>) -> Drawn {
        self.context.begin_path();
        lines.for_each(|points| self.path(points));
        self.stroke(line)
    }

    /// A filled shape with those corners.
    pub(super) fn shape(self, points: &[Point], colour: &str) {
        self.outline(points);
        self.context.set_fill_style_str(colour);
        self.context.fill();
    }

    /// A shape with those corners, as the path of what is drawn next.
    pub(super) fn outline(self, points: &[Point]) {
        self.context.begin_path();
        self.path(points);
        self.context.close_path();
    }

    /// The head of an arrow that comes from one point and ends in another; its size is its length.
    pub(super) fn arrow_head(self, from: Point, tip: Point, size: f64, colour: &str) {
        let distance = from.distance(tip).max(f64::EPSILON);
        let (right, down) = ((tip.x - from.x) / distance * size, (tip.y - from.y) / distance * size);
        let back = tip.shifted(-0.86 * right, -0.86 * down);
        let notch = tip.shifted(-0.6 * right, -0.6 * down);
        let (left_barb, right_barb) =
            (back.shifted(0.52 * down, -0.52 * right), back.shifted(-0.52 * down, 0.52 * right));
        self.shape(&[tip, left_barb, notch, right_barb], colour);
    }

    /// A rectangle with round corners, as the path of what is drawn next.
    pub(super) fn rounded(self, area: Area, radius: f64) -> Drawn {
        let Area { x, y, width, height } = area;
        let radius = radius.min(width / 2.0).min(height / 2.0);
        let (right, bottom) = (x + width, y + height);
        let context = self.context;
        context.begin_path();
        context.move_to(x + radius, y);
        context.arc_to(right, y, right, bottom, radius)?;
        context.arc_to(right, bottom, x, bottom, radius)?;
        context.arc_to(x, bottom, x, y, radius)?;
        context.arc_to(x, y, right, y, radius)?;
        context.close_path();
        Ok(())
    }

    /// A number on a plate: round for South, square for North, so that they differ without colour.
    pub(super) fn plate(self, center: Point, text: &str, plate: Plate<'_>) -> Drawn {
        let Plate { side, colour, ink, font, size, stance } = plate;
        let letters = f64::from(u32::try_from(text.chars().count()).unwrap_or(1));
        let height = 1.34 * size;
        let width = height.max(0.62 * size * letters + 0.62 * size);
        let corner = match side {
            Side::South => height / 2.0,
            Side::North => 0.2 * height,
        };
        self.rounded(Area { x: center.x - width / 2.0, y: center.y - height / 2.0, width, height }, corner)?;
        self.context.set_fill_style_str(colour);
        self.context.fill();
        self.context.set_line_width((0.09 * size).max(1.0));
        self.context.set_stroke_style_str(ink);
        self.alpha(0.55);
        self.context.stroke();
        self.alpha(1.0);
        self.letters(font, size);
        self.context.set_fill_style_str(ink);
        self.standing(stance, center, |at| self.context.fill_text(text, at.x, at.y + 0.36 * size))
    }

    /// Words with an outline that keeps them legible on any ground.
    pub(super) fn outlined(
        self,
        center: Point,
        text: &str,
        font: (&str, f64, Stance),
        colours: (&str, &str),
    ) -> Drawn {
        let ((family, size, stance), (ink, outline)) = (font, colours);
        self.letters(family, size);
        self.context.set_line_join("round");
        self.context.set_line_width(0.26 * size);
        self.context.set_stroke_style_str(outline);
        self.context.set_fill_style_str(ink);
        self.standing(stance, center, |at| {
            self.context.stroke_text(text, at.x, at.y + 0.36 * size)?;
            self.context.fill_text(text, at.x, at.y + 0.36 * size)
        })
    }

    /// Writes round a point, which stays where it is however the figures stand.
    fn standing(self, stance: Stance, center: Point, write: impl FnOnce(Point) -> Drawn) -> Drawn {
        match stance {
            Stance::Upright => write(center),
            Stance::Turned => {
                self.context.save();
                self.context.translate(center.x, center.y)?;
                self.context.rotate(PI)?;
                let written = write(Point { x: 0.0, y: 0.0 });
                self.context.restore();
                written
            }
        }
    }

    fn letters(self, family: &str, size: f64) {
        // Whole pixels: a browser rounds letters anyway, and whole numbers take far less code to write.
        self.context.set_font(&format!("700 {}px {family}", size.round() as u32));
        self.context.set_text_align("center");
        self.context.set_text_baseline("alphabetic");
    }

    fn path(self, points: &[Point]) {
        for (index, point) in points.iter().enumerate() {
            if index == 0 {
                self.context.move_to(point.x, point.y);
            } else {
                self.context.line_to(point.x, point.y);
            }
        }
    }

    fn stroke(self, line: Line<'_>) -> Drawn {
        self.context.set_line_width(line.width);
        self.context.set_line_cap("round");
        self.context.set_line_join("round");
        self.context.set_stroke_style_str(line.colour);
        match line.dash {
            None => {
                self.context.stroke();
                Ok(())
            }
            Some((dash, gap)) => {
                self.context.set_line_dash(&Array::of2(&JsValue::from(dash), &JsValue::from(gap)))?;
                self.context.stroke();
                self.context.set_line_dash(&Array::new())
            }
        }
    }
}
