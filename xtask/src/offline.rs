//! Writes the service worker of the finished site: one that keeps the game for times without a network, or one
//! that ends all that.

use crate::bundle::Bundle;
use crate::sources::{self, Source, Sources, kind, slashed};
use anyhow::{Context, Result, bail};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::json;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Whether a release can be played without a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offline {
    /// Visitors keep it.
    Keep,
    /// Whatever visitors have kept of this release or an earlier one is thrown away.
    End,
}

/// What the service worker is called. It lies beside the page, because it may serve only what lies below it.
pub(crate) const WORKER: &str = "offline-worker.js";

const KEEPING: &str = "www/offline-worker.js";
const ENDING: &str = "www/offline-worker-end.js";

/// What the workers are made from: nothing of the site names them.
pub(crate) const SOURCES: [&str; 2] = [KEEPING, ENDING];

/// Where the source of the keeping worker expects to be told what there is.
const UNTOLD: &str = r#"{"release":"source","files":{}}"#;

/// The service worker for a finished site that otherwise lies ready in `to`.
pub(crate) fn worker(offline: Offline, release: &str, from: &Path, to: &Path) -> Result<String> {
    let path = PathBuf::from(match offline {
        Offline::Keep => KEEPING,
        Offline::End => ENDING,
    });
    let mut text = fs::read_to_string(from.join(&path)).with_context(|| format!("no {}", slashed(&path)))?;
    if offline == Offline::Keep {
        if !text.contains(UNTOLD) {
            bail!("{KEEPING} has no place for {UNTOLD}");
        }
        text = text.replace(UNTOLD, &json!({ "release": release, "files": kept(to)? }).to_string());
    }
    let bundle = Bundle::new("offline")?;
    let source = Source { bytes: text.into_bytes(), references: Vec::new() };
    bundle.stage(&Sources::from([(path.clone(), source)]), release, |_, _| {
        bail!("a worker makes no address")
    })?;
    bundle.module(&path)
}

/// What is kept for times without a network, each file with what it must be; of a page, which hosts are known to
/// write into, nothing is said.
fn kept(site: &Path) -> Result<BTreeMap<String, String>> {
    let mut kept = BTreeMap::new();
    for path in sources::files(site, Path::new(""))? {
        match kind(&path) {
            "html" => drop(kept.insert(slashed(&path), String::new())),
            // Pictures are for a system that installs the game, which keeps them itself.
            "br" | "gz" | "png" => {}
            _ if path.starts_with("www") => {
                drop(kept.insert(slashed(&path), integrity(&fs::read(site.join(&path))?)));
            }
            _ => {}
        }
    }
    Ok(kept)
}

/// What a browser compares with what it was sent.
pub(crate) fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}

#[cfg(test)]
mod tests {
    use super::integrity;

    #[test]
    fn integrity_is_written_as_browsers_read_it() {
        assert_eq!(integrity(b""), "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
    }
}
