//! A whole state from what one viewer knows, and from nothing else.
//!
//! This function is the one place a leak could hide from the leak law, so it
//! reads nothing but the view and the content set.

use crate::map::bits;
use crate::state::State;
use crate::{ContactId, Content, Map, Player, PlayerView, Token, TokenView, View};
use alloc::sync::Arc;
use tabletop::{Dice, Seat};

pub(crate) fn imagine(view: &View, content: &Arc<Content>, dice: &mut Dice) -> State {
    let mut state = State::bare(&view.setup, content);
    if view.tiles != state.tiles {
        let expansion = view.setup.options.expansion;
        state.map = Arc::new(Map::build(content, &view.tiles, expansion).expect("a seen board"));
        state.tiles.clone_from(&view.tiles);
    }
    state.step = view.step;
    state.asked = view.asked;
    state.frames.clone_from(&view.frames);
    state.beside.clone_from(&view.beside);
    state.first = view.first;
    state.current = view.current;
    state.round = view.round;
    state.turns = view.turns;
    state.extra_turn = view.extra_turn;
    state.over = view.over;
    state.winner = view.winner;
    state.patrols = view.patrols;
    for (seat, player) in Seat::all(view.setup.n_players()).zip(&view.players) {
        state.players[seat.idx()] = restore(player);
        state.refresh(seat);
    }
    for (idx, deck) in view.market.iter().enumerate() {
        state.market[idx] = deck.pile;
        let list = content.deck(crate::Deck::ALL[idx]);
        state.tops[idx] = deck
            .top
            .and_then(|card| list.iter().position(|known| *known == card))
            .map(|place| place as u8);
    }
    for (pile, seen) in state.encounters.iter_mut().zip(&view.encounters) {
        *pile = *seen;
    }
    for card in &view.removed {
        state.removed[card.idx() / 64] |= 1 << (card.idx() % 64);
    }
    for (slot, lent) in state.lent.iter_mut().zip(&view.lent) {
        *slot = Some(*lent);
    }
    for (slot, used) in state.used.iter_mut().zip(&view.used) {
        *slot = Some(*used);
    }
    state.sheets = view.sheets.iter().fold(0, |set, one| set | 1 << one.0);
    state.hunter = view.hunter;
    for (pile, seen) in state.ai_decks.iter_mut().zip(&view.ai_decks) {
        *pile = *seen;
    }
    for (card, seen) in state.ai_cards.iter_mut().zip(&view.ai_cards) {
        *card = *seen;
    }
    imagine_tokens(&mut state, view, dice);
    state
}

fn restore(seen: &PlayerView) -> Player {
    let mut player = Player::NEW;
    player.character = seen.character;
    player.flipped = seen.flipped;
    player.ship = seen.ship;
    player.ship_flipped = seen.ship_flipped;
    player.space = seen.space;
    player.credits = seen.credits;
    player.fame = seen.fame;
    player.reputation = seen.reputation;
    player.damage = seen.damage;
    player.defeated = seen.defeated;
    player.goal_tokens = seen.goal_tokens;
    for (marks, seen) in player.marks.iter_mut().zip(&seen.marks) {
        *marks = seen.iter().fold(0, |set, space| set | 1 << space.0);
    }
    player.debts = seen.debts;
    player.favor = seen.favor;
    for held in &seen.cards {
        player.take(*held);
    }
    if let Some(ambition) = &seen.ambition {
        player.ambition = Some(ambition.sheet);
        for (idx, goal) in ambition.goals.iter().enumerate() {
            player.goals |= u8::from(goal.met) << idx;
            player.goal_counts[idx] = goal.tokens;
        }
    }
    player
}

// Tokens others have looked at get a name from the unseen ones of their class.
fn imagine_tokens(state: &mut State, view: &View, dice: &mut Dice) {
    state.unseen = view.unseen.iter().fold(0, |set, contact| set | 1 << contact.0);
    for (idx, spot) in view.spots.iter().enumerate() {
        state.spots[idx] = match spot.token {
            TokenView::Empty => Token::Empty,
            TokenView::Up(contact) => Token::Up(contact),
            TokenView::Known { contact, peeked_by } => Token::Peeked { contact, by: peeked_by },
            TokenView::Down { class, peeked_by } if peeked_by.is_empty() => Token::Down(class),
            TokenView::Down { class, peeked_by } => {
                let unseen = state.unseen_of(class);
                let nth = dice.roll(unseen.count_ones()) as usize;
                let name = bits(unseen).nth(nth).expect("below the count");
                state.unseen &= !(1 << name);
                Token::Peeked { contact: ContactId(name as u8), by: peeked_by }
            }
        };
    }
}
