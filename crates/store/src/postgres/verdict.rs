//! What an error of PostgreSQL means for the caller.

use crate::{DatabaseFault, OpenError, StoreError};
use sqlx::postgres::{PgDatabaseError, PgSeverity};
use std::time::Duration;

/// The few kinds of failure that are distinguished.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The connection is gone.
    Lost,
    /// The database refuses for now: it is full, read-only, busy or was told to stop.
    Refused,
    /// What is there cannot be what we wrote.
    Corrupt,
}

/// The failure of a call on an open store.
pub(super) fn calling(error: &sqlx::Error) -> StoreError {
    match kind(error) {
        Kind::Corrupt => StoreError::Corrupt(said(error)),
        Kind::Lost => {
            StoreError::Unavailable(format!("the connection to the database: {}", said(error)))
        }
        Kind::Refused => StoreError::Unavailable(format!("the database refuses: {}", said(error))),
    }
}

/// The failure of opening a database.
pub(super) fn opening(place: &str, error: &sqlx::Error) -> OpenError {
    let detail = said(error);
    let fault = match (code(error), kind(error)) {
        // A class of its own: not let in. `42501` is a missing privilege.
        (Some(code), _) if code.starts_with("28") || code == "42501" => {
            DatabaseFault::Denied { detail }
        }
        (Some("3D000"), _) => DatabaseFault::NoDatabase { detail },
        (_, Kind::Lost) => DatabaseFault::Unreachable { detail },
        (_, Kind::Refused) => DatabaseFault::Refused { detail },
        (_, Kind::Corrupt) => DatabaseFault::Corrupt { detail },
    };
    OpenError::Database { place: place.into(), fault }
}

/// Whether the connection can be used no longer.
pub(super) fn is_lost(error: &sqlx::Error) -> bool {
    kind(error) == Kind::Lost
}

/// What stands for a database that does not answer in time.
pub(super) fn timed_out(waited: Duration) -> sqlx::Error {
    let text = format!("no answer in {} seconds", waited.as_secs());
    sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, text))
}

fn kind(error: &sqlx::Error) -> Kind {
    match error {
        sqlx::Error::Database(error) => {
            let error = error.downcast_ref::<PgDatabaseError>();
            match error.severity() {
                PgSeverity::Fatal | PgSeverity::Panic => Kind::Lost,
                _ => kind_of_code(error.code()),
            }
        }
        sqlx::Error::ColumnDecode { .. }
        | sqlx::Error::Decode(_)
        | sqlx::Error::ColumnNotFound(_)
        | sqlx::Error::ColumnIndexOutOfBounds { .. }
        | sqlx::Error::RowNotFound
        | sqlx::Error::TypeNotFound { .. } => Kind::Corrupt,
        _ => Kind::Lost,
    }
}

/// See <https://www.postgresql.org/docs/current/errcodes-appendix.html>. Codes that our own
/// statements cannot cause on a sound database (an unknown column, a failed check) mean that the
/// database is not what we wrote.
fn kind_of_code(code: &str) -> Kind {
    match code.get(..2).unwrap_or_default() {
        // The connection failed.
        "08" => Kind::Lost,
        // Not permitted (28), no such database (3D), a conflict of transactions (40), no room or no
        // memory (53), a limit (54), a lock (55), stopped by the operator (57), the machine (58).
        "28" | "3D" | "40" | "53" | "54" | "55" | "57" | "58" => Kind::Refused,
        // Read-only, or a transaction that took too long.
        "25" => Kind::Refused,
        _ if code == "42501" => Kind::Refused,
        _ => Kind::Corrupt,
    }
}

/// What the database says and its code, by which it can be looked up; or what the library says.
fn said(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => {
            let error = error.downcast_ref::<PgDatabaseError>();
            format!("{}, {}", error.message(), error.code())
        }
        error => error.to_string(),
    }
}

fn code(error: &sqlx::Error) -> Option<&str> {
    let error = error.as_database_error()?.downcast_ref::<PgDatabaseError>();
    Some(error.code())
}
