//! OR-2: the deal, and the choices before the first turn.

use super::{ai, ambition, cards, goal};
use crate::work::{Flow, Work};
use crate::{
    Action, AmbitionEvent, BoardOrder, CardEvent, CharacterId, Characters, Content, CourseEvent,
    Deck, Frame, HouseLevel, OpponentEvent, PlayerEvent, Scope, SetupStep, ShipId, Source, SpaceId,
};
use alloc::vec::Vec;
use tabletop::Seat;

/// OR-2.11: what the first player starts with, and what every later one has more.
const START_CREDITS: i32 = 4000;
const SEAT_CREDITS: i32 = 2000;

pub(crate) fn deal(work: &mut Work<'_, '_>) {
    lay_board(work);
    let n_seats = work.stage.state.n_seats();
    // OR-25.1: a single player goes first.
    let seat = if n_seats == 1 { 0 } else { work.stage.dice.roll(u32::from(n_seats)) as u8 };
    work.emit(CourseEvent::FirstPlayerDrawn { seat: Seat::new(seat) });
    ai::seat_hunter(work);
    // OR-2.7: icons on these first cards are not resolved.
    for deck in Deck::ALL {
        super::market::turn_up(work, *deck);
    }
    work.push(Frame::Setup { step: SetupStep::Character, nth: 0 });
}

fn lay_board(work: &mut Work<'_, '_>) {
    let setup = work.stage.state.setup.clone();
    let tiles = match &setup.options.board {
        BoardOrder::Recommended => work.stage.state.tiles.clone(),
        BoardOrder::Custom(tiles) => tiles.clone(),
        BoardOrder::Random => {
            let mut tiles = work.stage.state.tiles.clone();
            work.stage.dice.shuffle(&mut tiles);
            tiles
        }
    };
    work.emit(CourseEvent::BoardLaid { tiles });
}

pub(crate) fn step(work: &mut Work<'_, '_>, step: SetupStep, nth: u8) -> Flow {
    let state = &work.stage.state;
    let choosers = if let SetupStep::Ambition | SetupStep::AmbitionLine = step {
        state.n_seats()
    } else {
        state.n_players
    };
    if nth == choosers {
        return next_step(work, step);
    }
    let seat = state.first.ahead(nth, state.n_players);
    match step {
        SetupStep::Character if state.setup.options.characters == Characters::Random => {
            let free = free(&work.ctx(), seat);
            let picked =
                work.stage.dice.pick(free.len() as u32, |idx| u32::from(free[idx as usize].0));
            take_character(work, seat, nth, free[picked as usize]);
            Flow::On
        }
        SetupStep::Line => {
            work.set(Frame::Setup { step, nth: nth + 1 });
            setup_line(work, seat);
            Flow::On
        }
        SetupStep::Ship if state.is_ai(seat) => {
            let ship = ai::starting_ship(work.ctx(), seat);
            take_ship(work, seat, nth, ship);
            Flow::On
        }
        // UB-17.2: the player chooses the opponent, too.
        SetupStep::Character => Flow::Ask(if state.is_ai(seat) { state.first } else { seat }),
        SetupStep::Ship | SetupStep::Space => Flow::Ask(seat),
        SetupStep::Ambition | SetupStep::AmbitionLine => ambition::setup_step(work, step, nth),
    }
}

fn next_step(work: &mut Work<'_, '_>, step: SetupStep) -> Flow {
    let next = match step {
        SetupStep::Character => SetupStep::Ship,
        SetupStep::Ship => SetupStep::Line,
        SetupStep::Line => SetupStep::Space,
        SetupStep::Space if work.stage.state.setup.options.ambitions => {
            ambition::reveal(work);
            SetupStep::Ambition
        }
        SetupStep::Ambition => SetupStep::AmbitionLine,
        SetupStep::Space | SetupStep::AmbitionLine => {
            let seat = work.stage.state.first;
            work.emit(CourseEvent::TurnBegan { seat, round: 1 });
            work.set(Frame::TURN);
            return Flow::On;
        }
    };
    work.set(Frame::Setup { step: next, nth: 0 });
    Flow::On
}

/// OR-2.10: the characters nobody has taken; OR-25.1: of the opponent's calling.
pub(crate) fn free(ctx: &crate::ctx::Ctx<'_>, seat: Seat) -> Vec<CharacterId> {
    let expansion = ctx.state.setup.options.expansion;
    let all = ctx.content.characters.iter().enumerate();
    let used = all.filter(|(_, one)| {
        Content::in_use(one.edition, expansion) && ai::may_be(*ctx, seat, one.setup.databank)
    });
    let ids = used.map(|(idx, _)| CharacterId(idx as u8));
    ids.filter(|id| ctx.seats().all(|seat| ctx.player(seat).character != Some(*id))).collect()
}

/// OR-2.12: the starting ships.
pub(crate) fn starting_ships(content: &Content) -> impl Iterator<Item = ShipId> + '_ {
    let all = content.ships.iter().enumerate();
    all.filter(|(_, ship)| ship.starting).map(|(idx, _)| ShipId(idx as u8))
}

/// OR-2.16: the planets one may start on.
pub(crate) fn starting_spaces<'a>(ctx: &crate::ctx::Ctx<'a>) -> impl Iterator<Item = SpaceId> + 'a {
    let ctx = *ctx;
    ctx.state.map.spaces().filter(move |space| ctx.is_planet(*space))
}

fn take_character(work: &mut Work<'_, '_>, seat: Seat, nth: u8, character: CharacterId) {
    work.emit(CourseEvent::CharacterTaken { seat, character });
    // UB-16.3: an ambition says itself what one starts with; UB-17.10: an opponent has none.
    if !work.stage.state.setup.options.ambitions || work.stage.state.is_ai(seat) {
        let by = START_CREDITS + SEAT_CREDITS * i32::from(nth);
        work.emit(PlayerEvent::Credits { seat, by, lost: false });
    }
    // OR-26.3.
    if let Some(HouseLevel { level, fame, credits, .. }) = work.ctx().house_level(seat).copied()
        && (fame > 0 || credits > 0)
    {
        work.emit(OpponentEvent::HeadStart { seat, level, fame, credits });
    }
    work.set(Frame::Setup { step: SetupStep::Character, nth: nth + 1 });
}

fn take_ship(work: &mut Work<'_, '_>, seat: Seat, nth: u8, ship: ShipId) {
    work.emit(CourseEvent::ShipTaken { seat, ship });
    work.set(Frame::Setup { step: SetupStep::Ship, nth: nth + 1 });
}

// OR-2.14: the starting card, and what else the setup line says.
fn setup_line(work: &mut Work<'_, '_>, seat: Seat) {
    let Some(character) = work.stage.state.player(seat).character else { return };
    let setup = &work.content.character(character).setup;
    work.push(Frame::run(setup.script.block(), Scope::of(seat, Source::Character)));
    if let Some(card) = cards::draw_numbered(work, setup.databank) {
        work.emit(CardEvent::DatabankDrawn { seat, card });
        cards::gain(work, seat, card, None);
    }
}

pub(crate) fn answer(work: &mut Work<'_, '_>, step: SetupStep, seat: Seat, action: Action) {
    let Frame::Setup { nth, .. } = work.top() else { return };
    match action {
        Action::TakeCharacter(character) => {
            let state = &work.stage.state;
            let whose = state.first.ahead(nth, state.n_players);
            take_character(work, whose, nth, character);
        }
        Action::TakeShip(ship) => take_ship(work, seat, nth, ship),
        Action::TakeAmbition(ambition) => {
            work.emit(AmbitionEvent::AmbitionTaken { seat, ambition });
            work.set(Frame::Setup { step, nth: nth + 1 });
        }
        Action::Space(to) => {
            work.emit(PlayerEvent::Moved { seat, to });
            work.set(Frame::Setup { step, nth: nth + 1 });
        }
        other @ (Action::Move
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
        | Action::FightPatrol(_)
        | Action::EncounterSpace
        | Action::CrossTheCore
        | Action::Contact(_)
        | Action::Bounty(_)
        | Action::Job(_)
        | Action::Eliminate
        | Action::Capture
        | Action::Use(_)
        | Action::Choose(_)
        | Action::Skill(_)
        | Action::Player(_)
        | Action::Faction(_)
        | Action::Card(_)
        | Action::Spot(_)
        | Action::Die(_)
        | Action::Kind(_)
        | Action::Yes
        | Action::No
        | Action::Done) => unreachable!("{other:?} is not on the menu"),
    }
    debug_assert!(!goal::is_over(work));
}
