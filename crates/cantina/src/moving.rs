//! `cantina move`: from a data folder to a database, or back, or to another of its kind.

use crate::carrying;
use crate::exit::Failure;
use server::{Existing, Place, Source};

/// The help that a person can learn from.
pub const HELP: &str = "\
Examples:
  cantina move club postgres://cantina@localhost/cantina      from a folder to a database
  cantina move postgres://cantina@localhost/cantina club      and back
  cantina move club /mnt/large/club                           to another folder

Stop the server first: neither place may be in use. What is in FROM is not changed; TO must
be empty unless you say --replace. Then serve TO, and remove FROM when you are content.

A password belongs into PGPASSWORD or ~/.pgpass: what stands on a command line can be read
by everybody on the machine.

Everything that was written is read again and compared, by BLAKE3 hashes. Until then it
does not count: if the command is interrupted, `cantina serve` refuses what is there, and
the same command may be run again.

Exit codes: 0 everything is there, 1 what was written is not equal, 2 invalid arguments, 3 a
folder or a database cannot be used, 5 TO cannot be written.";

/// The words of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A data folder, or the address of a PostgreSQL database.
    from: String,
    /// The same; empty.
    to: String,
    /// Give up what is there now.
    #[arg(long)]
    replace: bool,
}

/// Carries everything.
///
/// # Errors
/// Why not; the message says what to do.
pub fn run(args: &Args) -> Result<(), Failure> {
    let place = |text: &str| {
        Place::folder_or_database(text).map_err(|error| Failure::Usage(error.to_string()))
    };
    let (from, to) = (place(&args.from)?, place(&args.to)?);
    let existing = if args.replace { Existing::Replace } else { Existing::Keep };
    let moving = carrying::run((&from, Source::AtRest), (&to, existing), "cantina move");
    let moved = carrying::runtime()?.block_on(moving);
    let carried = moved.map_err(|error| carrying::failure(&error))?;
    carrying::tell(&from, &to, &carried);
    println!("{from} is unchanged; serve {to} from now on");
    Ok(())
}
