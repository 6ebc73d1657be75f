//! OR-20, UB-8, UB-9: jobs.

use super::{cards, reward, turn};
use crate::ask::{Errand, Lack};
use crate::ctx::Ctx;
use crate::resolve::{Judge, Worth};
use crate::work::{Flow, Work};
use crate::{
    Action, CardEvent, CardId, Content, DealEvent, Effect, EncounterEffect, FlowEffect, Frame,
    Held, Job, JobPlayers, RewardChange, RewardFor, Scope, Script, Source, Step, WorkEffect,
};
use alloc::vec::Vec;
use tabletop::{Menu, Rule, Seat};

pub(crate) fn part(content: &Content, card: CardId) -> Option<&Job> {
    content.asset(card, false).and_then(|asset| asset.job.as_ref())
}

/// UB-8.1: whether a job is one for two.
pub(crate) fn is_for_two(content: &Content, card: CardId) -> bool {
    part(content, card).is_some_and(|job| job.players == JobPlayers::Two)
}

/// UB-8.1, UB-9: who could be the other one: somebody here who is not defeated, with whom
/// something would come of it, and UB-8.4: who has not refused.
fn partners<'a>(
    ctx: Ctx<'a>,
    seat: Seat,
    card: CardId,
    job: &'a Job,
) -> impl Iterator<Item = Seat> + Clone + 'a {
    ctx.players_here(seat)
        .filter(move |other| !ctx.player(*other).defeated && !is_refused(ctx, card, job, *other))
        .filter(move |other| worth(ctx, seat, card, job, Some(*other)) >= Worth::Loss)
}

/// UB-8.4: whether somebody has refused to take part in a job this turn.
fn is_refused(ctx: Ctx<'_>, card: CardId, job: &Job, other: Seat) -> bool {
    match ctx.frames.first() {
        Some(Frame::Turn { refused, refusals, .. }) => {
            job.players == JobPlayers::Two && (*refused || refusals.contains(card, other))
        }
        _ => false,
    }
}

/// What would come of an attempt.
pub(crate) fn worth(
    ctx: Ctx<'_>,
    seat: Seat,
    card: CardId,
    job: &Job,
    other: Option<Seat>,
) -> Worth {
    let judge = Judge::new(ctx).doing(card);
    let scope = Scope { other, card: Some(card), ..Scope::of(seat, Source::Card(card)) };
    match job.databank {
        Some(number) => judge.effect(&scope, &Effect::Encounter(EncounterEffect::Databank(number))),
        None => judge.script(&scope, &job.script),
    }
}

/// Whether nothing would come of an attempt on one's own.
pub(crate) fn is_void(ctx: Ctx<'_>, seat: Seat, card: CardId) -> bool {
    part(ctx.content, card).is_some_and(|job| {
        job.players == JobPlayers::One && worth(ctx, seat, card, job, None) < Worth::Loss
    })
}

/// OR-20.2: whether a held job can be attempted here.
pub(crate) fn can_attempt(ctx: Ctx<'_>, seat: Seat, held: &Held) -> bool {
    part(ctx.content, held.card).is_some_and(|job| {
        ctx.is_at(seat, held, &job.at)
            && match job.players {
                JobPlayers::One => true,
                JobPlayers::Two | JobPlayers::Contested => {
                    partners(ctx, seat, held.card, job).next().is_some()
                }
            }
    })
}

/// UB-8, UB-9, OR-20.2: why a held job cannot be attempted, if it cannot.
pub(crate) fn lack(ctx: Ctx<'_>, seat: Seat, held: &Held) -> Option<(Lack, Rule)> {
    let job = part(ctx.content, held.card)?;
    if can_attempt(ctx, seat, held) {
        return None;
    }
    let mut others = ctx.players_here(seat);
    let defeated = |other: Seat| ctx.player(other).defeated;
    let errand = ctx.errand(held, &job.at);
    let here = if let Errand::Player = errand {
        others.clone().next().is_some()
    } else {
        ctx.is_at(seat, held, &job.at)
    };
    Some(if !here {
        (Lack::Elsewhere(errand), "OR-20.2")
    } else if others.clone().next().is_none() {
        (Lack::Company, "UB-8.1")
    } else if others.clone().all(defeated) {
        (Lack::CompanyDefeated, "UB-8.1")
    } else if others.any(|other| !defeated(other) && is_refused(ctx, held.card, job, other)) {
        (Lack::Consent, "UB-8.4")
    } else {
        (Lack::Effect, "OR-24.2")
    })
}

/// What an attempt may pay: each sum of credits and fame that it can come to, as things are.
pub(crate) fn rewards(
    ctx: Ctx<'_>,
    seat: Seat,
    card: CardId,
    with: Option<Seat>,
) -> Vec<(i32, i32)> {
    let Some(job) = part(ctx.content, card) else { return Vec::new() };
    let others: Vec<Option<Seat>> = match (with, job.players) {
        (None, JobPlayers::Two | JobPlayers::Contested) => {
            partners(ctx, seat, card, job).map(Some).collect()
        }
        (with, _) => [with].into(),
    };
    let mut found = Vec::new();
    for other in others {
        let scope = Scope { other, card: Some(card), ..Scope::of(seat, Source::Card(card)) };
        let mut see = |change: Option<&RewardChange>| {
            let sum = reward::foreseen_job(ctx, &job.reward, change, &scope);
            if !found.contains(&sum) {
                found.push(sum);
            }
        };
        match job.databank {
            Some(number) => cards::numbered(ctx, number)
                .iter()
                .for_each(|one| ends(ctx, &scope, &ctx.content.card(*one).script, &mut see)),
            None => ends(ctx, &scope, &job.script, &mut see),
        }
    }
    if found.is_empty() {
        let scope = Scope { card: Some(card), ..Scope::of(seat, Source::Card(card)) };
        found.push(reward::foreseen_job(ctx, &job.reward, None, &scope));
    }
    found
}

// How a job may be completed, each with the change of its reward. A condition is read as it is now.
fn ends(ctx: Ctx<'_>, scope: &Scope, script: &Script, see: &mut dyn FnMut(Option<&RewardChange>)) {
    for effect in script.effects() {
        match effect {
            Effect::Work(WorkEffect::CompleteJob) => see(None),
            Effect::Work(WorkEffect::CompleteJobFor(change)) => see(Some(change)),
            Effect::Flow(FlowEffect::When(when)) => {
                let holds = ctx.holds(scope, &when.given);
                ends(ctx, scope, if holds { &when.then } else { &when.otherwise }, see);
            }
            other @ (Effect::Choice(_)
            | Effect::Pick(_)
            | Effect::Flow(_)
            | Effect::Purse(_)
            | Effect::Body(_)
            | Effect::Journey(_)
            | Effect::Patrol(_)
            | Effect::Encounter(_)
            | Effect::Card(_)
            | Effect::Work(_)
            | Effect::Dice(_)) => other.each_script(&mut |within| ends(ctx, scope, within, see)),
        }
    }
}

pub(crate) fn step(
    work: &mut Work<'_, '_>,
    seat: Seat,
    card: CardId,
    other: Option<Seat>,
    begun: bool,
) -> Flow {
    let Some(job) = part(work.content, card).filter(|_| !begun) else { return work.pop() };
    if job.players != JobPlayers::One && other.is_none() {
        return Flow::Ask(seat);
    }
    work.set(Frame::Job { seat, card, other, begun: true });
    let mut scope = Scope { other, card: Some(card), ..Scope::of(seat, Source::Card(card)) };
    let script = match job.databank {
        None => job.script.block(),
        Some(number) => {
            let Some(drawn) = cards::draw_numbered(work, number) else { return Flow::On };
            work.emit(CardEvent::DatabankDrawn { seat, card: drawn });
            scope.source = Source::Card(drawn);
            work.content.card(drawn).script.block()
        }
    };
    work.push(Frame::run(script, scope));
    turn::encountered(work, seat);
    Flow::On
}

pub(crate) fn menu(ctx: Ctx<'_>, seat: Seat, card: CardId, menu: &mut Menu<Action>) {
    let Some(job) = part(ctx.content, card) else { return };
    for other in partners(ctx, seat, card, job) {
        menu.push(Action::Player(other));
    }
}

pub(crate) fn answer(work: &mut Work<'_, '_>, seat: Seat, card: CardId, action: Action) {
    let Action::Player(other) = action else { return };
    // UB-8.4, UB-9.3: a partner must agree, a victim need not.
    if is_for_two(work.content, card) {
        work.set(Frame::Consent { seat, card, other });
    } else {
        work.set(Frame::Job { seat, card, other: Some(other), begun: false });
    }
}

/// UB-8.4: who refuses is not asked again for this job this turn; another encounter is chosen.
pub(crate) fn consented(
    work: &mut Work<'_, '_>,
    seat: Seat,
    card: CardId,
    other: Seat,
    action: Action,
) {
    let accepted = action == Action::Yes;
    work.emit(DealEvent::JobAnswered { seat: other, card, accepted });
    if accepted {
        work.set(Frame::Job { seat, card, other: Some(other), begun: false });
        return;
    }
    work.pop();
    if let Some(Frame::Turn { step, refusals, .. }) = work.stack.first_mut() {
        *step = Step::Encounter;
        refusals.add(card, other);
    }
}

/// The job in progress, if there is one.
fn in_progress(work: &mut Work<'_, '_>) -> Option<(Seat, CardId, Option<Seat>)> {
    work.find(|frame| {
        if let Frame::Job { seat, card, other, .. } = frame {
            Some((*seat, *card, *other))
        } else {
            None
        }
    })
}

/// UB-8.1: who takes part in the job in progress, if it is one for two.
pub(crate) fn partner(work: &mut Work<'_, '_>) -> Option<Seat> {
    let (_, card, other) = in_progress(work)?;
    other.filter(|_| is_for_two(work.content, card))
}

/// OR-20.3: the reward, changed where the card says so (UB-20.3: it is one gain); then the card
/// goes.
pub(crate) fn complete(work: &mut Work<'_, '_>, scope: Scope, change: Option<&RewardChange>) {
    let Some((seat, card, other)) = in_progress(work) else { return };
    finish(work, seat, card, other);
    if let (Some(change), Frame::Reward(_)) = (change, work.top()) {
        reward::change(work, scope, change);
    }
}

/// OR-20.3, OR-25.10: a job is done.
pub(crate) fn finish(work: &mut Work<'_, '_>, seat: Seat, card: CardId, other: Option<Seat>) {
    let held = work.stage.state.player(seat).holding(card).is_some();
    let Some(job) = part(work.content, card).filter(|_| held) else { return };
    let scope = Scope { card: Some(card), other, ..Scope::of(seat, Source::Card(card)) };
    reward::gain(work, RewardFor::Job, &job.reward, scope);
}

/// The job fails for good.
pub(crate) fn lose(work: &mut Work<'_, '_>) {
    if let Some((seat, card, _)) = in_progress(work) {
        cards::lose(work, seat, card, crate::Gone::Discarded);
    }
}
