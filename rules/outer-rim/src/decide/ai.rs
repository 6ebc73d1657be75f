//! OR-25, UB-17 to UB-19: opponents of a single player. A deck of cards plays
//! each of them; nobody is asked for them. What their cards leave open is left
//! to chance (OR-25.15).

mod bullets;
mod goods;
pub(crate) mod hunt;

use super::{goal, take, turn};
use crate::ctx::Ctx;
use crate::setup::Calling;
use crate::work::{Flow, Work};
use crate::{
    Action, AiCardId, Effect, Frame, OpponentEvent, PickEffect, SetupStep, ShipId, SpaceId,
    SpaceKind, Step, Ways, menu,
};
use alloc::vec::Vec;
use tabletop::{Kind, Menu, Seat};

/// OR-25.1, UB-18.1: the ships opponents start with.
const COURIER_SHIP: &str = "g9-rigger";
const HUNTER_SHIP: &str = "g-1a-starfighter";

/// UB-19.1: the order of two opponents is random.
pub(crate) fn seat_hunter(work: &mut Work<'_, '_>) {
    let state = &work.stage.state;
    let first = state.n_seats();
    let seat = match state.setup.callings() {
        [Calling::BountyHunter] => first,
        [_, _] => first + work.stage.dice.roll(2) as u8,
        _ => return,
    };
    work.emit(OpponentEvent::HunterSeated { seat: Seat::new(seat) });
}

/// OR-25.1, UB-18.1: whether a seat may have a character with this starting card.
pub(crate) fn may_be(ctx: Ctx<'_>, seat: Seat, databank: u16) -> bool {
    let hunts = ctx.state.hunter == Some(seat);
    !ctx.state.is_ai(seat) || (Calling::of(databank) == Calling::BountyHunter) == hunts
}

/// OR-25.1, UB-18.1: the ship of an opponent.
pub(crate) fn starting_ship(ctx: Ctx<'_>, seat: Seat) -> ShipId {
    let hunts = ctx.state.hunter == Some(seat);
    let named = ctx.content.ship_named(if hunts { HUNTER_SHIP } else { COURIER_SHIP });
    let named = named.filter(|ship| ctx.content.ship(*ship).starting);
    let other = super::setup::starting_ships(ctx.content).next();
    named.or(other).expect("a checked set has a starting ship")
}

/// OR-25.2: the turn of an opponent begins with its next card.
pub(crate) fn begin(work: &mut Work<'_, '_>, seat: Seat) -> Flow {
    let deck = work.stage.state.ai_deck(seat).copied().unwrap_or_default();
    let Some(card) = deck.top(work.stage.dice).map(AiCardId) else {
        turn::set_step(work, Step::Ended);
        return Flow::On;
    };
    work.emit(OpponentEvent::AiCardDrawn { seat, card });
    work.push(Frame::Ai { seat, card, step: Step::Planning, nth: 0 });
    Flow::On
}

/// OR-25.3: planning and encounter, the first bullet that applies; action, all that do.
pub(crate) fn step(
    work: &mut Work<'_, '_>,
    seat: Seat,
    card: AiCardId,
    step: Step,
    nth: u8,
) -> Flow {
    // OR-22.3: an opponent has won, too, as soon as it has; nobody is asked in its turn.
    if goal::checkpoint(work) {
        return Flow::On;
    }
    let sheet = work.content.ai_card(card);
    let go = |step, nth| Frame::Ai { seat, card, step, nth };
    match step {
        // The turn itself has not begun: who was defeated before recovers first.
        Step::Began | Step::Planning => {
            work.set(go(Step::Action, 0));
            first(work, seat, &sheet.planning);
        }
        Step::Action => {
            turn::set_step(work, Step::Action);
            if let Some(bullet) = sheet.action.get(usize::from(nth)) {
                work.set(go(Step::Action, nth + 1));
                if bullets::applies(work.ctx(), seat, bullet) {
                    bullets::perform(work, seat, bullet);
                }
            } else {
                work.set(go(Step::Encounter, 0));
            }
        }
        Step::Encounter => {
            turn::set_step(work, Step::Encounter);
            work.set(go(Step::Ended, 0));
            first(work, seat, &sheet.encounter);
        }
        Step::Ended => {
            turn::set_step(work, Step::Ended);
            work.pop();
        }
    }
    Flow::On
}

fn first(work: &mut Work<'_, '_>, seat: Seat, list: &[crate::AiStep]) {
    if let Some(bullet) = list.iter().find(|one| bullets::applies(work.ctx(), seat, one)) {
        bullets::perform(work, seat, bullet);
    }
}

/// OR-25.15: an opponent's answer to what no card says.
pub(crate) fn choose(work: &mut Work<'_, '_>, seat: Seat) {
    let mut legal = Menu::new();
    legal.begin(Kind::List);
    menu::fill(work.ctx(), seat, &mut legal);
    let mut items = legal.items().to_vec();
    match work.top() {
        Frame::Reveal { .. } => {
            let spots = goods::first_to_reveal(work.ctx(), seat);
            items.retain(|item| matches!(item, Action::Spot(spot) if spots.contains(spot)));
        }
        // UB-8.4: an opponent works alone; UB-18.16: and cannot protect its crew.
        Frame::Consent { .. } | Frame::Defend { .. } => {
            items.retain(|item| *item == Action::No);
        }
        // UB-17.6, UB-18.13: what it never buys it does not buy when a card lets it, either.
        Frame::Market { .. } => {
            let ctx = work.ctx();
            items.retain(|item| {
                if let Action::Buy(deck) = item {
                    goods::may_buy_top(ctx, seat, *deck)
                } else {
                    true
                }
            });
        }
        Frame::Run { at, .. } => {
            let ctx = work.ctx();
            let script = ctx.content.script(at.block);
            if let Some(Effect::Pick(PickEffect::BuyTop { deck, .. })) =
                script.get(usize::from(at.pc))
                && !goods::may_buy_top(ctx, seat, *deck)
            {
                items.retain(|item| *item != Action::Yes);
            }
        }
        // UB-17.3: nothing leads an opponent out of the Core again.
        Frame::Setup { step: SetupStep::Space, .. } => {
            let map = work.stage.state.map.clone();
            let core = |space: SpaceId| map.kind(space) == SpaceKind::Core;
            items.retain(|item| !matches!(item, Action::Space(space) if core(*space)));
        }
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
        | Frame::Pay { .. }
        | Frame::Each { .. }
        | Frame::Dice { .. }
        | Frame::Cast { .. }
        | Frame::Test(_)
        | Frame::Combat(_)
        | Frame::Window(_)
        | Frame::Reward(_)
        | Frame::Hurt { .. }
        | Frame::Buy(_)
        | Frame::Icons { .. }
        | Frame::Refill { .. }
        | Frame::Browse { .. }
        | Frame::Fit { .. }
        | Frame::Return { .. }
        | Frame::Deliver { .. }
        | Frame::Delivery { .. }
        | Frame::Job { .. }
        | Frame::Contact { .. }
        | Frame::Overcome { .. }
        | Frame::Patrol { .. }
        | Frame::Redirect { .. }
        | Frame::Ai { .. }
        | Frame::Course { .. }
        | Frame::Toll { .. }
        | Frame::Fine { .. } => {}
    }
    let action = *one_of(work, &items).expect("a question has an answer");
    take(work, seat, action);
}

/// One of several, by chance where there is a choice.
fn one_of<'i, T>(work: &mut Work<'_, '_>, items: &'i [T]) -> Option<&'i T> {
    match items {
        [] | [_] => items.first(),
        _ => items.get(work.stage.dice.roll(items.len() as u32) as usize),
    }
}

/// OR-25.7: the next step of an opponent along a shortest route, of those the one on which it
/// comes furthest before something stops it.
pub(crate) fn next_step(
    work: &mut Work<'_, '_>,
    seat: Seat,
    to: SpaceId,
    left: u8,
) -> Option<SpaceId> {
    let ctx = work.ctx();
    let free = Ways::of(ctx, seat);
    let reach = |space: &SpaceId| way_on(ctx, *space, to, left.saturating_sub(1), &free);
    let ways: Vec<SpaceId> = ways(ctx, ctx.player(seat).space, to).collect();
    let furthest = ways.iter().map(reach).max();
    let ways: Vec<SpaceId> = ways.into_iter().filter(|way| Some(reach(way)) == furthest).collect();
    one_of(work, &ways).copied()
}

/// The first steps of the shortest routes from one space to another.
fn ways(ctx: Ctx<'_>, from: SpaceId, to: SpaceId) -> impl Iterator<Item = SpaceId> + '_ {
    let map = &ctx.state.map;
    let nearer = move |space: &SpaceId| map.distance(*space, to) < map.distance(from, to);
    // UB-17.3, UB-17.5: the Core Worlds may be the end of a way, never a part of it.
    let open = move |space: &SpaceId| *space == to || map.kind(*space) != SpaceKind::Core;
    map.neighbours(from).filter(nearer).filter(open)
}

/// How many more spaces a move that has come to a space goes on along a shortest route.
fn way_on(ctx: Ctx<'_>, from: SpaceId, to: SpaceId, left: u8, free: &Ways<'_>) -> u8 {
    if from == to || left == 0 || free.end_in(from) {
        return 0;
    }
    let on = ways(ctx, from, to).map(|next| 1 + way_on(ctx, next, to, left - 1, free));
    on.max().unwrap_or(0)
}
