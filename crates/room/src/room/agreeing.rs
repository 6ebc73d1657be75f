//! What people agree on before the deal, and what the host may change later.

use super::Room;
use super::wishes::{Denied, Granted};
use super::writes::{Asked, Writing};
use crate::limits::{CLOCK_SECONDS_MAX, CLOCK_SECONDS_MIN};
use crate::seating::Change;
use crate::{Holding, Output};
use catalog::{Hosted, read_options};
use std::collections::BTreeMap;
use tabletop::{HeaderOf, Opening, Seat, Table};
use wire::{BotPace, COLOURS_MAX, Code, FACES_MAX, Look, Stage};

/// What the host wants to be agreed.
pub(super) struct Wanted {
    pub seats: u8,
    pub options: BTreeMap<String, String>,
    pub clock_seconds: Option<u32>,
    pub hints: bool,
    pub bot_pace: BotPace,
}

/// The options in force, in plain words.
pub(super) fn told_options<G: Hosted>(table: &Table<G>) -> BTreeMap<String, String> {
    catalog::told_options::<G>(&table.header().setup, table.n_seats(), table.content())
}

impl<G: Hosted> Room<G> {
    pub(super) fn wear(&self, asked: &Asked, look: Look) -> Result<Granted<G>, Denied> {
        if look.face >= FACES_MAX || look.colour >= COLOURS_MAX {
            return Err(Code::Malformed.into());
        }
        self.seating.seat_of(&asked.key).ok_or(Code::NotSeated)?;
        match self.stage() {
            Stage::Over => Err(Code::Over.into()),
            Stage::Gathering | Stage::Playing => {
                Ok(Granted::Seating(Change::Wear { key: asked.key, look }))
            }
        }
    }

    pub(super) fn ready(&self, asked: &Asked, ready: bool) -> Result<Granted<G>, Denied> {
        self.seating.seat_of(&asked.key).ok_or(Code::NotSeated)?;
        if self.stage() != Stage::Gathering {
            return Err(Code::WrongStage.into());
        }
        Ok(Granted::Seating(Change::Ready { key: asked.key, ready }))
    }

    /// Before the deal everything may be agreed anew; afterwards the pace of bots alone.
    pub(super) fn settle(&self, asked: &Asked, wanted: &Wanted) -> Result<Granted<G>, Denied> {
        if asked.key != self.seating.maker {
            return Err(Code::NotHost.into());
        }
        let clock = wanted.clock_seconds;
        if clock.is_some_and(|s| !(CLOCK_SECONDS_MIN..=CLOCK_SECONDS_MAX).contains(&s)) {
            return Err(Code::Malformed.into());
        }
        let change = Change::Settle {
            n_seats: wanted.seats,
            clock_seconds: clock,
            no_hints: !wanted.hints,
            bot_pace: wanted.bot_pace,
        };
        match self.stage() {
            Stage::Over => return Err(Code::Over.into()),
            Stage::Playing if self.is_only_pace(wanted) => return Ok(Granted::Seating(change)),
            Stage::Playing => return Err(Code::WrongStage.into()),
            Stage::Gathering if self.seating.lesson.is_some() => {
                return Err(Code::WrongStage.into());
            }
            Stage::Gathering => {}
        }
        if usize::from(wanted.seats) < self.seating.n_people() {
            return Err(Code::TooFewSeats.into());
        }
        let options = read_options::<G>(&wanted.options).map_err(|_| Code::Options)?;
        let setup = G::setup(wanted.seats, options, self.table.content())
            .map_err(|error| Denied::by_rule(Code::Options, error.rule))?;
        let header = HeaderOf::<G> { setup, ..self.table.header().clone() };
        Ok(Granted::Settled(Box::new(header), change))
    }

    fn is_only_pace(&self, wanted: &Wanted) -> bool {
        usize::from(wanted.seats) == self.seating.seats.len()
            && wanted.options == self.options
            && wanted.clock_seconds == self.seating.clock_seconds
            && wanted.hints != self.seating.agreed.no_hints
    }

    pub(super) fn write_settled(
        &mut self,
        header: Box<HeaderOf<G>>,
        change: Change,
        asked: Asked,
        out: &mut Vec<Output<G>>,
    ) {
        let mut next = self.seating.clone();
        next.make(&self.id, &change);
        next.remember(asked.key, &asked.request);
        out.push(Output::Settle { header: header.clone(), seed: self.seed, seating: next });
        self.writing = Some(Writing::Settled { header, change, asked });
    }

    /// The table is another one now: nothing has been dealt at it yet.
    pub(super) fn settled(&mut self, header: HeaderOf<G>) {
        debug_assert!(!self.table.has_begun(), "a dealt table keeps its setup");
        let opening = Opening { header, content: self.table.content().clone() };
        self.table = Table::unopened(opening, Some(self.seed))
            .expect("a deal is no position, and only the setup is another one");
        self.options = told_options(&self.table);
    }

    /// Whether everybody who has a seat is here.
    pub(super) fn is_complete(&self) -> bool {
        self.seating.seats.iter().all(|holding| match holding {
            Holding::Person { key, .. } => self.is_here(key),
            Holding::Free | Holding::Bot { .. } => true,
        })
    }

    /// How long a bot takes for an answer at least at this table.
    pub(super) fn bot_beat_ms(&self) -> u64 {
        match self.seating.agreed.bot_pace {
            BotPace::Instant => self.delays.bot_ms / 4,
            BotPace::Brisk => self.delays.bot_ms,
            BotPace::Calm => self.delays.bot_ms.saturating_mul(3),
        }
    }

    /// Whether the table waits for this seat's person.
    pub(super) fn is_awaited(&self, seat: Seat) -> bool {
        self.stage() == Stage::Playing
            && self.seating.bot_of(seat).is_none()
            && self.table.pending().of(seat).is_some_and(|open| !open.answered)
    }
}
