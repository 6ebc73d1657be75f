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
    /// The connection to a database broke in the commit, and could not be made
    /// again in time: it may have been written or not. Reload the table.
    #[error("it is not known whether the store has written it: {0}")]
    Unsure(String),
    /// What is on disk cannot be what we wrote: stop and call the operator.
    #[error("the stored data is damaged: {0}")]
    Corrupt(String),
}

/// Why a data folder or a database could not be opened. The message is for the
/// operator and says what to do.
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
    #[error(
        "{} is unfinished: a command that was to fill this folder has not ended; run it again, or \
         remove that file to begin with an empty folder",
        path.display()
    )]
    Unfinished { path: PathBuf },
    /// `place` names the database, without a password.
    #[error("{place}: {fault}")]
    Database { place: String, fault: DatabaseFault },
}

/// What is wrong with a database.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum DatabaseFault {
    #[error("{detail}; write it as postgres://user@host:5432/database")]
    NotAnAddress { detail: String },
    #[error(
        "it cannot be reached ({detail}); check that PostgreSQL runs there, and the host and the \
         port"
    )]
    Unreachable { detail: String },
    #[error(
        "it does not let us in ({detail}); check the user and the password (PGPASSWORD, or a line \
         in ~/.pgpass), and that the user may create tables there"
    )]
    Denied { detail: String },
    #[error("{detail}; make it first: createdb --owner USER NAME")]
    NoDatabase { detail: String },
    #[error("it refuses ({detail}); look into the log of PostgreSQL")]
    Refused { detail: String },
    #[error("it is PostgreSQL {found}; version 15 or later is needed")]
    OldServer { found: i32 },
    #[error("its search_path names no schema that exists; create one, or take the option away")]
    NoSchema,
    #[error(
        "it has tables of another program under names that Cantina uses; give Cantina a database \
         or a schema of its own"
    )]
    Foreign,
    #[error(
        "it was written by a newer program (its schema is {found}, this program knows up to \
         {known}); start the newer program, or restore an older backup into an empty database"
    )]
    Newer { found: i32, known: i32 },
    #[error(
        "{what} was begun here and has not ended; run that command again, or empty the database"
    )]
    Unfinished { what: String },
    #[error("another server ({holder}) is using it; stop that one, or choose another database")]
    InUse { holder: String },
    #[error(
        "what is in it cannot be what Cantina wrote ({detail}); restore a backup into an empty \
         database"
    )]
    Corrupt { detail: String },
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
