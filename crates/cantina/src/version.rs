//! Which Cantina this is: for reports of faults, and to know which data folders it can open.

use catalog::{GameId, host};
use std::fmt::Write as _;

/// The version of this program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// On one line: version and commit.
pub fn short(commit: Option<&str>) -> String {
    match commit {
        Some(commit) => format!("{VERSION} ({commit})"),
        None => VERSION.to_owned(),
    }
}

/// With the protocol it speaks and the rules it plays by, oldest that it still reads included.
pub fn long(commit: Option<&str>) -> String {
    let mut text = format!(
        "{VERSION}\ncommit: {}\nprotocol: {}",
        commit.unwrap_or("unknown, built without cargo xtask"),
        wire::PROTOCOL
    );
    for game in GameId::ALL {
        let (oldest, newest) = host!(game, G => (G::RULES_OLDEST, G::RULES));
        let _ = write!(text, "\nrules of {game}: {newest}");
        if oldest < newest {
            let _ = write!(text, " (tables and records from {oldest} on are read)");
        }
    }
    text
}
