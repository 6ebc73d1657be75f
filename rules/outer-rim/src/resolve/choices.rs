//! What can be chosen at an effect.

use super::nearest;
use super::worth::{Judge, Worth, helps, tested};
use crate::ctx::Ctx;
use crate::decide::{buy, yard};
use crate::{Action, ChooseFaction, Effect, Faction, Scope, Standing, Stat, WhichFaction};
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
            Judge::new(ctx).offered(scope, options, |idx, _| see(Action::Choose(idx)));
        }
        Effect::May(script) => {
            yes_or_no(Judge::new(ctx).script(scope, script) >= Worth::Loss, see);
        }
        Effect::Pay(payment) => yes_or_no(Judge::new(ctx).pays(scope, payment), see),
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
                if named && standing && near && (!is_price(choice) || can_lose(ctx, seat, *faction))
                {
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
            // OR-11.8: in a test, the skill that is tested; before one, whatever may come.
            let wanted = |skill: &&crate::Skill| match tested(ctx, seat) {
                Some(tested) => **skill == tested && helps(ctx, seat, tested),
                None => true,
            };
            skills.iter().filter(wanted).for_each(|skill| see(Action::Skill(*skill)));
        }
        Effect::RedirectPatrol => {
            ctx.others(seat).for_each(|other| see(Action::Player(other)));
        }
        _ => return card_choices(ctx, scope, effect, see),
    }
    Some(seat)
}

/// OR-24.2, UB-20.9: whether a card asks for a reputation as the price of what comes after it. What
/// does not move pays for nothing; where the loss is all, it is harm, and one may be spared it.
fn is_price(choice: &ChooseFaction) -> bool {
    let [first, _, ..] = choice.then.effects() else { return false };
    let loses = matches!(first, Effect::LoseReputation(step)
        if !step.other && step.faction == WhichFaction::Chosen);
    loses && choice.standing.is_some()
}

/// UB-20.9: whether a reputation can be lost.
pub(crate) fn can_lose(ctx: Ctx<'_>, seat: Seat, faction: Faction) -> bool {
    ctx.player(seat).reputation(faction) != Standing::Negative
        && !ctx.may(seat, Stat::CountsPositive(faction))
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
            yard::on_sale(ctx, seat, 0).for_each(|ship| see(Action::TakeShip(ship)));
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
