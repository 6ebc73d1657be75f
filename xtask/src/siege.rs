//! `cargo xtask siege`: honest tables beside everything that strangers may do to a server.
//!
//! The work is done by `crates/siege`; `docs/reliability.md` says what is measured.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::{repo, shell, web};

#[derive(clap::Args)]
#[command(after_help = HELP)]
pub struct Args {
    /// Half a minute instead of three: each attack once, from one address and from a hundred together.
    #[arg(long)]
    short: bool,
    /// Seconds of each attack.
    #[arg(long)]
    seconds: Option<f64>,
    /// How often the whole round of attacks is made.
    #[arg(long)]
    rounds: Option<u32>,
    /// Only these attacks, such as packed,looks.
    #[arg(long)]
    only: Option<String>,
    /// Besiege this program instead of building one.
    #[arg(long)]
    program: Option<PathBuf>,
    /// Print the figures and judge nothing: for a program that is known to fall.
    #[arg(long)]
    only_measure: bool,
}

const HELP: &str = "\
It fails when the median of honest moves under an attack exceeds three times that of quiet play in
the same run, when one move in a hundred takes longer than 50 ms, when memory grows after the first
minute, or when anybody honest is turned away. Nothing else should keep the machine busy meanwhile.";

/// Half a minute.
const SHORT: [&str; 8] = ["--together", "--rounds", "1", "--seconds", "1", "--quiet", "3", "0.4"];

/// The siege of a build without optimisation, judged by what no speed helps against.
const GENTLE: [&str; 4] = ["--gentle", "--quiet", "2", "0.4"];

/// The attack that takes a server with a certificate.
const WITH_TLS: &str = "handshakes";

pub fn run(args: &Args) -> Result<()> {
    let program = match &args.program {
        Some(program) => program.clone(),
        None => {
            web::require_node()?;
            web::install()?;
            web::build()?;
            let words = ["build", "--release", "--package", "cantina", "--features", "embed-web"];
            shell::run(shell::cargo(&words))?;
            binary("release", "cantina")
        }
    };
    shell::run(shell::cargo(&["build", "--release", "--package", "siege"]))?;
    let only = args.only.as_deref();
    if only != Some(WITH_TLS) {
        shell::run(siege(args, &program)).context("the server did not hold out; see above")?;
    }
    if only.is_some_and(|only| only != WITH_TLS) {
        return Ok(());
    }
    println!("\nThe same server with TLS and an RSA key:");
    let mut secure = siege(args, &program);
    secure.arg("--tls");
    shell::run(secure).context("the server did not hold out with TLS; see above")
}

fn siege(args: &Args, program: &Path) -> Command {
    let mut siege = command(&binary("release", "siege"), program);
    if args.short {
        siege.args(SHORT);
    }
    if let Some(seconds) = args.seconds {
        siege.args(["--seconds", &seconds.to_string()]);
    }
    if let Some(rounds) = args.rounds {
        siege.args(["--rounds", &rounds.to_string()]);
    }
    if let Some(only) = &args.only {
        siege.args(["--only", only]);
    }
    if args.only_measure {
        siege.arg("--only-measure");
    }
    siege
}

/// The siege of the build that the test run has made already: less than half a minute.
pub fn of_the_tests() -> Result<()> {
    let mut siege = command(&binary("debug", "siege"), &binary("debug", "cantina"));
    siege.args(GENTLE);
    shell::run(siege).context("the server did not hold out; see above and docs/reliability.md")
}

fn command(siege: &Path, program: &Path) -> Command {
    let mut command = shell::command(siege, &["run", "--server"]);
    command.arg(program);
    command
}

fn binary(profile: &str, name: &str) -> PathBuf {
    repo::target_dir().join(profile).join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}
