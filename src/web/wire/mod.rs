//! The values that cross to JavaScript: copies, in the words of the page. The engine's own types stay inside.

mod advice;
mod event;
mod game;
mod reason;
mod stage;
mod tally;

pub use advice::{Advice, ScoreKind, TurnAdvice};
pub use event::{TurnTelling, VerdictName, WireEvent};
pub use game::{
    GameOver, GameState, HeadingName, HoleState, QuestionInfo, RowName, RulesetInfo, SideName, SourceInfo,
    TurnSummary,
};
pub use stage::{
    BoardBox, Counts, CueKind, CueMark, Frame, HoleBox, Material, Motion, Speed, StageLayout, StageOptions,
    Tempo, Theme,
};

pub use tally::{LengthCount, TallyReport};

pub(super) use game::rows_in_all;
pub(super) use reason::{answer, says};
