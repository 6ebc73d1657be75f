//! OR-25.8, OR-25.12: what opponents buy, whom they reveal and whom they take along.

use super::one_of;
use crate::ctx::Ctx;
use crate::decide::{buy, cards, contact, market};
use crate::work::Work;
use crate::{
    Asset, BoardEvent, CardId, Class, ContactId, Deck, Destination, JobPlayers, Kind, Side, Trait,
};
use alloc::vec::Vec;
use tabletop::Seat;

/// OR-25.8, UB-17.4: how often an unsuitable card is discarded before a purchase.
const DISCARDS: u8 = 1;
const DISCARDS_EXPANDED: u8 = 2;

/// Whether the slots for the cards of a deck are full.
fn is_full(ctx: Ctx<'_>, seat: Seat, deck: Deck) -> bool {
    let kinds: &[Kind] = match deck {
        Deck::Bounty => &[Kind::Bounty],
        Deck::Cargo => &[Kind::Cargo],
        Deck::Gear => &[Kind::Gear, Kind::Mod],
        Deck::Job => &[Kind::Job],
        Deck::Luxury | Deck::Ship => return false,
    };
    kinds.iter().all(|kind| !ctx.has_room(seat, *kind))
}

/// The first deck, or the second where the slots for the first are full.
pub(super) fn unless_full(ctx: Ctx<'_>, seat: Seat, first: Deck, second: Deck) -> Deck {
    if is_full(ctx, seat, first) { second } else { first }
}

/// OR-25.8: unsuitable cards go under the deck, then a suitable one is bought.
pub(super) fn buy(work: &mut Work<'_, '_>, seat: Seat, deck: Deck) {
    let expansion = work.stage.state.setup.options.expansion;
    let mut discards = if expansion { DISCARDS_EXPANDED } else { DISCARDS };
    // However often cards are discarded for nothing, nobody goes round the deck twice.
    let mut looks = work.stage.state.pile(deck).len() + 1;
    while let Some(card) = work.stage.state.top(deck).filter(|_| looks > 0) {
        if is_suitable(work.ctx(), seat, deck, card) {
            buy::begin(work, seat, deck, 0);
            return;
        }
        // UB-18.13: what is no bounty does not count against a hunter's discards.
        if !is_beneath(work.ctx(), seat, deck, card) {
            if discards == 0 {
                return;
            }
            discards -= 1;
        }
        looks -= 1;
        market::discard_top(work, deck);
    }
}

/// OR-25.8: whether an opponent can use, pay and place a card.
fn is_suitable(ctx: Ctx<'_>, seat: Seat, deck: Deck, card: CardId) -> bool {
    let sheet = ctx.content.card(card);
    let player = ctx.player(seat);
    let affordable = player.credits >= buy::price(ctx, seat, card, 0);
    if !affordable || !buy::can_buy(ctx, seat, card, 0) {
        return false;
    }
    match (&sheet.ship, &sheet.asset) {
        (Some(ship), _) => {
            let cost = |ship| ctx.content.ship(ship).cost;
            deck == Deck::Ship && cost(ship.id()) > player.ship.map_or(0, cost)
        }
        (None, Some(asset)) => {
            is_asked_for(deck, asset.kind)
                && ctx.has_room(seat, asset.kind)
                && !second_armor(ctx, seat, asset)
                && is_useful(ctx, seat, asset)
        }
        (None, None) => false,
    }
}

fn is_asked_for(deck: Deck, kind: Kind) -> bool {
    match deck {
        Deck::Bounty => kind == Kind::Bounty,
        Deck::Cargo => kind == Kind::Cargo,
        Deck::Gear => matches!(kind, Kind::Gear | Kind::Mod),
        Deck::Job => kind == Kind::Job,
        Deck::Luxury => true,
        Deck::Ship => false,
    }
}

// OR-8.5: one armor per character.
fn second_armor(ctx: Ctx<'_>, seat: Seat, asset: &Asset) -> bool {
    let is_armor = |asset: &Asset| asset.traits.contains(&Trait::Armor);
    is_armor(asset) && ctx.player(seat).held().any(|held| ctx.asset(held).is_some_and(is_armor))
}

// UB-18.13: a hunter takes nothing of the bounty deck but bounties.
fn is_beneath(ctx: Ctx<'_>, seat: Seat, deck: Deck, card: CardId) -> bool {
    let hunter = ctx.state.hunter == Some(seat);
    hunter && deck == Deck::Bounty && ctx.content.bounty(card).is_none()
}

/// Whether the top card of a deck is one that an opponent may buy at all. UB-17.6: no cargo to a
/// patrol.
pub(super) fn may_buy_top(ctx: Ctx<'_>, seat: Seat, deck: Deck) -> bool {
    let Some(card) = ctx.state.top(deck) else { return false };
    let cargo = ctx.content.card(card).asset.as_ref().and_then(|asset| asset.cargo.as_ref());
    let to_patrol = cargo.is_some_and(|cargo| matches!(cargo.to, Destination::Patrol(_)));
    !to_patrol && !is_beneath(ctx, seat, deck, card)
}

// Not for this very space, not to a patrol (UB-17.6), not a job in company, not on oneself (UB-7.5).
fn is_useful(ctx: Ctx<'_>, seat: Seat, asset: &Asset) -> bool {
    let here = ctx.player(seat).space;
    let leads_away = |to: &Destination| match to {
        Destination::Space(space) => space.id() != here,
        Destination::Patrol(_) | Destination::Player => false,
        Destination::Marked | Destination::Planet => true,
    };
    let own = |target: ContactId| {
        let character = ctx.content.contact(target).character.as_ref().map(|one| one.id());
        character.is_some() && character == ctx.player(seat).character
    };
    asset.cargo.as_ref().is_none_or(|cargo| leads_away(&cargo.to))
        && asset
            .job
            .as_ref()
            .is_none_or(|job| leads_away(&job.at) && job.players == JobPlayers::One)
        && asset.bounty.as_ref().is_none_or(|bounty| !own(bounty.target.id()))
}

/// The class of the token on a spot.
pub(super) fn class(ctx: Ctx<'_>, spot: u8) -> Option<Class> {
    match ctx.state.spots[usize::from(spot)] {
        crate::Token::Empty => None,
        crate::Token::Down(class) => Some(class),
        crate::Token::Peeked { contact, .. } | crate::Token::Up(contact) => {
            Some(ctx.content.contact(contact).class)
        }
    }
}

/// UB-17.8: the lowest face-down contacts here; UB-18.14: for a hunter one of a
/// class it has a bounty on, if there is any.
pub(super) fn first_to_reveal(ctx: Ctx<'_>, seat: Seat) -> Vec<u8> {
    let wanted = wanted(ctx, seat);
    if ctx.state.hunter == Some(seat) && !wanted.is_empty() {
        return wanted;
    }
    lowest(ctx, ctx.spots_like(seat, 0, Some(Side::FaceDown)).collect())
}

/// The lowest face-down contacts here of a class one has a bounty on.
pub(super) fn wanted(ctx: Ctx<'_>, seat: Seat) -> Vec<u8> {
    let mut spots: Vec<u8> = ctx.spots_like(seat, 0, Some(Side::FaceDown)).collect();
    let wanted: Vec<Class> = ctx
        .player(seat)
        .held()
        .filter(|held| held.captive.is_none())
        .filter_map(|held| ctx.content.bounty(held.card))
        .map(|bounty| ctx.content.contact(bounty.target.id()).class)
        .collect();
    spots.retain(|spot| class(ctx, *spot).is_some_and(|class| wanted.contains(&class)));
    lowest(ctx, spots)
}

fn lowest(ctx: Ctx<'_>, mut spots: Vec<u8>) -> Vec<u8> {
    let least = spots.iter().filter_map(|spot| class(ctx, *spot)).min();
    spots.retain(|spot| class(ctx, *spot) == least);
    spots
}

/// Turns a contact up. UB-17.9: one of a player's character goes, and another is turned up.
pub(super) fn reveal(
    work: &mut Work<'_, '_>,
    seat: Seat,
    among: fn(Ctx<'_>, Seat) -> Vec<u8>,
) -> Option<(u8, ContactId)> {
    loop {
        let spots = among(work.ctx(), seat);
        let spot = *one_of(work, &spots)?;
        let contact = contact::reveal(work, spot)?;
        if !contact::is_played(work.ctx(), contact) {
            return Some((spot, contact));
        }
        work.emit(BoardEvent::ContactLeft { spot });
    }
}

/// OR-25.12: the contact comes along for nothing.
pub(super) fn take_crew(work: &mut Work<'_, '_>, seat: Seat) {
    let Some((spot, contact)) = reveal(work, seat, first_to_reveal) else { return };
    let card = work.content.contact_card(contact);
    let kind = work.content.asset(card, false).map(|asset| asset.kind);
    if kind == Some(Kind::Crew) {
        work.emit(BoardEvent::ContactLeft { spot });
        cards::gain(work, seat, card, None);
    }
}
