//! Text for rulesets: the name of a telling, and what is answered otherwise, as `standard,board:4x6,landing:empty`.

use std::fmt;
use std::str::FromStr;

use crate::error::{TextError, TextReason};
use crate::question::{Answer, Question};
use crate::ruleset::Ruleset;
use crate::telling::Telling;

use super::reader::{Reader, excerpt};

/// Question and answer with a colon between them: `landing:empty`.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Answer { question, answer } = self;
        write!(f, "{}:{answer}", question.code())
    }
}

/// The name of the telling that is played so; where nobody tells it so, `standard` and every answer that is another.
impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = Telling::of(self);
        let base = told.unwrap_or(Telling::standard());
        write!(f, "{}", base.name)?;
        self.differences_from(&base.rules).try_for_each(|answer| write!(f, ",{answer}"))
    }
}

impl FromStr for Ruleset {
    type Err = TextError;

    /// Reads the name of a telling, and after commas what is answered otherwise, in any order.
    ///
    /// ```
    /// use katro::{Landing, Ruleset};
    ///
    /// let rules: Ruleset = "katro-4x6,landing:either".parse()?;
    /// assert_eq!(rules, Ruleset { landing: Landing::Either, ..Ruleset::KATRO_4X6 });
    /// assert_eq!(rules.to_string(), "standard,board:4x6,landing:either");
    ///
    /// let error = "standard,landing:wet".parse::<Ruleset>().expect_err("no hole is wet");
    /// assert_eq!(
    ///     error.to_string(),
    ///     "line 1, column 18: \"wet\" is no answer to landing; there are occupied, empty, either"
    /// );
    /// # Ok::<(), katro::TextError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Says what cannot be read, and where.
    fn from_str(text: &str) -> Result<Ruleset, TextError> {
        read(Reader::new(text))
    }
}

pub(super) fn read(mut reader: Reader<'_>) -> Result<Ruleset, TextError> {
    reader.skip_white();
    let at = reader;
    let name = word(&mut reader);
    let Some(telling) = Telling::named(name) else {
        return Err(at.error(TextReason::UnknownRuleset { name: excerpt(name) }));
    };
    let mut rules = telling.rules;
    let mut answered = Vec::new();
    while reader.take(',') {
        let at = reader;
        let question = read_question(&mut reader)?;
        if answered.contains(&question) {
            return Err(at.error(TextReason::QuestionTwice { question }));
        }
        answered.push(question);
        let at = reader;
        let answer = word(&mut reader);
        if answer.is_empty() {
            return Err(reader.unexpected("an answer to the question"));
        }
        rules = rules
            .answering(question, answer)
            .ok_or_else(|| at.error(TextReason::UnknownAnswer { question, answer: excerpt(answer) }))?;
    }
    reader.end("a comma and the next answer")?;
    Ok(rules)
}

/// A question and the colon after it.
fn read_question(reader: &mut Reader<'_>) -> Result<Question, TextError> {
    let at = *reader;
    let code = reader.take_while(|letter| letter != ':' && belongs(letter));
    if code.is_empty() {
        return Err(at.unexpected("a question, such as landing,"));
    }
    let question = Question::named(code);
    let question =
        question.ok_or_else(|| at.error(TextReason::UnknownQuestion { question: excerpt(code) }))?;
    reader.require(':', "a colon and the answer")?;
    Ok(question)
}

fn word<'t>(reader: &mut Reader<'t>) -> &'t str {
    reader.take_while(belongs)
}

fn belongs(letter: char) -> bool {
    letter != ',' && !letter.is_whitespace()
}
