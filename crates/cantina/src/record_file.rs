//! Reading record files: whole games on disk.

use crate::exit::Failure;
use catalog::{GameId, Hosted, Record};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// The longest record file that is read, in bytes.
const RECORD_BYTES_MAX: u64 = 256 * 1024 * 1024;

/// A record file that is JSON and names a game of Cantina.
pub struct RecordFile {
    /// The game it is of.
    pub game: GameId,
    text: String,
}

impl RecordFile {
    /// Reads the file.
    ///
    /// # Errors
    /// Why it is not a record of a game of Cantina.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        let size = fs::metadata(path).map_err(|error| Failure::file(path, error))?.len();
        if size > RECORD_BYTES_MAX {
            return Err(Failure::file(
                path,
                format!("a record has at most {RECORD_BYTES_MAX} bytes, not {size}"),
            ));
        }
        let text = fs::read_to_string(path).map_err(|error| Failure::file(path, error))?;
        let value: Value =
            serde_json::from_str(&text).map_err(|error| Failure::file(path, broken(&error)))?;
        let Some(id) = value.pointer("/header/game").and_then(Value::as_str) else {
            return Err(Failure::file(
                path,
                "this is not the record of a game: its header names no game",
            ));
        };
        let game = id.parse().map_err(|message: String| Failure::file(path, message))?;
        Ok(Self { game, text })
    }

    /// The record as this game's.
    ///
    /// # Errors
    /// Where the file stops being such a record.
    pub fn parse<G: Hosted>(&self, path: &Path) -> Result<Record<G>, Failure> {
        G::from_json(self.text.as_bytes()).map_err(|error| Failure::file(path, broken(&error)))
    }
}

/// What a person can make of a file that stops being JSON, or a record.
fn broken(error: &serde_json::Error) -> String {
    if error.is_eof() {
        format!("the file is cut short at line {}: copy the record again", error.line())
    } else {
        format!("the file is not a record: {error}")
    }
}
