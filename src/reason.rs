//! Why a lap ended as it did, why a turn is over, why a hole may be sown: each reason with the rule that says so.

use crate::event::{DrawReason, Event, NoCapture, Outcome, Verdict, WinReason};
use crate::rule::Rule;
use crate::ruleset::{Headings, Landing, OwnRow, Ruleset, Start, Target};

/// One reason. Several of them, in order, explain what happened or what may be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The landing hole was empty, so that the sowing rests.
    Rests,
    /// The landing hole was occupied, so that it is lifted and sown on.
    Relays,
    /// Nothing was captured, and why.
    NoCapture(NoCapture),
    /// In such a landing hole one may capture.
    MayCapture(Landing),
    /// From such a row one may capture.
    FromRow(OwnRow),
    /// That is what a capture takes.
    Takes(Target),
    /// What was taken is sown on with the seeds of the landing hole.
    SownOn,
    /// The opponent's last seeds were taken, so that the handful stays.
    LastSeedsTaken,
    /// A side's last seed stepped.
    Stepped,
    /// The game is over.
    Ended(Outcome),
    /// From such a hole a turn may start.
    MayStart(Start),
    /// The heading is the player's to choose, or is not.
    MayHead(Headings),
    /// A side's last seed may step.
    MayStep,
}

impl Reason {
    /// A name that does not change from release to release.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Reason::Rests => "rests",
            Reason::Relays => "relays",
            Reason::NoCapture(why) => why.code(),
            Reason::MayCapture(Landing::Occupied) => "captures-in-occupied",
            Reason::MayCapture(Landing::Empty) => "captures-in-empty",
            Reason::MayCapture(Landing::Either) => "captures-in-either",
            Reason::FromRow(OwnRow::InnermostWithSeeds) => "from-innermost-with-seeds",
            Reason::FromRow(OwnRow::InnerOnly) => "from-inner-row",
            Reason::Takes(Target::InnermostRow) => "takes-innermost-row",
            Reason::Takes(Target::NearestInColumn) => "takes-nearest-in-column",
            Reason::Takes(Target::WholeColumn) => "takes-whole-column",
            Reason::SownOn => "sown-on",
            Reason::LastSeedsTaken => "last-seeds-taken",
            Reason::Stepped => "stepped",
            Reason::Ended(outcome) => outcome.reason(),
            Reason::MayStart(Start::OutermostRow) => "starts-in-outermost-row",
            Reason::MayStart(Start::AnyHole) => "starts-anywhere",
            Reason::MayHead(Headings::EachTurn) => "heads-as-chosen",
            Reason::MayHead(Headings::BoundByFirstTurn) => "heads-as-bound",
            Reason::MayHead(Headings::EastOnly) => "heads-east",
            Reason::MayStep => "may-step",
        }
    }

    /// The rule that says so; none where the players have settled it between them.
    #[must_use]
    pub const fn rule(self) -> Option<Rule> {
        Some(match self {
            Reason::Rests
            | Reason::Relays
            | Reason::MayCapture(_)
            | Reason::NoCapture(NoCapture::LandingWasEmpty | NoCapture::LandingWasOccupied) => Rule::Landing,
            Reason::NoCapture(_) | Reason::FromRow(_) | Reason::Takes(_) => Rule::Capture,
            Reason::SownOn => Rule::Onward,
            Reason::LastSeedsTaken => Rule::LastSeedsTaken,
            Reason::Stepped | Reason::MayStep => Rule::LastSeedSteps,
            Reason::Ended(outcome) => return outcome.rule(),
            Reason::MayStart(_) => Rule::Start,
            Reason::MayHead(_) => Rule::Heading,
        })
    }

    /// What decided at one of a turn's events: nothing where nothing was decided.
    #[inline(never)]
    #[must_use]
    pub fn of_event(rules: &Ruleset, events: &[Event], at: usize) -> Vec<Reason> {
        let event = |at: usize| events.get(at).copied();
        let stepped = || matches!(at.checked_sub(1).and_then(event), Some(Event::Stepped { .. }));
        match event(at) {
            Some(Event::Landed { verdict: Verdict::Rested(why), .. }) => after(Reason::Rests, why),
            Some(Event::Landed { verdict: Verdict::Relayed(why), .. }) => after(Reason::Relays, why),
            Some(Event::Landed { verdict: Verdict::Captured, .. }) => {
                let mut reasons = if stepped() {
                    // A step to the inner row captures there, whatever a sowing may do.
                    vec![Reason::Stepped]
                } else {
                    vec![Reason::MayCapture(rules.landing), Reason::FromRow(rules.own_row)]
                };
                let later = events.iter().skip(at).any(|event| matches!(event, Event::Lifted { .. }));
                reasons.push(Reason::Takes(rules.target));
                reasons.push(if later { Reason::SownOn } else { Reason::LastSeedsTaken });
                reasons
            }
            Some(Event::Stepped { .. }) if !matches!(event(at + 1), Some(Event::Landed { .. })) => {
                vec![Reason::Stepped]
            }
            Some(Event::Ended(outcome)) => vec![Reason::Ended(outcome)],
            _ => Vec::new(),
        }
    }
}

/// What followed, and why nothing was captured, where that does not say the same once more.
fn after(followed: Reason, why: NoCapture) -> Vec<Reason> {
    match why {
        NoCapture::LandingWasEmpty => vec![followed],
        why => vec![Reason::NoCapture(why), followed],
    }
}

impl NoCapture {
    /// A name that does not change from release to release.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            NoCapture::LandingWasEmpty => "landing-was-empty",
            NoCapture::LandingWasOccupied => "landing-was-occupied",
            NoCapture::OwnRowFurtherIn { .. } => "own-row-further-in",
            NoCapture::NotInnerRow => "not-inner-row",
            NoCapture::FacingEmpty { .. } => "facing-empty",
            NoCapture::ColumnEmpty => "column-empty",
            NoCapture::OnlySingletons => "only-singletons",
            NoCapture::OpponentBare => "opponent-bare",
        }
    }
}

impl Outcome {
    /// The rule by which the game ended so; none where the players have settled it between them.
    #[must_use]
    pub const fn rule(self) -> Option<Rule> {
        match self {
            Outcome::Won { reason: WinReason::NoSeeds, .. } => Some(Rule::NoSeeds),
            Outcome::Drawn { reason: DrawReason::OnlyEndless } => Some(Rule::EndlessSowing),
            Outcome::Drawn { reason: DrawReason::Repetition } => Some(Rule::Repetition),
            Outcome::Won { reason: WinReason::Resigned, .. }
            | Outcome::Drawn { reason: DrawReason::Agreed } => None,
        }
    }
}
