//! OR-5: movement, space by space.

use super::{ai, window};
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{
    Action, Faction, Frame, PlayerEvent, Scope, Source, SpaceId, SpaceKind, Standing, Stat,
    Trigger, Ways,
};
use alloc::vec::Vec;
use tabletop::{Menu, Seat};

pub(crate) fn step(work: &mut Work<'_, '_>, seat: Seat, left: u8) -> Flow {
    if left == 0 { work.pop() } else { Flow::Ask(seat) }
}

pub(crate) fn menu(ctx: Ctx<'_>, seat: Seat, left: u8, menu: &mut Menu<Action>) {
    for space in destinations(ctx, seat, left) {
        menu.push(Action::SetCourse(space));
    }
    for space in ctx.state.map.neighbours(ctx.player(seat).space) {
        menu.push(Action::Fly(space));
    }
    menu.push(Action::Done);
}

/// OR-5.1: the spaces worth a course of their own that a move can reach without being stopped on
/// the way: planets, the Maelstrom, and wherever somebody is. Other navpoints are reached step by
/// step.
fn destinations(ctx: Ctx<'_>, seat: Seat, left: u8) -> impl Iterator<Item = SpaceId> {
    let here = ctx.player(seat).space;
    let worthwhile = move |space: &SpaceId| {
        ctx.state.map.kind(*space) != SpaceKind::Navpoint
            || ctx.state.patrols.iter().any(|patrol| patrol.space == *space)
            || ctx.others(seat).any(|other| ctx.player(other).space == *space)
    };
    let within = Ways::of(ctx, seat).within(here, left);
    within.filter(move |space| *space != here).filter(worthwhile)
}

pub(crate) fn answer(work: &mut Work<'_, '_>, seat: Seat, left: u8, action: Action) {
    if let Action::Fly(to) = action {
        work.set(Frame::Move { seat, left: left - 1 });
        enter(work, seat, to);
    } else if let Action::SetCourse(to) = action {
        work.set(Frame::Course { seat, to, left });
    } else {
        work.pop();
    }
}

/// One more space of the way somewhere.
pub(crate) fn course(work: &mut Work<'_, '_>, seat: Seat, to: SpaceId, left: u8) -> Flow {
    let here = work.ctx().player(seat).space;
    if here == to || left == 0 {
        return work.pop();
    }
    let is_ai = work.stage.state.is_ai(seat);
    let next = if is_ai {
        ai::next_step(work, seat, to, left)
    } else {
        Ways::of(work.ctx(), seat).first_step(here, to, left)
    };
    match next {
        Some(next) => {
            work.set(Frame::Course { seat, to, left: left - 1 });
            enter(work, seat, next);
        }
        None if is_ai => return work.pop(),
        // Somebody has closed the way meanwhile: the player decides anew.
        None => work.set(Frame::Move { seat, left }),
    }
    Flow::On
}

// OR-5.2, OR-5.3: what stops one; OR-5.5: and what may lift that.
pub(crate) fn enter(work: &mut Work<'_, '_>, seat: Seat, to: SpaceId) {
    work.emit(PlayerEvent::Moved { seat, to });
    let ctx = work.ctx();
    if stopped_by_maelstrom(ctx, seat, to) {
        work.pop();
    } else if stopped_by_patrol(ctx, seat, to) {
        work.push(Frame::Stop { seat });
        window::moment(work, Trigger::EnteredPatrolSpace, Scope::of(seat, Source::Rules));
    }
    let watchers: Vec<Seat> =
        work.ctx().players_here(seat).filter(|other| !work.ctx().player(*other).defeated).collect();
    for other in watchers {
        let scope = Scope { other: Some(seat), ..Scope::of(other, Source::Rules) };
        window::moment(work, Trigger::PlayerEntered, scope);
    }
}

/// OR-5.2: whether a move ends in a space because it is the Maelstrom.
pub(crate) fn stopped_by_maelstrom(ctx: Ctx<'_>, seat: Seat, space: SpaceId) -> bool {
    ctx.state.map.kind(space) == SpaceKind::Maelstrom && !passes_maelstrom(ctx, seat)
}

pub(crate) fn passes_maelstrom(ctx: Ctx<'_>, seat: Seat) -> bool {
    ctx.may(seat, Stat::PassMaelstrom)
}

fn stopped_by_patrol(ctx: Ctx<'_>, seat: Seat, space: SpaceId) -> bool {
    // Most spaces have no patrol, and whoever asks asks about many: so that comes first.
    ctx.patrols_at(space).any(|faction| stopped_by(ctx, seat, faction))
}

/// OR-5.3: whether a move ends where the patrol of a faction is.
pub(crate) fn stopped_by(ctx: Ctx<'_>, seat: Seat, faction: Faction) -> bool {
    ctx.standing(seat, faction) != Standing::Positive && !ctx.may(seat, Stat::PassPatrols)
}

/// Nobody has lifted the stop: the move ends here.
pub(crate) fn stop(work: &mut Work<'_, '_>) -> Flow {
    work.pop();
    if let Frame::Move { .. } | Frame::Course { .. } = work.top() {
        work.pop();
    }
    Flow::On
}
