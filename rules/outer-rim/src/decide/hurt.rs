//! OR-13: damage, recovery, defeat.

use super::{cards, window};
use crate::work::{Flow, Work};
use crate::{Body, CardId, Frame, Gone, PlayerEvent, Scope, Source, Trait, Trigger};
use alloc::vec::Vec;
use tabletop::Seat;

/// OR-13.4: what a defeat costs.
const DEFEAT_CREDITS: i32 = 3000;

/// OR-13.1: damage, never past the limit. OR-13.9: none while defeated.
pub(crate) fn suffer(work: &mut Work<'_, '_>, seat: Seat, body: Body, amount: i32) {
    let ctx = work.ctx();
    let player = ctx.player(seat);
    let left = ctx.toughness(seat, body) - i32::from(player.damage[body.idx()]);
    let by = amount.clamp(0, left.max(0)) as u8;
    if player.defeated || by == 0 {
        return;
    }
    work.emit(PlayerEvent::Damaged { seat, body, by });
    if i32::from(by) == left {
        work.push(Frame::Hurt { seat, body, asked: false });
    }
}

/// OR-13.1: damage never exceeds the limit, also where the limit has come down: with the card that
/// gave health or hull goes the damage it bore. Whoever lies there stays where they are.
pub(crate) fn cap(work: &mut Work<'_, '_>, seat: Seat, body: Body) {
    let ctx = work.ctx();
    let most = ctx.toughness(seat, body).clamp(0, i32::from(u8::MAX)) as u8;
    let by = ctx.player(seat).damage[body.idx()].saturating_sub(most);
    if by > 0 {
        work.emit(PlayerEvent::Recovered { seat, body, by });
    }
}

/// OR-25.9, UB-18.9, OR-15.10: damage that follows what came before it.
pub(crate) fn toll(work: &mut Work<'_, '_>, seat: Seat, body: Body, by: u8) -> Flow {
    work.pop();
    suffer(work, seat, body, i32::from(by));
    Flow::On
}

pub(crate) fn recover(work: &mut Work<'_, '_>, seat: Seat, body: Body, most: Option<i32>) -> i16 {
    let damage = work.stage.state.player(seat).damage[body.idx()];
    let by = most.map_or(damage, |most| damage.min(most.clamp(0, 255) as u8));
    if by > 0 {
        work.emit(PlayerEvent::Recovered { seat, body, by });
    }
    i16::from(by)
}

/// OR-13.2: how much came off the character and off the ship.
pub(crate) fn recover_all(work: &mut Work<'_, '_>, seat: Seat) -> [i16; 2] {
    [Body::Character, Body::Ship].map(|body| recover(work, seat, body, None))
}

/// Damage has come off, this much of it off the ship.
pub(crate) fn recovered(work: &mut Work<'_, '_>, seat: Seat, number: i16, of_ship: i16) {
    let about = |number| Scope { number, ..Scope::of(seat, Source::Rules) };
    if of_ship > 0 {
        window::moment(work, Trigger::Mended, about(of_ship));
    }
    // OR-13.2: who had no damage has recovered none.
    if number > 0 {
        window::moment(work, Trigger::Recovered, about(number));
    }
}

pub(crate) fn step(work: &mut Work<'_, '_>, seat: Seat, body: Body, asked: bool) -> Flow {
    let ctx = work.ctx();
    let player = ctx.player(seat);
    let full = i32::from(player.damage[body.idx()]) >= ctx.toughness(seat, body);
    if !full || player.defeated {
        return work.pop();
    }
    if !asked {
        work.set(Frame::Hurt { seat, body, asked: true });
        window::moment(work, Trigger::NearDefeat, Scope::of(seat, Source::Rules));
        return Flow::On;
    }
    work.pop();
    defeat(work, seat);
    Flow::On
}

/// OR-13.4.
pub(crate) fn defeat(work: &mut Work<'_, '_>, seat: Seat) {
    if work.stage.state.player(seat).defeated {
        return;
    }
    cards::lose_credits(work, seat, DEFEAT_CREDITS);
    let ctx = work.ctx();
    let secret = |held: &&crate::Held| {
        ctx.asset(held).is_some_and(|asset| asset.traits.contains(&Trait::Secret))
    };
    let secrets: Vec<CardId> =
        ctx.player(seat).held().filter(secret).map(|held| held.card).collect();
    for card in secrets {
        cards::lose(work, seat, card, Gone::Discarded);
    }
    work.emit(PlayerEvent::Defeated { seat });
    window::moment(work, Trigger::Defeated, Scope::of(seat, Source::Rules));
}
