//! What is drawn over ground and seeds to be read: ways, rings, captures, gains and losses.

use crate::choreo::{Crossing, Hop, Layout, Point, Trace};
use crate::hole::Hole;

use super::brush::{Brush, Line};
use super::look::{Colour, Look};
use super::seeds::numeral_size;
use super::sheet::Drawn;
use crate::web::wire::Material;

/// Draws marks on one board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Marks<'m> {
    pub(super) brush: Brush<'m>,
    pub(super) layout: &'m Layout,
    pub(super) look: &'m Look,
}

impl Marks<'_> {
    /// The way of a lap: from hole to hole, and a part of the way to one more.
    pub(super) fn trail(self, holes: &[Hole], next: Option<(Hole, f64)>) -> Drawn {
        let mut points = Vec::new();
        let mut heads = Vec::new();
        for pair in holes.windows(2) {
            if let [from, to] = *pair {
                let hop = self.layout.hop(from, to);
                points.extend_from_slice(hop.points());
                heads.push(hop);
            }
        }
        if let (Some((to, share)), Some(&from)) = (next, holes.last()) {
            points.extend(self.layout.hop(from, to).part(share));
        }
        if points.len() < 2 {
            return Ok(());
        }
        let radius = self.layout.radius() * self.boldness();
        self.brush.alpha(0.4);
        self.brush.line(&points, Line::whole(&self.look[Colour::RimDark], 0.2 * radius))?;
        self.brush.alpha(0.92);
        self.brush.line(&points, Line::whole(&self.look[Colour::Trail], 0.115 * radius))?;
        for hop in &heads {
            self.head(hop, &self.look[Colour::Trail], 0.34 * self.boldness());
        }
        self.brush.alpha(1.0);
        Ok(())
    }

    /// Where earlier laps of the same turn went.
    pub(super) fn trodden<'h>(self, hops: impl Iterator<Item = (Hole, Hole)> + 'h) -> Drawn {
        let radius = self.layout.radius() * self.boldness();
        let hops: Vec<Hop> = hops.map(|(from, to)| self.layout.hop(from, to)).collect();
        let line = Line::dashed(&self.look[Colour::Path], 0.075 * radius, 0.01 * radius, 0.22 * radius);
        self.brush.alpha(0.8);
        // All at once: a browser takes far longer for many short lines than for one long one.
        self.brush.lines(hops.iter().map(Hop::points), line)?;
        self.brush.alpha(1.0);
        Ok(())
    }

    /// Where a turn would go, and where its first handful would end.
    pub(super) fn ghost(self, holes: &[Hole]) -> Drawn {
        let radius = self.layout.radius();
        for pair in holes.windows(2) {
            if let [from, to] = *pair {
                let hop = self.layout.hop(from, to);
                let line = Line::dashed(&self.look[Colour::Ghost], 0.1 * radius, 0.12 * radius, 0.2 * radius);
                self.brush.line(hop.points(), line)?;
                self.head(&hop, &self.look[Colour::Ghost], 0.42);
            }
        }
        match holes.last() {
            Some(&landing) => self.ring(
                landing,
                0.93,
                Line::dashed(&self.look[Colour::Ghost], 0.1 * radius, 0.16 * radius, 0.17 * radius),
            ),
            None => Ok(()),
        }
    }

    /// A ring round a hole; its size is a share of the hole's radius.
    pub(super) fn ring(self, hole: Hole, size: f64, line: Line<'_>) -> Drawn {
        self.brush.ring(self.layout.center(hole), size * self.layout.radius(), line)
    }

    /// The hole that was picked.
    pub(super) fn selected(self, hole: Hole) -> Drawn {
        let radius = self.layout.radius();
        self.ring(hole, 1.07, Line::whole(&self.look[Colour::Shadow], 0.17 * radius))?;
        self.ring(hole, 1.07, Line::whole(&self.look[Colour::Select], 0.1 * radius))
    }

    /// What a turn leaves to be seen, under the seeds.
    pub(super) fn trace_below(self, trace: &Trace) -> Drawn {
        self.trodden(trace.hops.iter().map(|hop| (hop.from, hop.to)))?;
        self.trail(&trace.last_lap, None)?;
        let radius = self.layout.radius();
        if let Some(origin) = trace.origin {
            self.ring(
                origin,
                1.0,
                Line::dashed(&self.look[Colour::Trail], 0.075 * radius, 0.01 * radius, 0.17 * radius),
            )?;
        }
        if let Some(landing) = trace.landing {
            self.ring(landing, 1.0, Line::whole(&self.look[Colour::Trail], 0.085 * radius))?;
        }
        Ok(())
    }

    /// What a turn leaves to be seen, over the seeds.
    pub(super) fn trace_above(self, trace: &Trace) -> Drawn {
        for &crossing in &trace.crossings {
            self.crossing(crossing, 1.0)?;
        }
        for &(hole, by) in &trace.changes {
            self.change(hole, by)?;
        }
        Ok(())
    }

    /// An arc along which captured seeds went, as far as the given share of it.
    pub(super) fn crossing(self, crossing: Crossing, share: f64) -> Drawn {
        let (start, end) = (self.layout.center(crossing.from), self.layout.center(crossing.into));
        let radius = self.layout.radius();
        let bend =
            Point { x: f64::midpoint(start.x, end.x) + 0.75 * radius, y: f64::midpoint(start.y, end.y) };
        let at = |along: f64| start.towards(bend, along).towards(bend.towards(end, along), along);
        let reach = 0.06 + 0.84 * share.clamp(0.0, 1.0);
        let points: Vec<Point> =
            (0..=16).map(|step| at(0.06 + (reach - 0.06) * f64::from(step) / 16.0)).collect();
        let line = Line::dashed(&self.look[Colour::Loss], 0.08 * radius, 0.13 * radius, 0.17 * radius);
        self.brush.line(&points, Line::whole(&self.look[Colour::Shadow], 0.03 * radius))?;
        self.brush.line(&points, line)?;
        let (before, tip) = (at(reach - 0.05), at(reach + 0.03));
        self.brush.arrow_head(before, tip, 0.36 * radius, &self.look[Colour::Loss]);
        Ok(())
    }

    /// How much a hole has gained or lost, in figures, at its upper left.
    pub(super) fn change(self, hole: Hole, by: i32) -> Drawn {
        let radius = self.layout.radius();
        let at = self.layout.center(hole).shifted(-0.72 * radius, -0.74 * radius);
        let (text, ink) = if by < 0 {
            (format!("\u{2212}{}", -by), &self.look[Colour::Loss])
        } else {
            (format!("+{by}"), &self.look[Colour::Gain])
        };
        let size = 0.9 * numeral_size(radius, self.look);
        self.brush.outlined(
            at,
            &text,
            (&self.look.font, size, self.look.stance),
            (ink, &self.look[Colour::Hole]),
        )
    }

    /// How much broader than on earth ways are, where they shall be seen from afar.
    fn boldness(self) -> f64 {
        match self.look.material {
            Material::Earth | Material::Wood => 1.0,
            Material::Flat => 1.5,
        }
    }

    fn head(self, hop: &Hop, colour: &str, size: f64) {
        let half = 0.5 * size * self.layout.radius() / hop.length().max(f64::EPSILON);
        self.brush.arrow_head(hop.at(0.5 - half), hop.at(0.5 + half), size * self.layout.radius(), colour);
    }
}
