//! What can go wrong, sorted by what the caller can do about it.

use std::path::PathBuf;
use thiserror::Error;

/// Why a call on an open store failed. Each variant is one reaction.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StoreError {
    /// Somebody else wrote first: reload the table, or look the request up.
    #[error("another write came first")]
    Conflict,
    /// There is no such table: give up.
    #[error("no such table")]
    Missing,
    /// The caller broke a bound of [`crate::limits`]: give up, it will never fit.
    #[error("refused: {0}")]
    Invalid(String),
    /// A full disk, a read-only disk, a lock, a closed store. Nothing was
    /// written; retry later.
    #[error("the store is unavailable: {0}")]
    Unavailable(String),
    /// What is on disk cannot be what we wrote: stop and call the operator.
    #[error("the stored data is damaged: {0}")]
    Corrupt(String),
}

/// Why a data folder could not be opened. The message is for the operator and
/// says what to do.
#[derive(Debug, Error)]
pub enum OpenError {
    #[error(
        "{} is not a folder; give the path of a folder, or of one that does not exist yet",
        path.display()
    )]
    NotAFolder { path: PathBuf },
    #[error(
        "cannot write in {} ({detail}); let this user write there, or choose another data folder",
        path.display()
    )]
    ReadOnly { path: PathBuf, detail: String },
    #[error("no space is left for {}; free some and start again", path.display())]
    Full { path: PathBuf },
    #[error(
        "another server (process {holder}) is using {}; stop it, or choose another data folder",
        path.display()
    )]
    Locked { path: PathBuf, holder: String },
    #[error(
        "{} is damaged or is not a database ({detail}); move it aside and put a backup in its \
         place, or choose an empty data folder",
        path.display()
    )]
    Corrupt { path: PathBuf, detail: String },
    #[error(
        "{} is a database of another program; choose another data folder",
        path.display()
    )]
    Foreign { path: PathBuf },
    #[error(
        "{} was written by a newer program (its schema is {found}, this program knows up to \
         {known}); start the newer program, or put an older backup in its place",
        path.display()
    )]
    Newer { path: PathBuf, found: i64, known: i64 },
    #[error(
        "{} was written by an earlier program (its schema is {found}, this program writes {known}); \
         start this program's server on it once, which brings it up to date",
        path.display()
    )]
    Older { path: PathBuf, found: i64, known: i64 },
    #[error(
        "{} could not be written, the copy that is taken before the tables of an earlier program \
         are moved over: {cause}; nothing was changed: make room for it and start again",
        path.display()
    )]
    NoCopy { path: PathBuf, cause: StoreError },
    #[error(
        "the file system of {} cannot share memory between connections, as the write-ahead log \
         needs; choose a data folder on a local disk",
        path.display()
    )]
    NoWriteAheadLog { path: PathBuf },
    #[error(
        "cannot open {} ({detail}); check that it is a plain file, and that this user may read \
         and write it",
        path.display()
    )]
    Unopenable { path: PathBuf, detail: String },
}

/// Why a data folder could not be backed up. The message is for the operator
/// and says what to do.
#[derive(Debug, Error)]
pub enum BackupError {
    #[error("there are no tables in {}; give the data folder of a server", path.display())]
    Nothing { path: PathBuf },
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(
        "{} cannot be read without writing beside it, as its server did not stop in order; copy it \
         and {} to a folder where you may write, and back up that folder",
        path.display(), log.display()
    )]
    NotInOrder { path: PathBuf, log: PathBuf },
    #[error("{} is there already; choose another name", path.display())]
    Exists { path: PathBuf },
    #[error("cannot copy to {}: {cause}", path.display())]
    Failed { path: PathBuf, cause: StoreError },
}
