//! OR-19: cargo and captives brought to where they belong.

use super::{bounty, cards, reward, window};
use crate::ask::Errand;
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{
    Action, CardEvent, CardId, Cargo, Content, Face, Frame, Held, RewardFor, Roll, RollEvent,
    RollStep, RolledFor, Scope, Source, Trait, Trigger,
};
use alloc::vec::Vec;
use tabletop::{Menu, Seat};

/// OR-19.3: the databank number of trouble with illegal cargo.
const TROUBLE: u16 = 1;

fn cargo<'c>(content: &'c Content, held: &Held) -> Option<&'c Cargo> {
    content.asset(held.card, held.turned).and_then(|asset| asset.cargo.as_ref())
}

/// What a player could deliver where they are.
pub(crate) fn deliverable(ctx: Ctx<'_>, seat: Seat) -> impl Iterator<Item = CardId> + Clone + '_ {
    let fits = move |held: &&Held| errand(ctx, seat, held).is_some_and(|(_, here)| here);
    ctx.player(seat).held().filter(fits).map(|held| held.card)
}

/// OR-18.8, OR-19.2: where a captive or a cargo is to be brought, and whether one is there; none if
/// the card is neither.
pub(crate) fn errand(ctx: Ctx<'_>, seat: Seat, held: &Held) -> Option<(Errand, bool)> {
    if held.captive.is_some() {
        let to = ctx.content.bounty(held.card)?.to.id();
        return Some((Errand::Space(to), ctx.player(seat).space == to));
    }
    let to = &cargo(ctx.content, held)?.to;
    Some((ctx.errand(held, to), ctx.is_at(seat, held, to)))
}

// OR-19.6: one attempt each.
fn left(ctx: Ctx<'_>, seat: Seat, tried: &[Option<CardId>; 6]) -> Vec<CardId> {
    deliverable(ctx, seat).filter(|card| !tried.contains(&Some(*card))).collect()
}

pub(crate) fn step(work: &mut Work<'_, '_>, seat: Seat, tried: &[Option<CardId>; 6]) -> Flow {
    if left(work.ctx(), seat, tried).is_empty() { work.pop() } else { Flow::Ask(seat) }
}

pub(crate) fn menu(ctx: Ctx<'_>, seat: Seat, tried: &[Option<CardId>; 6], menu: &mut Menu<Action>) {
    for card in left(ctx, seat, tried) {
        menu.push(Action::Card(card));
    }
    menu.push(Action::Done);
}

pub(crate) fn answer(
    work: &mut Work<'_, '_>,
    seat: Seat,
    mut tried: [Option<CardId>; 6],
    action: Action,
) {
    let Action::Card(card) = action else {
        work.pop();
        return;
    };
    // A hold with more than six cards for one planet is tried no further.
    let free = tried.iter().position(Option::is_none);
    if let Some(free) = free {
        tried[free] = Some(card);
        work.set(Frame::Deliver { seat, tried });
    } else {
        work.pop();
    }
    let Some(held) = work.stage.state.player(seat).holding(card).copied() else { return };
    let asset = work.content.asset(card, held.turned);
    if held.captive.is_some() {
        bounty::deliver(work, seat, card);
    } else if asset.is_some_and(|asset| asset.traits.contains(&Trait::Illegal)) {
        work.push(Frame::Delivery { seat, card, step: RollStep::Prepare, roll: Roll::NONE });
    } else {
        hand_over(work, seat, card);
    }
}

/// OR-19.2: the reward, with which the card goes or, UB-12, is rotated.
pub(crate) fn hand_over(work: &mut Work<'_, '_>, seat: Seat, card: CardId) {
    let Some(held) = work.stage.state.player(seat).holding(card).copied() else { return };
    let Some(cargo) = cargo(work.content, &held) else { return };
    let scope = Scope { card: Some(card), ..Scope::of(seat, Source::Card(card)) };
    reward::gain(work, RewardFor::Cargo, &cargo.reward, scope);
}

/// OR-19.3: the die, and trouble.
pub(crate) fn delivery(
    work: &mut Work<'_, '_>,
    seat: Seat,
    card: CardId,
    step: RollStep,
    roll: Roll,
) -> Flow {
    match step {
        RollStep::Prepare | RollStep::Roll => {
            let mut roll = Roll::NONE;
            roll.add(Face::roll(work.stage.dice), 1);
            work.emit(RollEvent::Rolled { seat, what: RolledFor::Delivery, roll });
            work.set(Frame::Delivery { seat, card, step: RollStep::Dice, roll });
        }
        RollStep::Dice => {
            work.set(Frame::Delivery { seat, card, step: RollStep::Result, roll });
            let scope = Scope { card: Some(card), ..Scope::of(seat, Source::Rules) };
            window::moment(work, Trigger::DeliveryDie, scope);
        }
        RollStep::Result => {
            work.set(Frame::Delivery { seat, card, step: RollStep::Over, roll });
            work.emit(RollEvent::RollEnded { seat });
            let held = work.stage.state.player(seat).holding(card).copied();
            let success = held
                .as_ref()
                .and_then(|held| cargo(work.content, held))
                .is_some_and(|cargo| cargo.success.iter().any(|face| roll.count(*face) > 0));
            if success {
                hand_over(work, seat, card);
            } else if let Some(trouble) = cards::draw_numbered(work, TROUBLE) {
                work.emit(CardEvent::DatabankDrawn { seat, card: trouble });
                let script = work.content.card(trouble).script.block();
                let scope = Scope { card: Some(card), ..Scope::of(seat, Source::Card(trouble)) };
                work.push(Frame::run(script, scope));
            }
        }
        RollStep::Over => {
            work.pop();
        }
    }
    Flow::On
}
