//! OR-8: cards that no longer fit the slots go, one by one, as their owner likes.

use super::cards;
use crate::ask::Goes;
use crate::ctx::Ctx;
use crate::state::State;
use crate::work::{Flow, Work};
use crate::{Action, CardEvent, CardId, Event, Frame, Gone, Held, Scope, Source, Stat, Trigger};
use alloc::vec::Vec;
use tabletop::{Menu, Seat};

/// OR-7.7, UB-20.1: room is made for what has been gained.
pub(crate) fn make_room(work: &mut Work<'_, '_>, seat: Seat, keep: Option<CardId>) {
    if work.ctx().overfull(seat).is_some() {
        work.push(Frame::Fit { seat, keep, shrunk: false, taken: None });
    }
}

/// OR-7.7: room is made for what was taken from a player, or it stays with them; OR-24.2: not if
/// it was paid for, nor if one has used a power of one's own to take it.
pub(crate) fn make_room_for_taken(work: &mut Work<'_, '_>, scope: Scope, card: CardId, from: Seat) {
    let seat = scope.seat;
    if work.ctx().overfull(seat).is_some() {
        let own = matches!(scope.source, Source::Character | Source::Ship);
        let (keep, taken) = ((scope.paid || own).then_some(card), Some((card, from)));
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
    taken: Option<(CardId, Seat)>,
) -> Flow {
    match candidates(work.ctx(), seat, keep, shrunk)[..] {
        [] => work.pop(),
        [card] => {
            give_up(work, seat, card, taken);
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
            work.emit(CardEvent::CardTaken { seat: owner, from: seat, card });
        }
        _ => cards::lose(work, seat, card, Gone::Discarded),
    }
}

/// OR-7.7: what is left instead of placed was not gained: it does nothing, and nobody reacts to it.
fn is_gain_of(frame: &Frame, card: CardId) -> bool {
    let scope = if let Frame::Run { at, scope } = frame
        && at.pc == 0
        && scope.source == Source::Card(card)
    {
        scope
    } else if let Frame::Window(window) = frame
        && matches!(window.moment, Trigger::Gained(_) | Trigger::Hired)
    {
        &window.scope
    } else {
        return false;
    };
    scope.card == Some(card)
}

/// OR-7.7, OR-9.6: what would have to go if a table came to be like this, kind by kind, in the
/// order in which it is asked for.
pub(crate) fn goes(after: &State, seat: Seat, keep: Option<CardId>, shrunk: bool) -> Vec<Goes> {
    let mut after = after.clone();
    let (mut found, mut last) = (Vec::<Goes>::new(), None);
    while let Some(what) = Ctx::of(&after).overfull(seat) {
        let among = candidates(Ctx::of(&after), seat, keep, shrunk);
        // Whoever gives up a card that is a slot has another to give up: that is theirs to choose.
        let gives_slots = |card: &CardId| {
            let asset = after.content().asset(*card, false);
            asset.is_some_and(|asset| {
                asset.modifiers.iter().any(|one| matches!(one.stat, Stat::Slots(_)))
            })
        };
        let Some(card) = among.iter().find(|card| !gives_slots(card)).or(among.first()) else {
            break;
        };
        let card = *card;
        match found.last_mut().filter(|_| last == Some(what)) {
            Some(goes) => goes.count += 1,
            None => {
                let needed = |one: &CardId| Ctx::of(&after).stands_by(seat, *one);
                let falls = among.iter().all(needed);
                found.push(Goes { count: 1, among, want: what.into(), falls });
            }
        }
        last = Some(what);
        let (gone, given) = (Gone::Discarded, None);
        crate::evolve::evolve(
            &mut after,
            &Event::Card(CardEvent::CardLost { seat, card, gone, given }),
        );
    }
    found
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
