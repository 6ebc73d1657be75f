//! Conditions of conditions.

use crate::ctx::Ctx;
use crate::{Condition, Scope};
use alloc::boxed::Box;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// Other conditions, together or turned round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LogicCondition {
    /// Every one of these.
    All(Vec<Condition>),
    /// One of these or more.
    Any(Vec<Condition>),
    /// Not this.
    Not(Box<Condition>),
    /// The bound player fulfils this.
    Other(Box<Condition>),
}

impl LogicCondition {
    pub(super) fn holds(&self, ctx: Ctx<'_>, scope: &Scope) -> bool {
        match self {
            Self::All(list) => list.iter().all(|one| ctx.holds(scope, one)),
            Self::Any(list) => list.iter().any(|one| ctx.holds(scope, one)),
            Self::Not(one) => !ctx.holds(scope, one),
            Self::Other(one) => scope.other.is_some_and(|other| {
                let about = Scope { seat: other, other: Some(scope.seat), ..*scope };
                ctx.holds(&about, one)
            }),
        }
    }
}
