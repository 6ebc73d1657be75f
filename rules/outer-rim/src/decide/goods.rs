//! OR-23.3, OR-23.5: goods that fit, and goods that change hands at once.

use super::goal;
use crate::ctx::Ctx;
use crate::work::Work;
use crate::{
    CardEvent, CardId, DealEvent, Event, Frame, Good, Goods, Held, Kind, PlayerEvent, Purpose,
    Scope, Source, Trigger, Want,
};
use alloc::vec::Vec;
use tabletop::Seat;

/// Credits go into an offer by these amounts, so that its menus stay short.
pub(crate) const CREDIT_STEPS: [u16; 2] = [1000, 5000];

/// OR-23.1: the cards a player may part with; captives stay, and what is imposed (UB-20.1).
fn cards<'a>(ctx: Ctx<'a>, seat: Seat) -> impl Iterator<Item = &'a Held> + 'a {
    ctx.player(seat).held().filter(move |held| {
        held.captive.is_none()
            && !ctx.is_imposed(held)
            && ctx.asset(held).is_some()
            && !is_at_stake(ctx, seat, held.card)
    })
}

/// UB-15.1, OR-18.3, OR-19.3, OR-20.2: what is hunted for, worked on, handed over or made to act
/// just now does not change hands, nor does what keeps its owner standing in a fight.
fn is_at_stake(ctx: Ctx<'_>, owner: Seat, card: CardId) -> bool {
    let is_about = |scope: &Scope| scope.card == Some(card) || scope.source == Source::Card(card);
    let hunted = |bounty: CardId| {
        let target = ctx.content.bounty(bounty).map(|bounty| bounty.target.id());
        bounty == card || target.is_some_and(|one| ctx.content.contact_card(one) == card)
    };
    ctx.frames.iter().any(|frame| match frame {
        Frame::Combat(combat) => {
            is_about(&combat.scope)
                || matches!(combat.purpose, Purpose::Bounty(bounty, _) if hunted(bounty))
                || ctx.stands_by(owner, card)
        }
        Frame::Overcome { card: bounty, .. } | Frame::Defend { card: bounty, .. } => {
            hunted(*bounty)
        }
        Frame::Job { card: job, .. } | Frame::Consent { card: job, .. } => *job == card,
        Frame::Delivery { card: cargo, .. } => *cargo == card,
        Frame::Run { scope, .. } | Frame::Each { scope, .. } | Frame::Pay { scope, .. } => {
            is_about(scope)
        }
        Frame::Test(testing) => is_about(&testing.scope),
        Frame::Reward(rewarding) => is_about(&rewarding.scope),
        Frame::Window(window) => window.scope.card == Some(card),
        Frame::Setup { .. }
        | Frame::Turn { .. }
        | Frame::Aside { .. }
        | Frame::Beside { .. }
        | Frame::Drop { .. }
        | Frame::Offer(_)
        | Frame::Favor(_)
        | Frame::Renown { .. }
        | Frame::Move { .. }
        | Frame::Stop { .. }
        | Frame::Dice { .. }
        | Frame::Cast { .. }
        | Frame::Hurt { .. }
        | Frame::Market { .. }
        | Frame::Buy(_)
        | Frame::Icons { .. }
        | Frame::Refill { .. }
        | Frame::Browse { .. }
        | Frame::Fit { .. }
        | Frame::Return { .. }
        | Frame::Deliver { .. }
        | Frame::Contact { .. }
        | Frame::Patrol { .. }
        | Frame::Redirect { .. }
        | Frame::Ai { .. }
        | Frame::Course { .. }
        | Frame::Toll { .. }
        | Frame::Fine { .. }
        | Frame::Reveal { .. } => false,
    })
}

/// OR-24.3: the credits a player may part with: none in the middle of a purchase or a payment, which
/// count on them.
fn purse(ctx: Ctx<'_>, seat: Seat) -> i32 {
    let pays = ctx.frames.iter().any(|frame| {
        if let Frame::Buy(buying) = frame {
            buying.seat == seat
        } else if let Frame::Pay { scope, .. } = frame {
            scope.seat == seat
        } else {
            false
        }
    });
    if pays { 0 } else { ctx.player(seat).credits }
}

/// What a player could add to a side of an offer: OR-24.3, nothing they do not have.
pub(crate) fn addable(
    ctx: Ctx<'_>,
    seat: Seat,
    goods: &Goods,
    with_cards: bool,
    mut see: impl FnMut(Good),
) {
    let player = ctx.player(seat);
    for more in CREDIT_STEPS {
        if purse(ctx, seat) >= goods.credits + i32::from(more) {
            see(Good::Credits(more));
        }
    }
    player.debts.iter().filter(|debt| !goods.debts.contains(*debt)).for_each(|debt| {
        see(Good::Debt(debt));
    });
    if with_cards && goods.has_room() {
        for held in cards(ctx, seat).filter(|held| !goods.cards.contains(&Some(held.card))) {
            see(Good::Card(held.card));
        }
    }
}

/// Whether a player has all of it.
pub(crate) fn has(ctx: Ctx<'_>, seat: Seat, goods: &Goods) -> bool {
    let player = ctx.player(seat);
    (goods.credits == 0 || purse(ctx, seat) >= goods.credits)
        && goods.debts.iter().all(|debt| player.debts.contains(debt))
        && goods.cards().all(|card| cards(ctx, seat).any(|held| held.card == card))
}

/// OR-23.3: whether the cards of both sides fit legal slots at once.
pub(crate) fn fit(ctx: Ctx<'_>, one: Seat, gives: &Goods, other: Seat, wants: &Goods) -> bool {
    lacks(ctx, one, gives, other, wants).is_none()
}

/// OR-23.3, OR-8.5: whose cards would not fit, and what there would be too much of.
pub(crate) fn lacks(
    ctx: Ctx<'_>,
    one: Seat,
    gives: &Goods,
    other: Seat,
    wants: &Goods,
) -> Option<(Seat, Want)> {
    if gives.cards[0].is_none() && wants.cards[0].is_none() {
        return None;
    }
    let mut after = ctx.state.clone();
    let ways = [(one, other, gives), (other, one, wants)];
    for (from, to, goods) in ways {
        for card in goods.cards() {
            crate::evolve::evolve(
                &mut after,
                &Event::Card(CardEvent::CardTaken { seat: to, from, card }),
            );
        }
    }
    // OR-9.2: whoever is given a card has gained it, and a goal that counts it is complete before
    // room is asked for.
    for (seat, card, kind) in received(Ctx { state: &after, ..ctx }, ways) {
        after.flip_for_gain(seat, card, Trigger::Gained(kind));
    }
    let after = Ctx { state: &after, ..ctx };
    // Who had too much before is not made to wait for this.
    [one, other].into_iter().find_map(|seat| after.overfull(seat).map(|what| (seat, what.into())))
}

/// The cards of an exchange that has taken place, with whoever has them now and the slot they lie in.
fn received(ctx: Ctx<'_>, ways: [(Seat, Seat, &Goods); 2]) -> Vec<(Seat, CardId, Kind)> {
    let cards =
        ways.into_iter().flat_map(|(_, to, goods)| goods.cards().map(move |card| (to, card)));
    let placed = |(seat, card): (Seat, CardId)| {
        let held = ctx.player(seat).holding(card)?;
        ctx.slot_kind(held).map(|kind| (seat, card, kind))
    };
    cards.filter_map(placed).collect()
}

/// OR-23.5: both sides at once. What a card is, how it lies (UB-12.4) and what lies on it goes
/// with it.
pub(crate) fn exchange(
    work: &mut Work<'_, '_>,
    one: Seat,
    gives: &Goods,
    other: Seat,
    wants: &Goods,
) {
    work.is_struck = true;
    let by = wants.credits - gives.credits;
    if by != 0 {
        work.emit(PlayerEvent::Credits { seat: one, by, lost: false });
        work.emit(PlayerEvent::Credits { seat: other, by: -by, lost: false });
    }
    for (from, to, goods) in [(one, other, gives), (other, one, wants)] {
        for debt in goods.debts.iter() {
            work.emit(DealEvent::DebtGiven { seat: from, to, debt });
        }
    }
    // In turns, so that nobody ever holds more than one card too many.
    for (given, wanted) in gives.cards.iter().zip(&wants.cards) {
        for (from, to, card) in [(one, other, given), (other, one, wanted)] {
            if let Some(card) = *card {
                work.emit(CardEvent::CardTaken { seat: to, from, card });
            }
        }
    }
    // Goals count what was given as they count what was taken.
    let ways = [(one, other, gives), (other, one, wants)];
    for (seat, card, kind) in received(work.ctx(), ways) {
        let about = Scope { card: Some(card), ..Scope::of(seat, Source::Card(card)) };
        goal::count(work, Trigger::Gained(kind), about);
    }
}
