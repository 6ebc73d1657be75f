//! What the table waits for.

use crate::{SEATS_MAX, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The name of one question to one seat.
///
/// Made of the step of the game that asked and the seat that was asked, so an
/// answer to a question no longer open is refused, and an answer to one still
/// open is fine even if other seats moved meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(type = "number"))]
#[serde(transparent)]
pub struct DecisionId(u32);

/// The highest number of a step that a position may claim: the number of a
/// question holds the step, the seat, and whether the table waits for it.
pub const STEP_MAX: u32 = u32::MAX / SEATS_MAX as u32 / 2;

impl DecisionId {
    /// The question that this step puts to this seat. After [`STEP_MAX`] the
    /// numbers begin again; no table is long enough to meet one twice.
    #[must_use]
    pub const fn new(step: u32, seat: Seat) -> Self {
        Self((step & STEP_MAX) * SEATS_MAX as u32 + seat.idx() as u32)
    }

    /// A question that is open to this seat beside those the table waits for. It has a number of
    /// its own, so that it stays open while others play.
    #[must_use]
    pub const fn beside(no: u32, seat: Seat) -> Self {
        Self((STEP_MAX + 1 + (no & STEP_MAX)) * SEATS_MAX as u32 + seat.idx() as u32)
    }

    /// Whether the table does not wait for the answer.
    #[must_use]
    pub const fn is_beside(self) -> bool {
        self.step() > STEP_MAX
    }

    /// The step that asks, or the number it has [beside](Self::beside).
    #[must_use]
    pub const fn number(self) -> u32 {
        self.step() & STEP_MAX
    }

    /// The step of the game that asks.
    #[must_use]
    pub const fn step(self) -> u32 {
        self.0 / SEATS_MAX as u32
    }

    /// The seat that is asked.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat::new((self.0 % SEATS_MAX as u32) as u8)
    }
}

/// One open question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Decision {
    /// Its name.
    #[serde(rename = "decision")]
    pub id: DecisionId,
    /// Who is asked.
    pub seat: Seat,
    /// Whether the answer stays hidden until the last seat has answered.
    pub sealed: bool,
    /// Whether the seat has answered already; it may still change its answer.
    pub answered: bool,
}

/// A question that is open to one seat beside those the table waits for: nobody has to answer it, no
/// clock runs for it, and the table goes on meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beside {
    /// The question; its number [is one beside](DecisionId::is_beside).
    pub decision: Decision,
    /// Who wants to know.
    pub stage: BesideStage,
}

/// How far something has come that is done beside what the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BesideStage {
    /// The seat could begin something.
    Idle,
    /// Something of its own is under way.
    Own,
    /// This seat would like an answer.
    AskedBy(Seat),
}

impl Beside {
    /// The question of this number to this seat.
    #[must_use]
    pub const fn new(no: u32, seat: Seat, stage: BesideStage) -> Self {
        let id = DecisionId::beside(no, seat);
        Self { decision: Decision { id, seat, sealed: false, answered: false }, stage }
    }
}

/// All open questions that the table waits for; none when the table is over.
///
/// One step asks all of them, so the seats say the rest.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pending {
    step: u32,
    asked: SeatSet,
    sealed: SeatSet,
    answered: SeatSet,
}

impl Pending {
    /// Nothing is open: the table is over.
    pub const OVER: Self =
        Self { step: 0, asked: SeatSet::EMPTY, sealed: SeatSet::EMPTY, answered: SeatSet::EMPTY };

    /// One seat is asked.
    #[inline]
    #[must_use]
    pub const fn one(step: u32, seat: Seat) -> Self {
        let mut pending = Self::OVER;
        pending.step = step;
        pending.asked.insert(seat);
        pending
    }

    /// Adds an open question of the same step.
    #[inline]
    pub const fn push(&mut self, decision: Decision) {
        debug_assert!(self.asked.is_empty() || self.step & STEP_MAX == decision.id.step());
        self.step = decision.id.step();
        self.asked.insert(decision.seat);
        if decision.sealed {
            self.sealed.insert(decision.seat);
        }
        if decision.answered {
            self.answered.insert(decision.seat);
        }
    }

    /// Whether the table is over.
    #[inline]
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.asked.is_empty()
    }

    #[inline]
    const fn decision(&self, seat: Seat) -> Decision {
        Decision {
            id: DecisionId::new(self.step, seat),
            seat,
            sealed: self.sealed.contains(seat),
            answered: self.answered.contains(seat),
        }
    }

    /// Every open question, answered or not, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = Decision> + '_ {
        self.asked.iter().map(|seat| self.decision(seat))
    }

    /// The questions the table still waits for.
    pub fn awaited(&self) -> impl Iterator<Item = Decision> + '_ {
        self.iter().filter(|decision| !decision.answered)
    }

    /// The first question the table still waits for.
    #[inline]
    #[must_use]
    pub fn first(&self) -> Option<Decision> {
        self.awaited().next()
    }

    /// The open question to this seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<Decision> {
        self.asked.contains(seat).then(|| self.decision(seat))
    }
}

impl core::fmt::Debug for Pending {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
