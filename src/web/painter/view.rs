//! Which part of the picture the board takes, in pixels of the canvas.

use crate::choreo::{Area, Layout};

/// A layout on a canvas of a certain fineness.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct View {
    layout: Layout,
    /// Canvas pixels to a CSS pixel.
    pub(super) scale: f64,
    /// The upper left corner of the part that the board and its shadow take, in whole canvas pixels.
    pub(super) corner: (f64, f64),
    /// The size of that part, in canvas pixels.
    pub(super) pixels: (u32, u32),
}

impl View {
    /// The view of a layout on a canvas of that many pixels.
    pub(super) fn of(layout: Layout, scale: f64, canvas: (u32, u32)) -> View {
        let Area { x, y, width, height } = layout.board();
        let margin = 0.6 * layout.radius();
        let low = |edge: f64| ((edge - margin) * scale).floor().max(0.0);
        let high =
            |edge: f64, most: u32| ((edge + margin) * scale).ceil().max(1.0).min(f64::from(most.max(1)));
        let corner = (low(x), low(y));
        let far = (high(x + width, canvas.0), high(y + height, canvas.1));
        let pixels = ((far.0 - corner.0).max(1.0) as u32, (far.1 - corner.1).max(1.0) as u32);
        View { layout, scale, corner, pixels }
    }

    pub(super) fn layout(&self) -> &Layout {
        &self.layout
    }
}

#[cfg(test)]
mod tests {
    use super::View;
    use crate::choreo::Layout;
    use crate::hole::Side;
    use crate::shape::Shape;

    #[test]
    fn the_part_lies_on_the_canvas_and_holds_the_board() {
        for shape in Shape::ALL {
            for (width, height) in [(320.0, 420.0), (1100.0, 900.0), (3840.0, 2160.0)] {
                for scale in [0.5, 1.0, 1.25, 3.0] {
                    let canvas = ((width * scale) as u32, (height * scale) as u32);
                    let layout = Layout::fit(shape, Side::South, width, height);
                    let view = View::of(layout, scale, canvas);
                    let right = view.corner.0 + f64::from(view.pixels.0);
                    let bottom = view.corner.1 + f64::from(view.pixels.1);
                    assert!(right <= f64::from(canvas.0) && bottom <= f64::from(canvas.1));
                    let board = layout.board();
                    assert!(view.corner.0 <= board.x * scale && view.corner.1 <= board.y * scale);
                    assert!((board.x + board.width) * scale <= right + 1.0);
                    assert!((board.y + board.height) * scale <= bottom + 1.0);
                }
            }
        }
    }
}
