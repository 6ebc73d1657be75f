//! Rewards: what a card or a patrol gives, after abilities have had their say.

use super::{cards, window};
use crate::work::{Flow, Work};
use crate::{Frame, Reward, RewardChange, RewardFor, Rewarding, Scope, Trigger};

/// A reward is about to be gained.
pub(crate) fn gain(work: &mut Work<'_, '_>, what: RewardFor, reward: &Reward, scope: Scope) {
    let ctx = work.ctx();
    let credits = ctx.amount(&scope, &reward.credits);
    let fame = ctx.amount(&scope, &reward.fame);
    let then = reward.then.block();
    work.push(Frame::Reward(Rewarding { what, credits, fame, then, scope, asked: false }));
}

pub(crate) fn step(work: &mut Work<'_, '_>, mut rewarding: Rewarding) -> Flow {
    if !rewarding.asked {
        rewarding.asked = true;
        work.set(Frame::Reward(rewarding));
        let moment = match rewarding.what {
            RewardFor::Patrol => Trigger::PatrolReward,
            RewardFor::Elimination | RewardFor::Capture => Trigger::BountyReward,
            RewardFor::Cargo => Trigger::CargoReward,
            RewardFor::Job => Trigger::JobReward,
        };
        window::moment(work, moment, rewarding.scope);
        return Flow::On;
    }
    let scope = rewarding.scope;
    work.set(Frame::run(rewarding.then, scope));
    cards::credits(work, scope.seat, rewarding.credits.max(0));
    cards::gain_fame(work, scope.seat, rewarding.fame);
    Flow::On
}

/// An ability changes the reward about to be gained.
pub(crate) fn change(work: &mut Work<'_, '_>, scope: Scope, change: &RewardChange) {
    let credits = work.ctx().amount(&scope, &change.add_credits);
    let fame = work.ctx().amount(&scope, &change.add_fame);
    work.find(|frame| match frame {
        Frame::Reward(rewarding) => {
            rewarding.credits = change.credits.unwrap_or(rewarding.credits) + credits;
            rewarding.fame += fame;
            Some(())
        }
        _ => None,
    });
}
