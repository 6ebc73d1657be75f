//! Moments: goals are counted, and abilities that listen may be used.

use super::{goal, pay};
use crate::bounds::WINDOW_USES_MAX;
use crate::ctx::Ctx;
use crate::resolve::{Judge, Worth};
use crate::work::{Flow, Work};
use crate::{
    Ability, AbilityEvent, AbilityId, Action, By, Frame, Limit, Scope, Source, Trigger, Window,
};
use tabletop::{Menu, Seat};

/// Something happened to a player: their goals are counted, their abilities asked.
pub(crate) fn moment(work: &mut Work<'_, '_>, moment: Trigger, scope: Scope) {
    // OR-25.6: an opponent uses no abilities and has no goals of its own.
    if work.stage.state.is_ai(scope.seat) {
        return;
    }
    if work.ctx().anybody_listens(scope.seat, moment) {
        work.push(Frame::Window(Window {
            seat: scope.seat,
            moment,
            scope,
            used: [None; WINDOW_USES_MAX],
        }));
    }
    goal::count(work, moment, scope);
}

/// The abilities of a player that can be used now.
fn usable<'a>(
    ctx: Ctx<'a>,
    seat: Seat,
    moment: Trigger,
    about: Scope,
    mut see: impl FnMut(&'a Ability, Source),
) {
    if !ctx.player(seat).reach.listens(moment) {
        return;
    }
    ctx.each_offer(seat, |source, _, abilities| {
        let mine = |ability: &&Ability| ability.by == By::Owner && ability.listens(moment);
        for ability in abilities.iter().filter(mine) {
            if is_usable(ctx, &Scope { seat, source, ..about }, ability) {
                see(ability, source);
            }
        }
    });
}

fn is_usable(ctx: Ctx<'_>, scope: &Scope, ability: &Ability) -> bool {
    let mut used = ctx.state.used.iter().flatten();
    ability.given.as_ref().is_none_or(|given| ctx.holds(scope, given))
        && !used.any(|used| used.seat == scope.seat && used.ability == ability.id)
        && pay::can_pay(ctx, scope, &ability.cost, 0)
        && is_worth_it(ctx, scope, ability)
}

// What happens by itself may be a loss; nobody uses an ability for one.
fn is_worth_it(ctx: Ctx<'_>, scope: &Scope, ability: &Ability) -> bool {
    let least = if ability.must { Worth::Loss } else { Worth::Gain };
    Judge::new(ctx).paid(scope, &ability.cost, &ability.script) >= least
}

/// Whether something would come of a moment by itself: an ability of the player can be used then,
/// or a goal counts it.
pub(crate) fn is_heard(ctx: Ctx<'_>, moment: Trigger, about: &Scope) -> bool {
    let mut heard = goal::counts(ctx, moment, about);
    usable(ctx, about.seat, moment, *about, |_, _| heard = true);
    heard
}

/// Whether an ability or a goal of a player waits for a moment, whatever would come of it.
pub(crate) fn is_awaited(ctx: Ctx<'_>, moment: Trigger, about: &Scope) -> bool {
    let mut awaited = goal::counts(ctx, moment, about);
    if ctx.player(about.seat).reach.listens(moment) {
        ctx.each_offer(about.seat, |source, _, abilities| {
            let scope = Scope { source, ..*about };
            awaited |= abilities.iter().any(|ability| {
                let given = ability.given.as_ref().is_none_or(|given| ctx.holds(&scope, given));
                ability.by == By::Owner && ability.listens(moment) && given
            });
        });
    }
    awaited
}

/// The abilities of a player that happen by themselves at a moment and cost nothing.
pub(crate) fn certain<'a>(
    ctx: Ctx<'a>,
    moment: Trigger,
    about: &Scope,
    mut see: impl FnMut(&Scope, &'a Ability),
) {
    let seat = about.seat;
    if !ctx.player(seat).reach.listens(moment) {
        return;
    }
    ctx.each_offer(seat, |source, _, abilities| {
        let scope = Scope { seat, source, ..*about };
        for ability in abilities.iter().filter(|one| one.must && one.by == By::Owner) {
            let mut used = ctx.state.used.iter().flatten();
            let spent = used.any(|used| used.seat == seat && used.ability == ability.id);
            let given = ability.given.as_ref().is_none_or(|given| ctx.holds(&scope, given));
            if ability.listens(moment) && given && !spent && ability.cost.is_empty() {
                see(&scope, ability);
            }
        }
    });
}

/// The abilities that cards of others in the space give a player as an encounter, each with its
/// card and whose that is. OR-12.7: the defeated are left alone.
fn of_others<'a>(ctx: Ctx<'a>, seat: Seat, mut see: impl FnMut(&'a Ability, Scope)) {
    for owner in ctx.players_here(seat).filter(|owner| !ctx.player(*owner).defeated) {
        ctx.each_source(owner, |source, _, abilities| {
            for ability in abilities.iter().filter(|ability| ability.by == By::Others) {
                see(ability, Scope { other: Some(owner), ..Scope::of(seat, source) });
            }
        });
    }
}

/// Adds the abilities of a step of the turn to its menu.
pub(crate) fn offer(ctx: Ctx<'_>, seat: Seat, moment: Trigger, menu: &mut Menu<Action>) {
    let scope = Scope::of(seat, Source::Rules);
    usable(ctx, seat, moment, scope, |ability, _| menu.push(Action::Use(ability.id)));
    of_others(ctx, seat, |ability, scope| {
        if ability.listens(moment) && is_usable(ctx, &scope, ability) {
            menu.push(Action::Use(ability.id));
        }
    });
}

/// What an ability that a player can use stands on, and whose card that is if another's.
pub(crate) fn standing_on(ctx: Ctx<'_>, seat: Seat, ability: AbilityId) -> (Source, Option<Seat>) {
    let mut found = (Source::Rules, None);
    ctx.each_offer(seat, |from, _, abilities| {
        if abilities.iter().any(|one| one.id == ability && one.by == By::Owner) {
            found = (from, None);
        }
    });
    of_others(ctx, seat, |one, scope| {
        if one.id == ability {
            found = (scope.source, scope.other);
        }
    });
    found
}

fn open<'a>(ctx: Ctx<'a>, window: &Window, mut see: impl FnMut(&'a Ability)) {
    usable(ctx, window.seat, window.moment, window.scope, |ability, _| {
        if !window.used.contains(&Some(ability.id)) {
            see(ability);
        }
    });
}

pub(crate) fn step(work: &mut Work<'_, '_>, window: Window) -> Flow {
    let (mut n_open, mut forced) = (0, None);
    open(work.ctx(), &window, |ability| {
        n_open += 1;
        forced = ability.must.then_some(ability.id);
    });
    match (n_open, forced) {
        (0, _) => work.pop(),
        (1, Some(ability)) => {
            answer(work, window, Action::Use(ability));
            Flow::On
        }
        _ => Flow::Ask(window.seat),
    }
}

pub(crate) fn menu(ctx: Ctx<'_>, window: &Window, menu: &mut Menu<Action>) {
    let mut must = false;
    open(ctx, window, |ability| {
        must |= ability.must;
        menu.push(Action::Use(ability.id));
    });
    if !must {
        menu.push(Action::Done);
    }
}

pub(crate) fn answer(work: &mut Work<'_, '_>, mut window: Window, action: Action) {
    let Action::Use(ability) = action else {
        work.pop();
        return;
    };
    match window.used.iter_mut().find(|slot| slot.is_none()) {
        Some(slot) => {
            *slot = Some(ability);
            work.set(Frame::Window(window));
        }
        // The bound is reached: this one is used, and the moment is over.
        None => {
            work.pop();
        }
    }
    // Within a window an ability is used once; dice of a card have no end of their own.
    let limit = match work.content.ability(ability).limit {
        Limit::Roll if window.moment == Trigger::CardDice => Limit::None,
        limit @ (Limit::None | Limit::Roll | Limit::Turn) => limit,
    };
    use_ability(work, window.seat, ability, limit, window.scope);
}

/// Uses an ability: it is noted, paid and resolved.
pub(crate) fn use_ability(
    work: &mut Work<'_, '_>,
    seat: Seat,
    ability: AbilityId,
    limit: Limit,
    about: Scope,
) {
    let (source, owner) = standing_on(work.ctx(), seat, ability);
    let in_encounter = work.content.ability(ability).listens(Trigger::Encounter);
    if limit != Limit::None || in_encounter {
        work.emit(AbilityEvent::AbilityUsed { seat, ability, limit });
    }
    let scope = Scope { seat, source, other: owner.or(about.other), ..about };
    work.push(Frame::Pay { paying: crate::Paying::Ability(ability), nth: 0, scope });
}
