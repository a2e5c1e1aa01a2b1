//! Where the holes lie in a box of the page, and to which hole a point of it belongs. Nothing about time.

use crate::hole::{Hole, Side};
use crate::shape::Shape;

/// A point of the picture, in CSS pixels from the top left of the box; y grows downwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Point {
    /// The point that lies `fraction` of the way from here to `other`.
    #[must_use]
    pub fn towards(self, other: Point, fraction: f64) -> Point {
        Point { x: self.x + (other.x - self.x) * fraction, y: self.y + (other.y - self.y) * fraction }
    }

    /// The point that lies so far to the right of and below this one.
    #[must_use]
    pub fn shifted(self, right: f64, down: f64) -> Point {
        Point { x: self.x + right, y: self.y + down }
    }

    /// How far it is to `other`.
    #[must_use]
    pub fn distance(self, other: Point) -> f64 {
        ((self.x - other.x) * (self.x - other.x) + (self.y - other.y) * (self.y - other.y)).sqrt()
    }
}

/// An upright rectangle of the picture, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// From its left edge to its right one.
    pub width: f64,
    /// From its upper edge to its lower one.
    pub height: f64,
}

/// Where everything on the board lies, for one box, one shape and one side of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    shape: Shape,
    nearest: Side,
    board: Area,
    // The side of the largest square that fits a cell: all other lengths are shares of it.
    cell: f64,
    across: f64,
    down: f64,
}

// Shares of a cell.
const RADIUS: f64 = 0.415;
const MIDDLE: f64 = 0.46;
const BORDER: f64 = 0.2;
const OUTSIDE: f64 = 0.06;
// Beyond this a row or a column would fall apart into single holes.
const MOST_STRETCH: f64 = 1.22;

impl Layout {
    /// Lays a board out in a box, with the holes as large as they can be.
    ///
    /// `nearest` is the side that the reader sits at: the board turns for them, its columns too.
    #[must_use]
    pub fn fit(shape: Shape, nearest: Side, width: f64, height: f64) -> Layout {
        let columns = f64::from(shape.width());
        let rows = 2.0 * rows_a_side(shape);
        let edges = 2.0 * (BORDER + OUTSIDE);
        let cell = (width / (columns + edges)).min(height / (rows + MIDDLE + edges)).max(1.0);
        let across = ((width - edges * cell) / columns).max(cell).min(MOST_STRETCH * cell);
        let down = ((height - (edges + MIDDLE) * cell) / rows).max(cell).min(MOST_STRETCH * cell);
        let board_width = columns * across + 2.0 * BORDER * cell;
        let board_height = rows * down + (MIDDLE + 2.0 * BORDER) * cell;
        let board = Area {
            x: (width - board_width) / 2.0,
            y: (height - board_height) / 2.0,
            width: board_width,
            height: board_height,
        };
        Layout { shape, nearest, board, cell, across, down }
    }

    /// The shape that was laid out.
    #[must_use]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The side drawn nearest the reader.
    #[must_use]
    pub const fn nearest(&self) -> Side {
        self.nearest
    }

    /// The ground into which the holes are dug.
    #[must_use]
    pub const fn board(&self) -> Area {
        self.board
    }

    /// The radius of a hole, from its middle to its rim.
    #[must_use]
    pub fn radius(&self) -> f64 {
        RADIUS * self.cell
    }

    /// How high above the reader's half the line between the halves runs.
    #[must_use]
    pub fn middle(&self) -> f64 {
        self.board.y + self.board.height / 2.0
    }

    /// The middle of a hole.
    #[must_use]
    pub fn center(&self, hole: Hole) -> Point {
        let (across, down) = self.cell_of(hole);
        Point { x: self.column_center(across), y: self.row_center(down) }
    }

    /// The cell of the board in which a hole lies: cells touch and do not overlap.
    #[must_use]
    pub fn cell(&self, hole: Hole) -> Area {
        let center = self.center(hole);
        Area {
            x: center.x - self.across / 2.0,
            y: center.y - self.down / 2.0,
            width: self.across,
            height: self.down,
        }
    }

    /// The hole in whose cell a point lies, or `None` between the halves and at the edges.
    #[must_use]
    pub fn hole_at(&self, point: Point) -> Option<Hole> {
        self.holes_as_read().find(|&hole| {
            let center = self.center(hole);
            (point.x - center.x).abs() <= self.across / 2.0 && (point.y - center.y).abs() <= self.down / 2.0
        })
    }

    /// All holes in the order in which they are read: the upper row first, each from left to right.
    pub fn holes_as_read(&self) -> impl Iterator<Item = Hole> + use<> {
        let (shape, nearest) = (self.shape, self.nearest);
        let rows = shape.rows_outward_in();
        let far = rows.iter().map(move |&row| (nearest.opponent(), row));
        let near = rows.iter().rev().map(move |&row| (nearest, row));
        far.chain(near).flat_map(move |(side, row)| {
            let count = shape.width();
            (0..count).filter_map(move |across| {
                let offset = match nearest {
                    Side::South => across,
                    Side::North => count - 1 - across,
                };
                shape.column(offset).and_then(|column| shape.hole(side, row, column))
            })
        })
    }

    /// The way of the hand from one hole of a circuit to the next.
    ///
    /// From the end of the inner row back to the start of the outer one it leads round the outside of the half,
    /// along the edge of the board, so that it cannot be taken for a sowing.
    #[must_use]
    pub fn hop(&self, from: Hole, to: Hole) -> Hop {
        let (start, end) = (self.center(from), self.center(to));
        let (start_cell, end_cell) = (self.cell_of(from), self.cell_of(to));
        let apart = start_cell.0.abs_diff(end_cell.0) + start_cell.1.abs_diff(end_cell.1);
        if apart <= 1 {
            return Hop::along(vec![start, end]);
        }
        let clear = self.radius() + 0.6 * (self.cell * (0.5 + BORDER) - self.radius());
        let aside = |center: Point| {
            let outwards = if center.x < self.board.x + self.board.width / 2.0 { -clear } else { clear };
            center.x + outwards
        };
        let beyond = if end.y < self.middle() { end.y - clear } else { end.y + clear };
        let corners = [
            start,
            Point { x: aside(start), y: start.y },
            Point { x: aside(start), y: beyond },
            Point { x: aside(end), y: beyond },
            Point { x: aside(end), y: end.y },
            end,
        ];
        Hop::along(rounded(&corners, 0.28 * self.cell))
    }

    fn cell_of(&self, hole: Hole) -> (u8, u8) {
        let rows = self.shape.rows_outward_in();
        let row = self.shape.row(hole);
        let from_edge = rows.iter().zip(0..).find(|&(&each, _)| each == row).map_or(0, |(_, index)| index);
        let column = self.shape.column_of(hole).offset();
        let across = match self.nearest {
            Side::South => column,
            Side::North => self.shape.width() - 1 - column,
        };
        let last_row = 2 * self.shape.holes_per_side() / self.shape.width() - 1;
        let down = if hole.side() == self.nearest { last_row - from_edge } else { from_edge };
        (across, down)
    }

    fn column_center(&self, across: u8) -> f64 {
        self.board.x + BORDER * self.cell + (f64::from(across) + 0.5) * self.across
    }

    fn row_center(&self, down: u8) -> f64 {
        let beyond_middle = if f64::from(down) < rows_a_side(self.shape) { 0.0 } else { MIDDLE * self.cell };
        self.board.y + BORDER * self.cell + (f64::from(down) + 0.5) * self.down + beyond_middle
    }
}

/// The way from one hole to the next, as a line of short straight pieces.
#[derive(Clone, Debug, PartialEq)]
pub struct Hop {
    points: Vec<Point>,
    length: f64,
}

impl Hop {
    /// The corners of the line, from the middle of one hole to the middle of the next.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// How long the way is.
    #[must_use]
    pub fn length(&self) -> f64 {
        self.length
    }

    /// Where one is after that share of the way.
    #[must_use]
    pub fn at(&self, fraction: f64) -> Point {
        let mut left = fraction.clamp(0.0, 1.0) * self.length;
        for pair in self.points.windows(2) {
            if let [from, to] = *pair {
                let piece = from.distance(to);
                if left <= piece {
                    return from.towards(to, if piece == 0.0 { 0.0 } else { left / piece });
                }
                left -= piece;
            }
        }
        self.points.last().copied().unwrap_or(Point { x: 0.0, y: 0.0 })
    }

    /// The first part of the way, up to that share of it.
    #[must_use]
    pub fn part(&self, fraction: f64) -> Vec<Point> {
        let mut left = fraction.clamp(0.0, 1.0) * self.length;
        let mut part: Vec<Point> = self.points.first().copied().into_iter().collect();
        for pair in self.points.windows(2) {
            if let [from, to] = *pair {
                let piece = from.distance(to);
                if left < piece {
                    part.push(from.towards(to, left / piece));
                    break;
                }
                part.push(to);
                left -= piece;
            }
        }
        part
    }

    fn along(points: Vec<Point>) -> Hop {
        let length = points.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
        Hop { points, length }
    }
}

fn rows_a_side(shape: Shape) -> f64 {
    f64::from(shape.holes_per_side() / shape.width())
}

/// The same line with its corners cut round, starting so far before each corner.
fn rounded(corners: &[Point], radius: f64) -> Vec<Point> {
    let mut line: Vec<Point> = corners.first().copied().into_iter().collect();
    for triple in corners.windows(3) {
        if let [before, corner, after] = *triple {
            let reach = |other: Point| {
                let distance = corner.distance(other);
                corner.towards(other, (radius / distance.max(f64::EPSILON)).min(0.5))
            };
            let (enter, leave) = (reach(before), reach(after));
            for step in 0..=6 {
                // A quadratic curve with the corner as its control point.
                let share = f64::from(step) / 6.0;
                line.push(enter.towards(corner, share).towards(corner.towards(leave, share), share));
            }
        }
    }
    line.extend(corners.last());
    line
}
