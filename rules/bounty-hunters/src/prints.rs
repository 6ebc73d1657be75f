//! Which cards of a set show the same, so that nobody can tell them apart.

use crate::content::Lists;
use crate::{CARDS, Card, Cards, DROIDS, Deck};

/// By card: the first card that shows the same, and the next one after it;
/// itself where there is none.
///
/// Targets count as different, whatever they show: they are named where attack
/// cards are placed, and two that lie open are told apart by what faces them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Prints {
    first: [Card; CARDS as usize],
    next: [Card; CARDS as usize],
}

impl Prints {
    /// Compares the cards of a set; one that was not checked may be short.
    pub(crate) fn of(lists: &Lists) -> Self {
        let mut itself = [Card::new(0); CARDS as usize];
        for (slot, card) in itself.iter_mut().zip(Card::all()) {
            *slot = card;
        }
        let mut prints = Self { first: itself, next: itself };
        for card in Card::all() {
            let later = Card::all().skip(card.idx() + 1);
            if let Some(next) = later.clone().find(|other| show_the_same(lists, card, *other)) {
                prints.next[card.idx()] = next;
                prints.first[next.idx()] = prints.first[card.idx()];
            }
        }
        prints
    }

    /// The first card of the set that shows the same.
    #[inline]
    pub(crate) fn first(&self, card: Card) -> Card {
        self.first[card.idx()]
    }

    /// Whether there is another card that shows the same.
    #[inline]
    pub(crate) fn is_double(&self, card: Card) -> bool {
        self.first[card.idx()] != card || self.next[card.idx()] != card
    }

    /// Whether nobody could tell the two apart.
    #[inline]
    pub(crate) fn alike(&self, one: Card, other: Card) -> bool {
        self.first(one) == self.first(other)
    }

    /// The cards that show the same, by number: the one at this place.
    pub(crate) fn nth(&self, card: Card, place: usize) -> Card {
        (0..place).fold(self.first(card), |card, _| self.next[card.idx()])
    }

    /// The first card of the set that shows the same as this one.
    pub(crate) fn find(&self, cards: Cards, deck: Deck, wanted: Card) -> Option<Card> {
        if wanted.deck() != deck {
            return None;
        }
        if cards.contains(wanted) {
            return Some(wanted);
        }
        cards.iter(deck).find(|card| self.alike(*card, wanted))
    }
}

fn show_the_same(lists: &Lists, one: Card, other: Card) -> bool {
    if one.deck() != other.deck() || one.is_crate() != other.is_crate() {
        return false;
    }
    let [a, b] = [one, other].map(|card| usize::from(card.nth()));
    match one.deck() {
        Deck::Target => false,
        Deck::Hunter => {
            same(&lists.hunters, a, b, |face| (face.character.as_str(), face.attack, face.penalty))
        }
        Deck::Contract => same(&lists.contracts, a, b, |face| {
            (face.kind, face.characters.as_slice(), face.per_target.as_slice(), face.per_duo)
        }),
        Deck::Market if one.is_droid() => {
            same(&lists.droids, a, b, |face| (face.character.as_str(), face.attack, face.cost))
        }
        Deck::Market => {
            let [a, b] = [a, b].map(|nth| nth - usize::from(DROIDS));
            same(&lists.crates, a, b, |face| (face.n_crates, face.points, face.cost))
        }
    }
}

fn same<'a, F, P: PartialEq>(faces: &'a [F], a: usize, b: usize, of: impl Fn(&'a F) -> P) -> bool {
    match (faces.get(a), faces.get(b)) {
        (Some(a), Some(b)) => of(a) == of(b),
        _ => false,
    }
}
