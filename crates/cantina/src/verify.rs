//! `cantina verify`: was it fair?

use crate::exit::Failure;
use crate::record_file::RecordFile;
use catalog::{CardSet, Hosted, Record, commitment, host, seed_from_hex};
use std::path::PathBuf;

/// The help that a person can learn from.
pub const HELP: &str = "\
Before the first card a table shows the hash of its seed; after the last it
publishes the seed. This command checks that
  1. the seed is the one that was committed to,
  2. the card set is the one that was pinned,
  3. every card, roll and consequence follows from the seed and the answers.
It prints VERIFIED, or NOT VERIFIED and what differs, and then ends with 1.
Entries that older rules decided are read and not decided again; it says which.

Compare the commitment it prints with the one the table showed you before the
deal: a record alone cannot know what you saw.

Example:
  cantina verify game.json";

/// The words of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The record of a finished game.
    file: PathBuf,
}

/// Checks the record and says how it came out.
///
/// # Errors
/// What differs.
pub fn run(args: &Args) -> Result<(), Failure> {
    let verified =
        RecordFile::read(&args.file).map_err(|failure| failure.to_string()).and_then(|file| {
            host!(file.game, G => {
                let record = file.parse::<G>(&args.file).map_err(|failure| failure.to_string())?;
                check::<G>(record)
            })
        });
    match verified {
        Ok(verdict) => {
            println!("{verdict}");
            Ok(())
        }
        Err(why) => {
            println!("NOT VERIFIED: {why}");
            Err(Failure::Check(format!("{} is not verified", args.file.display())))
        }
    }
}

/// Says each thing that holds, up to the first that does not, and what that comes to.
fn check<G: Hosted>(record: Record<G>) -> Result<&'static str, String> {
    if record.script.is_some() {
        return Err("its chance was scripted, not drawn".to_owned());
    }
    let Some(text) = &record.seed else {
        return Err("it holds no seed; a table publishes its seed when it is over".to_owned());
    };
    let seed = seed_from_hex(text).ok_or("its seed is not 64 hexadecimal digits")?;
    let promised = record.header.commitment.clone();
    let made = commitment(&seed);
    if made != promised {
        return Err(format!("the seed hashes to {made}, but {promised} was committed to"));
    }
    println!("seed       matches the commitment {promised}");
    let cards =
        CardSet::<G>::new(record.content).map_err(|error| format!("the card set: {error}"))?;
    if cards.hash != record.header.content {
        return Err(format!(
            "the card set hashes to {}, but {} was pinned",
            cards.hash, record.header.content
        ));
    }
    println!("card set   “{}” matches the hash {}", cards.name(), cards.hash);
    let content = std::sync::Arc::into_inner(cards.content).expect("the set was made just now");
    let table = Record { content, ..record }.table().map_err(|error| error.to_string())?;
    table.audit().map_err(|fault| fault.to_string())?;
    if !table.pending().is_over() {
        println!("note       the game is not over");
    }
    let (n_entries, decided_from) = (table.next_seq(), table.decided_from());
    if decided_from == 0 {
        println!("chance     all {n_entries} entries follow from the seed and the answers");
        return Ok("VERIFIED");
    }
    let (old, today) = (table.header().rules, G::RULES);
    println!("rules      {}", read_only(decided_from, old));
    if decided_from == n_entries {
        return Ok("VERIFIED AS FAR AS IT IS READ: older rules decided it");
    }
    let rest = n_entries - decided_from;
    println!("chance     the {rest} entries of rules {today} follow from the seed and the answers");
    Ok("VERIFIED FROM THE CHANGE OF RULES ON")
}

/// What is to be said of the entries that older rules decided.
#[must_use]
pub fn read_only(n_entries: u32, rules: u32) -> String {
    format!("{n_entries} entries were played under rules {rules}: they are read, not decided again")
}
