//! OR-11.7, OR-12.8: dice that are rerolled, turned, added and cancelled.

use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{
    Action, At, Changed, Combat, Content, DiceChange, DiceEffect, Effect, Event, Face, Frame, Roll,
    RollEvent, RolledFor, Scope, Whose,
};
use tabletop::{Menu, Seat};

/// The dice one may change, in the innermost roll.
fn dice_of(frame: &mut Frame, seat: Seat, whose: Whose) -> Option<(RolledFor, &mut Roll)> {
    match frame {
        Frame::Test(testing) => {
            (whose == Whose::Own).then_some((RolledFor::Test, &mut testing.roll))
        }
        Frame::Cast { roll, .. } => (whose == Whose::Own).then_some((RolledFor::Card, roll)),
        Frame::Delivery { roll, .. } => {
            (whose == Whose::Own).then_some((RolledFor::Delivery, roll))
        }
        // OR-7.6: the die of a purchase, until it is read.
        Frame::Buy(buying) if !buying.cleared => {
            (whose == Whose::Own).then_some((RolledFor::Purchase, &mut buying.roll))
        }
        Frame::Combat(combat) => Some(side(combat, seat, whose)),
        Frame::Setup { .. }
        | Frame::Turn { .. }
        | Frame::Aside { .. }
        | Frame::Beside { .. }
        | Frame::Drop { .. }
        | Frame::Offer(_)
        | Frame::Favor(_)
        | Frame::Renown { .. }
        | Frame::Move { .. }
        | Frame::Stop { .. }
        | Frame::Run { .. }
        | Frame::Pay { .. }
        | Frame::Each { .. }
        | Frame::Dice { .. }
        | Frame::Window(_)
        | Frame::Reward(_)
        | Frame::Hurt { .. }
        | Frame::Market { .. }
        | Frame::Buy(_)
        | Frame::Icons { .. }
        | Frame::Refill { .. }
        | Frame::Browse { .. }
        | Frame::Fit { .. }
        | Frame::Return { .. }
        | Frame::Deliver { .. }
        | Frame::Job { .. }
        | Frame::Consent { .. }
        | Frame::Contact { .. }
        | Frame::Defend { .. }
        | Frame::Overcome { .. }
        | Frame::Patrol { .. }
        | Frame::Redirect { .. }
        | Frame::Ai { .. }
        | Frame::Course { .. }
        | Frame::Toll { .. }
        | Frame::Fine { .. }
        | Frame::Reveal { .. } => None,
    }
}

fn side(combat: &mut Combat, seat: Seat, whose: Whose) -> (RolledFor, &mut Roll) {
    if (combat.attacker == seat) == (whose == Whose::Own) {
        (RolledFor::Attack, &mut combat.attack)
    } else {
        (RolledFor::Defence, &mut combat.defence)
    }
}

/// What lies on the table now.
fn read(ctx: Ctx<'_>, seat: Seat, whose: Whose) -> Roll {
    let roll = ctx.frames.iter().rev().find_map(|frame| {
        let mut frame = *frame;
        dice_of(&mut frame, seat, whose).map(|(_, roll)| *roll)
    });
    roll.unwrap_or(Roll::NONE)
}

fn change(content: &Content, at: At) -> (&DiceChange, bool) {
    match &content.script(at.block)[usize::from(at.pc)] {
        Effect::Dice(DiceEffect::Reroll(change)) => (change, true),
        Effect::Dice(DiceEffect::Turn(change)) => (change, false),
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
        | Effect::Dice(_)) => unreachable!("{other:?} changes no dice"),
    }
}

fn allowed(change: &DiceChange, face: Face) -> bool {
    (change.from.is_empty() || change.from.contains(&face)) && change.to != Some(face)
}

/// Whether there is a die such a change could be made to.
pub(crate) fn can_change(ctx: Ctx<'_>, scope: &Scope, change: &DiceChange) -> bool {
    let roll = read(ctx, scope.seat, change.whose);
    Face::ALL.iter().any(|face| roll.count(*face) > 0 && allowed(change, *face))
}

/// Whether the opponent shows such a result, on a die or added to them.
pub(crate) fn can_cancel(ctx: Ctx<'_>, scope: &Scope, face: Face) -> bool {
    ctx.combat().is_some_and(|combat| {
        let attacks = combat.attacker == scope.seat;
        let theirs = if attacks { combat.defence_results() } else { combat.attack_results() };
        theirs.count(face) > 0
    })
}

/// Begins to choose dice.
pub(crate) fn begin(work: &mut Work<'_, '_>, at: At, scope: Scope, change: &DiceChange) {
    let ctx = work.ctx();
    let all = i32::from(read(ctx, scope.seat, change.whose).len());
    let left = change.dice.as_ref().map_or(all, |dice| ctx.amount(&scope, dice));
    let left = left.clamp(0, all) as u8;
    work.push(Frame::Dice { at, scope, aside: Roll::NONE, left });
}

fn choosable(ctx: Ctx<'_>, at: At, scope: &Scope) -> impl Iterator<Item = Face> {
    let (change, _) = change(ctx.content, at);
    let roll = read(ctx, scope.seat, change.whose);
    let from = change.clone();
    Face::ALL.into_iter().filter(move |face| roll.count(*face) > 0 && allowed(&from, *face))
}

pub(crate) fn step(work: &mut Work<'_, '_>, at: At, scope: Scope, aside: Roll, left: u8) -> Flow {
    if left > 0 && choosable(work.ctx(), at, &scope).next().is_some() {
        return Flow::Ask(scope.seat);
    }
    finish(work, at, scope, aside);
    Flow::On
}

pub(crate) fn menu(ctx: Ctx<'_>, at: At, scope: &Scope, aside: Roll, menu: &mut Menu<Action>) {
    for face in choosable(ctx, at, scope) {
        menu.push(Action::Die(face));
    }
    // OR-24.2: whoever has paid changes a die at least.
    if !scope.paid || !aside.is_empty() {
        menu.push(Action::Done);
    }
}

pub(crate) fn answer(
    work: &mut Work<'_, '_>,
    at: At,
    scope: Scope,
    mut aside: Roll,
    left: u8,
    action: Action,
) {
    let Action::Die(face) = action else {
        finish(work, at, scope, aside);
        return;
    };
    let (change, _) = change(work.content, at);
    aside.add(face, 1);
    work.set(Frame::Dice { at, scope, aside, left: left - 1 });
    adjust(work, scope.seat, change.whose, |roll| {
        roll.take(face, 1);
    });
}

// The dice set aside come back, rolled anew or turned.
fn finish(work: &mut Work<'_, '_>, at: At, scope: Scope, aside: Roll) {
    work.pop();
    let n_dice = aside.len();
    if n_dice == 0 {
        return;
    }
    let (change, anew) = change(work.content, at);
    let back = match change.to {
        Some(face) if !anew => {
            let mut back = Roll::NONE;
            back.add(face, n_dice);
            back
        }
        _ => Roll::of(n_dice, work.stage.dice),
    };
    let adjusted = adjust(work, scope.seat, change.whose, |roll| *roll = roll.plus(back));
    let Some((what, roll)) = adjusted else { return };
    let roll = results(work.ctx(), what, roll);
    let seat = scope.seat;
    work.emit(if anew {
        Event::Roll(RollEvent::Rolled { seat, what, roll })
    } else {
        Event::Roll(RollEvent::DiceSet { seat, what, roll })
    });
}

fn adjust(
    work: &mut Work<'_, '_>,
    seat: Seat,
    whose: Whose,
    change: impl Fn(&mut Roll),
) -> Option<(RolledFor, Roll)> {
    work.find(|frame| {
        let (what, roll) = dice_of(frame, seat, whose)?;
        change(roll);
        Some((what, *roll))
    })
}

/// All that is shown where these dice lie: with them, the results that are no dice.
fn results(ctx: Ctx<'_>, what: RolledFor, dice: Roll) -> Roll {
    match (what, ctx.combat()) {
        (RolledFor::Attack, Some(combat)) => combat.attack_results(),
        (RolledFor::Defence, Some(combat)) => combat.defence_results(),
        _ => dice,
    }
}

/// OR-12.8: virtual results beside one's dice in a combat.
pub(crate) fn add(work: &mut Work<'_, '_>, seat: Seat, face: Face, by: u8) {
    change_results(work, seat, Whose::Own, |_, changed| changed.added.add(face, by));
}

/// OR-12.8: results of the opponent are cancelled: first those that are no dice, which nothing
/// else can be done about.
pub(crate) fn cancel(work: &mut Work<'_, '_>, seat: Seat, face: Face, by: u8) {
    change_results(work, seat, Whose::Enemy, |roll, changed| {
        let left = by - changed.added.take(face, by);
        changed.cancelled = changed.cancelled.saturating_add(roll.take(face, left));
    });
}

fn change_results(
    work: &mut Work<'_, '_>,
    seat: Seat,
    whose: Whose,
    change: impl Fn(&mut Roll, &mut Changed),
) {
    let changed = work.find(|frame| {
        if let Frame::Combat(combat) = frame
            && (combat.attacker == seat) == (whose == Whose::Own)
        {
            change(&mut combat.attack, &mut combat.attack_changed);
            Some((RolledFor::Attack, combat.attack_results()))
        } else if let Frame::Combat(combat) = frame {
            change(&mut combat.defence, &mut combat.defence_changed);
            Some((RolledFor::Defence, combat.defence_results()))
        } else {
            None
        }
    });
    if let Some((what, roll)) = changed {
        work.emit(RollEvent::DiceSet { seat, what, roll });
    }
}
