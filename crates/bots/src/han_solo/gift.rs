//! What the open card gives to the next seat.
//!
//! Drawing is free for one's own hand, but the card put down is on offer to
//! the seat on the left: a card that makes it a zero is a gift.

use super::hand_value::{KINDS, Odds, kind};
use super::planner::LAPS;
use han_solo::{Card, HAND_MAX, View};
use tabletop::Seat;

/// The lowest sum of a whole hand; sums are counted from here.
const LOWEST: i32 = -10 * HAND_MAX as i32;
/// How many sums a whole hand can have.
const SUMS: usize = (-2 * LOWEST + 1) as usize;

/// By kind of the open card: the chance that it makes the seat on the left a zero.
///
/// All zero where nobody has a turn any more.
pub fn gifts(view: &View, seat: Seat, odds: &Odds) -> [f32; KINDS] {
    let n_seats = view.setup.seats;
    if view.lap >= LAPS && seat == view.dealer {
        return [0.0; KINDS];
    }
    let next = &view.players[seat.left(n_seats).idx()];
    let (known, n_hidden) = (next.cards.as_slice(), usize::from(next.n_hidden));
    let sums = sums(odds);
    std::array::from_fn(|open| {
        let open = open as i32 - 10;
        let whole = open + known.iter().map(value).sum::<i32>();
        let chance = |rest: i32, n_hidden: usize| at(&sums[n_hidden], -rest);
        // It keeps all its cards, or puts one down: a known one or a hidden one.
        let keeps = chance(whole, n_hidden);
        let drops_known: f32 = known.iter().map(|card| chance(whole - value(card), n_hidden)).sum();
        let drops_hidden = match n_hidden {
            0 => 0.0,
            n => n as f32 * chance(whole, n - 1),
        };
        (keeps + drops_known + drops_hidden).min(1.0)
    })
}

fn value(card: &Card) -> i32 {
    i32::from(kind(*card)) - 10
}

fn at(sums: &[f32; SUMS], sum: i32) -> f32 {
    usize::try_from(sum - LOWEST).ok().and_then(|idx| sums.get(idx)).copied().unwrap_or(0.0)
}

/// By number of hidden cards: the chance of each of their sums.
fn sums(odds: &Odds) -> [[f32; SUMS]; HAND_MAX + 1] {
    let mut sums = [[0.0; SUMS]; HAND_MAX + 1];
    sums[0][(-LOWEST) as usize] = 1.0;
    for n in 1..=HAND_MAX {
        let reach = 10 * (n as i32 - 1);
        for sum in -reach..=reach {
            let before = at(&sums[n - 1], sum);
            for (kind, chance) in odds.of.iter().enumerate() {
                sums[n][(sum + kind as i32 - 10 - LOWEST) as usize] += before * chance;
            }
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_of_hidden_cards_are_those_of_random_hands() {
        let sums = sums(&Odds::fresh());
        for (n, sums) in sums.iter().enumerate() {
            assert!((sums.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{n}");
            // A whole deck is the same on either side of zero.
            assert!((at(sums, 7) - at(sums, -7)).abs() < 1e-6, "{n}");
        }
        assert!((at(&sums[1], 4) - 3.0 / 62.0).abs() < 1e-6);
        assert_eq!(at(&sums[5], 51), 0.0);
    }
}
