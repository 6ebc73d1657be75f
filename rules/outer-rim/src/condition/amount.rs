//! How much of something there is.

use crate::ctx::Ctx;
use crate::{Amount, Body, Scope};
use serde::{Deserialize, Serialize};

/// How much one has or is left with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AmountCondition {
    /// At least this many credits.
    Credits(Amount),
    /// At least this much fame.
    Fame(Amount),
    /// The bound number is at least this.
    Number(Amount),
    /// There is damage on it.
    Damaged(Body),
    /// UB-20.4: at least this much health is left.
    HealthLeft(Amount),
    /// The bound player has more fame.
    OtherHasMoreFame,
    /// The bound player has at least as much fame.
    OtherHasAtLeastMyFame,
}

impl AmountCondition {
    pub(super) fn holds(&self, ctx: Ctx<'_>, scope: &Scope) -> bool {
        let seat = scope.seat;
        let player = ctx.player(seat);
        let fame = || ctx.fame(seat);
        match self {
            Self::Credits(amount) => player.credits >= ctx.amount(scope, amount),
            Self::Fame(amount) => fame() >= ctx.amount(scope, amount),
            Self::Number(amount) => i32::from(scope.number) >= ctx.amount(scope, amount),
            Self::Damaged(body) => player.damage[body.idx()] > 0,
            Self::HealthLeft(amount) => ctx.health_left(seat) >= ctx.amount(scope, amount),
            Self::OtherHasMoreFame => scope.other.is_some_and(|other| ctx.fame(other) > fame()),
            Self::OtherHasAtLeastMyFame => {
                scope.other.is_some_and(|other| ctx.fame(other) >= fame())
            }
        }
    }
}
