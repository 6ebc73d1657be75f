//! How the game may end: the rest of it played out in tokens alone.
//!
//! Hands are left out: in the rounds to come every order of the seats is as
//! likely as any other, and every seat picks by price and captures when it
//! can. What counts is the share of the victory, and a little the margin.

use super::tokens::{Holdings, Prices};
use han_solo::{TOKENS, Token, View};
use tabletop::{Dice, SEATS_MAX, Seat, SeatSet};

/// What a margin of all tokens is worth next to the victory.
const MARGIN_WEIGHT: f32 = 0.25;

/// A table seen as tokens only.
#[derive(Clone, PartialEq, Debug)]
pub struct Future {
    pub prices: Prices,
    holdings: Holdings,
    seat: Seat,
    pot: Tokens,
    unseen: Tokens,
    n_stack: u8,
}

/// Tokens in some order.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Tokens {
    list: [Token; TOKENS as usize],
    len: u8,
}

impl Tokens {
    fn of(tokens: &[Token]) -> Self {
        let mut list = [Token::new(0); TOKENS as usize];
        list[..tokens.len()].copy_from_slice(tokens);
        Self { list, len: tokens.len() as u8 }
    }

    fn as_slice(&self) -> &[Token] {
        &self.list[..usize::from(self.len)]
    }

    /// The order of the others stays, so that equals are picked alike.
    fn remove(&mut self, token: Token) {
        let mut kept = 0;
        for idx in 0..usize::from(self.len) {
            let other = self.list[idx];
            self.list[kept] = other;
            kept += usize::from(other != token);
        }
        self.len = kept as u8;
    }
}

/// Seats in ranking order.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    seats: [Seat; SEATS_MAX],
    len: u8,
}

impl Order {
    pub fn of(seats: impl IntoIterator<Item = Seat>) -> Self {
        let mut order = Self { seats: [Seat::new(0); SEATS_MAX], len: 0 };
        for seat in seats {
            order.seats[usize::from(order.len)] = seat;
            order.len += 1;
        }
        order
    }

    fn as_slice(&self) -> &[Seat] {
        &self.seats[..usize::from(self.len)]
    }
}

impl Future {
    /// The table as this viewer's seat sees it.
    pub fn new(view: &View, prices: Prices, seat: Seat) -> Self {
        Self {
            holdings: Holdings::new(view, &prices),
            seat,
            pot: Tokens::of(&view.pot),
            unseen: Tokens::of(&view.unseen),
            n_stack: view.n_stack,
            prices,
        }
    }

    /// The token of the pot that a seat likes best, with these picking after it.
    pub fn favourite(&self, seat: Seat, waiting: SeatSet) -> Option<Token> {
        let pot = self.pot.as_slice().iter().copied();
        self.prices.favourite(&self.holdings, seat, pot, waiting)
    }

    /// What each place of this round's ranking is worth to the viewer, first
    /// to last; a better place is never worth less.
    pub fn places(&self, n_trials: u32) -> [f32; SEATS_MAX] {
        let n_seats = self.prices.n_seats();
        let mut worth = [0.0; SEATS_MAX];
        for trial in 0..n_trials {
            for place in 0..n_seats {
                let mut dice = Dice::swift(u64::from(trial));
                let mut order = self.any_order(&mut dice);
                let seats = &mut order.seats[..usize::from(n_seats)];
                let at = seats.iter().position(|seat| *seat == self.seat).unwrap_or(0);
                // The others keep their order; only the viewer's place differs.
                let place = usize::from(place);
                if at < place {
                    seats[at..=place].rotate_left(1);
                } else {
                    seats[place..=at].rotate_right(1);
                }
                let mut holdings = self.holdings;
                self.share_out(&mut holdings, self.pot, &order);
                self.captures(&mut holdings, &order, SeatSet::EMPTY);
                worth[place] += self.play_on(holdings, &mut dice) / n_trials as f32;
            }
        }
        for place in (1..usize::from(n_seats)).rev() {
            worth[place - 1] = worth[place - 1].max(worth[place]);
        }
        worth
    }

    /// What it is worth to the viewer to have this token of the pot now, when
    /// the seats of `waiting` pick afterwards, in the ranking `order`.
    pub fn pick(&self, token: Token, waiting: &Order, order: &Order, n_trials: u32) -> f32 {
        let mut after = self.holdings;
        let mut pot = self.pot;
        after.give(&self.prices, self.seat, token);
        pot.remove(token);
        self.share_out(&mut after, pot, waiting);
        self.mean(n_trials, |dice| {
            let mut holdings = after;
            self.captures(&mut holdings, order, SeatSet::EMPTY);
            self.play_on(holdings, dice)
        })
    }

    /// What it is worth to the viewer to use this set now, or none of them.
    pub fn capturing(
        &self,
        set: Option<usize>,
        order: &Order,
        asked: SeatSet,
        n_trials: u32,
    ) -> f32 {
        let mut after = self.holdings;
        let mut asked = asked;
        match set {
            Some(set) => after.capture(&self.prices, self.seat, set),
            None => asked.insert(self.seat),
        }
        self.captures(&mut after, order, asked);
        self.mean(n_trials, |dice| self.play_on(after, dice))
    }

    fn mean(&self, n_trials: u32, trial: impl Fn(&mut Dice) -> f32) -> f32 {
        // The same chance for every candidate: what differs is the choice.
        let sum: f32 = (0..n_trials).map(|seed| trial(&mut Dice::swift(u64::from(seed)))).sum();
        sum / n_trials as f32
    }

    fn any_order(&self, dice: &mut Dice) -> Order {
        let mut order = Order::of(Seat::all(self.prices.n_seats()));
        let n_seats = usize::from(order.len);
        dice.shuffle(&mut order.seats[..n_seats]);
        order
    }

    /// HS-7.1: each seat takes what it likes best.
    fn share_out(&self, holdings: &mut Holdings, mut pot: Tokens, order: &Order) {
        let mut waiting: SeatSet = order.as_slice().iter().copied().collect();
        for seat in order.as_slice() {
            waiting.remove(*seat);
            let tokens = pot.as_slice().iter().copied();
            let Some(token) = self.prices.favourite(holdings, *seat, tokens, waiting) else {
                return;
            };
            holdings.give(&self.prices, *seat, token);
            pot.remove(token);
        }
    }

    /// HS-8.5: whoever may capture does, best hand first, once a round.
    fn captures(&self, holdings: &mut Holdings, order: &Order, asked: SeatSet) {
        let mut asked = asked;
        loop {
            let next = order.as_slice().iter().copied().find_map(|seat| {
                let set = holdings.usable_set(&self.prices, seat)?;
                (!asked.contains(seat)).then_some((seat, set))
            });
            let Some((seat, set)) = next else { return };
            asked.insert(seat);
            holdings.capture(&self.prices, seat, set);
        }
    }

    /// The rounds to come; what the end is worth to the viewer.
    fn play_on(&self, mut holdings: Holdings, dice: &mut Dice) -> f32 {
        let mut stack = self.unseen;
        dice.shuffle(&mut stack.list[..usize::from(stack.len)]);
        let coming = &stack.as_slice()[..usize::from(self.n_stack.min(stack.len))];
        for pot in coming.chunks(usize::from(self.prices.n_seats())) {
            let order = self.any_order(dice);
            self.share_out(&mut holdings, Tokens::of(pot), &order);
            self.captures(&mut holdings, &order, SeatSet::EMPTY);
        }
        self.worth(&holdings)
    }

    /// What an end is worth: the victory, shared with equals, and the margin.
    fn worth(&self, holdings: &Holdings) -> f32 {
        let own = holdings.total(self.seat);
        let rivals = || {
            let rivals = Seat::all(self.prices.n_seats()).filter(|seat| *seat != self.seat);
            rivals.map(|seat| holdings.total(seat))
        };
        let best = rivals().max().unwrap_or(0);
        let victory = match own.cmp(&best) {
            std::cmp::Ordering::Less => 0.0,
            std::cmp::Ordering::Equal => {
                1.0 / (1 + rivals().filter(|total| *total == own).count()) as f32
            }
            std::cmp::Ordering::Greater => 1.0,
        };
        victory + MARGIN_WEIGHT * (own - best) as f32 / self.prices.all() as f32
    }
}
