//! OR-4: the steps of a turn.

use super::{ai, bounty, contact, deliver, goal, hurt, job, offer, patrol, window};
use crate::ask::Lack;
use crate::bounds::LOOKS_MAX;
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{
    AbilityEvent, AbilityId, Action, CourseEvent, Faction, Frame, Kind, Offering, PlayerEvent,
    Scope, Source, SpaceKind, Stat, Step, Trigger,
};
use tabletop::{Menu, Rule, Seat};

/// OR-4.2: what planning to earn gives.
pub const PLANNING_CREDITS: i32 = 2000;

pub(crate) fn step(work: &mut Work<'_, '_>, step: Step) -> Flow {
    let seat = work.current();
    if work.stage.state.is_ai(seat) {
        if step == Step::Began {
            return ai::begin(work, seat);
        }
        end(work, seat);
        return Flow::On;
    }
    match step {
        Step::Began => {
            set_step(work, Step::Planning);
            window::moment(work, Trigger::TurnBegan, Scope::of(seat, Source::Rules));
            Flow::On
        }
        // OR-4.4: nobody is asked which of no actions to perform.
        Step::Action if is_idle(work.ctx(), seat) => {
            set_step(work, Step::Encounter);
            Flow::On
        }
        Step::Planning | Step::Action | Step::Encounter => Flow::Ask(seat),
        Step::Ended => {
            end(work, seat);
            Flow::On
        }
    }
}

// Whether there is nothing to do but to go on.
fn is_idle(ctx: Ctx<'_>, seat: Seat) -> bool {
    let mut legal = Menu::new();
    legal.begin(tabletop::Kind::List);
    crate::menu::fill(ctx, seat, &mut legal);
    legal.items() == [Action::Done]
}

pub(crate) fn set_step(work: &mut Work<'_, '_>, to: Step) {
    if let Some(Frame::Turn { step, .. }) = work.stack.first_mut() {
        *step = to;
    }
}

// OR-4.1, OR-4.6: the next player, or the same one again. OR-9.3, OR-22.3: what was achieved in a
// turn counts before anybody else plays.
fn end(work: &mut Work<'_, '_>, seat: Seat) {
    if goal::checkpoint(work) {
        return;
    }
    let state = &work.stage.state;
    let n_players = state.n_players;
    let next = if state.extra_turn { seat } else { seat.left(n_players) };
    let wraps = next == state.first && !state.extra_turn;
    let round = state.round + u8::from(wraps);
    let rounds_max = state.setup.options.rounds;
    // Extra turns count as turns, so that they cannot go on for ever.
    if round > rounds_max || state.turns >= u16::from(rounds_max) * u16::from(n_players) {
        work.emit(CourseEvent::GameEnded { winner: None });
        return;
    }
    // OR-4.6: an additional turn is another one than the next that something was lent for.
    let over = |lent: &crate::Lending| {
        lent.seat == seat && lent.aged && lent.until == crate::Duration::NextTurn
    };
    if next == seat && work.stage.state.lent().any(over) {
        work.emit(AbilityEvent::LoansEnded { seat });
    }
    work.emit(CourseEvent::TurnBegan { seat: next, round });
    work.set(Frame::TURN);
}

pub(crate) fn menu(ctx: Ctx<'_>, menu: &mut Menu<Action>) {
    let seat = ctx.state.current;
    let Some(turn @ Frame::Turn { step, .. }) = ctx.frames.first() else { return };
    match step {
        Step::Planning => planning_menu(ctx, seat, menu),
        Step::Action => action_menu(ctx, seat, turn, menu),
        Step::Encounter => encounter_menu(ctx, seat, menu),
        Step::Began | Step::Ended => {}
    }
}

fn planning_menu(ctx: Ctx<'_>, seat: Seat, menu: &mut Menu<Action>) {
    // OR-4.3: a defeated player must recover.
    if ctx.player(seat).defeated {
        menu.push(Action::Recover);
        return;
    }
    if no_move(ctx, seat).is_none() {
        menu.push(Action::Move);
    }
    menu.push(Action::Recover);
    menu.push(Action::Earn);
    window::offer(ctx, seat, Trigger::Planning, menu);
}

/// OR-4.3, OR-5.1: what keeps a player from moving, if anything does.
pub(crate) fn no_move(ctx: Ctx<'_>, seat: Seat) -> Option<(Lack, Rule)> {
    if ctx.player(seat).defeated {
        return Some((Lack::Defeated, "OR-4.3"));
    }
    (ctx.hyperdrive(seat) <= 0).then_some((Lack::Hyperdrive, "OR-5.1"))
}

/// OR-6.2, OR-7.2: what keeps a player from the market, if anything does.
pub(crate) fn no_market(ctx: Ctx<'_>, seat: Seat, turn: &Frame) -> Option<(Lack, Rule)> {
    let Frame::Turn { market, looks, .. } = turn else { return None };
    // Looking is free, and yet a table has an end.
    if *market || *looks >= LOOKS_MAX {
        return Some((Lack::Once, "OR-6.2"));
    }
    (!is_at_market(ctx, seat)).then_some((Lack::Market, "OR-7.2"))
}

/// OR-7.2: whether there is a market where a player is.
pub(crate) fn is_at_market(ctx: Ctx<'_>, seat: Seat) -> bool {
    ctx.is_planet(ctx.player(seat).space) || ctx.may(seat, Stat::MarketAnywhere)
}

fn action_menu(ctx: Ctx<'_>, seat: Seat, turn: &Frame, menu: &mut Menu<Action>) {
    let Frame::Turn { deliver, trade, looks, .. } = turn else { return };
    if no_market(ctx, seat, turn).is_none() {
        menu.push(Action::Market);
    }
    if !*deliver && deliver::deliverable(ctx, seat).next().is_some() {
        menu.push(Action::Deliver);
    }
    if *looks < LOOKS_MAX && !*trade && offer::can_begin(ctx, seat, true) {
        menu.push(Action::Trade);
    }
    window::offer(ctx, seat, Trigger::Action, menu);
    menu.push(Action::Done);
}

/// OR-14.2: the patrols here that must be fought.
pub(crate) fn hostile_patrols(ctx: Ctx<'_>, seat: Seat) -> impl Iterator<Item = Faction> + '_ {
    let hostile = move |faction: &Faction| patrol::is_hostile(ctx, seat, *faction);
    ctx.patrols_at(ctx.player(seat).space).filter(hostile)
}

fn encounter_menu(ctx: Ctx<'_>, seat: Seat, menu: &mut Menu<Action>) {
    let mut must = false;
    for faction in hostile_patrols(ctx, seat) {
        menu.push(Action::FightPatrol(faction));
        must = true;
    }
    if must {
        return;
    }
    let space = ctx.player(seat).space;
    for faction in ctx.patrols_at(space) {
        menu.push(Action::FightPatrol(faction));
    }
    menu.push(Action::EncounterSpace);
    if ctx.state.map.kind(space) == SpaceKind::Core {
        menu.push(Action::CrossTheCore);
    }
    for spot in ctx.spots_like(seat, 0, None) {
        menu.push(Action::Contact(spot));
    }
    for held in ctx.player(seat).held() {
        if job::can_attempt(ctx, seat, held) {
            menu.push(Action::Job(held.card));
        }
        if bounty::wanted_crew(ctx, seat, held).is_some()
            || bounty::wanted_character(ctx, seat, held).is_some()
        {
            menu.push(Action::Bounty(held.card));
        }
    }
    window::offer(ctx, seat, Trigger::Encounter, menu);
}

pub(crate) fn answer(work: &mut Work<'_, '_>, step: Step, action: Action) {
    let seat = work.current();
    match step {
        Step::Planning => plan(work, seat, action),
        Step::Action => act(work, seat, action),
        Step::Encounter => {
            set_step(work, Step::Ended);
            encounter(work, seat, action);
        }
        Step::Began | Step::Ended => {}
    }
}

fn plan(work: &mut Work<'_, '_>, seat: Seat, action: Action) {
    set_step(work, Step::Action);
    match action {
        Action::Move => {
            let left = work.ctx().hyperdrive(seat).clamp(0, 99) as u8;
            work.push(Frame::Move { seat, left });
        }
        Action::Recover => recover(work, seat),
        Action::Earn => work.emit(PlayerEvent::Credits { seat, by: PLANNING_CREDITS, lost: false }),
        Action::Use(ability) => use_step(work, seat, ability),
        other @ (Action::TakeCharacter(_)
        | Action::TakeShip(_)
        | Action::TakeAmbition(_)
        | Action::Fly(_)
        | Action::SetCourse(_)
        | Action::Market
        | Action::Deliver
        | Action::Trade
        | Action::Aside
        | Action::Offer
        | Action::AskFavor
        | Action::Drop
        | Action::Give(_)
        | Action::Want(_)
        | Action::Propose
        | Action::Favor(_)
        | Action::CallIn(_)
        | Action::DiscardTop(_)
        | Action::Buy(_)
        | Action::Barter(_)
        | Action::FightPatrol(_)
        | Action::EncounterSpace
        | Action::CrossTheCore
        | Action::Contact(_)
        | Action::Bounty(_)
        | Action::Job(_)
        | Action::Eliminate
        | Action::Capture
        | Action::Choose(_)
        | Action::Skill(_)
        | Action::Player(_)
        | Action::Faction(_)
        | Action::Space(_)
        | Action::Card(_)
        | Action::Spot(_)
        | Action::Die(_)
        | Action::Kind(_)
        | Action::Yes
        | Action::No
        | Action::Done) => unreachable!("{other:?} is not on the menu"),
    }
}

// OR-4.2, OR-13.6: all damage, by choice or because one lies there.
fn recover(work: &mut Work<'_, '_>, seat: Seat) {
    let [character, ship] = hurt::recover_all(work, seat);
    let by_choice = !work.stage.state.player(seat).defeated;
    if !by_choice {
        work.emit(PlayerEvent::StoodUp { seat });
    }
    let number = character + ship;
    hurt::recovered(work, seat, number, ship);
    if by_choice {
        let scope = Scope { number, ..Scope::of(seat, Source::Rules) };
        window::moment(work, Trigger::Rested, scope);
    }
}

fn act(work: &mut Work<'_, '_>, seat: Seat, action: Action) {
    match action {
        Action::Market => {
            if let Some(Frame::Turn { market, .. }) = work.stack.first_mut() {
                *market = true;
            }
            work.push(Frame::Market { seat, off: 0, discarded: None, backs: 0 });
        }
        Action::Deliver => {
            if let Some(Frame::Turn { deliver, .. }) = work.stack.first_mut() {
                *deliver = true;
            }
            work.push(Frame::Deliver { seat, tried: [None; 6] });
        }
        // OR-6.2: it is used up with the first offer that is laid before somebody.
        Action::Trade => work.push(Frame::Offer(Offering::new(seat, true))),
        Action::Use(ability) => use_step(work, seat, ability),
        Action::Done => set_step(work, Step::Encounter),
        other @ (Action::TakeCharacter(_)
        | Action::TakeShip(_)
        | Action::TakeAmbition(_)
        | Action::Move
        | Action::Recover
        | Action::Earn
        | Action::Fly(_)
        | Action::SetCourse(_)
        | Action::Aside
        | Action::Offer
        | Action::AskFavor
        | Action::Drop
        | Action::Give(_)
        | Action::Want(_)
        | Action::Propose
        | Action::Favor(_)
        | Action::CallIn(_)
        | Action::DiscardTop(_)
        | Action::Buy(_)
        | Action::Barter(_)
        | Action::FightPatrol(_)
        | Action::EncounterSpace
        | Action::CrossTheCore
        | Action::Contact(_)
        | Action::Bounty(_)
        | Action::Job(_)
        | Action::Eliminate
        | Action::Capture
        | Action::Choose(_)
        | Action::Skill(_)
        | Action::Player(_)
        | Action::Faction(_)
        | Action::Space(_)
        | Action::Card(_)
        | Action::Spot(_)
        | Action::Die(_)
        | Action::Kind(_)
        | Action::Yes
        | Action::No) => unreachable!("{other:?} is not on the menu"),
    }
}

/// OR-6.2, OR-24.2: a visit to the market that was the action of the turn is over. If nothing was
/// discarded and nothing bought, it was a look, and looking uses nothing up.
pub(crate) fn left_market(work: &mut Work<'_, '_>, visit: &Frame) {
    let idle = matches!(visit, Frame::Market { discarded: None, .. });
    if let ([Frame::Turn { market, looks, .. }], true) = (&mut work.stack[..], idle) {
        *market = false;
        *looks = looks.saturating_add(1);
    }
}

/// OR-6.2, OR-23.1: an offer of the trade action is laid before somebody, and the action used.
pub(crate) fn traded(work: &mut Work<'_, '_>) {
    if let Some(Frame::Turn { trade, .. }) = work.stack.first_mut() {
        *trade = true;
    }
}

/// OR-6.2, OR-24.2: the trade action is left. Without an offer it was a look.
pub(crate) fn left_trade(work: &mut Work<'_, '_>) {
    if let Some(Frame::Turn { trade: false, looks, .. }) = work.stack.first_mut() {
        *looks = looks.saturating_add(1);
    }
}

fn use_step(work: &mut Work<'_, '_>, seat: Seat, ability: AbilityId) {
    window::use_ability(work, seat, ability, crate::Limit::Turn, Scope::of(seat, Source::Rules));
}

fn encounter(work: &mut Work<'_, '_>, seat: Seat, action: Action) {
    match action {
        Action::FightPatrol(faction) => patrol::fight(work, seat, faction),
        Action::EncounterSpace => contact::encounter_space(work, seat, false),
        Action::CrossTheCore => contact::encounter_space(work, seat, true),
        // A token may turn out to be a player (UB-6.1), and a partner may refuse (UB-8.4): these
        // two have begun only later.
        Action::Contact(spot) => return work.push(Frame::Contact { seat, spot }),
        Action::Job(card) => {
            return work.push(Frame::Job { seat, card, other: None, begun: false });
        }
        Action::Bounty(card) => bounty::hunt_player(work, seat, card),
        // UB-6.1: whoever is led to the token of a player chooses again, this ability included. The
        // step is over with it otherwise, so that nothing need be noted.
        Action::Use(ability) => {
            let about = Scope::of(seat, Source::Rules);
            window::use_ability(work, seat, ability, crate::Limit::None, about);
        }
        other @ (Action::TakeCharacter(_)
        | Action::TakeShip(_)
        | Action::TakeAmbition(_)
        | Action::Move
        | Action::Recover
        | Action::Earn
        | Action::Fly(_)
        | Action::SetCourse(_)
        | Action::Market
        | Action::Deliver
        | Action::Trade
        | Action::Aside
        | Action::Offer
        | Action::AskFavor
        | Action::Drop
        | Action::Give(_)
        | Action::Want(_)
        | Action::Propose
        | Action::Favor(_)
        | Action::CallIn(_)
        | Action::DiscardTop(_)
        | Action::Buy(_)
        | Action::Barter(_)
        | Action::Eliminate
        | Action::Capture
        | Action::Choose(_)
        | Action::Skill(_)
        | Action::Player(_)
        | Action::Faction(_)
        | Action::Space(_)
        | Action::Card(_)
        | Action::Spot(_)
        | Action::Die(_)
        | Action::Kind(_)
        | Action::Yes
        | Action::No
        | Action::Done) => unreachable!("{other:?} is not on the menu"),
    }
    encountered(work, seat);
}

/// OR-14.1: the encounter of the turn begins; whoever counts encounters does so before it leads
/// anywhere.
pub(crate) fn encountered(work: &mut Work<'_, '_>, seat: Seat) {
    window::moment(work, Trigger::Encountered, Scope::of(seat, Source::Rules));
}

/// The kinds of cards that may be bartered (OR-7.8).
pub(crate) const BARTER: [Kind; 3] = [Kind::Gear, Kind::Mod, Kind::Cargo];
