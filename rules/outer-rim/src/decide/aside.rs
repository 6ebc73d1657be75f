//! OR-8.4, OR-23.2, UB-13.2: what a player may do at any time of their turn.
//!
//! One entry in the menus of a turn leads here, so that those menus stay short. It stands in the
//! menus of the steps, of a move, and of what a card asks before dice have fallen.

use super::{cards, favor, offer};
use crate::bounds::{LOOKS_MAX, OFFERS_MAX};
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{
    Action, AskStep, Asking, CardId, CombatStep, Frame, Gone, Occasion, Offering, RollStep,
};
use tabletop::{Menu, Seat};

/// Adds the aside to the open menu, where it may stand in it and there is something to do in it.
pub(crate) fn offered(ctx: Ctx<'_>, seat: Seat, menu: &mut Menu<Action>) {
    let Some(Frame::Turn { asides, looks, .. }) = ctx.frames.first() else { return };
    let is_open = *asides < OFFERS_MAX && *looks < LOOKS_MAX;
    let is_own = seat == ctx.state.current && !ctx.state.is_ai(seat);
    if is_open && is_own && !menu.items().is_empty() && is_useful(ctx, seat) && !ctx.dice_lie() {
        menu.push(Action::Aside);
    }
}

fn is_useful(ctx: Ctx<'_>, seat: Seat) -> bool {
    let company =
        || offer::can_begin(ctx, seat, false) || favor::can_ask(ctx, seat, Occasion::Turn);
    match ctx.frames.last() {
        Some(Frame::Turn { .. }) => company() || droppable(ctx, seat).next().is_some(),
        // OR-23.2: on the way, too.
        Some(Frame::Move { .. }) => company(),
        // UB-13.2: what a card asks may hang on a favor; and before the dice whoever may ask for
        // one may do the rest as well.
        Some(Frame::Run { .. } | Frame::Test(_)) => favor::can_ask(ctx, seat, Occasion::Turn),
        Some(Frame::Favor(asking)) => {
            asking.step == AskStep::Choose && asking.occasion != Occasion::Turn
        }
        _ => false,
    }
}

impl Ctx<'_> {
    /// UB-13.2: whether dice have fallen whose roll is not over.
    pub(crate) fn dice_lie(self) -> bool {
        let rolled = |step| match step {
            RollStep::Prepare | RollStep::Roll => false,
            RollStep::Dice | RollStep::Result | RollStep::Over => true,
        };
        self.frames.iter().any(|frame| match frame {
            Frame::Test(testing) => rolled(testing.step),
            Frame::Cast { step, .. } | Frame::Delivery { step, .. } => rolled(*step),
            // OR-7.6: the die of a purchase.
            Frame::Buy(buying) => !buying.roll.is_empty() && !buying.cleared,
            Frame::Combat(combat) => match combat.step {
                CombatStep::AttackerPrepares | CombatStep::DefenderPrepares | CombatStep::Roll => {
                    false
                }
                CombatStep::AttackerDice
                | CombatStep::DefenderDice
                | CombatStep::Result
                | CombatStep::Damage
                | CombatStep::Over => true,
            },
            Frame::Setup { .. }
            | Frame::Turn { .. }
            | Frame::Aside { .. }
            | Frame::Beside { .. }
            | Frame::Drop { .. }
            | Frame::Offer(_)
            | Frame::Favor(_)
            | Frame::Renown { .. }
            | Frame::Move { .. }
            | Frame::Stop { .. }
            | Frame::Run { .. }
            | Frame::Pay { .. }
            | Frame::Each { .. }
            | Frame::Dice { .. }
            | Frame::Window(_)
            | Frame::Reward(_)
            | Frame::Hurt { .. }
            | Frame::Market { .. }
            | Frame::Icons { .. }
            | Frame::Refill { .. }
            | Frame::Browse { .. }
            | Frame::Fit { .. }
            | Frame::Return { .. }
            | Frame::Deliver { .. }
            | Frame::Job { .. }
            | Frame::Consent { .. }
            | Frame::Contact { .. }
            | Frame::Defend { .. }
            | Frame::Overcome { .. }
            | Frame::Patrol { .. }
            | Frame::Redirect { .. }
            | Frame::Ai { .. }
            | Frame::Course { .. }
            | Frame::Toll { .. }
            | Frame::Fine { .. }
            | Frame::Reveal { .. } => false,
        })
    }
}

/// The player turns aside; the turn waits where it is. Looking uses nothing up.
pub(crate) fn begin(work: &mut Work<'_, '_>, seat: Seat) {
    if let Some(Frame::Turn { looks, .. }) = work.stack.first_mut() {
        *looks = looks.saturating_add(1);
    }
    work.push(Frame::Aside { seat });
}

/// Counts an offer that is laid before others; what is done beside has a bound of its own.
pub(crate) fn count(work: &mut Work<'_, '_>) {
    if work.is_beside {
        return;
    }
    if let Some(Frame::Turn { asides, .. }) = work.stack.first_mut() {
        *asides = asides.saturating_add(1);
    }
}

/// Whether there may be another offer in this turn.
pub(crate) fn may_offer(work: &Work<'_, '_>) -> bool {
    matches!(work.stack.first(), Some(Frame::Turn { asides, .. }) if *asides < OFFERS_MAX)
}

pub(crate) fn menu(ctx: Ctx<'_>, seat: Seat, menu: &mut Menu<Action>) {
    if offer::can_begin(ctx, seat, false) {
        menu.push(Action::Offer);
    }
    if favor::can_ask(ctx, seat, Occasion::Turn) {
        menu.push(Action::AskFavor);
    }
    if may_drop(ctx, seat) {
        menu.push(Action::Drop);
    }
    menu.push(Action::Done);
}

/// OR-8.4: not in the middle of a card, which may be about the very one that would go.
pub(crate) fn may_drop(ctx: Ctx<'_>, seat: Seat) -> bool {
    let free = |frame: &Frame| {
        matches!(frame, Frame::Turn { .. } | Frame::Move { .. } | Frame::Aside { .. })
    };
    ctx.frames.iter().all(free) && droppable(ctx, seat).next().is_some()
}

pub(crate) fn answer(work: &mut Work<'_, '_>, seat: Seat, action: Action) {
    if let Action::Offer = action {
        work.set(Frame::Offer(Offering::new(seat, false)));
    } else if let Action::AskFavor = action {
        work.set(Frame::Favor(Asking::new(seat, Occasion::Turn)));
    } else if let Action::Drop = action {
        work.set(Frame::Drop { seat });
    } else {
        work.pop();
    }
}

/// OR-8.4, OR-18.12: the cards a player may discard at will. UB-20.1 forbids imposed ones, and
/// OR-18.11 says when a captive is lost.
fn droppable<'a>(ctx: Ctx<'a>, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
    let free = move |held: &&crate::Held| held.captive.is_none() && !ctx.is_imposed(held);
    ctx.player(seat).held().filter(free).map(|held| held.card)
}

pub(crate) fn drop_step(work: &mut Work<'_, '_>, seat: Seat) -> Flow {
    if droppable(work.ctx(), seat).next().is_none() { work.pop() } else { Flow::Ask(seat) }
}

pub(crate) fn drop_menu(ctx: Ctx<'_>, seat: Seat, menu: &mut Menu<Action>) {
    droppable(ctx, seat).for_each(|card| menu.push(Action::Card(card)));
    menu.push(Action::Done);
}

pub(crate) fn drop_answer(work: &mut Work<'_, '_>, seat: Seat, action: Action) {
    if let Action::Card(card) = action {
        cards::lose(work, seat, card, Gone::Discarded);
    } else {
        work.pop();
    }
}
