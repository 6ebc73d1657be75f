//! The scripts and names within effects.

use super::Joiner;
use crate::{
    CardEffect, ChoiceEffect, DiceEffect, Effect, EncounterEffect, FlowEffect, JourneyEffect,
    Place, SpaceTest, WorkEffect,
};

impl Joiner {
    pub(super) fn effect(&mut self, effect: &mut Effect) {
        match effect {
            Effect::Choice(one) => self.choice(one),
            Effect::Flow(one) => self.flow(one),
            Effect::Work(WorkEffect::MarkSpace(_)) if self.thing.starts_with("encounter") => {
                let thing = self.thing.clone();
                self.say(&thing, "`mark_space` marks for a card in play or a sheet");
            }
            Effect::Journey(JourneyEffect::MoveDirectly(place))
            | Effect::Encounter(EncounterEffect::RevealContacts(place))
            | Effect::Work(WorkEffect::MarkSpace(place)) => {
                if let Place::Space(space) = place {
                    self.space(space);
                }
            }
            Effect::Card(CardEffect::GainNamed(card)) => self.look(card, |names| &names.cards),
            Effect::Dice(DiceEffect::Lend(lent)) => self.modifier(&mut lent.modifier),
            Effect::Journey(_)
            | Effect::Encounter(_)
            | Effect::Work(_)
            | Effect::Card(_)
            | Effect::Dice(_)
            | Effect::Pick(_)
            | Effect::Purse(_)
            | Effect::Body(_)
            | Effect::Patrol(_) => {}
        }
    }

    fn choice(&mut self, effect: &mut ChoiceEffect) {
        match effect {
            ChoiceEffect::Choose(options) => {
                for option in options {
                    self.given(&mut option.given);
                    self.costs(&mut option.cost);
                    self.script(&mut option.script);
                }
            }
            ChoiceEffect::May(script) => self.script(script),
            ChoiceEffect::Pay(pay) => {
                self.costs(&mut pay.cost);
                self.script(&mut pay.then);
                self.script(&mut pay.otherwise);
            }
            ChoiceEffect::ChoosePlayer(choice) => {
                self.script(&mut choice.then);
                self.script(&mut choice.otherwise);
            }
            ChoiceEffect::ChooseFaction(choice) => self.script(&mut choice.then),
            ChoiceEffect::ChooseSpace(choice) => {
                for test in &mut choice.among {
                    if let SpaceTest::Among(spaces) = test {
                        spaces.iter_mut().for_each(|space| self.space(space));
                    }
                }
                self.script(&mut choice.then);
            }
            ChoiceEffect::ChooseCard(choice) => {
                self.script(&mut choice.then);
                self.script(&mut choice.otherwise);
            }
            ChoiceEffect::ChooseContact(choice) => self.script(&mut choice.then),
        }
    }

    fn flow(&mut self, effect: &mut FlowEffect) {
        match effect {
            FlowEffect::When(when) => {
                self.condition(&mut when.given);
                self.script(&mut when.then);
                self.script(&mut when.otherwise);
            }
            FlowEffect::ByReputation(gate) => {
                self.script(&mut gate.positive);
                self.script(&mut gate.neutral);
                self.script(&mut gate.negative);
            }
            FlowEffect::Test(test) => {
                self.script(&mut test.pass);
                self.script(&mut test.fail);
                if let Some(crit) = &mut test.crit {
                    self.script(crit);
                }
            }
            FlowEffect::Roll(branches) => {
                for branch in branches {
                    self.script(&mut branch.script);
                }
            }
            FlowEffect::CountDice(count) => self.script(&mut count.then),
            FlowEffect::Fight(fight) => {
                self.script(&mut fight.win);
                self.script(&mut fight.lose);
            }
            FlowEffect::Duel(duel) => {
                self.script(&mut duel.win);
                self.script(&mut duel.lose);
            }
            FlowEffect::EachPlayer(each) => self.script(&mut each.then),
            FlowEffect::They(script) => self.script(script),
        }
    }
}
