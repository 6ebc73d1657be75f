//! The decks of the market.

use super::{Teller, told};
use crate::{Told, args};
use outer_rim::{CardId, Deck, MarketEvent};

impl Teller<'_> {
    pub(super) fn market_line(&self, event: &MarketEvent) -> Option<Told> {
        let on_deck = |key: &str, deck: Deck, card: Option<CardId>| {
            let card = card.map(|card| self.card(card)).unwrap_or_default();
            let facts = args([("deck", self.deck(deck).into()), ("card", card.into())]);
            self.speaker.say(key, &facts)
        };
        match event {
            MarketEvent::TurnedUp { deck, card } => {
                told(on_deck("or-saw-turned-up", *deck, Some(*card)), "OR-7.5")
            }
            MarketEvent::PutUnder { deck } => {
                told(on_deck("or-saw-put-under", *deck, None), "OR-7.3")
            }
            MarketEvent::Shown { deck, card } => {
                told(on_deck("or-saw-shown", *deck, Some(*card)), "OR-7.10")
            }
            MarketEvent::ShuffledIn { deck, card } => {
                told(on_deck("or-saw-shuffled-in", *deck, Some(*card)), "OR-7.10")
            }
            MarketEvent::DeckShuffled { deck } => {
                told(on_deck("or-saw-deck-shuffled", *deck, None), "OR-7.10")
            }
            MarketEvent::TakenFromMarket { .. } => None,
        }
    }
}
