//! Bumps that look like chance and come out the same every time. Pure arithmetic.

/// A square of bumpy ground that can be laid edge to edge.
#[derive(Debug)]
pub(super) struct Noise {
    // Heights between -1 and 1, row after row.
    heights: Vec<f32>,
}

const SIDE: usize = 128;

impl Noise {
    /// Bumps of several sizes on top of each other.
    pub(super) fn new() -> Noise {
        let mut heights = vec![0.0; SIDE * SIDE];
        for (octave, step) in [32_u32, 16, 8, 4, 2, 1].into_iter().enumerate() {
            // Small bumps are nearly as high as large ones: soil is rough.
            let weight = [0.22, 0.2, 0.18, 0.16, 0.16, 0.2][octave];
            add_bumps(&mut heights, step, weight, octave as u32);
        }
        Noise { heights }
    }

    /// The height at a point, in cells of the square; the square repeats for ever.
    pub(super) fn at(&self, x: f32, y: f32) -> f32 {
        let (left, top) = (x.floor(), y.floor());
        let (right_share, low_share) = (x - left, y - top);
        let (column, row) = (left as i32 as usize % SIDE, top as i32 as usize % SIDE);
        let (next_column, next_row) = ((column + 1) % SIDE, (row + 1) % SIDE);
        let upper = mixed(self.cell(column, row), self.cell(next_column, row), right_share);
        let lower = mixed(self.cell(column, next_row), self.cell(next_column, next_row), right_share);
        mixed(upper, lower, low_share)
    }

    /// How steep the ground is at a point, to the right and down.
    pub(super) fn slope(&self, x: f32, y: f32) -> (f32, f32) {
        let (left, top) = (x.floor(), y.floor());
        let (right_share, low_share) = (x - left, y - top);
        let (column, row) = (left as i32 as usize % SIDE, top as i32 as usize % SIDE);
        let (next_column, next_row) = ((column + 1) % SIDE, (row + 1) % SIDE);
        let upper = (self.cell(column, row), self.cell(next_column, row));
        let lower = (self.cell(column, next_row), self.cell(next_column, next_row));
        let rightwards = mixed(upper.1 - upper.0, lower.1 - lower.0, low_share);
        (rightwards, mixed(lower.0 - upper.0, lower.1 - upper.1, right_share))
    }

    fn cell(&self, column: usize, row: usize) -> f32 {
        self.heights[row * SIDE + column]
    }
}

/// A number between 0 and 1 that depends on all three arguments.
pub(super) fn chance(x: u32, y: u32, salt: u32) -> f32 {
    let mut bits = x.wrapping_mul(0x9e37_79b1) ^ y.wrapping_mul(0x85eb_ca77) ^ salt.wrapping_mul(0xc2b2_ae3d);
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2c1b_3c6d);
    bits = (bits ^ (bits >> 12)).wrapping_mul(0x297a_2d39);
    ((bits ^ (bits >> 15)) >> 8) as f32 / 16_777_215.0
}

pub(super) fn mixed(from: f32, to: f32, share: f32) -> f32 {
    from + (to - from) * share
}

/// Goes from 0 to 1 while `value` goes from `start` to `end`, gently at both ends.
pub(super) fn smooth_step(start: f32, end: f32, value: f32) -> f32 {
    let share = ((value - start) / (end - start)).clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

fn add_bumps(heights: &mut [f32], step: u32, weight: f32, salt: u32) {
    let side = SIDE as u32;
    let corner = |x: u32, y: u32| 2.0 * chance(x % (side / step), y % (side / step), salt) - 1.0;
    for (index, height) in (0_u32..).zip(heights.iter_mut()) {
        let (x, y) = (index % side, index / side);
        let (column, row) = (x / step, y / step);
        let share = |along: u32| smooth_step(0.0, 1.0, (along % step) as f32 / step as f32);
        let upper = mixed(corner(column, row), corner(column + 1, row), share(x));
        let lower = mixed(corner(column, row + 1), corner(column + 1, row + 1), share(x));
        *height += weight * mixed(upper, lower, share(y));
    }
}
