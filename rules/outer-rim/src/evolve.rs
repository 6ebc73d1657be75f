//! Events made true: no chance, no rules.

use crate::state::State;
use crate::{CardId, Content, Deck, Event};

#[inline(always)]
pub(crate) fn evolve(state: &mut State, event: &Event) {
    match event {
        Event::Course(one) => one.evolve(state),
        Event::Player(one) => one.evolve(state),
        Event::Ability(one) => one.evolve(state),
        Event::Market(one) => one.evolve(state),
        Event::Card(one) => one.evolve(state),
        Event::Board(one) => one.evolve(state),
        Event::Roll(one) => one.evolve(state),
        Event::Goal(one) => one.evolve(state),
        Event::Ambition(one) => one.evolve(state),
        Event::Deal(one) => one.evolve(state),
        Event::Opponent(one) => one.evolve(state),
    }
}

pub(crate) fn place_in(content: &Content, deck: Deck, card: CardId) -> u8 {
    let list = content.deck(deck);
    list.iter().position(|known| *known == card).expect("a card of the deck") as u8
}

// Who decides keeps to the bounds; what goes beyond them is forgotten.
pub(crate) fn put<T: Copy>(slots: &mut [Option<T>], value: T) {
    if let Some(free) = slots.iter_mut().find(|slot| slot.is_none()) {
        *free = Some(value);
    }
}

pub(crate) fn retain<T: Copy>(slots: &mut [Option<T>], keep: impl Fn(&T) -> bool) {
    let mut next = 0;
    for idx in 0..slots.len() {
        let value = slots[idx].take();
        if value.as_ref().is_some_and(&keep) {
            slots[next] = value;
            next += 1;
        }
    }
}
