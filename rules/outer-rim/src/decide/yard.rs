//! OR-9.6: ships of the supply, sold as they are.

use super::{buy, fit, hurt};
use crate::ctx::Ctx;
use crate::work::Work;
use crate::{
    Body, Buying, CardEvent, CardId, Content, CourseEvent, Deck, Frame, MarketEvent, ShipId,
};
use tabletop::Seat;

/// The ships that nobody has, dearer than the one a player has, that they can pay with this many
/// credits gone before.
pub(crate) fn on_sale<'a>(
    ctx: Ctx<'a>,
    seat: Seat,
    spent: i32,
) -> impl Iterator<Item = ShipId> + 'a {
    let expansion = ctx.state.setup.options.expansion;
    let cost = |ship: ShipId| ctx.content.ship(ship).cost;
    let least = ctx.player(seat).ship.map_or(0, cost);
    let worth: i32 = buy::barter(ctx, seat).map(|held| ctx.cost(held.card)).sum();
    let ships = (0..ctx.content.ships.len()).map(|idx| ShipId(idx as u8));
    ships.filter(move |ship| {
        let used = Content::in_use(ctx.content.ship(*ship).edition, expansion);
        let free = ctx.seats().all(|other| ctx.player(other).ship != Some(*ship));
        let card = ctx.content.ship_card(*ship);
        let purse = ctx.player(seat).credits - spent + worth;
        let paid = card.is_some_and(|card| purse >= buy::price(ctx, seat, card, 0));
        used && free && cost(*ship) > least && paid
    })
}

/// A ship of the supply is paid for like one of the market.
pub(crate) fn begin(work: &mut Work<'_, '_>, seat: Seat, ship: ShipId, damage: u8) {
    let Some(card) = work.content.ship_card(ship) else { return };
    let price = buy::price(work.ctx(), seat, card, 0);
    let used = Some(damage);
    let buying = Buying { cleared: true, shown: true, used, ..Buying::new(seat, card, price) };
    work.push(Frame::Buy(buying));
}

/// OR-9.6, OR-9.7: its market card leaves the game, wherever it is; the sheet comes on its goal
/// side, with the damage.
pub(crate) fn take(work: &mut Work<'_, '_>, seat: Seat, card: CardId, damage: u8) {
    let deck = Deck::Ship;
    let Some(ship) = work.content.card(card).ship.as_ref().map(|ship| ship.id()) else { return };
    let place = work.content.deck(deck).iter().position(|known| *known == card);
    if place.is_some_and(|place| work.stage.state.pile(deck).has(place as u8)) {
        work.emit(MarketEvent::Shown { deck, card });
        work.emit(MarketEvent::DeckShuffled { deck });
    } else if work.stage.state.top(deck) == Some(card) {
        work.emit(MarketEvent::TakenFromMarket { deck });
        work.push(Frame::Refill { seat, deck });
    }
    work.emit(CourseEvent::ShipTaken { seat, ship });
    if !work.stage.state.is_removed(card) {
        work.emit(CardEvent::CardRemoved { card });
    }
    hurt::suffer(work, seat, Body::Ship, i32::from(damage));
    fit::make_room(work, seat, None);
}
