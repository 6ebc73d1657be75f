//! OR-8.4, OR-23.2, UB-13.2: what a player may do at any time of their turn.
//!
//! One entry in the menus of a turn leads here, so that those menus stay short.

use super::{cards, favor, offer};
use crate::bounds::ASIDES_MAX;
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{Action, Asking, CardId, Frame, Gone, Occasion, Offering};
use tabletop::{Menu, Seat};

/// Adds the aside to a menu of the turn, where there is something to do in it.
pub(crate) fn offered(ctx: Ctx<'_>, seat: Seat, asides: u8, menu: &mut Menu<Action>) {
    let useful =
        offer::partners(ctx, seat, false).next().is_some() || droppable(ctx, seat).next().is_some();
    if asides < ASIDES_MAX && useful {
        menu.push(Action::Aside);
    }
}

/// The player turns aside; the turn waits where it is.
pub(crate) fn begin(work: &mut Work<'_, '_>, seat: Seat) {
    count(work);
    work.push(Frame::Aside { seat });
}

/// Counts an aside. Says whether there may be another.
pub(crate) fn count(work: &mut Work<'_, '_>) -> bool {
    let Some(Frame::Turn { asides, .. }) = work.stack.first_mut() else { return false };
    *asides = asides.saturating_add(1);
    *asides < ASIDES_MAX
}

pub(crate) fn menu(ctx: Ctx<'_>, seat: Seat, menu: &mut Menu<Action>) {
    if offer::partners(ctx, seat, false).next().is_some() {
        menu.push(Action::Offer);
    }
    if favor::can_ask(ctx, seat, Occasion::Turn) {
        menu.push(Action::AskFavor);
    }
    if droppable(ctx, seat).next().is_some() {
        menu.push(Action::Drop);
    }
    menu.push(Action::Done);
}

pub(crate) fn answer(work: &mut Work<'_, '_>, seat: Seat, action: Action) {
    match action {
        Action::Offer => work.set(Frame::Offer(Offering::new(seat, false))),
        Action::AskFavor => work.set(Frame::Favor(Asking::new(seat, Occasion::Turn))),
        Action::Drop => work.set(Frame::Drop { seat }),
        _ => {
            work.pop();
        }
    }
}

/// OR-8.4, OR-18.12: the cards a player may discard at will. UB-20.1 forbids imposed ones, and
/// OR-18.11 says when a captive is lost.
fn droppable<'a>(ctx: Ctx<'a>, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
    let free = move |held: &&crate::Held| held.captive.is_none() && !ctx.is_imposed(held);
    ctx.player(seat).held().filter(free).map(|held| held.card)
}

pub(crate) fn drop_step(work: &mut Work<'_, '_>, seat: Seat) -> Flow {
    if droppable(work.ctx(), seat).next().is_none() { work.pop() } else { Flow::Ask(seat) }
}

pub(crate) fn drop_menu(ctx: Ctx<'_>, seat: Seat, menu: &mut Menu<Action>) {
    droppable(ctx, seat).for_each(|card| menu.push(Action::Card(card)));
    menu.push(Action::Done);
}

pub(crate) fn drop_answer(work: &mut Work<'_, '_>, seat: Seat, action: Action) {
    if let Action::Card(card) = action {
        cards::lose(work, seat, card, Gone::Discarded);
    } else {
        work.pop();
    }
}
