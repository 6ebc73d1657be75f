//! Movement of players.

use crate::resolve::{Judge, Worth};
use crate::work::Work;
use crate::{Amount, CourseEvent, Frame, Place, PlayerEvent, Scope, SpaceId};
use serde::{Deserialize, Serialize};

/// Movement of players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum JourneyEffect {
    /// OR-5.7: go there, without passing through spaces.
    MoveDirectly(Place),
    /// OR-5.1: move up to this many spaces.
    Fly(Amount),
    /// UB-4.4: move to the opposite Core Worlds space.
    CrossTheCore,
    /// OR-5.5: you need not stop in this space.
    NeedNotStop,
    /// OR-5.5: the player who entered your space must stop.
    StopMover,
    /// OR-4.6: an additional turn after this one.
    ExtraTurn,
}

impl JourneyEffect {
    pub(crate) fn perform(&self, work: &mut Work<'_, '_>, scope: Scope) {
        let seat = scope.seat;
        let amount = |work: &Work<'_, '_>, amount| work.ctx().amount(&scope, amount);
        match self {
            Self::MoveDirectly(place) => {
                let ctx = work.ctx();
                let here = ctx.player(seat).space;
                let to = ctx.place(&scope, place).filter(|to| *to != here && ctx.may_go(seat, *to));
                if let Some(to) = to {
                    work.emit(PlayerEvent::Moved { seat, to });
                }
            }
            Self::Fly(steps) => {
                let left = amount(work, steps).clamp(0, 99) as u8;
                work.push(Frame::Move { seat, left });
            }
            Self::CrossTheCore => {
                let ctx = work.ctx();
                let across = ctx.state.map.across(ctx.player(seat).space);
                if let Some(to) = across.filter(|to| ctx.may_go(seat, *to)) {
                    work.emit(PlayerEvent::Moved { seat, to });
                }
            }
            Self::NeedNotStop => {
                let stop = work.stack.iter().rposition(|frame| matches!(frame, Frame::Stop { .. }));
                if let Some(stop) = stop {
                    work.stack.remove(stop);
                }
            }
            Self::StopMover => stop_mover(work, scope),
            Self::ExtraTurn => {
                if seat == work.current() {
                    work.emit(CourseEvent::ExtraTurnGranted);
                }
            }
        }
    }

    pub(crate) fn worth(&self, judge: Judge<'_>, scope: &Scope) -> Worth {
        let ctx = judge.ctx;
        let seat = scope.seat;
        let here = ctx.player(seat).space;
        let elsewhere = |space: Option<SpaceId>| space.is_some_and(|space| space != here);
        match self {
            Self::MoveDirectly(place) => {
                let to = ctx.place(scope, place).filter(|to| ctx.may_go(seat, *to));
                Worth::gain_if(elsewhere(to))
            }
            Self::Fly(steps) => Worth::gain_if(ctx.amount(scope, steps) > 0),
            Self::CrossTheCore => {
                Worth::gain_if(ctx.state.map.across(here).is_some_and(|to| ctx.may_go(seat, to)))
            }
            // OR-5.5: going on is worth something while there is a way to go.
            Self::NeedNotStop => {
                let stop = ctx.frames.iter().rposition(|frame| matches!(frame, Frame::Stop { .. }));
                let moving = stop.and_then(|stop| ctx.frames.get(stop.checked_sub(1)?));
                Worth::gain_if(
                    matches!(moving, Some(Frame::Move { left, .. } | Frame::Course { left, .. })
                    if *left > 0),
                )
            }
            Self::StopMover => Worth::gain_if(ctx.frames.iter().any(|frame| {
                if let Frame::Move { seat, left } | Frame::Course { seat, left, .. } = frame {
                    Some(*seat) == scope.other && *left > 0
                } else {
                    false
                }
            })),
            Self::ExtraTurn => Worth::gain_if(seat == ctx.state.current && !ctx.state.extra_turn),
        }
    }
}

/// OR-5.5: whoever moves goes no further.
fn stop_mover(work: &mut Work<'_, '_>, scope: Scope) {
    let stopped = work.find(|frame| {
        if let Frame::Move { seat, left } | Frame::Course { seat, left, .. } = frame
            && Some(*seat) == scope.other
        {
            *left = 0;
            Some(*seat)
        } else {
            None
        }
    });
    if let Some(seat) = stopped {
        work.emit(PlayerEvent::MoveStopped { seat, by: scope.seat });
    }
}
