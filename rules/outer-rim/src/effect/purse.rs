//! Credits, fame and reputation.

use crate::ctx::Ctx;
use crate::decide::cards;
use crate::resolve::{Judge, Worth};
use crate::work::Work;
use crate::{Amount, Reputation, Scope, Source, Standing, Stat, WhichFaction};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Credits, fame and reputation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PurseEffect {
    /// Gain credits.
    GainCredits(Amount),
    /// OR-24.3: lose credits, as far as you have them.
    LoseCredits(Amount),
    /// The bound player gives you credits, as far as they have them.
    TakeCredits(Amount),
    /// You give the bound player credits, as far as you have them.
    GiveCredits(Amount),
    /// Gain fame.
    GainFame(Amount),
    /// OR-22.2: lose fame, never below zero.
    LoseFame(Amount),
    /// OR-16.2: gain reputation.
    GainReputation(Reputation),
    /// OR-16.2: lose reputation.
    LoseReputation(Reputation),
}

impl PurseEffect {
    pub(crate) fn perform(&self, work: &mut Work<'_, '_>, scope: Scope) {
        let seat = scope.seat;
        let amount = |work: &Work<'_, '_>, amount| work.ctx().amount(&scope, amount);
        match self {
            Self::GainCredits(by) => {
                let by = amount(work, by).max(0);
                cards::credits(work, seat, by);
            }
            Self::LoseCredits(by) => {
                let by = amount(work, by);
                cards::lose_credits(work, seat, by);
            }
            Self::TakeCredits(by) => {
                let by = amount(work, by);
                if let Some(other) = scope.other {
                    let taken = cards::lose_credits(work, other, by);
                    cards::credits(work, seat, taken);
                }
            }
            Self::GiveCredits(by) => {
                let by = amount(work, by);
                if let Some(other) = scope.other {
                    let given = -cards::credits(work, seat, -by.max(0));
                    cards::credits(work, other, given);
                }
            }
            Self::GainFame(by) => {
                let by = amount(work, by);
                // UB-20.2: what one's own card gives is not cut.
                if let Source::Character = scope.source {
                    cards::gain_fame_whole(work, seat, by);
                } else {
                    cards::gain_fame(work, seat, by);
                }
            }
            Self::LoseFame(by) => {
                let by = amount(work, by);
                cards::lose_fame(work, seat, by);
            }
            Self::GainReputation(step) | Self::LoseReputation(step) => {
                let by = amount(work, &step.steps);
                let by = if matches!(self, Self::GainReputation(_)) { by } else { -by };
                let whose = if step.other { scope.other } else { Some(seat) };
                let faction = work.ctx().faction(&scope, step.faction);
                if let (Some(whose), Some(faction)) = (whose, faction) {
                    cards::reputation(work, whose, faction, by);
                }
            }
        }
    }

    pub(crate) fn worth(&self, judge: Judge<'_>, scope: &Scope) -> Worth {
        let ctx = judge.ctx;
        let seat = scope.seat;
        let player = ctx.player(seat);
        let some = |amount: &Amount| ctx.amount(scope, amount) > 0;
        let purse = player.credits - judge.spent;
        match self {
            Self::GainCredits(by) => Worth::gain_if(ctx.amount(scope, by) > judge.due),
            Self::LoseCredits(by) => Worth::loss_if(some(by) && purse > 0),
            Self::TakeCredits(by) => {
                let purse = scope.other.map_or(0, |other| ctx.player(other).credits);
                Worth::gain_if(some(by) && purse > 0)
            }
            Self::GiveCredits(by) => Worth::loss_if(some(by) && purse > 0 && scope.other.is_some()),
            Self::GainFame(by) => Worth::gain_if(some(by)),
            Self::LoseFame(by) => Worth::loss_if(some(by) && player.fame > 0),
            Self::GainReputation(step) => {
                let whose = if step.other { scope.other } else { Some(seat) };
                Worth::gain_if(
                    some(&step.steps) && moves(ctx, scope, whose, step.faction, Standing::Positive),
                )
            }
            Self::LoseReputation(step) if step.other => Worth::gain_if(
                some(&step.steps)
                    && moves(ctx, scope, scope.other, step.faction, Standing::Negative),
            ),
            Self::LoseReputation(step) => Worth::loss_if(
                some(&step.steps)
                    && moves(ctx, scope, Some(seat), step.faction, Standing::Negative),
            ),
        }
    }
}

// UB-20.9: what counts as something else does not move.
fn moves(
    ctx: Ctx<'_>,
    scope: &Scope,
    whose: Option<Seat>,
    which: WhichFaction,
    end: Standing,
) -> bool {
    let (Some(seat), Some(faction)) = (whose, ctx.faction(scope, which)) else { return false };
    !ctx.may(seat, Stat::CountsPositive(faction)) && ctx.player(seat).reputation(faction) != end
}
