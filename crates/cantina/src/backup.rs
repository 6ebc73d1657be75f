//! `cantina backup`: a copy of every table, taken while the server runs.

use crate::carrying;
use crate::exit::Failure;
use crate::kept::Kept;
use server::{BackupError, CarryError, Existing, Place, Source};
use std::path::PathBuf;

/// The help that a person can learn from.
pub const HELP: &str = "\
Examples:
  cantina backup tonight.db                  of the user's own data folder
  cantina backup --data club /mnt/club.db    of the folder of `serve --data club`
  CANTINA_DATABASE=postgres://cantina@localhost/cantina cantina backup tonight.db
                                             of a database

The server may go on: the copy is of one moment, and every move answered before
is in it. A file with the wanted name is a whole backup, wherever the tables were kept;
`cantina restore` brings it into a folder or a database.

Everything in it is read again and compared with what was read, by BLAKE3 hashes.

Exit codes: 0 the copy is on disk, 1 the copy is not equal, 2 invalid arguments, 3 the
data folder or the database cannot be used, 5 the copy cannot be written.";

/// The words of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The new file; it must not exist.
    file: PathBuf,
    #[command(flatten)]
    kept: Kept,
}

/// Makes the copy and tells where it is.
///
/// # Errors
/// Why there is no copy; the message says what to do.
pub fn run(args: &Args) -> Result<(), Failure> {
    let (from, to) = (args.kept.place()?, Place::File(args.file.clone()));
    let runtime = carrying::runtime()?;
    let carrying = carrying::run((&from, Source::Running), (&to, Existing::Keep), "a backup");
    match (runtime.block_on(carrying), &from) {
        (Ok(carried), _) => {
            carrying::tell(&from, &to, &carried);
            Ok(())
        }
        // Before a folder is brought up to date, a copy of it as it is.
        (Err(CarryError::Older { .. }), Place::Folder(data)) => {
            runtime.block_on(server::back_up(data, &args.file)).map_err(|it| earlier(&it))?;
            let data = data.display();
            println!("{to} holds every table of {data}, as an earlier version wrote them");
            println!("not compared: this version does not read that form without changing it");
            Ok(())
        }
        (Err(error), _) => Err(carrying::failure(&error)),
    }
}

fn earlier(error: &BackupError) -> Failure {
    match error {
        BackupError::Nothing { .. } | BackupError::Open(_) | BackupError::NotInOrder { .. } => {
            Failure::DataFolder(error.to_string())
        }
        BackupError::Exists { path } => {
            Failure::file(path, "is there already; choose another name")
        }
        BackupError::Failed { path, cause } => Failure::file(path, cause),
    }
}
