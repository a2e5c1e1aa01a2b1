//! Reads a command's options. Knows no command.

use std::fmt;

/// The words after a command's name, taken out one option at a time.
pub(crate) struct Arguments {
    words: Vec<String>,
}

/// The command line cannot be understood; the process ends with code 2.
#[derive(Debug)]
pub(crate) struct Misuse(pub(crate) String);

impl fmt::Display for Misuse {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for Misuse {}

impl Arguments {
    pub(crate) fn new(words: impl IntoIterator<Item = String>) -> Arguments {
        Arguments { words: words.into_iter().collect() }
    }

    /// Whether somebody wants to read about the command instead of running it.
    pub(crate) fn ask_for_help(&self) -> bool {
        self.words.iter().any(|word| matches!(word.as_str(), "--help" | "-h"))
    }

    /// Takes out a switch such as `--debug`, and says whether it was there.
    pub(crate) fn switch(&mut self, name: &str) -> bool {
        let before = self.words.len();
        self.words.retain(|word| word != name);
        self.words.len() < before
    }

    /// Takes out an option with a value, written `--port 8080` or `--port=8080`.
    pub(crate) fn value(&mut self, name: &str) -> Result<Option<String>, Misuse> {
        let Some(at) = self.words.iter().position(|word| word.split('=').next() == Some(name)) else {
            return Ok(None);
        };
        let word = self.words.remove(at);
        match word.split_once('=') {
            Some((_, value)) => Ok(Some(value.to_owned())),
            None if at < self.words.len() && !self.words[at].starts_with("--") => {
                Ok(Some(self.words.remove(at)))
            }
            None => Err(Misuse(format!("{name} needs a value."))),
        }
    }

    /// Takes out an option whose value is a number.
    pub(crate) fn number<N: std::str::FromStr>(&mut self, name: &str) -> Result<Option<N>, Misuse> {
        let Some(text) = self.value(name)? else { return Ok(None) };
        match text.parse() {
            Ok(number) => Ok(Some(number)),
            Err(_) => Err(Misuse(format!("{name} takes a number, and `{text}` is not one it can use."))),
        }
    }

    /// Takes out the first word, which must be a number.
    pub(crate) fn count<N: std::str::FromStr>(&mut self, what: &str) -> Result<N, Misuse> {
        if self.words.is_empty() {
            return Err(Misuse(format!("{what} is missing.")));
        }
        let word = self.words.remove(0);
        word.parse().map_err(|_| Misuse(format!("{what} is a number, and `{word}` is not one it can use.")))
    }

    /// Takes out the first word that is no option. To be asked for after the options, whose values are words too.
    pub(crate) fn word(&mut self) -> Option<String> {
        let at = self.words.iter().position(|word| !word.starts_with("--"))?;
        Some(self.words.remove(at))
    }

    /// Refuses whatever was not taken out.
    pub(crate) fn finish(self) -> Result<(), Misuse> {
        match self.words.first() {
            None => Ok(()),
            Some(word) => Err(Misuse(format!("`{word}` is not an option here."))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Arguments;

    fn arguments(line: &str) -> Arguments {
        Arguments::new(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn options_may_come_in_any_order_and_either_spelling() {
        for line in ["--port 81 --debug", "--debug --port=81"] {
            let mut arguments = arguments(line);
            assert!(arguments.switch("--debug"));
            assert!(!arguments.switch("--no-open"));
            assert_eq!(arguments.number::<u16>("--port").unwrap(), Some(81));
            arguments.finish().unwrap();
        }
    }

    #[test]
    fn a_count_is_asked_for_by_name() {
        assert_eq!(arguments("600").count::<u32>("SECONDS").unwrap(), 600);
        assert!(arguments("").count::<u32>("SECONDS").unwrap_err().to_string().contains("SECONDS"));
        assert!(arguments("long").count::<u32>("SECONDS").unwrap_err().to_string().contains("long"));
    }

    #[test]
    fn a_word_is_no_option() {
        let mut arguments = arguments("--trace lesson");
        assert_eq!(arguments.word().as_deref(), Some("lesson"));
        assert_eq!(arguments.word(), None);
        assert!(arguments.switch("--trace"));
    }

    #[test]
    fn what_is_not_understood_is_named() {
        assert!(arguments("--prot 81").finish().unwrap_err().to_string().contains("--prot"));
        assert!(arguments("--port").number::<u16>("--port").unwrap_err().to_string().contains("value"));
        assert!(arguments("--port --debug").number::<u16>("--port").is_err());
        assert!(arguments("--port 99999").number::<u16>("--port").unwrap_err().to_string().contains("99999"));
    }
}
