//! Effects: what each verb does. Choices are listed and taken by one walk, so
//! that "can this be chosen?" and "choose it" cannot disagree.

mod choices;
mod nearest;
mod perform;
mod worth;

pub(crate) use crate::effect::can_lose;
pub(crate) use choices::choices;
pub(crate) use nearest::player as nearest_player;
pub(crate) use worth::{Judge, Worth, best, helps, tested};

use crate::decide::{favor, market};
use crate::work::{Flow, Work};
use crate::{Action, Asking, At, Effect, FlowEffect, Frame, Occasion, Scope};

/// The next effect of a script.
pub(crate) fn step(work: &mut Work<'_, '_>, at: At, scope: Scope) -> Flow {
    let content = work.content;
    let Some(effect) = content.script(at.block).get(usize::from(at.pc)) else {
        return work.pop();
    };
    // UB-13.2: the last chance to ask for a favor before a reputation is read.
    if !scope.asked
        && let Some(faction) = favor::vouchable(work.ctx(), &scope, effect)
    {
        work.set(Frame::Run { at, scope: Scope { asked: true, ..scope } });
        work.push(Frame::Favor(Asking::new(scope.seat, Occasion::Reputation(faction))));
        return Flow::On;
    }
    market::show_meant(work, effect);
    let (mut n_choices, mut only) = (0, None);
    let asked = choices(work.ctx(), &scope, effect, &mut |action| {
        n_choices += 1;
        only = Some(action);
    });
    match (asked, n_choices) {
        (None, _) | (Some(_), 0) => {
            let scope = advance(work, at, scope);
            perform::perform(work, at, scope, effect);
        }
        (Some(_), 1) => answer(work, at, scope, only.expect("the one choice")),
        (Some(seat), _) => return Flow::Ask(seat),
    }
    Flow::On
}

/// Goes on to the next effect, and gives what this one knows.
fn advance(work: &mut Work<'_, '_>, at: At, scope: Scope) -> Scope {
    work.note(at);
    // What was nearest for one effect may not be for the next, and the next may read again.
    let scope = Scope { asked: false, ..scope };
    let next = Scope { tie: None, ..scope };
    work.set(Frame::Run { at: At { pc: at.pc + 1, ..at }, scope: next });
    scope
}

pub(crate) fn answer(work: &mut Work<'_, '_>, at: At, scope: Scope, action: Action) {
    let content = work.content;
    let effect = &content.script(at.block)[usize::from(at.pc)];
    if nearest::is_tied(work.ctx(), &scope, effect) {
        let tie = nearest::broken(action);
        work.set(Frame::Run { at, scope: Scope { tie, ..scope } });
        return;
    }
    let scope = advance(work, at, scope);
    perform::chosen(work, at, scope, effect, action);
}

/// All other players, one after the other.
pub(crate) fn each(work: &mut Work<'_, '_>, at: At, scope: Scope, nth: u8) -> Flow {
    let n_players = work.stage.state.n_players;
    let content = work.content;
    let Effect::Flow(FlowEffect::EachPlayer(each)) = &content.script(at.block)[usize::from(at.pc)]
    else {
        return work.pop();
    };
    if nth >= n_players {
        return work.pop();
    }
    work.set(Frame::Each { at, scope, nth: nth + 1 });
    let other = scope.seat.ahead(nth, n_players);
    if work.ctx().players_like(&scope, &each.among).any(|seat| seat == other) {
        let theirs = Scope { seat: other, other: Some(scope.seat), ..scope };
        work.push(Frame::run(each.then.block(), theirs));
    }
    Flow::On
}
