//! Katro, the six-row sowing game of the Betsileo of Madagascar: the rules, as they are told in the sources, and
//! the telling of every turn, seed by seed.
//!
//! ```
//! use katro::{Event, Game, Position, Ruleset};
//!
//! let mut game = Game::new(Position::start(Ruleset::STANDARD));
//! let told = game.play("C<".parse()?)?;
//!
//! // Two seeds are lifted from C, and the sowing goes on until a seed falls into an empty hole.
//! assert!(matches!(told[0], Event::Lifted { seeds: 2, .. }));
//! let laps = told.iter().filter(|event| matches!(event, Event::Lifted { .. })).count();
//! assert_eq!(laps, 7);
//! assert_eq!(game.position().to_string(), "222222/222222/222022/333033/441330/101303 N");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The modules stand in reading order, and each uses only those above it.
//! `hole`, `shape` and `board` say where seeds can lie and where they do; `ruleset`, `question` and `telling` what the sources
//! disagree about; `event` what a watcher sees; `error` why a request is refused; `sow` moves the seeds; `position` decides
//! which turns may be played, `game` remembers them, `notation` writes them down.
//! Nothing here reads a clock, starts a thread, draws a random number or touches a file.

pub mod hole;
pub mod shape;
pub mod board;
pub mod ruleset;
pub mod question;
pub mod telling;
pub mod rule;
pub mod event;
pub mod reason;
pub mod error;
mod sow;
pub mod turn;
pub mod position;
pub mod game;
pub mod notation;
pub mod perft;
pub mod playout;
pub mod tally;
pub mod search;
pub mod puzzle;
pub mod choreo;
#[cfg(feature = "web")]
pub mod web;

pub use board::{Board, Seeds};
pub use error::{Refusal, TextError, TextReason};
pub use event::{DrawReason, Event, NoCapture, Outcome, Verdict, WinReason};
pub use game::{Game, Played};
pub use hole::{Column, Heading, Hole, Row, Side};
pub use notation::{Comment, Picture, Record, Tag};
pub use perft::perft;
pub use playout::{Dice, Playout, playout};
pub use position::{Bound, Candidates, Legal, Position};
pub use question::{Answer, Question};
pub use reason::Reason;
pub use rule::{Authority, Rule};
pub use ruleset::{Endless, Headings, Landing, LoneSeed, OwnRow, Ruleset, Start, Target};
pub use shape::{Circuit, Columns, Rows, Shape};
pub use sow::Sown;
pub use tally::{Tally, Totals};
pub use telling::{Convention, Source, Telling};
pub use turn::{Turn, Way};
