//! What players do beside what the table waits for: deals that nobody in turn is stalled by.
//!
//! OR-23.2, UB-13.2, UB-14.2: credits, debt tokens and favors are talked about at any time. Every
//! player can have one such deal under way. It is paused work like any other, but lies beside the
//! stack: the question the table waits for stays open, and nobody has to answer this one (ADR 012).

use crate::bounds::{BESIDES_MAX, PLAYERS_MAX};
use crate::ctx::Ctx;
use crate::decide::{favor, offer};
use crate::state::State;
use crate::{Frame, Occasion};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::{Beside, BesideStage, Seat};

/// A deal under way: an offer, or a favor asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct Dealing {
    /// Whose it is.
    pub seat: Seat,
    /// Its number as it lies now: another one as soon as anything in it changes, so that nobody
    /// agrees to what they have not seen.
    pub no: u32,
    /// Who may answer.
    pub asked: Seat,
    /// How far it has come.
    pub frame: Frame,
}

/// The deals under way, and how much has been done beside in this turn.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct Besides {
    /// The deals under way, the oldest first; one a player at most.
    pub deals: Vec<Dealing>,
    /// The highest number a deal has had.
    pub last: u32,
    /// How often each player's own deals have changed in this turn.
    pub used: [u8; PLAYERS_MAX],
}

/// What became of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum DealStep {
    /// It is being put together, or lies before somebody.
    Open,
    /// OR-23.5: it was agreed to, and settled.
    Struck,
    /// Whoever made it has given it up.
    Dropped,
    /// Whoever made it has taken back what lay before others.
    Withdrawn,
    /// Nobody has agreed.
    Refused,
}

impl Besides {
    /// Whether nothing has been done beside.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The deal of a player.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<&Dealing> {
        self.deals.iter().find(|deal| deal.seat == seat)
    }

    pub(crate) fn moved(&mut self, seat: Seat, deal: Option<Dealing>) {
        self.deals.retain(|deal| deal.seat != seat);
        self.last = deal.map_or(self.last, |deal| deal.no);
        self.deals.extend(deal);
        let used = &mut self.used[seat.idx()];
        *used = used.saturating_add(1);
    }
}

impl Dealing {
    /// Whether it lies before others as it is.
    #[must_use]
    pub fn is_proposed(&self) -> bool {
        self.asked != self.seat
    }

    /// UB-13.2: no favor is asked for or granted while dice lie. UB-15.1: cards go along with one,
    /// but not in the middle of another card.
    fn is_live(&self, ctx: Ctx<'_>) -> bool {
        if let Frame::Favor(asking) = &self.frame {
            let has_cards = asking.pays.cards().next().is_some() || asking.swap.is_some();
            !ctx.dice_lie()
                && (!has_cards || is_calm(ctx))
                && (!self.is_proposed() || favor::is_asked(ctx, asking, self.asked))
        } else {
            true
        }
    }
}

/// Whether no card is being resolved that could be about those that change hands.
pub(crate) fn is_calm(ctx: Ctx<'_>) -> bool {
    ctx.frames.iter().all(|frame| {
        matches!(
            frame,
            Frame::Turn { .. }
                | Frame::Move { .. }
                | Frame::Aside { .. }
                | Frame::Offer(_)
                | Frame::Favor(_)
                | Frame::Beside { .. }
        )
    })
}

/// What a player may do beside: answer what lies before them, the oldest first; go on with a deal of
/// their own; or begin one.
pub(crate) fn open(state: &State, seat: Seat) -> Option<Beside> {
    let n_seats = state.n_seats();
    if state.over || state.asked.is_none() || state.round == 0 || seat.idx() >= n_seats.into() {
        return None;
    }
    let ctx = Ctx::of(state);
    let deals = &state.beside.deals;
    let mut before = deals.iter().filter(|deal| deal.is_proposed() && deal.asked == seat);
    if let Some(deal) = before.find(|deal| deal.is_live(ctx)) {
        return Some(Beside::new(deal.no, seat, BesideStage::AskedBy(deal.seat)));
    }
    if let Some(deal) = state.beside.of(seat) {
        return Some(Beside::new(deal.no, seat, BesideStage::Own));
    }
    may_begin(ctx, seat).then(|| Beside::new(0, seat, BesideStage::Idle))
}

fn may_begin(ctx: Ctx<'_>, seat: Seat) -> bool {
    ctx.state.beside.used[seat.idx()] < BESIDES_MAX
        && (offer::can_begin(ctx, seat, false) || can_ask_favor(ctx, seat))
}

/// UB-13.2: at any time, but not while dice lie.
pub(crate) fn can_ask_favor(ctx: Ctx<'_>, seat: Seat) -> bool {
    !ctx.dice_lie() && favor::can_ask(ctx, seat, Occasion::Turn)
}

/// The table as whoever turns to what is open beside finds it: that work lies on top.
pub(crate) fn turned(state: &State, beside: &Beside) -> State {
    let mut turned = state.clone();
    let seat = beside.decision.seat;
    let own = state.beside.of(seat);
    match beside.stage {
        BesideStage::Idle => turned.frames.push(Frame::Beside { seat }),
        BesideStage::Own => {
            turned.frames.extend(own.map(|deal| deal.frame));
            // What lies before others can only be withdrawn, and so can what must rest.
            if own.is_some_and(|deal| deal.is_proposed() || !deal.is_live(Ctx::of(state))) {
                turned.frames.push(Frame::Beside { seat });
            }
        }
        BesideStage::AskedBy(other) => {
            turned.frames.extend(state.beside.of(other).map(|deal| deal.frame));
        }
    }
    turned.asked = Some(seat);
    turned.step = beside.decision.id.number();
    turned
}
