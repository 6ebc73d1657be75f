//! OR-7: the market action, and what follows a card that leaves the market.

use super::{buy, cards, goal, patrol, turn};
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{Action, CardEffect, CardId, Deck, Effect, Frame, MarketEvent, PickEffect, Scope};
use tabletop::{Menu, Seat};

pub(crate) fn menu(
    ctx: Ctx<'_>,
    seat: Seat,
    off: i16,
    discarded: Option<(Deck, u8)>,
    menu: &mut Menu<Action>,
) {
    for deck in Deck::ALL {
        let Some(card) = ctx.state.top(*deck) else { continue };
        // OR-7.3, UB-10.1: one card, with the expansion a second of the same deck.
        let may_discard = match discarded {
            None => true,
            Some((same, times)) => same == *deck && times == 1 && ctx.state.setup.options.expansion,
        };
        if may_discard && !ctx.state.market[deck.idx()].is_empty() {
            menu.push(Action::DiscardTop(*deck));
        }
        if buy::can_buy(ctx, seat, card, i32::from(off)) {
            menu.push(Action::Buy(*deck));
        }
    }
    menu.push(Action::Done);
}

pub(crate) fn answer(work: &mut Work<'_, '_>, seat: Seat, off: i16, action: Action) {
    if let Action::DiscardTop(deck) = action {
        if let Some(Frame::Market { discarded, .. }) = work.stack.last_mut() {
            let times = discarded.map_or(0, |(_, times)| times) + 1;
            *discarded = Some((deck, times));
        }
        discard_top(work, deck);
    } else if let Action::Buy(deck) = action {
        // The visit waits below, and is over with the purchase.
        buy::begin(work, seat, deck, i32::from(off));
    } else {
        let visit = work.top();
        work.pop();
        turn::left_market(work, &visit);
    }
}

/// OR-7.3: the top card goes under its deck; icons of the next are not resolved.
pub(crate) fn discard_top(work: &mut Work<'_, '_>, deck: Deck) {
    if work.stage.state.top(deck).is_some() {
        work.emit(MarketEvent::PutUnder { deck });
        turn_up(work, deck);
    }
}

/// The next card of a deck lies face up (OR-7.12: unless there is none).
pub(crate) fn turn_up(work: &mut Work<'_, '_>, deck: Deck) -> Option<CardId> {
    let pile = work.stage.state.market[deck.idx()];
    let idx = pile.top(work.stage.dice)?;
    let card = work.content.deck(deck)[usize::from(idx)];
    work.emit(MarketEvent::TurnedUp { deck, card });
    Some(card)
}

/// UB-16.4: whether a card lies in its deck or on top of it, and fits.
pub(crate) fn can_gain_named(ctx: Ctx<'_>, seat: Seat, card: CardId) -> bool {
    let Some(deck) = ctx.content.card(card).deck else { return false };
    let place = ctx.content.deck(deck).iter().position(|known| *known == card);
    let lies_there = place.is_some_and(|place| ctx.state.pile(deck).has(place as u8));
    let asset = ctx.content.asset(card, false);
    let fits = asset.is_none_or(|asset| ctx.can_place(seat, asset.kind));
    fits && (lies_there || ctx.state.top(deck) == Some(card))
}

/// The top card of a deck comes to a player for nothing. OR-7.7: its owner may give up this card
/// or another where both do not fit.
pub(crate) fn gain_top(work: &mut Work<'_, '_>, scope: Scope, deck: Deck) {
    let seat = scope.seat;
    let Some(card) = work.stage.state.top(deck) else { return };
    let Some(asset) = work.content.asset(card, false) else {
        return buy::acquire(work, seat, deck, card, false);
    };
    if work.ctx().can_place(seat, asset.kind) {
        work.push(Frame::Refill { seat, deck });
        work.emit(MarketEvent::TakenFromMarket { deck });
        cards::gain(work, seat, card, scope.paid.then_some(card));
    }
}

/// UB-16.4: a card is searched for; the deck is shuffled and its top card turned up again.
pub(crate) fn gain_named(work: &mut Work<'_, '_>, scope: Scope, card: CardId) {
    let seat = scope.seat;
    let Some(deck) = work.content.card(card).deck else { return };
    if !can_gain_named(work.ctx(), seat, card) {
        return;
    }
    let top = work.stage.state.top(deck);
    let lies_there = top != Some(card);
    let asset = work.content.asset(card, false);
    if top.is_some() {
        work.emit(MarketEvent::TakenFromMarket { deck });
    }
    if lies_there {
        work.emit(MarketEvent::Shown { deck, card });
    }
    match top.filter(|top| *top != card) {
        Some(top) => work.emit(MarketEvent::ShuffledIn { deck, card: top }),
        None => work.emit(MarketEvent::DeckShuffled { deck }),
    }
    turn_up(work, deck);
    // Its owner may give up this card or another where both do not fit, unless it was paid for.
    match asset {
        Some(_) => cards::gain(work, seat, card, scope.paid.then_some(card)),
        None => buy::acquire(work, seat, deck, card, true),
    }
}

/// OR-7.5: after a buy or gain. OR-9.3, OR-22.3: what the card has achieved counts at once, before
/// anything else comes to light.
pub(crate) fn refill(work: &mut Work<'_, '_>, seat: Seat, deck: Deck) -> Flow {
    if goal::checkpoint(work) {
        return Flow::On;
    }
    work.pop();
    if work.stage.state.top(deck).is_none()
        && let Some(card) = turn_up(work, deck)
    {
        work.push(Frame::Icons { seat, moved: false, card });
    }
    Flow::On
}

/// A deck that an effect means while a special card of it is resolved (OR-7.10): its next card
/// lies face up at once, and the icons of that are resolved when the deck would be refilled.
pub(crate) fn show_meant(work: &mut Work<'_, '_>, effect: &Effect) {
    let meant = match effect {
        Effect::Card(CardEffect::GainTop(deck) | CardEffect::DiscardTop(deck))
        | Effect::Pick(PickEffect::BuyTop { deck, .. }) => Some(*deck),
        Effect::Card(CardEffect::Market(_)) => None,
        Effect::Choice(_)
        | Effect::Pick(_)
        | Effect::Flow(_)
        | Effect::Purse(_)
        | Effect::Body(_)
        | Effect::Journey(_)
        | Effect::Patrol(_)
        | Effect::Encounter(_)
        | Effect::Card(_)
        | Effect::Work(_)
        | Effect::Dice(_) => return,
    };
    for idx in 0..work.stack.len() {
        let Frame::Refill { seat, deck } = work.stack[idx] else { continue };
        if meant.is_some_and(|meant| meant != deck) || work.stage.state.top(deck).is_some() {
            continue;
        }
        if let Some(card) = turn_up(work, deck) {
            work.stack[idx] = Frame::Icons { seat, moved: false, card };
        }
    }
}

/// OR-15.4, UB-11.1, UB-11.6: the patrol moves first, then a contact is revealed.
pub(crate) fn icons(work: &mut Work<'_, '_>, seat: Seat, moved: bool, card: CardId) -> Flow {
    let icons = work.content.card(card).icons;
    if !moved {
        work.set(Frame::Icons { seat, moved: true, card });
        if let Some(icon) = icons.patrol {
            patrol::approach(work, icon.faction, icon.steps, seat);
        }
        return Flow::On;
    }
    work.pop();
    // UB-11.7: in a solo game only the human counts.
    let n_players = work.stage.state.n_seats();
    let space = work.stage.state.player(seat).space;
    if let Some([least, most]) = icons.reveal
        && (least..=most).contains(&n_players)
        && work.ctx().is_planet(space)
    {
        work.push(Frame::Reveal { seat });
    }
    Flow::On
}

/// OR-7.10: whether the next card of a deck is about to be shown.
pub(crate) fn is_unseen(ctx: Ctx<'_>, deck: Deck) -> bool {
    let waits = |frame: &Frame| matches!(frame, Frame::Refill { deck: of, .. } if *of == deck);
    ctx.state.top(deck).is_none()
        && !ctx.state.pile(deck).is_empty()
        && ctx.frames.iter().any(waits)
}
