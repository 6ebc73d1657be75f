//! All legal answers, and what is answered when a clock runs out.

use crate::ctx::Ctx;
use crate::decide::{
    ambition, aside, beside, bounty, browse, buy, contact, deliver, dice, favor, fit, job, market,
    movement, offer, patrol, pay, setup, test, turn, window,
};
use crate::state::State;
use crate::{Action, Frame, Good, SetupStep, Step, ask, resolve};
use tabletop::{Answer, DecisionId, Kind, Menu, Pending, Rule, Seat};

pub(crate) fn pending(state: &State) -> Pending {
    state.asked.map_or(Pending::OVER, |seat| Pending::one(state.step, seat))
}

pub(crate) fn menu(state: &State, decision: DecisionId, menu: &mut Menu<Action>) {
    menu.begin(Kind::List);
    let seat = decision.seat();
    let open = [DecisionId::new(state.step, seat), DecisionId::beside(state.step, seat)];
    if !open.contains(&decision) || state.asked != Some(decision.seat()) {
        return;
    }
    fill(Ctx::of(state), decision.seat(), menu);
}

pub(crate) fn fill(ctx: Ctx<'_>, asked: Seat, menu: &mut Menu<Action>) {
    let Some(frame) = ctx.frames.last() else { return };
    match frame {
        Frame::Setup { step, nth } => setup_menu(ctx, *step, *nth, menu),
        Frame::Turn { .. } => turn::menu(ctx, menu),
        Frame::Aside { seat } => aside::menu(ctx, *seat, menu),
        Frame::Beside { seat } => beside::menu(ctx, *seat, menu),
        Frame::Drop { seat } => aside::drop_menu(ctx, *seat, menu),
        Frame::Offer(offering) => offer::menu(ctx, offering, menu),
        Frame::Favor(asking) => favor::menu(ctx, asking, menu),
        Frame::Renown { seat, over, standing } => {
            bounty::renown_menu(ctx, *seat, *over, *standing, menu);
        }
        Frame::Move { seat, left } => movement::menu(ctx, *seat, *left, menu),
        Frame::Run { at, scope } => {
            if let Some(effect) = ctx.effect(at.block, at.pc) {
                resolve::choices(ctx, scope, effect, &mut |action| menu.push(action));
            }
        }
        Frame::Pay { paying, nth, scope } => pay::menu(ctx, *paying, *nth, scope, menu),
        Frame::Dice { at, scope, aside, .. } => dice::menu(ctx, *at, scope, *aside, menu),
        Frame::Test(testing) => test::menu(ctx, testing, menu),
        Frame::Window(window) => window::menu(ctx, window, menu),
        Frame::Market { seat, off, discarded, .. } => {
            market::menu(ctx, *seat, *off, *discarded, menu);
        }
        Frame::Buy(buying) => buy::menu(ctx, buying, menu),
        Frame::Browse { seat, at, kind, shown } => {
            browse::menu(ctx, *seat, *at, *kind, *shown, menu);
        }
        Frame::Fit { seat, keep, shrunk, .. } => fit::menu(ctx, *seat, *keep, *shrunk, menu),
        Frame::Return { seat, .. } => contact::return_menu(ctx, *seat, menu),
        Frame::Deliver { seat, tried } => deliver::menu(ctx, *seat, tried, menu),
        Frame::Job { seat, card, .. } => job::menu(ctx, *seat, *card, menu),
        Frame::Contact { seat, spot } => contact::menu(ctx, *seat, *spot, menu),
        Frame::Overcome { seat, .. } => bounty::overcome_menu(ctx, *seat, menu),
        Frame::Patrol { faction, toward, .. } => patrol::menu(ctx, *faction, *toward, menu),
        Frame::Reveal { seat } => contact::reveal_menu(ctx, *seat, menu),
        Frame::Consent { .. } | Frame::Defend { .. } => {
            menu.push(Action::Yes);
            menu.push(Action::No);
        }
        // These never wait for anybody.
        Frame::Stop { .. }
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
        | Frame::Fine { .. }
        | Frame::Toll { .. } => debug_assert!(false, "{frame:?} asks {asked}"),
    }
    aside::offered(ctx, asked, menu);
}

fn setup_menu(ctx: Ctx<'_>, step: SetupStep, nth: u8, menu: &mut Menu<Action>) {
    match step {
        SetupStep::Character => {
            let seat = ctx.state.first.ahead(nth, ctx.state.n_players);
            for character in setup::free(&ctx, seat) {
                menu.push(Action::TakeCharacter(character));
            }
        }
        SetupStep::Ship => {
            for ship in setup::starting_ships(ctx.content) {
                menu.push(Action::TakeShip(ship));
            }
        }
        SetupStep::Space => {
            for space in setup::starting_spaces(&ctx) {
                menu.push(Action::Space(space));
            }
        }
        SetupStep::Ambition => ambition::setup_menu(ctx.state.sheets, menu),
        SetupStep::Line | SetupStep::AmbitionLine => {}
    }
}

/// When a clock runs out: earn, do nothing more, encounter the space, decline.
pub(crate) fn fallback(state: &State, decision: DecisionId) -> Answer<Action> {
    let mut legal = Menu::new();
    menu(state, decision, &mut legal);
    let wishes = [Action::Earn, Action::Done, Action::EncounterSpace, Action::No];
    let items = legal.items();
    let wished = wishes.iter().find(|wish| items.contains(wish));
    Answer::Item(*wished.or(items.first()).unwrap_or(&Action::Done))
}

/// The rule that keeps an answer off the menu, if one can be named.
pub(crate) fn why_not(state: &State, seat: Seat, answer: &Answer<Action>) -> Option<Rule> {
    let Some(open) = pending(state).of(seat) else {
        return (!state.over).then_some("OR-4.1");
    };
    let action = answer.item()?;
    let mut legal = Menu::new();
    menu(state, open.id, &mut legal);
    if legal.contains(answer) {
        return None;
    }
    let ctx = Ctx::of(state);
    if let Some(rule) = ask::rule(ctx, *action) {
        return Some(rule);
    }
    match (state.frames.last()?, action) {
        (_, Action::Aside) if ctx.dice_lie() => Some("UB-13.2"),
        // Cantina ends haggling, not a rule.
        (Frame::Turn { .. }, Action::Aside) => None,
        (Frame::Turn { step: Step::Planning, .. }, _) if ctx.player(seat).defeated => {
            Some("OR-4.3")
        }
        (Frame::Turn { step: Step::Planning, .. }, _) => Some("OR-4.2"),
        (Frame::Turn { step: Step::Action, deliver, .. }, Action::Deliver) => {
            Some(if *deliver { "OR-6.2" } else { "OR-19.2" })
        }
        (Frame::Turn { step: Step::Action, trade, .. }, Action::Trade) => {
            Some(if *trade { "OR-6.2" } else { "OR-23.1" })
        }
        (Frame::Turn { step: Step::Action, .. }, _) => Some("OR-6.1"),
        (Frame::Turn { step: Step::Encounter, .. }, _)
            if turn::hostile_patrols(ctx, seat).next().is_some() =>
        {
            Some("OR-14.2")
        }
        (Frame::Turn { step: Step::Encounter, .. }, _) => Some("OR-14.1"),
        (Frame::Move { .. }, Action::Fly(_) | Action::SetCourse(_)) => Some("OR-5.1"),
        (Frame::Market { .. }, Action::DiscardTop(_)) => Some("OR-7.3"),
        (Frame::Market { .. }, Action::Buy(_)) => Some("OR-7.4"),
        (Frame::Buy(_), Action::Barter(_)) => Some("OR-7.8"),
        (Frame::Patrol { .. }, _) => Some("OR-15.5"),
        (Frame::Drop { .. }, Action::Card(_)) => Some("UB-20.1"),
        (Frame::Offer(offering), Action::Give(Good::Card(_)) | Action::Want(Good::Card(_)))
            if !offering.trade =>
        {
            Some("OR-23.1")
        }
        (Frame::Offer(_) | Frame::Favor(_), Action::Give(_) | Action::Want(_)) => Some("OR-24.3"),
        (Frame::Offer(_), Action::Propose) => Some("OR-23.3"),
        (Frame::Aside { .. }, Action::AskFavor) => {
            Some(if state.setup.options.favors { "UB-13.3" } else { "UB-13.1" })
        }
        (Frame::Favor(_), Action::Favor(_)) => Some("UB-13.4"),
        (Frame::Favor(_), Action::CallIn(_)) => Some("UB-14.3"),
        _ => None,
    }
}
