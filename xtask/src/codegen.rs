//! `cargo xtask codegen`: the TypeScript types and JSON Schemas of everything that is sent or stored.

use anyhow::{Context, Result};

use crate::shell;

#[derive(clap::Args)]
pub struct Args {
    /// Write nothing; fail when a committed file differs from what would be written.
    #[arg(long)]
    check: bool,
}

pub fn run(args: &Args) -> Result<()> {
    let mut command = shell::cargo(&[
        "run",
        "--quiet",
        "--package",
        "catalog",
        "--features",
        "schema",
        "--bin",
        "codegen",
        "--",
    ]);
    if args.check {
        command.arg("--check");
        return shell::run(command).context(
            "generated files are out of date; run `cargo xtask codegen` and commit the result",
        );
    }
    shell::run(command)
}
