//! Katro, the six-row sowing game of the Betsileo of Madagascar.

pub mod hole;
pub mod board;
pub mod ruleset;
pub mod telling;
pub mod event;
pub mod error;
mod sow;
pub mod position;
pub mod game;
pub mod notation;
pub mod perft;
pub mod playout;
pub mod choreo;
#[cfg(feature = "web")]
pub mod web;

pub use board::{Board, Seeds};
pub use error::{Refusal, TextError, TextReason};
pub use event::{DrawReason, Event, NoCapture, Outcome, Verdict, WinReason};
pub use game::{Game, Played};
pub use hole::{Circuit, Column, Columns, Heading, Hole, Row, Rows, Shape, Side};
pub use perft::perft;
pub use playout::{Dice, Playout, playout};
pub use position::{Bound, Legal, Position, Turn, Way};
pub use sow::Sown;
pub use ruleset::{Endless, Headings, Landing, LoneSeed, OwnRow, Ruleset, Start, Target};
pub use notation::{Comment, Picture, Record, Tag};
pub use telling::{Convention, Source, Telling};
