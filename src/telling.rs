//! The named rulesets: who tells the game so, and what in it is our own convention.

use crate::ruleset::Ruleset;

/// A named way to play, with the sources that it follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Telling {
    /// The name it is asked for by.
    pub name: &'static str,
    /// What it is called in English.
    pub title: &'static str,
    /// How it is played.
    pub rules: Ruleset,
    /// Who says so; the first one is the main source.
    pub sources: &'static [Source],
    /// What no source says.
    pub ours: &'static [Convention],
}

/// Where a rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The short name by which the rules refer to it.
    pub short: &'static str,
    /// The full reference.
    pub reference: &'static str,
}

/// A rule that no source has. The page says of each that it is ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Convention {
    /// A sowing that does not rest within the ruleset's laps may not be started; a player who has no other is
    /// not beaten: the game is drawn. (Rule 11)
    EndlessSowing,
    /// The third time that the same position arises, the game is drawn. (Rule 12)
    Repetition,
    /// The source is silent on who chooses the heading; the player does, anew each turn, as another source has it.
    HeadingsFromElsewhere,
    /// The source names one circuit and its direction only for one player; both sides sow East.
    EastForBoth,
    /// The source tells of this board, not of these rules on it.
    RulesFromElsewhere,
}

impl Convention {
    /// Those that hold whatever the questions are answered.
    pub const OF_ALL: &[Convention] = &[Convention::EndlessSowing, Convention::Repetition];

    /// A name that does not change from release to release.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Convention::EndlessSowing => "endless-sowing",
            Convention::Repetition => "repetition",
            Convention::HeadingsFromElsewhere => "headings-from-elsewhere",
            Convention::EastForBoth => "east-for-both",
            Convention::RulesFromElsewhere => "rules-from-elsewhere",
        }
    }
}

impl Source {
    /// Mancala World.
    pub const MW: Source = Source { short: "MW", reference: "Mancala World, \"Katro\"" };

    /// Wikipedia.
    pub const WP: Source =
        Source { short: "WP", reference: "Wikipedia, \"Katro\" (English; the Italian page adds details)" };

    /// De Voogt's field notes.
    pub const DV: Source = Source {
        short: "DV",
        reference: "A. J. de Voogt, field notes of 13 August 1998 at Ianjanina, Fianarantsoa; \
                    \"Distribution of Mancala Board Games: A Methodological Inquiry\", Board Games Studies 2 (1999), \
                    pp. 104-114, here 112-113; as quoted by the Ludii portal (evidence 1867, ruleset \"Observed\")",
    };

    /// Linton.
    pub const LN: Source = Source {
        short: "LN",
        reference: "R. Linton, \"The Tanala: A Hill Tribe of Madagascar\" (1933), pp. 261-262, \
                    as quoted by the Ludii portal",
    };

    /// Tiennot.
    pub const TN: Source = Source {
        short: "TN",
        reference: "L. Tiennot, \"À la recherche de jeux de semailles de type solo à Madagascar\", \
                    ethnographiques.org (field work of 2013)",
    };

    /// The Ludii system.
    pub const LUDII: Source = Source {
        short: "Ludii",
        reference: "Katro as played by the Ludii general game system, ruleset \"Observed\"",
    };
}

impl Telling {
    /// Every telling that can be asked for by name; the first one is what the page opens with.
    pub const ALL: [Telling; 12] = [
        Telling {
            name: "standard",
            title: "Katro",
            rules: Ruleset::STANDARD,
            sources: &[Source::MW, Source::WP, Source::DV],
            ours: &[Convention::HeadingsFromElsewhere, Convention::EndlessSowing, Convention::Repetition],
        },
        Telling {
            name: "one-circuit",
            title: "Katro on one circuit",
            rules: Ruleset::ONE_CIRCUIT,
            sources: &[Source::MW],
            ours: &[Convention::EastForBoth, Convention::EndlessSowing, Convention::Repetition],
        },
        Telling {
            name: "wikipedia",
            title: "Katro as on Wikipedia",
            rules: Ruleset::WIKIPEDIA,
            sources: &[Source::WP],
            ours: OURS,
        },
        Telling {
            name: "field-1998",
            title: "Katro as observed in 1998",
            rules: Ruleset::FIELD_1998,
            sources: &[Source::DV],
            ours: OURS,
        },
        Telling {
            name: "field-1998-small",
            title: "Katro as observed in 1998, on six rows of three",
            rules: Ruleset::FIELD_1998_SMALL,
            sources: &[Source::DV],
            ours: OURS,
        },
        Telling {
            name: "field-1998-free",
            title: "Katro as observed in 1998, free headings",
            rules: Ruleset::FIELD_1998_FREE,
            sources: &[Source::LUDII, Source::DV],
            ours: OURS,
        },
        Telling {
            name: "field-1998-small-free",
            title: "Katro as observed in 1998, on six rows of three, free headings",
            rules: Ruleset::FIELD_1998_SMALL_FREE,
            sources: &[Source::LUDII, Source::DV],
            ours: OURS,
        },
        Telling {
            name: "katro-4x4",
            title: "Katro on four rows of four",
            rules: Ruleset::KATRO_4X4,
            sources: &[Source::DV, Source::MW],
            ours: SMALLER_BOARD,
        },
        Telling {
            name: "katro-4x6",
            title: "Katro on four rows of six",
            rules: Ruleset::KATRO_4X6,
            sources: &[Source::DV, Source::TN, Source::MW],
            ours: SMALLER_BOARD,
        },
        Telling {
            name: "katro-6x3",
            title: "Katro on six rows of three",
            rules: Ruleset::KATRO_6X3,
            sources: &[Source::DV, Source::MW],
            ours: SMALLER_BOARD,
        },
        Telling {
            name: "standard-diagonal",
            title: "Katro with the last seed's step",
            rules: Ruleset::STANDARD_DIAGONAL,
            sources: &[Source::MW, Source::WP],
            ours: &[Convention::HeadingsFromElsewhere, Convention::EndlessSowing, Convention::Repetition],
        },
        Telling {
            name: "katra-boaoaka",
            title: "Katra Boaoaka",
            rules: Ruleset::KATRA_BOAOAKA,
            sources: &[Source::LN],
            ours: OURS,
        },
    ];

    /// The standard game: what the others are told by, and what the page opens with.
    #[must_use]
    pub const fn standard() -> &'static Telling {
        let [standard, ..] = &TELLINGS;
        standard
    }

    /// The telling of that name, or `None`.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Telling> {
        TELLINGS.iter().find(|telling| telling.name == name)
    }

    /// The telling that is played so, or `None` for answers that nobody gives together.
    #[must_use]
    pub fn of(rules: &Ruleset) -> Option<&'static Telling> {
        TELLINGS.iter().find(|telling| telling.rules == *rules)
    }
}

static TELLINGS: [Telling; 12] = Telling::ALL;

const OURS: &[Convention] = Convention::OF_ALL;

const SMALLER_BOARD: &[Convention] =
    &[Convention::RulesFromElsewhere, Convention::EndlessSowing, Convention::Repetition];
