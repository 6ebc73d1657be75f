//! What can be chosen at an effect.

use super::nearest;
use crate::ctx::Ctx;
use crate::{Action, Effect, Scope};
use tabletop::Seat;

/// Who chooses at this effect, with everything they may choose; nobody if it is no choice.
pub(crate) fn choices(
    ctx: Ctx<'_>,
    scope: &Scope,
    effect: &Effect,
    see: &mut dyn FnMut(Action),
) -> Option<Seat> {
    if let Some(chooser) = nearest::choices(ctx, scope, effect, see) {
        return Some(chooser);
    }
    match effect {
        Effect::Choice(choice) => Some(choice.choices(ctx, scope, see)),
        Effect::Pick(pick) => {
            pick.choices(ctx, scope, see);
            Some(scope.seat)
        }
        Effect::Flow(_)
        | Effect::Purse(_)
        | Effect::Body(_)
        | Effect::Journey(_)
        | Effect::Patrol(_)
        | Effect::Encounter(_)
        | Effect::Card(_)
        | Effect::Work(_)
        | Effect::Dice(_) => None,
    }
}
