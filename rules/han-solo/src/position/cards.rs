//! The cards of a claimed situation.

use super::{CardName, Placing, PositionAsk};
use crate::hand::{HAND_MAX, HAND_MIN};
use crate::state::LAPS;
use crate::{Card, CardSet};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use tabletop::Seat;

impl Placing<'_> {
    /// HS-4.5: every card is in one place; those not named are the draw pile.
    pub fn cards(&mut self) {
        let claim = self.claim;
        self.by_seat("hands", claim.hands.len(), false);
        self.by_seat("shown", claim.shown.len(), true);
        let n_seats = usize::from(self.state.n_seats());
        let mut wanted: Vec<(String, CardName)> = Vec::new();
        for (seat, hand) in claim.hands.iter().take(n_seats).enumerate() {
            wanted.extend(hand.iter().map(|name| (format!("hands[{seat}]"), *name)));
        }
        wanted.extend(claim.discards.iter().map(|name| (String::from("discards"), *name)));
        let mut found = self.find_copies(&wanted).into_iter();
        for (seat, hand) in Seat::all(self.state.n_seats()).zip(&claim.hands) {
            let cards = found.by_ref().take(hand.len()).flatten();
            self.state.hands[seat.idx()] = cards.take(HAND_MAX).collect();
        }
        for card in found.flatten() {
            self.state.discards.push(card);
        }
        self.hand_sizes();
        self.shown();
        let taken = matches!(claim.ask, PositionAsk::Discard { taken: true, .. });
        if claim.discards.is_empty() && !taken {
            self.fault("HS-4.1", "discards", "the discard pile has at least one card");
        }
    }

    /// Gives every name a copy of its own: exact names first, then what is left.
    fn find_copies(&mut self, wanted: &[(String, CardName)]) -> Vec<Option<Card>> {
        let mut found: Vec<Option<Card>> = Vec::new();
        found.resize(wanted.len(), None);
        for exact in [true, false] {
            for ((at, name), slot) in wanted.iter().zip(&mut found) {
                if name.is_exact() != exact {
                    continue;
                }
                let free = name.fits().iter().find(|card| self.state.draw.contains(*card));
                match free {
                    Some(card) => self.state.draw.remove(card),
                    None => self.fault("HS-1.1", at, format!("there are not so many {name}")),
                }
                *slot = free;
            }
        }
        found
    }

    /// HS-3.5: two cards and at most one more for every turn taken.
    fn hand_sizes(&mut self) {
        let claim = self.claim;
        let asked = claim.ask.seat();
        let holds_new = matches!(claim.ask, PositionAsk::Discard { .. });
        let n_seats = self.state.n_seats();
        let first = self.state.dealer.left(n_seats);
        let mut has_acted = asked.is_some_and(|seat| seat.idx() < usize::from(n_seats));
        for seat in first.round(n_seats) {
            let is_asked = asked == Some(seat);
            has_acted &= !is_asked;
            let n_turns = match self.state.lap {
                lap @ 1..=LAPS => lap - 1 + u8::from(has_acted),
                _ => LAPS,
            };
            let new = usize::from(holds_new && is_asked);
            let (min, max) = (HAND_MIN + new, HAND_MIN + usize::from(n_turns) + new);
            let n_cards = claim.hands.get(seat.idx()).map_or(min, Vec::len);
            if !(min..=max).contains(&n_cards) {
                self.fault(
                    "HS-3.5",
                    format!("hands[{seat}]"),
                    format!("{n_cards} cards where {min} to {max} are possible"),
                );
            }
        }
    }

    /// Which cards everybody knows: those claimed, the one taken just now, and
    /// all of them after the reveal.
    fn shown(&mut self) {
        let claim = self.claim;
        for seat in Seat::all(self.state.n_seats()) {
            let hand = self.state.hands[seat.idx()];
            let mut hidden: CardSet = hand.iter().copied().collect();
            let whole = hidden;
            if let PositionAsk::Discard { seat: asked, taken: true } = claim.ask
                && asked == seat
                && let Some(taken) = hand.last()
            {
                hidden.remove(*taken);
            }
            for name in claim.shown.get(seat.idx()).into_iter().flatten() {
                let fits = |card: &Card| name.fits().contains(*card);
                // The card taken just now may be listed with the others.
                match hidden.iter().find(fits) {
                    Some(card) => hidden.remove(card),
                    None if whole.without(hidden).iter().any(|card| fits(&card)) => {}
                    None => {
                        self.fault(
                            "HS-4.6",
                            format!("shown[{seat}]"),
                            format!("{name} is not held"),
                        );
                    }
                }
            }
            self.state.shown[seat.idx()] =
                if self.state.is_shown() { whole } else { whole.without(hidden) };
        }
    }
}
