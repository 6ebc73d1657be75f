//! The siege itself: quiet first, then one attack after the other, then the judgement.

use crate::attack::{Attack, Tally};
use crate::figures::{Figures, HEAD, ms};
use crate::honest::{Honest, House};
use crate::judge::{self, Bounds};
use crate::ledger::{Ledger, Page};
use crate::lodging::{self, Papers};
use crate::plan::{Act, Lanes, Plan};
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
    /// Seconds of quiet play before the first attack, and before each of the others.
    #[arg(long, num_args = 2, default_values_t = [5.0, 0.6])]
    quiet: Vec<f64>,
    /// How often the whole round of attacks is made.
    #[arg(long, default_value_t = 2)]
    rounds: u32,
    /// Each attack once, from one address and from a hundred together.
    #[arg(long)]
    together: bool,
    /// Only these attacks.
    #[arg(long, value_enum, value_delimiter = ',')]
    only: Vec<Attack>,
    /// For a build without optimisation, which does everything some ten times as slowly, beside
    /// whatever else the machine does: one round of the attacks that no speed helps against, with
    /// fewer people and a lighter game. Times are judged leniently, everything else is not.
    #[arg(long)]
    gentle: bool,
    /// A house that speaks TLS, with the key that takes longest to sign with: handshakes are what
    /// strangers do to it.
    #[arg(long)]
    tls: bool,
    /// Print the figures and judge nothing: for a house that is known to fall.
    #[arg(long)]
    only_measure: bool,
    /// Where the tables are kept meanwhile; a folder in memory, so that no disk is measured.
    #[arg(long, default_value = "/dev/shm")]
    data: PathBuf,
}

/// After an attack the next one waits, so that each is measured by itself.
const BREATH: Duration = Duration::from_millis(400);

/// How often memory is looked at.
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// Besieges the house; fails where it does not hold out.
pub async fn run(args: &Args) -> Result<ExitCode> {
    let [at_first, between] = args.quiet[..] else { unreachable!("clap takes two") };
    ensure!(
        args.seconds > 0.0 && at_first > 0.0 && between > 0.0 && args.rounds > 0,
        "there is nothing to measure"
    );
    let plan = if args.gentle {
        Plan::gentle()
    } else {
        let plan = if args.tls { Plan::secure } else { Plan::whole };
        plan(Duration::from_secs_f64(args.seconds), args.rounds, args.together)
    };
    let folder = tempfile::tempdir_in(&args.data).context("a folder for the tables")?;
    let tables = folder.path().join("tables");
    lodging::lay_long_table(&tables, plan.n_entries).await.context("the long table")?;
    let papers = args.tls.then(|| Papers::in_folder(folder.path()));
    let program = start(&args.server, &tables, plan.n_files, papers.as_ref())?;
    let secure = papers.as_ref().map(|papers| lodging::trust(&papers.cert)).transpose()?;
    let house = House { addr: program.addr, secure };
    let ledger = Ledger::default();
    let mut honest = Honest::come(house, plan.game, &ledger).await.context("no honest table")?;
    let (game, niceness) = (plan.game, plan.niceness);
    let began = Instant::now();
    let mut siege = Siege { program, game, niceness, ledger, began, papers };
    // The first moves are dearer: nothing is cached yet.
    sleep(BREATH).await;
    siege.ledger.read();
    println!("{HEAD}");
    let mut quiet = siege.act(&Act::quiet(at_first)).await?;
    println!("{}", quiet.line());
    let mut acts = Vec::new();
    for act in plan.acts.iter().filter_map(|act| act.only(&args.only)) {
        // Quiet and attack by turns, as the machine may have more to do at one time than at another.
        let before = siege.act(&Act::quiet(between)).await?;
        quiet.page.add(before.page);
        let mut figures = siege.act(&act).await?;
        sleep(BREATH).await;
        // Nobody is turned away between two attacks either; times are not counted there.
        let between = siege.ledger.read();
        figures.page.add(Page { moves: Vec::new(), arrivals: Vec::new(), ..between });
        println!("{}", figures.line());
        acts.push(figures);
    }
    println!("{}", quiet.line());
    ensure!(honest.is_whole(), "somebody honest gave up");
    ensure!(siege.program.ended()?.is_none(), "the program has ended");
    Ok(verdict(args, plan.bounds, &quiet, &acts))
}

fn verdict(args: &Args, bounds: Bounds, quiet: &Figures, acts: &[Figures]) -> ExitCode {
    let faults = judge::faults(bounds, quiet, acts);
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
fn start(program: &Path, data: &Path, n_files: u32, papers: Option<&Papers>) -> Result<Program> {
    let mut serve = serve(program, data, 0);
    if let Some(papers) = papers {
        papers.write().context("a certificate")?;
        serve.arg("--tls-cert").arg(&papers.cert).arg("--tls-key").arg(&papers.key);
    }
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -Sn {n_files}; exec \"$0\" \"$@\"")]);
    command.arg(serve.get_program()).args(serve.get_args());
    command.env("RUST_LOG", "error").stderr(Stdio::inherit());
    Program::start(&mut command).with_context(|| format!("cannot start {}", program.display()))
}

struct Siege {
    program: Program,
    /// The game of the tables that attackers open.
    game: &'static str,
    /// How much nicer to others the attackers are.
    niceness: u8,
    ledger: Ledger,
    began: Instant,
    /// The certificate of the house, where it speaks TLS.
    papers: Option<Papers>,
}

impl Siege {
    /// One act: quiet, or attacks; what was measured meanwhile.
    async fn act(&mut self, act: &Act) -> Result<Figures> {
        self.ledger.read();
        let mut attackers = Vec::new();
        for lanes in &act.lanes {
            attackers.push((lanes.attack, self.attackers(act, lanes)?));
        }
        let (began, cpu_before) = (Instant::now(), cpu_ms(self.program.id()));
        let mut peak_kb = 0;
        let mut looks = interval(LOOK_EVERY);
        while began.elapsed() < act.length {
            looks.tick().await;
            peak_kb = peak_kb.max(resident_kb(self.program.id()));
        }
        let page = self.ledger.read();
        let cpu = cpu_ms(self.program.id()) - cpu_before;
        let cpu_percent = cpu * 100 / u64::try_from(began.elapsed().as_millis())?.max(1);
        let (mut tallies, mut breaches) = (Vec::new(), Vec::new());
        for (attack, child) in attackers {
            let tally = Tally::of(child).await?;
            let whose = if act.lanes.len() > 1 { attack.name() } else { "" };
            tallies.push(format!("{whose} {tally}").trim_start().to_owned());
            breaches.extend(tally.breaches);
        }
        Ok(Figures {
            name: act.name.clone(),
            origin: act.origin.map_or("", Origin::name),
            round: act.round,
            at: self.began.elapsed(),
            attackers: tallies.join("; "),
            breaches,
            resident_kb: peak_kb,
            cpu_percent,
            page,
        })
    }

    /// Attackers, in a process of their own.
    fn attackers(&self, act: &Act, lanes: &Lanes) -> Result<tokio::process::Child> {
        let origin = act.origin.context("attackers come from somewhere")?;
        let mut command = tokio::process::Command::new("nice");
        command
            .args(["-n", &self.niceness.to_string()])
            .arg(std::env::current_exe()?)
            .arg("attack");
        command.args(["--attack", lanes.attack.name(), "--table", &self.ledger.besieged()]);
        command.args(["--house", &self.program.addr.to_string()]);
        command.args(["--seconds", &act.length.as_secs_f64().to_string()]);
        command.args(["--origin", origin.word(), "--game", self.game]);
        command.args(["--lanes", &lanes.n.to_string()]);
        if let Some(papers) = &self.papers {
            command.arg("--cert").arg(&papers.cert);
        }
        command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true);
        command.spawn().context("the attackers do not come")
    }
}
