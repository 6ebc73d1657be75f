//! The siege itself: quiet first, then one attack after the other, then the judgement.

use crate::attack::{Attack, Tally};
use crate::figures::{Figures, HEAD, ms};
use crate::honest::Honest;
use crate::judge;
use crate::ledger::Ledger;
use crate::street::Origin;
use anyhow::{Context, Result, ensure};
use client::{Program, cpu_ms, resident_kb, serve};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;
use tokio::time::{Instant, interval, sleep};

#[derive(clap::Args)]
pub struct Args {
    /// The program to besiege.
    #[arg(long)]
    server: PathBuf,
    /// Seconds of each attack.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Seconds of quiet play before the first attack.
    #[arg(long, default_value_t = 5.0)]
    quiet: f64,
    /// How often the whole round of attacks is made.
    #[arg(long, default_value_t = 2)]
    rounds: u32,
    /// Each attack once, from one address and from a hundred together.
    #[arg(long)]
    together: bool,
    /// Only these attacks.
    #[arg(long, value_enum, value_delimiter = ',')]
    only: Vec<Attack>,
    /// The game of the besieged table and of the tables that attackers open. Outer Rim has most to
    /// tell; a build without optimisation is fairly besieged with han-solo.
    #[arg(long, default_value = "outer-rim")]
    game: String,
    /// One in so many of the attackers only, who rest between two acts: for a build without
    /// optimisation, which does everything some ten times as slowly.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    share: u32,
    /// Print the figures and judge nothing: for a house that is known to fall.
    #[arg(long)]
    only_measure: bool,
    /// Where the tables are kept meanwhile; a folder in memory, so that no disk is measured.
    #[arg(long, default_value = "/dev/shm")]
    data: PathBuf,
}

/// How many files the program may have open unless it asks for more: what most systems give.
const FILES_SOFT: u32 = 1_024;

/// After an attack the next one waits, so that each is measured by itself.
const BREATH: Duration = Duration::from_millis(400);

/// How often memory is looked at.
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// Besieges the house; fails where it does not hold out.
pub async fn run(args: &Args) -> Result<ExitCode> {
    ensure!(
        args.seconds > 0.0 && args.quiet > 0.0 && args.rounds > 0,
        "there is nothing to measure"
    );
    let folder = tempfile::tempdir_in(&args.data).context("a folder for the tables")?;
    let program = start(&args.server, folder.path())?;
    let ledger = Ledger::default();
    let mut honest =
        Honest::come(program.addr, &args.game, &ledger).await.context("no honest table")?;
    let (game, share) = (args.game.clone(), args.share);
    let mut siege = Siege { program, round: 0, game, share, ledger, began: Instant::now() };
    // The first moves are dearer: nothing is cached yet.
    sleep(BREATH).await;
    siege.ledger.read();
    println!("{HEAD}");
    let quiet = siege.act("quiet", "", Duration::from_secs_f64(args.quiet), None).await?;
    let mut acts = Vec::new();
    let origins: &[Origin] =
        if args.together { &[Origin::Both] } else { &[Origin::One, Origin::Hundred] };
    let attacks = if args.only.is_empty() { Attack::ALL.to_vec() } else { args.only.clone() };
    for round in 0..args.rounds {
        siege.round = round;
        for attack in &attacks {
            for origin in origins {
                let length = Duration::from_secs_f64(args.seconds);
                let act = siege.act(attack.name(), origin.name(), length, Some((*attack, *origin)));
                acts.push(act.await?);
                sleep(BREATH).await;
                // Nobody is turned away between two attacks either; times are not counted there.
                let between = siege.ledger.read();
                let last = acts.last_mut().expect("there was an act");
                last.page.n_turned_away += between.n_turned_away;
                last.page.complaints.extend(between.complaints);
            }
        }
    }
    ensure!(honest.is_whole(), "somebody honest gave up");
    ensure!(siege.program.ended()?.is_none(), "the program has ended");
    Ok(verdict(args, &quiet, &acts))
}

fn verdict(args: &Args, quiet: &Figures, acts: &[Figures]) -> ExitCode {
    let faults = judge::faults(quiet, acts);
    let n_moves: usize = acts.iter().map(|act| act.page.moves.len()).sum();
    let slowest = acts.iter().map(Figures::p99).max().unwrap_or_default();
    println!(
        "\nsiege: {} acts, {n_moves} honest moves, quiet p50 {:.2} ms, worst p99 {:.1} ms, {} faults",
        acts.len(),
        ms(quiet.p50()),
        ms(slowest),
        faults.len()
    );
    for fault in &faults {
        println!("  {fault}");
    }
    if faults.is_empty() || args.only_measure { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The program, with as few files as most systems give it at first.
fn start(program: &Path, data: &Path) -> Result<Program> {
    let serve = serve(program, data, 0);
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -Sn {FILES_SOFT}; exec \"$0\" \"$@\"")]);
    command.arg(serve.get_program()).args(serve.get_args());
    command.env("RUST_LOG", "error").stderr(Stdio::inherit());
    Program::start(&mut command).with_context(|| format!("cannot start {}", program.display()))
}

struct Siege {
    program: Program,
    /// The round of attacks that is being made.
    round: u32,
    game: String,
    share: u32,
    ledger: Ledger,
    began: Instant,
}

impl Siege {
    /// One act: quiet, or one attack; what was measured meanwhile.
    async fn act(
        &mut self,
        name: &str,
        origin: &'static str,
        length: Duration,
        attack: Option<(Attack, Origin)>,
    ) -> Result<Figures> {
        self.ledger.read();
        let mut attackers = match attack {
            Some((attack, origin)) => Some(self.attackers(attack, origin, length)?),
            None => None,
        };
        let (began, cpu_before) = (Instant::now(), cpu_ms(self.program.id()));
        let mut peak_kb = 0;
        let mut looks = interval(LOOK_EVERY);
        while began.elapsed() < length {
            looks.tick().await;
            peak_kb = peak_kb.max(resident_kb(self.program.id()));
        }
        let page = self.ledger.read();
        let cpu = cpu_ms(self.program.id()) - cpu_before;
        let tally = match attackers.take() {
            Some(child) => Tally::of(child).await?.to_string(),
            None => String::new(),
        };
        let figures = Figures {
            name: name.to_owned(),
            origin,
            round: self.round,
            at: self.began.elapsed(),
            attackers: tally,
            resident_kb: peak_kb,
            cpu_percent: cpu * 100 / u64::try_from(began.elapsed().as_millis())?.max(1),
            page,
        };
        println!("{}", figures.line());
        Ok(figures)
    }

    /// The attackers, in a process of their own and of the lowest priority.
    fn attackers(
        &self,
        attack: Attack,
        origin: Origin,
        length: Duration,
    ) -> Result<tokio::process::Child> {
        let mut command = tokio::process::Command::new("nice");
        command.args(["-n", "19"]).arg(std::env::current_exe()?).arg("attack");
        command.args(["--attack", attack.name(), "--table", &self.ledger.besieged()]);
        command.args(["--house", &self.program.addr.to_string()]);
        command.args(["--seconds", &length.as_secs_f64().to_string()]);
        command.args(["--origin", origin.word(), "--game", &self.game]);
        command.args(["--share", &self.share.to_string()]);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true);
        command.spawn().context("the attackers do not come")
    }
}
