//! The seeds that lie and their numbers, on a sheet of their own; only holes that change are drawn anew.

use web_sys::HtmlCanvasElement;

use crate::board::{Board, Seeds};
use crate::choreo::{MOST_SHOWN, Point, spot, stone};
use crate::hole::{Hole, Side};

use super::brush::{Brush, Plate};
use super::look::{Colour, Look};
use super::pebbles::Pebbles;
use super::sheet::{Drawn, Sheet};
use super::view::View;
use crate::web::wire::Counts;

/// The sheet, and what it shows of each hole.
#[derive(Debug)]
pub(super) struct Seedbed {
    sheet: Sheet,
    shown: Vec<(Hole, Option<Seeds>)>,
}

impl Seedbed {
    pub(super) fn new(visible: &HtmlCanvasElement) -> Drawn<Seedbed> {
        Ok(Seedbed { sheet: Sheet::beside(visible)?, shown: Vec::new() })
    }

    /// Forgets everything, for a view of another size or shape or for another look.
    pub(super) fn clear(&mut self, view: &View) -> Drawn {
        self.sheet.renew(view.pixels.0, view.pixels.1)?;
        self.shown = view.layout().holes_as_read().map(|hole| (hole, None)).collect();
        Ok(())
    }

    /// Draws every hole anew the next time, on the same sheet.
    pub(super) fn forget(&mut self) {
        for (_, shown) in &mut self.shown {
            *shown = None;
        }
    }

    /// Makes the sheet show a board.
    pub(super) fn show(
        &mut self,
        board: &Board,
        view: &View,
        pebbles: &Pebbles,
        look: (&Look, Counts),
    ) -> Drawn {
        let brush = Brush { context: self.sheet.context() };
        brush.place(view.scale, view.corner)?;
        for (hole, shown) in &mut self.shown {
            let seeds = board[*hole];
            if *shown != Some(seeds) {
                let cell = view.layout().cell(*hole);
                let around = 0.12 * view.layout().radius();
                // Beyond the cell only where no neighbour draws: a plate may hang over its own rim, no further.
                brush.context.clear_rect(cell.x, cell.y - around / 2.0, cell.width, cell.height + around);
                draw_hole(brush, (*hole, seeds), view, pebbles, look)?;
                *shown = Some(seeds);
            }
        }
        Ok(())
    }

    pub(super) fn sheet(&self) -> &Sheet {
        &self.sheet
    }
}

fn draw_hole(
    brush: Brush<'_>,
    (hole, seeds): (Hole, Seeds),
    view: &View,
    pebbles: &Pebbles,
    (look, counts): (&Look, Counts),
) -> Drawn {
    let (center, radius) = (view.layout().center(hole), view.layout().radius());
    let shown = seeds.min(MOST_SHOWN);
    for number in 0..shown {
        let spot = spot(hole, number);
        let raised = 0.07 * f64::from(spot.layer);
        let at = center.shifted(spot.x * radius, (spot.y - raised) * radius);
        pebbles.put_shadow(brush.context, at.shifted(0.045 * radius, 0.07 * radius), 1.0)?;
        pebbles.put(brush.context, stone(hole, number), at, 1.0)?;
    }
    let numbered = match counts {
        Counts::Auto => 0 < seeds,
        Counts::Always => true,
        Counts::Never => MOST_SHOWN < seeds,
    };
    if numbered {
        let at = plate_center(center, radius);
        brush.plate(at, &seeds.to_string(), plate(hole.side(), numeral_size(radius, look), look))?;
    }
    Ok(())
}

/// Where a hole's number stands.
fn plate_center(center: Point, radius: f64) -> Point {
    center.shifted(0.74 * radius, 0.74 * radius)
}

/// The height of a hole's number: in proportion, but never too small to read.
pub(super) fn numeral_size(radius: f64, look: &Look) -> f64 {
    (0.42 * radius * look.numeral_scale).max(11.0)
}

/// The plate of a side's numbers.
pub(super) fn plate(owner: Side, size: f64, look: &Look) -> Plate<'_> {
    let (colour, ink) = match owner {
        Side::South => (&look[Colour::South], &look[Colour::SouthInk]),
        Side::North => (&look[Colour::North], &look[Colour::NorthInk]),
    };
    Plate { side: owner, colour, ink, font: &look.font, size, stance: look.stance }
}
