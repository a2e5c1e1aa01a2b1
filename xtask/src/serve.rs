//! Answers a browser on this machine with the files of a site.

use crate::arguments::Arguments;
use crate::site::{Site, media_type};
use crate::{pack, project};
use anyhow::{Result, bail};
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// The first port that is tried, and how many after it.
const PORT: u16 = 8080;
const PORTS: u16 = 40;

/// How long a browser may keep a connection without asking for anything.
const PATIENCE: Duration = Duration::from_mins(1);

/// The most bytes of a request that are read; no browser sends as many for a file.
const MOST_ASKED: u64 = 64 * 1024;

/// A site, and the door to it.
pub(crate) struct Host {
    site: Site,
    listener: TcpListener,
    port: u16,
}

/// `cargo xtask serve`.
pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let port = arguments.number("--port")?;
    let folder = arguments.value("--folder")?;
    arguments.finish()?;
    let site = match folder {
        Some(folder) => Site::whole(&project::root().join(folder)),
        None => Site::project(&project::root()),
    };
    let host = Host::open(site, port)?;
    println!("{}", host.address());
    host.answer();
    Ok(())
}

/// The first of two neighbouring ports, from a number upwards, that no program holds.
pub(crate) fn free_pair(from: u16) -> u16 {
    let is_free = |port| TcpListener::bind(("127.0.0.1", port)).is_ok();
    (from..from + 2 * PORTS).step_by(2).find(|&port| is_free(port) && is_free(port + 1)).unwrap_or(from)
}

impl Host {
    /// Takes the wanted port, or the first free one when none is wanted.
    ///
    /// # Errors
    ///
    /// When the wanted port, or every port in the range, belongs to another program.
    pub(crate) fn open(site: Site, wanted: Option<u16>) -> Result<Host> {
        let mut ports = wanted.map_or(PORT..=PORT + PORTS, |port| port..=port);
        // Only this machine can reach it. Nothing here is meant to face a network.
        match ports.find_map(|port| TcpListener::bind(("127.0.0.1", port)).ok()) {
            Some(listener) => {
                let port = listener.local_addr()?.port();
                Ok(Host { site, listener, port })
            }
            None => match wanted {
                Some(port) => {
                    bail!("port {port} is taken by another program; name another, or none to have one chosen")
                }
                None => bail!("no free port from {PORT} to {}; name one with --port", PORT + PORTS),
            },
        }
    }

    /// What to type into a browser.
    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Answers until the program is ended, every connection in a thread of its own: a browser opens several at
    /// once and keeps them, and none may have to wait for another.
    pub(crate) fn answer(&self) {
        thread::scope(|scope| {
            for stream in self.listener.incoming().flatten() {
                // A browser that closed the page before its answer came is no fault of anybody's.
                scope.spawn(|| drop(self.converse(stream)));
            }
        });
    }

    /// Answers one request after the other, as long as the browser keeps the connection.
    fn converse(&self, mut stream: TcpStream) -> io::Result<()> {
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_nodelay(true)?;
        let mut reader = BufReader::new(stream.try_clone()?);
        while let Some(request) = Request::read(&mut reader)? {
            stream.write_all(&self.reply(&request))?;
            if request.is_last {
                break;
            }
        }
        Ok(())
    }

    fn reply(&self, request: &Request) -> Vec<u8> {
        if !matches!(request.method.as_str(), "GET" | "HEAD") {
            return response(request, "405 Method Not Allowed", TEXT, b"Only GET here.\n");
        }
        let Some(file) = self.site.file(&request.target) else {
            return response(request, "404 Not Found", TEXT, b"No such file here.\n");
        };
        let packed = packed(&file, &request.codings);
        let Ok(body) = fs::read(packed.as_ref().map_or(&file, |(_, packed)| packed)) else {
            return response(request, "404 Not Found", TEXT, b"No such file here.\n");
        };
        let coding = packed.map_or_else(String::new, |(coding, _)| format!("Content-Encoding: {coding}\r\n"));
        let head = format!("Content-Type: {}\r\n{coding}", media_type(&file));
        response(request, "200 OK", &head, &body)
    }
}

const TEXT: &str = "Content-Type: text/plain; charset=utf-8\r\n";

/// What a browser asks for, as far as it matters here.
#[derive(Debug, Default, PartialEq)]
struct Request {
    method: String,
    target: String,
    /// The packings that the browser can read.
    codings: Vec<String>,
    /// Whether the connection ends after the answer.
    is_last: bool,
}

impl Request {
    /// The next request of a connection, or `None` when the browser has closed it.
    fn read(reader: &mut impl BufRead) -> io::Result<Option<Request>> {
        let mut head = reader.by_ref().take(MOST_ASKED);
        let mut line = String::new();
        if head.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let mut words = line.split_whitespace().map(str::to_owned);
        let mut request = Request {
            method: words.next().unwrap_or_default(),
            target: words.next().unwrap_or_default(),
            is_last: words.next().as_deref() != Some("HTTP/1.1"),
            codings: Vec::new(),
        };
        // Only requests without a body are kept in step with.
        request.is_last |= !matches!(request.method.as_str(), "GET" | "HEAD");
        loop {
            line.clear();
            head.read_line(&mut line)?;
            if !line.ends_with('\n') {
                // Cut short, or far too long: what follows cannot be told from the next request.
                request.is_last = true;
                return Ok(Some(request));
            }
            let Some((name, value)) = line.split_once(':') else { return Ok(Some(request)) };
            let mut values = value.split(',').filter_map(|part| part.split(';').next()).map(str::trim);
            match name.to_ascii_lowercase().as_str() {
                "accept-encoding" => request.codings = values.map(str::to_owned).collect(),
                "connection" => request.is_last |= values.any(|value| value.eq_ignore_ascii_case("close")),
                _ => (),
            }
        }
    }
}

/// An answer as it is sent.
fn response(request: &Request, status: &str, head: &str, body: &[u8]) -> Vec<u8> {
    // What was built a moment ago is what is shown; and a page from elsewhere may embed the game, as it may on a
    // real host.
    let always = "Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nAccess-Control-Allow-Origin: *\r\n\
                  Vary: Accept-Encoding\r\n";
    let close = if request.is_last { "Connection: close\r\n" } else { "" };
    let length = body.len();
    let mut bytes =
        format!("HTTP/1.1 {status}\r\n{head}{always}{close}Content-Length: {length}\r\n\r\n").into_bytes();
    if request.method != "HEAD" {
        bytes.extend(body);
    }
    bytes
}

/// The file's packed twin, if it lies beside the file and the browser can read it.
fn packed(file: &Path, codings: &[String]) -> Option<(&'static str, PathBuf)> {
    [("br", "br"), ("gzip", "gz")].into_iter().find_map(|(coding, end)| {
        let twin = pack::twin(file, end);
        (codings.iter().any(|each| each == coding) && twin.is_file()).then_some((coding, twin))
    })
}

#[cfg(test)]
mod tests {
    use super::Request;

    fn read(text: &str) -> Vec<Request> {
        let mut reader = text.as_bytes();
        std::iter::from_fn(|| Request::read(&mut reader).unwrap()).collect()
    }

    #[test]
    fn a_connection_carries_one_request_after_the_other() {
        let requests =
            read("GET /a HTTP/1.1\r\nAccept-Encoding: gzip, br;q=0.9\r\n\r\nHEAD /b HTTP/1.1\r\n\r\n");
        assert_eq!(requests.len(), 2);
        assert_eq!((requests[0].method.as_str(), requests[0].target.as_str()), ("GET", "/a"));
        assert_eq!(requests[0].codings, ["gzip", "br"]);
        assert_eq!((requests[1].method.as_str(), requests[1].is_last), ("HEAD", false));
    }

    #[test]
    fn a_connection_ends_when_it_should() {
        assert!(read("GET / HTTP/1.1\r\nConnection: close\r\n\r\n")[0].is_last);
        assert!(read("GET / HTTP/1.0\r\n\r\n")[0].is_last);
        assert!(read("POST / HTTP/1.1\r\n\r\n")[0].is_last);
        assert!(read("GET / HTTP/1.1\r\nAccept")[0].is_last);
        assert!(read("").is_empty());
    }
}
