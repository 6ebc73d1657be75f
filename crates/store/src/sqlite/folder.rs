//! The data folder: made if missing, and held by one process at a time.

use crate::OpenError;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;

/// The database, in the data folder.
pub const DATABASE_FILE: &str = "cantina.db";

/// The file whose lock says that a server is using the folder. It holds that
/// server's process number, and it stays when the server ends: the lock counts,
/// not the file.
pub const LOCK_FILE: &str = "cantina.lock";

/// Makes the folder if it is missing and takes its lock. The lock lasts as long
/// as the returned file is open.
pub(crate) fn claim(folder: &Path) -> Result<File, OpenError> {
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
    sign(&mut file).map_err(|error| trouble(folder, &error))?;
    Ok(file)
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

fn sign(file: &mut File) -> io::Result<()> {
    file.set_len(0)?;
    write!(file, "{}", std::process::id())?;
    file.sync_all()
}

fn holder(file: &mut File) -> String {
    let mut text = String::new();
    match file.read_to_string(&mut text) {
        Ok(_) if !text.is_empty() => text,
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
