//! OR-8: cards that no longer fit the slots go, one by one, as their owner likes.

use super::cards;
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{Action, CardId, Event, Frame, Gone, Held, Scope, Source, Trigger};
use alloc::vec::Vec;
use tabletop::{Menu, Seat};

/// OR-7.7, UB-20.1: room is made for what has been gained.
pub(crate) fn make_room(work: &mut Work<'_, '_>, seat: Seat, keep: Option<CardId>) {
    if work.ctx().overfull(seat).is_some() {
        work.push(Frame::Fit { seat, keep, shrunk: false, taken: None });
    }
}

/// OR-7.7: room is made for what was taken from a player, or it stays with them; OR-24.2: not if
/// it was paid for.
pub(crate) fn make_room_for_taken(work: &mut Work<'_, '_>, scope: Scope, card: CardId, from: Seat) {
    let seat = scope.seat;
    if work.ctx().overfull(seat).is_some() {
        let (keep, taken) = (scope.paid.then_some(card), Some((card, from)));
        work.push(Frame::Fit { seat, keep, shrunk: false, taken });
    }
}

/// OR-9.5, OR-9.6: slots may be gone, and what lay in them goes. OR-18.11: a captive, too.
pub(crate) fn shrink(work: &mut Work<'_, '_>, seat: Seat) {
    if work.ctx().overfull(seat).is_some() {
        work.push(Frame::Fit { seat, keep: None, shrunk: true, taken: None });
    }
}

/// OR-18.11: for a gain no captive goes, unless nothing else could.
fn candidates(ctx: Ctx<'_>, seat: Seat, keep: Option<CardId>, shrunk: bool) -> Vec<CardId> {
    let Some(what) = ctx.overfull(seat) else { return Vec::new() };
    let held = ctx.player(seat).held();
    let all: Vec<&Held> =
        held.filter(|held| ctx.goes(what, held) && !ctx.is_imposed(held)).collect();
    let free = |held: &Held| shrunk || held.captive.is_none();
    let others = |held: &Held| free(held) && Some(held.card) != keep;
    let wanted = [&others as &dyn Fn(&Held) -> bool, &free, &|_: &Held| true];
    let found = wanted.iter().find(|wanted| all.iter().any(|held| wanted(held)));
    let chosen = all.iter().filter(|held| found.is_some_and(|wanted| wanted(held)));
    chosen.map(|held| held.card).collect()
}

pub(crate) fn step(
    work: &mut Work<'_, '_>,
    seat: Seat,
    keep: Option<CardId>,
    shrunk: bool,
) -> Flow {
    match candidates(work.ctx(), seat, keep, shrunk)[..] {
        [] => work.pop(),
        [card] => {
            give_up(work, seat, card, None);
            Flow::On
        }
        _ => Flow::Ask(seat),
    }
}

fn give_up(work: &mut Work<'_, '_>, seat: Seat, card: CardId, taken: Option<(CardId, Seat)>) {
    // One frame at a time: losing a card opens a new one if there are still too many.
    work.pop();
    while work.stack.last().is_some_and(|frame| is_gain_of(frame, card)) {
        work.pop();
    }
    match taken {
        Some((taken, owner)) if taken == card => {
            work.emit(Event::CardTaken { seat: owner, from: seat, card });
        }
        _ => cards::lose(work, seat, card, Gone::Discarded),
    }
}

/// OR-7.7: what is left instead of placed was not gained: it does nothing, and nobody reacts to it.
fn is_gain_of(frame: &Frame, card: CardId) -> bool {
    let scope = match frame {
        Frame::Run { at, scope } if at.pc == 0 && scope.source == Source::Card(card) => scope,
        Frame::Window(window) if matches!(window.moment, Trigger::Gained(_) | Trigger::Hired) => {
            &window.scope
        }
        _ => return false,
    };
    scope.card == Some(card)
}

/// OR-7.7: the cards of which one would have to go, if this event gave a player another card.
pub(crate) fn makes_room(ctx: Ctx<'_>, seat: Seat, card: CardId, event: &Event) -> Vec<CardId> {
    let mut after = ctx.state.clone();
    crate::evolve::evolve(&mut after, event);
    // OR-9.6: with another ship slots may be gone.
    let shrunk = matches!(event, Event::ShipTaken { .. });
    candidates(Ctx::of(&after), seat, Some(card), shrunk)
}

pub(crate) fn menu(
    ctx: Ctx<'_>,
    seat: Seat,
    keep: Option<CardId>,
    shrunk: bool,
    menu: &mut Menu<Action>,
) {
    for card in candidates(ctx, seat, keep, shrunk) {
        menu.push(Action::Card(card));
    }
}

pub(crate) fn answer(
    work: &mut Work<'_, '_>,
    seat: Seat,
    taken: Option<(CardId, Seat)>,
    action: Action,
) {
    if let Action::Card(card) = action {
        give_up(work, seat, card, taken);
    }
}
