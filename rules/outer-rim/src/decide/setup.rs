//! OR-2: the deal, and the choices before the first turn.

use super::{cards, goal};
use crate::work::{Flow, Work};
use crate::{
    Action, BoardOrder, CharacterId, Characters, Content, Deck, Event, Frame, Scope, SetupStep,
    ShipId, Source, SpaceId,
};
use alloc::vec::Vec;
use tabletop::Seat;

/// OR-2.11: what the first player starts with, and what every later one has more.
const START_CREDITS: i32 = 4000;
const SEAT_CREDITS: i32 = 2000;

pub(crate) fn deal(work: &mut Work<'_, '_>) {
    lay_board(work);
    let n_seats = work.stage.state.n_seats();
    let seat = Seat::new(work.stage.dice.roll(u32::from(n_seats)) as u8);
    work.emit(Event::FirstPlayerDrawn { seat });
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
    work.emit(Event::BoardLaid { tiles });
}

pub(crate) fn step(work: &mut Work<'_, '_>, step: SetupStep, nth: u8) -> Flow {
    let state = &work.stage.state;
    if nth == state.n_players {
        return next_step(work, step);
    }
    let seat = state.first.ahead(nth, state.n_players);
    match step {
        SetupStep::Character if state.setup.options.characters == Characters::Random => {
            let free = free_characters(work);
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
        SetupStep::Character | SetupStep::Ship | SetupStep::Space => Flow::Ask(seat),
    }
}

fn next_step(work: &mut Work<'_, '_>, step: SetupStep) -> Flow {
    let next = match step {
        SetupStep::Character => SetupStep::Ship,
        SetupStep::Ship => SetupStep::Line,
        SetupStep::Line => SetupStep::Space,
        SetupStep::Space => {
            let seat = work.stage.state.first;
            work.emit(Event::TurnBegan { seat, round: 1 });
            work.set(Frame::TURN);
            return Flow::On;
        }
    };
    work.set(Frame::Setup { step: next, nth: 0 });
    Flow::On
}

/// OR-2.10: the characters nobody has taken.
pub(crate) fn free_characters(work: &Work<'_, '_>) -> Vec<CharacterId> {
    free(&work.ctx())
}

pub(crate) fn free(ctx: &crate::ctx::Ctx<'_>) -> Vec<CharacterId> {
    let expansion = ctx.state.setup.options.expansion;
    let all = ctx.content.characters.iter().enumerate();
    let used = all.filter(|(_, one)| Content::in_use(one.edition, expansion));
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
    work.emit(Event::CharacterTaken { seat, character });
    work.emit(Event::Credits { seat, by: START_CREDITS + SEAT_CREDITS * i32::from(nth) });
    work.set(Frame::Setup { step: SetupStep::Character, nth: nth + 1 });
}

// OR-2.14: the starting card, and what else the setup line says.
fn setup_line(work: &mut Work<'_, '_>, seat: Seat) {
    let Some(character) = work.stage.state.player(seat).character else { return };
    let setup = &work.content.character(character).setup;
    work.push(Frame::run(setup.script.block(), Scope::of(seat, Source::Character)));
    if let Some(card) = cards::draw_numbered(work, setup.databank) {
        work.emit(Event::DatabankDrawn { seat, card });
        cards::gain(work, seat, card, None);
    }
}

pub(crate) fn answer(work: &mut Work<'_, '_>, step: SetupStep, seat: Seat, action: Action) {
    let Frame::Setup { nth, .. } = work.top() else { return };
    match action {
        Action::TakeCharacter(character) => take_character(work, seat, nth, character),
        Action::TakeShip(ship) => {
            work.emit(Event::ShipTaken { seat, ship });
            work.set(Frame::Setup { step, nth: nth + 1 });
        }
        Action::Space(to) => {
            work.emit(Event::Moved { seat, to });
            work.set(Frame::Setup { step, nth: nth + 1 });
        }
        other => unreachable!("{other:?} is not on the menu"),
    }
    debug_assert!(!goal::is_over(work));
}
