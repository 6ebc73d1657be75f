//! Damage and recovery.

use crate::decide::hurt;
use crate::resolve::{Judge, Worth};
use crate::work::Work;
use crate::{Amount, Body, Frame, Scope};
use serde::{Deserialize, Serialize};

/// Damage and recovery.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BodyEffect {
    /// Suffer damage.
    Suffer {
        /// To what.
        to: Body,
        /// How much.
        amount: Amount,
    },
    /// Remove damage; binds nothing.
    Recover {
        /// From what; from both where nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Body>,
        /// How much; all of it where nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        amount: Option<Amount>,
    },
    /// OR-13.4: you are defeated.
    Defeat,
    /// OR-13.3: instead of being defeated, recover.
    Survive {
        /// How much of that body; all of both where nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        amount: Option<Amount>,
    },
}

impl BodyEffect {
    pub(crate) fn perform(&self, work: &mut Work<'_, '_>, scope: Scope) {
        let seat = scope.seat;
        let amount = |work: &Work<'_, '_>, amount| work.ctx().amount(&scope, amount);
        match self {
            Self::Suffer { to, amount: by } => {
                let by = amount(work, by);
                hurt::suffer(work, seat, *to, by);
            }
            Self::Recover { from, amount: by } => {
                let most = by.as_ref().map(|by| amount(work, by));
                recover(work, scope, *from, most);
            }
            Self::Defeat => hurt::defeat(work, seat),
            Self::Survive { amount: by } => {
                let most = by.as_ref().map(|by| amount(work, by));
                let body = work.find(|frame| {
                    if let Frame::Hurt { seat: hurt, body, .. } = frame
                        && *hurt == seat
                    {
                        Some(*body)
                    } else {
                        None
                    }
                });
                recover(work, scope, body.filter(|_| most.is_some()), most);
            }
        }
    }

    pub(crate) fn worth(&self, judge: Judge<'_>, scope: &Scope) -> Worth {
        let ctx = judge.ctx;
        let player = ctx.player(scope.seat);
        let some = |amount: &Amount| ctx.amount(scope, amount) > 0;
        match self {
            Self::Suffer { amount, .. } => Worth::loss_if(some(amount) && !player.defeated),
            Self::Recover { from, amount } => {
                let hurt = |body: &Body| {
                    from.is_none_or(|from| from == *body) && player.damage[body.idx()] > 0
                };
                Worth::gain_if(amount.as_ref().is_none_or(some) && Body::ALL.iter().any(hurt))
            }
            Self::Defeat => Worth::loss_if(!player.defeated),
            Self::Survive { .. } => Worth::Gain,
        }
    }
}

fn recover(work: &mut Work<'_, '_>, scope: Scope, from: Option<Body>, most: Option<i32>) {
    let [character, ship] = [Body::Character, Body::Ship].map(|body| {
        let meant = from.is_none_or(|from| from == body);
        if meant { hurt::recover(work, scope.seat, body, most) } else { 0 }
    });
    if character + ship > 0 {
        hurt::recovered(work, scope.seat, character + ship, ship);
    }
}
