//! OR-7.4 to OR-7.10: a purchase, from the die to the slot.

use super::turn::BARTER;
use super::{cards, fit, window, yard};
use crate::ask::{Lack, no_slot};
use crate::bounds::BACKS_MAX;
use crate::ctx::Ctx;
use crate::resolve::{Judge, Worth};
use crate::work::{Flow, Work};
use crate::{
    Action, After, Buying, CardEvent, CardId, CourseEvent, Deck, Face, Frame, Held, MarketEvent,
    RollEvent, RolledFor, Scope, Source, Stat, Trigger,
};
use tabletop::{Menu, Rule, Seat};

/// OR-7.8: cards that may be given in part payment. What keeps one standing may not: with it the
/// purchase would be lost (OR-13.4).
pub(super) fn barter<'a>(ctx: Ctx<'a>, seat: Seat) -> impl Iterator<Item = &'a Held> + 'a {
    // OR-25.8: an opponent pays in credits.
    let pays_cash = ctx.state.is_ai(seat);
    ctx.player(seat).held().filter(move |held| {
        let kind = ctx.asset(held).map(|asset| asset.kind);
        !pays_cash
            && held.captive.is_none()
            && kind.is_some_and(|kind| BARTER.contains(&kind))
            && ctx.cost(held.card) > 0
            && !ctx.is_imposed(held)
            && !ctx.stands_by(seat, held.card)
    })
}

/// What a card costs this player now.
pub(crate) fn price(ctx: Ctx<'_>, seat: Seat, card: CardId, off: i32) -> i32 {
    let sheet = ctx.content.card(card);
    let deck = sheet.deck.map_or(0, |deck| ctx.stat(seat, Stat::Price(deck)));
    // OR-7.9: the old ship is traded in.
    let trade_in = match (&sheet.ship, ctx.player(seat).ship) {
        (Some(_), Some(ship)) => ctx.content.ship(ship).cost,
        _ => 0,
    };
    (sheet.cost + deck - off - trade_in).max(0)
}

/// OR-7.4 to OR-7.10: what keeps a player from buying a card, if anything does.
pub(crate) fn lack(ctx: Ctx<'_>, seat: Seat, card: CardId, off: i32) -> Option<(Lack, Rule)> {
    lack_after(ctx, seat, card, off, 0)
        .or_else(|| is_in_vain(ctx, seat, card, off).then_some((Lack::Effect, "OR-24.2")))
}

/// OR-7.4, OR-7.6, OR-7.7, OR-7.9: the same with these credits spent before, whatever comes of it.
fn lack_after(
    ctx: Ctx<'_>,
    seat: Seat,
    card: CardId,
    off: i32,
    spent: i32,
) -> Option<(Lack, Rule)> {
    let (sheet, player) = (ctx.content.card(card), ctx.player(seat));
    if sheet.buy.not_on.iter().any(|space| space.id() == player.space) {
        return Some((Lack::SoldHere(player.space), "OR-7.6"));
    }
    let scope = Scope::of(seat, Source::Card(card));
    if sheet.buy.given.as_ref().is_some_and(|given| !ctx.holds(&scope, given)) {
        return Some((Lack::Condition, "OR-7.6"));
    }
    let worth: i32 = barter(ctx, seat).map(|held| ctx.cost(held.card)).sum();
    let short = price(ctx, seat, card, off) - (player.credits - spent + worth);
    if short > 0 {
        return Some((Lack::Credits(short), "OR-7.4"));
    }
    if sheet.ship.as_ref().is_some_and(|ship| player.ship == Some(ship.id())) {
        return Some((Lack::OtherShip, "OR-7.9"));
    }
    let slot = sheet.asset.as_ref().and_then(|asset| no_slot(ctx, seat, asset.kind));
    slot.map(|lack| (lack, "OR-7.7"))
}

/// OR-7.4 to OR-7.10: whether it can be paid and placed, and comes to something.
pub(crate) fn can_buy(ctx: Ctx<'_>, seat: Seat, card: CardId, off: i32) -> bool {
    lack(ctx, seat, card, off).is_none()
}

/// Whether it could be paid and placed with this many credits gone before, whatever comes of it.
pub(crate) fn can_buy_after(ctx: Ctx<'_>, seat: Seat, card: CardId, off: i32, spent: i32) -> bool {
    lack_after(ctx, seat, card, off, spent).is_none()
}

/// OR-7.10, OR-24.2: whether a special card would be paid for, and nothing come of it.
fn is_in_vain(ctx: Ctx<'_>, seat: Seat, card: CardId, off: i32) -> bool {
    let sheet = ctx.content.card(card);
    let price = price(ctx, seat, card, off);
    let scope = Scope::of(seat, Source::Card(card));
    let judge = Judge::new(ctx).after(price);
    let special = sheet.asset.is_none() && sheet.ship.is_none();
    special && price > 0 && judge.script(&scope, &sheet.script) < Worth::Loss
}

pub(crate) fn begin(work: &mut Work<'_, '_>, seat: Seat, deck: Deck, off: i32) {
    let Some(card) = work.stage.state.top(deck) else { return };
    let price = price(work.ctx(), seat, card, off);
    work.push(Frame::Buy(Buying::new(seat, card, price)));
}

pub(crate) fn step(work: &mut Work<'_, '_>, mut buying: Buying) -> Flow {
    let sheet = work.content.card(buying.card);
    if !buying.cleared {
        if !sheet.buy.roll.is_empty() && buying.roll.is_empty() {
            roll(work, buying);
            return Flow::On;
        }
        buying.cleared = true;
        work.set(Frame::Buy(buying));
        let shows = |face: &Face| buying.roll.count(*face) > 0;
        if !sheet.buy.roll.is_empty() && !sheet.buy.roll.iter().any(shows) {
            leave(work);
            let scope = Scope::of(buying.seat, Source::Card(buying.card));
            work.push(Frame::run(sheet.buy.fail.block(), scope));
            return Flow::On;
        }
    }
    if buying.price > 0 && barter(work.ctx(), buying.seat).next().is_some() {
        return Flow::Ask(buying.seat);
    }
    pay(work, buying);
    Flow::On
}

// OR-7.6: a die before paying. OR-11.7: abilities that change dice change this one, too.
fn roll(work: &mut Work<'_, '_>, mut buying: Buying) {
    let seat = buying.seat;
    buying.roll.add(Face::roll(work.stage.dice), 1);
    work.set(Frame::Buy(buying));
    work.emit(RollEvent::Rolled { seat, what: RolledFor::Purchase, roll: buying.roll });
    window::moment(work, Trigger::CardDice, Scope::of(seat, Source::Rules));
}

pub(crate) fn menu(ctx: Ctx<'_>, buying: &Buying, menu: &mut Menu<Action>) {
    if ctx.player(buying.seat).credits >= buying.price {
        menu.push(Action::Done);
    }
    for held in barter(ctx, buying.seat) {
        menu.push(Action::Barter(held.card));
    }
    // What is not paid yet need not be bought.
    let visit = ctx.frames.len().checked_sub(2).and_then(|below| ctx.frames.get(below));
    let tired = matches!(visit, Some(Frame::Market { backs, .. }) if *backs >= BACKS_MAX);
    if !buying.bartered && !tired {
        menu.push(Action::No);
    }
}

pub(crate) fn answer(work: &mut Work<'_, '_>, mut buying: Buying, action: Action) {
    if let Action::Barter(card) = action {
        buying.price = (buying.price - work.ctx().cost(card)).max(0);
        buying.bartered = true;
        work.set(Frame::Buy(buying));
        cards::spend(work, buying.seat, card);
    } else if let Action::No = action {
        give_up(work, buying);
    } else {
        pay(work, buying);
    }
}

/// The purchase is over, and with it the visit to the market it belongs to.
fn leave(work: &mut Work<'_, '_>) {
    work.pop();
    if let Some(Frame::Market { .. }) = work.stack.last() {
        work.pop();
    }
}

// Nothing has been paid: one is in the market again, unless a die has been rolled there.
fn give_up(work: &mut Work<'_, '_>, buying: Buying) {
    if buying.roll.is_empty() {
        work.pop();
        if let Some(Frame::Market { backs, .. }) = work.stack.last_mut() {
            *backs += 1;
        }
    } else {
        leave(work);
    }
    if let (true, Some(deck)) = (buying.shown, work.content.card(buying.card).deck) {
        work.emit(MarketEvent::ShuffledIn { deck, card: buying.card });
    }
}

fn pay(work: &mut Work<'_, '_>, buying: Buying) {
    leave(work);
    cards::credits(work, buying.seat, -buying.price);
    if let Some(deck) = work.content.card(buying.card).deck {
        let scope = Scope { card: Some(buying.card), ..Scope::of(buying.seat, Source::Rules) };
        match buying.used {
            Some(damage) => yard::take(work, buying.seat, buying.card, damage),
            None => acquire(work, buying.seat, deck, buying.card, buying.shown),
        }
        window::moment(work, Trigger::Bought(deck), scope);
    }
}

/// A card comes from the market to a player: a ship, an asset, or at once resolved.
pub(crate) fn acquire(work: &mut Work<'_, '_>, seat: Seat, deck: Deck, card: CardId, shown: bool) {
    let sheet = work.content.card(card);
    let put_back = sheet.asset.is_none() && sheet.ship.is_none();
    if !shown {
        work.push(Frame::Refill { seat, deck });
        // OR-7.10: a special card goes under its deck, if nothing else is printed.
        if put_back && sheet.then == After::Discard {
            work.emit(MarketEvent::PutUnder { deck });
        } else {
            work.emit(MarketEvent::TakenFromMarket { deck });
        }
    }
    if let Some(ship) = &sheet.ship {
        let ship = ship.id();
        // OR-9.6, OR-9.7: the old sheet goes, and what does not fit the new one.
        work.emit(CourseEvent::ShipTaken { seat, ship });
        work.emit(CardEvent::CardRemoved { card });
        fit::shrink(work, seat);
    } else if sheet.asset.is_some() {
        cards::gain(work, seat, card, Some(card));
    } else {
        match sheet.then {
            After::Remove => work.emit(CardEvent::CardRemoved { card }),
            After::Shuffle => work.emit(MarketEvent::ShuffledIn { deck, card }),
            After::Discard if shown => work.emit(MarketEvent::ShuffledIn { deck, card }),
            After::Discard | After::Rotate => {}
        }
        work.push(Frame::run(sheet.script.block(), Scope::of(seat, Source::Card(card))));
    }
}
