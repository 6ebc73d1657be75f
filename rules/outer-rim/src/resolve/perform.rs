//! What each verb does, once there is nothing left to choose about it.

use crate::work::Work;
use crate::{Action, At, Effect, Frame, Scope};

/// A choice that was made.
pub(super) fn chosen(
    work: &mut Work<'_, '_>,
    at: At,
    scope: Scope,
    effect: &Effect,
    action: Action,
) {
    match effect {
        Effect::Choice(choice) => choice.chosen(work, at, scope, action),
        Effect::Pick(pick) => pick.chosen(work, at, scope, action),
        Effect::Flow(_)
        | Effect::Purse(_)
        | Effect::Body(_)
        | Effect::Journey(_)
        | Effect::Patrol(_)
        | Effect::Encounter(_)
        | Effect::Card(_)
        | Effect::Work(_)
        | Effect::Dice(_) => {}
    }
}

/// An effect that asks nothing itself, or at which nobody could choose.
pub(super) fn perform(work: &mut Work<'_, '_>, at: At, scope: Scope, effect: &Effect) {
    match effect {
        Effect::Choice(choice) => {
            if let Some(otherwise) = choice.otherwise() {
                work.push(Frame::run(otherwise.block(), scope));
            }
        }
        Effect::Pick(_) => {}
        Effect::Flow(one) => one.perform(work, at, scope),
        Effect::Purse(one) => one.perform(work, scope),
        Effect::Body(one) => one.perform(work, scope),
        Effect::Journey(one) => one.perform(work, scope),
        Effect::Patrol(one) => one.perform(work, scope),
        Effect::Encounter(one) => one.perform(work, scope),
        Effect::Card(one) => one.perform(work, at, scope),
        Effect::Work(one) => one.perform(work, scope),
        Effect::Dice(one) => one.perform(work, at, scope),
    }
}
