//! Why nothing was carried. The message is for the operator and says what to do.

use crate::{BackupError, OpenError, StoreError};
use std::path::PathBuf;
use thiserror::Error;

/// Why tables could not be carried from one place to another.
#[derive(Debug, Error)]
pub enum CarryError {
    #[error("there are no tables in {place}; give the data folder of a server, or a backup")]
    Nothing { place: String },
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(transparent)]
    NotReadable(#[from] BackupError),
    #[error("{} is there already; choose another name", path.display())]
    Exists { path: PathBuf },
    #[error(
        "there are {tables} tables and {keys} keys in {place} already; choose an empty place, or \
         say --replace to give them up"
    )]
    NotEmpty { place: String, tables: u64, keys: u64 },
    #[error(
        "{place} was written by an earlier program; put it in an empty folder as cantina.db, start \
         `cantina serve` on that folder once, which brings it up to date, and use the folder"
    )]
    Older { place: String },
    #[error("{place} cannot be read: {cause}")]
    Reading { place: String, cause: StoreError },
    #[error(
        "{place} cannot be written: {cause}; what is there is unfinished and is not served: mend \
         the cause and run the same command again"
    )]
    Writing { place: String, cause: StoreError },
    #[error(
        "what was written to {place} is not what was read: {what} differs; it is unfinished and is \
         not served: check the disk and the memory of both machines, then run the command again"
    )]
    Differs { place: String, what: String },
}
