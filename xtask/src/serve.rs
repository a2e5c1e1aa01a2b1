//! Answers a browser on this machine with the files of a site.

use crate::arguments::Arguments;
use crate::site::{Site, media_type};
use crate::{pack, project};
use anyhow::{Result, anyhow, bail};
use std::fs::File;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::thread;
use tiny_http::{Header, Method, Request, Response, Server};

/// The first port that is tried, and how many after it.
const PORT: u16 = 8080;
const PORTS: u16 = 40;

/// How many requests are answered at once, so that a browser that reads slowly keeps nobody waiting.
const ANSWERING: usize = 4;

/// A site, and the door to it.
pub(crate) struct Host {
    site: Site,
    server: Server,
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
        match ports.find_map(|port| Server::http(("127.0.0.1", port)).ok()) {
            Some(server) => {
                let port = server.server_addr().to_ip().map_or(PORT, |address| address.port());
                Ok(Host { site, server, port })
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

    /// Answers until the program is ended.
    pub(crate) fn answer(&self) {
        thread::scope(|scope| {
            for _ in 0..ANSWERING {
                scope.spawn(|| {
                    for request in self.server.incoming_requests() {
                        // A browser that closed the page before its answer came is no fault of anybody's.
                        drop(self.reply(request));
                    }
                });
            }
        });
    }

    fn reply(&self, request: Request) -> Result<()> {
        if !matches!(request.method(), Method::Get | Method::Head) {
            return Ok(request.respond(Response::from_string("Only GET here.\n").with_status_code(405))?);
        }
        let Some(file) = self.site.file(request.url()) else {
            return Ok(request.respond(Response::from_string("No such file here.\n").with_status_code(404))?);
        };
        let packed = packed(&file, &request);
        let mut response =
            Response::from_file(File::open(packed.as_ref().map_or(&file, |(_, packed)| packed))?);
        response.add_header(header("Content-Type", media_type(&file))?);
        // What was built a moment ago is what is shown.
        response.add_header(header("Cache-Control", "no-cache")?);
        response.add_header(header("X-Content-Type-Options", "nosniff")?);
        // A page from elsewhere may embed the game, as it may on a real host.
        response.add_header(header("Access-Control-Allow-Origin", "*")?);
        if let Some((coding, _)) = &packed {
            response.add_header(header("Content-Encoding", coding)?);
        }
        response.add_header(header("Vary", "Accept-Encoding")?);
        Ok(request.respond(response)?)
    }
}

/// The file's packed twin, if it lies beside the file and the browser can read it.
fn packed(file: &Path, request: &Request) -> Option<(&'static str, PathBuf)> {
    let accepted = request.headers().iter().find(|header| header.field.equiv("Accept-Encoding"))?;
    let accepted: Vec<&str> =
        accepted.value.as_str().split(',').filter_map(|part| part.split(';').next()).map(str::trim).collect();
    [("br", "br"), ("gzip", "gz")].into_iter().find_map(|(coding, end)| {
        let twin = pack::twin(file, end);
        (accepted.contains(&coding) && twin.is_file()).then_some((coding, twin))
    })
}

fn header(name: &str, value: &str) -> Result<Header> {
    Header::from_bytes(name, value).map_err(|()| anyhow!("no header can say {name}: {value}"))
}
