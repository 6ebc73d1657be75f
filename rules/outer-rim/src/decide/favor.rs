//! UB-13, UB-14, UB-15: favors, asked for, paid, granted.
//!
//! Whoever asks says which favor and what is offered for it. The others answer in turn order and
//! may name a higher price; among the willing the asking player chooses (ADR 012).

use super::{aside, goods, offer};
use crate::beside;
use crate::bounds::{OFFER_THINGS_MAX, RAISES_MAX};
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{
    Action, AskStep, Asking, ChoiceEffect, Condition, DealEvent, Effect, Faction, Favor,
    FlowEffect, Frame, Good, Goods, LogicCondition, Occasion, Price, Scope, Skill,
    StandingCondition, Step, Want,
};
use alloc::vec::Vec;
use tabletop::{Menu, Seat};

/// A second instance of a skill is the last one that helps (OR-11.5).
const SKILLS_USEFUL: u8 = 2;

/// The favors somebody else could grant now, or this debtor.
fn obtainable(ctx: Ctx<'_>, asking: &Asking, mut see: impl FnMut(Favor)) {
    let seat = asking.seat;
    let granted = |favor: Favor| match asking.debtor {
        Some(debtor) => ctx.grants(debtor, favor),
        None => offer::partners(ctx, seat, false).any(|by| ctx.grants(by, favor)),
    };
    let mut offer = |favor: Favor| {
        if granted(favor) {
            see(favor);
        }
    };
    match asking.occasion {
        Occasion::Test(skill) => offer(Favor::Advice(skill)),
        Occasion::Combat => offer(Favor::BattlePlan),
        Occasion::Reputation(faction) => {
            if ctx.standing(seat, faction) != crate::Standing::Positive {
                offer(Favor::Vouch(faction));
            }
        }
        Occasion::Turn => {
            Skill::ALL.iter().for_each(|skill| offer(Favor::Advice(*skill)));
            offer(Favor::BattlePlan);
            for faction in Faction::ALL {
                if ctx.standing(seat, *faction) != crate::Standing::Positive {
                    offer(Favor::Vouch(*faction));
                }
            }
            if moves_ahead(ctx, seat) {
                offer(Favor::Shortcut);
            }
        }
    }
}

/// OR-24.2: a shortcut is worth something while there is a move it could lengthen. OR-4.3: whoever
/// lies there must recover, and does not move in this planning step.
fn moves_ahead(ctx: Ctx<'_>, seat: Seat) -> bool {
    ctx.frames.iter().any(|frame| {
        if let Frame::Turn { step, .. } = frame {
            ctx.state.current == seat
                && !ctx.player(seat).defeated
                && matches!(step, Step::Began | Step::Planning)
        } else if let Frame::Move { seat: mover, .. } | Frame::Course { seat: mover, .. } = frame {
            *mover == seat
        } else {
            false
        }
    })
}

/// UB-14.3: the players whose debt can be called in now.
fn debtors<'a>(ctx: Ctx<'a>, asking: &'a Asking) -> impl Iterator<Item = Seat> + 'a {
    let seat = asking.seat;
    ctx.player(seat).debts.iter().filter(move |debtor| {
        let mut grants = false;
        let called = Asking { debtor: Some(*debtor), ..*asking };
        obtainable(ctx, &called, |_| grants = true);
        *debtor != seat && grants
    })
}

/// UB-13.3, UB-13.6: whether there is a favor to ask for; one of a turn is enough.
pub(crate) fn can_ask(ctx: Ctx<'_>, seat: Seat, occasion: Occasion) -> bool {
    if !ctx.state.setup.options.favors || ctx.player(seat).favor.is_some() {
        return false;
    }
    let mut found = false;
    obtainable(ctx, &Asking::new(seat, occasion), |_| found = true);
    found
}

/// UB-13.2: the last chance to ask, before the dice of a test.
pub(crate) fn before_test(work: &mut Work<'_, '_>, seat: Seat, skill: Skill) {
    let occasion = Occasion::Test(skill);
    let ctx = work.ctx();
    if can_ask(ctx, seat, occasion) && ctx.skill_count(seat, skill) < SKILLS_USEFUL {
        work.push(Frame::Favor(Asking::new(seat, occasion)));
    }
}

/// UB-13.2, UB-13.8: the last chance to ask, before the dice of a combat, for either side.
pub(crate) fn before_combat(work: &mut Work<'_, '_>, seat: Seat) {
    if can_ask(work.ctx(), seat, Occasion::Combat) {
        work.push(Frame::Favor(Asking::new(seat, Occasion::Combat)));
    }
}

/// UB-13.2: the faction whose opinion of the current player this effect is about to read, if
/// somebody could vouch for them with it.
pub(crate) fn vouchable(ctx: Ctx<'_>, scope: &Scope, effect: &Effect) -> Option<Faction> {
    let seat = scope.seat;
    // Most tables play without favors, and most effects read nothing.
    if !ctx.state.setup.options.favors || seat != ctx.state.current || ctx.dice_lie() {
        return None;
    }
    let mut read = Vec::new();
    match effect {
        Effect::Flow(FlowEffect::ByReputation(gate)) => {
            read.extend(ctx.faction(scope, gate.faction));
        }
        Effect::Flow(FlowEffect::When(when)) => reads(ctx, scope, &when.given, &mut read),
        Effect::Choice(ChoiceEffect::Choose(options)) => {
            options.iter().filter_map(|option| option.given.as_ref()).for_each(|given| {
                reads(ctx, scope, given, &mut read);
            });
        }
        Effect::Choice(_)
        | Effect::Pick(_)
        | Effect::Flow(_)
        | Effect::Purse(_)
        | Effect::Body(_)
        | Effect::Journey(_)
        | Effect::Patrol(_)
        | Effect::Encounter(_)
        | Effect::Card(_)
        | Effect::Work(_)
        | Effect::Dice(_) => {}
    }
    read.into_iter().find(|faction| can_ask(ctx, seat, Occasion::Reputation(*faction)))
}

/// The factions whose opinion of the player a condition reads.
fn reads(ctx: Ctx<'_>, scope: &Scope, condition: &Condition, read: &mut Vec<Faction>) {
    match condition {
        Condition::Logic(LogicCondition::All(all) | LogicCondition::Any(all)) => {
            all.iter().for_each(|one| reads(ctx, scope, one, read));
        }
        Condition::Logic(LogicCondition::Not(one)) => reads(ctx, scope, one, read),
        Condition::Standing(
            StandingCondition::Positive(which)
            | StandingCondition::Neutral(which)
            | StandingCondition::Negative(which),
        ) => {
            read.extend(ctx.faction(scope, *which));
        }
        Condition::Standing(
            StandingCondition::AnyReputation(_) | StandingCondition::PositiveReputations(_),
        ) => {
            read.extend(Faction::ALL);
        }
        // The others read no opinion, or that of the bound player.
        Condition::Logic(_)
        | Condition::Place(_)
        | Condition::Amount(_)
        | Condition::Held(_)
        | Condition::Moment(_) => {}
    }
}

/// A test is over; advice was for this one. The same holds for a plan and a combat.
pub(crate) fn spend(work: &mut Work<'_, '_>, seat: Seat, in_combat: bool) {
    let favored = work.stage.state.player(seat).favor.filter(|favored| !favored.spent);
    let spent = favored.is_some_and(|favored| match favored.favor {
        Favor::Advice(_) => !in_combat,
        Favor::BattlePlan => in_combat,
        Favor::Vouch(_) | Favor::Shortcut => false,
    });
    if spent {
        work.emit(DealEvent::FavorSpent { seat });
    }
}

/// This player, counted from 0 to the left of the one who asks.
fn nth(ctx: Ctx<'_>, asking: &Asking, nth: u8) -> Option<Seat> {
    ctx.others(asking.seat).nth(usize::from(nth))
}

/// UB-15.1: whether a player could grant the favor and take what is offered for it. Cards go
/// only to players in the same space.
pub(crate) fn is_asked(ctx: Ctx<'_>, asking: &Asking, by: Seat) -> bool {
    let near = ctx.player(by).space == ctx.player(asking.seat).space;
    let swap = swap(asking);
    asking.favor.is_some_and(|favor| ctx.grants(by, favor))
        && by.idx() < usize::from(ctx.state.setup.seats)
        && (asking.pays.cards[0].is_none() || near)
        && goods::has(ctx, asking.seat, &asking.pays)
        && goods::has(ctx, by, &swap)
        && goods::fit(ctx, asking.seat, &asking.pays, by, &swap)
}

/// OR-23.3: why what is offered for a favor can be laid before nobody: of those who could grant it
/// the first whose cards, or whose asker's, would not fit.
pub(crate) fn lacks(ctx: Ctx<'_>, asking: &Asking) -> Option<(Seat, Want)> {
    let favor = asking.favor.filter(|_| asking.step == AskStep::Pay)?;
    if ctx.others(asking.seat).any(|by| is_asked(ctx, asking, by)) {
        return None;
    }
    let swap = swap(asking);
    let mut near = offer::partners(ctx, asking.seat, true)
        .filter(|by| ctx.grants(*by, favor) && goods::has(ctx, *by, &swap));
    near.find_map(|by| goods::lacks(ctx, asking.seat, &asking.pays, by, &swap))
}

/// What comes back along with the favor.
fn swap(asking: &Asking) -> Goods {
    let mut swap = Goods::default();
    asking.swap.into_iter().for_each(|card| swap.add(Good::Card(card)));
    swap
}

/// UB-15.1: cards go along with a favor, but beside what the table waits for not in the middle of
/// another card.
fn may_hold_cards(ctx: Ctx<'_>, asking: &Asking) -> bool {
    ctx.state.beside.of(asking.seat).is_none() || beside::is_calm(ctx)
}

/// UB-15.1: the cards that could be had in exchange for one that is offered.
fn swaps(ctx: Ctx<'_>, asking: &Asking, favor: Favor, mut see: impl FnMut(Good)) {
    if asking.swap.is_some() || asking.pays.cards[0].is_none() {
        return;
    }
    for by in offer::partners(ctx, asking.seat, true).filter(|by| ctx.grants(*by, favor)) {
        goods::addable(ctx, by, &Goods::default(), true, |good| {
            if let Good::Card(_) = good {
                see(good);
            }
        });
    }
}

/// What a player gets in all for the favor.
fn bill(asking: &Asking, price: Price) -> Goods {
    let mut bill = asking.pays;
    bill.credits += i32::from(price.credits);
    price.debts.iter().for_each(|debt| bill.debts.insert(debt));
    bill
}

pub(crate) fn step(work: &mut Work<'_, '_>, mut asking: Asking) -> Flow {
    match asking.step {
        // UB-13.3: somebody has done a favor in a deal meanwhile.
        _ if work.ctx().player(asking.seat).favor.is_some() => work.pop(),
        AskStep::Choose | AskStep::Pay => Flow::Ask(asking.seat),
        AskStep::Answer(at) => {
            let ctx = work.ctx();
            let Some(by) = nth(ctx, &asking, at) else { return heard(work, asking) };
            if is_asked(ctx, &asking, by) {
                return Flow::Ask(by);
            }
            asking.step = AskStep::Answer(at + 1);
            work.set(Frame::Favor(asking));
            Flow::On
        }
        AskStep::Accept => Flow::Ask(asking.seat),
    }
}

// UB-13.5: everybody has answered. What was offered binds; a higher price is a new choice.
fn heard(work: &mut Work<'_, '_>, mut asking: Asking) -> Flow {
    let mut willing = asking
        .willing
        .iter()
        .enumerate()
        .filter_map(|(at, one)| one.map(|price| (at as u8, price)));
    match (willing.next(), willing.next()) {
        (None, _) => again(work, &asking),
        (Some((at, price)), None) if price == Price::default() => {
            settle(work, &asking, at, price);
            Flow::On
        }
        _ => {
            asking.step = AskStep::Accept;
            work.set(Frame::Favor(asking));
            Flow::On
        }
    }
}

pub(crate) fn menu(ctx: Ctx<'_>, asking: &Asking, menu: &mut Menu<Action>) {
    match asking.step {
        AskStep::Choose => {
            obtainable(ctx, asking, |favor| menu.push(Action::Favor(favor)));
            if asking.debtor.is_none() {
                debtors(ctx, asking).for_each(|debtor| menu.push(Action::CallIn(debtor)));
            }
            menu.push(Action::Done);
        }
        AskStep::Pay => {
            if asking.n_added < OFFER_THINGS_MAX {
                let near = may_hold_cards(ctx, asking)
                    && offer::partners(ctx, asking.seat, true)
                        .any(|by| asking.favor.is_some_and(|favor| ctx.grants(by, favor)));
                goods::addable(ctx, asking.seat, &asking.pays, near, |good| {
                    menu.push(Action::Give(good));
                });
                if let Some(favor) = asking.favor {
                    swaps(ctx, asking, favor, |good| menu.push(Action::Want(good)));
                }
            }
            if ctx.others(asking.seat).any(|by| is_asked(ctx, asking, by)) {
                menu.push(Action::Propose);
            }
            menu.push(Action::Done);
        }
        AskStep::Answer(_) => {
            menu.push(Action::Yes);
            menu.push(Action::No);
            if asking.n_added < RAISES_MAX {
                let bill = bill(asking, asking.price);
                goods::addable(ctx, asking.seat, &bill, false, |good| {
                    menu.push(Action::Want(good));
                });
            }
        }
        AskStep::Accept => {
            for (at, price) in asking.willing.iter().enumerate() {
                if let (Some(price), Some(by)) = (*price, nth(ctx, asking, at as u8))
                    && goods::has(ctx, asking.seat, &bill(asking, price))
                {
                    menu.push(Action::Player(by));
                }
            }
            menu.push(Action::No);
        }
    }
}

pub(crate) fn answer(work: &mut Work<'_, '_>, mut asking: Asking, seat: Seat, action: Action) {
    match (asking.step, action) {
        (_, Action::CallIn(debtor)) => {
            asking.debtor = Some(debtor);
            let (mut n_favors, mut only) = (0, None);
            obtainable(work.ctx(), &asking, |favor| {
                n_favors += 1;
                only = Some(favor);
            });
            if let (1, Some(favor)) = (n_favors, only) {
                call_in(work, asking.seat, debtor, favor);
                return;
            }
        }
        (_, Action::Favor(favor)) => {
            if let Some(debtor) = asking.debtor {
                call_in(work, asking.seat, debtor, favor);
                return;
            }
            asking.favor = Some(favor);
            asking.step = AskStep::Pay;
        }
        (_, Action::Give(good)) => {
            asking.pays.add(good);
            asking.n_added += 1;
        }
        (AskStep::Pay, Action::Want(Good::Card(card))) => {
            asking.swap = Some(card);
            asking.n_added += 1;
        }
        (_, Action::Propose) => {
            let Asking { seat, pays, swap, .. } = asking;
            if let Some(favor) = asking.favor {
                work.emit(DealEvent::FavorAsked { seat, favor, pays, swap });
            }
            aside::count(work);
            asking.step = AskStep::Answer(0);
            asking.n_added = 0;
        }
        (AskStep::Answer(at), _) => answer_of(work, &mut asking, seat, at, action),
        (AskStep::Accept, Action::Player(by)) => {
            let at = work.ctx().others(asking.seat).position(|one| one == by).unwrap_or(0);
            let price = asking.willing.get(at).copied().flatten().unwrap_or_default();
            settle(work, &asking, at as u8, price);
            return;
        }
        (AskStep::Choose, _) => {
            work.pop();
            return;
        }
        _ => {
            aside::count(work);
            again(work, &asking);
            return;
        }
    }
    work.set(Frame::Favor(asking));
}

/// UB-13.2: nothing has come of it. Until the dice fall or the card reads, one may ask again; in a
/// turn at large one is asked anew anyway. The offers of a turn are bounded.
fn again(work: &mut Work<'_, '_>, asking: &Asking) -> Flow {
    if asking.occasion == Occasion::Turn || !aside::may_offer(work) {
        return work.pop();
    }
    let next = Asking { again: true, ..Asking::new(asking.seat, asking.occasion) };
    work.set(Frame::Favor(next));
    Flow::On
}

/// Whoever is asked says nothing, and is not waited for any longer.
pub(crate) fn pass_over(work: &mut Work<'_, '_>, mut asking: Asking) {
    if let AskStep::Answer(at) = asking.step {
        asking.step = AskStep::Answer(at + 1);
        asking.price = Price::default();
        asking.n_added = 0;
        work.set(Frame::Favor(asking));
    }
}

// Whoever is asked agrees, refuses, or raises the price before agreeing.
fn answer_of(work: &mut Work<'_, '_>, asking: &mut Asking, by: Seat, at: u8, action: Action) {
    if let Action::Want(good) = action {
        match good {
            Good::Credits(more) => asking.price.credits += more,
            Good::Debt(debt) => asking.price.debts.insert(debt),
            Good::Card(_) => {}
        }
        asking.n_added += 1;
        return;
    }
    let price = (action == Action::Yes).then_some(asking.price);
    work.emit(DealEvent::FavorAnswered { seat: by, price });
    asking.willing[usize::from(at)] = price;
    asking.price = Price::default();
    asking.n_added = 0;
    asking.step = AskStep::Answer(at + 1);
}

// UB-13.5, UB-15.2: paid and granted at once; what could not be paid now was never asked.
fn settle(work: &mut Work<'_, '_>, asking: &Asking, at: u8, price: Price) {
    work.pop();
    let bill = bill(asking, price);
    let ctx = work.ctx();
    let Some(by) = nth(ctx, asking, at).filter(|_| goods::has(ctx, asking.seat, &bill)) else {
        return;
    };
    goods::exchange(work, asking.seat, &bill, by, &swap(asking));
    if let Some(favor) = asking.favor {
        granted(work, asking.seat, by, favor);
    }
}

// UB-14.3: the token goes back, and the favor must be granted.
fn call_in(work: &mut Work<'_, '_>, seat: Seat, debtor: Seat, favor: Favor) {
    work.pop();
    work.emit(DealEvent::DebtGiven { seat, to: debtor, debt: debtor });
    granted(work, seat, debtor, favor);
}

// UB-13.4: who is on the way already gets the space that a shortcut is worth.
fn granted(work: &mut Work<'_, '_>, seat: Seat, by: Seat, favor: Favor) {
    work.is_struck = true;
    work.emit(DealEvent::FavorGranted { seat, by, favor });
    if let (Favor::Shortcut, Some(Frame::Move { seat: mover, left })) =
        (favor, work.stack.get_mut(1))
        && *mover == seat
    {
        *left += 1;
    }
}
