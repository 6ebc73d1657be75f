//! Jobs, cargo, rewards and goals.

use crate::decide::{cards, deliver, goal, job, reward};
use crate::resolve::{Judge, Worth};
use crate::work::Work;
use crate::{Frame, Goal, GoalEvent, Gone, Place, RewardChange, Scope, Sheet, Source};
use serde::{Deserialize, Serialize};

/// Jobs, cargo, rewards and goals.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WorkEffect {
    /// OR-20.3: the job is done.
    CompleteJob,
    /// OR-20.3: the job is done, and its reward is changed so.
    CompleteJobFor(RewardChange),
    /// The job fails for good: discard it.
    LoseJob,
    /// OR-19.3: the cargo is delivered after all.
    DeliverCargo,
    /// The cargo is lost: discard it.
    LoseCargo,
    /// The reward about to be gained changes.
    ChangeReward(RewardChange),
    /// OR-9.4: a goal token on this card or sheet.
    AdvanceGoal,
    /// OR-9.2, OR-10.2: the goal of this sheet is met.
    CompleteGoal,
    /// OR-9.4: a goal token on the bound card.
    TokenOnChosen,
    /// UB-20.5: your character card is turned back to its front; its goal begins anew, and the
    /// goal tokens on your cards stay.
    FlipBack,
    /// Mark the space for this card or sheet.
    MarkSpace(Place),
}

impl WorkEffect {
    pub(crate) fn perform(&self, work: &mut Work<'_, '_>, scope: Scope) {
        let seat = scope.seat;
        match self {
            Self::CompleteJob => job::complete(work, scope, None),
            Self::CompleteJobFor(change) => job::complete(work, scope, Some(change)),
            Self::LoseJob => job::lose(work),
            Self::DeliverCargo | Self::LoseCargo => {
                let cargo = work.find(|frame| {
                    if let Frame::Delivery { seat, card, .. } = frame {
                        Some((*seat, *card))
                    } else {
                        None
                    }
                });
                match cargo {
                    Some((seat, card)) if matches!(self, Self::DeliverCargo) => {
                        deliver::hand_over(work, seat, card);
                    }
                    Some((seat, card)) => cards::lose(work, seat, card, Gone::Discarded),
                    None => {}
                }
            }
            Self::ChangeReward(change) => reward::change(work, scope, change),
            Self::AdvanceGoal => goal::by_ability(work, scope, false),
            Self::CompleteGoal => goal::by_ability(work, scope, true),
            Self::TokenOnChosen => {
                if let Some(card) = scope.card
                    && work.stage.state.player(seat).holding(card).is_some()
                {
                    work.emit(GoalEvent::TokenPut { seat, card });
                }
            }
            Self::FlipBack => goal::flip_back(work, seat),
            Self::MarkSpace(place) => goal::mark(work, scope, place),
        }
    }

    pub(crate) fn worth(&self, judge: Judge<'_>, scope: &Scope) -> Worth {
        let ctx = judge.ctx;
        let any = |is: fn(&Frame) -> bool| ctx.frames.iter().any(is);
        let job = || judge.job.is_some() || any(|frame| matches!(frame, Frame::Job { .. }));
        let delivery = || any(|frame| matches!(frame, Frame::Delivery { .. }));
        match self {
            Self::CompleteJob | Self::CompleteJobFor(_) => Worth::gain_if(job()),
            Self::LoseJob => Worth::loss_if(job()),
            Self::DeliverCargo => Worth::gain_if(delivery()),
            Self::LoseCargo => Worth::loss_if(delivery()),
            Self::ChangeReward(change) => {
                let adds = [&change.add_credits, &change.add_fame];
                let changes = change.credits.is_some()
                    || adds.into_iter().any(|amount| ctx.amount(scope, amount) != 0);
                Worth::gain_if(changes && reward::can_change(ctx, change))
            }
            Self::AdvanceGoal | Self::CompleteGoal => {
                advances(judge, scope, matches!(self, Self::CompleteGoal))
            }
            Self::TokenOnChosen => {
                let holds = |card| ctx.player(scope.seat).holding(card).is_some();
                Worth::gain_if(scope.card.is_some_and(holds))
            }
            Self::FlipBack => Worth::gain_if(ctx.player(scope.seat).flipped),
            Self::MarkSpace(place) => marks(judge, scope, place),
        }
    }
}

fn marks(judge: Judge<'_>, scope: &Scope, place: &Place) -> Worth {
    let player = judge.ctx.player(scope.seat);
    let Some(space) = judge.ctx.place(scope, place) else { return Worth::Nothing };
    Worth::gain_if(match scope.source {
        Source::Card(card) => player.holding(card).is_some_and(|held| held.mark != Some(space)),
        Source::Ship => player.marks[Sheet::Ship as usize] & (1 << space.0) == 0,
        Source::Character => player.marks[Sheet::Character as usize] & (1 << space.0) == 0,
        Source::Rules | Source::Encounter(_) | Source::Ambition(_) => false,
    })
}

fn advances(judge: Judge<'_>, scope: &Scope, at_once: bool) -> Worth {
    let ctx = judge.ctx;
    let player = ctx.player(scope.seat);
    // Where nobody knows which goal is meant, it may be one that is open.
    let open = |goal: Option<u8>| goal.is_none_or(|goal| ctx.goal_is_open(scope.seat, goal));
    let counted = |goal: &Goal| at_once || matches!(goal, Goal::Ability { .. });
    Worth::gain_if(match scope.source {
        Source::Card(card) => {
            (!at_once && player.holding(card).is_some())
                || open(judge.goal.or_else(|| ctx.goal_in_progress(scope.seat)))
        }
        Source::Character => player
            .character
            .filter(|_| !player.flipped)
            .is_some_and(|one| counted(&ctx.content.character(one).goal)),
        Source::Ship => player
            .ship
            .filter(|_| !player.ship_flipped)
            .is_some_and(|one| ctx.content.ship(one).goal.as_ref().is_some_and(counted)),
        Source::Ambition(goal) => open(goal),
        Source::Rules | Source::Encounter(_) => open(None),
    })
}
