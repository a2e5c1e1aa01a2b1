//! Katro, the six-row sowing game of the Betsileo of Madagascar.

pub mod hole;
pub mod board;
pub mod ruleset;
pub mod event;

pub use board::{Board, Seeds};
pub use event::{DrawReason, Event, NoCapture, Outcome, Verdict, WinReason};
pub use hole::{Circuit, Column, Columns, Heading, Hole, Row, Rows, Shape, Side};
pub use ruleset::{Endless, Headings, Landing, LoneSeed, OwnRow, Ruleset, Start, Target};
