//! `cantina restore`: a backup becomes a data folder or a database again.

use crate::carrying;
use crate::exit::Failure;
use crate::kept::Kept;
use server::{Existing, Place, Source};
use std::path::PathBuf;

/// The help that a person can learn from.
pub const HELP: &str = "\
Examples:
  cantina restore tonight.db --data again    into the folder `again`; then
  cantina serve --data again
  CANTINA_DATABASE=postgres://cantina@localhost/cantina cantina restore tonight.db
                                             into an empty database
  cantina restore tonight.db --data club --replace
                                             what `club` has now is given up

No server may be using the folder or the database, and it must be empty unless you say
--replace. The backup may be of a folder or of a database.

Everything that was written is read again and compared, by BLAKE3 hashes. Until then it
does not count: if the command is interrupted, `cantina serve` refuses what is there, and
the same command may be run again.

Exit codes: 0 everything is there, 1 what was written is not equal, 2 invalid arguments, 3
the folder or the database cannot be used, 5 it cannot be written.";

/// The words of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The backup.
    file: PathBuf,
    #[command(flatten)]
    kept: Kept,
    /// Give up what is there now.
    #[arg(long)]
    replace: bool,
}

/// Brings everything back.
///
/// # Errors
/// Why not; the message says what to do.
pub fn run(args: &Args) -> Result<(), Failure> {
    let (from, to) = (Place::File(args.file.clone()), args.kept.place()?);
    let existing = if args.replace { Existing::Replace } else { Existing::Keep };
    let restoring = carrying::run((&from, Source::Running), (&to, existing), "cantina restore");
    let restored = carrying::runtime()?.block_on(restoring);
    let carried = restored.map_err(|error| carrying::failure(&error))?;
    carrying::tell(&from, &to, &carried);
    Ok(())
}
