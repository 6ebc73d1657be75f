//! Everything that is true at the table.

use crate::area::Area;
use crate::cards::Cards;
use crate::faces::{ATTACKERS, Faces, Force, attacker};
use crate::hand::Hand;
use crate::{
    Action, Ask, Card, Content, CreditSupply, DECKS, Deck, PLAYERS_MAX, Score, Setup, score,
};
use alloc::sync::Arc;
use tabletop::{Sealed, Seat, SeatSet};

/// Everything that is true at the table.
///
/// Invariant: decks, discard piles, hands and areas are the 195 cards, each
/// once; in the introductory game (BH-12.1) without the contracts and the eight
/// targets that show them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) content: Arc<Content>,
    pub(crate) setup: Setup,
    /// How many questions have been asked.
    pub(crate) step: u32,
    pub(crate) ask: Ask,
    pub(crate) sealed: Sealed<Action>,
    /// From 1; 0 before the deal.
    pub(crate) turn: u8,
    /// BH-10.4: the last turn, once it is set.
    pub(crate) last_turn: Option<u8>,
    pub(crate) is_scored: bool,
    pub(crate) guild_master: Seat,
    /// The seats that have ended their activation window of this turn.
    pub(crate) done: SeatSet,
    /// BH-4.9: the market cards laid aside this turn, by anybody.
    pub(crate) reserved_now: Cards,
    /// BH-3.5: the deck each seat has drawn from this turn.
    pub(crate) drew: [Option<Deck>; PLAYERS_MAX],
    /// The card each seat has drawn this turn, until the cards are revealed.
    pub(crate) fresh: [Option<Card>; PLAYERS_MAX],
    pub(crate) piles: [Pile; DECKS],
    pub(crate) hands: [Hand; PLAYERS_MAX],
    pub(crate) areas: [Area; PLAYERS_MAX],
    /// By target: the attack cards facing it, summed.
    pub(crate) fronts: [Force; Deck::Target.size() as usize],
    /// By target: the turn in which it was played; 0 for never.
    pub(crate) since: [u8; Deck::Target.size() as usize],
    /// By attack card: where it lies.
    pub(crate) spots: [Spot; ATTACKERS],
}

/// A deck and its discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pile {
    /// The deck: its order is nobody's knowledge, so it has none.
    pub(crate) deck: Cards,
    pub(crate) discards: Cards,
    pub(crate) top: Option<Card>,
    pub(crate) n_reshuffles: u8,
}

/// Where an attack card lies: the number of the target it faces, or
/// [`NO_TARGET`], and how many cards its seat had placed before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    pub(crate) on: u8,
    pub(crate) rank: u8,
}

/// What an attack card of an orphan faces.
pub(crate) const NO_TARGET: u8 = u8::MAX;

impl State {
    /// The table before the deal.
    pub(crate) fn blank(setup: &Setup, content: &Arc<Content>) -> Self {
        debug_assert!(setup.check().is_ok(), "{setup:?} was not checked");
        let mut piles = Deck::ALL.map(|deck| Pile {
            deck: Cards::all(deck),
            discards: Cards::EMPTY,
            top: None,
            n_reshuffles: 0,
        });
        if setup.options.introductory {
            // BH-12.1: these stay in the box.
            let targets = &mut piles[Deck::Target.idx()].deck;
            *targets = targets.without(content.faces.with_contract_icon);
            piles[Deck::Contract.idx()].deck = Cards::EMPTY;
        }
        Self {
            content: content.clone(),
            setup: *setup,
            step: 0,
            ask: Ask::Nothing,
            sealed: Sealed::IDLE,
            turn: 0,
            last_turn: None,
            is_scored: false,
            guild_master: Seat::new(0),
            done: SeatSet::EMPTY,
            reserved_now: Cards::EMPTY,
            drew: [None; PLAYERS_MAX],
            fresh: [None; PLAYERS_MAX],
            piles,
            hands: [Hand::EMPTY; PLAYERS_MAX],
            areas: [Area::EMPTY; PLAYERS_MAX],
            fronts: [Force::default(); Deck::Target.size() as usize],
            since: [0; Deck::Target.size() as usize],
            spots: [Spot { on: NO_TARGET, rank: 0 }; ATTACKERS],
        }
    }

    #[inline]
    pub(crate) fn faces(&self) -> &Faces {
        &self.content.faces
    }

    /// The number of seats.
    #[inline]
    #[must_use]
    pub fn n_seats(&self) -> u8 {
        self.setup.seats
    }

    /// What the table agreed.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The card set.
    #[must_use]
    pub fn content(&self) -> &Arc<Content> {
        &self.content
    }

    /// What the table waits for.
    #[inline]
    #[must_use]
    pub fn ask(&self) -> Ask {
        self.ask
    }

    /// The number of the turn, from 1; 0 before the deal.
    #[must_use]
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// BH-10.4: the number of the last turn, once it is set.
    #[must_use]
    pub fn last_turn(&self) -> Option<u8> {
        self.last_turn
    }

    /// BH-2.3: where the canonical order begins.
    #[must_use]
    pub fn guild_master(&self) -> Seat {
        self.guild_master
    }

    /// Whether the table is scored and over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_scored
    }

    /// What a seat has answered in secret so far.
    #[must_use]
    pub fn sealed(&self, seat: Seat) -> Option<Action> {
        self.sealed.of(seat)
    }

    /// The cards of a hand, in the order of their numbers.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &[Card] {
        &self.hands[seat.idx()]
    }

    /// What lies in front of a seat.
    #[inline]
    #[must_use]
    pub fn area(&self, seat: Seat) -> &Area {
        &self.areas[seat.idx()]
    }

    /// BH-4.9: the reserved cards of a seat that were laid aside this turn.
    #[must_use]
    pub fn reserved_now(&self, seat: Seat) -> Cards {
        self.area(seat).reserved.intersection(self.reserved_now)
    }

    /// The cards of a deck; their order is nobody's knowledge.
    #[must_use]
    pub fn deck(&self, deck: Deck) -> Cards {
        self.piles[deck.idx()].deck
    }

    /// The cards of a discard pile.
    #[must_use]
    pub fn discards(&self, deck: Deck) -> Cards {
        self.piles[deck.idx()].discards
    }

    /// BH-13.2: whether a card can be had from this deck.
    #[inline]
    #[must_use]
    pub fn can_draw(&self, deck: Deck) -> bool {
        let pile = &self.piles[deck.idx()];
        !pile.deck.union(pile.discards).is_empty()
    }

    /// BH-6.2: the attack values against a target, green, blue, orange.
    #[must_use]
    pub fn attack_on(&self, target: Card) -> [u16; 3] {
        self.fronts[target.idx()].values()
    }

    /// BH-11.5: the points its hunters cost once this target is captured.
    #[must_use]
    pub fn penalty_on(&self, target: Card) -> u16 {
        self.fronts[target.idx()].penalty()
    }

    /// The target an attack card in an area faces; none in an orphan.
    #[must_use]
    pub fn faces_target(&self, card: Card) -> Option<Card> {
        Card::try_from(self.spots[attacker(card)].on).ok()
    }

    /// BH-11: what a seat would score if the game ended now.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Score {
        score::score(self, seat)
    }

    /// BH-13.6: the credits left in the reserve, where it is limited.
    #[must_use]
    pub fn n_reserve(&self) -> Option<u8> {
        (self.setup.options.credit_supply == CreditSupply::Box).then(|| {
            let n_out: u32 = self.areas.iter().map(|area| u32::from(area.credits)).sum();
            u32::from(crate::CREDITS_IN_BOX).saturating_sub(n_out) as u8
        })
    }

    /// Whether a seat has seen a card of another seat's hand, or its own.
    /// Hands travel one seat to the left each turn, so a seat `k` places to the
    /// right held this one `k` turns ago, and saw what was in it by then.
    #[inline]
    pub(crate) fn has_seen(&self, seat: Seat, holder: Seat, drawn: u8) -> bool {
        let n_seats = self.n_seats() as usize;
        let distance = (holder.idx() + n_seats - seat.idx()) % n_seats;
        usize::from(self.turn.saturating_sub(drawn)) >= distance
    }

    /// Puts an attack card on a target of this seat, or into its orphan.
    #[inline]
    pub(crate) fn attach(&mut self, seat: Seat, card: Card, on: Option<Card>) {
        let force = self.content.faces.attack(card);
        let area = &mut self.areas[seat.idx()];
        let is_hunter = card.deck() == Deck::Hunter;
        let (all, orphans) = if is_hunter {
            (&mut area.hunters, &mut area.orphan_hunters)
        } else {
            (&mut area.market, &mut area.orphan_droids)
        };
        all.insert(card);
        // One order for the whole area says the order within each confrontation.
        let rank = area.n_placed;
        area.n_placed += 1;
        let (front, on) = match on {
            Some(target) => (&mut self.fronts[target.idx()], target.idx() as u8),
            None => {
                orphans.insert(card);
                (&mut area.orphan, NO_TARGET)
            }
        };
        *front = front.plus(force);
        self.spots[attacker(card)] = Spot { on, rank };
    }
}
