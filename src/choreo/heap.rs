//! How pebbles lie in a hole and in the hand: a fixed place for each, whatever the others do.

use crate::board::Seeds;
use crate::hole::Hole;

use super::circle::direction;

/// Where a pebble lies, in hole radii from the middle of the hole.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
    /// How many pebbles lie beneath it: 0 on the floor of the hole.
    pub layer: u8,
}

/// The most pebbles of one hole that are drawn; beyond that a heap looks full, and its number tells.
pub const MOST_SHOWN: Seeds = 24;

/// The most pebbles of a handful that are drawn.
pub const MOST_IN_HAND: Seeds = 12;

/// The size of a pebble, half across, in hole radii.
pub const PEBBLE: f64 = 0.236;

/// Where the pebble with that number lies; the first has number 0.
///
/// The place depends on the hole and the number and on nothing else, so no pebble ever moves because another
/// arrives. The first three lie together in the middle, the next nine round them, and the rest on top.
#[must_use]
pub fn spot(hole: Hole, number: Seeds) -> Spot {
    let turned = share(mix(hole, 0x51ed));
    let number = number.min(MOST_SHOWN - 1);
    let (ring, of, distance, layer) = match number {
        0..=2 => (f64::from(number), 3.0, 1.05, 0),
        // Nine places, taken three steps apart, so that no side of the hole fills first.
        3..=11 => (f64::from(((number - 3) * 4) % 9) + 0.35, 9.0, 2.86, 0),
        12..=14 => (f64::from(number - 12) + 0.5, 3.0, 1.3, 1),
        15..=20 => (f64::from(((number - 15) * 5) % 6), 6.0, 2.25, 1),
        _ => (f64::from(number - 21), 3.0, 0.75, 2),
    };
    let jitter = mix(hole, number ^ 0x2f3b);
    let (right, down) = direction(turned + ring / of + 0.016 * (share(jitter) - 0.5));
    let reach = PEBBLE * (distance + 0.14 * (share(jitter >> 9) - 0.5));
    // A little below the middle: seen at a slant, the floor of a hole lies lower than its rim.
    Spot { x: reach * right, y: reach * down * 0.96 + 0.03, layer }
}

/// Where the pebble with that number lies within a handful, in hole radii from the middle of the handful.
#[must_use]
pub fn spot_in_hand(number: Seeds) -> Spot {
    let number = f64::from(number.min(MOST_IN_HAND - 1));
    // The golden angle packs any number of pebbles evenly.
    let (right, down) = direction(0.382 * number + 0.1);
    let reach = PEBBLE * 0.98 * number.sqrt();
    Spot { x: reach * right, y: reach * 0.8 * down, layer: 0 }
}

/// A number that stays the same for this pebble, from which the painter chooses its stone.
#[must_use]
pub fn stone(hole: Hole, number: Seeds) -> u32 {
    mix(hole, number ^ 0x7a11) >> 7
}

fn share(bits: u32) -> f64 {
    f64::from(bits & 0xff) / 255.0
}

fn mix(hole: Hole, number: Seeds) -> u32 {
    let mut bits = u32::from(hole.place()) * 2 + u32::from(hole.side() == crate::hole::Side::North);
    bits = bits.wrapping_mul(0x9e37_79b1) ^ u32::from(number).wrapping_mul(0x85eb_ca6b);
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2c1b_3c6d);
    bits = (bits ^ (bits >> 12)).wrapping_mul(0x297a_2d39);
    bits ^ (bits >> 15)
}
