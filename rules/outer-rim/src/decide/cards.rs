//! Cards, credits, fame and reputation on their way to and from players.

use super::{fit, goal, market, window};
use crate::chance::CARD;
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{
    CardEvent, CardId, ContactId, Faction, Frame, GivenFor, Gone, Kind, PlayerEvent, Scope, Source,
    Stat, Trigger,
};
use alloc::vec::Vec;
use tabletop::{Seat, face_of};

/// OR-21.1: the databank cards of this number that are present.
pub(crate) fn numbered(ctx: Ctx<'_>, number: u16) -> Vec<CardId> {
    let expansion = ctx.state.setup.options.expansion;
    ctx.content
        .numbered(number)
        .iter()
        .copied()
        .filter(|card| crate::Content::in_use(ctx.content.card(*card).edition, expansion))
        .filter(|card| !ctx.state.is_removed(*card) && ctx.state.holder(*card).is_none())
        .collect()
}

/// OR-21.1: a random databank card of this number among those present.
pub(crate) fn draw_numbered(work: &mut Work<'_, '_>, number: u16) -> Option<CardId> {
    let present = numbered(work.ctx(), number);
    match present[..] {
        [] => None,
        [card] => Some(card),
        _ => {
            let face = |idx: u32| face_of(CARD, u32::from(present[idx as usize].0));
            let picked = work.stage.dice.pick(present.len() as u32, face);
            Some(present[picked as usize])
        }
    }
}

/// OR-8: a card comes into play. Room is made first, then it does what it does
/// when gained, then others react.
pub(crate) fn gain(work: &mut Work<'_, '_>, seat: Seat, card: CardId, keep: Option<CardId>) {
    work.emit(CardEvent::CardGained { seat, card });
    let Some(asset) = work.content.asset(card, false) else { return };
    let scope = Scope { card: Some(card), ..Scope::of(seat, Source::Card(card)) };
    window::moment(work, Trigger::Gained(asset.kind), scope);
    work.push(Frame::run(asset.gained.block(), scope));
    fit::make_room(work, seat, keep);
}

/// A card is given up or taken away.
pub(crate) fn lose(work: &mut Work<'_, '_>, seat: Seat, card: CardId, gone: Gone) {
    leave(work, seat, card, gone, None);
}

/// A card pays for something (OR-7.8).
pub(crate) fn spend(work: &mut Work<'_, '_>, seat: Seat, card: CardId) {
    leave(work, seat, card, Gone::Discarded, Some(GivenFor::Payment));
}

/// A card leaves a player; a contact among the crew goes back to a planet (OR-17.7).
pub(crate) fn leave(
    work: &mut Work<'_, '_>,
    seat: Seat,
    card: CardId,
    gone: Gone,
    given: Option<GivenFor>,
) {
    let Some(held) = work.stage.state.player(seat).holding(card).copied() else { return };
    let aboard = contact_aboard(work, card, held.captive);
    work.emit(CardEvent::CardLost { seat, card, gone, given });
    reopen(work, card);
    if let Some(contact) = aboard
        && gone == Gone::Discarded
    {
        work.push(Frame::Return { contact, seat });
    }
    // A card may have been a slot.
    fit::shrink(work, seat);
}

/// The bound card is taken from its owner, where there is a slot for it.
pub(crate) fn take(work: &mut Work<'_, '_>, scope: Scope) {
    let seat = scope.seat;
    let Some(card) = scope.card else { return };
    let Some(from) = work.stage.state.holder(card).filter(|from| *from != seat) else { return };
    let Some(held) = work.stage.state.player(from).holding(card).copied() else { return };
    let kind = work.ctx().slot_kind(&held);
    if kind.is_some_and(|kind| work.ctx().can_place(seat, kind)) {
        work.emit(CardEvent::CardTaken { seat, from, card });
        // Whoever takes a card has gained it; goals count it before room is made.
        if let Some(kind) = kind {
            let about = Scope { card: Some(card), ..Scope::of(seat, Source::Card(card)) };
            window::moment(work, Trigger::Gained(kind), about);
        }
        fit::make_room_for_taken(work, scope, card, from);
    }
}

/// OR-7.1, OR-7.12: a deck that had no card left has one again, which lies face up.
pub(crate) fn reopen(work: &mut Work<'_, '_>, card: CardId) {
    let Some(deck) = work.content.card(card).deck else { return };
    let refills = |frame: &Frame| matches!(frame, Frame::Refill { deck: of, .. } if *of == deck);
    let state = &work.stage.state;
    let alone = state.top(deck).is_none() && state.pile(deck).len() == 1;
    if alone && !work.stack.iter().any(refills) {
        market::turn_up(work, deck);
    }
}

/// The contact that comes with a held card: a captive, or crew with a token.
fn contact_aboard(
    work: &Work<'_, '_>,
    card: CardId,
    captive: Option<ContactId>,
) -> Option<ContactId> {
    captive.or_else(|| {
        let crew = work.content.card(card).asset.as_ref().map(|asset| asset.kind);
        work.content.contact_of(card).filter(|_| crew == Some(Kind::Crew))
    })
}

/// OR-16.2, UB-20.9: steps of reputation, ignored while it counts as something else.
pub(crate) fn reputation(work: &mut Work<'_, '_>, seat: Seat, faction: Faction, steps: i32) {
    if work.ctx().may(seat, Stat::CountsPositive(faction)) {
        return;
    }
    let from = work.stage.state.player(seat).reputation(faction);
    let to = from.moved(steps);
    if to != from {
        work.emit(PlayerEvent::Reputation { seat, faction, to });
    }
}

/// OR-25.9: a reputation that is lost after what came before it.
pub(crate) fn fine(work: &mut Work<'_, '_>, seat: Seat, faction: Faction) -> Flow {
    work.pop();
    reputation(work, seat, faction, -1);
    Flow::On
}

/// Credits to a player, or from one in payment. Says how many.
pub(crate) fn credits(work: &mut Work<'_, '_>, seat: Seat, by: i32) -> i32 {
    move_credits(work, seat, by, false)
}

/// Credits that a player loses for nothing, as far as there are any (OR-24.3). Says how many.
pub(crate) fn lose_credits(work: &mut Work<'_, '_>, seat: Seat, amount: i32) -> i32 {
    -move_credits(work, seat, -amount.max(0), true)
}

fn move_credits(work: &mut Work<'_, '_>, seat: Seat, by: i32, lost: bool) -> i32 {
    let by = by.max(-work.stage.state.player(seat).credits);
    if by != 0 {
        work.emit(PlayerEvent::Credits { seat, by, lost });
    }
    by
}

/// OR-22.1: fame, less what is cut for credits (UB-20.2). Reaching the goal wins at once.
pub(crate) fn gain_fame(work: &mut Work<'_, '_>, seat: Seat, amount: i32) {
    let (fame, instead) = cut(work.ctx(), seat, amount);
    credits(work, seat, instead);
    gain_fame_whole(work, seat, fame);
}

/// UB-20.2: what is left of a gain of fame, and the credits that come instead.
pub(crate) fn cut(ctx: Ctx<'_>, seat: Seat, amount: i32) -> (i32, i32) {
    let amount = amount.max(0);
    let cut = ctx.stat(seat, Stat::FameCut).clamp(0, amount);
    let instead = if cut > 0 { ctx.stat(seat, Stat::FameCutCredits).max(0) } else { 0 };
    (amount - cut, instead)
}

/// Fame that nothing is cut from: that of one's own card (UB-20.2).
pub(crate) fn gain_fame_whole(work: &mut Work<'_, '_>, seat: Seat, amount: i32) {
    let by = amount.clamp(0, i32::from(i8::MAX)) as i8;
    if by > 0 {
        work.emit(PlayerEvent::Fame { seat, by });
        goal::check_victory(work);
    }
}

/// OR-22.2.
pub(crate) fn lose_fame(work: &mut Work<'_, '_>, seat: Seat, amount: i32) {
    let by = amount.clamp(0, i32::from(work.stage.state.player(seat).fame)) as i8;
    if by > 0 {
        work.emit(PlayerEvent::Fame { seat, by: -by });
    }
}
