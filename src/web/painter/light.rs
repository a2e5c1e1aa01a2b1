//! Turns brightness, point by point, into a veil of light and a veil of shade on a sheet.

use std::ops::Range;

use wasm_bindgen::Clamped;
use web_sys::ImageData;

use super::sheet::{Drawn, Sheet};

/// So many rows are worked out at a time: a whole board at once would need memory that is never given back.
const ROWS: u32 = 48;

/// Paints how much shade (where `value` is negative) or light (where it is positive) lies on each pixel of some rows.
///
/// Both sheets must have the given width. What comes of it is white with more or less transparency; a tint gives it
/// its colour, so that all colours stay the theme's.
pub(super) fn veil(
    (shade, light): (&Sheet, &Sheet),
    width: u32,
    all: Range<u32>,
    value: &dyn Fn(u32, u32) -> f32,
) -> Drawn {
    let length = 4 * width as usize * ROWS.min(all.end - all.start) as usize;
    let (mut dark, mut bright) = (vec![255; length], vec![255; length]);
    let mut top = all.start;
    while top < all.end {
        let rows = ROWS.min(all.end - top);
        for row in 0..rows {
            for column in 0..width {
                let alpha = 255.0 * value(column, top + row);
                let index = 4 * (row * width + column) as usize + 3;
                dark[index] = (-alpha) as u8;
                bright[index] = alpha as u8;
            }
        }
        let used = 4 * (width * rows) as usize;
        for (sheet, bytes) in [(shade, &dark), (light, &bright)] {
            let data = ImageData::new_with_u8_clamped_array_and_sh(Clamped(&bytes[..used]), width, rows)?;
            sheet.context().put_image_data(&data, 0.0, f64::from(top))?;
        }
        top += rows;
    }
    Ok(())
}
