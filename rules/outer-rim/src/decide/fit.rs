//! OR-8: cards that no longer fit the slots go, one by one, as their owner likes.

use super::cards;
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{Action, CardId, Frame, Gone};
use alloc::vec::Vec;
use tabletop::{Menu, Seat};

/// OR-7.7, UB-20.1: room is made for what has been gained.
pub(crate) fn make_room(work: &mut Work<'_, '_>, seat: Seat, keep: Option<CardId>) {
    if work.ctx().overfull(seat).is_some() {
        work.push(Frame::Fit { seat, keep });
    }
}

fn candidates(ctx: Ctx<'_>, seat: Seat, keep: Option<CardId>) -> Vec<CardId> {
    let Some(what) = ctx.overfull(seat) else { return Vec::new() };
    let held = ctx.player(seat).held();
    let fitting = held.filter(|held| ctx.goes(what, held) && !ctx.is_imposed(held));
    let all: Vec<CardId> = fitting.map(|held| held.card).collect();
    let others: Vec<CardId> = all.iter().copied().filter(|card| Some(*card) != keep).collect();
    if others.is_empty() { all } else { others }
}

pub(crate) fn step(work: &mut Work<'_, '_>, seat: Seat, keep: Option<CardId>) -> Flow {
    match candidates(work.ctx(), seat, keep)[..] {
        [] => work.pop(),
        [card] => {
            drop_card(work, seat, card);
            Flow::On
        }
        _ => Flow::Ask(seat),
    }
}

fn drop_card(work: &mut Work<'_, '_>, seat: Seat, card: CardId) {
    // One frame at a time: losing a card opens a new one if there are still too many.
    work.pop();
    cards::lose(work, seat, card, Gone::Discarded);
}

pub(crate) fn menu(ctx: Ctx<'_>, seat: Seat, keep: Option<CardId>, menu: &mut Menu<Action>) {
    for card in candidates(ctx, seat, keep) {
        menu.push(Action::Card(card));
    }
}

pub(crate) fn answer(work: &mut Work<'_, '_>, seat: Seat, action: Action) {
    if let Action::Card(card) = action {
        drop_card(work, seat, card);
    }
}
