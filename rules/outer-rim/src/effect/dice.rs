//! Dice, and what is lent.

use crate::decide::dice;
use crate::resolve::{Judge, Worth, helps};
use crate::work::Work;
use crate::{AbilityEvent, Amount, At, DiceChange, Duration, Face, Lent, Scope, Stat};
use alloc::boxed::Box;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Dice, and what is lent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DiceEffect {
    /// OR-12.8: reroll dice.
    Reroll(DiceChange),
    /// OR-12.8: turn dice to a face.
    Turn(DiceChange),
    /// OR-12.8: add results to your roll.
    AddResult {
        /// The result that is added.
        face: Face,
        /// How many.
        amount: Amount,
    },
    /// OR-12.8: cancel results of the opponent.
    Cancel {
        /// The result that is cancelled.
        face: Face,
        /// How many.
        amount: Amount,
    },
    /// A value changes for a while.
    Lend(Box<Lent>),
}

impl DiceEffect {
    pub(crate) fn perform(&self, work: &mut Work<'_, '_>, at: At, scope: Scope) {
        let seat = scope.seat;
        match self {
            Self::Reroll(change) | Self::Turn(change) => dice::begin(work, at, scope, change),
            Self::AddResult { face, amount } => {
                let by = work.ctx().amount(&scope, amount);
                dice::add(work, seat, *face, by.clamp(0, 40) as u8);
            }
            Self::Cancel { face, amount } => {
                let by = work.ctx().amount(&scope, amount);
                dice::cancel(work, seat, *face, by.clamp(0, 40) as u8);
            }
            Self::Lend(lent) => lend(work, seat, at, 0, lent.until),
        }
    }

    pub(crate) fn worth(&self, judge: Judge<'_>, scope: &Scope) -> Worth {
        let ctx = judge.ctx;
        match self {
            Self::Reroll(change) | Self::Turn(change) => {
                Worth::gain_if(dice::can_change(ctx, scope, change))
            }
            Self::AddResult { amount, .. } => Worth::gain_if(ctx.amount(scope, amount) > 0),
            Self::Cancel { face, .. } => Worth::gain_if(dice::can_cancel(ctx, scope, *face)),
            Self::Lend(lent) => Worth::gain_if(lends(judge, scope, lent)),
        }
    }
}

// Nobody holds more loans than there is room for.
pub(super) fn lend(work: &mut Work<'_, '_>, seat: Seat, at: At, option: u8, until: Duration) {
    if work.stage.state.can_lend(seat) {
        work.emit(AbilityEvent::Lent { seat, at, option, until });
    }
}

// What is lent for a roll is of use in a roll of that kind.
fn lends(judge: Judge<'_>, scope: &Scope, lent: &Lent) -> bool {
    let arena = judge.ctx.combat().map(|combat| combat.arena);
    let fits = if let Stat::Skill(skill) = lent.modifier.stat {
        helps(judge.ctx, scope.seat, skill)
    } else if let Stat::Combat(of) | Stat::EnemyDice(of) | Stat::Shield(of) | Stat::DamageCap(of) =
        lent.modifier.stat
    {
        arena.is_none_or(|arena| arena == of)
    } else {
        true
    };
    judge.ctx.state.can_lend(scope.seat) && (fits || lent.until != Duration::Roll)
}
