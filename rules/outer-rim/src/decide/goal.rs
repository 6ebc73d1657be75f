//! OR-9.2, OR-10.2, OR-22: goals of sheets, and victory.

use super::{ambition, cards, fit, hurt};
use crate::ctx::Ctx;
use crate::work::Work;
use crate::{
    Body, Content, CourseEvent, Frame, Goal, GoalEvent, Place, Player, Scope, Sheet, Source,
    Trigger,
};
use tabletop::Seat;

pub(crate) const SHEETS: [(Sheet, Source); 2] =
    [(Sheet::Character, Source::Character), (Sheet::Ship, Source::Ship)];

/// The goal that still lies on a sheet.
pub(crate) fn on_sheet<'c>(
    content: &'c Content,
    player: &Player,
    sheet: Sheet,
) -> Option<&'c Goal> {
    match sheet {
        Sheet::Character => player
            .character
            .filter(|_| !player.flipped)
            .map(|character| &content.character(character).goal),
        Sheet::Ship => player
            .ship
            .filter(|_| !player.ship_flipped)
            .and_then(|ship| content.ship(ship).goal.as_ref()),
    }
}

fn goal<'w>(work: &Work<'w, '_>, seat: Seat, sheet: Sheet) -> Option<&'w Goal> {
    on_sheet(work.content, work.stage.state.player(seat), sheet)
}

/// Whether a goal of a player would count a moment.
pub(crate) fn counts(ctx: Ctx<'_>, moment: Trigger, scope: &Scope) -> bool {
    let player = ctx.player(scope.seat);
    let on_a_sheet = SHEETS.iter().any(|(sheet, source)| {
        on_sheet(ctx.content, player, *sheet)
            .is_some_and(|goal| is_counted(ctx, goal, moment, &Scope { source: *source, ..*scope }))
    });
    on_a_sheet || ambition::counts(ctx, moment, scope)
}

/// OR-9.2, OR-10.2: the sheets whose goal a moment would complete.
pub(crate) fn completed_by<'a>(
    ctx: Ctx<'a>,
    moment: Trigger,
    scope: &'a Scope,
) -> impl Iterator<Item = Sheet> + 'a {
    let player = ctx.player(scope.seat);
    let completed = move |(sheet, source): &(Sheet, Source)| {
        let goal = on_sheet(ctx.content, player, *sheet);
        goal.is_some_and(|goal| {
            let Goal::Happens { times, .. } = goal else { return false };
            player.goal_tokens[*sheet as usize] + 1 >= *times
                && is_counted(ctx, goal, moment, &Scope { source: *source, ..*scope })
        })
    };
    SHEETS.into_iter().filter(completed).map(|(sheet, _)| sheet)
}

/// OR-9.3: the sheet whose goal an ability of it would complete.
pub(crate) fn completed_by_ability(ctx: Ctx<'_>, scope: &Scope, at_once: bool) -> Option<Sheet> {
    let (sheet, _) = SHEETS.into_iter().find(|(_, source)| *source == scope.source)?;
    let player = ctx.player(scope.seat);
    let completes = match on_sheet(ctx.content, player, sheet)? {
        Goal::Ability { times } => at_once || player.goal_tokens[sheet as usize] + 1 >= *times,
        Goal::Holds(_) | Goal::Happens { .. } => at_once,
    };
    completes.then_some(sheet)
}

/// Whether a goal counts a moment about this.
pub(super) fn is_counted(ctx: Ctx<'_>, goal: &Goal, moment: Trigger, about: &Scope) -> bool {
    match goal {
        Goal::Happens { on, given, .. } => {
            *on == moment && given.as_ref().is_none_or(|given| ctx.holds(about, given))
        }
        Goal::Holds(_) | Goal::Ability { .. } => false,
    }
}

/// OR-9.4: counting goals.
pub(crate) fn count(work: &mut Work<'_, '_>, moment: Trigger, scope: Scope) {
    let seat = scope.seat;
    for (sheet, source) in SHEETS {
        let Some(goal @ Goal::Happens { times, .. }) = goal(work, seat, sheet) else { continue };
        if is_counted(work.ctx(), goal, moment, &Scope { source, ..scope }) {
            advance(work, seat, sheet, *times);
        }
    }
    ambition::count(work, moment, scope);
}

fn advance(work: &mut Work<'_, '_>, seat: Seat, sheet: Sheet, times: u8) {
    work.emit(GoalEvent::GoalAdvanced { seat, sheet });
    if work.stage.state.player(seat).goal_tokens[sheet as usize] >= times {
        meet(work, seat, sheet);
    }
}

/// OR-9.3: an ability of the sheet puts a token on it, or meets the goal at once.
pub(crate) fn by_ability(work: &mut Work<'_, '_>, scope: Scope, at_once: bool) {
    if let Source::Card(card) = scope.source
        && !at_once
        && work.stage.state.player(scope.seat).holding(card).is_some()
    {
        work.emit(GoalEvent::TokenPut { seat: scope.seat, card });
    }
    let sheet = match scope.source {
        Source::Character => Sheet::Character,
        Source::Ship => Sheet::Ship,
        Source::Ambition(Some(goal)) => {
            return ambition::by_ability(work, scope.seat, goal, at_once);
        }
        // UB-16.6: a databank card speaks for the goal that had it resolved.
        Source::Card(_) => match ambition::in_progress(work, scope.seat) {
            Some(goal) => return ambition::by_ability(work, scope.seat, goal, at_once),
            None => return,
        },
        Source::Rules | Source::Encounter(_) | Source::Ambition(None) => return,
    };
    match goal(work, scope.seat, sheet) {
        Some(_) if at_once => meet(work, scope.seat, sheet),
        Some(Goal::Ability { times }) => advance(work, scope.seat, sheet, *times),
        Some(Goal::Holds(_) | Goal::Happens { .. }) | None => {}
    }
}

/// A space is marked for a held card or a sheet. What is not held and no sheet has nothing to
/// put a token on.
pub(crate) fn mark(work: &mut Work<'_, '_>, scope: Scope, place: &Place) {
    let Scope { seat, source, .. } = scope;
    let keeps = match source {
        Source::Card(card) => work.stage.state.player(seat).holding(card).is_some(),
        Source::Character | Source::Ship => true,
        Source::Rules | Source::Encounter(_) | Source::Ambition(_) => false,
    };
    if let Some(space) = work.ctx().place(&scope, place).filter(|_| keeps) {
        work.emit(GoalEvent::Marked { seat, source, space });
    }
}

// OR-9.2, OR-10.2: one fame, and the sheet is flipped. OR-9.5: what no longer fits goes.
fn meet(work: &mut Work<'_, '_>, seat: Seat, sheet: Sheet) {
    work.emit(GoalEvent::Flipped { seat, sheet });
    match sheet {
        Sheet::Character => cards::gain_fame_whole(work, seat, 1),
        Sheet::Ship => cards::gain_fame(work, seat, 1),
    }
    fit::shrink(work, seat);
}

/// UB-20.5: the card of a character is turned back. What no longer fits goes.
pub(crate) fn flip_back(work: &mut Work<'_, '_>, seat: Seat) {
    if !work.stage.state.player(seat).flipped {
        return;
    }
    work.emit(GoalEvent::FlippedBack { seat });
    if work.ctx().overfull(seat).is_some() {
        fit::make_room(work, seat, None);
    }
}

/// What holds without anybody doing anything: goals, defeats, victories.
/// True if something came of it.
pub(crate) fn checkpoint(work: &mut Work<'_, '_>) -> bool {
    if work.stage.state.round == 0 {
        return false;
    }
    for seat in Seat::all(work.stage.state.n_players) {
        if !is_fitting(work, seat) && holds(work, seat) {
            return true;
        }
        // OR-13.3: also when a card that gave health or hull is gone.
        for body in Body::ALL {
            hurt::cap(work, seat, *body);
            let ctx = work.ctx();
            let player = ctx.player(seat);
            let damage = player.damage[body.idx()];
            if damage == 0 || player.defeated {
                continue;
            }
            let waits =
                |one: &Frame| matches!(one, Frame::Hurt { seat: hurt, .. } if *hurt == seat);
            let full = i32::from(damage) >= ctx.toughness(seat, *body);
            if full && !ctx.frames.iter().any(waits) {
                work.push(Frame::Hurt { seat, body: *body, asked: false });
                return true;
            }
        }
    }
    if !Seat::all(work.stage.state.n_players).any(|seat| is_fitting(work, seat)) {
        check_victory(work);
    }
    is_over(work)
}

/// OR-7.7: a card counts once it has a slot; until then there is one too many.
fn is_fitting(work: &Work<'_, '_>, seat: Seat) -> bool {
    work.stack.iter().any(|frame| matches!(frame, Frame::Fit { seat: whose, .. } if *whose == seat))
}

// Goals and ambitions that ask how things are.
fn holds(work: &mut Work<'_, '_>, seat: Seat) -> bool {
    for (sheet, source) in SHEETS {
        if let Some(Goal::Holds(given)) = goal(work, seat, sheet)
            && !work.stage.state.is_ai(seat)
            && work.ctx().holds(&Scope::of(seat, source), given)
        {
            meet(work, seat, sheet);
            return true;
        }
    }
    ambition::check(work, seat)
}

pub(crate) fn is_over(work: &Work<'_, '_>) -> bool {
    work.stage.state.over
}

/// OR-22.3, OR-22.4, UB-16.8: the current player first, then in turn order.
pub(crate) fn check_victory(work: &mut Work<'_, '_>) {
    let ctx = work.ctx();
    let mut seats = ctx.state.current.round(ctx.state.n_players);
    if let Some(winner) = seats.find(|seat| ctx.has_won(*seat)) {
        work.emit(CourseEvent::GameEnded { winner: Some(winner) });
    }
}
