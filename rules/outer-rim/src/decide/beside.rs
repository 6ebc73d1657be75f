//! OR-23.2, UB-13.2, UB-14.2: answers to what is open beside what the table waits for.

use super::{favor, goal, take};
use crate::beside::{self, Dealing};
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{Action, AskStep, Asking, DealEvent, DealStep, Frame, Occasion, Offering, menu};
use tabletop::{Beside, BesideStage, Menu, Seat};

/// A deal can be begun; one that is under way can only be given up here.
pub(crate) fn menu(ctx: Ctx<'_>, seat: Seat, menu: &mut Menu<Action>) {
    if ctx.state.beside.of(seat).is_some() {
        // Nobody has to answer, so nobody has to be waited for either: the next one is asked.
        let is_asked = matches!(
            ctx.frames,
            [.., Frame::Favor(Asking { step: AskStep::Answer(_), .. }), Frame::Beside { .. }]
        );
        if is_asked && !ctx.dice_lie() {
            menu.push(Action::No);
        }
        menu.push(Action::Done);
        return;
    }
    if super::offer::can_begin(ctx, seat, false) {
        menu.push(Action::Offer);
    }
    if beside::can_ask_favor(ctx, seat) {
        menu.push(Action::AskFavor);
    }
}

pub(crate) fn answer(work: &mut Work<'_, '_>, seat: Seat, action: Action) {
    if let Action::Offer = action {
        work.set(Frame::Offer(Offering::new(seat, false)));
    } else if let Action::AskFavor = action {
        work.set(Frame::Favor(Asking::new(seat, Occasion::Turn)));
    } else if let Action::No = action {
        work.pop();
        if let Frame::Favor(asking) = work.top() {
            favor::pass_over(work, asking);
        }
    } else {
        // The deal that lies below is given up.
        if work.stage.state.beside.of(seat).is_some() {
            work.pop();
        }
        work.pop();
    }
}

/// Unfolds an answer. The deal goes on where it lies; what the table waits for is asked anew only if
/// it has become another question.
pub(crate) fn decide(mut work: Work<'_, '_>, open: &Beside, action: Action) {
    let owner = match open.stage {
        BesideStage::AskedBy(other) => other,
        BesideStage::Idle | BesideStage::Own => open.decision.seat,
    };
    let main = work.stack.clone();
    let was_proposed = work.stage.state.beside.of(owner).is_some_and(Dealing::is_proposed);
    work.stack = beside::turned(work.stage.state, open).frames;
    work.is_beside = true;
    take(&mut work, open.decision.seat, action);
    let asked = go_on(&mut work, main.len());
    let no = work.stage.state.beside.last + 1;
    let deal = asked.map(|asked| {
        let frame = work.top();
        work.pop();
        Dealing { seat: owner, no, asked, frame }
    });
    let came = match (deal, work.is_struck, open.stage) {
        (_, true, _) => DealStep::Struck,
        (Some(_), false, _) => DealStep::Open,
        (None, false, BesideStage::AskedBy(_)) => DealStep::Refused,
        (None, false, _) if was_proposed => DealStep::Withdrawn,
        (None, false, _) => DealStep::Dropped,
    };
    work.emit(DealEvent::DealMoved { seat: owner, deal, came });
    work.is_beside = false;
    if work.is_struck {
        settled(work, &main);
    }
}

/// Steps the deal until somebody may answer; none when it is over.
fn go_on(work: &mut Work<'_, '_>, floor: usize) -> Option<Seat> {
    while work.stack.len() == floor + 1 && matches!(work.top(), Frame::Offer(_) | Frame::Favor(_)) {
        if let Flow::Ask(seat) = work.step() {
            return Some(seat);
        }
    }
    None
}

// Goals count what has changed hands. The table goes on where something came of that, or where what
// it waits for has lost its sense; otherwise the question stands as it was asked.
fn settled(mut work: Work<'_, '_>, main: &[Frame]) {
    while work.stack == main && goal::checkpoint(&mut work) {
        if goal::is_over(&work) {
            return;
        }
    }
    let has_favor = |seat: Seat| work.stage.state.player(seat).favor.is_some();
    let is_moot = match work.stack.last() {
        // UB-13.3: one of a turn is enough.
        Some(Frame::Favor(asking)) => has_favor(asking.seat),
        _ => false,
    };
    if work.stack != main || is_moot || has_no_answer(&work) {
        work.run();
    }
}

fn has_no_answer(work: &Work<'_, '_>) -> bool {
    let mut legal = Menu::new();
    if let Some(asked) = work.stage.state.asked {
        menu::fill(work.ctx(), asked, &mut legal);
    }
    legal.items().is_empty()
}
