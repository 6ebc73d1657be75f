//! OR-14.4, OR-17: spaces and contacts encountered, revealed, returned.

use super::{bounty, cards, turn, window};
use crate::chance::CONTACT;
use crate::ctx::Ctx;
use crate::map::bits;
use crate::work::{Flow, Work};
use crate::{
    Action, Block, BoardEvent, CardEvent, ContactId, Frame, Kind, Scope, Source, SpaceId,
    SpaceKind, Step, Token, Trigger,
};
use alloc::vec::Vec;
use tabletop::{Menu, Seat, face_of};

/// OR-14.4, OR-14.5, OR-14.6, UB-4.3: draw a card of the space and resolve its section.
pub(crate) fn encounter_space(work: &mut Work<'_, '_>, seat: Seat, cross: bool) {
    let space = work.ctx().player(seat).space;
    let deck = space_deck(work.ctx(), space);
    let pile = work.stage.state.encounters[usize::from(deck)];
    let Some(idx) = pile.top(work.stage.dice) else { return };
    let block = section(work.ctx(), space, deck, idx, cross);
    let card = work.content.encounter_decks[usize::from(deck)][usize::from(idx)];
    work.emit(CardEvent::EncounterDrawn { seat, deck, card });
    work.push(Frame::run(block, Scope::of(seat, Source::Encounter(card))));
}

/// OR-14.4: the deck that the cards of a space lie in.
pub(crate) fn space_deck(ctx: Ctx<'_>, space: SpaceId) -> u8 {
    match (ctx.state.map.kind(space), ctx.content.spaces[space.idx()].tile) {
        (SpaceKind::Planet | SpaceKind::Maelstrom, Some(tile)) => tile.0,
        (SpaceKind::Core, _) => ctx.content.core_deck(),
        _ => ctx.content.navpoint_deck(),
    }
}

/// OR-14.4, OR-14.5, OR-14.6, UB-4.3: the section of a card of a deck that is meant in a space.
pub(crate) fn section(ctx: Ctx<'_>, space: SpaceId, deck: u8, idx: u8, cross: bool) -> Block {
    let card = ctx.content.encounter_decks[usize::from(deck)][usize::from(idx)];
    let name = match ctx.state.map.kind(space) {
        SpaceKind::Planet | SpaceKind::Maelstrom => {
            return ctx.content.spaces[space.idx()].sections[usize::from(idx)];
        }
        SpaceKind::Core if cross => "across-the-core",
        SpaceKind::Core => "core-worlds",
        SpaceKind::Navpoint if ctx.patrols_at(space).next().is_some() => "patrol",
        SpaceKind::Navpoint => "no-patrol",
    };
    ctx.content.section(card, name)
}

/// Turns a token up; its name is drawn now if nobody has looked at it.
pub(crate) fn reveal(work: &mut Work<'_, '_>, spot: u8) -> Option<ContactId> {
    let contact = match work.stage.state.spots[usize::from(spot)] {
        Token::Empty => return None,
        Token::Up(contact) => return Some(contact),
        Token::Peeked { contact, .. } => contact,
        Token::Down(class) => name(work, class),
    };
    work.emit(BoardEvent::ContactRevealed { spot, contact });
    Some(contact)
}

fn name(work: &mut Work<'_, '_>, class: crate::Class) -> ContactId {
    let unseen = work.stage.state.unseen_of(class);
    let nth = |nth: u32| bits(unseen).nth(nth as usize).expect("below the count") as u32;
    let face = |rank| face_of(CONTACT, nth(rank));
    let picked = work.stage.dice.pick(unseen.count_ones(), face);
    ContactId(nth(picked) as u8)
}

/// OR-17.8: one player looks at a token. What one has seen needs no second look.
pub(crate) fn peek(work: &mut Work<'_, '_>, seat: Seat, spot: u8) {
    let contact = match work.stage.state.spots[usize::from(spot)] {
        Token::Empty | Token::Up(_) => return,
        Token::Peeked { by, .. } if by.contains(seat) => return,
        Token::Peeked { contact, .. } => contact,
        Token::Down(class) => name(work, class),
    };
    work.emit(BoardEvent::ContactPeeked { seat, spot, contact });
}

/// UB-6: whether a contact is the character of a player.
pub(crate) fn is_played(ctx: Ctx<'_>, contact: ContactId) -> bool {
    let character = ctx.content.contact(contact).character.as_ref();
    character
        .is_some_and(|one| ctx.seats().any(|seat| ctx.player(seat).character == Some(one.id())))
}

pub(crate) fn step(work: &mut Work<'_, '_>, seat: Seat, spot: u8) -> Flow {
    let Some(contact) = reveal(work, spot) else { return work.pop() };
    if is_played(work.ctx(), contact) {
        // UB-6.1: the token is discarded and the player chooses another encounter.
        work.pop();
        work.emit(BoardEvent::ContactLeft { spot });
        if seat == work.current() {
            turn::set_step(work, Step::Encounter);
        }
        return Flow::On;
    }
    if bounty::on(work.ctx(), seat, contact).next().is_some() {
        return Flow::Ask(seat);
    }
    meet(work, seat, spot, contact);
    Flow::On
}

// OR-17.2: the databank card of the contact.
fn meet(work: &mut Work<'_, '_>, seat: Seat, spot: u8, contact: ContactId) {
    let card = work.content.contact_card(contact);
    let own = is_own_encounter(work);
    work.emit(CardEvent::DatabankDrawn { seat, card });
    let scope = Scope { spot: Some(spot), ..Scope::of(seat, Source::Card(card)) };
    work.set(Frame::run(work.content.card(card).script.block(), scope));
    if own {
        turn::encountered(work, seat);
    }
}

/// Whether the contact is the encounter of the turn and not one that a card has led to.
fn is_own_encounter(work: &Work<'_, '_>) -> bool {
    matches!(work.stack[..], [Frame::Turn { .. }, Frame::Contact { .. }])
}

pub(crate) fn menu(ctx: Ctx<'_>, seat: Seat, spot: u8, menu: &mut Menu<Action>) {
    menu.push(Action::Contact(spot));
    if let Token::Up(contact) = ctx.state.spots[usize::from(spot)] {
        for held in bounty::on(ctx, seat, contact) {
            menu.push(Action::Bounty(held.card));
        }
    }
}

pub(crate) fn answer(work: &mut Work<'_, '_>, seat: Seat, spot: u8, action: Action) {
    match (action, work.stage.state.spots[usize::from(spot)]) {
        (Action::Bounty(card), _) => {
            let own = is_own_encounter(work);
            work.pop();
            bounty::hunt(work, seat, card, crate::Target::Spot(spot), None);
            if own {
                turn::encountered(work, seat);
            }
        }
        (_, Token::Up(contact)) => meet(work, seat, spot, contact),
        _ => {
            work.pop();
        }
    }
}

/// OR-17.4: the databank card into a crew slot, the token off the board. OR-24.2: who was paid for
/// stays, and others make room.
pub(crate) fn hire(work: &mut Work<'_, '_>, scope: Scope) {
    let seat = scope.seat;
    let Some(spot) = scope.spot else { return };
    let Token::Up(contact) = work.stage.state.spots[usize::from(spot)] else { return };
    // UB-6.1: nobody hires somebody who sits at the table.
    if is_played(work.ctx(), contact) {
        work.emit(BoardEvent::ContactLeft { spot });
        return;
    }
    let card = work.content.contact_card(contact);
    if work.content.asset(card, false).is_none() || !work.ctx().can_place(seat, Kind::Crew) {
        return;
    }
    work.emit(BoardEvent::ContactLeft { spot });
    let about = Scope { card: Some(card), ..Scope::of(seat, Source::Rules) };
    window::moment(work, Trigger::Hired, about);
    cards::gain(work, seat, card, scope.paid.then_some(card));
}

/// OR-17.7, UB-5.3: the planets with an empty contact space nearest to the player.
fn havens(ctx: Ctx<'_>, seat: Seat) -> Vec<SpaceId> {
    let here = ctx.player(seat).space;
    let spots = ctx.state.map.spots().iter().zip(&ctx.state.spots);
    let empty = spots.filter(|(_, token)| **token == Token::Empty).map(|(spot, _)| spot.space);
    let mut spaces: Vec<SpaceId> = empty.collect();
    let least = spaces.iter().map(|space| ctx.state.map.distance(here, *space)).min();
    spaces.retain(|space| Some(ctx.state.map.distance(here, *space)) == least);
    spaces.dedup();
    spaces.sort_unstable();
    spaces.dedup();
    spaces
}

pub(crate) fn return_step(work: &mut Work<'_, '_>, contact: ContactId, seat: Seat) -> Flow {
    match havens(work.ctx(), seat)[..] {
        [] => work.pop(),
        [space] => {
            settle(work, contact, space);
            Flow::On
        }
        // OR-3.12: the current player breaks ties.
        _ => Flow::Ask(work.current()),
    }
}

fn settle(work: &mut Work<'_, '_>, contact: ContactId, space: SpaceId) {
    work.pop();
    let ctx = work.ctx();
    let empty = |spot: &u8| ctx.state.spots[usize::from(*spot)] == Token::Empty;
    let found = ctx.spots_at(space).find(empty);
    if let Some(spot) = found {
        work.emit(BoardEvent::ContactReturned { spot, contact });
    }
}

pub(crate) fn return_menu(ctx: Ctx<'_>, seat: Seat, menu: &mut Menu<Action>) {
    for space in havens(ctx, seat) {
        menu.push(Action::Space(space));
    }
}

pub(crate) fn return_answer(work: &mut Work<'_, '_>, contact: ContactId, action: Action) {
    if let Action::Space(space) = action {
        settle(work, contact, space);
    }
}

/// UB-11.3: one face-down contact on the planet must be turned up, if possible.
pub(crate) fn reveal_step(work: &mut Work<'_, '_>, seat: Seat) -> Flow {
    let hidden: Vec<u8> = hidden_here(work.ctx(), seat).collect();
    match hidden[..] {
        [] => work.pop(),
        [spot] => {
            reveal_icon(work, spot);
            Flow::On
        }
        _ => Flow::Ask(seat),
    }
}

fn hidden_here(ctx: Ctx<'_>, seat: Seat) -> impl Iterator<Item = u8> + '_ {
    ctx.spots_like(seat, 0, Some(crate::Side::FaceDown))
}

// UB-6.2: a token of a player's character leaves the game, and another is turned up.
fn reveal_icon(work: &mut Work<'_, '_>, spot: u8) {
    let Some(contact) = reveal(work, spot) else { return };
    if is_played(work.ctx(), contact) {
        work.emit(BoardEvent::ContactLeft { spot });
    } else {
        work.pop();
    }
}

pub(crate) fn reveal_menu(ctx: Ctx<'_>, seat: Seat, menu: &mut Menu<Action>) {
    for spot in hidden_here(ctx, seat) {
        menu.push(Action::Spot(spot));
    }
}

pub(crate) fn reveal_answer(work: &mut Work<'_, '_>, action: Action) {
    if let Action::Spot(spot) = action {
        reveal_icon(work, spot);
    }
}
