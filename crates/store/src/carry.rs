//! Carrying everything from one store to another: a backup, a restore, a move between a folder and a
//! database. What was written is read again and compared with what was read, each table by its hash.
//!
//! Until all of it is there and equal, the place it is carried to is not a store: a file has another
//! name, a database says that it is unfinished. Both are refused by a server, and the same command
//! may simply be run again.

pub(crate) mod contents;
mod error;
mod file;

pub use error::CarryError;

use crate::postgres::carrying as postgres;
use crate::sqlite::carrying as sqlite;
use crate::{DATABASE_FILE, DatabaseUrl, StoreError};
use contents::{Contents, Digests};
use std::fmt;
use std::path::{Path, PathBuf};

/// Where tables are.
#[derive(Debug, Clone)]
pub enum Place {
    /// The data folder of a server.
    Folder(PathBuf),
    /// A backup.
    File(PathBuf),
    Database(DatabaseUrl),
}

impl Place {
    /// The place that a person means: the address of a database, or a data folder.
    ///
    /// # Errors
    /// It is no address.
    pub fn folder_or_database(text: &str) -> Result<Self, crate::OpenError> {
        if DatabaseUrl::is_meant(text) {
            return text.parse().map(Self::Database);
        }
        Ok(Self::Folder(text.into()))
    }

    /// The file of a folder or a backup.
    fn file(&self) -> Option<PathBuf> {
        match self {
            Self::Folder(folder) => Some(folder.join(DATABASE_FILE)),
            Self::File(file) => Some(file.clone()),
            Self::Database(_) => None,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(path) | Self::File(path) => path.display().fmt(f),
            Self::Database(url) => url.fmt(f),
        }
    }
}

/// What becomes of tables that are where others are carried to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Existing {
    /// They stay, and nothing is carried.
    Keep,
    /// They are given up.
    Replace,
}

/// Whether a server may go on using the place that is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// It is read as of one moment.
    Running,
    /// It must not change, as it is given up.
    AtRest,
}

/// What was carried, and found equal when it was read again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Carried {
    pub tables: usize,
    pub entries: u64,
    pub attachments: usize,
    pub keys: usize,
    /// Tables that were damaged and are as damaged now, by their ids.
    pub damaged: Vec<String>,
    /// The hash of all hashes, in hexadecimal digits.
    pub digest: String,
}

/// Carries everything. `command` is what an unfinished database says was begun; `tell` hears how many
/// tables have been carried so far.
///
/// # Errors
/// See [`CarryError`]; each says what the operator can do. What is in `from` is never changed.
pub async fn carry(
    from: (&Place, Source),
    to: (&Place, Existing),
    command: &str,
    tell: &(dyn Fn(usize) + Sync),
) -> Result<Carried, CarryError> {
    let (from, source) = from;
    let (to, existing) = to;
    let mut reader = Reader::open(from, source).await?;
    let mut writer = Writer::open(to, existing, command).await?;
    let read = copy(&mut reader, &mut writer, (from, to), tell).await?;
    reader.close().await;
    let mut again = writer.read_again().await.map_err(|cause| writing(to, cause))?;
    let written = take_in(&mut again).await.map_err(|cause| writing(to, cause))?;
    again.close().await;
    if let Some(what) = read.differs_from(&written) {
        return Err(CarryError::Differs { place: to.to_string(), what });
    }
    writer.finish().await.map_err(|cause| writing(to, cause))?;
    Ok(read.report())
}

fn reading(place: &Place, cause: StoreError) -> CarryError {
    CarryError::Reading { place: place.to_string(), cause }
}

fn writing(place: &Place, cause: StoreError) -> CarryError {
    CarryError::Writing { place: place.to_string(), cause }
}

async fn copy(
    reader: &mut Reader,
    writer: &mut Writer,
    (from, to): (&Place, &Place),
    tell: &(dyn Fn(usize) + Sync),
) -> Result<Digests, CarryError> {
    let mut digests = Digests::default();
    let mut after = contents::Cursor::default();
    while let Some(page) = reader.next(&mut after).await.map_err(|cause| reading(from, cause))? {
        let (page, taken_in) = take_in_aside(page, digests).await;
        digests = taken_in;
        writer.put(page).await.map_err(|cause| writing(to, cause))?;
        tell(digests.n_tables());
    }
    Ok(digests)
}

/// Reads everything for the sake of its hashes.
async fn take_in(reader: &mut Reader) -> Result<Digests, StoreError> {
    let mut digests = Digests::default();
    let mut after = contents::Cursor::default();
    while let Some(page) = reader.next(&mut after).await? {
        digests = take_in_aside(page, digests).await.1;
    }
    Ok(digests)
}

/// Unpacking and hashing compute, and this may be a thread that serves.
async fn take_in_aside(page: Contents, mut digests: Digests) -> (Contents, Digests) {
    let taking = tokio::task::spawn_blocking(move || {
        digests.take_in(&page);
        (page, digests)
    });
    taking.await.expect("hashing does not panic")
}

/// What is read, page by page, as of one moment.
enum Reader {
    Sqlite(sqlite::Reader),
    Postgres(postgres::Reader),
}

impl Reader {
    async fn open(place: &Place, source: Source) -> Result<Self, CarryError> {
        let Place::Database(url) = place else {
            let file = place.file().expect("it is no database");
            if !file.is_file() {
                return Err(CarryError::Nothing { place: place.to_string() });
            }
            let folder = match place {
                Place::Folder(folder) if source == Source::AtRest => Some(folder.as_path()),
                _ => None,
            };
            return Ok(Self::Sqlite(sqlite::Reader::open(&file, folder).await?));
        };
        Ok(Self::Postgres(postgres::Reader::open(url, source).await?))
    }

    async fn next(&mut self, after: &mut contents::Cursor) -> Result<Option<Contents>, StoreError> {
        match self {
            Self::Sqlite(reader) => reader.next(after).await,
            Self::Postgres(reader) => reader.next(after).await,
        }
    }

    async fn close(self) {
        match self {
            Self::Sqlite(reader) => reader.close().await,
            Self::Postgres(reader) => reader.close().await,
        }
    }
}

/// Where everything is written, and does not count before it is finished.
enum Writer {
    Sqlite(Box<file::Unfinished>),
    Postgres(Box<postgres::Writer>),
}

impl Writer {
    async fn open(place: &Place, existing: Existing, command: &str) -> Result<Self, CarryError> {
        match place {
            Place::Database(url) => {
                let writer = postgres::Writer::open(url, existing, command).await?;
                Ok(Self::Postgres(Box::new(writer)))
            }
            Place::Folder(folder) => {
                let unfinished = file::Unfinished::in_folder(folder, existing).await?;
                Ok(Self::Sqlite(Box::new(unfinished)))
            }
            Place::File(path) => {
                if path.exists() && existing == Existing::Keep {
                    return Err(CarryError::Exists { path: path.clone() });
                }
                Ok(Self::Sqlite(Box::new(file::Unfinished::new(path, None).await?)))
            }
        }
    }

    async fn put(&mut self, page: Contents) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(file) => file.put(page).await,
            Self::Postgres(writer) => writer.put(page).await,
        }
    }

    async fn read_again(&mut self) -> Result<Reader, StoreError> {
        match self {
            Self::Sqlite(file) => file.read_again().await.map(Reader::Sqlite),
            Self::Postgres(writer) => writer.read_again().await.map(Reader::Postgres),
        }
    }

    async fn finish(self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(file) => file.finish().await,
            Self::Postgres(writer) => writer.finish().await,
        }
    }
}

/// The name under which a file is written until all of it is there.
pub(crate) fn unfinished_name(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".partial");
    name.into()
}
