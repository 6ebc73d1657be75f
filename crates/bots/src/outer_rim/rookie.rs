//! Goes after one thing at a time: the nearest thing to be done, and whatever
//! is worth something now.

use super::choices::{Choices, caution};
use crate::{Mind, Situation};
use outer_rim::{Action, Body, Deck, Destination, Frame, Held, OuterRim, SpaceId, State, Step};
use tabletop::{Answer, Dice, Imagine, Seat};

/// What a rookie does first in its planning: mend, then go where there is something to do (2), then
/// somewhere at least, then earn (1).
const RECOVER: f32 = 3.0;
/// See [`RECOVER`].
const MOVE_ON: f32 = 1.5;
/// A card counts no more than this, so that one is as good as another.
const ASSET_MAX: f32 = 5.0;
/// What a rookie encounters first: its job, then its bounty, then the space, then a contact.
const JOB: f32 = 5.0;
/// See [`JOB`].
const BOUNTY: f32 = 4.0;
/// See [`JOB`].
const SPACE: f32 = 1.5;
/// See [`JOB`].
const CONTACT: f32 = 1.4;
/// A rookie recovers when half of what a body bears is gone.
const HALF: i32 = 2;
/// A rookie spends no more than this share of its purse on a ship.
const SHIP_SHARE: i32 = 2;

/// Goes after one thing at a time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rookie;

impl Mind<OuterRim> for Rookie {
    fn answer(&mut self, situation: &Situation<'_, OuterRim>, dice: &mut Dice) -> Answer<Action> {
        let Situation { view, menu, content, .. } = situation;
        let action = view.viewer.seat().and_then(|seat| {
            let mut thoughts = Dice::swift(u64::from(view.step));
            let state = OuterRim::imagine(view, content, &mut thoughts);
            choose(&state, seat, menu.items())
        });
        action.map_or_else(|| menu.sample(dice), Answer::Item)
    }
}

/// What a rookie answers.
pub fn choose(state: &State, me: Seat, menu: &[Action]) -> Option<Action> {
    let choices = Choices::new(state, me);
    let rate = |action: &Action| match state.frames().last() {
        Some(Frame::Setup { .. }) => match action {
            Action::TakeAmbition(_) => choices.rate(*action),
            other => setup(state, *other),
        },
        Some(Frame::Turn { step: Step::Planning, .. }) => planning(state, me, *action),
        Some(Frame::Turn { step: Step::Action, .. }) => match action {
            Action::Deliver => 2.0,
            Action::Market if !choices.has_looked() => 1.0,
            Action::Use(_) => choices.rate(*action),
            other => caution(*other),
        },
        Some(Frame::Turn { step: Step::Encounter, .. }) => encounter(&choices, *action),
        Some(Frame::Move { .. }) => flight(state, me, *action),
        Some(Frame::Market { .. }) => market(&choices, *action),
        _ => choices.rate(*action),
    };
    let rated = menu.iter().map(|action| (*action, rate(action)));
    rated.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|best| best.0)
}

fn setup(state: &State, action: Action) -> f32 {
    match action {
        Action::TakeCharacter(character) => f32::from(state.content().character(character).combat),
        Action::TakeShip(ship) => f32::from(state.content().ship(ship).front.hyperdrive),
        _ => 0.0,
    }
}

fn planning(state: &State, me: Seat, action: Action) -> f32 {
    let player = state.player(me);
    let hurt = Body::ALL
        .iter()
        .any(|body| HALF * i32::from(player.damage(*body)) >= state.toughness(me, *body));
    let goal = errand(state, me);
    match action {
        Action::Recover if hurt => RECOVER,
        Action::Move if goal.is_some_and(|goal| goal != player.space()) => 2.0,
        Action::Earn => 1.0,
        // Nothing to do and a full purse: somewhere else there may be something.
        Action::Move if !state.map().kind(player.space()).is_planet() => MOVE_ON,
        _ => 0.0,
    }
}

/// The nearest place with something to do.
fn errand(state: &State, me: Seat) -> Option<SpaceId> {
    let player = state.player(me);
    let places = player.held().filter_map(|held| place(state, held));
    places.min_by_key(|space| state.map().distance(player.space(), *space))
}

fn place(state: &State, held: &Held) -> Option<SpaceId> {
    let asset = state.content().asset(held.card, held.turned)?;
    if let Some(bounty) = &asset.bounty {
        if held.captive.is_some() {
            return Some(bounty.to.id());
        }
        let target = bounty.target.id();
        let class = state.content().contact(target).class;
        let mut spots = state.spots();
        let found = spots.find(|(_, token)| match token {
            outer_rim::Token::Up(contact) => *contact == target,
            outer_rim::Token::Down(down) => *down == class,
            _ => false,
        });
        return found.map(|(space, _)| space);
    }
    let to = match (&asset.cargo, &asset.job) {
        (Some(cargo), _) => &cargo.to,
        (_, Some(job)) => &job.at,
        _ => return None,
    };
    match to {
        Destination::Space(space) => Some(space.id()),
        Destination::Patrol(faction) => Some(state.patrol(*faction).space),
        Destination::Marked => held.mark,
        Destination::Player | Destination::Planet => None,
    }
}

fn flight(state: &State, me: Seat, action: Action) -> f32 {
    let here = state.player(me).space();
    let map = state.map();
    // Without an errand any planet will do.
    let nearest = || {
        let planets = map.spaces().filter(|space| map.kind(*space).is_planet());
        planets.filter(|space| *space != here).min_by_key(|space| map.distance(here, *space))
    };
    let goal = errand(state, me).or_else(nearest).unwrap_or(here);
    match action {
        Action::Fly(space) if map.distance(space, goal) < map.distance(here, goal) => 1.0,
        Action::SetCourse(space) if space == goal => 2.0,
        Action::Fly(_) | Action::SetCourse(_) => -1.0,
        _ => 0.0,
    }
}

fn market(choices: &Choices<'_>, action: Action) -> f32 {
    let judge = &choices.judge;
    let Action::Buy(deck) = action else { return caution(action) };
    let Some(card) = judge.state.top(deck) else { return 0.0 };
    let credits = judge.state.player(judge.me).credits();
    let price = judge.state.price(judge.me, card, 0);
    if price > credits {
        return 0.0;
    }
    match (deck, &judge.content.card(card).asset) {
        (Deck::Ship, _) if SHIP_SHARE * price > credits => 0.0,
        (Deck::Ship, _) => price as f32 / 1000.0,
        (_, Some(asset)) => {
            let free = judge.state.capacity(judge.me, asset.kind)
                > judge.state.n_cards(judge.me, asset.kind);
            if free { 1.0 + judge.card(card).min(ASSET_MAX) } else { 0.0 }
        }
        _ => judge.bargain(card, 0),
    }
}

fn encounter(choices: &Choices<'_>, action: Action) -> f32 {
    match action {
        Action::Job(_) => JOB,
        Action::Bounty(_) => BOUNTY,
        Action::EncounterSpace => SPACE,
        Action::Contact(_) => CONTACT,
        _ => choices.rate(action),
    }
}
