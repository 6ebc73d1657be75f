//! Abilities that may be used at a moment, and dice that may be changed.

use super::choices::Choices;
use super::tuning::{DIE_SIDES, SKILL_HELP};
use outer_rim::{
    Action, Block, Combat, Cost, DiceEffect, Effect, Face, FlowEffect, Frame, PickEffect, Roll,
    Scope, Testing, Trigger, Whose, Window,
};

/// Using something that changes nothing.
const NEEDLESS: f32 = 0.1;
/// What an ability helps before a combat, of what is at stake: one that costs more than credits, and one
/// that does not.
const DEAR_SHARE: f32 = 0.15;
/// See [`DEAR_SHARE`].
const CHEAP_SHARE: f32 = 0.1;
/// What a free ability that may help is used for.
const FREE: f32 = 0.2;
/// The chance that changed dice turn a lost combat.
const TURNED: f32 = 0.4;

impl Choices<'_> {
    /// What using an ability at a moment is worth.
    pub(super) fn window(&self, window: &Window, action: Action) -> f32 {
        let Action::Use(id) = action else { return 0.0 };
        let judge = &self.judge;
        let source = judge.state.ability_source(judge.me, id);
        let scope = Scope { seat: judge.me, source, ..window.scope };
        let ability = judge.content.ability(id);
        let cost = judge.costs(&scope, &ability.cost);
        let dear = ability.cost.iter().any(|cost| !matches!(cost, Cost::Credits(_)));
        match window.moment {
            Trigger::TestDice => self.failing_test().map_or(0.0, |stake| stake - cost),
            Trigger::DeliveryDie => {
                if self.failing_delivery() {
                    2.0 - cost
                } else {
                    -NEEDLESS
                }
            }
            Trigger::CombatDice(_) => self.combat_dice(cost),
            Trigger::BeforeTest => self.before_test(&ability.script, cost),
            Trigger::BeforeCombat(_) => {
                let stake = self.combat_stake();
                if dear { DEAR_SHARE * stake - cost } else { FREE + CHEAP_SHARE * stake - cost }
            }
            Trigger::NearDefeat => judge.defeat() - cost,
            Trigger::EnteredPatrolSpace => FREE - cost,
            _ => judge.script(&scope, &ability.script) - cost,
        }
    }

    fn combat(&self) -> Option<&Combat> {
        self.judge.state.frames().iter().rev().find_map(|frame| match frame {
            Frame::Combat(combat) => Some(combat),
            _ => None,
        })
    }

    fn testing(&self) -> Option<&Testing> {
        self.judge.state.frames().iter().rev().find_map(|frame| match frame {
            Frame::Test(testing) => Some(testing),
            _ => None,
        })
    }

    /// What is at stake in the combat at hand.
    pub(super) fn combat_stake(&self) -> f32 {
        self.combat().map_or(0.0, |combat| self.stake(combat))
    }

    /// What passing the test at hand is worth more than failing it.
    pub(super) fn test_gap(&self) -> Option<f32> {
        let testing = self.testing()?;
        let judge = &self.judge;
        let effect = judge.content.script(testing.at.block).get(usize::from(testing.at.pc));
        let Some(Effect::Flow(FlowEffect::Test(test))) = effect else { return None };
        Some(judge.script(&testing.scope, &test.pass) - judge.script(&testing.scope, &test.fail))
    }

    // My dice and theirs, and whether I attack.
    fn rolls(&self) -> Option<(Roll, Roll, bool)> {
        let combat = self.combat()?;
        let attacks = combat.attacker == self.judge.me;
        let (attack, defence) = (combat.attack_results(), combat.defence_results());
        Some(if attacks { (attack, defence, true) } else { (defence, attack, false) })
    }

    /// Whether the dice as they lie lose the combat.
    fn is_losing(&self) -> bool {
        self.rolls().is_some_and(|(mine, theirs, attacks)| {
            if attacks { mine.damage() < theirs.damage() } else { mine.damage() <= theirs.damage() }
        })
    }

    fn combat_dice(&self, cost: f32) -> f32 {
        let stake = self.combat_stake();
        if self.is_losing() { FREE + TURNED * stake - cost } else { FREE - cost }
    }

    /// What passing would be worth, if the dice as they lie fail.
    fn failing_test(&self) -> Option<f32> {
        let testing = self.testing()?;
        let judge = &self.judge;
        let skill = testing.skill?;
        if testing.roll.passes(judge.state.skill(testing.seat, skill)) {
            return None;
        }
        self.test_gap().map(|gap| 0.5 * gap)
    }

    fn failing_delivery(&self) -> bool {
        let judge = &self.judge;
        judge.state.frames().iter().rev().any(|frame| match frame {
            Frame::Delivery { card, roll, .. } => {
                let asset = judge.content.asset(*card, false);
                let cargo = asset.and_then(|asset| asset.cargo.as_ref());
                !cargo.is_some_and(|cargo| cargo.success.iter().any(|face| roll.count(*face) > 0))
            }
            _ => false,
        })
    }

    fn before_test(&self, script: &outer_rim::Script, cost: f32) -> f32 {
        let Some(testing) = self.testing() else { return -cost };
        let Some(skill) = testing.skill else { return -cost };
        let judge = &self.judge;
        let have = judge.state.skill(judge.me, skill);
        let Some(Effect::Pick(PickEffect::LendSkill(lent))) = script.effects().first() else {
            return FREE - cost;
        };
        if !lent.contains(&skill) || have >= 2 {
            return -NEEDLESS - cost;
        }
        let gap = self.test_gap().unwrap_or(1.0);
        let gain = SKILL_HELP[usize::from(have != 0)];
        gain * gap - cost
    }

    /// OR-12.8: which die to choose.
    pub(super) fn die(&self, block: Block, pc: u8, action: Action) -> f32 {
        let judge = &self.judge;
        let effect = judge.content.script(block).get(usize::from(pc));
        let Action::Die(face) = action else { return 0.0 };
        let (change, turns) = match effect {
            Some(Effect::Dice(DiceEffect::Turn(change))) => (change, true),
            Some(Effect::Dice(DiceEffect::Reroll(change))) => (change, false),
            _ => return 0.0,
        };
        let worth = |face: Face| self.face(face);
        let after = match change.to {
            Some(to) if turns => worth(to),
            // A die rolled anew is worth the mean of its sides.
            _ => {
                let sides = Face::ALL.iter().zip(Face::SIDES);
                sides.map(|(face, n)| f32::from(n) * worth(*face)).sum::<f32>() / DIE_SIDES
            }
        };
        let gain = after - worth(face);
        if change.whose == Whose::Own { gain } else { -gain }
    }

    // What a face counts in the roll at hand.
    fn face(&self, face: Face) -> f32 {
        let judge = &self.judge;
        for frame in judge.state.frames().iter().rev() {
            match frame {
                Frame::Test(testing) => {
                    let count =
                        testing.skill.map_or(0, |skill| judge.state.skill(testing.seat, skill));
                    return f32::from(u8::from(face.passes(count)));
                }
                Frame::Delivery { card, .. } => {
                    let asset = judge.content.asset(*card, false);
                    let cargo = asset.and_then(|asset| asset.cargo.as_ref());
                    let slips = cargo.is_some_and(|cargo| cargo.success.contains(&face));
                    return f32::from(u8::from(slips));
                }
                Frame::Combat(_) => return f32::from(face.damage()),
                _ => {}
            }
        }
        0.0
    }
}
