//! Costs: first checked, then paid one after the other.

use super::{cards, hurt};
use crate::ask::{Lack, Paid};
use crate::ctx::Ctx;
use crate::evolve::evolve;
use crate::resolve::can_lose;
use crate::state::State;
use crate::work::{Flow, Work};
use crate::{
    Action, CardEvent, CardFilter, CardId, ChoiceEffect, Content, Cost, Effect, Event, Frame,
    GivenFor, Gone, Paying, PlayerEvent, Scope, Script, Source,
};
use alloc::vec::Vec;
use tabletop::Menu;

/// Whether all costs can be paid together, with this many credits gone before.
pub(crate) fn can_pay(ctx: Ctx<'_>, scope: &Scope, costs: &[Cost], spent: i32) -> bool {
    lack(ctx, scope, costs, spent).is_none()
}

/// What is lacking to pay all costs together, if anything is.
pub(crate) fn lack(ctx: Ctx<'_>, scope: &Scope, costs: &[Cost], spent: i32) -> Option<Lack> {
    let mut credits = spent;
    costs.iter().find_map(|cost| {
        if let Cost::Credits(amount) = cost {
            credits += ctx.amount(scope, amount);
            let short = credits - ctx.player(scope.seat).credits;
            (short > 0).then_some(Lack::Credits(short))
        } else {
            (!can_give(ctx, scope, cost)).then_some(Lack::Price)
        }
    })
}

// Whether there is what else a cost takes.
fn can_give(ctx: Ctx<'_>, scope: &Scope, cost: &Cost) -> bool {
    let player = ctx.player(scope.seat);
    match cost {
        Cost::Credits(amount) => player.credits >= ctx.amount(scope, amount),
        Cost::Discard(filter) => candidates(ctx, scope, filter).next().is_some(),
        Cost::DiscardThis => {
            if let Source::Card(card) = scope.source {
                player.holding(card).is_some() && !is_delivered(ctx, card)
            } else {
                false
            }
        }
        Cost::Damage { to, amount } => {
            let left = ctx.toughness(scope.seat, *to) - i32::from(player.damage[to.idx()]);
            left > ctx.amount(scope, amount)
        }
        // UB-20.9: what cannot be lost is no payment.
        Cost::Reputation(which) => {
            ctx.faction(scope, *which).is_some_and(|one| can_lose(ctx, scope.seat, one))
        }
        Cost::Fame(amount) => i32::from(player.fame) >= ctx.amount(scope, amount),
    }
}

/// OR-19.3: what is being handed over is no longer there to be used up.
fn is_delivered(ctx: Ctx<'_>, cargo: CardId) -> bool {
    let this = |frame: &Frame| matches!(frame, Frame::Delivery { card, .. } if *card == cargo);
    ctx.frames.iter().any(this)
}

/// What is paid, and the script that follows.
fn bill(content: &Content, paying: Paying) -> (&[Cost], &Script) {
    match paying {
        Paying::Ability(ability) => {
            let ability = content.ability(ability);
            (&ability.cost, &ability.script)
        }
        Paying::Effect { at, option } => match &content.script(at.block)[usize::from(at.pc)] {
            Effect::Choice(ChoiceEffect::Pay(payment)) => (&payment.cost, &payment.then),
            Effect::Choice(ChoiceEffect::Choose(options)) => {
                let option = &options[usize::from(option)];
                (&option.cost, &option.script)
            }
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
            | Effect::Dice(_)) => unreachable!("{other:?} costs nothing"),
        },
    }
}

/// The cards that can be discarded in payment. A payment does not defeat, be it by damage or by
/// the loss of what keeps one standing.
fn candidates<'a>(
    ctx: Ctx<'a>,
    scope: &Scope,
    filter: &'a CardFilter,
) -> impl Iterator<Item = CardId> + 'a {
    let seat = scope.seat;
    ctx.discardable(seat, filter).filter(move |card| !ctx.stands_by(seat, *card))
}

/// Every way to pay all costs, each with the table that is left.
pub(crate) fn ways(state: &State, scope: &Scope, costs: &[Cost]) -> Vec<Paid> {
    let mut ways = Vec::from([Paid { chosen: Vec::new(), after: state.clone() }]);
    for cost in costs {
        ways = ways.into_iter().flat_map(|way| further(way, scope, cost)).collect();
    }
    ways
}

// One cost more. What is given up for it may take slots along; that is not looked into.
fn further(mut way: Paid, scope: &Scope, cost: &Cost) -> Vec<Paid> {
    let (ctx, seat) = (Ctx::of(&way.after), scope.seat);
    let lost = |card| {
        let given = Some(GivenFor::Payment);
        Event::Card(CardEvent::CardLost { seat, card, gone: Gone::Discarded, given })
    };
    let event = match cost {
        Cost::Discard(filter) => {
            let cards: Vec<CardId> = candidates(ctx, scope, filter).collect();
            let without = |card: &CardId| {
                let mut way = way.clone();
                evolve(&mut way.after, &lost(*card));
                way.chosen.extend((cards.len() > 1).then_some(*card));
                way
            };
            let found: Vec<Paid> = cards.iter().map(without).collect();
            return if found.is_empty() { Vec::from([way]) } else { found };
        }
        Cost::DiscardThis => {
            if let Source::Card(card) = scope.source {
                ctx.player(seat).holding(card).map(|_| lost(card))
            } else {
                None
            }
        }
        Cost::Credits(amount) => Some(Event::Player(PlayerEvent::Credits {
            seat,
            by: -ctx.amount(scope, amount),
            lost: false,
        })),
        Cost::Damage { to, amount } => {
            let by = ctx.amount(scope, amount).clamp(0, i32::from(u8::MAX)) as u8;
            Some(Event::Player(PlayerEvent::Damaged { seat, body: *to, by }))
        }
        Cost::Reputation(which) => ctx.faction(scope, *which).map(|faction| {
            let to = ctx.player(seat).reputation(faction).moved(-1);
            Event::Player(PlayerEvent::Reputation { seat, faction, to })
        }),
        Cost::Fame(amount) => {
            let by = ctx.amount(scope, amount).clamp(0, i32::from(ctx.player(seat).fame));
            Some(Event::Player(PlayerEvent::Fame { seat, by: -by.min(i32::from(i8::MAX)) as i8 }))
        }
    };
    if let Some(event) = event {
        evolve(&mut way.after, &event);
    }
    Vec::from([way])
}

pub(crate) fn step(work: &mut Work<'_, '_>, paying: Paying, nth: u8, scope: Scope) -> Flow {
    let (costs, script) = bill(work.content, paying);
    let Some(cost) = costs.get(usize::from(nth)) else {
        // OR-24.2: what is paid for is not left.
        let paid = scope.paid || !costs.is_empty();
        work.set(Frame::run(script.block(), Scope { paid, ..scope }));
        return Flow::On;
    };
    work.set(Frame::Pay { paying, nth: nth + 1, scope });
    let seat = scope.seat;
    match cost {
        Cost::Credits(amount) => {
            let by = -work.ctx().amount(&scope, amount);
            work.emit(PlayerEvent::Credits { seat, by, lost: false });
        }
        Cost::Discard(filter) => {
            let cards: Vec<CardId> = candidates(work.ctx(), &scope, filter).collect();
            match cards[..] {
                [] => {}
                [card] => cards::spend(work, seat, card),
                _ => {
                    work.set(Frame::Pay { paying, nth, scope });
                    return Flow::Ask(seat);
                }
            }
        }
        Cost::DiscardThis => {
            if let Source::Card(card) = scope.source {
                cards::spend(work, seat, card);
            }
        }
        Cost::Damage { to, amount } => {
            let amount = work.ctx().amount(&scope, amount);
            hurt::suffer(work, seat, *to, amount);
        }
        Cost::Reputation(which) => {
            if let Some(faction) = work.ctx().faction(&scope, *which) {
                cards::reputation(work, seat, faction, -1);
            }
        }
        Cost::Fame(amount) => {
            let amount = work.ctx().amount(&scope, amount);
            cards::lose_fame(work, seat, amount);
        }
    }
    Flow::On
}

pub(crate) fn menu(ctx: Ctx<'_>, paying: Paying, nth: u8, scope: &Scope, menu: &mut Menu<Action>) {
    let (costs, _) = bill(ctx.content, paying);
    if let Some(Cost::Discard(filter)) = costs.get(usize::from(nth)) {
        for card in candidates(ctx, scope, filter) {
            menu.push(Action::Card(card));
        }
    }
}

pub(crate) fn answer(
    work: &mut Work<'_, '_>,
    paying: Paying,
    nth: u8,
    scope: Scope,
    action: Action,
) {
    work.set(Frame::Pay { paying, nth: nth + 1, scope });
    if let Action::Card(card) = action {
        cards::spend(work, scope.seat, card);
    }
}
