//! Knows what things are worth: whatever leads to the best expected end.

use super::book::Book;
use super::outlook::Rating;
use crate::{Mind, Situation};
use bounty_hunters::{Action, Ask, BountyHunters, Card, Deck, View};
use tabletop::{Answer, Dice};

/// Knows what things are worth.
#[derive(Default)]
pub struct Smuggler {
    book: Book,
}

impl Mind<BountyHunters> for Smuggler {
    fn answer(
        &mut self,
        situation: &Situation<'_, BountyHunters>,
        dice: &mut Dice,
    ) -> Answer<Action> {
        let Situation { view, menu, content, .. } = situation;
        let action = view.viewer.seat().and_then(|seat| {
            let outlook = self.book.read(content).outlook(view, seat);
            let rating = Rating::new(&outlook);
            match view.ask {
                Ask::Draw { .. } => {
                    let hand = &view.players[seat.idx()].hand;
                    best(menu.items(), |action| deck_worth(view, &rating, hand, action))
                }
                _ => best(menu.items(), |action| rating.of(action)),
            }
        });
        action.map_or_else(|| menu.sample(dice), Answer::Item)
    }
}

/// The action that is worth most; of equals the first of the menu.
pub fn best(actions: &[Action], mut worth: impl FnMut(Action) -> f32) -> Option<Action> {
    let worths = actions.iter().map(|action| (*action, worth(*action)));
    worths.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|best| best.0)
}

/// What the best use of a hand is worth with one more card of this deck.
fn deck_worth(view: &View, rating: &Rating<'_>, hand: &[Card], draw: Action) -> f32 {
    let Action::Draw(deck) = draw else { return f32::NEG_INFINITY };
    let best_of = |card: Card| rating.best_use(card);
    let held = hand.iter().map(|card| best_of(*card)).fold(f32::NEG_INFINITY, f32::max);
    let unseen = unseen(view, deck);
    let sum: f32 = unseen.iter().map(|card| best_of(*card).max(held)).sum();
    if unseen.is_empty() { held } else { sum / unseen.len() as f32 }
}

/// The cards that may come off a deck.
pub fn unseen(view: &View, deck: Deck) -> Vec<Card> {
    let Some(deck) = view.decks.iter().find(|it| it.deck == deck) else { return Vec::new() };
    let cards = |pool: &bounty_hunters::Pool| pool.cards.clone();
    match deck.unseen.iter().find(|pool| pool.age == 0) {
        Some(pool) if deck.n_cards > 0 => cards(pool),
        // BH-13.1: the discard pile becomes the deck.
        _ => deck.discards.clone(),
    }
}
