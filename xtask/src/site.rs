//! Says which files a web site has, and what each of them is. Opens none.

use std::path::{Component, Path, PathBuf};

/// What may be asked for at the top of the project. Everything else there is nobody's business.
const FOLDERS: [&str; 1] = ["www"];

/// A folder that holds a site.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    folder: PathBuf,
    // A finished site is public whole; in the project, the sources lie beside it.
    whole: bool,
}

impl Site {
    /// The project's own site, among its sources.
    pub(crate) fn project(folder: &Path) -> Site {
        Site { folder: folder.to_owned(), whole: false }
    }

    /// A folder that holds nothing but a site.
    pub(crate) fn whole(folder: &Path) -> Site {
        Site { folder: folder.to_owned(), whole: true }
    }

    /// The file behind the path of a request, if the site has it.
    ///
    /// A path that leaves the site in whatever way has no file: `..` plain or encoded, an absolute path, a
    /// hidden file, a link to somewhere else.
    pub(crate) fn file(&self, url: &str) -> Option<PathBuf> {
        let path = url.split(['?', '#']).next()?.strip_prefix('/')?;
        let mut parts = Vec::new();
        for part in path.split('/') {
            let part = decode(part)?;
            // A colon names a drive or a stream, and a backslash is a slash, on some systems.
            if part.starts_with('.') || part.contains(['/', '\\', ':', '\0']) {
                return None;
            }
            parts.push(part);
        }
        if parts.last().is_some_and(String::is_empty) {
            parts.pop();
            parts.push("index.html".to_owned());
        }
        if parts.iter().any(String::is_empty) || !self.is_public(&parts) {
            return None;
        }
        let root = self.folder.canonicalize().ok()?;
        let file = root.join(parts.iter().collect::<PathBuf>()).canonicalize().ok()?;
        let inside = file.strip_prefix(&root).ok()?;
        let inside: Vec<String> = inside.components().filter_map(plain).collect();
        (file.is_file() && self.is_public(&inside)).then_some(file)
    }

    fn is_public(&self, parts: &[String]) -> bool {
        match parts {
            _ if self.whole => true,
            [file] => Path::new(file).extension().is_some_and(|end| end == "html"),
            [folder, ..] => FOLDERS.contains(&folder.as_str()),
            [] => false,
        }
    }
}

fn plain(part: Component<'_>) -> Option<String> {
    match part {
        Component::Normal(name) => Some(name.to_string_lossy().into_owned()),
        _ => None,
    }
}

/// Undoes percent-encoding. A broken code, or bytes that are no text, have no meaning here.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte == b'%' {
            let (code, after) = rest.split_at_checked(2)?;
            let code = std::str::from_utf8(code).ok().filter(|code| !code.starts_with('+'))?;
            bytes.push(u8::from_str_radix(code, 16).ok()?);
            rest = after;
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

/// The type a browser has to be told, by the file's name.
pub(crate) fn media_type(file: &Path) -> &'static str {
    match file.extension().and_then(|end| end.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        // With any other type the browser refuses to compile it while it arrives.
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::{Site, media_type};
    use std::fs;
    use std::path::{Path, PathBuf};

    /// A folder like the project's, which is gone when the test ends.
    struct Trial(PathBuf);

    impl Trial {
        fn new(name: &str) -> Trial {
            let folder = std::env::temp_dir().join(format!("katro-site-{name}-{}", std::process::id()));
            for file in
                ["index.html", "Cargo.toml", ".git/config", "target/secret", "www/a b.js", "www/x/index.html"]
            {
                let file = folder.join(file);
                fs::create_dir_all(file.parent().unwrap()).unwrap();
                fs::write(file, "").unwrap();
            }
            Trial(folder)
        }

        fn serves(&self, url: &str) -> bool {
            Site::project(&self.0).file(url).is_some()
        }
    }

    impl Drop for Trial {
        fn drop(&mut self) {
            drop(fs::remove_dir_all(&self.0));
        }
    }

    #[test]
    fn the_site_is_served() {
        let trial = Trial::new("served");
        for url in ["/", "/?lang=mg", "/index.html", "/www/a%20b.js", "/www/x/", "/www/x/index.html?v=1#top"]
        {
            assert!(trial.serves(url), "{url}");
        }
    }

    #[test]
    fn nothing_else_is_served() {
        let trial = Trial::new("refused");
        for url in [
            "",
            "index.html",
            "/missing.html",
            "/www",
            "/www/x",
            "/www/",
            "/Cargo.toml",
            "/.git/config",
            "/target/secret",
            "/www/../Cargo.toml",
            "/www/%2e%2e/Cargo.toml",
            "/www/..%2fCargo.toml",
            "/www/..%5cCargo.toml",
            "/../../../../../etc/passwd",
            "//etc/passwd",
            "/%2fetc/passwd",
            "/www//etc/passwd",
            "/C:/index.html",
            "/www/a%",
            "/www/a%2",
            "/www/a%zz.js",
            "/www/%+2.js",
            "/www/a%00.js",
            "/www/%ff.js",
            "/./index.html",
        ] {
            assert!(!trial.serves(url), "{url}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_does_not_lead_out() {
        let trial = Trial::new("links");
        std::os::unix::fs::symlink("/etc", trial.0.join("www/etc")).unwrap();
        std::os::unix::fs::symlink(trial.0.join("Cargo.toml"), trial.0.join("www/manifest.js")).unwrap();
        std::os::unix::fs::symlink(trial.0.join("www/a b.js"), trial.0.join("www/c.js")).unwrap();
        assert!(!trial.serves("/www/etc/passwd"));
        assert!(!trial.serves("/www/manifest.js"));
        assert!(trial.serves("/www/c.js"));
    }

    #[test]
    fn a_finished_site_is_served_whole() {
        let trial = Trial::new("whole");
        let site = Site::whole(&trial.0);
        assert!(site.file("/Cargo.toml").is_some());
        assert!(site.file("/.git/config").is_none());
    }

    #[test]
    fn modules_and_wasm_get_the_types_browsers_insist_on() {
        assert_eq!(media_type(Path::new("www/pkg/katro_bg.wasm")), "application/wasm");
        assert!(media_type(Path::new("www/define.js")).starts_with("text/javascript"));
    }
}
