//! Step 1, the draw (chapters 3 and 13).

use super::{Stage, commit};
use crate::script::CARD;
use crate::state::State;
use crate::{Action, Ask, Card, Deck, Event, PLAYERS_MAX, labels};
use tabletop::{SeatSet, face_of};

/// What a seat could choose.
enum Choice {
    /// BH-13.3: nothing is left.
    Nothing,
    /// One deck is left, so nobody needs asking: it teaches and hides nothing.
    Only(Deck),
    /// There is a choice.
    Open,
}

fn choice(state: &State) -> Choice {
    let mut decks = Deck::ALL.into_iter().filter(|deck| state.can_draw(*deck));
    match (decks.next(), decks.next()) {
        (None, _) => Choice::Nothing,
        (Some(deck), None) => Choice::Only(deck),
        (Some(_), Some(_)) => Choice::Open,
    }
}

/// These seats draw, from a deck of their choice where there is one.
#[inline]
pub fn ask(stage: &mut Stage<'_>, seats: SeatSet) {
    match choice(stage.state) {
        Choice::Open => stage.emit(Event::Asked(Ask::Draw { seats })),
        Choice::Only(deck) => {
            let mut decks = [None; PLAYERS_MAX];
            for seat in seats.iter() {
                decks[seat.idx()] = Some(deck);
            }
            draw(stage, seats, decks);
        }
        Choice::Nothing => {
            let n_seats = stage.state.n_seats();
            for seat in stage.state.guild_master.round(n_seats) {
                if seats.contains(seat) {
                    stage.emit(Event::DrawSkipped { seat });
                }
            }
            commit::ask(stage);
        }
    }
}

/// All have chosen.
#[inline]
pub fn resolve(stage: &mut Stage<'_>, seats: SeatSet) {
    let mut decks = [None; PLAYERS_MAX];
    for (seat, choice) in stage.state.sealed.choices() {
        if let Action::Draw(deck) = choice {
            decks[seat.idx()] = Some(deck);
        }
    }
    draw(stage, seats, decks);
}

/// BH-3.4: the cards are dealt in canonical order. BH-13.2: whoever finds
/// nothing chooses again among the rest.
#[inline]
fn draw(stage: &mut Stage<'_>, seats: SeatSet, decks: [Option<Deck>; PLAYERS_MAX]) {
    stage.emit(Event::DecksChosen { decks });
    let mut failed = SeatSet::EMPTY;
    let n_seats = stage.state.n_seats();
    for seat in stage.state.guild_master.round(n_seats) {
        let Some(deck) = decks[seat.idx()].filter(|_| seats.contains(seat)) else { continue };
        match next_card(stage, deck) {
            Some(card) => stage.emit(Event::Drew { seat, card }),
            None => {
                stage.emit(Event::DrawFailed { seat, deck });
                failed.insert(seat);
            }
        }
    }
    if failed.is_empty() {
        commit::ask(stage);
    } else {
        ask(stage, failed);
    }
}

/// Which card a deck gives. BH-13.1: if it is empty, its discard pile becomes
/// the new deck first.
#[inline]
pub fn next_card(stage: &mut Stage<'_>, deck: Deck) -> Option<Card> {
    let pile = &stage.state.piles[deck.idx()];
    if pile.deck.is_empty() {
        if pile.discards.is_empty() {
            return None;
        }
        stage.emit(Event::Reshuffled { deck });
    }
    let pile = &stage.state.piles[deck.idx()];
    let (cards, n_cards) = (pile.deck, pile.deck.len());
    let label = labels::card(deck, pile.n_reshuffles, n_cards);
    let face = |rank| face_of(CARD, cards.nth(deck, rank).idx() as u32);
    let rank = stage.dice.about(label).pick(u32::from(n_cards), face);
    Some(cards.nth(deck, rank))
}
