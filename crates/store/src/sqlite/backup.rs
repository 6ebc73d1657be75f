//! A copy of the database, taken while play goes on.

use super::{DATABASE_FILE, Sqlite, options, schema, verdict};
use crate::{BackupError, OpenError, StoreError};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

impl Sqlite {
    pub(crate) async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        copy(&self.readers, to).await
    }
}

/// Copies the database of a data folder to a new file, whether or not a server
/// is using the folder: a reader takes no lock that a writer waits for. Nothing
/// in the folder is changed.
///
/// # Errors
///
/// See [`BackupError`]; each says what the operator can do.
pub async fn back_up(folder: &Path, to: &Path) -> Result<(), BackupError> {
    let file = folder.join(DATABASE_FILE);
    if !file.is_file() {
        return Err(BackupError::Nothing { path: folder.into() });
    }
    let mut connection = open_to_read(&file).await?;
    copy(&mut connection, to).await.map_err(|cause| match cause {
        StoreError::Conflict => BackupError::Exists { path: to.into() },
        cause => BackupError::Failed { path: to.into(), cause },
    })?;
    // The copy is whole already; the reader has nothing to lose.
    let _ = connection.close().await;
    Ok(())
}

/// Opens a database to read it. Where this user may not write beside it, SQLite cannot share it with
/// a server; but what a server has left in order nobody changes.
pub(super) async fn open_to_read(file: &Path) -> Result<SqliteConnection, BackupError> {
    let reading = options(file).create_if_missing(false).read_only(true);
    let shared = open_ours(&reading, file).await;
    let Err(OpenError::Unopenable { .. } | OpenError::ReadOnly { .. }) = shared else {
        return Ok(shared?);
    };
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    if std::fs::metadata(&log).is_ok_and(|log| log.len() > 0) {
        return Err(BackupError::NotInOrder { path: file.into(), log: log.into() });
    }
    Ok(open_ours(&reading.immutable(true), file).await?)
}

async fn open_ours(
    options: &SqliteConnectOptions,
    file: &Path,
) -> Result<SqliteConnection, OpenError> {
    let mut connection = options.connect().await.map_err(|error| verdict::opening(file, &error))?;
    schema::version(&mut connection, file).await?;
    Ok(connection)
}

/// The copy is made under another name and renamed once it is on disk, as
/// `VACUUM INTO` neither syncs its file nor removes one it could not finish:
/// a file with the wanted name is a whole backup.
pub(super) async fn copy<'e>(
    from: impl sqlx::SqliteExecutor<'e>,
    to: &Path,
) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::Conflict);
    }
    let partial = partial(to);
    let Some(name) = partial.to_str() else {
        return Err(StoreError::Invalid("the path of a backup must be UTF-8".into()));
    };
    remove(&partial)?;
    let copied = sqlx::query("VACUUM INTO ?1").bind(name).execute(from).await;
    let settled = match copied {
        Ok(_) => settle(&partial, to).await,
        Err(error) => Err(verdict::calling(&error)),
    };
    if settled.is_err() {
        // The first error is the one to report.
        let _ = remove(&partial);
    }
    settled
}

fn partial(to: &Path) -> PathBuf {
    let mut name = to.as_os_str().to_owned();
    name.push(".partial");
    name.into()
}

/// Removes what an interrupted copy left.
pub(super) fn remove(partial: &Path) -> Result<(), StoreError> {
    match std::fs::remove_file(partial) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(unavailable(&error)),
        _ => Ok(()),
    }
}

/// The sync may take long, so it must not hold up the runtime.
async fn settle(partial: &Path, to: &Path) -> Result<(), StoreError> {
    let (partial, to) = (partial.to_owned(), to.to_owned());
    let settled = tokio::task::spawn_blocking(move || {
        File::open(&partial)?.sync_all()?;
        std::fs::rename(&partial, &to)?;
        match to.canonicalize()?.parent() {
            Some(parent) => File::open(parent)?.sync_all(),
            None => Ok(()),
        }
    });
    match settled.await {
        Ok(done) => done.map_err(|error| unavailable(&error)),
        Err(stopped) => Err(StoreError::Unavailable(stopped.to_string())),
    }
}

fn unavailable(error: &io::Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}
