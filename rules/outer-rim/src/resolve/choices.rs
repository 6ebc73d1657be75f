//! What can be chosen at an effect, and whether an effect would do anything.

use super::nearest;
use crate::ctx::Ctx;
use crate::decide::{buy, dice, pay, reward, yard};
use crate::{Action, Effect, Faction, Scope, Script};
use tabletop::Seat;

/// Who chooses at this effect, with everything they may choose; nobody if it is no choice.
pub(crate) fn choices(
    ctx: Ctx<'_>,
    scope: &Scope,
    effect: &Effect,
    see: &mut dyn FnMut(Action),
) -> Option<Seat> {
    let seat = scope.seat;
    if let Some(chooser) = nearest::choices(ctx, scope, effect, see) {
        return Some(chooser);
    }
    match effect {
        Effect::Choose(options) => {
            for (idx, option) in options.iter().enumerate() {
                let given = option.given.as_ref().is_none_or(|given| ctx.holds(scope, given));
                if given && pay::can_pay(ctx, scope, &option.cost) {
                    see(Action::Choose(idx as u8));
                }
            }
        }
        Effect::May(script) => yes_or_no(useful(ctx, scope, script), see),
        Effect::Pay(payment) => yes_or_no(pay::can_pay(ctx, scope, &payment.cost), see),
        Effect::ChoosePlayer(choice) => {
            ctx.players_like(scope, &choice.among).for_each(|other| see(Action::Player(other)));
        }
        Effect::ChooseFaction(choice) => {
            for faction in Faction::ALL {
                let named = choice.among.is_empty() || choice.among.contains(faction);
                let standing = choice.standing.is_none_or(|is| ctx.standing(seat, *faction) == is);
                let near = choice.patrol_within.is_none_or(|within| {
                    let patrol = ctx.state.patrols[faction.idx()].space;
                    ctx.state.map.distance(ctx.player(seat).space, patrol) <= within
                });
                if named && standing && near {
                    see(Action::Faction(*faction));
                }
            }
        }
        Effect::ChooseSpace(choice) => {
            ctx.spaces_like(scope, &choice.among).for_each(|space| see(Action::Space(space)));
            if choice.by_nearest_player {
                return Some(nearest::player(ctx, scope));
            }
        }
        Effect::ChooseContact(choice) => {
            let spots = ctx.spots_like(seat, choice.within, choice.side);
            spots.for_each(|spot| see(Action::Spot(spot)));
        }
        Effect::LendSkill(skills) => {
            skills.iter().for_each(|skill| see(Action::Skill(*skill)));
        }
        Effect::RedirectPatrol => {
            ctx.others(seat).for_each(|other| see(Action::Player(other)));
        }
        _ => return card_choices(ctx, scope, effect, see),
    }
    Some(seat)
}

fn card_choices(
    ctx: Ctx<'_>,
    scope: &Scope,
    effect: &Effect,
    see: &mut dyn FnMut(Action),
) -> Option<Seat> {
    let seat = scope.seat;
    match effect {
        Effect::ChooseCard(choice) => {
            let owner = if choice.other { scope.other } else { Some(seat) };
            if let Some(owner) = owner {
                let held = ctx.player(owner).held().filter(|held| {
                    held.captive.is_none()
                        && !ctx.is_imposed(held)
                        && ctx.is_like_held(held, &choice.filter)
                });
                held.for_each(|held| see(Action::Card(held.card)));
            }
        }
        Effect::Discard(filter) => {
            let held = ctx.player(seat).held().filter(|held| {
                // UB-20.1: what is imposed cannot be discarded.
                held.captive.is_none() && !ctx.is_imposed(held) && ctx.is_like_held(held, filter)
            });
            held.for_each(|held| see(Action::Card(held.card)));
        }
        Effect::BuyShip { .. } => {
            yard::on_sale(ctx, seat).for_each(|ship| see(Action::TakeShip(ship)));
            see(Action::No);
        }
        Effect::BuyTop { deck, off } => {
            let off = ctx.amount(scope, off);
            let top = ctx.state.top(*deck);
            yes_or_no(top.is_some_and(|card| buy::can_buy(ctx, seat, card, off)), see);
        }
        _ => return None,
    }
    Some(seat)
}

fn yes_or_no(possible: bool, see: &mut dyn FnMut(Action)) {
    if possible {
        see(Action::Yes);
    }
    see(Action::No);
}

/// Whether a script would do anything, as far as its first effect tells.
pub(crate) fn useful(ctx: Ctx<'_>, scope: &Scope, script: &Script) -> bool {
    script.effects().first().is_some_and(|effect| is_useful(ctx, scope, effect))
}

/// Whether one effect or more of a script would do anything; a script without effects does
/// what it says.
pub(crate) fn does_anything(ctx: Ctx<'_>, scope: &Scope, script: &Script) -> bool {
    let effects = script.effects();
    effects.is_empty() || effects.iter().any(|effect| is_useful(ctx, scope, effect))
}

fn is_useful(ctx: Ctx<'_>, scope: &Scope, effect: &Effect) -> bool {
    match effect {
        Effect::Reroll(change) | Effect::Turn(change) => dice::can_change(ctx, scope, change),
        Effect::Cancel { face, .. } => dice::can_cancel(ctx, scope, *face),
        Effect::ChangeReward(change) => reward::can_change(ctx, change),
        Effect::When(when) => {
            let holds = ctx.holds(scope, &when.given);
            useful(ctx, scope, if holds { &when.then } else { &when.otherwise })
        }
        Effect::BuyShip { .. } => yard::on_sale(ctx, scope.seat).next().is_some(),
        Effect::They(script) => scope.other.is_some_and(|other| {
            let theirs = Scope { seat: other, other: Some(scope.seat), ..*scope };
            useful(ctx, &theirs, script)
        }),
        Effect::FlipBack => ctx.player(scope.seat).flipped,
        Effect::Recover { from, .. } => {
            let damage = &ctx.player(scope.seat).damage;
            from.map_or(damage.iter().any(|one| *one > 0), |body| damage[body.idx()] > 0)
        }
        Effect::MoveDirectly(place) => {
            // A place that is chosen meanwhile is not known yet.
            ctx.place(scope, place).is_none_or(|to| ctx.may_go(scope.seat, to))
        }
        Effect::CrossTheCore => {
            let across = ctx.state.map.across(ctx.player(scope.seat).space);
            across.is_some_and(|to| ctx.may_go(scope.seat, to))
        }
        Effect::Choose(_)
        | Effect::ChoosePlayer(_)
        | Effect::ChooseFaction(_)
        | Effect::ChooseSpace(_)
        | Effect::ChooseCard(_)
        | Effect::ChooseContact(_)
        | Effect::Discard(_) => {
            let mut found = false;
            choices(ctx, scope, effect, &mut |_| found = true);
            found
        }
        _ => true,
    }
}
