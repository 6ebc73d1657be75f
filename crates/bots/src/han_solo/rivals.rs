//! What rivals end up with, by what can be seen of them.
//!
//! The tables come from practice rounds, played once: seats that are greedy
//! and seats that plan, and of each seat what a rival sees of it (how many
//! turns it has left, how many cards, whether it took an open one) next to
//! the hand it showed in the end.

use super::hand_value::RANKS;
use super::planner::{Goal, LAPS};
use super::practice;
use han_solo::{HAND_MAX, HAND_MIN, View};
use std::sync::LazyLock;
use tabletop::{SEATS_MAX, Seat};

/// What can be seen of a rival's hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glimpse {
    /// How many turns it has left in this round.
    pub n_turns: u8,
    /// How many cards it holds.
    pub n_cards: u8,
    pub clue: Clue,
}

/// What else is known of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clue {
    /// Nothing.
    None,
    /// It holds a card it took from the discard pile.
    Took,
    /// A shift has just dealt it.
    Fresh,
}

const CLUES: usize = 3;
const SIZES: usize = HAND_MAX - HAND_MIN + 1;
const GLIMPSES: usize = (LAPS as usize + 1) * SIZES * CLUES;

impl Glimpse {
    fn idx(self) -> usize {
        let size = usize::from(self.n_cards) - HAND_MIN;
        (usize::from(self.n_turns) * SIZES + size) * CLUES + self.clue as usize
    }
}

/// How often hands of each rank came up.
#[derive(Clone, Debug)]
pub struct Tally {
    times: Vec<f32>,
    n: f32,
}

impl Tally {
    pub fn new() -> Self {
        Self { times: vec![0.0; RANKS.n()], n: 0.0 }
    }

    pub fn add(&mut self, rank: usize) {
        self.times[rank] += 1.0;
        self.n += 1.0;
    }

    /// By rank: the chance to beat such a hand, ties counted half.
    pub fn beaten(&self) -> Vec<f32> {
        let mut below = 0.0;
        let share = |times: &f32| {
            let beaten = (below + 0.5 * times) / self.n;
            below += times;
            beaten
        };
        self.times.iter().map(share).collect()
    }

    /// Ranks that stand for all, each for an equal part of them.
    fn typical(beaten: &[f32]) -> [usize; TYPICAL] {
        std::array::from_fn(|part| {
            let below = (part as f32 + 0.5) / TYPICAL as f32;
            beaten.partition_point(|share| *share < below).min(beaten.len() - 1)
        })
    }
}

/// How many hands stand for all that a shift can lead to.
const TYPICAL: usize = 48;

/// Everything learned from practice.
#[derive(Debug)]
pub struct Rivals {
    /// By glimpse, then by rank: the chance to beat such hands if no shift
    /// comes; empty where practice has not seen any.
    beaten: Vec<Vec<f32>>,
    /// By glimpse: ranks that stand for where such hands end.
    typical: Vec<[usize; TYPICAL]>,
}

/// The tables, made at the first use.
pub static RIVALS: LazyLock<Rivals> = LazyLock::new(Rivals::new);

impl Rivals {
    fn new() -> Self {
        let mut ends = vec![Tally::new(); GLIMPSES];
        practice::rounds(|glimpse, rank| ends[glimpse.idx()].add(rank));
        let beaten = |ends: &Tally| if ends.n > 0.0 { ends.beaten() } else { Vec::new() };
        let beaten: Vec<Vec<f32>> = ends.iter().map(beaten).collect();
        let typical = |beaten: &Vec<f32>| {
            if beaten.is_empty() { [0; TYPICAL] } else { Tally::typical(beaten) }
        };
        Self { typical: beaten.iter().map(typical).collect(), beaten }
    }

    /// The glimpse nearest to this one that practice has seen.
    fn seen(&self, glimpse: Glimpse) -> usize {
        let plain = Glimpse { clue: Clue::None, ..glimpse };
        let smaller = (HAND_MIN as u8..glimpse.n_cards).rev();
        let smaller = smaller.map(|n_cards| Glimpse { n_cards, ..plain });
        [glimpse, plain]
            .into_iter()
            .chain(smaller)
            .map(Glimpse::idx)
            .find(|idx| !self.beaten[*idx].is_empty())
            .expect("practice has seen every number of turns with two cards")
    }

    /// What the round is worth to a seat, when `places` says what each place is worth.
    pub fn goal(&self, view: &View, seat: Seat, places: &[f32; SEATS_MAX]) -> Goal {
        let seats = Seat::all(view.setup.seats).filter(|rival| *rival != seat);
        let glimpses: Vec<Glimpse> = seats.map(|rival| glimpse(view, seat, rival)).collect();
        let against = |glimpse: &dyn Fn(&Glimpse) -> Glimpse| -> Vec<&[f32]> {
            glimpses.iter().map(|rival| self.beaten[self.seen(glimpse(rival))].as_slice()).collect()
        };
        let mut shifted = [[0.0; HAND_MAX + 1]; LAPS as usize];
        for n_turns in 0..=LAPS.saturating_sub(view.lap) {
            let fresh = |n_cards: u8| Glimpse { n_turns, n_cards, clue: Clue::Fresh };
            let rivals = against(&|rival| fresh(rival.n_cards));
            let by_size = &mut shifted[usize::from(n_turns)][HAND_MIN..];
            for (n_cards, mean) in (HAND_MIN as u8..).zip(by_size) {
                let ends = &self.typical[self.seen(fresh(n_cards))];
                let worth = ends.iter().map(|rank| worth_at(*rank, &rivals, places)).sum::<f32>();
                *mean = worth / TYPICAL as f32;
            }
        }
        Goal { worth: worth(&against(&|rival| *rival), places), shifted }
    }
}

/// What a seat sees of a rival.
fn glimpse(view: &View, seat: Seat, rival: Seat) -> Glimpse {
    let n_seats = view.setup.seats;
    let first = view.dealer.left(n_seats);
    let turn_of = |wanted: Seat| first.round(n_seats).position(|seat| seat == wanted);
    let has_acted = turn_of(rival) < turn_of(seat);
    let player = &view.players[rival.idx()];
    let shift = view.dice.is_some_and(|dice| dice[0] == dice[1]);
    let clue = if !player.shown.is_empty() {
        Clue::Took
    } else if shift && !has_acted {
        Clue::Fresh
    } else {
        Clue::None
    };
    Glimpse {
        n_turns: LAPS.saturating_sub(view.lap) + u8::from(!has_acted),
        n_cards: (player.cards.len() as u8 + player.n_hidden).max(HAND_MIN as u8),
        clue,
    }
}

/// What a hand of this rank is worth against rivals beaten with these chances.
#[inline]
fn worth_at(rank: usize, rivals: &[&[f32]], places: &[f32; SEATS_MAX]) -> f32 {
    // Rival after rival: behind this one, a place is worth what the next one is.
    let mut places = *places;
    for (n_met, beaten) in rivals.iter().enumerate() {
        let beats = beaten[rank];
        for place in 0..rivals.len() - n_met {
            places[place] = beats * places[place] + (1.0 - beats) * places[place + 1];
        }
    }
    places[0]
}

/// By rank: what a hand is worth against rivals beaten with these chances.
pub fn worth(rivals: &[&[f32]], places: &[f32; SEATS_MAX]) -> Vec<f32> {
    (0..RANKS.n()).map(|rank| worth_at(rank, rivals, places)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beaten(n_turns: u8, n_cards: u8, clue: Clue) -> &'static [f32] {
        &RIVALS.beaten[RIVALS.seen(Glimpse { n_turns, n_cards, clue })]
    }

    #[test]
    fn a_better_hand_beats_more() {
        for beaten in RIVALS.beaten.iter().filter(|beaten| !beaten.is_empty()) {
            assert!(beaten.is_sorted(), "{beaten:?}");
            assert!(beaten[0] < 0.1 && beaten[RANKS.n() - 1] > 0.9);
        }
    }

    #[test]
    fn a_rival_that_took_a_card_is_stronger() {
        // Where half of all plain rivals are beaten, fewer of those are.
        let plain = beaten(0, 2, Clue::None);
        let half = plain.partition_point(|share| *share < 0.5);
        assert!(beaten(0, 2, Clue::Took)[half] < 0.4);
    }

    #[test]
    fn a_hand_that_a_shift_dealt_last_is_weaker() {
        let half = beaten(0, 3, Clue::None).partition_point(|share| *share < 0.5);
        assert!(beaten(0, 3, Clue::Fresh)[half] > 0.6);
    }

    #[test]
    fn the_worth_of_a_hand_follows_the_places() {
        let mut places = [0.0; SEATS_MAX];
        (places[0], places[1], places[2]) = (8.0, 4.0, 0.0);
        let always = vec![1.0; RANKS.n()];
        let never = vec![0.0; RANKS.n()];
        let even = vec![0.5; RANKS.n()];
        assert_eq!(worth(&[&always, &always], &places)[0], 8.0);
        assert_eq!(worth(&[&always, &never], &places)[0], 4.0);
        assert_eq!(worth(&[&never, &never], &places)[0], 0.0);
        assert_eq!(worth(&[&even, &always], &places)[0], 6.0);
    }
}
