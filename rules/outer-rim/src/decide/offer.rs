//! OR-23: trades and gifts. The current player puts an offer together, thing by thing, and lays it
//! before another player; if that player agrees, it is settled at once (ADR 012).

use super::{aside, goods, turn};
use crate::bounds::OFFER_THINGS_MAX;
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{Action, DealEvent, Frame, Good, Goods, Offering, Want};
use tabletop::{Menu, Seat};

/// OR-23.1, OR-23.2: the players an offer may be made to. OR-13.8: the defeated are no exception.
/// Nobody answers for an AI.
pub(crate) fn partners(
    ctx: Ctx<'_>,
    seat: Seat,
    trade: bool,
) -> impl Iterator<Item = Seat> + Clone + '_ {
    let here = ctx.player(seat).space;
    let n_seats = usize::from(ctx.state.setup.seats);
    ctx.others(seat)
        .filter(move |other| other.idx() < n_seats)
        .filter(move |other| !trade || ctx.player(*other).space == here)
}

/// OR-24.2: those of them with whom something could change hands.
fn worthwhile(ctx: Ctx<'_>, seat: Seat, trade: bool) -> impl Iterator<Item = Seat> + '_ {
    let has_goods = move |whose: Seat| {
        let mut found = false;
        goods::addable(ctx, whose, &Goods::default(), trade, |_| found = true);
        found
    };
    let own = has_goods(seat);
    partners(ctx, seat, trade).filter(move |other| own || has_goods(*other))
}

/// OR-24.2: whether there is anything that an offer could be about.
pub(crate) fn can_begin(ctx: Ctx<'_>, seat: Seat, trade: bool) -> bool {
    worthwhile(ctx, seat, trade).next().is_some()
}

pub(crate) fn step(work: &mut Work<'_, '_>, mut offering: Offering) -> Flow {
    if let (true, Some(to)) = (offering.proposed, offering.to) {
        return Flow::Ask(to);
    }
    if offering.to.is_none() {
        let only = {
            let mut partners = worthwhile(work.ctx(), offering.seat, offering.trade);
            partners.next().filter(|_| partners.next().is_none())
        };
        offering.to = only;
        work.set(Frame::Offer(offering));
    }
    Flow::Ask(offering.seat)
}

pub(crate) fn menu(ctx: Ctx<'_>, offering: &Offering, menu: &mut Menu<Action>) {
    let Some(to) = offering.to else {
        worthwhile(ctx, offering.seat, offering.trade).for_each(|other| {
            menu.push(Action::Player(other));
        });
        menu.push(Action::Done);
        return;
    };
    if offering.proposed {
        if is_held(ctx, offering, to) {
            menu.push(Action::Yes);
        }
        menu.push(Action::No);
        return;
    }
    if offering.n_added < OFFER_THINGS_MAX {
        let (gives, wants) = (&offering.gives, &offering.wants);
        // Credits for credits would be idle.
        let sensible = |good: Good, back: i32| back == 0 || !matches!(good, Good::Credits(_));
        goods::addable(ctx, offering.seat, gives, offering.trade, |good| {
            if sensible(good, wants.credits) {
                menu.push(Action::Give(good));
            }
        });
        goods::addable(ctx, to, wants, offering.trade, |good| {
            if sensible(good, gives.credits) {
                menu.push(Action::Want(good));
            }
        });
    }
    if can_propose(ctx, offering, to) {
        menu.push(Action::Propose);
    }
    menu.push(Action::Done);
}

/// OR-23.3: why an offer that holds something cannot be proposed.
pub(crate) fn lacks(ctx: Ctx<'_>, offering: &Offering) -> Option<(Seat, Want)> {
    let to = offering.to.filter(|_| !offering.proposed)?;
    goods::lacks(ctx, offering.seat, &offering.gives, to, &offering.wants)
}

fn can_propose(ctx: Ctx<'_>, offering: &Offering, to: Seat) -> bool {
    let (gives, wants) = (&offering.gives, &offering.wants);
    !(gives.is_empty() && wants.is_empty())
        && is_held(ctx, offering, to)
        && goods::fit(ctx, offering.seat, gives, to, wants)
}

/// OR-24.3: whether both sides still have what they would give.
fn is_held(ctx: Ctx<'_>, offering: &Offering, to: Seat) -> bool {
    goods::has(ctx, offering.seat, &offering.gives) && goods::has(ctx, to, &offering.wants)
}

pub(crate) fn answer(work: &mut Work<'_, '_>, mut offering: Offering, action: Action) {
    match (action, offering.to) {
        (Action::Player(other), _) => offering.to = Some(other),
        (Action::Give(good), _) => {
            offering.gives.add(good);
            offering.n_added += 1;
        }
        (Action::Want(good), _) => {
            offering.wants.add(good);
            offering.n_added += 1;
        }
        (Action::Propose, Some(to)) => {
            let Offering { seat, gives, wants, .. } = offering;
            work.emit(DealEvent::OfferMade { seat, to, gives, wants });
            aside::count(work);
            if offering.trade {
                turn::traded(work);
            }
            offering.proposed = true;
        }
        (Action::Yes | Action::No, Some(to)) => {
            answered(work, &offering, to, action == Action::Yes);
            return;
        }
        _ => {
            work.pop();
            if offering.trade {
                turn::left_trade(work);
            }
            return;
        }
    }
    work.set(Frame::Offer(offering));
}

// OR-23.5: both sides have accepted, so it is settled in this entry, or it is off.
fn answered(work: &mut Work<'_, '_>, offering: &Offering, to: Seat, agreed: bool) {
    let Offering { seat, trade, gives, wants, .. } = *offering;
    let ctx = work.ctx();
    let accepted =
        agreed && is_held(ctx, offering, to) && goods::fit(ctx, seat, &gives, to, &wants);
    work.emit(DealEvent::OfferAnswered { seat: to, accepted });
    if accepted {
        goods::exchange(work, seat, &gives, to, &wants);
    }
    // OR-23.1: one trade action may hold deals with several players.
    if trade && aside::may_offer(work) && can_begin(work.ctx(), seat, true) {
        work.set(Frame::Offer(Offering::new(seat, true)));
    } else {
        work.pop();
    }
}
