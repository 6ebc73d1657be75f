//! What `backup`, `restore` and `move` have in common: they carry everything, and tell what was
//! compared.

use crate::exit::Failure;
use server::{Carried, CarryError, Existing, Place, Source, carry};

/// How many tables are carried before somebody is told how it goes on.
const TELL_EVERY: usize = 10_000;

/// Carries everything and says what was compared.
///
/// # Errors
/// Why nothing was carried; the message says what to do.
pub async fn run(
    from: (&Place, Source),
    to: (&Place, Existing),
    command: &str,
) -> Result<Carried, CarryError> {
    let tell = |n: usize| {
        if n > 0 && n.is_multiple_of(TELL_EVERY) {
            eprintln!("{n} tables so far");
        }
    };
    carry(from, to, command, &tell).await
}

/// What the operator reads when all is well.
pub fn tell(from: &Place, to: &Place, carried: &Carried) {
    let Carried { tables, entries, attachments, keys, damaged, digest } = carried;
    println!("{to} holds every table of {from}");
    println!(
        "compared and equal: {tables} tables with {entries} entries, {attachments} card sets, \
         {keys} keys"
    );
    println!("hash of everything: {digest}");
    if !damaged.is_empty() {
        eprintln!(
            "damaged there and here alike, so that they cannot be opened: {}",
            damaged.join(", ")
        );
    }
}

/// How it ends when it does not end well.
pub fn failure(error: &CarryError) -> Failure {
    let message = error.to_string();
    match error {
        CarryError::Nothing { .. }
        | CarryError::Open(_)
        | CarryError::NotReadable(_)
        | CarryError::NotEmpty { .. }
        | CarryError::Older { .. }
        | CarryError::Reading { .. } => Failure::DataFolder(message),
        CarryError::Exists { path } => Failure::file(path, "is there already; choose another name"),
        CarryError::Writing { .. } => Failure::Unwritten(message),
        CarryError::Differs { .. } => Failure::Check(message),
    }
}

/// The runtime of a command that does one thing.
///
/// # Errors
/// The system gives none.
pub fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    Ok(runtime.map_err(anyhow::Error::from)?)
}
