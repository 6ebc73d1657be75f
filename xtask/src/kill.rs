//! `cargo xtask kill N`: kills the real server, in play and at every chore, and compares afterwards
//! every acknowledgement with what is there.
//!
//! The work is done by `crates/cantina/tests/it/kill.rs`; `docs/reliability.md` has the figures.

use anyhow::{Result, ensure};

use crate::shell;

#[derive(clap::Args)]
#[command(after_help = HELP)]
pub struct Args {
    /// How many kills.
    kills: u64,
    /// By which seed; any, if none is given. What the disk and the machine do meanwhile no seed
    /// fixes.
    #[arg(long)]
    seed: Option<u64>,
    /// Kill a server whose tables are in PostgreSQL, and that database, by turns.
    #[arg(long)]
    database: bool,
}

const HELP: &str = "\
Of twelve kills five come in mid-game, two while tables are opened, one each in a backup, in pruning and in a
move, two in the conversion of a folder of an earlier build. With --database every other kill is of
PostgreSQL, and nothing is converted.";

pub fn run(args: &Args) -> Result<()> {
    ensure!(args.kills > 0, "there is nothing to learn from no kill");
    let tests = if args.database { "kill::a_database" } else { "kill::a_folder" };
    let words = ["test", "--package", "cantina", "--test", "it", tests, "--", "--show-output"];
    let mut kill = shell::cargo(&words);
    kill.env("KILLS", args.kills.to_string());
    if let Some(seed) = args.seed {
        kill.env("KILL_SEED", seed.to_string());
    }
    shell::run(kill)
}
