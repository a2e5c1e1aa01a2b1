//! What the board looks like: a material, and a colour for each thing that has one.

use std::ops::Index;

use crate::web::wire::Material;

/// A look for the whole board.
#[derive(Clone, Debug)]
pub(in crate::web) struct Look {
    pub(in crate::web) material: Material,
    /// Numerals are this many times as large as usual.
    pub(in crate::web) numeral_scale: f64,
    /// The CSS font family of the numerals.
    pub(in crate::web) font: String,
    /// How figures stand.
    pub(in crate::web) stance: Stance,
    /// A CSS colour for each of [`Colour::ALL`].
    pub(in crate::web) colours: Vec<String>,
}

/// How figures stand for whoever sits at the lower edge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::web) enum Stance {
    /// The right way up.
    #[default]
    Upright,
    /// Upside down: they are read from the upper edge.
    Turned,
}

/// A thing that has a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::web) enum Colour {
    /// The soil or the wood.
    Ground,
    /// The same where the light falls.
    GroundLight,
    /// The same in the shade.
    GroundDark,
    /// The wall of a hole.
    Hole,
    /// The floor of a hole.
    HoleDeep,
    /// The lit lip of a hole.
    RimLight,
    /// The shaded lip of a hole.
    RimDark,
    /// The commonest stone.
    PebbleA,
    /// Another stone.
    PebbleB,
    /// Another stone.
    PebbleC,
    /// The rarest stone.
    PebbleD,
    /// South's number plates.
    South,
    /// The numbers on them.
    SouthInk,
    /// North's number plates.
    North,
    /// The numbers on them.
    NorthInk,
    /// The circuit.
    Path,
    /// The way of the hand.
    Trail,
    /// What a hole has gained.
    Gain,
    /// What a hole has lost.
    Loss,
    /// The picked hole.
    Select,
    /// What a turn would do.
    Ghost,
    /// Shadows.
    Shadow,
}

impl Colour {
    /// Every one of them, with the name that the page knows it by.
    pub(in crate::web) const ALL: [(Colour, &'static str); 22] = [
        (Colour::Ground, "ground"),
        (Colour::GroundLight, "groundLight"),
        (Colour::GroundDark, "groundDark"),
        (Colour::Hole, "hole"),
        (Colour::HoleDeep, "holeDeep"),
        (Colour::RimLight, "rimLight"),
        (Colour::RimDark, "rimDark"),
        (Colour::PebbleA, "pebbleA"),
        (Colour::PebbleB, "pebbleB"),
        (Colour::PebbleC, "pebbleC"),
        (Colour::PebbleD, "pebbleD"),
        (Colour::South, "south"),
        (Colour::SouthInk, "southInk"),
        (Colour::North, "north"),
        (Colour::NorthInk, "northInk"),
        (Colour::Path, "path"),
        (Colour::Trail, "trail"),
        (Colour::Gain, "gain"),
        (Colour::Loss, "loss"),
        (Colour::Select, "select"),
        (Colour::Ghost, "ghost"),
        (Colour::Shadow, "shadow"),
    ];
}

impl Index<Colour> for Look {
    type Output = str;

    fn index(&self, colour: Colour) -> &str {
        self.colours.get(colour as usize).map_or("", String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use tsify::Tsify;

    use super::Colour;
    use crate::web::wire::Theme;

    #[test]
    fn every_colour_is_where_its_number_says_and_is_asked_of_the_page() {
        for (index, (colour, name)) in Colour::ALL.into_iter().enumerate() {
            assert_eq!(colour as usize, index);
            assert!(Theme::DECL.contains(&format!("{name}: string;")), "{name} in {}", Theme::DECL);
        }
    }
}
