//! What the factions think.

use crate::ctx::Ctx;
use crate::{Scope, Standing, WhichFaction};
use serde::{Deserialize, Serialize};

/// What the factions think of one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StandingCondition {
    /// OR-16.1: a positive reputation.
    Positive(WhichFaction),
    /// A neutral reputation.
    Neutral(WhichFaction),
    /// A negative reputation.
    Negative(WhichFaction),
    /// One faction or more has this opinion.
    AnyReputation(Standing),
    /// At least this many factions have a positive one.
    PositiveReputations(u8),
}

impl StandingCondition {
    pub(super) fn holds(&self, ctx: Ctx<'_>, scope: &Scope) -> bool {
        let has = |which, standing| {
            let faction = ctx.faction(scope, which);
            faction.is_some_and(|faction| ctx.standing(scope.seat, faction) == standing)
        };
        match self {
            Self::Positive(which) => has(*which, Standing::Positive),
            Self::Neutral(which) => has(*which, Standing::Neutral),
            Self::Negative(which) => has(*which, Standing::Negative),
            Self::AnyReputation(standing) => ctx.n_standings(scope.seat, *standing) > 0,
            Self::PositiveReputations(least) => {
                ctx.n_standings(scope.seat, Standing::Positive) >= i32::from(*least)
            }
        }
    }
}
