//! Patrols.

use crate::decide::patrol;
use crate::resolve::{Judge, Worth};
use crate::work::Work;
use crate::{Amount, BoardEvent, Faction, Frame, Scope, SpaceId, WhichFaction};
use serde::{Deserialize, Serialize};

/// Patrols.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PatrolEffect {
    /// OR-15.4: the patrol moves this many spaces toward you.
    MovePatrol {
        /// The faction of the patrol.
        faction: WhichFaction,
        /// How far.
        steps: Amount,
    },
    /// OR-15.12: the patrol moves directly to your space.
    BringPatrol(WhichFaction),
    /// You move the patrol this many spaces, wherever you like.
    SendPatrol {
        /// The faction of the patrol.
        faction: WhichFaction,
        /// How far.
        steps: Amount,
    },
    /// OR-15.7: you fight the patrol.
    FightPatrol(WhichFaction),
}

impl PatrolEffect {
    pub(crate) fn perform(&self, work: &mut Work<'_, '_>, scope: Scope) {
        let seat = scope.seat;
        let amount = |work: &Work<'_, '_>, amount| work.ctx().amount(&scope, amount);
        match self {
            Self::MovePatrol { faction, steps } => {
                let steps = amount(work, steps).clamp(0, 99) as u8;
                if let Some(faction) = work.ctx().faction(&scope, *faction) {
                    patrol::approach(work, faction, steps, seat);
                }
            }
            Self::BringPatrol(which) => {
                let to = work.stage.state.player(seat).space;
                let faction = work.ctx().faction(&scope, *which);
                let away = |one: &Faction| work.stage.state.patrols[one.idx()].space != to;
                if let Some(faction) = faction.filter(away) {
                    work.emit(BoardEvent::PatrolMoved { faction, to });
                }
            }
            Self::SendPatrol { faction, steps } => {
                let left = amount(work, steps).clamp(0, 99) as u8;
                if let Some(faction) = work.ctx().faction(&scope, *faction) {
                    work.push(Frame::Patrol { faction, left, toward: None, seat });
                }
            }
            Self::FightPatrol(which) => {
                if let Some(faction) = work.ctx().faction(&scope, *which) {
                    patrol::fight(work, seat, faction);
                }
            }
        }
    }

    pub(crate) fn worth(&self, judge: Judge<'_>, scope: &Scope) -> Worth {
        let ctx = judge.ctx;
        let here = ctx.player(scope.seat).space;
        let patrol =
            |which| ctx.faction(scope, which).map(|one| ctx.state.patrols[one.idx()].space);
        let elsewhere = |space: Option<SpaceId>| space.is_some_and(|space| space != here);
        match self {
            Self::MovePatrol { faction, steps } => {
                Worth::coming_if(elsewhere(patrol(*faction)) && ctx.amount(scope, steps) > 0)
            }
            Self::SendPatrol { steps, .. } => Worth::gain_if(ctx.amount(scope, steps) > 0),
            Self::BringPatrol(which) => Worth::coming_if(elsewhere(patrol(*which))),
            Self::FightPatrol(which) => Worth::gain_if(ctx.faction(scope, *which).is_some()),
        }
    }
}
