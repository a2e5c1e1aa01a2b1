//! Laws of the layout: every board, in every box, turned either way.

mod common;

use katro::choreo::{Area, Layout, MOST_SHOWN, PEBBLE, Point, spot, stone};
use katro::{Heading, Hole, Rows, Shape, Side};

const BOXES: [(f64, f64); 10] = [
    (320.0, 420.0),
    (320.0, 256.0),
    (390.0, 700.0),
    (844.0, 340.0),
    (768.0, 1024.0),
    (1024.0, 768.0),
    (1100.0, 900.0),
    (1920.0, 1080.0),
    (2160.0, 3840.0),
    (3840.0, 2160.0),
];

fn layouts() -> impl Iterator<Item = Layout> {
    Shape::ALL.into_iter().flat_map(|shape| {
        Side::ALL.into_iter().flat_map(move |side| {
            BOXES.into_iter().map(move |(width, height)| Layout::fit(shape, side, width, height))
        })
    })
}

fn holds(area: Area, point: Point, margin: f64) -> bool {
    (area.x + margin..=area.x + area.width - margin).contains(&point.x)
        && (area.y + margin..=area.y + area.height - margin).contains(&point.y)
}

#[test]
fn every_hole_lies_on_the_board_and_the_board_in_the_box() {
    for shape in Shape::ALL {
        for (width, height) in BOXES {
            let layout = Layout::fit(shape, Side::South, width, height);
            let whole = Area { x: 0.0, y: 0.0, width, height };
            let board = layout.board();
            assert!(holds(whole, Point { x: board.x, y: board.y }, 0.0));
            assert!(holds(whole, Point { x: board.x + board.width, y: board.y + board.height }, 0.0));
            for hole in common::holes(shape) {
                assert!(holds(board, layout.center(hole), layout.radius()), "{hole} on {shape:?}");
            }
        }
    }
}

#[test]
fn holes_do_not_touch_and_neither_do_the_halves() {
    for layout in layouts() {
        for one in common::holes(layout.shape()) {
            for other in common::holes(layout.shape()).filter(|&other| other != one) {
                let apart = layout.center(one).distance(layout.center(other)) - 2.0 * layout.radius();
                assert!(0.3 * layout.radius() < apart, "{one} and {other}");
                if one.side() != other.side() {
                    assert!(1.2 * layout.radius() < apart, "{one} faces {other}");
                }
            }
        }
    }
}

#[test]
fn holes_are_as_large_as_the_box_allows() {
    for layout in layouts() {
        let (columns, rows) = (
            f64::from(layout.shape().width()),
            2.0 * f64::from(layout.shape().holes_per_side() / layout.shape().width()),
        );
        let (wide, high) = (layout.board().width / columns, layout.board().height / rows);
        assert!(0.33 * wide.min(high) < layout.radius(), "{layout:?}");
    }
}

#[test]
fn a_point_of_a_hole_hits_that_hole() {
    for layout in layouts() {
        for hole in common::holes(layout.shape()) {
            let (center, reach) = (layout.center(hole), 0.99 * layout.radius());
            for (right, down) in [(0.0, 0.0), (reach, 0.0), (-reach, 0.0), (0.0, reach), (0.0, -reach)] {
                assert_eq!(layout.hole_at(center.shifted(right, down)), Some(hole));
            }
        }
        let board = layout.board();
        let middle = Point { x: board.x + board.width / 2.0, y: layout.middle() };
        assert_eq!(layout.hole_at(middle), None, "the bank between the halves is no hole");
        assert_eq!(layout.hole_at(Point { x: -1.0, y: -1.0 }), None);
        assert_eq!(layout.hole_at(Point { x: f64::NAN, y: 0.0 }), None);
    }
}

#[test]
fn holes_are_read_from_the_upper_left_and_each_once() {
    for layout in layouts() {
        let read: Vec<Hole> = layout.holes_as_read().collect();
        assert_eq!(read.len(), 2 * usize::from(layout.shape().holes_per_side()));
        let places: Vec<Point> = read.iter().map(|&hole| layout.center(hole)).collect();
        for pair in places.windows(2) {
            let (one, next) = (pair[0], pair[1]);
            let same_row = (one.y - next.y).abs() < 1e-9;
            assert!(if same_row { one.x < next.x } else { one.y < next.y });
        }
    }
}

#[test]
fn the_side_that_the_reader_sits_at_lies_nearest() {
    for layout in layouts() {
        for hole in common::holes(layout.shape()) {
            let below = layout.middle() < layout.center(hole).y;
            assert_eq!(below, hole.side() == layout.nearest());
        }
    }
}

#[test]
fn turning_the_board_turns_every_hole_round_its_middle() {
    for shape in Shape::ALL {
        let south = Layout::fit(shape, Side::South, 900.0, 800.0);
        let north = Layout::fit(shape, Side::North, 900.0, 800.0);
        for hole in common::holes(shape) {
            let (one, other) = (south.center(hole), north.center(hole));
            assert!((one.x + other.x - 900.0).abs() < 1e-9 && (one.y + other.y - 800.0).abs() < 1e-9);
        }
    }
}

#[test]
fn the_hand_goes_straight_to_a_neighbour_and_round_the_outside_to_the_beginning() {
    for layout in layouts() {
        let shape = layout.shape();
        for heading in Heading::ALL {
            for from in common::holes(shape) {
                let to = shape.circuit(heading).after(from);
                let hop = layout.hop(from, to);
                assert_eq!(hop.points().first(), Some(&layout.center(from)));
                assert_eq!(hop.points().last(), Some(&layout.center(to)));
                assert!(
                    hop.at(0.0).distance(layout.center(from)) + hop.at(1.0).distance(layout.center(to))
                        < 1e-6
                );
                let round = 2 < hop.points().len();
                let expected = shape.rows == Rows::Three
                    && shape.row(from) == katro::Row::Inner
                    && shape.row(to) == katro::Row::Outer;
                assert_eq!(round, expected, "{from} to {to}");
                for step in 0..=100 {
                    let point = hop.at(f64::from(step) / 100.0);
                    assert!(holds(layout.board(), point, 0.0), "the hand stays over the board");
                    let others = common::holes(shape).filter(|&hole| hole != from && hole != to);
                    for hole in others {
                        assert!(
                            layout.radius() < layout.center(hole).distance(point),
                            "{from} to {to} over {hole}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn a_part_of_a_way_ends_where_the_hand_is() {
    for layout in layouts() {
        let from = Hole::at(Side::South, layout.shape().holes_per_side() - 1).expect("the last hole");
        let hop = layout.hop(from, layout.shape().circuit(Heading::East).after(from));
        for step in 0..=20 {
            let share = f64::from(step) / 20.0;
            let part = hop.part(share);
            assert!(part.last().is_some_and(|end| end.distance(hop.at(share)) < 1e-6));
        }
    }
}

#[test]
fn pebbles_stay_in_their_hole_and_twelve_can_be_counted() {
    for hole in common::holes(Shape { rows: Rows::Three, columns: katro::Columns::Eight }) {
        let spots: Vec<_> = (0..MOST_SHOWN).map(|number| spot(hole, number)).collect();
        for spot in &spots {
            assert!(spot.x.hypot(spot.y) + 0.9 * PEBBLE < 1.0, "{spot:?} in {hole}");
        }
        for (index, one) in spots.iter().enumerate().take(12) {
            assert_eq!(one.layer, 0, "the first twelve lie side by side");
            for other in spots.iter().take(index) {
                let apart = (one.x - other.x).hypot(one.y - other.y);
                assert!(1.55 * PEBBLE < apart, "{one:?} and {other:?} in {hole}");
            }
        }
        assert_eq!(
            spot(hole, MOST_SHOWN),
            spot(hole, 999),
            "more than can be seen lie where the last one does"
        );
    }
}

#[test]
fn no_two_holes_look_alike() {
    let holes: Vec<Hole> = common::holes(Shape { rows: Rows::Three, columns: katro::Columns::Six }).collect();
    for (index, &one) in holes.iter().enumerate() {
        for &other in &holes[..index] {
            assert_ne!(spot(one, 0), spot(other, 0));
            let stones = |hole| (0..6).map(|number| stone(hole, number)).collect::<Vec<_>>();
            assert_ne!(stones(one), stones(other));
        }
    }
}
