//! What is going on.

use crate::ctx::Ctx;
use crate::{Arena, Combat, Defender, Frame, Opponent, Purpose, Scope, Step};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What is going on at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MomentCondition {
    /// The combat is against this kind of opponent.
    Fighting(Opponent),
    /// The opponent of the combat rolls at least this many dice; OR-12.8: results that are added
    /// or cancelled are no dice more or less.
    OpponentDice(u8),
    /// OR-12.1: the combat is of this kind.
    Combat(Arena),
    /// This combat was won.
    Won,
    /// One is the attacker.
    Attacking,
    /// OR-6.1: it is the action step of one's own turn.
    Acting,
    /// The expansion is in use.
    Expansion,
}

impl MomentCondition {
    pub(super) fn holds(&self, ctx: Ctx<'_>, scope: &Scope) -> bool {
        let seat = scope.seat;
        let combat = ctx.combat();
        match self {
            Self::Fighting(opponent) => {
                combat.and_then(|combat| fought(combat, seat)) == Some(*opponent)
            }
            Self::OpponentDice(least) => {
                combat.is_some_and(|combat| combat.dice_against(seat) >= *least)
            }
            Self::Combat(arena) => combat.is_some_and(|combat| combat.arena == *arena),
            Self::Won => combat.is_some_and(|combat| {
                combat.won.is_some_and(|won| won == (combat.attacker == seat))
            }),
            Self::Attacking => combat.is_some_and(|combat| combat.attacker == seat),
            Self::Acting => {
                let turn = ctx.frames.first();
                ctx.state.current == seat
                    && matches!(turn, Some(Frame::Turn { step: Step::Action, .. }))
            }
            Self::Expansion => ctx.state.setup.options.expansion,
        }
    }
}

/// Whom a player fights.
fn fought(combat: &Combat, seat: Seat) -> Option<Opponent> {
    Some(match (combat.purpose, combat.defender) {
        (_, Defender::Player(_)) => Opponent::Player,
        (_, Defender::Foe(_)) if combat.attacker != seat => return None,
        (Purpose::Patrol(_), _) => Opponent::Patrol,
        (Purpose::Bounty(..), _) => Opponent::Bounty,
        (Purpose::Script, _) => Opponent::Foe,
    })
}
