//! A claimed situation, named as the files name things, validated into a state.

mod aboard;
mod ambitions;
mod limits;

use crate::bounds::ASSETS_MAX;
use crate::ctx::Ctx;
use crate::setup::Calling;
use crate::state::{Patrol, State};
use crate::{
    BoardOrder, Class, Content, Deck, Edition, Faction, Frame, Held, Map, Name, Setup, SpaceId,
    Standing, Step, Token,
};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::{PositionFault, Rule, Seat, SeatSet};

/// A situation at the beginning of a step. What is not said is as after setup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Whose turn it is.
    pub turn: Seat,
    /// Which step it is.
    pub step: Step,
    /// The number of the round.
    #[serde(default = "one")]
    pub round: u8,
    /// The players in seat order.
    pub players: Vec<PositionPlayer>,
    /// The face-up cards of the market; the decks that are not named have none.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub market: BTreeMap<Deck, Name>,
    /// Patrols that are not at home on level 1.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub patrols: BTreeMap<Faction, PositionPatrol>,
    /// Contacts that lie somewhere known; the others are face down.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contacts: Vec<PositionContact>,
}

fn one() -> u8 {
    1
}

/// A player of a claimed situation.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub struct PositionPlayer {
    pub character: Name,
    pub flipped: bool,
    pub ship: Name,
    pub ship_flipped: bool,
    pub space: Name,
    pub credits: i32,
    pub fame: u8,
    pub reputation: BTreeMap<Faction, Standing>,
    /// On the character and on the ship.
    pub damage: [u8; 2],
    pub defeated: bool,
    /// Goal tokens on character and ship.
    pub goal_tokens: [u8; 2],
    pub cards: Vec<PositionCard>,
    /// UB-14: the debt tokens held, by whose they are; one's own where nothing is said.
    pub debts: Option<Vec<Seat>>,
    /// UB-16: the ambition sheet.
    pub ambition: Option<Name>,
    /// UB-16.7: the goals of it that are complete, counted from 0.
    pub goals: Vec<u8>,
}

/// A card in a slot.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub struct PositionCard {
    pub card: Name,
    pub turned: bool,
    /// The space marked for it.
    pub mark: Option<Name>,
    /// Whether it is a bounty whose target is captured.
    pub captive: bool,
}

/// A patrol of a claimed situation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub struct PositionPatrol {
    pub space: Name,
    pub level: u8,
}

/// A contact of a claimed situation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub struct PositionContact {
    pub contact: Name,
    pub space: Name,
    /// Face down, looked at by these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub peeked_by: Vec<Seat>,
    /// Face down; with nobody who looked, only its class is taken from here.
    #[serde(default)]
    pub face_down: bool,
}

struct Placing<'a> {
    content: &'a Content,
    setup: &'a Setup,
    faults: Vec<PositionFault>,
}

/// How a field is written whose key is a word of the rulebook.
fn field(list: &str, key: &impl core::fmt::Debug) -> String {
    format!("{list}.{key:?}").to_lowercase()
}

impl Placing<'_> {
    fn say(&mut self, at: String, message: String, rule: Option<Rule>) {
        self.faults.push(PositionFault { at, message, rule });
    }

    fn find<T>(&mut self, at: &str, kind: &str, name: &str, found: Option<T>) -> Option<T> {
        if found.is_none() {
            self.say(at.to_string(), format!("there is no {kind} `{name}`"), None);
        }
        found
    }

    /// UB-2.1: things of the expansion are on the table where the expansion is.
    fn in_use(&mut self, at: &str, name: &str, edition: Edition) -> bool {
        let used = Content::in_use(edition, self.setup.options.expansion);
        if !used {
            let message = format!("`{name}` is of the expansion, and this table plays without it");
            self.say(at.to_string(), message, Some("UB-2.1"));
        }
        used
    }

    fn space(&mut self, at: &str, name: &str, map: &Map) -> Option<SpaceId> {
        let found = self.content.space_named(name).filter(|space| map.is_used(*space));
        self.find(at, "space", name, found)
    }
}

pub(crate) fn place(
    setup: &Setup,
    content: &Arc<Content>,
    position: &Position,
) -> Result<State, Vec<PositionFault>> {
    let mut state = State::blank(setup, content);
    if let BoardOrder::Custom(tiles) = &setup.options.board {
        crate::evolve::evolve(
            &mut state,
            &crate::Event::Course(crate::CourseEvent::BoardLaid { tiles: tiles.clone() }),
        );
    }
    let mut placing = Placing { content, setup, faults: Vec::new() };
    if position.players.len() != usize::from(setup.n_players()) {
        let wanted = setup.n_players();
        let message = format!("{} players instead of {wanted}", position.players.len());
        placing.say("players".into(), message, None);
    }
    placing.numbers(position, &state);
    for (seat, player) in Seat::all(setup.n_players()).zip(&position.players) {
        place_player(&mut placing, &mut state, seat, player);
    }
    place_market(&mut placing, &mut state, position);
    for (faction, patrol) in &position.patrols {
        let at = field("patrols", faction);
        if !(1..=4).contains(&patrol.level) {
            placing.say(at.clone(), "a level is 1 to 4".into(), Some("OR-15.2"));
        }
        if let Some(space) = placing.space(&at, &patrol.space, &state.map.clone()) {
            state.patrols[faction.idx()] = Patrol { space, level: patrol.level };
        }
    }
    place_contacts(&mut placing, &mut state, position);
    placing.crew(&state);
    if position.turn.idx() >= usize::from(setup.seats) {
        placing.say("turn".into(), "there is no such seat".into(), None);
    }
    // What follows asks what the sheets say, so every player needs theirs.
    let is_whole = |seat: Seat| {
        let player = state.player(seat);
        player.character.is_some() && player.ship.is_some()
    };
    if position.players.len() == usize::from(setup.n_players())
        && Seat::all(setup.n_players()).all(is_whole)
    {
        placing.bodies(position, &state);
        placing.goals(position, &state);
        check_slots(&mut placing, &state);
        check_debts(&mut placing, &state);
    }
    if !placing.faults.is_empty() {
        return Err(placing.faults);
    }
    state.first = Seat::new(0);
    state.current = position.turn;
    state.round = position.round;
    state.turns = 1;
    state.step = 1;
    state.asked = Some(position.turn);
    let step = match position.step {
        Step::Began => Step::Planning,
        Step::Ended => Step::Encounter,
        other @ (Step::Planning | Step::Action | Step::Encounter) => other,
    };
    state.frames = [Frame::turn(step)].into();
    Ok(state)
}

fn place_player(placing: &mut Placing<'_>, state: &mut State, seat: Seat, claim: &PositionPlayer) {
    let at = format!("players[{seat}]");
    let content = placing.content;
    let map = state.map.clone();
    let character = content.character_named(&claim.character);
    let character = placing.find(&at, "character", &claim.character, character);
    let ship = placing.find(&at, "ship", &claim.ship, content.ship_named(&claim.ship));
    let space = placing.space(&at, &claim.space, &map);
    if let Some(one) = character {
        let at = format!("{at}.character");
        placing.in_use(&at, &claim.character, content.character(one).edition);
    }
    if let Some(one) = ship {
        placing.in_use(&format!("{at}.ship"), &claim.ship, content.ship(one).edition);
    }
    if character.is_some() && state.players.iter().any(|other| other.character == character) {
        placing.say(at.clone(), "somebody else is that character".into(), Some("OR-2.10"));
    }
    // OR-9.7: there is one sheet of each ship but of those that one starts with.
    let sheet = ship.filter(|ship| !content.ship(*ship).starting);
    if sheet.is_some() && state.players.iter().any(|other| other.ship == sheet) {
        placing.say(at.clone(), "somebody else has that ship".into(), Some("OR-9.7"));
    }
    if let Some(card) = sheet.and_then(|ship| content.ship_card(ship)) {
        take_from_decks(state, content, card);
    }
    place_cards(placing, state, seat, claim);
    // What a starting ship has no other side for is told, and does not make it hull-less.
    let flips = ship.is_some_and(|ship| content.ship(ship).flipped.is_some());
    let player = &mut state.players[seat.idx()];
    player.character = character;
    player.flipped = claim.flipped;
    player.ship = ship;
    player.ship_flipped = claim.ship_flipped && flips;
    player.space = space.unwrap_or(SpaceId(0));
    player.credits = claim.credits;
    player.fame = claim.fame;
    player.damage = claim.damage;
    player.defeated = claim.defeated;
    player.goal_tokens = claim.goal_tokens;
    if let Some(debts) = &claim.debts {
        player.debts = debts.iter().copied().collect();
    }
    for (faction, standing) in &claim.reputation {
        player.reputation[faction.idx()] = *standing;
    }
    placing.ambition(state, seat, claim);
    place_opponent(placing, state, seat);
    state.refresh(seat);
}

fn place_cards(placing: &mut Placing<'_>, state: &mut State, seat: Seat, claim: &PositionPlayer) {
    let at = format!("players[{seat}]");
    let content = placing.content;
    let map = state.map.clone();
    for claimed in claim.cards.iter().take(ASSETS_MAX) {
        let Some(card) =
            placing.find(&at, "card", &claimed.card, content.card_named(&claimed.card))
        else {
            continue;
        };
        if !placing.may_lie(state, seat, claimed, card) {
            continue;
        }
        let mark = claimed.mark.as_ref().and_then(|name| placing.space(&at, name, &map));
        if let Some(space) = mark {
            placing.mark(seat, state, claimed, space);
        }
        let mut held = Held { turned: claimed.turned, mark, ..Held::new(card) };
        take_from_decks(state, content, card);
        let bounty = content.bounty(card);
        let aboard = match bounty {
            Some(bounty) if claimed.captive => Some(bounty.target.id()),
            _ => content.contact_of(card),
        };
        if let Some(contact) = aboard {
            held.captive = claimed.captive.then_some(contact);
            take_contact(state, contact);
        }
        state.players[seat.idx()].take(held);
    }
}

// OR-25.1: the deck of an opponent.
fn place_opponent(placing: &Placing<'_>, state: &mut State, seat: Seat) {
    let expansion = state.setup.options.expansion;
    let character = state.players[seat.idx()].character;
    if let Some(character) = character.filter(|_| state.is_ai(seat)) {
        let sheet = placing.content.character(character);
        let cards = placing.content.ai_deck(character, expansion).map(|card| card.idx());
        *state.ai_deck_mut(seat) = crate::Pile::of(cards);
        if Calling::of(sheet.setup.databank) == Calling::BountyHunter {
            state.hunter = Some(seat);
        }
    }
}

fn take_from_decks(state: &mut State, content: &Content, card: crate::CardId) {
    if let Some(deck) = content.card(card).deck {
        let place = content.deck(deck).iter().position(|known| *known == card);
        if let Some(place) = place.filter(|place| state.pile(deck).has(*place as u8)) {
            state.market[deck.idx()].take(place as u8);
        }
    }
}

// A contact that is somewhere known no longer lies face down; one spot less of its class does.
fn take_contact(state: &mut State, contact: crate::ContactId) {
    if state.unseen & (1 << contact.0) == 0 {
        return;
    }
    state.unseen &= !(1 << contact.0);
    let class = state.content.contact(contact).class;
    let down = state.spots.iter().rposition(|token| *token == Token::Down(class));
    if let Some(spot) = down {
        state.spots[spot] = Token::Empty;
    }
}

fn place_market(placing: &mut Placing<'_>, state: &mut State, position: &Position) {
    for (deck, name) in &position.market {
        let at = field("market", deck);
        let found = placing.content.card_named(name);
        let Some(card) = placing.find(&at, "card", name, found) else { continue };
        if let Some(place) = placing.top(state, *deck, card) {
            state.market[deck.idx()].take(place);
            state.tops[deck.idx()] = Some(place);
        }
    }
}

fn place_contacts(placing: &mut Placing<'_>, state: &mut State, position: &Position) {
    let map = state.map.clone();
    let mut filled: u64 = 0;
    for claimed in &position.contacts {
        let at = format!("contacts.{}", claimed.contact);
        let found = placing.content.contact_named(&claimed.contact);
        let Some(contact) = placing.find(&at, "contact", &claimed.contact, found) else { continue };
        let edition = placing.content.contact(contact).edition;
        if !placing.in_use(&at, &claimed.contact, edition) {
            continue;
        }
        let Some(space) = placing.space(&at, &claimed.space, &map) else { continue };
        let aboard = |held: &Held| {
            held.captive == Some(contact) || held.card == placing.content.contact_card(contact)
        };
        if state.players.iter().flat_map(crate::Player::held).any(aboard) {
            placing.say(at, "it is aboard a ship".into(), Some("OR-17.4"));
            continue;
        }
        take_contact(state, contact);
        let class = placing.content.contact(contact).class;
        let empty = |spot: &u8| filled & (1 << *spot) == 0;
        let here = || Ctx::of(state).spots_at(space).filter(empty);
        // UB-2.3: an orange token lies on the planet itself.
        let colour = (class != Class::Orange).then_some(class);
        let printed = |spot: &u8| map.spots()[usize::from(*spot)].class == colour;
        let spot = here().find(printed).or_else(|| here().next());
        let Some(spot) = spot else {
            let message = match Ctx::of(state).spots_at(space).count() {
                0 => "no contact lies there".into(),
                n_spots => format!("at most {n_spots} contacts lie there"),
            };
            placing.say(at, message, Some("OR-3.7"));
            continue;
        };
        filled |= 1 << spot;
        // What lay there goes to the first empty spot, or it would be lost.
        let before = state.spots[usize::from(spot)];
        if before != Token::Empty
            && let Some(free) = state.spots.iter().position(|token| *token == Token::Empty)
        {
            state.spots[free] = before;
        }
        let by: SeatSet = claimed.peeked_by.iter().copied().collect();
        state.spots[usize::from(spot)] = match (claimed.face_down, by.is_empty()) {
            (true, true) => {
                state.unseen |= 1 << contact.0;
                Token::Down(class)
            }
            (_, false) => Token::Peeked { contact, by },
            (false, true) => Token::Up(contact),
        };
    }
}

fn check_slots(placing: &mut Placing<'_>, state: &State) {
    let ctx = Ctx::of(state);
    for seat in ctx.seats() {
        let at = format!("players[{seat}].cards");
        if ctx.has_two_armors(seat) {
            let message = "nobody wears two pieces of armor".into();
            placing.say(at.clone(), message, Some("OR-8.5"));
        }
        if ctx.overfull_slots(seat).is_some() {
            let message = "there are more cards than slots".into();
            placing.say(at, message, Some("OR-8.3"));
        }
    }
}

// UB-14.1: with favors in use, every token lies with one player; without, there are none.
fn check_debts(placing: &mut Placing<'_>, state: &State) {
    let ctx = Ctx::of(state);
    let n_each = u8::from(state.setup.options.favors);
    for whose in Seat::all(state.setup.seats) {
        let holds = |seat: &Seat| ctx.player(*seat).debts.contains(whose);
        if ctx.seats().filter(holds).count() as u8 != n_each {
            let message = format!("the debt token of {whose} must lie in {n_each} places");
            placing.say("players.debts".into(), message, Some("UB-14.1"));
        }
    }
}
