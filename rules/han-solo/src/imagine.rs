//! A whole state from what one viewer knows, and from nothing else.
//!
//! This function is the one place a leak could hide from the leak law, so it
//! reads nothing but the view and the card set.

use crate::pile::Pile;
use crate::reveal::Memory;
use crate::state::{SET_COLOURS, State};
use crate::{Ask, Card, CardSet, Content, Hand, Player, TokenSet, View};
use alloc::sync::Arc;
use tabletop::{Dice, Sealed, Seat};

pub(crate) fn imagine(view: &View, content: &Arc<Content>, dice: &mut Dice) -> State {
    let mut state = State::blank(&view.setup, content);
    state.step = view.step;
    state.ask = view.ask;
    state.round = view.round;
    state.dealer = view.dealer;
    state.lap = view.lap;
    state.dice = view.dice;
    state.n_captures = view.n_captures;
    state.capture_asked = view.capture_asked;
    imagine_cards(&mut state, view, dice);
    imagine_tokens(&mut state, view, dice);
    imagine_names(&mut state, view, dice);
    for (idx, ranked) in view.ranking.iter().flatten().enumerate() {
        state.order[idx] = ranked.seat;
        state.places[idx] = ranked.place;
        if ranked.served {
            state.served.insert(ranked.seat);
        }
    }
    state.memory = view.reveal.as_ref().map_or(Memory::NONE, Memory::of);
    state
}

/// The cards nobody has seen fill the hidden places of the hands; what is left
/// is the draw pile. Every way of filling is equally likely.
///
/// After a reshuffle a perfect memory would know that a card it saw go into
/// the new draw pile is in no hand dealt before; views do not remember that.
fn imagine_cards(state: &mut State, view: &View, dice: &mut Dice) {
    let mut pile = Pile::EMPTY;
    let mut unknown = CardSet::ALL;
    for card in &view.discards {
        pile.push(*card);
        unknown.remove(*card);
    }
    for card in view.players.iter().flat_map(|player| &player.cards) {
        unknown.remove(*card);
    }
    for (seat, player) in Seat::all(view.setup.seats).zip(&view.players) {
        let just_drew = view.ask == Ask::Discard { seat, taken: None };
        state.hands[seat.idx()] = imagine_hand(player, just_drew, &mut unknown, dice);
        state.shown[seat.idx()] = player.shown.iter().copied().collect();
    }
    state.discards = pile;
    state.draw = unknown;
}

/// Known cards keep their order among each other. Hidden ones come first, as
/// most were dealt; but a card drawn just now is the newest.
fn imagine_hand(player: &Player, just_drew: bool, unknown: &mut CardSet, dice: &mut Dice) -> Hand {
    let mut draw = || -> Card {
        let card = unknown.nth(dice.roll(u32::from(unknown.len())));
        unknown.remove(card);
        card
    };
    let n_last = u8::from(just_drew).min(player.n_hidden);
    let mut hand = Hand::EMPTY;
    for _ in n_last..player.n_hidden {
        hand.push(draw());
    }
    for card in &player.cards {
        hand.push(*card);
    }
    for _ in 0..n_last {
        hand.push(draw());
    }
    hand
}

/// HS-2.6: trimmed tokens are any unseen ones but the Falcon.
fn imagine_tokens(state: &mut State, view: &View, dice: &mut Dice) {
    state.pot = view.pot.iter().copied().collect();
    state.stack = view.unseen.iter().copied().collect();
    let mut trimmable = state.stack;
    trimmable.remove(state.worth.falcon());
    let mut trimmed = TokenSet::EMPTY;
    for _ in usize::from(view.n_stack)..view.unseen.len() {
        let token = trimmable.nth(dice.roll(u32::from(trimmable.len())));
        trimmable.remove(token);
        trimmed.insert(token);
    }
    state.stack = state.stack.without(trimmed);
    state.trimmed = trimmed;
    for (seat, player) in Seat::all(view.setup.seats).zip(&view.players) {
        state.owned[seat.idx()] = player.tokens.iter().copied().collect();
        for (colour, seats) in SET_COLOURS.iter().zip(&mut state.spent) {
            if player.spent.contains(colour) {
                seats.insert(seat);
            }
        }
    }
}

/// HS-7.3: what others have named may be any token of the pot.
fn imagine_names(state: &mut State, view: &View, dice: &mut Dice) {
    let Ask::Name { seats } = view.ask else { return };
    state.names = Sealed::ask(seats);
    for seat in view.named.iter() {
        let own = view.own_name.filter(|_| view.viewer.is(seat));
        let name = own.unwrap_or_else(|| state.pot.nth(dice.roll(u32::from(state.pot.len()))));
        state.names.seal(seat, name);
    }
}
