//! OR-25.1, UB-17.2, UB-18.1: which cards play which opponent.

use super::Content;
use crate::setup::Calling;
use crate::{AiCard, AiCardId, AiDeck, CharacterId};

/// UB-17.2: the cards of the base deck that are used with the expansion.
const KEPT: [u8; 5] = [1, 2, 6, 7, 9];

impl Content {
    /// The AI deck of an opponent.
    pub(crate) fn ai_deck(
        &self,
        character: CharacterId,
        expansion: bool,
    ) -> impl Iterator<Item = AiCardId> + Clone + '_ {
        let calling = Calling::of(self.character(character).setup.databank);
        let of_deck = move |card: &AiCard| match &card.deck {
            AiDeck::Standard => {
                calling == Calling::Courier && (!expansion || KEPT.contains(&card.number))
            }
            AiDeck::BountyHunter => calling == Calling::BountyHunter,
            AiDeck::Character(own) => expansion && own.id() == character,
        };
        let all = self.ai_cards.iter().enumerate();
        let used = all.filter(move |(_, card)| Self::in_use(card.edition, expansion));
        used.filter(move |(_, card)| of_deck(card)).map(|(idx, _)| AiCardId(idx as u8))
    }

    /// An AI card.
    #[must_use]
    pub fn ai_card(&self, card: AiCardId) -> &AiCard {
        &self.ai_cards[card.idx()]
    }
}
