//! How bright each point of the ground is, from its height and the light. Pure arithmetic, no canvas.

use std::rc::Rc;

use crate::choreo::{Layout, direction};
use crate::hole::{Hole, Side};

use super::noise::{Noise, chance, mixed, smooth_step};

/// What a ground is like to the hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Texture {
    /// How far from round a hole is, in radii.
    pub(super) wobble: f32,
    /// How high the earth is heaped round a hole.
    pub(super) lip: f32,
    /// How rough the ground is.
    pub(super) roughness: f32,
    /// How much lighter and darker patches differ.
    pub(super) patches: f32,
    /// How much longer than wide the patches are: 1 for soil, many for the grain of wood.
    pub(super) grain: f32,
    /// How many little stones lie in it, between 0 and 1.
    pub(super) gravel: f32,
}

impl Texture {
    pub(super) const EARTH: Texture =
        Texture { wobble: 0.018, lip: 0.12, roughness: 0.62, patches: 0.17, grain: 1.0, gravel: 0.26 };

    pub(super) const WOOD: Texture =
        Texture { wobble: 0.0, lip: 0.035, roughness: 0.12, patches: 0.42, grain: 14.0, gravel: 0.0 };
}

/// The ground of a board, ready to be asked for its brightness point by point.
#[derive(Debug)]
pub(super) struct Relief {
    texture: Texture,
    noise: Rc<Noise>,
    radius: f32,
    middle: f32,
    // The row of holes nearest below the middle.
    nearest_row: f32,
    pits: Vec<Pit>,
    columns: usize,
    lefts: Vec<f32>,
    tops: Vec<f32>,
    edges: [f32; 4],
}

/// A hole as a piece of ground.
#[derive(Clone, Copy, Debug)]
struct Pit {
    x: f32,
    y: f32,
    beaded: f32,
    // A direction by chance, so that no two holes are uneven in the same way.
    turn: (f32, f32),
}

// The light comes from the upper left, low enough to rake.
const LIGHT: (f32, f32, f32) = (-0.52, -0.6, 0.61);
const DEPTH: f32 = 0.56;
const LIP_WIDTH: f32 = 0.2;

impl Relief {
    pub(super) fn new(layout: &Layout, texture: Texture, noise: Rc<Noise>) -> Relief {
        let pits: Vec<Pit> = layout.holes_as_read().map(|hole| pit(layout, hole)).collect();
        let columns = usize::from(layout.shape().width());
        let board = layout.board();
        let (left, top) = (board.x as f32, board.y as f32);
        Relief {
            texture,
            noise,
            radius: layout.radius() as f32,
            middle: layout.middle() as f32,
            nearest_row: pits[pits.len() / 2].y,
            columns,
            lefts: between(pits.iter().take(columns).map(|pit| pit.x)),
            tops: between(pits.iter().step_by(columns).map(|pit| pit.y)),
            pits,
            edges: [left, top, left + board.width as f32, top + board.height as f32],
        }
    }

    /// How much brighter or darker than flat ground a point is: from -1, black, over 0 to 1, the brightest.
    // Once is enough: it is long, and called from loops.
    #[inline(never)]
    pub(super) fn brightness(&self, x: f32, y: f32) -> f32 {
        let column = self.lefts.iter().take_while(|&&left| left <= x).count();
        let row = self.tops.iter().take_while(|&&top| top <= y).count();
        let pit = self.pits[row * self.columns + column];
        let (right, down) = ((x - pit.x) / self.radius, (y - pit.y) / self.radius);
        let from_middle = length(right, down).max(1e-4);
        let direction = (right / from_middle, down / from_middle);
        let reach = from_middle / (1.0 + self.texture.wobble * uneven(direction, pit.turn));

        let inside = smooth_step(1.015, 0.985, reach);
        let mut slope = self.grain_slope(x, y, inside);
        let mut shade = 0.0;
        if reach < 1.0 + LIP_WIDTH {
            let (outward, along) = profile(reach, direction, pit, self.texture.lip);
            slope.0 += outward * direction.0 - along * direction.1;
            slope.1 += outward * direction.1 + along * direction.0;
        }
        if 0.0 < inside {
            shade = inside * in_the_pit(right, down, reach);
        }
        let outside = 1.0 - inside;
        self.add_ridge(x, y, outside, &mut slope);
        self.add_worn_way((x, y), pit, outside, &mut slope);
        self.add_edge(x, y, &mut slope);

        let facing = (LIGHT.2 - slope.0 * LIGHT.0 - slope.1 * LIGHT.1)
            / (1.0 + slope.0 * slope.0 + slope.1 * slope.1).sqrt();
        // Ambient light reaches everywhere, so that shade is never black.
        let lit = 0.36 + 0.64 * facing.max(0.0) / LIGHT.2 * (1.0 - shade);
        let hollow = 0.12 * inside * (1.0 - reach * reach);
        // The sunlit wall of a hole stands out against its dark floor.
        let contrast = mixed(lit - 1.0, 1.7 * (lit - 1.0).max(0.0) + 0.9 * (lit - 1.0).min(0.0), inside);
        contrast - hollow + self.patch(x, y) * mixed(1.0, 0.6, inside)
    }

    /// Lighter and darker patches: not height, but what the ground is made of.
    fn patch(&self, x: f32, y: f32) -> f32 {
        let Texture { patches, grain, .. } = self.texture;
        if grain <= 1.0 {
            let wide = self.noise.at(x * 0.11 + 31.0, y * 0.11 + 7.0);
            let fine = self.noise.at(x * 0.7 + 3.0, y * 0.7 + 90.0);
            // Grains of quartz and of iron, each about as large as a point of the picture.
            let speck = chance((x * 1.3) as i32 as u32, (y * 1.3) as i32 as u32, 5) - 0.5;
            patches * (wide + 0.55 * fine + 0.34 * speck)
        } else {
            // The grain of a plank: long lines that bend a little together.
            let bent = y + 9.0 * self.noise.at(x * 0.012 + 50.0, y * 0.02 + 11.0);
            let lines = self.noise.at(x * 0.35 / grain + 5.0, bent * 0.62 + 200.0);
            let bands = self.noise.at(x * 0.06 / grain + 17.0, bent * 0.09 + 400.0);
            patches * (0.45 * lines + 0.6 * bands)
        }
    }

    fn grain_slope(&self, x: f32, y: f32, inside: f32) -> (f32, f32) {
        let Texture { roughness, grain, gravel, .. } = self.texture;
        let fine = self.noise.slope(x * 0.9 / grain + 500.0, y * 0.9 + 500.0);
        let wide = self.noise.slope(x * 0.26 / grain, y * 0.26);
        let rough = roughness * mixed(1.0, 0.22, inside);
        let mut slope = (rough * (fine.0 / grain + 0.62 * wide.0 / grain), rough * (fine.1 + 0.62 * wide.1));
        if 0.0 < gravel && inside < 0.5 {
            add_stone(x, y, gravel, self.radius, &mut slope);
        }
        slope
    }

    /// The bank of earth between the halves.
    fn add_ridge(&self, x: f32, y: f32, outside: f32, slope: &mut (f32, f32)) {
        let [left, _, right, _] = self.edges;
        let half_width = 0.4 * self.radius;
        let bend = 0.1 * self.radius * self.noise.at(x * 0.05 + 9.0, 3.0);
        let across = (y - self.middle - bend) / half_width;
        if across.abs() < 1.0 {
            let ends = smooth_step(0.1, 0.7, (x - left).min(right - x) / self.radius);
            let height = 0.75 + 0.25 * self.noise.at(x * 0.2, 40.0);
            slope.1 -= outside * ends * height * 0.85 * wave(across);
        }
    }

    /// Generations of hands have worn the ground along the circuits: along the rows, and between their ends.
    fn add_worn_way(&self, (x, y): (f32, f32), pit: Pit, outside: f32, slope: &mut (f32, f32)) {
        let (first, last) = (self.pits[0], self.pits[self.pits.len() - 1]);
        let width = 0.26 * self.radius;
        let (right, down) = ((x - pit.x) / width, (y - pit.y) / width);
        if down.abs() < 1.0 && first.x < x && x < last.x {
            slope.1 += outside * 0.24 * wave(down);
        }
        let at_an_end = pit.x <= first.x || last.x <= pit.x;
        let across_the_middle = (y - self.middle).abs() < (self.nearest_row - self.middle).abs();
        if at_an_end && right.abs() < 1.0 && first.y < y && y < last.y && !across_the_middle {
            slope.0 += outside * 0.24 * wave(right);
        }
    }

    fn add_edge(&self, x: f32, y: f32, slope: &mut (f32, f32)) {
        let [left, top, right, bottom] = self.edges;
        let width = 0.1 * self.radius;
        let falls = |distance: f32| 0.85 * (1.0 - smooth_step(0.0, width, distance - 0.01 * self.radius));
        slope.0 += falls(x - left) - falls(right - x);
        slope.1 += falls(y - top) - falls(bottom - y);
    }
}

fn pit(layout: &Layout, hole: Hole) -> Pit {
    let center = layout.center(hole);
    let beaded = match hole.side() {
        Side::South => 0.0,
        Side::North => 1.0,
    };
    let turn =
        direction(f64::from(chance(u32::from(hole.place()), u32::from(hole.side() == Side::North), 77)));
    Pit { x: center.x as f32, y: center.y as f32, beaded, turn: (turn.0 as f32, turn.1 as f32) }
}

fn length(right: f32, down: f32) -> f32 {
    (right * right + down * down).sqrt()
}

/// The slope of a smooth bump between -1 and 1: nothing at both ends and on top.
fn wave(across: f32) -> f32 {
    let rest = 1.0 - across * across;
    2.6 * across * rest * rest.max(0.0)
}

/// The lines half way between neighbours.
fn between(centers: impl Iterator<Item = f32> + Clone) -> Vec<f32> {
    centers.clone().zip(centers.skip(1)).map(|(one, next)| f32::midpoint(one, next)).collect()
}

/// A hand digs no circles: between -1 and 1, changing slowly with the direction.
fn uneven((right, down): (f32, f32), turn: (f32, f32)) -> f32 {
    let twice = (right * right - down * down, 2.0 * right * down);
    let thrice = (twice.0 * right - twice.1 * down, twice.1 * right + twice.0 * down);
    let fifth = (thrice.0 * twice.0 - thrice.1 * twice.1, thrice.1 * twice.0 + thrice.0 * twice.1);
    0.5 * (twice.0 * turn.0 + twice.1 * turn.1)
        + 0.3 * (thrice.1 * turn.0 - thrice.0 * turn.1)
        + 0.25 * (fifth.0 * turn.1 + fifth.1 * turn.0)
}

/// The slopes of a pit and its lip: outward from its middle, and along its rim.
fn profile(reach: f32, direction: (f32, f32), pit: Pit, lip: f32) -> (f32, f32) {
    let wall = DEPTH * 4.0 * reach * reach * reach;
    let share = ((reach - 1.0) / LIP_WIDTH).clamp(0.0, 1.0);
    // North's holes have a beaded rim, South's a smooth one: told apart without colour, and by touch.
    let (beads, beads_slope) = beads(direction);
    let height = lip * (1.0 + 0.5 * pit.beaded * beads);
    let outer = -2.0 * height * (1.0 - share) / LIP_WIDTH;
    let inside = smooth_step(1.03, 0.97, reach);
    let along = pit.beaded * lip * 0.5 * beads_slope * (1.0 - share) * (1.0 - share) * (1.0 - inside);
    (mixed(outer, wall, inside), along)
}

/// A wave round the rim, and its slope.
fn beads((right, down): (f32, f32)) -> (f32, f32) {
    const PAIRS: i32 = 4;
    let mut power = (right, down);
    for _ in 0..PAIRS {
        power = (power.0 * power.0 - power.1 * power.1, 2.0 * power.0 * power.1);
    }
    // Sixteen times the angle, and half as much again: twenty-four beads.
    let eighth = {
        let mut power = (right, down);
        for _ in 0..PAIRS - 1 {
            power = (power.0 * power.0 - power.1 * power.1, 2.0 * power.0 * power.1);
        }
        power
    };
    let wave = (power.0 * eighth.0 - power.1 * eighth.1, power.1 * eighth.0 + power.0 * eighth.1);
    (wave.0, -24.0 * wave.1)
}

/// How much of the direct light a point in a pit does not get, because the rim stands before it.
fn in_the_pit(right: f32, down: f32, reach: f32) -> f32 {
    let flat = length(LIGHT.0, LIGHT.1);
    let towards = (LIGHT.0 / flat, LIGHT.1 / flat);
    let ahead = right * towards.0 + down * towards.1;
    let to_rim = -ahead + (ahead * ahead + (1.0 - reach * reach).max(0.0)).sqrt();
    let squared = reach * reach;
    let depth = DEPTH * (1.0 - squared * squared);
    smooth_step(-0.1, 0.24, depth * flat / LIGHT.2 - to_rim)
}

/// Little stones that lie in the soil, at most one to a square.
fn add_stone(x: f32, y: f32, gravel: f32, radius: f32, slope: &mut (f32, f32)) {
    let square = (0.16 * radius).max(5.0);
    let (column, row) = ((x / square).floor(), (y / square).floor());
    let (salt_x, salt_y) = (column as i32 as u32, row as i32 as u32);
    if chance(salt_x, salt_y, 1) < gravel {
        let size = square * (0.05 + 0.16 * chance(salt_x, salt_y, 2));
        let middle = |salt: u32| 0.25 + 0.5 * chance(salt_x, salt_y, salt);
        let (right, down) = (x - (column + middle(3)) * square, y - (row + middle(4)) * square);
        let from_middle = length(right, down) / size;
        if from_middle < 1.0 {
            slope.0 -= 0.9 * right / size;
            slope.1 -= 0.9 * down / size;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Noise, Relief, Texture};
    use crate::choreo::Layout;
    use crate::hole::Side;
    use crate::ruleset::Ruleset;

    #[test]
    fn the_light_falls_from_the_upper_left() {
        let layout = Layout::fit(Ruleset::STANDARD.shape, Side::South, 900.0, 800.0);
        for texture in [Texture::EARTH, Texture::WOOD] {
            let relief = Relief::new(&layout, texture, Noise::new().into());
            for hole in layout.holes_as_read() {
                let (center, radius) = (layout.center(hole), layout.radius());
                let at = |share: f64| {
                    let point = center.shifted(share * radius, share * radius);
                    relief.brightness(point.x as f32, point.y as f32)
                };
                let (shaded_wall, floor, sunlit_wall) = (at(-0.6), at(0.0), at(0.6));
                assert!(shaded_wall < sunlit_wall && floor < sunlit_wall, "a hole is a hollow, not a bump");
                assert!(at(0.78) < at(-0.78), "its lip is lit outside, on the other side");
            }
        }
    }
}
