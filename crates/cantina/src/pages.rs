//! `cantina completions` and `cantina man`: what a package brings along beside the program.

use crate::exit::Failure;
use clap::Command;
use clap_complete::Shell;
use std::path::PathBuf;
use std::{fs, io};

/// The help that a person can learn from.
pub const HELP: &str = "\
Examples:
  cantina completions bash > ~/.local/share/bash-completion/completions/cantina
  cantina completions zsh > ~/.zfunc/_cantina
  cantina completions fish > ~/.config/fish/completions/cantina.fish";

/// The words of `cantina completions`.
#[derive(clap::Args, Debug)]
pub struct CompletionsArgs {
    /// The shell.
    shell: Shell,
}

/// The words of `cantina man`.
#[derive(clap::Args, Debug)]
pub struct ManArgs {
    /// The folder the pages go to; made if it does not exist.
    folder: PathBuf,
}

/// Prints what makes a shell complete the words of this program.
///
/// # Errors
/// None.
pub fn completions(args: &CompletionsArgs, mut command: Command) -> Result<(), Failure> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut command, "cantina", &mut text);
    // A reader that has enough closes the pipe; that is no failure of ours.
    drop(io::Write::write_all(&mut io::stdout(), &text));
    Ok(())
}

/// Writes a manual page for the program and each of its commands.
///
/// # Errors
/// If the folder cannot be written to.
pub fn man(args: &ManArgs, command: Command) -> Result<(), Failure> {
    let refused = |error: io::Error| {
        Failure::file(&args.folder, format!("{error}; name a folder that can be written to"))
    };
    fs::create_dir_all(&args.folder).map_err(refused)?;
    clap_mangen::generate_to(command, &args.folder).map_err(refused)
}
