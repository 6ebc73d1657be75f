//! All legal answers, and why others are not among them.

mod refusal;

pub(crate) use refusal::why_not;

use crate::cards::Cards;
use crate::state::State;
use crate::{Action, Ask, Card, DECKS, Deck, names};
use tabletop::{Answer, DecisionId, Kind, Menu, Seat};

#[inline]
pub(crate) fn menu(state: &State, decision: DecisionId, menu: &mut Menu<Action>) {
    menu.begin(Kind::List);
    let seat = decision.seat();
    if decision != DecisionId::new(state.step, seat) || !state.ask.seats().contains(seat) {
        return;
    }
    match state.ask {
        Ask::Nothing => {}
        Ask::Draw { .. } => {
            for deck in Deck::ALL {
                if state.can_draw(deck) {
                    menu.push(Action::Draw(deck));
                }
            }
        }
        Ask::Commit { .. } => commit(state, seat, menu),
        Ask::Window { .. } => {
            // Cards that show the same are offered once.
            let mut offered = Cards::EMPTY;
            for card in activatable(state, seat).iter(Deck::Market) {
                offered.insert(names::in_reserve(state, seat, card));
            }
            for card in offered.iter(Deck::Market) {
                each_place(state, seat, card, |on| menu.push(Action::Activate { card, on }));
            }
            menu.push(Action::Done);
        }
    }
}

#[inline]
fn commit(state: &State, seat: Seat, menu: &mut Menu<Action>) {
    let payable = state.faces().payable(state.area(seat).credits);
    let mut offered = [Cards::EMPTY; DECKS];
    for card in state.hand(seat) {
        offered[card.deck().idx()].insert(names::in_hand(state, *card));
    }
    let decks = Deck::ALL.into_iter().zip(offered);
    for card in decks.flat_map(|(deck, cards)| cards.iter(deck)) {
        menu.push(Action::Sell(card));
        let is_market = card.deck() == Deck::Market;
        if !is_market || payable.contains(card) {
            each_place(state, seat, card, |on| menu.push(Action::Play { card, on }));
        }
        if is_market {
            menu.push(Action::Reserve(card));
        }
    }
}

/// BH-6.4: an attack card goes on any of the open targets; BH-6.6: without
/// one, and for other cards, there is nothing to choose.
#[inline]
fn each_place(state: &State, seat: Seat, card: Card, mut each: impl FnMut(Option<Card>)) {
    let open = state.area(seat).open;
    if !card.is_attack() || open.is_empty() {
        return each(None);
    }
    for target in open.iter(Deck::Target) {
        each(Some(target));
    }
}

/// BH-4.8: the reserved cards that a seat could pay now. BH-4.9: by default
/// those laid aside this turn wait for the next.
#[inline]
pub(crate) fn activatable(state: &State, seat: Seat) -> Cards {
    let area = state.area(seat);
    let waiting = if state.setup.options.activate_same_turn {
        area.reserved
    } else {
        area.reserved.without(state.reserved_now)
    };
    waiting.intersection(state.faces().payable(area.credits))
}

/// Whether a seat is to be asked in the window.
#[inline]
pub(crate) fn can_activate(state: &State, seat: Seat) -> bool {
    !activatable(state, seat).is_empty()
}

/// A card by another name is the one like it that the menu offers.
pub(crate) fn meant(state: &State, seat: Seat, answer: &Answer<Action>) -> Answer<Action> {
    if let Answer::Item(action) = answer
        && state.ask.seats().contains(seat)
    {
        Answer::Item(names::offered(state, seat, *action))
    } else {
        answer.clone()
    }
}

/// BH-14.3: what is answered when a clock runs out.
pub(crate) fn fallback(state: &State, decision: DecisionId) -> Answer<Action> {
    Answer::Item(match state.ask {
        Ask::Draw { .. } => {
            // A deck to be made anew from its discards has no cards yet.
            let decks = Deck::ALL.into_iter().filter(|deck| state.can_draw(*deck));
            let fullest = decks.rev().max_by_key(|deck| state.deck(*deck).len());
            Action::Draw(fullest.unwrap_or(Deck::Target))
        }
        Ask::Commit { .. } => {
            let first = state.hand(decision.seat()).first().copied();
            first.map_or(Action::Done, |card| Action::Sell(names::in_hand(state, card)))
        }
        // Done is also what a table that asks nobody would say.
        Ask::Window { .. } | Ask::Nothing => Action::Done,
    })
}
