//! Rewards: what a card or a patrol gives, after abilities have had their say.

use super::{bounty, cards, window};
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{
    After, CardEvent, Effect, Frame, GivenFor, PurseEffect, Reward, RewardChange, RewardFor,
    Rewarding, Scope, Source, Trigger, WorkEffect,
};

/// A reward is about to be gained.
pub(crate) fn gain(work: &mut Work<'_, '_>, what: RewardFor, reward: &Reward, scope: Scope) {
    let ctx = work.ctx();
    let credits = ctx.amount(&scope, &reward.credits);
    let fame = ctx.amount(&scope, &reward.fame);
    let then = reward.then.block();
    let (asked, waived) = (false, false);
    work.push(Frame::Reward(Rewarding { what, credits, fame, then, scope, asked, waived }));
}

pub(crate) fn step(work: &mut Work<'_, '_>, mut rewarding: Rewarding) -> Flow {
    if !rewarding.asked {
        rewarding.asked = true;
        work.set(Frame::Reward(rewarding));
        window::moment(work, moment(rewarding.what), rewarding.scope);
        return Flow::On;
    }
    let scope = rewarding.scope;
    work.set(Frame::run(rewarding.then, scope));
    spend(work, rewarding.what, scope);
    cards::credits(work, scope.seat, rewarding.credits.max(0));
    cards::gain_fame(work, scope.seat, rewarding.fame);
    Flow::On
}

fn moment(what: RewardFor) -> Trigger {
    match what {
        RewardFor::Patrol => Trigger::PatrolReward,
        RewardFor::Elimination | RewardFor::Capture | RewardFor::Character => Trigger::BountyReward,
        RewardFor::Cargo => Trigger::CargoReward,
        RewardFor::Job => Trigger::JobReward,
    }
}

/// The credits and the fame that a reward will come to for a player, with everything that happens
/// by itself: what their cards must add, and what is cut (UB-20.2). What they may choose to
/// change is theirs to know.
pub(crate) fn foreseen(
    ctx: Ctx<'_>,
    what: RewardFor,
    reward: &Reward,
    scope: &Scope,
) -> (i32, i32) {
    let printed = (ctx.amount(scope, &reward.credits), ctx.amount(scope, &reward.fame));
    foreseen_of(ctx, what, printed, scope)
}

/// The same for a reward that is no card's.
pub(crate) fn foreseen_of(
    ctx: Ctx<'_>,
    what: RewardFor,
    (mut credits, mut fame): (i32, i32),
    scope: &Scope,
) -> (i32, i32) {
    let (beside, fame_beside) = deed(what).map_or((0, 0), |deed| certain_gain(ctx, deed, scope));
    window::certain(ctx, moment(what), scope, |scope, ability| {
        for effect in ability.script.effects() {
            if let Effect::Work(WorkEffect::ChangeReward(change)) = effect {
                credits =
                    change.credits.unwrap_or(credits) + ctx.amount(scope, &change.add_credits);
                fame += ctx.amount(scope, &change.add_fame);
            }
        }
    });
    let (fame, instead) = cards::cut(ctx, scope.seat, fame);
    (credits.max(0) + instead + beside, fame + fame_beside)
}

/// The credits and the fame that a player has of a moment by themselves. UB-20.2: each gain of
/// fame is cut for itself.
pub(crate) fn certain_gain(ctx: Ctx<'_>, moment: Trigger, about: &Scope) -> (i32, i32) {
    let mut gained = (0, 0);
    window::certain(ctx, moment, about, |scope, ability| {
        for effect in ability.script.effects() {
            let (credits, fame) = match effect {
                Effect::Purse(PurseEffect::GainCredits(by)) => (ctx.amount(scope, by).max(0), 0),
                Effect::Purse(PurseEffect::GainFame(by)) => {
                    fame_gain(ctx, scope, ctx.amount(scope, by))
                }
                // OR-24.3: nobody gives what they do not have.
                Effect::Purse(PurseEffect::TakeCredits(by)) => {
                    let purse = scope.other.map_or(0, |other| ctx.player(other).credits);
                    (ctx.amount(scope, by).clamp(0, purse.max(0)), 0)
                }
                Effect::Choice(_)
                | Effect::Pick(_)
                | Effect::Flow(_)
                | Effect::Purse(_)
                | Effect::Body(_)
                | Effect::Journey(_)
                | Effect::Patrol(_)
                | Effect::Encounter(_)
                | Effect::Card(_)
                | Effect::Work(_)
                | Effect::Dice(_) => (0, 0),
            };
            gained = (gained.0 + credits, gained.1 + fame);
        }
    });
    gained
}

/// The credits instead of what is cut from a gain of fame, and the fame that is left. UB-20.2:
/// what one's own card gives is whole.
pub(crate) fn fame_gain(ctx: Ctx<'_>, scope: &Scope, amount: i32) -> (i32, i32) {
    if let Source::Character = scope.source {
        (0, amount.max(0))
    } else {
        let (fame, instead) = cards::cut(ctx, scope.seat, amount);
        (instead, fame)
    }
}

/// UB-20.3: what a job pays if its card says how.
pub(crate) fn foreseen_job(
    ctx: Ctx<'_>,
    reward: &Reward,
    change: Option<&RewardChange>,
    scope: &Scope,
) -> (i32, i32) {
    let (mut credits, mut fame) =
        (ctx.amount(scope, &reward.credits), ctx.amount(scope, &reward.fame));
    if let Some(change) = change {
        credits = change.credits.unwrap_or(credits) + ctx.amount(scope, &change.add_credits);
        fame += ctx.amount(scope, &change.add_fame);
    }
    foreseen_of(ctx, RewardFor::Job, (credits, fame), scope)
}

/// What a reward is for, where abilities speak of that and not of the reward.
fn deed(what: RewardFor) -> Option<Trigger> {
    match what {
        RewardFor::Elimination => Some(Trigger::BountyEliminated),
        RewardFor::Capture => Some(Trigger::CaptureDelivered),
        RewardFor::Patrol => Some(Trigger::PatrolBeaten),
        RewardFor::Character | RewardFor::Cargo | RewardFor::Job => None,
    }
}

// OR-18.6, OR-18.8, OR-19.2, OR-20.3: the card goes, or UB-12 is rotated, once abilities
// have seen what it was that paid.
fn spend(work: &mut Work<'_, '_>, what: RewardFor, scope: Scope) {
    let Some(card) = scope.card else { return };
    let seat = scope.seat;
    let Some(held) = work.stage.state.player(seat).holding(card).copied() else { return };
    let Some(asset) = work.content.asset(card, held.turned) else { return };
    let then = match what {
        RewardFor::Patrol => return,
        RewardFor::Elimination | RewardFor::Capture => asset.bounty.as_ref().map(|one| one.then),
        // UB-7.3.
        RewardFor::Character => Some(After::Remove),
        RewardFor::Cargo => asset.cargo.as_ref().map(|one| one.then),
        RewardFor::Job => asset.job.as_ref().map(|one| one.then),
    };
    let Some(then) = then else { return };
    if then == After::Rotate && work.content.card(card).turned.is_some() {
        work.emit(CardEvent::CardRotated { seat, card, given: given(what) });
    } else if what == RewardFor::Capture {
        // The token of a delivered captive leaves the game (OR-18.8).
        work.emit(CardEvent::CardLost { seat, card, gone: bounty::gone(then), given: given(what) });
        cards::reopen(work, card);
    } else {
        cards::leave(work, seat, card, bounty::gone(then), given(what));
    }
}

/// What the card of a reward was given for.
fn given(what: RewardFor) -> Option<GivenFor> {
    match what {
        RewardFor::Cargo | RewardFor::Capture => Some(GivenFor::Delivery),
        RewardFor::Elimination | RewardFor::Character | RewardFor::Job => Some(GivenFor::Success),
        RewardFor::Patrol => None,
    }
}

/// Whether a change has anything to change: credits are given up only where there are some, and
/// OR-24.4: nothing is added to credits that were given up.
pub(crate) fn can_change(ctx: Ctx<'_>, change: &RewardChange) -> bool {
    let rewarding = ctx.frames.iter().rev().find_map(|frame| {
        if let Frame::Reward(rewarding) = frame { Some(rewarding) } else { None }
    });
    rewarding.is_some_and(|rewarding| match change.credits {
        Some(least) => rewarding.credits > least,
        None => !rewarding.waived || !change.add_fame.is_zero(),
    })
}

/// An ability changes the reward about to be gained.
pub(crate) fn change(work: &mut Work<'_, '_>, scope: Scope, change: &RewardChange) {
    if !can_change(work.ctx(), change) {
        return;
    }
    let credits = work.ctx().amount(&scope, &change.add_credits);
    let fame = work.ctx().amount(&scope, &change.add_fame);
    work.find(|frame| {
        if let Frame::Reward(rewarding) = frame {
            match change.credits {
                Some(left) => {
                    rewarding.credits = left + credits;
                    rewarding.waived = true;
                }
                None if rewarding.waived => {}
                None => rewarding.credits += credits,
            }
            rewarding.fame += fame;
            Some(())
        } else {
            None
        }
    });
}
