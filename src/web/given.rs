//! Reads what the page hands over, field by field; each fault names its field.

use js_sys::{Error, Reflect};
use tsify::Ts;
use wasm_bindgen::JsValue;

use crate::choreo;
use crate::hole::Side;

use super::error::thrown;
use super::painter::{Colour, Look, Stance};
use super::wire::{Counts, Material, SideName, StageOptions, Tempo, Theme};

/// Reads the name of a side.
pub(super) fn side(given: &Ts<SideName>) -> Result<Side, Error> {
    one_of("side", &given.js_value(), &SIDES)
}

/// Reads a tempo.
pub(super) fn tempo(given: &Ts<Tempo>) -> Result<choreo::Tempo, Error> {
    use choreo::{Motion, Speed};
    let given = given.js_value();
    Ok(choreo::Tempo {
        speed: choice(
            &given,
            "speed",
            &[
                ("slow", Speed::Slow),
                ("normal", Speed::Normal),
                ("fast", Speed::Fast),
                ("instant", Speed::Instant),
                ("whole", Speed::Whole),
            ],
        )?,
        motion: choice(&given, "motion", &[("full", Motion::Full), ("reduced", Motion::Reduced)])?,
    })
}

/// Reads which numbers are shown, which side sits nearest and which reads the numbers.
pub(super) fn options(given: &Ts<StageOptions>) -> Result<(Counts, Side, Side), Error> {
    let given = given.js_value();
    let counts = [("auto", Counts::Auto), ("always", Counts::Always), ("never", Counts::Never)];
    let side = |name| choice(&given, name, &SIDES);
    Ok((choice(&given, "counts", &counts)?, side("orient")?, side("reader")?))
}

/// Reads a theme.
pub(super) fn theme(given: &Ts<Theme>) -> Result<Look, Error> {
    let given = given.js_value();
    let materials = [("earth", Material::Earth), ("wood", Material::Wood), ("flat", Material::Flat)];
    let scale = field(&given, "numeralScale")?.as_f64().filter(|scale| scale.is_finite() && 0.0 < *scale);
    Ok(Look {
        material: choice(&given, "material", &materials)?,
        numeral_scale: scale.ok_or_else(|| malformed("numeralScale", "a positive number"))?,
        font: text(&given, "font")?,
        stance: Stance::default(),
        colours: Colour::ALL.iter().map(|(_, name)| text(&given, name)).collect::<Result<_, _>>()?,
    })
}

const SIDES: [(&str, Side); 2] = [("south", Side::South), ("north", Side::North)];

fn field(given: &JsValue, name: &str) -> Result<JsValue, Error> {
    Reflect::get(given, &JsValue::from_str(name)).map_err(|_| malformed(name, "a field of an object"))
}

fn text(given: &JsValue, name: &str) -> Result<String, Error> {
    field(given, name)?.as_string().ok_or_else(|| malformed(name, "a text"))
}

fn choice<C: Copy>(given: &JsValue, name: &str, choices: &[(&str, C)]) -> Result<C, Error> {
    one_of(name, &field(given, name)?, choices)
}

fn one_of<C: Copy>(name: &str, value: &JsValue, choices: &[(&str, C)]) -> Result<C, Error> {
    let value = value.as_string();
    let found = choices.iter().find(|&&(each, _)| Some(each) == value.as_deref());
    found.map(|&(_, choice)| choice).ok_or_else(|| malformed(name, "one of its names"))
}

fn malformed(name: &str, expected: &str) -> Error {
    thrown("malformed", &format!("{name} must be {expected}"))
}
