//! Why not: what somebody may look for in a menu and cannot choose now.

use super::{Errand, Want};
use crate::ctx::Ctx;
use crate::decide::{buy, deliver, favor, job, offer, pay, turn};
use crate::resolve::choices;
use crate::state::State;
use crate::{
    Action, CardId, Choice, ChoiceEffect, Cost, Deck, Effect, EncounterEffect, Faction, Frame,
    Kind, Scope, Script, SpaceId, SpaceKind, Step,
};
use alloc::vec::Vec;
use tabletop::{Rule, Seat};

/// What somebody may look for in a menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// This answer.
    Answer(Action),
    /// OR-19.2: to hand over a card one holds.
    HandOver(CardId),
    /// OR-17.1: to encounter a contact.
    Contact,
}

/// What keeps somebody from something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lack {
    /// OR-4.3: one is defeated, and must recover.
    Defeated,
    /// OR-5.1: the hyperdrive takes one nowhere.
    Hyperdrive,
    /// OR-6.2: it was done already in this action step.
    Once,
    /// OR-7.2: there is no market here.
    Market,
    /// OR-19.2, OR-20.2: one is not where it is done.
    Elsewhere(Errand),
    /// OR-14.2: these patrols must be fought first.
    Patrols(Vec<Faction>),
    /// OR-14.1: there are no contacts here.
    Contacts,
    /// UB-8.1: nobody else is here.
    Company,
    /// UB-8.1, UB-9.1: everybody else here is defeated.
    CompanyDefeated,
    /// UB-8.4: whoever could take part has refused this turn.
    Consent,
    /// OR-7.6: it is not sold in this space.
    SoldHere(SpaceId),
    /// OR-7.6, OR-24.2: what the card asks for does not hold.
    Condition,
    /// OR-7.4, OR-24.3: this many credits are short, whatever else is given for it.
    Credits(i32),
    /// OR-24.3: what else it costs cannot be given.
    Price,
    /// OR-7.9: one flies this very ship.
    OtherShip,
    /// OR-7.7: there is no slot of this kind that could be made free.
    Slot(Kind),
    /// OR-18.11: captives hold the crew slots.
    CrewSlot,
    /// OR-8.5, OR-23.3: whose cards would not fit, and what there would be too much of.
    Room(Seat, Want),
    /// OR-24.2: nothing would come of it.
    Effect,
}

/// What somebody cannot do, why, and the rule that says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bar {
    /// What they may look for.
    pub wish: Wish,
    /// What keeps them from it.
    pub lack: Lack,
    /// Where that is written.
    pub rule: Rule,
}

impl State {
    /// What whoever is asked may look for in the menu and cannot choose now.
    #[must_use]
    pub fn bars(&self) -> Vec<Bar> {
        bars(Ctx::of(self))
    }

    /// OR-7.2: whether there is a market where a player is.
    #[must_use]
    pub fn is_at_market(&self, seat: Seat) -> bool {
        turn::is_at_market(Ctx::of(self), seat)
    }

    /// OR-7.4 to OR-7.10: why a player cannot buy a card of the market for this much less, if they
    /// cannot.
    #[must_use]
    pub fn why_not_buy(&self, seat: Seat, card: CardId, off: i32) -> Option<(Lack, Rule)> {
        buy::lack(Ctx::of(self), seat, card, off)
    }
}

pub(crate) fn bars(ctx: Ctx<'_>) -> Vec<Bar> {
    let (Some(seat), Some(frame)) = (ctx.state.asked, ctx.frames.last()) else {
        return Vec::new();
    };
    let mut found = Bars(Vec::new());
    match frame {
        Frame::Turn { step: Step::Planning, .. } => planning(ctx, seat, &mut found),
        Frame::Turn { step: Step::Action, .. } => actions(ctx, seat, frame, &mut found),
        Frame::Turn { step: Step::Encounter, .. } => encounters(ctx, seat, &mut found),
        Frame::Run { at, scope } => {
            if let Some(effect) = ctx.effect(at.block, at.pc) {
                offers(ctx, scope, effect, &mut found);
            }
        }
        Frame::Market { off, .. } => {
            for deck in Deck::ALL {
                let top = ctx.state.top(*deck);
                let lack = top.and_then(|card| buy::lack(ctx, seat, card, i32::from(*off)));
                found.add(Action::Buy(*deck), lack);
            }
        }
        Frame::Buy(buying) => {
            let short = buying.price - ctx.player(seat).credits;
            found.add(Action::Done, (short > 0).then_some((Lack::Credits(short), "OR-7.4")));
        }
        Frame::Overcome { .. } => {
            let lack = no_slot(ctx, seat, Kind::Crew).map(|lack| (lack, "OR-18.7"));
            found.add(Action::Capture, lack);
        }
        Frame::Offer(offering) => found.add(Action::Propose, unfit(offer::lacks(ctx, offering))),
        Frame::Favor(asking) => found.add(Action::Propose, unfit(favor::lacks(ctx, asking))),
        // What else asks offers everything one may look for.
        Frame::Setup { .. }
        | Frame::Turn { .. }
        | Frame::Aside { .. }
        | Frame::Beside { .. }
        | Frame::Drop { .. }
        | Frame::Renown { .. }
        | Frame::Move { .. }
        | Frame::Stop { .. }
        | Frame::Pay { .. }
        | Frame::Each { .. }
        | Frame::Dice { .. }
        | Frame::Cast { .. }
        | Frame::Test(_)
        | Frame::Combat(_)
        | Frame::Window(_)
        | Frame::Reward(_)
        | Frame::Hurt { .. }
        | Frame::Icons { .. }
        | Frame::Refill { .. }
        | Frame::Browse { .. }
        | Frame::Fit { .. }
        | Frame::Return { .. }
        | Frame::Deliver { .. }
        | Frame::Delivery { .. }
        | Frame::Job { .. }
        | Frame::Consent { .. }
        | Frame::Contact { .. }
        | Frame::Defend { .. }
        | Frame::Patrol { .. }
        | Frame::Redirect { .. }
        | Frame::Ai { .. }
        | Frame::Course { .. }
        | Frame::Toll { .. }
        | Frame::Fine { .. }
        | Frame::Reveal { .. } => {}
    }
    found.0
}

struct Bars(Vec<Bar>);

impl Bars {
    fn add(&mut self, action: Action, lack: Option<(Lack, Rule)>) {
        self.wish(Wish::Answer(action), lack);
    }

    fn wish(&mut self, wish: Wish, lack: Option<(Lack, Rule)>) {
        self.0.extend(lack.map(|(lack, rule)| Bar { wish, lack, rule }));
    }
}

fn planning(ctx: Ctx<'_>, seat: Seat, found: &mut Bars) {
    found.add(Action::Move, turn::no_move(ctx, seat));
    let defeated = ctx.player(seat).defeated.then_some((Lack::Defeated, "OR-4.3"));
    found.add(Action::Earn, defeated);
}

fn actions(ctx: Ctx<'_>, seat: Seat, turn: &Frame, found: &mut Bars) {
    found.add(Action::Market, turn::no_market(ctx, seat, turn));
    let Frame::Turn { deliver, .. } = turn else { return };
    for held in ctx.player(seat).held() {
        let Some((errand, here)) = deliver::errand(ctx, seat, held) else { continue };
        let lack = match (here, deliver) {
            (false, _) => Some((Lack::Elsewhere(errand), "OR-19.2")),
            (true, true) => Some((Lack::Once, "OR-6.2")),
            (true, false) => None,
        };
        found.wish(Wish::HandOver(held.card), lack);
    }
}

fn encounters(ctx: Ctx<'_>, seat: Seat, found: &mut Bars) {
    let hostile: Vec<Faction> = turn::hostile_patrols(ctx, seat).collect();
    if !hostile.is_empty() {
        found.add(Action::EncounterSpace, Some((Lack::Patrols(hostile), "OR-14.2")));
        return;
    }
    if ctx.state.map.kind(ctx.player(seat).space) == SpaceKind::Navpoint {
        found.wish(Wish::Contact, Some((Lack::Contacts, "OR-14.1")));
    }
    for held in ctx.player(seat).held() {
        found.add(Action::Job(held.card), job::lack(ctx, seat, held));
    }
}

/// What a card offers and cannot be chosen now.
fn offers(ctx: Ctx<'_>, scope: &Scope, effect: &Effect, found: &mut Bars) {
    let mut offered = Vec::new();
    choices(ctx, scope, effect, &mut |action| offered.push(action));
    let mut missing = |action: Action, lack: &dyn Fn() -> (Lack, Rule)| {
        found.add(action, (!offered.contains(&action)).then(lack));
    };
    match effect {
        Effect::Choice(ChoiceEffect::Choose(options)) => {
            for (idx, option) in options.iter().enumerate() {
                missing(Action::Choose(idx as u8), &|| option_lack(ctx, scope, option));
            }
        }
        Effect::Choice(ChoiceEffect::Pay(payment)) => {
            missing(Action::Yes, &|| paid_lack(ctx, scope, &payment.cost, &payment.then));
        }
        Effect::Choice(ChoiceEffect::May(script)) => {
            missing(Action::Yes, &|| idle(ctx, scope, script));
        }
        Effect::Choice(_)
        | Effect::Pick(_)
        | Effect::Flow(_)
        | Effect::Purse(_)
        | Effect::Body(_)
        | Effect::Journey(_)
        | Effect::Patrol(_)
        | Effect::Encounter(_)
        | Effect::Card(_)
        | Effect::Work(_)
        | Effect::Dice(_) => {}
    }
}

fn option_lack(ctx: Ctx<'_>, scope: &Scope, option: &Choice) -> (Lack, Rule) {
    match &option.given {
        Some(given) if !ctx.holds(scope, given) => (Lack::Condition, "OR-24.2"),
        _ => paid_lack(ctx, scope, &option.cost, &option.script),
    }
}

fn paid_lack(ctx: Ctx<'_>, scope: &Scope, costs: &[Cost], script: &Script) -> (Lack, Rule) {
    match pay::lack(ctx, scope, costs, 0) {
        Some(lack) => (lack, "OR-24.3"),
        None => idle(ctx, scope, script),
    }
}

/// Why nothing would come of a script: OR-17.4, there is no slot for whom it hires, or what it is
/// about is not there.
fn idle(ctx: Ctx<'_>, scope: &Scope, script: &Script) -> (Lack, Rule) {
    let hires = script
        .effects()
        .iter()
        .any(|effect| matches!(effect, Effect::Encounter(EncounterEffect::Hire)));
    match no_slot(ctx, scope.seat, Kind::Crew).filter(|_| hires) {
        Some(lack) => (lack, "OR-17.4"),
        None => (Lack::Effect, "OR-24.2"),
    }
}

/// OR-7.7, OR-18.11: why a card of a kind finds no slot, if it finds none.
pub(crate) fn no_slot(ctx: Ctx<'_>, seat: Seat, kind: Kind) -> Option<Lack> {
    if ctx.can_place(seat, kind) {
        return None;
    }
    let captives = kind == Kind::Crew && ctx.capacity(seat, kind) > 0;
    Some(if captives { Lack::CrewSlot } else { Lack::Slot(kind) })
}

fn unfit(lack: Option<(Seat, Want)>) -> Option<(Lack, Rule)> {
    lack.map(|(seat, want)| {
        let rule = if want == Want::Armor { "OR-8.5" } else { "OR-23.3" };
        (Lack::Room(seat, want), rule)
    })
}

/// The rule that keeps an answer off the menu, if one is known here.
pub(crate) fn rule(ctx: Ctx<'_>, action: Action) -> Option<Rule> {
    let wish = Wish::Answer(action);
    bars(ctx).into_iter().find(|bar| bar.wish == wish).map(|bar| bar.rule)
}
