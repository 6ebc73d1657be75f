//! The seating a new table begins with.

use crate::bot_names::bot_name;
use crate::limits::{CLOCK_SECONDS_MAX, CLOCK_SECONDS_MIN};
use crate::{Agreed, BotLevel, Guest, Holding, LEVEL_DEFAULT, Manners, SeatingRecord};
use bots::Level;
use tabletop::Seat;
use wire::WantedSeat;

/// Why a table cannot be seated so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlanFault {
    /// The maker wants two seats.
    TwoSeats,
    /// There is no bot of that level.
    NoSuchBot(String),
    /// The clock gives too little or too much time.
    Clock,
}

impl std::fmt::Display for PlanFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::TwoSeats => f.write_str("the maker of a table can have one seat only"),
            Self::NoSuchBot(why) => f.write_str(why),
            Self::Clock => {
                write!(f, "a clock gives {CLOCK_SECONDS_MIN} to {CLOCK_SECONDS_MAX} seconds")
            }
        }
    }
}

impl std::error::Error for PlanFault {}

/// The seating a new table begins with. The level of the first bot wanted is
/// the level of the table: its stand-ins and fillers play like the rest.
///
/// # Errors
/// What cannot be.
pub fn plan(
    table: &str,
    maker: &Guest,
    wanted: &[WantedSeat],
    clock_seconds: Option<u32>,
    deals_itself: bool,
) -> Result<SeatingRecord, PlanFault> {
    if wanted.iter().filter(|seat| **seat == WantedSeat::Me).count() > 1 {
        return Err(PlanFault::TwoSeats);
    }
    if clock_seconds.is_some_and(|s| !(CLOCK_SECONDS_MIN..=CLOCK_SECONDS_MAX).contains(&s)) {
        return Err(PlanFault::Clock);
    }
    let mut table_level = None;
    let mut seats = Vec::with_capacity(wanted.len());
    for (seat, wanted) in Seat::all(wanted.len() as u8).zip(wanted) {
        seats.push(match wanted {
            WantedSeat::Me => {
                Holding::Person { key: maker.key, name: maker.name.clone(), stand_in: None }
            }
            WantedSeat::Friend => Holding::Free,
            WantedSeat::Bot { level } => {
                let level: Level = level.parse().map_err(PlanFault::NoSuchBot)?;
                table_level.get_or_insert(level);
                Holding::Bot { name: bot_name(table, seat), level: BotLevel(level) }
            }
        });
    }
    Ok(SeatingRecord {
        maker: maker.key,
        seats,
        level: BotLevel(table_level.unwrap_or(LEVEL_DEFAULT)),
        clock_seconds,
        deals_itself,
        lesson: None,
        manners: Manners::default(),
        answered: Vec::new(),
        agreed: Agreed::default(),
    })
}
