//! What strangers do to a house. Each attack is many lanes, each lane does one thing over and over.

mod doors;
mod long;
mod noise;
mod strangers;
mod tables;

use crate::lodging;
use crate::street::{Origin, speaking};
use anyhow::{Context, Result};
use client::{Person, Secure, Trouble, Visitor};
use serde::{Deserialize, Serialize};
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;
use tokio::task::LocalSet;
use tokio::time::{sleep, timeout};

/// The attacks of the audit, by number where they have one, and their kin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Attack {
    /// 1: card sets and pages, packed anew for each who asks.
    Packed,
    /// 2: half the head of a request, and then a little more of it each second.
    HalfHeads,
    /// 2: half the body of a request.
    HalfBodies,
    /// 3: more spectators at one table than it takes.
    Spectators,
    /// 10: coming to a full table and going again.
    Comings,
    /// 6: opening tables of the dearest game.
    Tables,
    /// 9: tables of bots alone, with nobody there.
    Bots,
    /// 4: a bot for a seat whose owner is away for a moment.
    StandIns,
    /// Connections that say hello and go.
    Hellos,
    /// 8: asking to be told everything anew, in another language, with pings between.
    Speaks,
    /// 8: changing the answer to a sealed question without end.
    Answers,
    /// Frames of ten megabytes, of 2^63 declared bytes, in ten thousand pieces.
    Frames,
    /// 2, 8: asking for much and never reading it.
    Deaf,
    /// Whatever is no message and no request.
    Malformed,
    /// Pages of another server that open sockets and tables here.
    Foreign,
    /// 8: replays, figures and lists, over and over.
    Looks,
    /// H6: frames that never become a message.
    Pieces,
    /// H5: wrong codes for another device.
    Codes,
    /// H7: the connections of an address that others share.
    Neighbours,
    /// H8: tables of bots alone, with a spectator.
    WatchedBots,
    /// I4: coming to a table of 20,000 entries, and looking back at it.
    LongTables,
    /// J5: pictures of a table.
    Pictures,
    /// I5: TLS handshakes, where the house speaks TLS.
    Handshakes,
    /// I7: tables with three bots each, where somebody plays along.
    PlayedBots,
}

impl Attack {
    /// All that can be made on any house.
    pub const ALL: [Self; 23] = [
        Self::Packed,
        Self::HalfHeads,
        Self::HalfBodies,
        Self::Spectators,
        Self::Comings,
        Self::Tables,
        Self::Bots,
        Self::StandIns,
        Self::Hellos,
        Self::Speaks,
        Self::Answers,
        Self::Frames,
        Self::Deaf,
        Self::Malformed,
        Self::Foreign,
        Self::Looks,
        Self::Pieces,
        Self::Codes,
        Self::Neighbours,
        Self::WatchedBots,
        Self::LongTables,
        Self::Pictures,
        Self::PlayedBots,
    ];

    /// Its name in the report and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Packed => "packed",
            Self::HalfHeads => "half-heads",
            Self::HalfBodies => "half-bodies",
            Self::Spectators => "spectators",
            Self::Comings => "comings",
            Self::Tables => "tables",
            Self::Bots => "bots",
            Self::StandIns => "stand-ins",
            Self::Hellos => "hellos",
            Self::Speaks => "speaks",
            Self::Answers => "answers",
            Self::Frames => "frames",
            Self::Deaf => "deaf",
            Self::Malformed => "malformed",
            Self::Foreign => "foreign",
            Self::Looks => "looks",
            Self::Pieces => "pieces",
            Self::Codes => "codes",
            Self::Neighbours => "neighbours",
            Self::WatchedBots => "watched-bots",
            Self::LongTables => "long-tables",
            Self::Pictures => "pictures",
            Self::Handshakes => "handshakes",
            Self::PlayedBots => "played-bots",
        }
    }

    /// How many do it at once.
    pub fn n_lanes(self) -> usize {
        match self {
            Self::HalfHeads => 1_100,
            Self::HalfBodies => 500,
            Self::Spectators => 300,
            Self::Comings => 220,
            Self::Deaf => 80,
            Self::Speaks => 24,
            Self::Neighbours => 450,
            Self::WatchedBots => 60,
            Self::LongTables | Self::Pictures | Self::Handshakes => 40,
            Self::PlayedBots => 320,
            Self::Pieces | Self::Tables | Self::Bots | Self::StandIns | Self::Answers => 8,
            Self::Packed
            | Self::Hellos
            | Self::Frames
            | Self::Malformed
            | Self::Foreign
            | Self::Looks
            | Self::Codes => 20,
        }
    }

    /// How many times as long as others it is made: where many tables must have been opened before
    /// they are a burden.
    pub fn times_as_long(self) -> u32 {
        if self == Self::PlayedBots { 4 } else { 1 }
    }

    async fn lane(self, lane: &Lane) -> Result<(), Trouble> {
        match self {
            Self::Packed => doors::packed(lane).await,
            Self::HalfHeads => doors::half_head(lane).await,
            Self::HalfBodies => doors::half_body(lane).await,
            Self::Foreign => doors::foreign(lane).await,
            Self::Looks => doors::looks(lane).await,
            Self::Spectators => tables::spectator(lane).await,
            Self::Comings => tables::coming(lane).await,
            Self::Tables => tables::open(lane).await,
            Self::Bots => tables::bots(lane).await,
            Self::StandIns => tables::stand_in(lane).await,
            Self::Hellos => tables::hello(lane).await,
            Self::Answers => tables::answers(lane).await,
            Self::Speaks => noise::speaks(lane).await,
            Self::Frames => noise::frames(lane).await,
            Self::Deaf => noise::deaf(lane).await,
            Self::Malformed => noise::malformed(lane).await,
            Self::Pieces => strangers::pieces(lane).await,
            Self::Codes => strangers::codes(lane).await,
            Self::Neighbours => strangers::neighbour(lane).await,
            Self::WatchedBots => strangers::watched_bots(lane).await,
            Self::LongTables => long::long_table(lane).await,
            Self::Pictures => long::pictures(lane).await,
            Self::Handshakes => doors::handshake(lane).await,
            Self::PlayedBots => strangers::played_bots(lane).await,
        }
    }
}

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, value_enum)]
    attack: Attack,
    #[arg(long, value_enum)]
    origin: Origin,
    #[arg(long)]
    house: SocketAddr,
    #[arg(long)]
    table: String,
    #[arg(long)]
    game: String,
    #[arg(long)]
    seconds: f64,
    #[arg(long)]
    lanes: usize,
    /// The certificate of the house, where it speaks TLS.
    #[arg(long)]
    cert: Option<PathBuf>,
}

/// What the attackers achieved.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// What was granted or at least heard.
    done: u64,
    /// What was refused by name: a status of 4xx or 5xx, a refusal, a goodbye.
    refused: u64,
    /// Connections that ended without a word.
    broken: u64,
    /// What no stranger must achieve, in words.
    pub breaches: BTreeSet<String>,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} done, {} refused, {} cut off", self.done, self.refused, self.broken)
    }
}

impl Tally {
    /// What these attackers achieved, once they are through.
    pub async fn of(child: tokio::process::Child) -> Result<Self> {
        /// How long attackers may take to count.
        const COUNTING_MAX: Duration = Duration::from_secs(30);
        let output = timeout(COUNTING_MAX, child.wait_with_output()).await;
        let output = output.context("the attackers do not stop")??;
        serde_json::from_slice(&output.stdout).context("the attackers do not say what they did")
    }
}

/// One of those who do the same thing at once.
pub struct Lane {
    pub house: SocketAddr,
    /// The table that strangers have the link of.
    pub table: String,
    /// The game of the tables that attackers open.
    pub game: String,
    pub number: usize,
    /// How one speaks with the house, where that is TLS.
    pub secure: Option<Secure>,
    /// Where the attackers come from.
    origin: Origin,
    n_ever: Cell<u64>,
    tally: Rc<Counts>,
}

/// The tally while it is counted.
#[derive(Default)]
struct Counts {
    breaches: RefCell<BTreeSet<String>>,
    done: Cell<u64>,
    refused: Cell<u64>,
    broken: Cell<u64>,
}

impl Lane {
    pub fn visitor(&self) -> Visitor {
        speaking(self.origin.attacker(self.house, self.number), self.secure)
    }

    /// Somebody nobody has seen before.
    pub fn stranger(&self) -> Person {
        self.n_ever.set(self.n_ever.get() + 1);
        let run = u64::from(std::process::id());
        let number = (run << 32) + ((self.number as u64) << 20) + self.n_ever.get();
        Person::new(self.visitor(), 1_000_000_000_000 + number)
    }

    /// The same somebody each time, of those who share a number.
    pub fn regular(&self, number: usize) -> Person {
        let run = u64::from(std::process::id());
        Person::new(self.visitor(), 2_000_000_000_000_000_000 + (run << 16) + number as u64)
    }

    /// Lets the other lanes have their turn.
    pub async fn rest(&self) {
        tokio::task::yield_now().await;
    }

    /// Something was achieved that no stranger must.
    pub fn breach(&self, what: &str) {
        self.tally.breaches.borrow_mut().insert(what.to_owned());
    }

    /// Something was granted.
    pub fn done(&self) {
        self.tally.done.set(self.tally.done.get() + 1);
    }

    /// Something was refused.
    pub fn refused(&self) {
        self.tally.refused.set(self.tally.refused.get() + 1);
    }

    /// What became of a request.
    pub fn replied(&self, status: u16) {
        if status < 400 { self.done() } else { self.refused() }
    }

    fn ended(&self, trouble: &Trouble) {
        match trouble {
            Trouble::TurnedAway { .. } | Trouble::Closing(_) | Trouble::Refused(_) => {
                self.refused();
            }
            Trouble::Line(_) | Trouble::Ended | Trouble::Nonsense(_) => {
                self.tally.broken.set(self.tally.broken.get() + 1);
            }
        }
    }
}

/// How long a lane that was thrown out waits before it is back.
const AGAIN: Duration = Duration::from_millis(20);

/// Attacks as long as said; what was achieved.
pub async fn attack(args: &Args) -> Result<Tally> {
    let counts = Rc::new(Counts::default());
    let lanes = LocalSet::new();
    let secure = args.cert.as_deref().map(lodging::trust).transpose()?;
    for number in 0..args.lanes {
        let lane = Lane {
            house: args.house,
            table: args.table.clone(),
            game: args.game.clone(),
            number,
            secure,
            origin: args.origin,
            n_ever: Cell::new(0),
            tally: counts.clone(),
        };
        let attack = args.attack;
        lanes.spawn_local(async move {
            loop {
                if let Err(trouble) = attack.lane(&lane).await {
                    lane.ended(&trouble);
                    sleep(AGAIN).await;
                }
            }
        });
    }
    lanes.run_until(sleep(Duration::from_secs_f64(args.seconds))).await;
    let tally = Tally {
        done: counts.done.get(),
        refused: counts.refused.get(),
        broken: counts.broken.get(),
        breaches: counts.breaches.take(),
    };
    // Ending a thousand lanes one by one would take longer than the process takes to end.
    std::mem::forget(lanes);
    Ok(tally)
}
