//! `cantina backup`: a copy of every table, taken while the house is open.

use crate::exit::Failure;
use crate::serve;
use server::BackupError;
use std::path::PathBuf;

/// The help that a person can learn from.
pub const HELP: &str = "\
Examples:
  cantina backup tonight.db                  of the user's own data folder
  cantina backup --data club /mnt/club.db    of the folder of `serve --data club`

The server may go on: the copy is of one moment, and every move answered before
is in it. A file with the wanted name is a whole backup; one that cannot be
finished is removed.

To restore, put the file into an empty folder as cantina.db and serve that:
  mkdir club-again && cp tonight.db club-again/cantina.db
  cantina serve --data club-again

Exit codes: 0 the copy is on disk, 2 invalid arguments, 3 the data folder cannot be
used, 5 the copy cannot be written.";

/// The words of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The new file; it must not exist.
    file: PathBuf,
    /// The folder that keeps the tables, as for `serve`.
    #[arg(long, env = "CANTINA_DATA")]
    data: Option<PathBuf>,
}

/// Makes the copy and tells where it is.
///
/// # Errors
/// Why there is no copy; the message says what to do.
pub fn run(args: &Args) -> Result<(), Failure> {
    let data = args.data.clone().unwrap_or_else(serve::default_data);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(anyhow::Error::from)?;
    runtime.block_on(server::back_up(&data, &args.file)).map_err(|error| match error {
        BackupError::Nothing { .. } | BackupError::Open(_) | BackupError::NotInOrder { .. } => {
            Failure::DataFolder(error.to_string())
        }
        BackupError::Exists { path } => {
            Failure::file(&path, "is there already; choose another name")
        }
        BackupError::Failed { path, cause } => Failure::file(&path, cause),
    })?;
    println!("{} holds every table of {}", args.file.display(), data.display());
    Ok(())
}
