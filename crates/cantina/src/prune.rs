//! `cantina prune`: removes tables to which nobody comes any more.

use crate::carrying;
use crate::exit::Failure;
use crate::kept::Kept;
use server::limits::{KEEP_DESERTED, KEEP_FINISHED, KEEP_NEVER_BEGUN};
use server::{PruneError, PruneOrder, PruneReport, Retention};
use std::time::{Duration, SystemTime};

/// The help that a person can learn from.
pub const HELP: &str = "\
Examples:
  cantina prune --dry-run                    what would go, by the rules of `serve`
  cantina prune --data club                  remove it; no server may use the folder
  cantina prune --data club --keep-finished-days 365 --dry-run

A table goes when nobody has come to it, and nothing was played at it, for as long as
its kind is kept. Card sets that no table names any more go with the last of them. A
running server does the same by itself, four times a day, by the same flags of
`serve`; --dry-run may be used beside it. Take a backup first: what is removed is gone.

Exit codes: 0 done, 1 the clock is in doubt, 2 invalid arguments, 3 the data folder
or the database cannot be used.";

/// How long tables are kept.
#[derive(clap::Args, Clone, Debug)]
pub struct Keep {
    /// For how many days after somebody last came a table is kept at which nothing was dealt; 0 for
    /// ever.
    #[arg(long, env = "CANTINA_KEEP_NEVER_BEGUN_DAYS", value_name = "DAYS",
        default_value_t = days(KEEP_NEVER_BEGUN))]
    keep_never_begun_days: u64,
    /// The same for a table that was left in mid-game.
    #[arg(long, env = "CANTINA_KEEP_DESERTED_DAYS", value_name = "DAYS",
        default_value_t = days(KEEP_DESERTED))]
    keep_deserted_days: u64,
    /// The same for a table whose game is over.
    #[arg(long, env = "CANTINA_KEEP_FINISHED_DAYS", value_name = "DAYS",
        default_value_t = days(KEEP_FINISHED))]
    keep_finished_days: u64,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

const fn days(kept: Duration) -> u64 {
    kept.as_secs() / DAY.as_secs()
}

impl Keep {
    /// As the server knows it.
    #[must_use]
    pub fn retention(&self) -> Retention {
        let kept =
            |days: u64| (days > 0).then(|| Duration::from_secs(days.saturating_mul(DAY.as_secs())));
        Retention {
            never_begun: kept(self.keep_never_begun_days),
            deserted: kept(self.keep_deserted_days),
            finished: kept(self.keep_finished_days),
            ..Retention::default()
        }
    }
}

/// The words of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    kept: Kept,
    #[command(flatten)]
    keep: Keep,
    /// Tell what would go, and remove nothing.
    #[arg(long)]
    dry_run: bool,
    /// Remove old tables although, by this machine's clock, nobody has come to any for two months.
    #[arg(long)]
    even_so: bool,
    /// Leave the room that was taken to new tables instead of giving it back to the disk, which
    /// takes long and needs as much room again meanwhile.
    #[arg(long)]
    no_compact: bool,
}

/// Removes what may go, and tells how much.
///
/// # Errors
/// Why not; the message says what to do.
pub fn run(args: &Args) -> Result<(), Failure> {
    let place = args.kept.place()?;
    let runtime = carrying::runtime()?;
    let order = PruneOrder {
        retention: args.keep.retention(),
        now_ms: now_ms(),
        even_so: args.even_so,
        compact: !args.no_compact,
    };
    let report = if args.dry_run {
        runtime.block_on(server::prunable(&place, &order))
    } else {
        runtime.block_on(server::prune(&place, &order))
    };
    let report = report.map_err(|error| match error {
        PruneError::Doubt => Failure::Check(error.to_string()),
        PruneError::Data(_) | PruneError::Store(_) => Failure::DataFolder(error.to_string()),
    })?;
    println!("{}", text(&report, args.dry_run));
    Ok(())
}

fn text(report: &PruneReport, is_dry: bool) -> String {
    let PruneReport { pruned, before, after } = report;
    let done = if is_dry { "would go" } else { "removed" };
    let mb = |bytes: u64| bytes as f64 / 1_048_576.0;
    let room = if is_dry {
        format!("the database takes {:.1} MB now", mb(before.bytes))
    } else {
        format!(
            "the database took {:.1} MB and takes {:.1} MB, {:.1} MB of it free for new tables",
            mb(before.bytes),
            mb(after.bytes),
            mb(after.reusable)
        )
    };
    format!(
        "{done}: {} tables (never begun {}, deserted {}, finished {}), {} card sets\n{room}",
        pruned.tables(),
        pruned.never_begun,
        pruned.deserted,
        pruned.finished,
        pruned.attachments
    )
}

#[expect(clippy::disallowed_methods, reason = "how old a table is, is asked once, in the command")]
fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.ok().and_then(|it| i64::try_from(it.as_millis()).ok()).unwrap_or(0)
}
