//! OR-3.12: of several that are equally near, the current player says which is meant.

use crate::ctx::Ctx;
use crate::{
    Action, ChoiceEffect, Effect, EncounterEffect, Faction, FlowEffect, JourneyEffect,
    PatrolEffect, Place, PurseEffect, Scope, Tie, WhichFaction, WorkEffect,
};
use tabletop::Seat;

/// What an effect wants to be nearest.
enum Wanted {
    Patrol,
    Player,
}

fn wanted(effect: &Effect) -> Option<Wanted> {
    let which = match effect {
        Effect::Choice(ChoiceEffect::ChooseSpace(choice)) if choice.by_nearest_player => {
            return Some(Wanted::Player);
        }
        Effect::Flow(FlowEffect::ByReputation(gate)) => gate.faction,
        Effect::Purse(PurseEffect::GainReputation(step) | PurseEffect::LoseReputation(step)) => {
            step.faction
        }
        Effect::Patrol(
            PatrolEffect::MovePatrol { faction, .. } | PatrolEffect::SendPatrol { faction, .. },
        ) => *faction,
        Effect::Patrol(PatrolEffect::BringPatrol(which) | PatrolEffect::FightPatrol(which)) => {
            *which
        }
        Effect::Journey(JourneyEffect::MoveDirectly(Place::Patrol(which)))
        | Effect::Encounter(EncounterEffect::RevealContacts(Place::Patrol(which)))
        | Effect::Work(WorkEffect::MarkSpace(Place::Patrol(which))) => *which,
        Effect::Choice(_)
        | Effect::Pick(_)
        | Effect::Flow(_)
        | Effect::Purse(_)
        | Effect::Body(_)
        | Effect::Journey(_)
        | Effect::Encounter(_)
        | Effect::Card(_)
        | Effect::Work(_)
        | Effect::Dice(_) => return None,
    };
    (which == WhichFaction::NearestPatrol).then_some(Wanted::Patrol)
}

/// Whoever breaks the tie, with what they may say; nobody if there is none.
pub(super) fn choices(
    ctx: Ctx<'_>,
    scope: &Scope,
    effect: &Effect,
    see: &mut dyn FnMut(Action),
) -> Option<Seat> {
    if scope.tie.is_some() {
        return None;
    }
    match wanted(effect)? {
        Wanted::Patrol => {
            let here = ctx.player(scope.seat).space;
            let distance = |faction: Faction| {
                ctx.state.map.distance(here, ctx.state.patrols[faction.idx()].space)
            };
            let least = distance(ctx.nearest_patrol(scope.seat));
            let tied = || Faction::ALL.iter().filter(move |faction| distance(**faction) == least);
            if tied().count() < 2 {
                return None;
            }
            tied().for_each(|faction| see(Action::Faction(*faction)));
        }
        Wanted::Player => {
            let tied = ctx.state.nearest_players(scope.seat);
            if tied.len() < 2 {
                return None;
            }
            tied.iter().for_each(|seat| see(Action::Player(seat)));
        }
    }
    Some(ctx.state.current)
}

/// Whether a tie waits for the current player.
pub(super) fn is_tied(ctx: Ctx<'_>, scope: &Scope, effect: &Effect) -> bool {
    choices(ctx, scope, effect, &mut |_| {}).is_some()
}

/// The tie as it was broken.
pub(super) fn broken(action: Action) -> Option<Tie> {
    if let Action::Faction(faction) = action {
        Some(Tie::Patrol(faction))
    } else if let Action::Player(seat) = action {
        Some(Tie::Player(seat))
    } else {
        None
    }
}

/// The nearest other player; oneself where there is nobody else.
pub(crate) fn player(ctx: Ctx<'_>, scope: &Scope) -> Seat {
    match scope.tie {
        Some(Tie::Player(seat)) => seat,
        _ => ctx.state.nearest_players(scope.seat).iter().next().unwrap_or(scope.seat),
    }
}
