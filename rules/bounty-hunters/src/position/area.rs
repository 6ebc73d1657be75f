//! What lies in front of the seats of a claimed situation.

use super::{CardName, Placing, PositionAsk, PositionConfrontation, PositionPlayer};
use crate::bounds::credits_max;
use crate::{CREDITS_IN_BOX, Cards, CreditSupply, Deck};
use alloc::format;
use tabletop::Seat;

impl Placing<'_> {
    pub fn area(&mut self, seat: Seat, player: &PositionPlayer) {
        let at = |what: &str| format!("players[{seat}].{what}");
        for (idx, confrontation) in player.confrontations.iter().enumerate() {
            self.confrontation(seat, &at(&format!("confrontations[{idx}]")), confrontation);
        }
        let reserved = self.of_deck(&at("reserved"), &player.reserved, Deck::Market);
        let reserved_now = self.of_deck(&at("reserved_now"), &player.reserved_now, Deck::Market);
        let crates = self.of_deck(&at("crates"), &player.crates, Deck::Market);
        let contracts = self.of_deck(&at("contracts"), &player.contracts, Deck::Contract);
        self.state.reserved_now = self.state.reserved_now.union(reserved_now);
        let area = &mut self.state.areas[seat.idx()];
        area.reserved = reserved.union(reserved_now);
        area.contracts = contracts;
        area.market = area.market.union(crates);
        area.credits = player.credits;
        for card in crates.iter(Deck::Market) {
            area.n_crates += self.state.content.faces.n_crates(card);
        }
        let has_droid = crates.iter(Deck::Market).any(|card| !card.is_crate());
        let (has_orphan, n_open) = (area.has_orphan(), area.open.len());
        if has_droid {
            self.fault("BH-6.4", at("crates"), "a droid lies in a confrontation");
        }
        if has_orphan && n_open > 0 {
            let message = "there is an orphan only without open targets";
            self.fault("BH-6.9", at("confrontations"), message);
        }
        let most = credits_max(self.state.turn);
        if player.credits > most {
            let message = format!("nobody has more than {most} credits in this turn");
            self.fault("BH-13.6", at("credits"), message);
        }
        if self.claim.ask != PositionAsk::Window && !player.reserved_now.is_empty() {
            let message = "cards are laid aside after this question, at the earliest";
            self.fault("BH-4.9", at("reserved_now"), message);
        }
        if self.state.n_reserve().is_some() {
            let n_out: u32 = self.claim.players.iter().map(|one| u32::from(one.credits)).sum();
            if seat.idx() == 0
                && n_out > u32::from(CREDITS_IN_BOX)
                && self.state.setup.options.credit_supply == CreditSupply::Box
            {
                self.fault("BH-13.6", "players", "there are 42 credits");
            }
        }
    }

    fn of_deck(&mut self, at: &str, names: &[CardName], deck: Deck) -> Cards {
        let mut found = Cards::EMPTY;
        for name in names {
            match self.find(at, name) {
                Some(card) if card.deck() == deck => found.insert(card),
                Some(_) => self.fault("BH-1.3", at, format!("{name:?} is of another deck")),
                None => {}
            }
        }
        found
    }

    fn confrontation(&mut self, seat: Seat, at: &str, claim: &PositionConfrontation) {
        let target = claim.target.as_ref().and_then(|name| self.find(at, name));
        let target = target.filter(|card| card.deck() == Deck::Target);
        if target.is_none() && claim.target.is_some() {
            return self.fault("BH-6.3", at, "a confrontation is about a target");
        }
        if let Some(target) = target {
            let nth = self.state.areas[seat.idx()].open.len()
                + self.state.areas[seat.idx()].captured.len();
            self.state.areas[seat.idx()].open.insert(target);
            self.state.since[target.idx()] = nth.min(self.state.turn);
        } else if self.state.areas[seat.idx()].has_orphan() {
            self.fault("BH-6.7", at, "there is one orphan at most");
        }
        for name in &claim.attackers {
            let Some(card) = self.find(at, name) else { continue };
            if !card.is_attack() {
                self.fault("BH-6.4", at, format!("{name:?} is no attack card"));
                continue;
            }
            self.state.attach(seat, card, target);
        }
        // BH-7.1: a target is captured as soon as its shields are met, and only then.
        if let Some(target) = target {
            let shields = self.state.faces().shields(target);
            if self.state.fronts[target.idx()].beats(shields) {
                let area = &mut self.state.areas[seat.idx()];
                area.open.remove(target);
                area.captured.insert(target);
            }
        }
    }
}
