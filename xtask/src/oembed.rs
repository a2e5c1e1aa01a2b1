//! Writes what other sites ask for when somebody pastes the game's address there: oEmbed, as files that never change.

use crate::sources::{Sources, kind};
use crate::tokens::{self, Token};
use anyhow::{Context, Result, bail};
use serde_json::json;
use std::fs;
use std::path::Path;

/// Where the files go, below the site.
const FOLDER: &str = "oembed";

/// Where the languages lie.
const WORDS: &str = "www/words";

/// A board with all around it that it needs.
const WIDTH: u32 = 800;
const HEIGHT: u32 = 600;

/// The address of a site, with its slash at the end.
///
/// # Errors
///
/// When it is none that other sites could use.
pub(crate) fn address(given: &str) -> Result<String> {
    let is_whole = given.strip_prefix("https://").is_some_and(|rest| rest.contains('.'));
    if !is_whole || given.contains(['"', '<', '>', ' ', '?', '#']) {
        bail!("--address takes the folder's whole address, as https://example.org/katro/");
    }
    Ok(format!("{}/", given.trim_end_matches('/')))
}

/// Writes one file for each language, and gives the page the links by which they are found.
pub(crate) fn write(address: &str, sources: &Sources, site: &Path) -> Result<()> {
    fs::create_dir_all(site.join(FOLDER))?;
    let mut links = String::new();
    for (path, source) in sources {
        if path.parent() != Some(Path::new(WORDS)) || kind(path) != "js" {
            continue;
        }
        let tag = path.file_stem().unwrap_or_default().to_string_lossy();
        let title = sentence(std::str::from_utf8(&source.bytes)?, "page.title")
            .with_context(|| format!("{} has no page.title", path.display()))?;
        let file = format!("{FOLDER}/{tag}.json");
        fs::write(site.join(&file), offer(address, &tag, title)?)?;
        // A page tells of itself in one language; the others are for whoever links to them.
        if tag == "en" {
            links = format!(
                "    <link rel=\"alternate\" type=\"application/json+oembed\" href=\"{address}{file}\" title=\"{title}\">\n"
            );
        }
    }
    let page = site.join("index.html");
    let text = fs::read_to_string(&page)?;
    let end = text.find("  </head>").context("index.html has no head")?;
    fs::write(page, format!("{}{links}{}", &text[..end], &text[end..]))?;
    Ok(())
}

/// What is offered to be embedded. A frame alone, without a script, is what every site may take.
fn offer(address: &str, tag: &str, title: &str) -> Result<String> {
    let frame = format!(
        "<iframe src=\"{address}?lang={tag}\" title=\"{title}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         style=\"border: 0; max-width: 100%\" allow=\"fullscreen\" loading=\"lazy\"></iframe>"
    );
    if title.contains(['"', '<', '>', '&', '\\']) {
        bail!("the title `{title}` cannot be an attribute");
    }
    let offer = json!({
        "version": "1.0", "type": "rich", "title": title, "provider_name": "Katro", "provider_url": address,
        "html": frame, "width": WIDTH, "height": HEIGHT, "cache_age": 86400,
    });
    Ok(format!("{offer:#}\n"))
}

/// The sentence of a key in a language's file.
fn sentence<'a>(source: &'a str, key: &str) -> Option<&'a str> {
    tokens::split(source).windows(3).find_map(|tokens| match tokens {
        [Token::Text(found, _), Token::Mark(':'), Token::Text(sentence, _)] if *found == key => {
            Some(*sentence)
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::{address, offer, sentence};

    #[test]
    fn an_address_is_whole_or_refused() {
        assert_eq!(address("https://example.org/katro").unwrap(), "https://example.org/katro/");
        assert_eq!(address("https://example.org/").unwrap(), "https://example.org/");
        for bad in ["", "example.org", "http://example.org/", "https://a b.c/", "https://example.org/?a=b"] {
            assert!(address(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_frame_is_offered() {
        let offer: serde_json::Value =
            serde_json::from_str(&offer("https://example.org/", "mg", "Lalao").unwrap()).unwrap();
        assert_eq!(offer["type"], "rich");
        assert!(
            offer["html"]
                .as_str()
                .unwrap()
                .starts_with("<iframe src=\"https://example.org/?lang=mg\" title=\"Lalao\"")
        );
    }

    #[test]
    fn a_sentence_is_found_by_its_key() {
        let source = "export const words = { \"a\": \"b\", \"page.title\":\n \"Katro, jeu\" };";
        assert_eq!(sentence(source, "page.title"), Some("Katro, jeu"));
        assert_eq!(sentence(source, "page.name"), None);
    }
}
