//! Splits JavaScript into words, strings and marks: as much of the language as finding imports takes.

/// A piece of a module that means something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Token<'a> {
    /// A name, a keyword or a number.
    Word(&'a str),
    /// What stands between plain quotes, and where it begins.
    Text(&'a str, usize),
    /// A template or a regular expression: nothing can be known of it without running it.
    Opaque,
    /// Any other character.
    Mark(char),
}

/// The pieces of a module in order, without space and comments.
pub(crate) fn split(source: &str) -> Vec<Token<'_>> {
    let mut tokens: Vec<Token<'_>> = Vec::new();
    let mut at = 0;
    while let Some(first) = source[at..].chars().next() {
        let rest = &source[at..];
        let (length, token) = if first.is_whitespace() {
            (first.len_utf8(), None)
        } else if rest.starts_with("//") {
            (rest.find('\n').unwrap_or(rest.len()), None)
        } else if rest.starts_with("/*") {
            (rest.find("*/").map_or(rest.len(), |end| end + 2), None)
        } else if matches!(first, '"' | '\'') {
            let length = quoted(rest);
            let inside = rest[1..length].strip_suffix(first).unwrap_or(&rest[1..length]);
            (length, Some(Token::Text(inside, at + 1)))
        } else if first == '`' {
            (template(rest), Some(Token::Opaque))
        } else if first == '/' && expects_value(tokens.last()) {
            (expression(rest), Some(Token::Opaque))
        } else if is_word(first) {
            let length = rest.find(|next| !is_word(next)).unwrap_or(rest.len());
            (length, Some(Token::Word(&rest[..length])))
        } else {
            (first.len_utf8(), Some(Token::Mark(first)))
        };
        tokens.extend(token);
        at += length;
    }
    tokens
}

fn is_word(character: char) -> bool {
    character.is_alphanumeric() || matches!(character, '_' | '$')
}

/// Whether a slash here begins a regular expression and is no division.
fn expects_value(before: Option<&Token<'_>>) -> bool {
    match before {
        None => true,
        Some(Token::Mark(mark)) => !matches!(mark, ')' | ']' | '}'),
        Some(Token::Word(word)) => {
            matches!(*word, "return" | "typeof" | "case" | "in" | "of" | "void" | "await" | "yield")
        }
        Some(Token::Text(..) | Token::Opaque) => false,
    }
}

/// How long a string is, quotes and all.
fn quoted(rest: &str) -> usize {
    let quote = rest.as_bytes()[0];
    ends(rest, |byte| byte == quote)
}

/// How long a regular expression is. A slash between brackets does not end it.
fn expression(rest: &str) -> usize {
    let mut bracketed = false;
    ends(rest, |byte| {
        match byte {
            b'[' => bracketed = true,
            b']' => bracketed = false,
            _ => {}
        }
        byte == b'/' && !bracketed
    })
}

/// How long a template is. Braces inside it may hold strings and templates of their own.
fn template(rest: &str) -> usize {
    let mut at = 1;
    while at < rest.len() {
        match rest.as_bytes()[at] {
            b'\\' => at += 2,
            b'`' => return at + 1,
            b'$' if rest[at..].starts_with("${") => at += 2 + hole(&rest[at + 2..]),
            _ => at += 1,
        }
    }
    rest.len()
}

/// How long the code between the braces of a template is, closing brace included.
fn hole(rest: &str) -> usize {
    let mut depth = 1;
    let mut at = 0;
    while at < rest.len() {
        match rest.as_bytes()[at] {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            b'"' | b'\'' => at += quoted(&rest[at..]) - 1,
            b'`' => at += template(&rest[at..]) - 1,
            _ => {}
        }
        at += 1;
        if depth == 0 {
            return at;
        }
    }
    rest.len()
}

/// The length up to and with the byte that ends a literal; an escaped one does not.
fn ends(rest: &str, mut is_end: impl FnMut(u8) -> bool) -> usize {
    let bytes = rest.as_bytes();
    let mut at = 1;
    while at < bytes.len() {
        if bytes[at] == b'\\' {
            at += 2;
        } else if is_end(bytes[at]) {
            return at + 1;
        } else {
            at += 1;
        }
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::{Token, split};

    fn texts(source: &str) -> Vec<&str> {
        let text = |token| match token {
            Token::Text(text, at) => {
                assert!(source[at..].starts_with(text));
                Some(text)
            }
            _ => None,
        };
        split(source).into_iter().filter_map(text).collect()
    }

    #[test]
    fn strings_are_found_and_comments_are_not() {
        assert_eq!(texts("a('b') // 'c'\n/* 'd' */ \"e'\\\"\""), ["b", "e'\\\""]);
        assert_eq!(texts("'' + \"\" + 'ß'"), ["", "", "ß"]);
    }

    #[test]
    fn quotes_in_templates_and_expressions_open_no_string() {
        assert_eq!(texts("`it's ${a['b'] + `${'}'}'`} '` + 'c'"), ["c"]);
        assert_eq!(texts("x = /['\"/]\\//; y = 'a'"), ["a"]);
        assert_eq!(texts("return /'/.test(x) || 'a'"), ["a"]);
    }

    #[test]
    fn a_division_is_no_expression() {
        assert_eq!(texts("a / 2 + 'b' / (c) / 'd'"), ["b", "d"]);
    }

    #[test]
    fn what_is_never_closed_ends_with_the_file() {
        for source in ["'", "'\\", "`${", "`\\", "/*", "x = /[", "`${'"] {
            split(source);
        }
    }
}
