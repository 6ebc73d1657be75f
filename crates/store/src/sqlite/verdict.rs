//! What an error of SQLite means for the caller.

use crate::{OpenError, StoreError};
use std::path::Path;

/// The few kinds of failure that are distinguished.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Full,
    ReadOnly,
    Busy,
    Unopenable,
    /// The machine failed us; it may do better later.
    Machine,
    Corrupt,
}

/// The failure of a call on an open store.
pub(super) fn calling(error: &sqlx::Error) -> StoreError {
    let detail = error.to_string();
    match kind(error) {
        Kind::Corrupt => StoreError::Corrupt(detail),
        Kind::Full | Kind::ReadOnly | Kind::Busy | Kind::Unopenable | Kind::Machine => {
            StoreError::Unavailable(detail)
        }
    }
}

/// The failure of opening a database file.
pub(super) fn opening(file: &Path, error: &sqlx::Error) -> OpenError {
    let path = file.into();
    let detail = error.to_string();
    match kind(error) {
        Kind::Full => OpenError::Full { path },
        Kind::ReadOnly => OpenError::ReadOnly { path, detail },
        Kind::Corrupt => OpenError::Corrupt { path, detail },
        Kind::Busy | Kind::Unopenable | Kind::Machine => OpenError::Unopenable { path, detail },
    }
}

/// Whether SQLite only says that there was no transaction to end. It rolls back
/// by itself after some errors and not after others.
pub(super) fn is_nothing_to_roll_back(error: &sqlx::Error) -> bool {
    const SQLITE_ERROR: i32 = 1;
    primary_code(error) == Some(SQLITE_ERROR)
}

fn kind(error: &sqlx::Error) -> Kind {
    match error {
        sqlx::Error::Database(_) => primary_code(error).map_or(Kind::Corrupt, kind_of_code),
        sqlx::Error::ColumnDecode { .. }
        | sqlx::Error::Decode(_)
        | sqlx::Error::ColumnNotFound(_)
        | sqlx::Error::ColumnIndexOutOfBounds { .. }
        | sqlx::Error::RowNotFound
        | sqlx::Error::TypeNotFound { .. } => Kind::Corrupt,
        _ => Kind::Machine,
    }
}

/// See <https://www.sqlite.org/rescode.html>. Codes that our own statements
/// cannot cause on a sound database (an unknown column, a failed check) mean
/// that the database is not what we wrote.
fn kind_of_code(primary: i32) -> Kind {
    match primary {
        13 => Kind::Full,
        // Not permitted, read-only.
        3 | 8 => Kind::ReadOnly,
        // Busy, locked, a lock protocol that failed.
        5 | 6 | 15 => Kind::Busy,
        14 => Kind::Unopenable,
        // No memory, interrupted, input or output failed, no large files.
        7 | 9 | 10 | 22 => Kind::Machine,
        _ => Kind::Corrupt,
    }
}

/// The low byte of SQLite's extended code is the code proper.
fn primary_code(error: &sqlx::Error) -> Option<i32> {
    let code = error.as_database_error()?.code()?;
    code.parse::<i32>().ok().map(|code| code & 0xff)
}
