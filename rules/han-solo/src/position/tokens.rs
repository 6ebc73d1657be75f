//! The tokens of a claimed situation.

use super::{Placing, PositionAsk, TokenName};
use crate::state::SET_COLOURS;
use crate::{ShortRound, TOKENS, TokenSet};
use alloc::format;
use alloc::vec::Vec;
use tabletop::Seat;

impl Placing<'_> {
    /// HS-1.2: every token is in one place; what is not said follows.
    pub fn tokens(&mut self) {
        let claim = self.claim;
        self.by_seat("owned", claim.owned.len(), true);
        self.by_seat("spent", claim.spent.len(), true);
        let mut free = TokenSet::ALL;
        for (seat, names) in Seat::all(self.state.n_seats()).zip(&claim.owned) {
            self.state.owned[seat.idx()] =
                self.find_tokens(&format!("owned[{seat}]"), names, &mut free);
        }
        let mut list = |at, names: &Option<_>| {
            names.as_ref().map(|names: &Vec<TokenName>| self.find_tokens(at, names, &mut free))
        };
        let (pot, stack) = (list("pot", &claim.pot), list("stack", &claim.stack));
        let trimmed = list("trimmed", &claim.trimmed);
        self.state.pot = pot.unwrap_or_else(|| {
            let pot: TokenSet = free.iter().take(usize::from(self.n_waiting())).collect();
            free = free.without(pot);
            pot
        });
        self.stack_and_trimmed(stack, trimmed, free);
        self.pot_size();
        self.spent();
    }

    fn find_tokens(&mut self, at: &str, names: &[TokenName], free: &mut TokenSet) -> TokenSet {
        let mut found = TokenSet::EMPTY;
        for name in names {
            match name.resolve(&self.state.content) {
                Some(token) if free.contains(token) => {
                    free.remove(token);
                    found.insert(token);
                }
                Some(_) => self.fault("HS-1.2", at, format!("{name:?} lies in two places")),
                None => self.fault("HS-1.2", at, format!("there is no token {name:?}")),
            }
        }
        found
    }

    fn stack_and_trimmed(
        &mut self,
        stack: Option<TokenSet>,
        trimmed: Option<TokenSet>,
        free: TokenSet,
    ) {
        let falcon = self.state.worth.falcon();
        (self.state.stack, self.state.trimmed) = match (stack, trimmed) {
            (Some(stack), Some(trimmed)) => {
                if !free.is_empty() {
                    self.fault("HS-1.2", "stack", format!("the tokens {free:?} lie nowhere"));
                }
                (stack, trimmed)
            }
            (Some(stack), None) => (stack, free),
            (None, Some(trimmed)) => (free, trimmed),
            (None, None) => {
                let n_trimmed = match self.state.setup.options.short_round {
                    ShortRound::Play => 0,
                    ShortRound::Trim => TOKENS % self.state.n_seats(),
                };
                let mut rest = free;
                rest.remove(falcon);
                let n_kept = rest.len().saturating_sub(n_trimmed);
                let trimmed = rest.iter().skip(usize::from(n_kept)).collect();
                (free.without(trimmed), trimmed)
            }
        };
        if self.state.trimmed.contains(falcon) {
            self.fault("HS-2.6", "trimmed", "the falcon is never out of the game");
        }
    }

    /// How many seats have no token of this round yet.
    fn n_waiting(&self) -> u8 {
        self.state.n_seats() - self.state.served.len()
    }

    /// HS-2.4: there is at most a token for every seat still waiting.
    fn pot_size(&mut self) {
        let (n_tokens, n_waiting) = (self.state.pot.len(), self.n_waiting());
        if n_tokens > n_waiting {
            let message = format!("{n_tokens} tokens for {n_waiting} seats still to be served");
            self.fault("HS-2.4", "pot", message);
        }
        let is_sharing_over = matches!(self.claim.ask, PositionAsk::Capture { .. });
        if n_tokens == 0 && !is_sharing_over {
            self.fault("HS-2.4", "pot", "a round is about at least one token");
        }
    }

    /// HS-8.4: a used set is a set.
    fn spent(&mut self) {
        for (seat, colours) in Seat::all(self.state.n_seats()).zip(&self.claim.spent) {
            for colour in colours {
                if !self.state.has_set(seat, *colour) || self.state.has_spent(seat, *colour) {
                    let message = format!("seat {seat} has no {colour:?} set to have used");
                    self.fault("HS-8.4", format!("spent[{seat}]"), message);
                    continue;
                }
                for (set, seats) in SET_COLOURS.iter().zip(&mut self.state.spent) {
                    if set == colour {
                        seats.insert(seat);
                    }
                }
                self.state.n_captures += 1;
            }
        }
    }
}
