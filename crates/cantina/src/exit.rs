//! How a command ends when it does not end well.

use std::fmt::Display;
use std::path::Path;
use std::process::ExitCode;

/// A reason to stop, and the exit code that tells it to scripts.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// What was checked does not hold.
    #[error("{0}")]
    Check(String),
    /// The command was called in a way that makes no sense.
    #[error("{0}")]
    Usage(String),
    /// The data folder or the database cannot be used.
    #[error("{0}")]
    DataFolder(String),
    /// What was to be written cannot be.
    #[error("{0}")]
    Unwritten(String),
    /// The address to listen on is taken or not ours.
    #[error("{0}")]
    Address(String),
    /// A file cannot be read, written or understood.
    #[error("{}: {message}", .path.display())]
    File {
        /// Which file.
        path: std::path::PathBuf,
        /// What is the matter, and what to do.
        message: String,
    },
    /// Something this program did not expect.
    #[error("{0:#}")]
    Other(#[from] anyhow::Error),
}

/// The exit codes, for the help of every command.
pub const HELP: &str = "\
Exit codes:
  0  all is well
  1  what was checked does not hold, or something unexpected happened
  2  invalid arguments
  3  the data folder or the database cannot be used
  4  the address is taken, or is not ours to listen on
  5  a file cannot be read, written or understood";

impl Failure {
    /// A file that cannot be read, written or understood.
    pub fn file(path: &Path, message: impl Display) -> Self {
        Self::File { path: path.to_owned(), message: message.to_string() }
    }

    /// The exit code.
    #[must_use]
    pub fn code(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Check(_) | Self::Other(_) => 1,
            Self::Usage(_) => 2,
            Self::DataFolder(_) => 3,
            Self::Address(_) => 4,
            Self::File { .. } | Self::Unwritten(_) => 5,
        })
    }
}
