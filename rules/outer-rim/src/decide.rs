//! Answers unfold into events, up to the next question. One file per kind of work.

pub(crate) mod ai;
pub(crate) mod ambition;
pub(crate) mod aside;
pub(crate) mod beside;
pub(crate) mod bounty;
pub(crate) mod browse;
pub(crate) mod buy;
pub(crate) mod cards;
pub(crate) mod cast;
pub(crate) mod combat;
pub(crate) mod contact;
pub(crate) mod deliver;
pub(crate) mod dice;
pub(crate) mod favor;
pub(crate) mod fit;
pub(crate) mod goal;
pub(crate) mod goods;
pub(crate) mod hurt;
pub(crate) mod job;
pub(crate) mod market;
pub(crate) mod movement;
pub(crate) mod offer;
pub(crate) mod patrol;
pub(crate) mod pay;
pub(crate) mod reward;
pub(crate) mod setup;
pub(crate) mod test;
pub(crate) mod turn;
pub(crate) mod window;
pub(crate) mod yard;

pub use turn::PLANNING_CREDITS;

use crate::work::Work;
use crate::{Action, Frame, OuterRim, menu, resolve};
use tabletop::{Answer, Beside, Menu, Seat, Stage};

pub(crate) fn deal(stage: &mut Stage<'_, OuterRim>) {
    let content = stage.state.content.clone();
    begin(Work::new(stage, &content));
}

pub(crate) fn begin(mut work: Work<'_, '_>) {
    setup::deal(&mut work);
    work.run();
}

/// A running table of older rules goes on. Its question stands as long as the rules of today
/// have an answer to it; otherwise the work behind it goes on without one.
pub(crate) fn adopt(stage: &mut Stage<'_, OuterRim>) {
    let Some(open) = menu::pending(stage.state).first() else { return };
    let mut legal = Menu::new();
    menu::menu(stage.state, open.id, &mut legal);
    if legal.items().is_empty() {
        let content = stage.state.content.clone();
        Work::new(stage, &content).run();
    }
}

pub(crate) fn decide(stage: &mut Stage<'_, OuterRim>, seat: Seat, answer: &Answer<Action>) {
    let content = stage.state.content.clone();
    self::answer(Work::new(stage, &content), seat, answer);
}

pub(crate) fn decide_beside(
    stage: &mut Stage<'_, OuterRim>,
    open: &Beside,
    answer: &Answer<Action>,
) {
    let content = stage.state.content.clone();
    beside::decide(Work::new(stage, &content), open, item(answer));
}

fn item(answer: &Answer<Action>) -> Action {
    let Answer::Item(action) = answer else {
        unreachable!("every menu of this game is a list");
    };
    *action
}

pub(crate) fn answer(mut work: Work<'_, '_>, seat: Seat, answer: &Answer<Action>) {
    take(&mut work, seat, item(answer));
    work.run();
}

pub(crate) fn take(work: &mut Work<'_, '_>, seat: Seat, action: Action) {
    if action == Action::Aside {
        aside::begin(work, seat);
        return;
    }
    match work.top() {
        Frame::Setup { step, .. } => setup::answer(work, step, seat, action),
        Frame::Turn { step, .. } => turn::answer(work, step, action),
        Frame::Aside { .. } => aside::answer(work, seat, action),
        Frame::Beside { .. } => beside::answer(work, seat, action),
        Frame::Drop { .. } => aside::drop_answer(work, seat, action),
        Frame::Offer(offering) => offer::answer(work, offering, action),
        Frame::Favor(asking) => favor::answer(work, asking, seat, action),
        Frame::Renown { .. } => bounty::renown_answer(work, action),
        Frame::Move { left, .. } => movement::answer(work, seat, left, action),
        Frame::Run { at, scope } => resolve::answer(work, at, scope, action),
        Frame::Pay { paying, nth, scope } => pay::answer(work, paying, nth, scope, action),
        Frame::Dice { at, scope, aside, left } => {
            dice::answer(work, at, scope, aside, left, action);
        }
        Frame::Test(testing) => test::answer(work, testing, action),
        Frame::Window(window) => window::answer(work, window, action),
        Frame::Market { off, .. } => market::answer(work, seat, off, action),
        Frame::Buy(buying) => buy::answer(work, buying, action),
        Frame::Browse { at, kind, shown, .. } => {
            browse::answer(work, seat, at, kind, shown, action);
        }
        Frame::Fit { taken, .. } => fit::answer(work, seat, taken, action),
        Frame::Return { contact, .. } => contact::return_answer(work, contact, action),
        Frame::Deliver { tried, .. } => deliver::answer(work, seat, tried, action),
        Frame::Job { card, .. } => job::answer(work, seat, card, action),
        Frame::Consent { seat: owner, card, other } => {
            job::consented(work, owner, card, other, action);
        }
        Frame::Contact { spot, .. } => contact::answer(work, seat, spot, action),
        Frame::Defend { seat: hunter, card, owner } => {
            bounty::defended(work, hunter, card, owner, action);
        }
        Frame::Overcome { card, target, .. } => {
            bounty::overcome_answer(work, seat, card, target, action);
        }
        Frame::Patrol { faction, left, toward, .. } => {
            patrol::answer(work, faction, left, toward, seat, action);
        }
        Frame::Reveal { .. } => contact::reveal_answer(work, action),
        other @ (Frame::Stop { .. }
        | Frame::Each { .. }
        | Frame::Cast { .. }
        | Frame::Combat(_)
        | Frame::Reward(_)
        | Frame::Hurt { .. }
        | Frame::Icons { .. }
        | Frame::Refill { .. }
        | Frame::Delivery { .. }
        | Frame::Redirect { .. }
        | Frame::Ai { .. }
        | Frame::Course { .. }
        | Frame::Toll { .. }
        | Frame::Fine { .. }) => unreachable!("{other:?} asks nothing"),
    }
}
