//! Events made true: no chance, no rules.

use crate::state::{Lending, Patrol, State, Used};
use crate::{
    CardId, ContactId, Content, Deck, Duration, Event, Favored, Gone, Held, Limit, Map, Sheet,
    Source, TileId, Token,
};
use alloc::sync::Arc;
use tabletop::{Seat, SeatSet};

#[inline(always)]
pub(crate) fn evolve(state: &mut State, event: &Event) {
    match event {
        Event::Asked { seat, frames } => {
            state.step += 1;
            state.asked = Some(*seat);
            state.frames.clone_from(frames);
            debug_assert!(state.reaches_are_true(), "something came into play unnoticed");
        }
        Event::Credits { seat, by, lost: _ } => state.players[seat.idx()].credits += by,
        Event::Fame { seat, by } => {
            let fame = &mut state.players[seat.idx()].fame;
            *fame = fame.saturating_add_signed(*by);
        }
        Event::Moved { seat, to } => state.players[seat.idx()].space = *to,
        Event::Reputation { seat, faction, to } => {
            state.players[seat.idx()].reputation[faction.idx()] = *to;
        }
        Event::Damaged { seat, body, by } => {
            state.players[seat.idx()].damage[body.idx()] += by;
        }
        Event::Recovered { seat, body, by } => {
            state.players[seat.idx()].damage[body.idx()] -= by;
        }
        Event::Defeated { seat } => state.players[seat.idx()].defeated = true,
        Event::StoodUp { seat } => state.players[seat.idx()].defeated = false,
        // The frames that wait carry the dice; these are for the log.
        Event::Rolled { .. }
        | Event::DiceSet { .. }
        | Event::TestBegan { .. }
        | Event::Tested { .. }
        | Event::CombatBegan { .. }
        | Event::Fought { .. }
        | Event::DatabankDrawn { .. } => {}
        _ => evolve_rarely(state, event),
    }
}

#[inline(never)]
fn evolve_rarely(state: &mut State, event: &Event) {
    match event {
        Event::BoardLaid { tiles } => lay_board(state, tiles),
        Event::FirstPlayerDrawn { seat } => {
            state.first = *seat;
            state.current = *seat;
        }
        Event::CharacterTaken { seat, character } => {
            let sheet = state.content.character(*character);
            let player = &mut state.players[seat.idx()];
            player.character = Some(*character);
            player.fame = sheet.setup.fame;
            for (faction, standing) in &sheet.setup.reputation {
                player.reputation[faction.idx()] = *standing;
            }
            state.refresh(*seat);
            if state.is_ai(*seat) {
                let content = state.content.clone();
                let expansion = state.setup.options.expansion;
                let cards = content.ai_deck(*character, expansion).map(|card| card.idx());
                *state.ai_deck_mut(*seat) = crate::Pile::of(cards);
            }
        }
        Event::ShipTaken { seat, ship } => {
            let player = &mut state.players[seat.idx()];
            player.ship = Some(*ship);
            player.ship_flipped = false;
            player.damage[crate::Body::Ship.idx()] = 0;
            player.goal_tokens[1] = 0;
            player.marks[Sheet::Ship as usize] = 0;
            state.refresh(*seat);
        }
        Event::TurnBegan { seat, round } => begin_turn(state, *seat, *round),
        Event::DealMoved { seat, deal, came: _ } => state.beside.moved(*seat, *deal),
        Event::ExtraTurnGranted => state.extra_turn = true,
        Event::PatrolMoved { faction, to } => state.patrols[faction.idx()].space = *to,
        Event::PatrolReplaced { faction, level, at } => {
            state.patrols[faction.idx()] = Patrol { space: *at, level: *level };
        }
        Event::ContactRevealed { spot, contact } => {
            state.unseen &= !(1 << contact.0);
            state.spots[usize::from(*spot)] = Token::Up(*contact);
        }
        Event::ContactPeeked { seat, spot, contact } => peek(state, *seat, *spot, *contact),
        Event::ContactLeft { spot } => state.spots[usize::from(*spot)] = Token::Empty,
        Event::ContactReturned { spot, contact } => {
            state.spots[usize::from(*spot)] = Token::Up(*contact);
        }
        Event::AbilityUsed { seat, ability, limit } => {
            // What has no limit is told, and may be used again.
            if *limit != Limit::None {
                put(&mut state.used, Used { seat: *seat, ability: *ability, limit: *limit });
            }
        }
        Event::Lent { seat, at, option, until } => {
            let (seat, at, option, until) = (*seat, *at, *option, *until);
            put(&mut state.lent, Lending { seat, at, option, until, aged: false });
        }
        Event::RollEnded { seat } => end_roll(state, *seat),
        Event::LoansEnded { seat } => {
            retain(&mut state.lent, |one| {
                one.seat != *seat || one.until != Duration::NextTurn || !one.aged
            });
        }
        Event::GameEnded { winner } => {
            state.over = true;
            state.asked = None;
            state.winner = *winner;
            state.frames.clear();
        }
        _ => evolve_sheets(state, event),
    }
}

fn evolve_sheets(state: &mut State, event: &Event) {
    match event {
        Event::HunterSeated { seat } => state.hunter = Some(*seat),
        Event::HeadStart { seat, fame, credits, level: _ } => {
            let player = &mut state.players[seat.idx()];
            player.fame = player.fame.saturating_add(*fame);
            player.credits += credits;
        }
        Event::AiCardDrawn { seat, card } => {
            let deck = state.ai_deck_mut(*seat);
            deck.take(card.0);
            deck.put_under(card.0);
            state.ai_cards[seat.idx() - usize::from(state.setup.seats)] = Some(*card);
        }
        Event::AiDeckShuffled { seat } => state.ai_deck_mut(*seat).shuffle_in(None),
        Event::AmbitionsRevealed { ambitions } => {
            state.sheets = ambitions.iter().fold(0, |set, one| set | 1 << one.0);
        }
        Event::AmbitionTaken { seat, ambition } => {
            state.sheets &= !(1 << ambition.0);
            state.players[seat.idx()].ambition = Some(*ambition);
            state.refresh(*seat);
        }
        Event::AmbitionAdvanced { seat, goal } => {
            state.players[seat.idx()].goal_counts[usize::from(*goal)] += 1;
        }
        Event::AmbitionGoalMet { seat, goal } => state.players[seat.idx()].goals |= 1 << goal,
        Event::AmbitionGoalLost { seat, goal } => state.players[seat.idx()].goals &= !(1 << goal),
        Event::GoalAdvanced { seat, sheet } => {
            state.players[seat.idx()].goal_tokens[*sheet as usize] += 1;
        }
        Event::Flipped { seat, sheet } => {
            match sheet {
                Sheet::Character => state.players[seat.idx()].flipped = true,
                Sheet::Ship => state.players[seat.idx()].ship_flipped = true,
            }
            state.refresh(*seat);
        }
        Event::FlippedBack { seat } => {
            let player = &mut state.players[seat.idx()];
            player.flipped = false;
            player.goal_tokens[Sheet::Character as usize] = 0;
            state.refresh(*seat);
        }
        Event::Marked { seat, source, space } => {
            let player = &mut state.players[seat.idx()];
            match source {
                Source::Card(card) => {
                    if let Some(held) = player.holding_mut(*card) {
                        held.mark = Some(*space);
                    }
                }
                Source::Ship => player.marks[Sheet::Ship as usize] |= 1 << space.0,
                _ => player.marks[Sheet::Character as usize] |= 1 << space.0,
            }
        }
        Event::TokenPut { seat, card } => {
            if let Some(held) = state.players[seat.idx()].holding_mut(*card) {
                held.tokens = held.tokens.saturating_add(1);
            }
        }
        _ => evolve_cards(state, event),
    }
}

fn evolve_cards(state: &mut State, event: &Event) {
    let content = state.content.clone();
    match event {
        Event::TurnedUp { deck, card } => {
            let idx = place_in(&content, *deck, *card);
            state.market[deck.idx()].take(idx);
            state.tops[deck.idx()] = Some(idx);
        }
        Event::PutUnder { deck } => {
            if let Some(top) = state.tops[deck.idx()].take() {
                state.market[deck.idx()].put_under(top);
            }
        }
        Event::TakenFromMarket { deck } => state.tops[deck.idx()] = None,
        Event::Shown { deck, card } => {
            state.market[deck.idx()].take(place_in(&content, *deck, *card));
        }
        Event::ShuffledIn { deck, card } => {
            let idx = place_in(&content, *deck, *card);
            state.market[deck.idx()].shuffle_in(Some(idx));
        }
        Event::DeckShuffled { deck } => state.market[deck.idx()].shuffle_in(None),
        Event::CardGained { seat, card } => {
            state.players[seat.idx()].take(Held::new(*card));
            state.refresh(*seat);
        }
        Event::CardLost { seat, card, gone, given: _ } => {
            state.players[seat.idx()].drop_card(*card);
            state.refresh(*seat);
            lose(state, &content, *card, *gone);
        }
        Event::CardRemoved { card } => remove(state, *card),
        Event::CardTaken { seat, from, card } => {
            if let Some(held) = state.players[from.idx()].drop_card(*card) {
                state.players[seat.idx()].take(held);
                state.refresh(*from);
                state.refresh(*seat);
            }
        }
        Event::CardRotated { seat, card, given: _ } => {
            if let Some(held) = state.players[seat.idx()].holding_mut(*card) {
                held.turned = !held.turned;
                state.refresh(*seat);
            }
        }
        Event::Captured { seat, card, contact } => {
            if let Some(held) = state.players[seat.idx()].holding_mut(*card) {
                held.captive = Some(*contact);
                state.refresh(*seat);
            }
        }
        Event::EncounterDrawn { deck, card, .. } => {
            let list = &content.encounter_decks[usize::from(*deck)];
            let idx = list.iter().position(|known| known == card).expect("a card of the deck");
            let pile = &mut state.encounters[usize::from(*deck)];
            pile.take(idx as u8);
            pile.put_under(idx as u8);
        }
        _ => evolve_deals(state, event),
    }
}

// OR-23, UB-13, UB-14: what players do for each other.
fn evolve_deals(state: &mut State, event: &Event) {
    match event {
        Event::DebtGiven { seat, to, debt } => {
            state.players[seat.idx()].debts.remove(*debt);
            state.players[to.idx()].debts.insert(*debt);
        }
        Event::FavorGranted { seat, by, favor } => {
            let favored = Favored { by: *by, favor: *favor, spent: false };
            state.players[seat.idx()].favor = Some(favored);
        }
        Event::FavorSpent { seat } => {
            if let Some(favored) = &mut state.players[seat.idx()].favor {
                favored.spent = true;
            }
        }
        // Talk: for the log; what comes of it follows.
        Event::OfferMade { .. }
        | Event::OfferAnswered { .. }
        | Event::JobAnswered { .. }
        | Event::MoveStopped { .. }
        | Event::FavorAsked { .. }
        | Event::FavorAnswered { .. } => {}
        other => unreachable!("{other:?} is made true elsewhere"),
    }
}

fn lay_board(state: &mut State, tiles: &[TileId]) {
    if *tiles != state.tiles {
        let expansion = state.setup.options.expansion;
        let map = Map::build(&state.content, tiles, expansion).expect("a checked board");
        state.map = Arc::new(map);
        state.tiles = tiles.to_vec();
        state.lay_tokens();
    }
}

fn peek(state: &mut State, seat: Seat, spot: u8, contact: ContactId) {
    state.unseen &= !(1 << contact.0);
    let token = &mut state.spots[usize::from(spot)];
    let mut by = match *token {
        Token::Peeked { by, .. } => by,
        Token::Empty | Token::Down(_) | Token::Up(_) => SeatSet::EMPTY,
    };
    by.insert(seat);
    *token = Token::Peeked { contact, by };
}

fn place_in(content: &Content, deck: Deck, card: CardId) -> u8 {
    let list = content.deck(deck);
    list.iter().position(|known| *known == card).expect("a card of the deck") as u8
}

fn lose(state: &mut State, content: &Content, card: CardId, gone: Gone) {
    match (gone, content.card(card).deck) {
        (Gone::Removed, _) => remove(state, card),
        (Gone::Discarded, Some(deck)) => {
            state.market[deck.idx()].put_under(place_in(content, deck, card));
        }
        (Gone::Shuffled, Some(deck)) => {
            state.market[deck.idx()].shuffle_in(Some(place_in(content, deck, card)));
        }
        // A databank card is in the databank as long as nobody holds it.
        (Gone::Discarded | Gone::Shuffled, None) => {}
    }
}

fn remove(state: &mut State, card: CardId) {
    state.removed[card.idx() / 64] |= 1 << (card.idx() % 64);
}

fn begin_turn(state: &mut State, seat: Seat, round: u8) {
    state.current = seat;
    state.round = round;
    state.turns += 1;
    state.extra_turn = false;
    // UB-16.3: the sheets nobody took are out of the game.
    state.sheets = 0;
    state.beside.used = [0; crate::bounds::PLAYERS_MAX];
    state.used = [None; crate::state::USED_MAX];
    // UB-13.3, UB-13.8: one favor per player and turn.
    for player in &mut state.players {
        player.favor = None;
    }
    let mut kept = [None; crate::state::LENT_MAX];
    let lent = state.lent.iter().flatten().filter_map(|one| {
        let mut one = *one;
        let over = one.until != Duration::NextTurn || (one.aged && one.seat != seat);
        // It lasts through the owner's next turn, and ends when another's begins.
        if one.seat == seat {
            one.aged = true;
        }
        (!over).then_some(one)
    });
    for (slot, one) in kept.iter_mut().zip(lent) {
        *slot = Some(one);
    }
    state.lent = kept;
}

fn end_roll(state: &mut State, seat: Seat) {
    retain(&mut state.used, |used| used.seat != seat || used.limit != Limit::Roll);
    retain(&mut state.lent, |one| one.seat != seat || one.until != Duration::Roll);
}

// Who decides keeps to the bounds; what goes beyond them is forgotten.
fn put<T: Copy>(slots: &mut [Option<T>], value: T) {
    if let Some(free) = slots.iter_mut().find(|slot| slot.is_none()) {
        *free = Some(value);
    }
}

fn retain<T: Copy>(slots: &mut [Option<T>], keep: impl Fn(&T) -> bool) {
    let mut next = 0;
    for idx in 0..slots.len() {
        let value = slots[idx].take();
        if value.as_ref().is_some_and(&keep) {
            slots[next] = value;
            next += 1;
        }
    }
}
