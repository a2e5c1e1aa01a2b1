//! The rules by their numbers, and who says each of them in a telling.

use crate::question::Question;
use crate::ruleset::Ruleset;
use crate::telling::{Convention, Source, Telling};

/// A rule as it is told in `docs/rules.md`, under the same number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rule {
    /// 1: the board and its seeds.
    Board,
    /// 2: South moves first, and nobody passes.
    Turns,
    /// 3: where a turn starts.
    Start,
    /// 4: who chooses the heading.
    Heading,
    /// 5: lifting and sowing.
    Sowing,
    /// 6: what the landing hole decides.
    Landing,
    /// 7: when a capture is possible, and what it takes.
    Capture,
    /// 8: what is captured is sown on.
    Onward,
    /// 9: a capture of the last seeds ends the game.
    LastSeedsTaken,
    /// 10: without seeds to move the game is lost.
    NoSeeds,
    /// 11: no endless sowing is begun.
    EndlessSowing,
    /// 12: the third time of a position is a draw.
    Repetition,
    /// 13: a side's last seed may step, in some tellings.
    LastSeedSteps,
}

/// Who says a rule as it is played. Nobody, where the players have answered a question otherwise than any telling.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Authority {
    /// The sources that say it, or from which it is taken where the telling's own are silent.
    pub sources: Vec<Source>,
    /// What in it is our own.
    pub ours: Option<Convention>,
}

impl Rule {
    /// Every rule, in the order of the numbers.
    pub const ALL: [Rule; 13] = [
        Rule::Board,
        Rule::Turns,
        Rule::Start,
        Rule::Heading,
        Rule::Sowing,
        Rule::Landing,
        Rule::Capture,
        Rule::Onward,
        Rule::LastSeedsTaken,
        Rule::NoSeeds,
        Rule::EndlessSowing,
        Rule::Repetition,
        Rule::LastSeedSteps,
    ];

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Who says it, as it is played under a ruleset.
    #[inline(never)]
    #[must_use]
    pub fn authority(self, rules: &Ruleset) -> Authority {
        let standard = Telling::standard().rules;
        let otherwise =
            self.questions().iter().any(|&question| rules.answer(question) != standard.answer(question));
        let telling = Telling::of(rules);
        let sources = match (otherwise, telling) {
            (true, None) => Vec::new(),
            (true, Some(telling)) => telling.sources.iter().take(1).copied().collect(),
            (false, told) => {
                let own = told.map_or(&[][..], |telling| telling.sources);
                let both: Vec<Source> =
                    self.usual_sources().iter().copied().filter(|each| own.contains(each)).collect();
                // Where the telling's own sources are silent, the rule is taken from those that are not.
                if both.is_empty() { self.usual_sources().to_vec() } else { both }
            }
        };
        let conventions = telling.map_or(Convention::OF_ALL, |telling| telling.ours);
        Authority { sources, ours: conventions.iter().copied().find(|&ours| self.is_touched_by(ours)) }
    }

    /// The questions that it answers.
    const fn questions(self) -> &'static [Question] {
        match self {
            Rule::Board => &[Question::Board, Question::Seeds],
            Rule::Start => &[Question::Start],
            Rule::Heading => &[Question::Headings],
            Rule::Landing => &[Question::Landing],
            Rule::Capture => &[Question::OwnRow, Question::Target],
            Rule::LastSeedSteps => &[Question::LoneSeed],
            Rule::Turns
            | Rule::Sowing
            | Rule::Onward
            | Rule::LastSeedsTaken
            | Rule::NoSeeds
            | Rule::EndlessSowing
            | Rule::Repetition => &[],
        }
    }

    /// Who says it of the standard game.
    const fn usual_sources(self) -> &'static [Source] {
        match self {
            Rule::Board | Rule::Start => &[Source::MW, Source::WP, Source::DV],
            Rule::Turns | Rule::Capture | Rule::Onward => &[Source::MW],
            Rule::Heading | Rule::LastSeedsTaken => &[Source::WP],
            Rule::Sowing | Rule::NoSeeds => &[Source::MW, Source::WP],
            Rule::Landing => &[Source::MW, Source::DV],
            Rule::EndlessSowing | Rule::Repetition | Rule::LastSeedSteps => &[],
        }
    }

    /// Whether a convention of ours has a say in it.
    fn is_touched_by(self, convention: Convention) -> bool {
        match convention {
            Convention::EndlessSowing => self == Rule::EndlessSowing,
            Convention::Repetition => self == Rule::Repetition,
            Convention::HeadingsFromElsewhere | Convention::EastForBoth => self == Rule::Heading,
            Convention::RulesFromElsewhere => {
                !matches!(self, Rule::Board | Rule::EndlessSowing | Rule::Repetition | Rule::LastSeedSteps)
            }
        }
    }
}
