//! `cantina stage`: tables that begin with a situation, written into a data folder before a server
//! opens it. Hidden from the help: it is for tests of the browser.

use crate::exit::Failure;
use server::{StageError, StagedTable};
use std::fs;
use std::path::PathBuf;

/// The words of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The folder that keeps the tables, as for `serve`; no server may have it open.
    #[arg(long)]
    data: PathBuf,
    /// A JSON file with a list of tables: id, game, position, options, seed, seats.
    file: PathBuf,
}

/// Writes every table of the file.
///
/// # Errors
/// The first that cannot be written, and why.
pub fn run(args: &Args) -> Result<(), Failure> {
    let text = fs::read_to_string(&args.file).map_err(|error| Failure::file(&args.file, error))?;
    let tables: Vec<StagedTable> =
        serde_json::from_str(&text).map_err(|error| Failure::file(&args.file, error))?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(anyhow::Error::from)?;
    runtime.block_on(server::stage(&args.data, tables)).map_err(|error| match error {
        StageError::Wanted(_) | StageError::Position(_) => Failure::file(&args.file, error),
        StageError::Open(_) | StageError::Store(_) => Failure::DataFolder(error.to_string()),
    })
}
