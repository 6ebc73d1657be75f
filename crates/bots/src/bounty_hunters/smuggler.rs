//! Knows what things are worth: whatever leads to the best expected end.

use super::book::Book;
use super::quick::Quick;
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
            let study = self.book.read(content);
            let areas = study.areas(view);
            let outlook = study.outlook(view, &areas);
            let (seat, n_turns) = (seat.idx(), outlook.n_turns());
            match view.ask {
                Ask::Window { .. } => {
                    let rating = outlook.rating(seat, n_turns);
                    best(menu.items(), |action| rating.of(action))
                }
                Ask::Draw { .. } => {
                    let quick = Quick::new(&outlook, seat, n_turns);
                    let hand = &view.players[seat].hand;
                    best(menu.items(), |action| deck_worth(view, &quick, hand, action))
                }
                _ => {
                    let quick = Quick::new(&outlook, seat, n_turns);
                    best(menu.items(), |action| quick.of(action))
                }
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
pub fn deck_worth(view: &View, quick: &Quick<'_>, hand: &[Card], draw: Action) -> f32 {
    let Action::Draw(deck) = draw else { return f32::NEG_INFINITY };
    let best_use = |card: &Card| quick.best_use(*card).1;
    let held = hand.iter().map(best_use).fold(quick.sale, f32::max);
    let unseen = unseen(view, deck);
    let sum: f32 = unseen.iter().map(|card| best_use(card).max(held)).sum();
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
