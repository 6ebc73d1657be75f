//! Values may depend on one another only in one direction, or reading one would never end.
//!
//! Reputation comes first, then skills, fame, toughness and combat, then the
//! rest: a modifier may ask only for values that come before its own.

use crate::{
    Amount, AmountCondition, Condition, Count, HeldCondition, LogicCondition, Modifier,
    StandingCondition, Stat,
};

/// How far down the order a value stands.
fn rank(stat: Stat) -> u8 {
    match stat {
        Stat::CountsPositive(_) => 1,
        Stat::Skill(_) => 2,
        Stat::Fame => 3,
        Stat::Toughness(_) => 4,
        Stat::Combat(_) => 5,
        Stat::Hyperdrive
        | Stat::EnemyDice(_)
        | Stat::Slots(_)
        | Stat::Shield(_)
        | Stat::DamageCap(_)
        | Stat::PatrolFame
        | Stat::FameCut
        | Stat::FameCutCredits
        | Stat::Price(_)
        | Stat::PassMaelstrom
        | Stat::PassPatrols
        | Stat::IgnorePatrols
        | Stat::KeepReputation
        | Stat::MarketAnywhere
        | Stat::MustCapture => 6,
    }
}

/// Whether a modifier asks for nothing that could depend on it.
pub(super) fn is_orderly(modifier: &Modifier) -> bool {
    let given = modifier.given.as_ref().map_or(0, reads);
    given.max(reads_amount(&modifier.add)) < rank(modifier.stat)
}

/// The last value in the order that a condition asks for.
fn reads(condition: &Condition) -> u8 {
    match condition {
        Condition::Logic(LogicCondition::All(list) | LogicCondition::Any(list)) => {
            list.iter().map(reads).max().unwrap_or(0)
        }
        Condition::Logic(LogicCondition::Not(one) | LogicCondition::Other(one)) => reads(one),
        Condition::Standing(
            StandingCondition::Positive(_)
            | StandingCondition::Neutral(_)
            | StandingCondition::Negative(_)
            | StandingCondition::AnyReputation(_)
            | StandingCondition::PositiveReputations(_),
        ) => 1,
        Condition::Held(HeldCondition::Skill(_)) => 2,
        Condition::Amount(
            AmountCondition::Fame(_)
            | AmountCondition::OtherHasMoreFame
            | AmountCondition::OtherHasAtLeastMyFame,
        ) => 3,
        Condition::Amount(AmountCondition::HealthLeft(_)) => 4,
        Condition::Amount(AmountCondition::Credits(amount) | AmountCondition::Number(amount))
        | Condition::Held(HeldCondition::ShipCost(amount)) => reads_amount(amount),
        Condition::Place(_) | Condition::Amount(_) | Condition::Held(_) | Condition::Moment(_) => 0,
    }
}

fn reads_amount(amount: &Amount) -> u8 {
    let Amount::Counted(formula) = amount else { return 0 };
    match formula.count {
        Count::PositiveReputations | Count::NegativeReputations => 1,
        Count::Skill(_) => 2,
        Count::Fame => 3,
        Count::RemainingHealth => 4,
        Count::Combat(_) => 5,
        Count::Cards(_)
        | Count::Credits
        | Count::CharacterDamage
        | Count::ShipDamage
        | Count::PlayersHere
        | Count::GoalTokens
        | Count::Number => 0,
    }
}
