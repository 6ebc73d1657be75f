//! The last reveal and what came of it, remembered until the next one.
//!
//! The next round is dealt in the same entry as the last pick, so without this a
//! view would have forgotten the hands by the time somebody looks at them.

use crate::look::ranking;
use crate::{Card, CardName, Contest, Drawn, Hand, HowTaken, Reveal, Share, Token};
use alloc::vec::Vec;
use tabletop::{SEATS_MAX, Seat, SeatSet};

/// The most contests of a round: every one of them serves a seat or settles a tied group.
const CONTESTS_MAX: usize = SEATS_MAX;
/// How many drawn cards are remembered. HS-7.4 lets level seats draw again without
/// end; a round that needs more than these is told without the rest.
const DRAWS_MAX: usize = 48;

/// A card drawn in a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Draw {
    contest: u8,
    seat: Seat,
    card: Card,
}

impl Draw {
    const NONE: Self = Self { contest: 0, seat: Seat::new(0), card: Card::new(0) };
}

/// The last reveal.
///
/// Invariant: what lies past the lengths is [`Draw::NONE`] or empty, so equal memories are equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory {
    /// The round that ended with it; 0 where there was none yet.
    round: u8,
    hands: [Hand; SEATS_MAX],
    order: [Seat; SEATS_MAX],
    places: [u8; SEATS_MAX],
    shares: [Option<(Token, HowTaken)>; SEATS_MAX],
    without: SeatSet,
    /// What each contest is about: a token, or none for the picking order.
    prizes: [Option<Token>; CONTESTS_MAX],
    winners: [Option<Seat>; CONTESTS_MAX],
    /// How many contests are settled.
    n_settled: u8,
    draws: [Draw; DRAWS_MAX],
    n_draws: u8,
}

impl Memory {
    /// Before the first reveal.
    pub const NONE: Self = Self {
        round: 0,
        hands: [Hand::EMPTY; SEATS_MAX],
        order: [Seat::new(0); SEATS_MAX],
        places: [0; SEATS_MAX],
        shares: [None; SEATS_MAX],
        without: SeatSet::EMPTY,
        prizes: [None; CONTESTS_MAX],
        winners: [None; CONTESTS_MAX],
        n_settled: 0,
        draws: [Draw::NONE; DRAWS_MAX],
        n_draws: 0,
    };

    /// The hands were shown, in this order.
    #[inline(never)]
    pub fn begin(
        &mut self,
        round: u8,
        hands: &[Hand; SEATS_MAX],
        order: [Seat; SEATS_MAX],
        places: [u8; SEATS_MAX],
    ) {
        // Whatever was drawn before is wiped as far as it was written.
        for draw in &mut self.draws[..usize::from(self.n_draws)] {
            *draw = Draw::NONE;
        }
        let draws = self.draws;
        *self = Self { round, hands: *hands, order, places, draws, ..Self::NONE };
    }

    /// HS-7.2: a seat drew in the contest that is open.
    #[inline(never)]
    pub fn draw(&mut self, seat: Seat, card: Card, prize: Option<Token>) {
        let contest = usize::from(self.n_settled);
        let slot = self.draws.get_mut(usize::from(self.n_draws));
        if let (Some(slot), Some(about)) = (slot, self.prizes.get_mut(contest)) {
            *slot = Draw { contest: self.n_settled, seat, card };
            *about = prize;
            self.n_draws += 1;
        }
    }

    /// A seat has its token.
    #[inline]
    pub fn share(&mut self, seat: Seat, token: Token, how: HowTaken) {
        self.shares[seat.idx()] = Some((token, how));
        if how == HowTaken::Contest {
            self.settle(seat);
        }
    }

    /// HS-7.5: a seat went without.
    #[inline]
    pub fn went_without(&mut self, seat: Seat) {
        self.without.insert(seat);
    }

    /// HS-7.3, option `simple`: tied seats have drawn for their order.
    #[inline(never)]
    pub fn order_drawn(&mut self, order: &[Seat]) {
        let open = self.n_settled;
        let drew = |seat: &&Seat| self.drawn().any(|it| it.contest == open && it.seat == **seat);
        if let Some(first) = order.iter().find(drew) {
            self.settle(*first);
        }
    }

    #[inline(never)]
    fn settle(&mut self, winner: Seat) {
        if let Some(slot) = self.winners.get_mut(usize::from(self.n_settled)) {
            *slot = Some(winner);
            self.n_settled += 1;
        }
    }

    fn drawn(&self) -> impl Iterator<Item = &Draw> {
        self.draws[..usize::from(self.n_draws)].iter()
    }

    /// What everybody remembers of it.
    pub fn told(&self, n_seats: u8) -> Option<Reveal> {
        let share = |seat: Seat| {
            let (token, how) = self.shares[seat.idx()]?;
            Some(Share { seat, token, how })
        };
        let served: SeatSet = Seat::all(n_seats)
            .filter(|seat| self.shares[seat.idx()].is_some() || self.without.contains(*seat))
            .collect();
        let order = &self.order[..usize::from(n_seats)];
        (self.round > 0).then(|| Reveal {
            round: self.round,
            hands: Seat::all(n_seats).map(|seat| names(&self.hands[seat.idx()])).collect(),
            ranking: ranking(&self.hands, order, &self.places, served),
            shares: Seat::all(n_seats).filter_map(share).collect(),
            without: self.without.iter().collect(),
            contests: self.contests(),
        })
    }

    fn contests(&self) -> Vec<Contest> {
        let mut contests: Vec<Contest> = Vec::new();
        for Draw { contest, seat, card } in self.drawn() {
            let idx = usize::from(*contest);
            if contests.len() == idx {
                let (prize, winner) = (self.prizes[idx], self.winners[idx]);
                contests.push(Contest { token: prize, draws: Vec::new(), winner });
            }
            let Some(told) = contests.last_mut() else { continue };
            // HS-7.4: a seat that has drawn already draws again.
            let before = |draw: &&Vec<Drawn>| draw.iter().any(|drawn| drawn.seat == *seat);
            let nth = told.draws.iter().filter(before).count();
            if nth == told.draws.len() {
                told.draws.push(Vec::new());
            }
            told.draws[nth].push(Drawn { seat: *seat, card: CardName::any(card.value()) });
        }
        contests
    }

    /// The memory of whoever was told this. HS-10.6: copies look alike, so any of them will do.
    pub fn of(reveal: &Reveal) -> Self {
        let without = reveal.without.iter().copied().collect();
        let mut memory = Self { round: reveal.round, without, ..Self::NONE };
        for (hand, cards) in memory.hands.iter_mut().zip(&reveal.hands) {
            *hand = cards.iter().filter_map(|name| name.fits().iter().next()).collect();
        }
        for (idx, ranked) in reveal.ranking.iter().take(SEATS_MAX).enumerate() {
            memory.order[idx] = ranked.seat;
            memory.places[idx] = ranked.place;
        }
        for share in &reveal.shares {
            memory.shares[share.seat.idx()] = Some((share.token, share.how));
        }
        for contest in &reveal.contests {
            for drawn in contest.draws.iter().flatten() {
                if let Some(card) = drawn.card.fits().iter().next() {
                    memory.draw(drawn.seat, card, contest.token);
                }
            }
            if let Some(winner) = contest.winner {
                memory.settle(winner);
            }
        }
        memory
    }
}

fn names(hand: &Hand) -> Vec<CardName> {
    hand.iter().map(|card| CardName::any(card.value())).collect()
}
