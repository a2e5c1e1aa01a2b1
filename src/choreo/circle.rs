//! Directions on a circle, as exact as a picture needs, without the code of a mathematical library.

/// One step in a direction: how far it leads to the right, and how far down. A whole turn is 1.
#[must_use]
pub fn direction(turns: f64) -> (f64, f64) {
    (wave(turns + 0.25), wave(turns))
}

/// The sine of so many turns, to a thousandth.
///
/// CITE: two parabolas and their correction, a folk approximation.
fn wave(turns: f64) -> f64 {
    let within = turns - (turns + 0.5).floor();
    let rough = 8.0 * within - 16.0 * within * within.abs();
    0.225 * (rough * rough.abs() - rough) + rough
}

#[cfg(test)]
mod tests {
    use super::direction;

    #[test]
    fn directions_are_near_those_of_the_library() {
        for step in -400..400 {
            let turns = f64::from(step) / 100.0;
            let (sine, cosine) = (turns * std::f64::consts::TAU).sin_cos();
            let (right, down) = direction(turns);
            assert!((right - cosine).abs() < 2e-3 && (down - sine).abs() < 2e-3, "at {turns}");
        }
    }
}
