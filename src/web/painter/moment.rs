//! What is seen only while a turn is told: rings that point, arcs, and the seeds in the air.

use crate::choreo::{Act, Airborne, Point, Scene};
use crate::event::Verdict;
use crate::hole::{Hole, Side};

use super::brush::Line;
use super::look::Colour;
use super::marks::Marks;
use super::pebbles::Pebbles;
use super::seeds::{numeral_size, plate};
use super::sheet::Drawn;

/// Rings round the holes that matter now. They lie under the seeds, so that they hide no number.
pub(super) fn rings(marks: Marks<'_>, scene: &Scene<'_>) -> Drawn {
    let Some((act, progress)) = scene.act else { return Ok(()) };
    let radius = marks.layout.radius();
    let whole = |width: f64| Line::whole(&marks.look[Colour::Trail], width * radius);
    match act {
        Act::Lift { from, .. } => {
            marks.brush.alpha(1.0 - 0.5 * progress);
            marks.ring(from, 1.02 + 0.1 * progress, whole(0.1))?;
        }
        Act::Drop { into, .. } => {
            marks.brush.alpha(0.55 * scene.ahead);
            marks.ring(into, 1.0, whole(0.06))?;
        }
        Act::Land { at, verdict } => {
            let width = match verdict {
                Verdict::Rested(_) => 0.085,
                Verdict::Relayed(_) | Verdict::Captured => 0.12,
            };
            marks.ring(at, 1.0, whole(width))?;
            marks.brush.alpha(1.0 - progress);
            marks.ring(at, 1.0 + 0.22 * progress, whole(0.05))?;
        }
        Act::Capture(crossing) | Act::Step(crossing) => {
            let line = Line::dashed(&marks.look[Colour::Loss], 0.09 * radius, 0.12 * radius, 0.16 * radius);
            marks.ring(crossing.from, 1.0, line)?;
            marks.ring(crossing.into, 1.0, whole(0.12))?;
        }
        Act::Laps { from, to } => {
            let line = Line::dashed(&marks.look[Colour::Trail], 0.075 * radius, 0.01 * radius, 0.17 * radius);
            marks.ring(from, 1.0, line)?;
            marks.ring(to, 1.0, whole(0.12))?;
        }
    }
    marks.brush.alpha(1.0);
    Ok(())
}

/// The ways of the captures of this lap.
pub(super) fn arcs(marks: Marks<'_>, scene: &Scene<'_>) -> Drawn {
    for &crossing in scene.crossings {
        marks.crossing(crossing, 1.0)?;
    }
    match scene.act {
        Some((Act::Capture(crossing), progress)) => {
            marks.crossing(crossing, progress)?;
            marks.change(crossing.from, -i32::from(crossing.seeds))?;
            marks.change(crossing.into, i32::from(crossing.seeds))
        }
        Some((Act::Step(crossing), progress)) => marks.crossing(crossing, progress),
        _ => Ok(()),
    }
}

/// The seeds that do not lie, their shadows, and the number in the hand.
pub(super) fn airborne(marks: Marks<'_>, scene: &Scene<'_>, pebbles: &Pebbles) -> Drawn {
    let radius = marks.layout.radius();
    let context = marks.brush.context;
    for &Airborne { above, height, .. } in &scene.airborne {
        // The higher, the further from the light the shadow falls, and the fainter and wider it is.
        marks.brush.alpha(1.0 / (1.0 + 0.9 * height));
        let at = above.shifted((0.045 + 0.22 * height) * radius, (0.07 + 0.1 * height) * radius);
        pebbles.put_shadow(context, at, 1.0 + 0.35 * height)?;
    }
    marks.brush.alpha(1.0);
    for &Airborne { above, height, stone } in &scene.airborne {
        let at = above.shifted(0.0, -height * radius);
        // Pebbles of a handful shade each other, or they would melt into one.
        marks.brush.alpha(0.6);
        pebbles.put_shadow(context, at.shifted(0.03 * radius, 0.05 * radius), 1.0)?;
        marks.brush.alpha(1.0);
        pebbles.put(context, stone, at, 1.0 + 0.09 * height)?;
    }
    let Some(hand) = scene.hand else { return Ok(()) };
    let owner = scene.last.map_or(Side::South, Hole::side);
    let size = 1.35 * numeral_size(radius, marks.look);
    let at = Point { x: hand.above.x - 0.95 * radius, y: hand.above.y - (hand.height + 0.1) * radius };
    marks.brush.plate(at, &hand.seeds.to_string(), plate(owner, size, marks.look))
}
