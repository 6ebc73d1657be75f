//! Jobs, cargo, rewards and goals.

use crate::outer_rim::describe::amounts::Unit;
use crate::outer_rim::describe::pen::{Known, Mood, Pen};
use outer_rim::{Place, RewardChange, WorkEffect};

impl Pen<'_> {
    pub(super) fn work(&self, effect: &WorkEffect, mood: Mood, known: Known<'_>) -> String {
        match effect {
            WorkEffect::ChangeReward(change) => self.change_reward(change, mood, known),
            WorkEffect::CompleteJob => self.act("orc-complete-job", mood, []),
            WorkEffect::CompleteJobFor(change) => {
                let done = self.act("orc-complete-job", mood, []);
                self.and(&[done, self.change_reward(change, mood, known)])
            }
            WorkEffect::LoseJob => self.act("orc-lose-job", mood, []),
            WorkEffect::TokenOnChosen => self.act("orc-token-on-chosen", mood, []),
            WorkEffect::FlipBack => self.act("orc-flip-back", mood, []),
            WorkEffect::DeliverCargo => self.act("orc-deliver-cargo", mood, []),
            WorkEffect::LoseCargo => self.act("orc-lose-cargo", mood, []),
            WorkEffect::AdvanceGoal => self.act("orc-advance-goal", mood, []),
            WorkEffect::CompleteGoal => self.act("orc-complete-goal", mood, []),
            WorkEffect::MarkSpace(place) => {
                let key = match place {
                    Place::Here => "orc-mark-here",
                    Place::Chosen => "orc-mark-chosen",
                    Place::Space(_) | Place::Other | Place::Patrol(_) => "orc-mark-space",
                };
                let pairs = [
                    ("at", self.at_place(place, known).into()),
                    ("to", self.toward_place(place, known).into()),
                ];
                self.act(key, mood, pairs)
            }
        }
    }

    fn change_reward(&self, change: &RewardChange, mood: Mood, known: Known<'_>) -> String {
        let mut deeds = Vec::new();
        // What takes the place of the credits is not more than them.
        let (credits, fame) = match change.credits {
            Some(0) => (Unit::Credits, Unit::Fame),
            _ => (Unit::MoreCredits, Unit::MoreFame),
        };
        let mut more = Vec::new();
        if !change.add_credits.is_zero() {
            more.push(self.amount(&change.add_credits, credits, known));
        }
        if !change.add_fame.is_zero() {
            more.push(self.amount(&change.add_fame, fame, known));
        }
        let more = self.and(&more);
        match change.credits {
            // Fame in place of money is how such cards are known.
            Some(0) if !more.is_empty() => {
                return self.act("orc-reward-instead", mood, [("more", more.into())]);
            }
            Some(credits) => {
                let credits = self.units(credits, Unit::Credits);
                deeds.push(self.act("orc-reward-set", mood, [("credits", credits.into())]));
            }
            None => {}
        }
        if !more.is_empty() {
            deeds.push(self.act("orc-reward-more", mood, [("more", more.into())]));
        }
        self.and(&deeds)
    }
}
