//! OR-20, UB-8, UB-9: jobs.

use super::{cards, reward, turn};
use crate::ctx::Ctx;
use crate::resolve::{Judge, Worth};
use crate::work::{Flow, Work};
use crate::{
    Action, CardId, Content, Effect, Event, Frame, Held, Job, JobPlayers, RewardChange, RewardFor,
    Scope, Source, Step,
};
use tabletop::{Menu, Seat};

fn part(content: &Content, card: CardId) -> Option<&Job> {
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
    let refused = move |other: Seat| match ctx.frames.first() {
        Some(Frame::Turn { refused, refusals, .. }) => {
            job.players == JobPlayers::Two && (*refused || refusals.contains(card, other))
        }
        _ => false,
    };
    ctx.players_here(seat)
        .filter(move |other| !ctx.player(*other).defeated && !refused(*other))
        .filter(move |other| worth(ctx, seat, card, job, Some(*other)) >= Worth::Loss)
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
        Some(number) => judge.effect(&scope, &Effect::Databank(number)),
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
            work.emit(Event::DatabankDrawn { seat, card: drawn });
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
    if action == Action::Yes {
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
    work.find(|frame| match frame {
        Frame::Job { seat, card, other, .. } => Some((*seat, *card, *other)),
        _ => None,
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
