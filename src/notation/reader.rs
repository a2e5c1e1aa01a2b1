//! A text being read, which always knows its line and column.

use crate::error::{TextError, TextReason};

/// Reads a text from front to back. A byte order mark in front is passed over.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader<'t> {
    rest: &'t str,
    line: u32,
    column: u32,
}

impl<'t> Reader<'t> {
    pub(super) fn new(text: &'t str) -> Reader<'t> {
        Reader { rest: text.strip_prefix('\u{feff}').unwrap_or(text), line: 1, column: 1 }
    }

    /// A reader of a text that begins where another reader stands.
    pub(super) const fn inside(self, text: &'t str) -> Reader<'t> {
        Reader { rest: text, ..self }
    }

    pub(super) const fn rest(&self) -> &'t str {
        self.rest
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Passes over one character.
    pub(super) fn advance(&mut self) -> Option<char> {
        let mut characters = self.rest.chars();
        let passed = characters.next()?;
        self.rest = characters.as_str();
        // CR LF is one line end, and so is each of them alone.
        let ends_line = passed == '\n' || (passed == '\r' && self.peek() != Some('\n'));
        (self.line, self.column) = if ends_line { (self.line + 1, 1) } else { (self.line, self.column + 1) };
        Some(passed)
    }

    /// Passes over a character if it stands next.
    pub(super) fn take(&mut self, wanted: char) -> bool {
        let there = self.peek() == Some(wanted);
        if there {
            self.advance();
        }
        there
    }

    /// Passes over a character that must stand next.
    pub(super) fn require(&mut self, wanted: char, expected: &'static str) -> Result<(), TextError> {
        if self.take(wanted) { Ok(()) } else { Err(self.unexpected(expected)) }
    }

    /// Passes over and gives all characters that fit.
    pub(super) fn take_while(&mut self, mut fits: impl FnMut(char) -> bool) -> &'t str {
        let text = self.rest;
        while self.peek().is_some_and(&mut fits) {
            self.advance();
        }
        &text[..text.len() - self.rest.len()]
    }

    /// Passes over white space of any kind; tells whether there was any.
    pub(super) fn skip_white(&mut self) -> bool {
        !self.take_while(char::is_whitespace).is_empty()
    }

    /// Passes over white space, after which the text must end.
    pub(super) fn end(&mut self, expected: &'static str) -> Result<(), TextError> {
        self.skip_white();
        if self.rest.is_empty() { Ok(()) } else { Err(self.unexpected(expected)) }
    }

    /// A refusal that points here.
    pub(super) const fn error(&self, reason: TextReason) -> TextError {
        TextError { line: self.line, column: self.column, reason }
    }

    /// The refusal of what stands here: the next word, or the end of the text.
    pub(super) fn unexpected(&self, expected: &'static str) -> TextError {
        let mut ahead = *self;
        let word = ahead.take_while(|character| !character.is_whitespace());
        self.error(match (word, self.peek()) {
            ("", None) => TextReason::EndsEarly { expected },
            ("", Some(space)) => TextReason::Unexpected { found: space.to_string(), expected },
            (word, _) => TextReason::Unexpected { found: excerpt(word), expected },
        })
    }
}

/// The beginning of a word, so that no message grows with what somebody pasted.
pub(super) fn excerpt(word: &str) -> String {
    const MOST: usize = 24;
    match word.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_owned(),
    }
}
