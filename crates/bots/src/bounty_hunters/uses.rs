//! What a seat may do with a card (BH-4, BH-6).

use super::area::Area;
use super::facts::Facts;
use bounty_hunters::{Action, Card, Deck};

/// Every use of a card of the hand but selling it, each shown once.
pub fn uses(area: &Area, facts: &Facts, card: Card, mut each: impl FnMut(Action)) {
    let is_market = card.deck() == Deck::Market;
    if !is_market || facts.card(card).cost <= area.credits {
        places(area, card, |on| each(Action::Play { card, on }));
    }
    if is_market {
        each(Action::Reserve(card));
    }
}

/// BH-6.4, BH-6.6: where a card goes.
pub fn places(area: &Area, card: Card, mut each: impl FnMut(Option<Card>)) {
    if !card.is_attack() || area.open().is_empty() {
        return each(None);
    }
    for open in area.open() {
        each(Some(open.target));
    }
}
