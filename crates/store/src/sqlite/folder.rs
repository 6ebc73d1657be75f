//! The data folder: made if missing, and held by one process at a time.

use crate::{Lost, OpenError};
use sqlx::SqliteConnection;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// The database, in the data folder.
pub const DATABASE_FILE: &str = "cantina.db";

/// The file whose lock says that a server is using the folder. It holds that
/// server's process number, and it stays when the server ends: the lock counts,
/// not the file. It also holds the last table or row that was acknowledged, so
/// that a database that does not have it is found out.
pub const LOCK_FILE: &str = "cantina.lock";

/// The longest line of the lock's file.
const LINE_BYTES: usize = 192;

/// Stands for the number of a row where a table has none; programs before wrote no such note and
/// take it for none.
const NO_ROW: &str = "-";

/// The last row that was acknowledged, or the table that was created after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Newest {
    pub(super) table: String,
    /// None where the table itself is the last thing.
    pub(super) seq: Option<u32>,
}

/// The lock of a folder. It lasts as long as this does.
#[derive(Debug)]
pub(super) struct Lock(File);

impl Lock {
    /// Notes what was acknowledged last. What is noted survives the end of the process and
    /// not of the machine: it is not synced, so it may be older than the database and never newer.
    pub(super) fn note(&mut self, newest: Option<&Newest>) {
        // A note that cannot be written is one less warning, and no reason to stop.
        let _ = write_note(&mut self.0, newest);
    }
}

/// Makes the folder if it is missing and takes its lock; also tells what the last one who had it
/// noted.
pub(super) fn claim(folder: &Path) -> Result<(Lock, Option<Newest>), OpenError> {
    make(folder).map_err(|error| trouble(folder, &error))?;
    let mut file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(folder.join(LOCK_FILE))
        .map_err(|error| trouble(folder, &error))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            return Err(OpenError::Locked { path: folder.into(), holder: holder(&mut file) });
        }
        Err(TryLockError::Error(error)) => return Err(trouble(folder, &error)),
    }
    let newest = read_note(&mut file);
    sign(&mut file, newest.as_ref()).map_err(|error| trouble(folder, &error))?;
    Ok((Lock(file), newest))
}

/// What is missing of what was noted.
pub(super) async fn lost(
    connection: &mut SqliteConnection,
    newest: Option<Newest>,
) -> Result<Option<Lost>, sqlx::Error> {
    let Some(Newest { table, seq }) = newest else { return Ok(None) };
    let found: Option<u32> = sqlx::query_scalar(
        "SELECT coalesce((SELECT max(seq) + 1 FROM entries WHERE table_key = key), in_segments)
         FROM tables WHERE id = ?1",
    )
    .bind(table.as_str())
    .fetch_optional(connection)
    .await?;
    let is_there = found.is_some_and(|found| seq.is_none_or(|seq| found > seq));
    Ok((!is_there).then_some(Lost { table, seq, found }))
}

fn make(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    std::fs::create_dir_all(folder)?;
    // The new name must survive a power cut as surely as what is put in it.
    if let Some(parent) = folder.canonicalize()?.parent() {
        File::open(parent)?.sync_all()?;
    }
    Ok(())
}

/// Lines are as long as each other, so that one is written over the one before.
fn line(text: &str) -> String {
    format!("{text:<width$}\n", width = LINE_BYTES - 1)
}

fn sign(file: &mut File, newest: Option<&Newest>) -> io::Result<()> {
    file.rewind()?;
    file.write_all(line(&std::process::id().to_string()).as_bytes())?;
    write_note(file, newest)?;
    file.sync_all()
}

fn write_note(file: &mut File, newest: Option<&Newest>) -> io::Result<()> {
    // An id may have any letters, spaces too.
    let hex = |id: &str| id.bytes().map(|byte| format!("{byte:02x}")).collect::<String>();
    let seq = |newest: &Newest| newest.seq.map_or(NO_ROW.to_owned(), |seq| seq.to_string());
    let note = newest.map(|newest| format!("{} {}", seq(newest), hex(&newest.table)));
    file.seek(SeekFrom::Start(LINE_BYTES as u64))?;
    file.write_all(line(&note.unwrap_or_default()).as_bytes())
}

fn read(file: &mut File) -> io::Result<String> {
    let mut text = String::new();
    file.rewind()?;
    file.take(2 * LINE_BYTES as u64).read_to_string(&mut text)?;
    Ok(text)
}

fn read_note(file: &mut File) -> Option<Newest> {
    let text = read(file).ok()?;
    let (seq, table) = text.lines().nth(1)?.trim_end().split_once(' ')?;
    let byte = |idx| u8::from_str_radix(table.get(idx..idx + 2)?, 16).ok();
    let bytes: Vec<u8> = (0..table.len()).step_by(2).map(byte).collect::<Option<_>>()?;
    let seq = if seq == NO_ROW { None } else { Some(seq.parse().ok()?) };
    Some(Newest { table: String::from_utf8(bytes).ok()?, seq })
}

fn holder(file: &mut File) -> String {
    let text = read(file).unwrap_or_default();
    match text.lines().next().map(str::trim_end) {
        Some(process) if !process.is_empty() => process.to_owned(),
        _ => "unknown".into(),
    }
}

fn trouble(folder: &Path, error: &io::Error) -> OpenError {
    let path = folder.into();
    match error.kind() {
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => OpenError::NotAFolder { path },
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
            OpenError::ReadOnly { path, detail: error.to_string() }
        }
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => OpenError::Full { path },
        _ => OpenError::Unopenable { path, detail: error.to_string() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Disks that are full or read-only cannot be made without mounting one,
    /// and permission bits do not bind the root user; the kinds of error that
    /// they raise can be made.
    #[test]
    fn each_kind_of_trouble_has_its_own_error() {
        let error = |kind: ErrorKind| trouble(Path::new("data"), &kind.into());
        assert!(matches!(error(ErrorKind::StorageFull), OpenError::Full { .. }));
        assert!(matches!(error(ErrorKind::QuotaExceeded), OpenError::Full { .. }));
        assert!(matches!(error(ErrorKind::ReadOnlyFilesystem), OpenError::ReadOnly { .. }));
        assert!(matches!(error(ErrorKind::PermissionDenied), OpenError::ReadOnly { .. }));
        assert!(matches!(error(ErrorKind::NotADirectory), OpenError::NotAFolder { .. }));
        assert!(matches!(error(ErrorKind::TimedOut), OpenError::Unopenable { .. }));
    }
}
