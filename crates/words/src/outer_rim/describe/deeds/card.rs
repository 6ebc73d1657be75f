//! Cards that come and go.

use crate::outer_rim::describe::amounts::Unit;
use crate::outer_rim::describe::pen::{Known, Mood, Pen};
use outer_rim::CardEffect;

impl Pen<'_> {
    pub(super) fn of_card(&self, effect: &CardEffect, mood: Mood, known: Known<'_>) -> String {
        let deck = |key: &str, deck| self.act(key, mood, [("deck", self.deck(deck).into())]);
        match effect {
            CardEffect::GainTop(which) => deck("orc-gain-top", *which),
            CardEffect::GainNamed(card) => {
                let deck = self.content.card(card.id()).deck;
                let deck = deck.map(|deck| self.deck(deck)).unwrap_or_default();
                let pairs = [("name", self.card_name(card.id()).into()), ("deck", deck.into())];
                self.act("orc-gain-named", mood, pairs)
            }
            CardEffect::Browse(browse) => self.browse(browse, mood),
            CardEffect::Market(off) if off.is_zero() => self.act("orc-market", mood, []),
            CardEffect::Market(off) => {
                let off = self.amount(off, Unit::Credits, known);
                self.act("orc-market-off", mood, [("off", off.into())])
            }
            CardEffect::DiscardTop(which) => deck("orc-discard-top", *which),
            CardEffect::GainCard(number) => self.gain_card(*number, mood),
            CardEffect::DiscardThis => self.act("orc-discard-this", mood, []),
            CardEffect::RemoveThis => self.act("orc-remove-this", mood, []),
            CardEffect::RotateThis => self.act("orc-rotate-this", mood, []),
            CardEffect::DiscardChosen => self.act("orc-discard-chosen", mood, []),
            CardEffect::TakeChosen => self.act("orc-take-chosen", mood, []),
        }
    }

    /// A databank card by its name where the number has only one.
    fn gain_card(&self, number: u16, mood: Mood) -> String {
        match self.content.numbered(number) {
            [card] => {
                let pairs = [("name", self.card_name(*card).into()), ("number", number.into())];
                self.act("orc-gain-card-named", mood, pairs)
            }
            _ => self.act("orc-gain-card", mood, [("number", number.into())]),
        }
    }
}
