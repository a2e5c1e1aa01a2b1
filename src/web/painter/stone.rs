//! What a river pebble looks like, point by point. Pure arithmetic, no canvas.

use crate::choreo::direction;

use super::noise::{Noise, chance, smooth_step};

/// How many shapes of pebble there are.
pub(super) const FORMS: u32 = 12;

/// One shape of pebble.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    number: u32,
    long: f32,
    short: f32,
    turn: (f32, f32),
    egg: f32,
    square: f32,
    vein: f32,
    pale: f32,
}

/// How one point of a pebble looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grain {
    /// How much of the point the pebble covers.
    pub(super) cover: f32,
    /// How much brighter or darker than its stone the point is: from -1 to 1.
    pub(super) brightness: f32,
}

impl Form {
    /// The shape of that number.
    pub(super) fn of(number: u32) -> Form {
        let dice = |salt| chance(number, 11, salt);
        let turn = direction(0.19 * f64::from(number) + 0.1 * f64::from(dice(1)));
        Form {
            number,
            long: 1.0 + 0.16 * dice(2),
            short: 0.78 + 0.16 * dice(3),
            turn: (turn.0 as f32, turn.1 as f32),
            egg: 0.16 * (dice(4) - 0.5),
            square: 0.12 * dice(5),
            vein: if dice(6) < 0.3 { 0.3 + 0.4 * dice(7) } else { 0.0 },
            pale: 0.17 * dice(8) - 0.12,
        }
    }

    /// How the pebble looks at a point, in pebble radii from its middle; `pixel` is the size of a pixel there.
    // Once is enough: it is long, and called from loops.
    #[inline(never)]
    pub(super) fn grain(&self, noise: &Noise, right: f32, down: f32, pixel: f32) -> Grain {
        let along = right * self.turn.0 + down * self.turn.1;
        let across = down * self.turn.0 - right * self.turn.1;
        let (u, v) = (
            along / (self.long * (1.0 + self.egg * across)),
            across / (self.short * (1.0 + self.egg * along)),
        );
        let squared = u * u + v * v - self.square * 4.0 * u * u * v * v;
        let reach = squared.max(0.0).sqrt();
        let cover = smooth_step(1.0 + 0.75 * pixel, 1.0 - 0.75 * pixel, reach);
        if cover <= 0.0 {
            return Grain { cover: 0.0, brightness: 0.0 };
        }
        // A dome, flatter on top than a ball: the river has seen to that.
        let up = (1.0 - (squared * squared).min(1.0)).max(0.0).sqrt().max(0.08);
        let lean = (0.9 * u * reach / self.long, 0.9 * v * reach / self.short);
        let normal =
            (lean.0 * self.turn.0 - lean.1 * self.turn.1, lean.0 * self.turn.1 + lean.1 * self.turn.0);
        let length = (normal.0 * normal.0 + normal.1 * normal.1 + up * up).sqrt();
        let (nx, ny, nz) = (normal.0 / length, normal.1 / length, up / length);
        let facing = (-0.5 * nx - 0.58 * ny + 0.64 * nz).max(0.0);
        // The red earth throws some light back from below.
        let bounce = 0.16 * (0.6 * ny + 0.3 * nx).max(0.0);
        let gloss = (-0.27 * nx - 0.32 * ny + 0.905 * nz).max(0.0);
        let gloss = 0.42 * smooth_step(0.93, 1.0, gloss);
        let seed = self.number as f32 * 17.0;
        let spots = 0.13 * noise.at(right * 11.0 + seed, down * 11.0 + 40.0)
            + 0.2 * noise.at(right * 2.2 + seed, down * 2.2 + 90.0);
        let bent = across + 0.25 * noise.at(along * 3.0 + seed, 7.0) - 0.18;
        let vein = self.vein * smooth_step(0.1, 0.03, bent.abs());
        let brightness = 0.27 + self.pale + bounce + 0.98 * facing - 1.0
            + spots * (0.5 + facing)
            + vein * 0.5 * facing
            + gloss;
        Grain { cover, brightness: brightness.clamp(-1.0, 1.0) }
    }
}
