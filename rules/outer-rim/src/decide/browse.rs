//! Cards shown from a deck until enough of a kind lie open, to buy one of them.

use super::buy;
use crate::ctx::Ctx;
use crate::map::bits;
use crate::work::{Flow, Work};
use crate::{
    Action, At, BrowseDeck, Buying, CardEffect, CardId, Content, Deck, Effect, Frame, Kind,
    MarketEvent,
};
use tabletop::{Menu, Seat};

fn look(content: &Content, at: At) -> &BrowseDeck {
    match &content.script(at.block)[usize::from(at.pc)] {
        Effect::Card(CardEffect::Browse(look)) => look,
        other @ (Effect::Choice(_)
        | Effect::Pick(_)
        | Effect::Flow(_)
        | Effect::Purse(_)
        | Effect::Body(_)
        | Effect::Journey(_)
        | Effect::Patrol(_)
        | Effect::Encounter(_)
        | Effect::Card(_)
        | Effect::Work(_)
        | Effect::Dice(_)) => unreachable!("{other:?} shows no deck"),
    }
}

fn cards(content: &Content, deck: Deck, shown: u32) -> impl Iterator<Item = CardId> + '_ {
    bits(u64::from(shown)).map(move |idx| content.deck(deck)[idx])
}

fn is_kind(content: &Content, card: CardId, kind: Kind) -> bool {
    content.asset(card, false).is_some_and(|asset| asset.kind == kind)
}

/// OR-24.2: whether a card could come to light that a player can buy, with this many credits gone
/// before.
pub(crate) fn may_sell(ctx: Ctx<'_>, seat: Seat, look: &BrowseDeck, spent: i32) -> bool {
    look.kinds.iter().any(|kind| sells(ctx, seat, look.deck, *kind, spent))
}

fn sells(ctx: Ctx<'_>, seat: Seat, deck: Deck, kind: Kind, spent: i32) -> bool {
    let pile = ctx.state.pile(deck);
    ctx.content.deck(deck).iter().enumerate().any(|(place, card)| {
        pile.has(place as u8)
            && is_kind(ctx.content, *card, kind)
            && buy::can_buy_after(ctx, seat, *card, 0, spent)
    })
}

/// Whether a player could buy no card of a kind that a deck is looked through for.
pub(crate) fn is_void(ctx: Ctx<'_>, seat: Seat, at: At, kind: Kind) -> bool {
    !sells(ctx, seat, look(ctx.content, at).deck, kind, 0)
}

pub(crate) fn step(
    work: &mut Work<'_, '_>,
    seat: Seat,
    at: At,
    kind: Option<Kind>,
    mut shown: u32,
) -> Flow {
    let Some(kind) = kind else { return Flow::Ask(seat) };
    let look = look(work.content, at);
    let content = work.content;
    loop {
        let found = cards(content, look.deck, shown).filter(|card| is_kind(content, *card, kind));
        if found.count() >= usize::from(look.show) {
            break;
        }
        let pile = work.stage.state.market[look.deck.idx()];
        let Some(idx) = pile.top(work.stage.dice) else { break };
        let card = content.deck(look.deck)[usize::from(idx)];
        work.emit(MarketEvent::Shown { deck: look.deck, card });
        shown |= 1 << idx;
    }
    work.set(Frame::Browse { seat, at, kind: Some(kind), shown });
    Flow::Ask(seat)
}

pub(crate) fn menu(
    ctx: Ctx<'_>,
    seat: Seat,
    at: At,
    kind: Option<Kind>,
    shown: u32,
    menu: &mut Menu<Action>,
) {
    let look = look(ctx.content, at);
    let Some(kind) = kind else {
        for kind in &look.kinds {
            menu.push(Action::Kind(*kind));
        }
        return;
    };
    for card in cards(ctx.content, look.deck, shown) {
        if is_kind(ctx.content, card, kind) && buy::can_buy(ctx, seat, card, 0) {
            menu.push(Action::Card(card));
        }
    }
    menu.push(Action::Done);
}

pub(crate) fn answer(
    work: &mut Work<'_, '_>,
    seat: Seat,
    at: At,
    kind: Option<Kind>,
    shown: u32,
    action: Action,
) {
    if kind.is_none() {
        if let Action::Kind(kind) = action {
            work.set(Frame::Browse { seat, at, kind: Some(kind), shown });
        }
        return;
    }
    work.pop();
    let content = work.content;
    let deck = look(content, at).deck;
    let bought = if let Action::Card(card) = action { Some(card) } else { None };
    for card in cards(content, deck, shown).filter(|card| Some(*card) != bought) {
        work.emit(MarketEvent::ShuffledIn { deck, card });
    }
    work.emit(MarketEvent::DeckShuffled { deck });
    if let Some(card) = bought {
        let price = buy::price(work.ctx(), seat, card, 0);
        let buying = Buying { cleared: true, shown: true, ..Buying::new(seat, card, price) };
        work.push(Frame::Buy(buying));
    }
}

/// Begins to look through a deck.
pub(crate) fn begin(work: &mut Work<'_, '_>, seat: Seat, at: At) {
    let kind = match &look(work.content, at).kinds[..] {
        [kind] => Some(*kind),
        _ => None,
    };
    work.push(Frame::Browse { seat, at, kind, shown: 0 });
}
