//! OR-20, UB-8, UB-9: jobs.

use super::{cards, reward, turn};
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{
    Action, CardId, Content, Event, Frame, Held, Job, JobPlayers, RewardChange, RewardFor, Scope,
    Source, Step,
};
use tabletop::{Menu, Seat};

fn part(content: &Content, card: CardId) -> Option<&Job> {
    content.asset(card, false).and_then(|asset| asset.job.as_ref())
}

/// UB-8.1, UB-9: who could be the other one; a defeated player cannot take part.
fn partners(ctx: Ctx<'_>, seat: Seat) -> impl Iterator<Item = Seat> + Clone + '_ {
    ctx.players_here(seat).filter(move |other| !ctx.player(*other).defeated)
}

/// OR-20.2: whether a held job can be attempted here.
pub(crate) fn can_attempt(ctx: Ctx<'_>, seat: Seat, held: &Held, refused: bool) -> bool {
    part(ctx.content, held.card).is_some_and(|job| {
        let company = || partners(ctx, seat).next().is_some();
        let possible = match job.players {
            JobPlayers::One => true,
            JobPlayers::Two => !refused && company(),
            JobPlayers::Contested => company(),
        };
        possible && ctx.is_at(seat, held, &job.at)
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

pub(crate) fn menu(ctx: Ctx<'_>, seat: Seat, menu: &mut Menu<Action>) {
    for other in partners(ctx, seat) {
        menu.push(Action::Player(other));
    }
}

pub(crate) fn answer(work: &mut Work<'_, '_>, seat: Seat, card: CardId, action: Action) {
    let Action::Player(other) = action else { return };
    // UB-8.4, UB-9.3: a partner must agree, a victim need not.
    if part(work.content, card).is_some_and(|job| job.players == JobPlayers::Two) {
        work.set(Frame::Consent { seat, card, other });
    } else {
        work.set(Frame::Job { seat, card, other: Some(other), begun: false });
    }
}

/// UB-8.4: who refuses is not asked again this turn; another encounter is chosen.
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
    if let Some(Frame::Turn { step, refused, .. }) = work.stack.first_mut() {
        *step = Step::Encounter;
        *refused = true;
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
    let two = |job: &Job| job.players == JobPlayers::Two;
    other.filter(|_| part(work.content, card).is_some_and(two))
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
