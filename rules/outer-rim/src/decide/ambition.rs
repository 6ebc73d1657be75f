//! UB-16: ambitions: the choice of a sheet, its setup, and its goals.

use super::goal;
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{
    Action, AmbitionEvent, AmbitionGoal, AmbitionId, Content, Frame, Goal, GoalMark, Player,
    PlayerEvent, Scope, SetupStep, Source, Trigger,
};
use alloc::vec::Vec;
use tabletop::{Menu, Seat};

/// UB-16.3: as many sheets as choose, and one more.
pub(crate) fn reveal(work: &mut Work<'_, '_>) {
    let n_sheets = usize::from(work.stage.state.n_seats()) + 1;
    let all = 0..work.content.ambitions.len() as u8;
    let mut left: Vec<AmbitionId> = all.map(AmbitionId).collect();
    let mut ambitions = Vec::new();
    for _ in 0..n_sheets {
        let face = |idx: u32| u32::from(left[idx as usize].0);
        let picked = work.stage.dice.pick(left.len() as u32, face);
        ambitions.push(left.remove(picked as usize));
    }
    work.emit(AmbitionEvent::AmbitionsRevealed { ambitions });
}

/// UB-16.3: the last player chooses first. UB-16.4: then everybody follows their sheet.
pub(crate) fn setup_step(work: &mut Work<'_, '_>, step: SetupStep, nth: u8) -> Flow {
    let state = &work.stage.state;
    let n_seats = state.n_seats();
    if step == SetupStep::Ambition {
        return Flow::Ask(state.first.ahead(n_seats - 1 - nth, n_seats));
    }
    let seat = state.first.ahead(nth, n_seats);
    work.set(Frame::Setup { step, nth: nth + 1 });
    if let Some(ambition) = work.stage.state.player(seat).ambition {
        let sheet = work.content.ambition(ambition);
        work.emit(PlayerEvent::Credits { seat, by: sheet.credits, lost: false });
        let scope = Scope::of(seat, Source::Ambition(None));
        work.push(Frame::run(sheet.setup.block(), scope));
    }
    Flow::On
}

pub(crate) fn setup_menu(sheets: u32, menu: &mut Menu<Action>) {
    for idx in crate::map::bits(u64::from(sheets)) {
        menu.push(Action::TakeAmbition(AmbitionId(idx as u8)));
    }
}

fn on_sheet<'c>(content: &'c Content, player: &Player) -> &'c [AmbitionGoal] {
    player.ambition.map_or(&[], |ambition| &content.ambition(ambition).goals)
}

fn goals<'w>(work: &Work<'w, '_>, seat: Seat) -> &'w [AmbitionGoal] {
    on_sheet(work.content, work.stage.state.player(seat))
}

/// Whether an open goal would count a moment.
pub(crate) fn counts(ctx: Ctx<'_>, moment: Trigger, scope: &Scope) -> bool {
    let goals = on_sheet(ctx.content, ctx.player(scope.seat));
    goals.iter().zip(0..).any(|(one, goal)| {
        let about = Scope { source: Source::Ambition(Some(goal)), ..*scope };
        ctx.goal_is_open(scope.seat, goal) && goal::is_counted(ctx, &one.goal, moment, &about)
    })
}

/// Goals that are complete as soon as something holds, and no longer than it
/// must. True if something came of it.
pub(crate) fn check(work: &mut Work<'_, '_>, seat: Seat) -> bool {
    for (idx, one) in goals(work, seat).iter().enumerate() {
        let Goal::Holds(given) = &one.goal else { continue };
        let goal = idx as u8;
        let ctx = work.ctx();
        let holds = || ctx.holds(&Scope::of(seat, Source::Ambition(Some(goal))), given);
        let met = ctx.player(seat).has_goal(goal);
        if met && one.mark == GoalMark::While && !holds() {
            work.emit(AmbitionEvent::AmbitionGoalLost { seat, goal });
            return true;
        }
        if !met && ctx.goal_is_open(seat, goal) && holds() {
            work.emit(AmbitionEvent::AmbitionGoalMet { seat, goal });
            return true;
        }
    }
    false
}

/// Goals that count how often something happens.
pub(crate) fn count(work: &mut Work<'_, '_>, moment: Trigger, scope: Scope) {
    let seat = scope.seat;
    let goals = goals(work, seat);
    // UB-16.5: what completes one step is not counted for the next, which was not open yet.
    let ctx = work.ctx();
    let open = (0..goals.len() as u8)
        .filter(|goal| ctx.goal_is_open(seat, *goal))
        .fold(0_u32, |set, goal| set | 1 << goal);
    for (idx, one) in goals.iter().enumerate() {
        let Goal::Happens { times, .. } = &one.goal else { continue };
        let goal = idx as u8;
        let about = Scope { source: Source::Ambition(Some(goal)), ..scope };
        if open & (1 << goal) != 0 && goal::is_counted(work.ctx(), &one.goal, moment, &about) {
            advance(work, seat, goal, *times);
        }
    }
}

fn advance(work: &mut Work<'_, '_>, seat: Seat, goal: u8, times: u8) {
    work.emit(AmbitionEvent::AmbitionAdvanced { seat, goal });
    if work.stage.state.player(seat).goal_counts[usize::from(goal)] >= times {
        meet(work, seat, goal);
    }
}

fn meet(work: &mut Work<'_, '_>, seat: Seat, goal: u8) {
    work.emit(AmbitionEvent::AmbitionGoalMet { seat, goal });
    goal::check_victory(work);
}

/// UB-16.6: an ability of a goal completes it, or puts a token toward it.
pub(crate) fn by_ability(work: &mut Work<'_, '_>, seat: Seat, goal: u8, at_once: bool) {
    if !work.ctx().goal_is_open(seat, goal) {
        return;
    }
    match goals(work, seat).get(usize::from(goal)).map(|one| &one.goal) {
        Some(Goal::Ability { times }) if !at_once => advance(work, seat, goal, *times),
        Some(_) if at_once => meet(work, seat, goal),
        _ => {}
    }
}

/// UB-16.6: the goal whose encounter is being resolved, where a databank card speaks.
pub(crate) fn in_progress(work: &Work<'_, '_>, seat: Seat) -> Option<u8> {
    work.ctx().goal_in_progress(seat)
}
