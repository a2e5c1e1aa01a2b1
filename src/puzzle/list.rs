//! A list of puzzles: what each is called, and whether all of it can be trusted.

use crate::position::Position;

use super::text::Claim;
use super::{Fault, Flaw, Grade, Puzzle, are_twins};

/// The names of the puzzles of a list, one after another: each grade counts its own.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Names([u32; Grade::ALL.len()]);

impl Names {
    pub(super) fn next(&mut self, grade: Grade) -> String {
        let count = &mut self.0[grade as usize];
        *count += 1;
        format!("{}-{count}", grade.code())
    }
}

/// Proves a list of puzzles anew, one in a line, and says how many there are.
///
/// Every line is made again from its grade, rules and position alone, by looking at every turn and every reply,
/// and must come out the same.
///
/// # Errors
///
/// Says what is wrong with the first puzzle that is no such puzzle, or has a twin before it, or stands in the
/// wrong place.
pub fn check<'l>(lines: impl IntoIterator<Item = &'l str>) -> Result<usize, Fault> {
    let mut names = Names::default();
    let mut earlier: Vec<(String, Puzzle)> = Vec::new();
    for (line, number) in lines.into_iter().zip(1..) {
        let puzzle = prove(line, &mut names, &earlier).map_err(|flaw| Fault { number, flaw })?;
        earlier.push(puzzle);
    }
    Ok(earlier.len())
}

fn prove(line: &str, names: &mut Names, earlier: &[(String, Puzzle)]) -> Result<(String, Puzzle), Flaw> {
    let claim = Claim::read(line)?;
    if let Some(of) = twin(&claim.position, earlier) {
        return Err(Flaw::Twin { of: of.to_owned() });
    }
    let puzzle = Puzzle::set(claim.grade, claim.telling, claim.position)?;
    if puzzle.solution() != claim.solution {
        return Err(Flaw::WrongSolution { expected: puzzle.solution() });
    }
    if let Some((_, before)) = earlier.last()
        && (puzzle.grade(), puzzle.effort()) < (before.grade(), before.effort())
    {
        return Err(Flaw::OutOfOrder);
    }
    let name = names.next(puzzle.grade());
    if claim.id != name {
        return Err(Flaw::WrongName { expected: name });
    }
    let expected = puzzle.to_line(&name);
    if line == expected { Ok((name, puzzle)) } else { Err(Flaw::WrongProof { expected }) }
}

/// The name of an earlier puzzle with the same position, or its mirror image.
fn twin<'e>(position: &Position, earlier: &'e [(String, Puzzle)]) -> Option<&'e str> {
    let twin = earlier.iter().find(|(_, puzzle)| are_twins(puzzle.position(), position));
    twin.map(|(name, _)| name.as_str())
}

/// A list of puzzles as [`check`] reads it.
#[must_use]
pub fn lines(puzzles: &[Puzzle]) -> Vec<String> {
    let mut names = Names::default();
    puzzles.iter().map(|puzzle| puzzle.to_line(&names.next(puzzle.grade()))).collect()
}
